"""Ending a game. Source: mechanisms.md 6."""

from dataclasses import replace

import pytest

from rules.game import Millis
from rules.match.commands import Abort, Act, MakeOffer, OfferKind, Resign, SeatChange, Settled, Void
from rules.match.errors import MatchCode
from rules.match.events import TableEnded
from rules.match.terms import Kind
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import TALLY, Count, Finish


def ended(sitting: Sitting) -> TableEnded:
    (event,) = [event for event in sitting.log[-1].events if isinstance(event, TableEnded)]
    return event


# result of the game


def test_a_game_that_is_over_ends_the_table_with_its_own_result() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Finish())
    event = ended(sitting)
    assert (event.reason, event.winner_seat) == ("finished", 0)
    assert sitting.match.result == event.result == sitting.table.state.result
    assert sitting.match.actors == ()


def test_running_clocks_are_charged_up_to_the_end() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(0)
    sitting.spend(7_000).send(Resign(seat=1))
    assert sitting.spend(60_000).remaining(0) == before - 7_000


def test_open_offers_are_void_at_the_end() -> None:
    sitting = Sitting().all_act_once()
    sitting.offer(0, OfferKind.DRAW)
    entry = sitting.send(Resign(seat=0))
    assert sitting.types(entry) == ["table_resigned", "table_offer_closed", "table_ended"]
    assert sitting.match.offers == ()
    assert sitting.match.result.ranking == ((1,), (0,))


# abort


@pytest.mark.parametrize("seats", [2, 3])
def test_abort_is_free_until_every_seat_has_acted_once(seats: int) -> None:
    sitting = Sitting(seats=seats)
    for seat in range(seats - 1):
        sitting.act(seat)
    entry = sitting.send(Abort(seat=0))
    assert entry is not None
    assert (entry.seat, sitting.match.aborted, sitting.match.result) == (0, "asked", None)


@pytest.mark.parametrize("seats", [2, 3])
def test_abort_comes_too_late_when_every_seat_has_acted(seats: int) -> None:
    sitting = Sitting(seats=seats).all_act_once()
    assert sitting.refused(Abort(seat=0)).code is MatchCode.ABORT_TOO_LATE


# resign


def test_resigning_at_a_table_of_two_is_a_loss() -> None:
    sitting = Sitting()
    entry = sitting.send(Resign(seat=1))
    assert sitting.types(entry) == ["table_resigned", "table_ended"]
    assert (ended(sitting).reason, ended(sitting).winner_seat) == ("resign", 0)


def test_resigning_at_a_table_of_three_retires_the_seat() -> None:
    sitting = Sitting(seats=3)
    entry = sitting.send(Resign(seat=1))
    assert sitting.types(entry) == ["table_resigned", "table_retired", "happened"]
    assert not sitting.match.over
    assert sitting.refused(Resign(seat=1)).code is MatchCode.NOT_YOUR_DECISION


# draw


def test_an_agreed_draw_shares_the_rank() -> None:
    sitting = Sitting(kind=Kind.RATED).all_act_once()
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=True)
    assert (ended(sitting).reason, ended(sitting).winner_seat) == ("draw", None)
    assert sitting.match.result.ranking == ((0, 1),)


def test_no_draw_before_a_quarter_of_the_game() -> None:
    sitting = Sitting()
    sitting.act(0)
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW))
    assert refusal.code is MatchCode.PROPOSAL_NOT_OFFERED
    assert refusal.facts == {"reason": "progress"}


def test_the_games_own_progress_counts_where_it_knows_one() -> None:
    slow = replace(TALLY, progress=lambda state: 10 * state.total)
    sitting = Sitting(game=slow).all_act_once()
    assert sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW)).facts["reason"] == "progress"
    sitting.act(0)
    assert sitting.offer(0, OfferKind.DRAW) is not None


def test_no_draw_at_a_table_of_three() -> None:
    sitting = Sitting(seats=3).all_act_once()
    assert sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW)).facts["reason"] == "seats"


# abandon


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_abandoned_when_all_agree(seats: int) -> None:
    sitting = Sitting(seats=seats, kind=Kind.RATED).all_act_once()
    sitting.offer(0, OfferKind.ABANDON)
    for seat in range(1, seats):
        assert not sitting.match.over
        sitting.answer(seat, accept=True)
    assert (sitting.match.aborted, sitting.match.result) == ("abandoned", None)


def test_one_no_keeps_the_game_going() -> None:
    sitting = Sitting(seats=3).all_act_once()
    sitting.offer(0, OfferKind.ABANDON)
    sitting.answer(1, accept=True)
    entry = sitting.answer(2, accept=False)
    assert sitting.types(entry) == ["table_offer_answered", "table_offer_closed"]
    assert not sitting.match.over


# incident


def test_an_incident_makes_the_table_void_and_names_itself() -> None:
    sitting = Sitting().all_act_once()
    entry = sitting.send(Void(incident="i7"))
    assert entry is not None
    assert entry.events[-1].incident == "i7"
    assert (sitting.match.aborted, sitting.match.result) == ("incident", None)


def test_a_table_that_was_made_too_late_is_aborted_and_nobody_is_blamed() -> None:
    sitting = Sitting()
    entry = sitting.send(Void(incident="i8", late=True))
    assert entry is not None
    assert (entry.events[-1].reason, entry.events[-1].seat) == ("late", None)


def test_what_is_over_cannot_become_void() -> None:
    sitting = Sitting()
    sitting.send(Resign(seat=0))
    assert sitting.send(Void(incident="i9")) is None


# settlement


def test_an_ended_table_is_due_until_it_is_settled() -> None:
    sitting = Sitting()
    sitting.send(Resign(seat=0))
    assert sitting.due_in() == 0
    assert sitting.due() is None
    change = SeatChange(seat=1, rating_before=150_000, rating_after=151_823, points=10)
    entry = sitting.send(Settled(changes=(change,)))
    assert sitting.types(entry) == ["table_settled"]
    assert sitting.due_in() is None
    assert sitting.send(Settled(changes=())) is None


def test_an_aborted_table_is_settled_too() -> None:
    sitting = Sitting()
    sitting.send(Abort(seat=0))
    assert sitting.due_in() == 0


def test_only_what_is_over_can_be_settled() -> None:
    sitting = Sitting()
    with pytest.raises(ValueError, match="over"):
        sitting.send(Settled(changes=()))


def test_two_seats_cannot_win_by_a_fault_of_the_house() -> None:
    sitting = no_clock().all_act_once()
    sitting.send(Void(incident="i1"))
    act = Act(seat=0, decision=sitting.match.seats[0].decision, action=Count(), rtt=Millis(0))
    assert sitting.refused(act).code is MatchCode.TABLE_OVER
