"""Disconnects, claims, credits for short gaps. Source: mechanisms.md 8.1 to 8.4."""

import pytest

from rules.game import Millis
from rules.match.commands import Claim, ClaimChoice, Leave, OfferKind, Resign, SetPresence
from rules.match.errors import MatchCode
from rules.match.terms import Fischer, Kind, NoClock, TimeControl
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import Count

SHORT = Fischer(base_ms=Millis(5 * 60_000), inc_ms=Millis(3_000))
MIDDLE = Fischer(base_ms=Millis(15 * 60_000), inc_ms=Millis(10_000))
LONG = Fischer(base_ms=Millis(60 * 60_000), inc_ms=Millis(0))
WIN = Claim(seat=1, absent=0, choice=ClaimChoice.WIN)
ROWS = [(SHORT, 60, 15), (MIDDLE, 120, 20), (LONG, 180, 30), (NoClock(), 180, 30)]


def absent(control: TimeControl = SHORT, **terms: object) -> Sitting:
    """Seat 0 is to act and has just lost its last connection."""
    return Sitting(control=control, **terms).all_act_once().go(0)


# 8.1 Presence


def test_going_and_coming_is_seen_by_all_once() -> None:
    sitting = Sitting()
    gone = sitting.send(SetPresence(seat=1, online=False))
    assert sitting.types(gone, 0) == ["table_presence"]
    assert sitting.send(SetPresence(seat=1, online=False)) is None
    facts = sitting.spend(7_000).facts().seats[1]
    assert (facts.online, facts.offline_for_ms) == (False, 7_000)
    assert sitting.send(SetPresence(seat=1, online=True)) is not None
    assert sitting.facts().seats[1].offline_for_ms is None


def test_the_house_may_know_better_since_when_a_seat_is_gone() -> None:
    sitting = Sitting()
    since = sitting.now
    sitting.spend(5_000).send(SetPresence(seat=1, online=False, since=since))
    assert sitting.facts().seats[1].offline_for_ms == 5_000


# 8.2 Claims


@pytest.mark.parametrize(("control", "offline", "left"), ROWS)
def test_an_absence_may_be_claimed_after_its_time(
    control: TimeControl, offline: int, left: int
) -> None:
    del left
    sitting = absent(control)
    assert sitting.facts(1).seats[0].claim_in_ms == offline * 1_000
    refusal = sitting.spend(offline * 1_000 - 1).refused(WIN)
    assert (refusal.code, refusal.facts) == (MatchCode.CLAIM_TOO_SOON, {"wait_ms": 1})
    entry = sitting.spend(1).send(WIN)
    assert sitting.types(entry) == ["table_claimed", "table_ended"]
    assert sitting.match.result.reason == "claim"
    assert sitting.match.result.ranking == ((1,), (0,))


@pytest.mark.parametrize(("control", "offline", "left"), ROWS)
def test_after_a_goodbye_it_may_be_claimed_sooner(
    control: TimeControl, offline: int, left: int
) -> None:
    del offline
    sitting = Sitting(control=control).all_act_once()
    entry = sitting.send(Leave(seat=0))
    assert sitting.types(entry) == ["table_left"]
    assert sitting.facts(1).seats[0].claim_in_ms == left * 1_000
    assert sitting.spend(left * 1_000 - 1).refused(WIN).code is MatchCode.CLAIM_TOO_SOON
    assert sitting.spend(1).send(WIN) is not None


def test_the_claimer_may_be_content_with_a_draw() -> None:
    sitting = absent().spend(60_000)
    sitting.send(Claim(seat=1, absent=0, choice=ClaimChoice.DRAW))
    assert sitting.match.result.ranking == ((0, 1),)


def test_where_it_is_the_claimers_own_decision_he_just_acts() -> None:
    sitting = Sitting(control=SHORT).all_act_once().go(1).spend(120_000)
    claim = Claim(seat=0, absent=1, choice=ClaimChoice.WIN)
    assert sitting.refused(claim).code is MatchCode.CLAIM_GONE
    sitting.act(0)
    assert sitting.send(claim) is not None


def test_after_a_goodbye_the_claim_is_possible_in_any_case() -> None:
    sitting = Sitting(control=SHORT).all_act_once()
    sitting.send(Leave(seat=1))
    assert sitting.spend(15_000).send(Claim(seat=0, absent=1, choice=ClaimChoice.WIN)) is not None


def test_a_claim_is_gone_when_the_absent_one_is_back() -> None:
    sitting = absent().spend(60_000).come(0)
    assert sitting.refused(WIN).code is MatchCode.CLAIM_GONE


def test_who_said_goodbye_and_acts_again_is_back() -> None:
    sitting = Sitting(control=SHORT).all_act_once()
    sitting.send(Leave(seat=0))
    sitting.act(0, Count(more=True), after=5_000)
    assert sitting.spend(60_000).refused(WIN).code is MatchCode.CLAIM_GONE


def test_who_said_goodbye_and_connects_again_is_back() -> None:
    sitting = Sitting(control=SHORT).all_act_once()
    sitting.send(Leave(seat=0))
    assert sitting.send(Leave(seat=0)) is None
    assert sitting.send(SetPresence(seat=0, online=True)) is not None
    assert not sitting.facts().seats[0].left


def test_nobody_claims_for_himself() -> None:
    sitting = absent().spend(60_000)
    own = Claim(seat=0, absent=0, choice=ClaimChoice.WIN)
    assert sitting.refused(own).code is MatchCode.CLAIM_GONE


@pytest.mark.parametrize("absent_seat", [-1, -2, 2, 99])
def test_a_claim_against_a_seat_that_is_not_there_is_gone(absent_seat: int) -> None:
    sitting = absent().spend(60_000)
    claim = Claim(seat=1, absent=absent_seat, choice=ClaimChoice.WIN)
    assert sitting.refused(claim).code is MatchCode.CLAIM_GONE


def test_a_flag_that_fell_before_the_claim_counts() -> None:
    sitting = absent(Fischer(base_ms=Millis(60_000), inc_ms=Millis(1_000)))
    sitting.spend(120_000)
    assert sitting.refused(WIN).code is MatchCode.FLAGGED


def test_there_is_no_claim_in_a_pause() -> None:
    sitting = absent()
    sitting.offer(1, OfferKind.PAUSE)
    sitting.answer(0, accept=True)
    assert sitting.spend(100_000).refused(WIN).code is MatchCode.TABLE_PAUSED


def test_leaving_and_returning_for_ever_eats_the_budget() -> None:
    sitting = absent()
    sitting.spend(50_000).come(0)
    sitting.go(0).spend(50_000).come(0)
    sitting.go(0)
    assert sitting.facts().seats[0].claim_in_ms == 20_000
    sitting.spend(30_000).come(0)
    sitting.go(0)
    assert sitting.facts().seats[0].claim_in_ms == 0
    assert sitting.send(WIN) is not None


def test_ten_seconds_online_give_one_second_back() -> None:
    sitting = absent(LONG)
    sitting.spend(240_000).come(0)
    sitting.spend(100_000).go(0)
    assert sitting.facts().seats[0].claim_in_ms == 10_000


def test_the_budget_is_never_more_than_it_was() -> None:
    sitting = Sitting(control=LONG).all_act_once().spend(1_000_000).go(0)
    assert sitting.match.seats[0].presence.budget == 240_000


def test_a_computer_is_never_absent_for_a_claim() -> None:
    sitting = no_clock(computers=[1])
    claim = Claim(seat=0, absent=1, choice=ClaimChoice.WIN)
    assert sitting.spend(10_000_000).refused(claim).code is MatchCode.CLAIM_GONE


# 8.3 Both away


def test_a_friendly_table_that_both_have_left_is_aborted_after_five_minutes() -> None:
    sitting = no_clock().all_act_once()
    sitting.go(0).spend(60_000).go(1)
    assert sitting.due_in() == 300_000
    entry = sitting.wait()
    assert entry is not None
    assert (sitting.match.aborted, entry.seat) == ("away", None)


def test_it_goes_on_if_one_of_them_comes_back() -> None:
    sitting = no_clock().all_act_once()
    sitting.go(0).go(1).spend(299_000).come(1)
    assert sitting.spend(10_000).due() is None


@pytest.mark.parametrize(("control", "reason"), [(SHORT, "time"), (NoClock(), "brake")])
def test_in_a_rated_game_clock_or_brake_decides(control: TimeControl, reason: str) -> None:
    sitting = Sitting(control=control, kind=Kind.RATED).all_act_once().go(0).go(1)
    sitting.wait()
    assert sitting.match.result.reason == reason


# 8.4 Reconnect credit


def gap(sitting: Sitting, ms: int) -> int:
    """What seat 0 has left after an absence, beside what it had before."""
    before = sitting.remaining(0)
    sitting.go(0).spend(ms).come(0)
    return sitting.remaining(0) - before


def test_the_first_two_short_gaps_of_a_seat_are_credited_in_friendly_games() -> None:
    sitting = Sitting(control=SHORT).all_act_once()
    assert [gap(sitting, 10_000) for _ in range(3)] == [0, 0, -10_000]


def test_a_longer_gap_is_not_credited() -> None:
    sitting = Sitting(control=SHORT).all_act_once()
    assert gap(sitting, 10_001) == -10_001


def test_in_rated_games_no_gap_is_credited() -> None:
    sitting = Sitting(control=SHORT, kind=Kind.RATED).all_act_once()
    assert gap(sitting, 5_000) == -5_000


def test_only_time_that_ran_is_credited_and_all_see_it() -> None:
    sitting = Sitting(control=SHORT).all_act_once().go(1)
    sitting.act(0, after=4_000)
    before = sitting.remaining(1)
    sitting.spend(3_000)
    entry = sitting.send(SetPresence(seat=1, online=True))
    assert sitting.types(entry, 0) == ["table_presence", "table_credited"]
    assert entry is not None
    assert entry.events[-1].ms == 3_000
    assert sitting.remaining(1) == before


def test_a_gap_in_which_nothing_ran_is_not_counted() -> None:
    sitting = Sitting(control=SHORT).all_act_once()
    sitting.go(1).spend(5_000).come(1)
    assert sitting.match.seats[1].presence.gaps == 0


def test_presence_is_noted_after_the_end_too() -> None:
    sitting = Sitting()
    sitting.send(Resign(seat=0))
    assert sitting.send(SetPresence(seat=1, online=False)) is not None
    assert sitting.facts().seats[1].claim_in_ms is None
