"""Offers and answers. Source: mechanisms.md 7.1."""

import pytest

from rules.match.commands import (
    AnswerOffer,
    Barrier,
    MakeOffer,
    OfferKind,
    Resign,
    WithdrawOffer,
)
from rules.match.errors import MatchCode
from rules.match.frame import frame_facts
from rules.match.terms import Kind
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import Auction, Count

KINDS = (OfferKind.DRAW, OfferKind.ABANDON, OfferKind.PAUSE, OfferKind.TAKE_BACK)


def ready(**terms: object) -> Sitting:
    return no_clock(**terms).all_act_once()


def move(sitting: Sitting, *, after: int = 30_000) -> None:
    """Change the position, and let time pass."""
    sitting.act(sitting.table.state.active, after=after)


@pytest.mark.parametrize(
    ("kind", "lasts"),
    [
        (OfferKind.DRAW, 60_000),
        (OfferKind.ABANDON, 60_000),
        (OfferKind.PAUSE, 30_000),
        (OfferKind.TAKE_BACK, 20_000),
    ],
)
def test_an_offer_stands_for_its_time_and_then_runs_out(kind: OfferKind, lasts: int) -> None:
    sitting = ready()
    sitting.offer(0, kind)
    assert sitting.facts(1).offers[0].expires_in_ms == lasts
    assert sitting.due_in() == lasts
    entry = sitting.wait()
    assert sitting.types(entry) == ["table_offer_closed"]
    assert entry is not None
    assert entry.events[0].state == "expired"
    assert sitting.facts(1).offers == ()


def test_an_offer_names_who_is_asked_and_when_it_was_made() -> None:
    sitting = ready(seats=3)
    length = len(sitting.log)
    sitting.offer(1, OfferKind.ABANDON)
    (offer,) = sitting.match.offers
    assert (offer.seat, offer.needs, offer.made_seq) == (1, (0, 2), length)


@pytest.mark.parametrize("kind", KINDS)
def test_one_offer_of_a_kind_is_open_at_a_time(kind: OfferKind) -> None:
    sitting = ready()
    sitting.offer(0, kind)
    other = MakeOffer(seat=1, offer=kind)
    assert sitting.refused(other).code is MatchCode.PROPOSAL_OPEN


def test_offers_of_different_kinds_stand_side_by_side() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.offer(0, OfferKind.ABANDON)
    assert [offer.id for offer in sitting.match.offers] == [1, 2]


@pytest.mark.parametrize("kind", KINDS)
def test_an_offer_is_declined(kind: OfferKind) -> None:
    sitting = ready()
    sitting.offer(0, kind)
    entry = sitting.answer(1, accept=False)
    assert sitting.types(entry) == ["table_offer_answered", "table_offer_closed"]
    assert entry is not None
    assert entry.events[-1].state == "declined"


def test_an_offer_is_withdrawn_by_its_maker_alone() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    refusal = sitting.refused(WithdrawOffer(seat=1, offer_id=1))
    assert refusal.facts == {"reason": "not_yours"}
    entry = sitting.send(WithdrawOffer(seat=0, offer_id=1))
    assert entry is not None
    assert entry.events[-1].state == "withdrawn"


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_makes_open_offers_void(kind: OfferKind) -> None:
    sitting = ready()
    sitting.offer(0, kind)
    entry = sitting.act(0)
    assert sitting.types(entry) == ["counted", "table_offer_closed"]
    assert entry.events[-1].state == "void"


def test_a_tick_of_the_game_makes_open_offers_void() -> None:
    sitting = ready()
    sitting.act(0, Auction())
    sitting.offer(0, OfferKind.ABANDON)
    assert sitting.types(sitting.wait()) == ["happened", "table_offer_closed"]


def test_a_retirement_makes_open_offers_void() -> None:
    sitting = ready(seats=3)
    sitting.offer(0, OfferKind.ABANDON)
    entry = sitting.send(Resign(seat=1))
    assert sitting.types(entry)[-1] == "table_offer_closed"


def test_presence_does_not_make_an_offer_void() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.go(1).come(1)
    assert len(sitting.match.offers) == 1


@pytest.mark.parametrize("offer_id", [1, 99])
def test_a_closed_or_unknown_offer_cannot_be_answered(offer_id: int) -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=False)
    answer = AnswerOffer(seat=1, offer_id=offer_id, accept=True)
    assert sitting.refused(answer).code is MatchCode.PROPOSAL_CLOSED
    withdrawal = WithdrawOffer(seat=0, offer_id=offer_id)
    assert sitting.refused(withdrawal).code is MatchCode.PROPOSAL_CLOSED


def test_nobody_answers_his_own_offer() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    answer = AnswerOffer(seat=0, offer_id=1, accept=True)
    assert sitting.refused(answer).facts == {"reason": "not_asked"}


def test_saying_yes_twice_changes_nothing() -> None:
    sitting = ready(seats=3)
    sitting.offer(0, OfferKind.ABANDON)
    assert sitting.answer(1, accept=True) is not None
    assert sitting.answer(1, accept=True) is None


def test_a_yes_that_still_waits_for_others_can_become_a_no() -> None:
    sitting = ready(seats=3)
    sitting.offer(0, OfferKind.ABANDON)
    sitting.answer(1, accept=True)
    entry = sitting.answer(1, accept=False)
    assert entry is not None
    assert entry.events[-1].state == "declined"


# repeating


def test_an_offer_is_not_repeated_before_the_position_has_changed() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=False)
    again = MakeOffer(seat=0, offer=OfferKind.DRAW)
    assert sitting.spend(60_000).refused(again).code is MatchCode.PROPOSAL_TOO_SOON
    move(sitting)
    assert sitting.send(again) is not None


def test_an_offer_is_not_repeated_before_thirty_seconds_have_passed() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=False)
    move(sitting, after=10_000)
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW))
    assert (refusal.code, refusal.facts) == (MatchCode.PROPOSAL_TOO_SOON, {"wait_ms": 20_000})


def test_the_other_seat_need_not_wait() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=False)
    assert sitting.offer(1, OfferKind.DRAW) is not None


def test_a_seat_makes_three_offers_of_a_kind_in_a_game() -> None:
    sitting = ready()
    for _ in range(3):
        sitting.offer(0, OfferKind.DRAW)
        sitting.answer(1, accept=False)
        move(sitting)
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW))
    assert refusal.code is MatchCode.PROPOSAL_LIMIT
    assert sitting.offer(0, OfferKind.ABANDON) is not None


# muting


def test_a_seat_may_refuse_a_kind_for_the_rest_of_the_game_and_the_asker_sees_it() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    entry = sitting.answer(1, accept=False, mute=True)
    assert sitting.types(entry, 0)[-1] == "table_muted"
    move(sitting)
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW))
    assert refusal.code is MatchCode.PROPOSALS_MUTED
    assert sitting.offer(0, OfferKind.PAUSE) is not None


def test_who_has_muted_a_kind_may_still_offer_it() -> None:
    sitting = ready()
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=False, mute=True)
    assert sitting.offer(1, OfferKind.DRAW) is not None


# computers


def test_a_computer_agrees_to_abandon_at_once() -> None:
    sitting = no_clock(computers=[1])
    entry = sitting.offer(0, OfferKind.ABANDON)
    assert sitting.types(entry) == ["table_offer_made", "table_offer_closed", "table_aborted"]


def test_a_computer_agrees_to_a_pause_at_once_but_other_persons_are_asked() -> None:
    sitting = Sitting(seats=3, computers=[1])
    sitting.offer(0, OfferKind.PAUSE)
    assert sitting.match.offers[0].needs == (2,)


def test_a_computer_never_agrees_to_a_draw() -> None:
    sitting = no_clock(computers=[1])
    sitting.act(0)
    sitting.act(1)
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW))
    assert refusal.facts == {"reason": "computer"}


def test_alone_with_computers_there_is_nothing_to_pause() -> None:
    sitting = no_clock(computers=[1])
    assert sitting.refused(MakeOffer(seat=0, offer=OfferKind.PAUSE)).facts == {"reason": "alone"}


# what the menu says


def offerable(sitting: Sitting, seat: int = 0) -> dict[str, str | None]:
    return dict(frame_facts(sitting.table, seat, sitting.now).offerable)


def test_the_frame_says_what_can_be_offered_and_why_not() -> None:
    assert offerable(Sitting()) == {
        "take_back": "nothing_to_take_back",
        "draw": "progress",
        "abandon": None,
        "pause": None,
        "rematch": "not_over",
    }
    rated = Sitting(kind=Kind.RATED).all_act_once()
    assert offerable(rated) == {
        "take_back": "rated",
        "draw": None,
        "abandon": None,
        "pause": "rated",
        "rematch": "not_over",
    }
    over = Sitting()
    over.send(Resign(seat=0))
    assert offerable(over) == {
        "take_back": "table_over",
        "draw": "table_over",
        "abandon": "table_over",
        "pause": "table_over",
        "rematch": None,
    }


def test_a_vote_is_opened_by_a_claim_only() -> None:
    sitting = ready(seats=3)
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.RETIRE))
    assert refusal.facts == {"reason": "vote"}


def test_a_retired_seat_offers_nothing() -> None:
    sitting = ready(seats=3)
    sitting.send(Resign(seat=1))
    refusal = sitting.refused(MakeOffer(seat=1, offer=OfferKind.ABANDON))
    assert refusal.facts == {"reason": "retired"}


def test_naming_barriers_that_are_not_there_does_no_harm() -> None:
    sitting = ready()
    sitting.act(0, Count(more=True))
    assert sitting.offer(0, OfferKind.TAKE_BACK, Barrier.RANDOM) is not None
    assert sitting.match.offers[0].barriers == ()
