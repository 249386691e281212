"""Chess clocks. Source: mechanisms.md 2.1 to 2.5."""

from dataclasses import replace

import pytest

from rules.game import Millis
from rules.match.clock import lag_gain
from rules.match.commands import Act, Resign
from rules.match.entry import EntryKind
from rules.match.errors import MatchCode
from rules.match.frame import ClockState
from rules.match.terms import Bronstein, Fischer, NoClock, Tempo
from tests.rules.match.sitting import FIVE_PLUS_THREE, Sitting, no_clock
from tests.rules.match.tally import (
    PLAIN,
    TALLY,
    Ask,
    Auction,
    Bid,
    CallVote,
    Count,
    Draw,
    Reply,
    Vote,
)

BRONSTEIN = Bronstein(base_ms=Millis(300_000), delay_ms=Millis(4_000))
SUDDEN_DEATH = Fischer(base_ms=Millis(180_000), inc_ms=Millis(0))


def minutes(base: int, inc: int) -> Fischer:
    return Fischer(base_ms=Millis(base * 60_000), inc_ms=Millis(inc * 1_000))


def clock(sitting: Sitting, seat: int) -> ClockState:
    return sitting.facts().clock.seats[seat].state


# 2.1 Time controls


def test_thinking_costs_budget_and_a_finished_turn_brings_the_increment() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(0)
    sitting.act(0, after=10_000)
    assert sitting.remaining(0) == before - 10_000 + 3_000


def test_the_increment_never_lifts_the_budget_above_its_cap() -> None:
    capped = Fischer(base_ms=Millis(60_000), inc_ms=Millis(5_000), cap_ms=Millis(61_000))
    sitting = Sitting(control=capped).all_act_once()
    assert sitting.remaining(0) == 61_000
    sitting.act(0, after=3_000)
    assert sitting.remaining(0) == 61_000


@pytest.mark.parametrize(("thought", "cost"), [(3_000, 0), (4_000, 0), (10_000, 6_000)])
def test_bronstein_gives_back_the_time_used_up_to_the_delay(thought: int, cost: int) -> None:
    sitting = Sitting(control=BRONSTEIN).all_act_once()
    sitting.act(0, after=thought)
    assert sitting.remaining(0) == 300_000 - cost


def test_bronstein_adds_up_what_was_used_in_all_parts_of_a_turn() -> None:
    sitting = Sitting(control=BRONSTEIN).all_act_once()
    sitting.act(0, Count(more=True), after=1_500)
    sitting.act(0, Count(more=True), after=1_500)
    assert sitting.remaining(0) == 297_000
    sitting.act(0, after=3_000)
    assert sitting.remaining(0) == 300_000 - 6_000 + 4_000


def test_the_increment_is_paid_once_a_turn_however_many_actions_it_has() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(0)
    for _ in range(5):
        sitting.act(0, Count(more=True), after=1_000)
    assert sitting.remaining(0) == before - 5_000
    sitting.act(0)
    assert sitting.remaining(0) == before - 5_000 + 3_000


def test_a_turn_that_a_reply_interrupts_earns_one_increment_when_it_is_finished() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(0)
    sitting.act(0, Ask(), after=1_000)
    assert sitting.remaining(0) == before - 1_000
    sitting.act(1, Reply())
    sitting.act(0, Ask(), after=1_000)
    sitting.act(1, Reply())
    sitting.act(0, after=1_000)
    assert sitting.remaining(0) == before - 3_000 + 3_000


@pytest.mark.parametrize(("thought", "cost"), [(2_999, 0), (3_000, 0), (5_000, 2_000)])
def test_a_reply_earns_no_increment_but_its_first_time_is_free(thought: int, cost: int) -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Ask())
    before = sitting.remaining(1)
    sitting.spend(thought)
    assert sitting.remaining(1) == before - cost
    sitting.act(1, Reply())
    assert sitting.remaining(1) == before - cost


def test_the_free_time_of_a_reply_is_never_more_than_ten_seconds() -> None:
    sitting = Sitting(control=minutes(5, 60)).all_act_once()
    sitting.act(0, Ask())
    before = sitting.remaining(1)
    sitting.act(1, Reply(), after=12_000)
    assert sitting.remaining(1) == before - 2_000


def test_a_key_that_comes_again_is_not_paid_again() -> None:
    sitting = Sitting(game=replace(TALLY, turn_key=lambda state, seat: "the same"))
    for _ in range(2):
        sitting.all_act_once()
    assert sitting.remaining(0) == 303_000


def test_without_turn_keys_a_seat_that_stays_the_only_actor_is_in_one_turn() -> None:
    sitting = Sitting(game=PLAIN).all_act_once()
    before = sitting.remaining(0)
    sitting.act(0, Count(more=True), after=1_000)
    sitting.act(0, Count(more=True), after=1_000)
    assert sitting.remaining(0) == before - 2_000
    sitting.act(0, after=1_000)
    assert sitting.remaining(0) == before - 3_000 + 3_000


def test_in_a_simultaneous_phase_every_seat_has_its_own_clock_until_it_has_acted() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, CallVote())
    assert [clock(sitting, seat) for seat in (0, 1)] == [ClockState.RUNNING] * 2
    own, other = sitting.remaining(0), sitting.remaining(1)
    sitting.act(0, Vote(), after=5_000)
    assert [clock(sitting, seat) for seat in (0, 1)] == [ClockState.IDLE, ClockState.RUNNING]
    sitting.spend(4_000)
    assert (sitting.remaining(0), sitting.remaining(1)) == (own - 2_000, other - 6_000)


def test_in_an_open_auction_nobody_has_a_clock() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Auction())
    assert [clock(sitting, seat) for seat in (0, 1)] == [ClockState.IDLE] * 2
    before = sitting.remaining(1)
    sitting.act(1, Bid(amount=1), after=4_000)
    assert sitting.remaining(1) == before


def test_without_a_clock_every_single_decision_has_ten_minutes() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Count(more=True), after=590_000)
    sitting.spend(599_000)
    assert sitting.facts().clock.seats[0].brake_in_ms == 1_000
    sitting.spend(1_000)
    assert sitting.due_in() == 150
    entry = sitting.wait()
    assert sitting.types(entry) == ["table_flagged", "table_ended"]
    assert sitting.match.result.reason == "brake"
    assert sitting.match.result.ranking == ((1,), (0,))


def test_at_a_table_with_one_person_nothing_runs_out() -> None:
    sitting = no_clock(computers=[1])
    assert sitting.due_in() == 14 * 24 * 3_600_000
    assert sitting.facts().clock.seats[0].brake_in_ms is None
    sitting.spend(24 * 3_600_000)
    assert sitting.due() is None
    sitting.act(0)


def test_a_table_with_one_person_is_aborted_when_nobody_touched_it_for_two_weeks() -> None:
    sitting = no_clock(computers=[1])
    entry = sitting.wait()
    assert sitting.types(entry) == ["table_aborted"]
    assert sitting.match.aborted == "untouched"


# 2.3 Narration


def test_what_others_do_is_read_before_the_clock_starts() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(1)
    sitting.act(0, Count(loud=True))
    assert clock(sitting, 1) is ClockState.NARRATION
    assert sitting.facts().clock.seats[1].starts_in_ms == 1_000
    sitting.act(1, after=1_500)
    assert sitting.remaining(1) == before - 500 + 3_000


def test_the_own_doing_is_not_narrated_to_its_seat() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Count(loud=True, more=True))
    assert clock(sitting, 0) is ClockState.RUNNING


def test_what_the_rules_did_for_a_seat_is_narrated_to_it_as_well() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Count(auto=True, more=True))
    assert sitting.facts().clock.seats[0].starts_in_ms == 1_000


def test_a_pause_tells_nothing_about_what_spectators_do_not_see() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Draw())
    sitting.act(0)
    assert clock(sitting, 1) is ClockState.RUNNING


@pytest.mark.parametrize(("tempo", "grant"), [("fast", 600), ("normal", 1_000), ("calm", 1_600)])
def test_the_tempo_of_the_table_scales_the_grant_for_all(tempo: str, grant: int) -> None:
    sitting = Sitting(tempo=Tempo(tempo)).all_act_once()
    sitting.act(0, Count(loud=True))
    assert sitting.facts().clock.seats[1].starts_in_ms == grant


def test_grants_add_up_but_no_decision_waits_longer_than_twelve_seconds() -> None:
    sitting = Sitting().all_act_once()
    for _ in range(20):
        sitting.act(0, Count(loud=True, more=True))
    sitting.act(0)
    assert sitting.facts().clock.seats[1].starts_in_ms == 12_000


def test_reading_time_passes_while_others_still_think() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Count(loud=True, more=True))
    sitting.act(0, after=600)
    assert sitting.facts().clock.seats[1].starts_in_ms == 400


def test_an_action_before_the_clock_starts_costs_nothing_and_earns_nothing() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Count(loud=True))
    before = sitting.remaining(1)
    sitting.act(1, Count(more=True), after=200)
    assert sitting.remaining(1) == before
    assert clock(sitting, 1) is ClockState.RUNNING


def test_the_brake_starts_when_the_clock_does() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Count(loud=True))
    assert sitting.facts().clock.seats[1].brake_in_ms == 601_000


# 2.4 Lag compensation


@pytest.mark.parametrize(
    ("control", "gain"),
    [
        (minutes(1, 0), 390),
        (minutes(3, 0), 870),
        (FIVE_PLUS_THREE, 1_000),
        (minutes(30, 15), 1_000),
        (NoClock(), 0),
    ],
)
def test_the_gain_follows_from_the_estimated_length(control: Fischer, gain: int) -> None:
    assert lag_gain(control) == gain


def test_the_measured_round_trip_is_not_charged() -> None:
    sitting = Sitting().all_act_once()
    before = sitting.remaining(0)
    entry = sitting.act(0, after=2_000, rtt=300)
    assert sitting.remaining(0) == before - 1_700 + 3_000
    assert (entry.data.elapsed, entry.data.comp, entry.data.rtt) == (2_000, 300, 300)


@pytest.mark.parametrize(
    ("thought", "rtt", "comp"), [(100, 300, 100), (5_000, 4_000, 1_000), (5_000, 0, 0)]
)
def test_compensation_is_bounded_by_the_time_used_and_by_a_second(
    thought: int, rtt: int, comp: int
) -> None:
    sitting = Sitting().all_act_once()
    assert sitting.act(0, after=thought, rtt=rtt).data.comp == comp


def test_who_answers_pings_late_gains_at_most_the_gain_per_action() -> None:
    sitting = Sitting(control=minutes(3, 0)).all_act_once()
    total = 0
    for _ in range(20):
        total += sitting.act(0, Count(more=True), after=2_000, rtt=60_000).data.comp
    gain, quota = 870, 3 * 870
    assert total <= 20 * gain + quota
    assert sitting.match.seats[0].clock.quota == gain


def test_the_quota_grows_to_seven_gains_at_most() -> None:
    sitting = Sitting().all_act_once()
    assert sitting.match.seats[0].clock.quota == 3_000
    for _ in range(10):
        sitting.act(0, Count(more=True), after=10)
    assert sitting.match.seats[0].clock.quota == 7_000


def test_without_a_clock_nothing_is_compensated() -> None:
    sitting = no_clock().all_act_once()
    assert sitting.act(0, after=2_000, rtt=300).data.comp == 0


# 2.5 Flag fall


def test_the_flag_falls_after_budget_grace_and_the_wait_for_inputs_on_their_way() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    assert sitting.due_in() == 180_000 + 2_000 + 150
    sitting.spend(182_149)
    assert sitting.due() is None
    entry = sitting.spend(1).due()
    assert sitting.types(entry) == ["table_flagged", "table_ended"]
    assert sitting.match.result.reason == "time"
    assert sitting.match.result.ranking == ((1,), (0,))
    assert clock(sitting, 0) is ClockState.FLAGGED
    assert sitting.remaining(0) == 0


def test_the_display_stands_at_zero_while_the_server_waits() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    sitting.spend(181_000)
    assert sitting.remaining(0) == 0
    assert clock(sitting, 0) is ClockState.RUNNING


def test_grace_lets_a_late_packet_in_but_adds_no_thinking_time() -> None:
    late = Sitting(control=SUDDEN_DEATH).all_act_once()
    late.act(0, Count(more=True), after=180_300, rtt=400)
    assert late.remaining(0) == 100
    slow = Sitting(control=SUDDEN_DEATH).all_act_once()
    act = Act(seat=0, decision=slow.match.seats[0].decision, action=Count(), rtt=Millis(200))
    assert slow.spend(180_300).refused(act).code is MatchCode.FLAGGED


def test_an_action_to_the_millisecond_is_in_time() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    sitting.act(0, Count(more=True), after=180_000)
    assert sitting.remaining(0) == 0


def test_an_action_after_the_brake_is_refused() -> None:
    sitting = no_clock().all_act_once()
    act = Act(seat=0, decision=sitting.match.seats[0].decision, action=Count())
    assert sitting.spend(600_001).refused(act).code is MatchCode.FLAGGED


def test_an_action_that_was_stamped_in_time_and_commits_first_beats_the_flag() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    sitting.act(0, after=179_999)
    assert sitting.spend(3_000).due() is None


def test_of_two_flags_in_one_phase_the_smaller_deadline_falls_first() -> None:
    sitting = Sitting(seats=3, control=SUDDEN_DEATH).all_act_once()
    sitting.act(0, Count(more=True), after=10_000)
    sitting.act(0, CallVote())
    first = sitting.wait()
    assert first is not None
    assert first.data.seats == (0,)


def test_two_flags_in_the_same_millisecond_share_the_rank() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    sitting.act(0, Count(more=True))  # both quotas have grown by then
    sitting.act(0)
    sitting.act(1, CallVote())
    entry = sitting.wait()
    assert entry is not None
    assert entry.data.seats == (0, 1)
    assert sitting.match.result.ranking == ((0, 1),)


def test_whoever_resigns_after_the_deadline_has_lost_by_time() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    sitting.spend(182_001)
    assert sitting.refused(Resign(seat=0)).code is MatchCode.FLAGGED
    assert sitting.refused(Resign(seat=1)).code is MatchCode.FLAGGED
    sitting.wait()
    assert sitting.match.result.reason == "time"


def test_a_flag_for_which_the_seat_acted_before_is_never_due() -> None:
    sitting = Sitting(control=SUDDEN_DEATH).all_act_once()
    sitting.act(0, after=100_000)
    assert sitting.match.seats[0].clock.start_at is None
    sitting.wait()
    assert sitting.log[-1].kind is EntryKind.FLAGGED
    assert sitting.log[-1].data.seats == (1,)
