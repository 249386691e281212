"""Take-back with consent. Source: mechanisms.md 7.2, design.md 3."""

from dataclasses import replace

import pytest

from rules.game import Millis, Timer
from rules.match.commands import AnswerOffer, Barrier, MakeOffer, OfferKind, Resign
from rules.match.entry import EntryKind
from rules.match.errors import MatchCode
from rules.match.frame import ClockState
from rules.match.replay import effective, replay
from rules.match.table import LogNeeded, decide, evolve, needs_log
from rules.match.terms import Bronstein, Fischer, Kind, NoClock
from tests.rules.match.sitting import FIVE_PLUS_THREE, Sitting, make_start, no_clock
from tests.rules.match.tally import (
    TALLY,
    Ask,
    Auction,
    Bid,
    CallVote,
    Count,
    Draw,
    Peek,
    Reply,
    State,
    Vote,
    timers,
)

TAKE_BACK = MakeOffer(seat=0, offer=OfferKind.TAKE_BACK)


def take_back(sitting: Sitting, seat: int, *named: Barrier) -> None:
    sitting.offer(seat, OfferKind.TAKE_BACK, *named)
    for other in sitting.match.offers[0].needs:
        sitting.answer(other, accept=True)


# what is undone


def test_the_state_before_the_last_own_step_comes_back() -> None:
    sitting = no_clock().all_act_once()
    before = sitting.table.state
    sitting.act(0)
    take_back(sitting, 0)
    assert sitting.table.state == before
    assert sitting.match.ply == 2
    assert sitting.types(sitting.log[-1], 1) == [
        "table_offer_answered",
        "table_offer_closed",
        "table_taken_back",
    ]


def test_what_others_did_since_is_undone_as_well() -> None:
    sitting = no_clock().all_act_once()
    before = sitting.table.state
    sitting.act(0, Ask())
    sitting.act(1, Reply())
    take_back(sitting, 0)
    assert sitting.table.state == before


def test_only_the_last_own_step_is_undone() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Count(more=True))
    before = sitting.table.state
    sitting.act(0, Count(more=True))
    take_back(sitting, 0)
    assert sitting.table.state == before


def test_steps_are_undone_one_after_the_other() -> None:
    sitting = no_clock()
    first = sitting.table.state
    sitting.act(0, Count(more=True))
    sitting.act(0, Count(more=True))
    take_back(sitting, 0)
    sitting.spend(30_000)
    take_back(sitting, 0)
    assert sitting.table.state == first


def test_chance_is_the_same_when_the_step_is_played_again() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Draw())
    drawn = sitting.table.state.secrets
    take_back(sitting, 0, Barrier.RANDOM)
    sitting.act(0, Draw())
    assert sitting.table.state.secrets == drawn


def test_the_games_timer_begins_anew() -> None:
    sitting = no_clock(seats=3).all_act_once()
    sitting.act(0, Auction())
    sitting.act(1, Bid(amount=1), after=2_000)
    sitting.spend(1_000)
    sitting.offer(1, OfferKind.TAKE_BACK)
    assert sitting.facts().clock.timer_in_ms is None
    sitting.answer(0, accept=True)
    sitting.answer(2, accept=True)
    assert sitting.table.state.bid == 0
    assert sitting.facts().clock.timer_in_ms == 5_000


def test_even_a_timer_that_went_on_through_the_undone_step_begins_anew() -> None:
    def one_hammer(state: State) -> tuple[Timer[object], ...]:
        return tuple(replace(timer, key="hammer") for timer in timers(state))

    sitting = no_clock(game=replace(TALLY, timers=one_hammer), seats=3, computers=[1, 2])
    sitting.act(0)
    sitting.act(1, Auction())
    sitting.act(0, Bid(amount=1), after=2_000)
    assert sitting.facts().clock.timer_in_ms == 3_000
    sitting.offer(0, OfferKind.TAKE_BACK)
    assert sitting.facts().clock.timer_in_ms == 5_000


def test_a_whole_auction_is_undone_with_the_step_that_opened_it() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Auction())
    sitting.wait()
    take_back(sitting, 0)
    assert sitting.table.state.phase == "count"
    assert sitting.match.timers == ()


def test_nothing_is_deleted_and_the_log_folds_to_the_same_table() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0)
    take_back(sitting, 0)
    sitting.act(0, Count(more=True))
    assert [entry.seq for entry in sitting.log] == list(range(1, len(sitting.log) + 1))
    assert replay(TALLY, sitting.log) == sitting.table


def test_the_effective_entries_leave_the_undone_step_out() -> None:
    sitting = no_clock().all_act_once()
    undone = sitting.act(0)
    take_back(sitting, 0)
    kept = effective(sitting.log)
    assert undone not in kept
    assert [entry.kind for entry in kept] == [
        EntryKind.STARTED,
        EntryKind.ACT,
        EntryKind.ACT,
        EntryKind.OFFER,
    ]


# guards


@pytest.mark.parametrize(
    ("terms", "reason"), [({"kind": Kind.RATED}, "rated"), ({"daily": "2026-01-01"}, "daily")]
)
def test_no_take_back_in_rated_and_daily_games(terms: dict[str, object], reason: str) -> None:
    sitting = no_clock(**terms).all_act_once()
    sitting.act(0)
    refusal = sitting.refused(TAKE_BACK)
    assert (refusal.code, refusal.facts) == (MatchCode.TAKEBACK_NOT_ALLOWED, {"reason": reason})


def test_no_take_back_where_the_person_chose_to_do_without() -> None:
    start = replace(make_start(control=NoClock(), computers=[1]), take_back=False)
    sitting = Sitting(start=start)
    sitting.act(0, Count(more=True))
    refusal = sitting.refused(TAKE_BACK)
    assert (refusal.code, refusal.facts) == (MatchCode.TAKEBACK_NOT_ALLOWED, {"reason": "chosen"})


def test_no_take_back_after_the_end() -> None:
    sitting = no_clock().all_act_once()
    sitting.send(Resign(seat=1))
    assert sitting.refused(TAKE_BACK).code is MatchCode.TABLE_OVER


def test_nothing_to_take_back_without_an_own_step() -> None:
    sitting = no_clock()
    assert sitting.refused(TAKE_BACK).code is MatchCode.NOTHING_TO_TAKE_BACK


def test_at_two_seats_the_step_before_the_others_turn_can_still_be_taken_back() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0)
    sitting.act(1)
    assert sitting.offer(0, OfferKind.TAKE_BACK) is not None


def test_a_step_from_two_turns_ago_cannot_be_taken_back() -> None:
    sitting = no_clock(seats=3)
    sitting.act(0)
    sitting.act(1)
    assert sitting.facts(0).take_back is not None
    sitting.act(2)
    assert sitting.facts(0).take_back is None
    assert sitting.refused(TAKE_BACK).code is MatchCode.NOTHING_TO_TAKE_BACK


def test_a_reply_belongs_to_the_turn_it_is_made_in() -> None:
    sitting = no_clock(seats=3)
    sitting.act(0)
    sitting.act(1, Ask())
    sitting.act(2, Reply())
    sitting.act(1)
    assert sitting.offer(0, OfferKind.TAKE_BACK) is not None


def test_a_retirement_cannot_be_undone() -> None:
    sitting = no_clock(seats=3)
    sitting.act(0)
    sitting.send(Resign(seat=2))
    assert sitting.refused(TAKE_BACK).code is MatchCode.NOTHING_TO_TAKE_BACK


# barriers


@pytest.mark.parametrize(
    ("action", "barrier"), [(Draw(), Barrier.RANDOM), (Peek(), Barrier.REVEAL)]
)
def test_a_barrier_must_be_named(action: object, barrier: Barrier) -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, action)
    refusal = sitting.refused(TAKE_BACK)
    assert (refusal.code, refusal.facts) == (MatchCode.TAKEBACK_BARRIER, {"kinds": (barrier,)})
    offer = sitting.offer(0, OfferKind.TAKE_BACK, barrier)
    assert offer is not None
    assert offer.events[0].barriers == (barrier,)


def test_barriers_of_what_others_did_since_count_too() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0)
    sitting.act(1, Draw())
    sitting.act(1, Peek())
    facts = sitting.facts(0).take_back
    assert facts is not None
    assert facts.barriers == (Barrier.RANDOM, Barrier.REVEAL)
    named = MakeOffer(seat=0, offer=OfferKind.TAKE_BACK, named=frozenset({Barrier.RANDOM}))
    assert sitting.refused(named).code is MatchCode.TAKEBACK_BARRIER


def test_barriers_before_the_undone_part_do_not_count() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Draw())
    sitting.act(0, Count(more=True))
    assert sitting.send(TAKE_BACK) is not None


# who is asked


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_other_seat_must_agree(seats: int) -> None:
    sitting = no_clock(seats=seats).all_act_once()
    sitting.act(0, Count(more=True))
    sitting.offer(0, OfferKind.TAKE_BACK)
    for seat in range(1, seats):
        assert sitting.table.state.total == seats + 1
        sitting.answer(seat, accept=True)
    assert sitting.table.state.total == seats


def test_against_a_computer_it_works_without_asking() -> None:
    sitting = no_clock(computers=[1])
    before = sitting.table.state
    sitting.act(0, Draw())
    sitting.act(0)
    sitting.act(1)
    sitting.offer(0, OfferKind.TAKE_BACK)
    sitting.offer(0, OfferKind.TAKE_BACK)
    assert sitting.table.state == before
    assert sitting.match.offers == ()


def test_against_computers_it_works_as_often_as_one_likes() -> None:
    sitting = no_clock(computers=[1])
    for _ in range(6):
        sitting.act(0)
        sitting.act(1)
        assert sitting.offer(0, OfferKind.TAKE_BACK) is not None
    assert sitting.table.state.total == 0


def test_against_computers_their_turns_do_not_push_the_own_step_out_of_reach() -> None:
    sitting = no_clock(seats=4, computers=[1, 2, 3])
    for seat in range(4):
        sitting.act(seat)
    assert sitting.offer(0, OfferKind.TAKE_BACK) is not None
    assert sitting.table.state.total == 0


def test_where_all_other_persons_are_out_nobody_is_asked() -> None:
    sitting = no_clock(seats=4, computers=[2, 3])
    sitting.send(Resign(seat=1))
    sitting.act(0, Count(more=True))
    assert sitting.offer(0, OfferKind.TAKE_BACK) is not None
    assert sitting.table.state.total == 0


def test_not_against_the_computer_of_the_day() -> None:
    sitting = no_clock(computers=[1], daily="2026-01-01")
    sitting.act(0)
    assert sitting.refused(TAKE_BACK).code is MatchCode.TAKEBACK_NOT_ALLOWED


# the log


def test_the_log_is_needed_only_where_the_take_back_is_carried_out() -> None:
    sitting = no_clock(seats=3)
    sitting.act(0)
    assert not needs_log(sitting.table, TAKE_BACK)
    sitting.offer(0, OfferKind.TAKE_BACK)
    first = AnswerOffer(seat=1, offer_id=1, accept=True)
    last = AnswerOffer(seat=2, offer_id=1, accept=True)
    assert not needs_log(sitting.table, first)
    sitting.send(first)
    assert needs_log(sitting.table, last)
    assert not needs_log(sitting.table, AnswerOffer(seat=2, offer_id=1, accept=False))
    with pytest.raises(LogNeeded):
        decide(sitting.table, last, sitting.now)
    alone = no_clock(computers=[1])
    assert needs_log(alone.table, TAKE_BACK)


def test_other_nodes_cannot_fold_a_take_back_without_the_log() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0)
    sitting.offer(0, OfferKind.TAKE_BACK)
    before = sitting.table
    entry = sitting.answer(1, accept=True)
    assert entry is not None
    with pytest.raises(LogNeeded):
        evolve(before, entry)
    assert evolve(before, entry, sitting.log) == sitting.table


def test_half_a_log_is_no_log() -> None:
    sitting = no_clock(computers=[1])
    sitting.act(0)
    with pytest.raises(ValueError, match="whole"):
        decide(sitting.table, TAKE_BACK, sitting.now, log=sitting.log[1:])


# clocks


def test_clocks_stand_while_a_take_back_is_pending() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0)
    before = sitting.remaining(1)
    sitting.spend(4_000)
    sitting.offer(0, OfferKind.TAKE_BACK)
    assert sitting.facts().clock.seats[1].state is ClockState.PAUSED
    sitting.spend(15_000)
    assert sitting.remaining(1) == before - 4_000
    sitting.answer(1, accept=False)
    assert sitting.spend(1_000).remaining(1) == before - 5_000


def test_clocks_run_again_when_nobody_answers_for_twenty_seconds() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0)
    before = sitting.remaining(1)
    sitting.offer(0, OfferKind.TAKE_BACK)
    sitting.wait()
    assert sitting.facts().clock.seats[1].state is ClockState.RUNNING
    assert sitting.spend(1_000).remaining(1) == before - 1_000


def test_who_is_asked_may_act_instead_and_pays_for_the_time_before() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0)
    before = sitting.remaining(1)
    sitting.spend(4_000)
    sitting.offer(0, OfferKind.TAKE_BACK)
    sitting.act(1, after=10_000)
    assert sitting.remaining(1) == before - 4_000 + 3_000
    assert sitting.match.stopped_at is None


def test_used_time_stays_used_and_earned_time_is_taken_back() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(0), sitting.remaining(1)
    sitting.act(0, after=10_000)
    sitting.act(1, Count(more=True), after=20_000)
    take_back(sitting, 0)
    assert sitting.remaining(0) == before[0] - 10_000
    assert sitting.remaining(1) == before[1] - 20_000
    sitting.act(0)
    assert sitting.remaining(0) == before[0] - 10_000 + 3_000


def test_bronsteins_refunds_are_taken_back_too() -> None:
    control = Bronstein(base_ms=Millis(300_000), delay_ms=Millis(4_000))
    sitting = Sitting(control=control).all_act_once()
    sitting.act(0, after=10_000)
    assert sitting.remaining(0) == 294_000
    take_back(sitting, 0)
    assert sitting.remaining(0) == 290_000


def test_a_take_back_leaves_five_seconds_if_there_is_more_now() -> None:
    control = Fischer(base_ms=Millis(60_000), inc_ms=Millis(10_000))
    sitting = Sitting(control=control).all_act_once()
    sitting.act(0, after=68_000)
    assert sitting.remaining(0) == 12_000
    take_back(sitting, 0)
    assert sitting.remaining(0) == 5_000


def test_a_take_back_does_not_lift_what_is_below_five_seconds() -> None:
    control = Fischer(base_ms=Millis(60_000), inc_ms=Millis(1_000))
    sitting = Sitting(control=control).all_act_once()
    sitting.act(0, after=59_500)
    assert sitting.remaining(0) == 2_500
    take_back(sitting, 0)
    assert sitting.remaining(0) == 2_500


def test_the_seats_that_are_asked_again_have_running_clocks() -> None:
    sitting = Sitting(control=FIVE_PLUS_THREE).all_act_once()
    sitting.act(0, CallVote())
    sitting.act(0, Vote())
    take_back(sitting, 0)
    states = [seat.state for seat in sitting.facts().clock.seats]
    assert states == [ClockState.RUNNING] * 2
