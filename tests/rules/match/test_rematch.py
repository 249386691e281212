"""Playing again. Source: mechanisms.md 3.6; seed 003, Im Wartesaal (the other one begins)."""

import pytest

from rules.match.commands import (
    Abort,
    AnswerOffer,
    Leave,
    MakeOffer,
    OfferKind,
    Resign,
    WithdrawOffer,
)
from rules.match.errors import MatchCode
from rules.match.rematch import completed_by, rematch_start
from tests.rules.match.sitting import Sitting, make_start, no_clock

OFFER = MakeOffer(seat=0, offer=OfferKind.REMATCH, rematch_table="t2")
OTHER = MakeOffer(seat=1, offer=OfferKind.REMATCH, rematch_table="t2")


def finished(**terms: object) -> Sitting:
    sitting = no_clock(**terms)
    for seat in range(len(sitting.match.seats) - 1):
        sitting.send(Resign(seat=seat))
    return sitting


def test_a_rematch_is_agreed_and_all_hear_the_new_tables_id() -> None:
    sitting = finished()
    sitting.send(OFFER)
    entry = sitting.answer(1, accept=True)
    assert sitting.types(entry)[-1] == "table_rematch"
    assert sitting.facts().rematch == "t2"


def test_offering_what_the_other_has_offered_agrees_to_it() -> None:
    sitting = finished()
    sitting.send(OFFER)
    sitting.send(OTHER)
    assert sitting.match.rematch == "t2"


def test_later_offers_change_nothing() -> None:
    sitting = finished()
    sitting.send(OFFER)
    sitting.send(OTHER)
    later = MakeOffer(seat=0, offer=OfferKind.REMATCH, rematch_table="t3")
    assert sitting.send(later) is None
    assert sitting.match.rematch == "t2"


def test_at_a_table_of_three_all_must_agree_within_a_minute() -> None:
    sitting = finished(seats=3)
    sitting.send(OFFER)
    sitting.answer(1, accept=True)
    assert sitting.match.rematch is None
    assert sitting.facts().offers[0].expires_in_ms == 60_000
    sitting.answer(2, accept=True)
    assert sitting.match.rematch == "t2"


def test_at_a_table_of_two_it_stands_for_ten_minutes() -> None:
    sitting = finished()
    sitting.send(OFFER)
    assert sitting.facts().offers[0].expires_in_ms == 600_000


def test_the_last_yes_is_told_from_all_others_before_it_is_given() -> None:
    sitting = finished(seats=3)
    assert completed_by(sitting.match, OFFER) is None
    sitting.send(OFFER)
    [offer] = sitting.match.offers
    yes = [AnswerOffer(seat=seat, offer_id=offer.id, accept=True) for seat in (1, 2)]
    assert [completed_by(sitting.match, one) for one in yes] == [None, None]
    sitting.send(yes[0])
    assert completed_by(sitting.match, yes[1]) == sitting.match.offers[0]
    assert completed_by(sitting.match, MakeOffer(seat=2, offer=OfferKind.REMATCH)) is not None
    for other in (
        AnswerOffer(seat=2, offer_id=offer.id, accept=False),
        AnswerOffer(seat=2, offer_id=offer.id + 1, accept=True),
        MakeOffer(seat=2, offer=OfferKind.DRAW),
        MakeOffer(seat=0, offer=OfferKind.REMATCH),
        Leave(seat=2),
    ):
        assert completed_by(sitting.match, other) is None


def test_it_dies_when_its_maker_is_gone() -> None:
    sitting = finished()
    sitting.send(OFFER)
    sitting.go(0)
    assert sitting.match.offers == ()


@pytest.mark.parametrize(
    ("ending", "state"),
    [
        (AnswerOffer(seat=1, offer_id=1, accept=False), "declined"),
        (WithdrawOffer(seat=0, offer_id=1), "withdrawn"),
        (Leave(seat=1), "declined"),
        (Leave(seat=0), "withdrawn"),
    ],
)
def test_after_a_no_the_same_seat_waits_thirty_seconds(ending: object, state: str) -> None:
    sitting = finished()
    sitting.send(OFFER)
    entry = sitting.send(ending)
    assert entry is not None
    assert entry.events[-1].state == state
    refusal = sitting.spend(20_000).refused(OFFER)
    assert (refusal.code, refusal.facts) == (MatchCode.PROPOSAL_TOO_SOON, {"wait_ms": 10_000})
    assert sitting.spend(10_000).send(OFFER) is not None


def test_leaving_a_finished_table_without_an_offer_changes_nothing() -> None:
    assert finished().send(Leave(seat=0)) is None


def test_a_seat_offers_it_three_times() -> None:
    sitting = finished()
    for _ in range(3):
        sitting.send(OFFER)
        sitting.answer(1, accept=False)
        sitting.spend(30_000)
    assert sitting.refused(OFFER).code is MatchCode.PROPOSAL_LIMIT


def test_wanting_a_rematch_does_not_answer_another_offer() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0)
    sitting.offer(0, OfferKind.TAKE_BACK)
    assert sitting.refused(OTHER).facts == {"reason": "not_over"}


def test_a_computer_plays_again_at_once() -> None:
    sitting = finished(computers=[1])
    sitting.send(OFFER)
    assert sitting.match.rematch == "t2"


def test_whoever_completes_a_rematch_must_bring_an_id() -> None:
    sitting = finished()
    sitting.send(OFFER)
    with pytest.raises(ValueError, match="rematch_table"):
        sitting.send(AnswerOffer(seat=1, offer_id=1, accept=True))


@pytest.mark.parametrize(
    ("sitting", "reason"),
    [(no_clock(), "not_over"), (finished(daily="2026-01-01"), "daily")],
)
def test_no_rematch_while_the_game_runs_nor_of_a_daily_game(sitting: Sitting, reason: str) -> None:
    assert sitting.refused(OFFER).facts == {"reason": reason}


def test_no_rematch_of_a_game_that_was_called_off() -> None:
    sitting = no_clock()
    sitting.send(Abort(seat=0))
    assert sitting.refused(OFFER).facts == {"reason": "not_over"}


def test_an_open_rematch_offer_runs_out() -> None:
    sitting = finished()
    sitting.send(OFFER)
    entry = sitting.spend(600_000).due()
    assert entry is not None
    assert entry.events[-1].state == "expired"


@pytest.mark.parametrize(("seats", "next_first"), [(2, 1), (3, 1), (5, 1)])
def test_the_other_one_begins_and_the_terms_are_the_same(seats: int, next_first: int) -> None:
    start = make_start(seats=seats)
    again = rematch_start(start, "t2", "aa" * 32)
    assert again.first_seat == next_first
    assert (again.terms, again.previous, again.table) == (start.terms, "t1", "t2")
    assert again.seed == "aa" * 32
    back = rematch_start(again, "t3", "bb" * 32)
    assert back.first_seat == 2 % seats
