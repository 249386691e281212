"""How a table went, and what it says about fair play. Source: mechanisms.md 8.6, 12.4."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.game import Millis
from rules.match.commands import Abort, Claim, ClaimChoice, Leave, OfferKind, Resign, Void
from rules.match.course import STAYED, Course, Exit, Part, course
from rules.match.events import AbortReason
from rules.match.fairplay import (
    KEPT,
    Outcome,
    Suspension,
    outcome,
    remembered,
    silence_limit,
    suspension,
)
from rules.match.farming import (
    FULL,
    HALF,
    NONE,
    Percent,
    is_early,
    is_habit,
    is_too_short,
    mean,
    pair_weight,
)
from rules.match.terms import PRESETS, Fischer, Kind, TimeControl
from tests.rules.match.people import MINUTE, NOW, SECOND, after
from tests.rules.match.sitting import Sitting
from tests.rules.match.tally import TALLY, Finish

COUNTED = replace(TALLY, progress=lambda state: min(100, 10 * state.total))
"""The tiny game, with every count a tenth of it."""
FIVE_PLUS_THREE = PRESETS["5+3"]
LIMIT = 42 * SECOND
"""A tenth of 5+3's expected 420 seconds."""


def rated(seats: int = 2, control: TimeControl = FIVE_PLUS_THREE) -> Sitting:
    """A rated table at which everybody has acted once."""
    return Sitting(game=COUNTED, seats=seats, control=control, kind=Kind.RATED).all_act_once()


def went(sitting: Sitting) -> Course:
    return course(sitting.table.game, sitting.log)


def outcomes(sitting: Sitting, early_resigns: int = 0) -> list[Outcome | None]:
    match = sitting.match
    control = match.start.terms.time_control
    return [
        outcome(went(sitting), seat, control, match.aborted, early_resigns)
        for seat in range(len(match.seats))
    ]


# how it went


def test_a_game_that_is_played_out_has_nobody_going_out() -> None:
    sitting = rated()
    sitting.act(0, Finish(), after=70 * SECOND)
    assert went(sitting) == Course(lasted=Millis(70 * SECOND), progress=20, parts=(STAYED, STAYED))


def test_what_comes_after_the_end_does_not_matter() -> None:
    sitting = rated()
    sitting.spend(5 * SECOND).send(Resign(seat=1))
    before = went(sitting)
    sitting.spend(MINUTE)
    sitting.offer(0, OfferKind.REMATCH)
    assert went(sitting) == before
    assert before.lasted == 5 * SECOND


def test_a_running_game_has_no_course() -> None:
    with pytest.raises(ValueError, match="running"):
        went(rated())


def test_whoever_resigns_may_have_been_silent_before() -> None:
    sitting = rated()
    sitting.spend(50 * SECOND).send(Resign(seat=0))
    assert went(sitting).parts == (
        Part(exit=Exit.RESIGN, progress=20, silence=Millis(50 * SECOND)),
        STAYED,
    )


def test_whoever_resigns_while_another_thinks_was_not_silent() -> None:
    sitting = rated()
    sitting.spend(50 * SECOND).send(Resign(seat=1))
    assert went(sitting).parts[1].silence == 0


def test_a_flag_knows_how_long_it_was_silent_and_whether_anybody_was_there() -> None:
    sitting = rated()
    sitting.go(0)
    sitting.wait()
    part = went(sitting).parts[0]
    assert (part.exit, part.away) == (Exit.TIME, True)
    assert part.silence >= 5 * MINUTE


def test_an_absence_that_is_claimed() -> None:
    sitting = rated()
    sitting.go(0).spend(MINUTE)
    sitting.send(Claim(seat=1, absent=0, choice=ClaimChoice.WIN))
    assert went(sitting).parts[0].exit is Exit.ABSENCE


def test_at_a_table_of_three_each_goes_out_at_its_own_time() -> None:
    sitting = rated(3)  # 30 %
    sitting.send(Resign(seat=0))
    sitting.spend(900)
    for seat in (1, 2, 1):
        sitting.due()
        if seat in sitting.match.actors:
            sitting.act(seat)
    sitting.send(Resign(seat=1))
    parts = went(sitting).parts
    assert parts[0].progress == 30
    assert parts[1].progress > 30
    assert parts[2] == STAYED


@pytest.mark.parametrize("seat", [0, 1])
def test_who_calls_it_off_is_known(seat: int) -> None:
    sitting = Sitting(game=COUNTED, kind=Kind.RATED)
    sitting.send(Abort(seat=seat))
    assert went(sitting) == Course(
        lasted=Millis(0), progress=0, parts=(STAYED, STAYED), stopper=seat
    )


# what it says


@pytest.mark.parametrize(
    ("control", "seconds"),
    [
        (PRESETS["5+3"], 42),
        (PRESETS["10+5"], 80),
        (PRESETS["15+10"], 130),
        (PRESETS["30+15"], 180),
        (PRESETS["none"], 180),
        (Fischer(base_ms=Millis(MINUTE), inc_ms=Millis(1_000)), 30),
    ],
)
def test_silence_is_a_tenth_of_the_game_but_half_a_minute_to_three(
    control: TimeControl, seconds: int
) -> None:
    assert silence_limit(control) == seconds * SECOND


CASES = [
    (STAYED, 9, Outcome.GOOD),
    (Part(exit=Exit.ABSENCE), 0, Outcome.LEFT),
    (Part(exit=Exit.TIME, silence=Millis(LIMIT - 1)), 0, Outcome.GOOD),
    (Part(exit=Exit.TIME, silence=Millis(LIMIT)), 0, Outcome.SITTING),
    (Part(exit=Exit.TIME, silence=Millis(LIMIT), away=True), 0, Outcome.LEFT),
    (Part(exit=Exit.BRAKE, silence=Millis(10 * MINUTE)), 0, Outcome.SITTING),
    (Part(exit=Exit.RESIGN, progress=80), 9, Outcome.GOOD),
    (Part(exit=Exit.RESIGN, progress=80, silence=Millis(LIMIT)), 0, Outcome.SIT_RESIGN),
    (Part(exit=Exit.RESIGN, progress=24), 1, Outcome.GOOD),
    (Part(exit=Exit.RESIGN, progress=24), 2, Outcome.EARLY_RESIGN),
    (Part(exit=Exit.RESIGN, progress=25), 2, Outcome.GOOD),
    (Part(exit=Exit.TIME, progress=1), 9, Outcome.GOOD),
]


@pytest.mark.parametrize(("part", "early_resigns", "expected"), CASES)
def test_what_one_part_says(part: Part, early_resigns: int, expected: Outcome) -> None:
    it = Course(lasted=Millis(MINUTE), progress=100, parts=(part, STAYED))
    assert outcome(it, 0, FIVE_PLUS_THREE, None, early_resigns) is expected
    assert outcome(it, 1, FIVE_PLUS_THREE, None, early_resigns) is Outcome.GOOD


@pytest.mark.parametrize(
    ("reason", "stopper", "expected"),
    [
        (AbortReason.ASKED, 1, [None, Outcome.ABORT]),
        (AbortReason.NO_SHOW, 0, [Outcome.NO_SHOW, None]),
        (AbortReason.INCIDENT, None, [None, None]),
        (AbortReason.ABANDONED, None, [None, None]),
        (AbortReason.LATE, None, [None, None]),
    ],
)
def test_a_table_without_a_result_says_something_of_its_stopper_alone(
    reason: AbortReason, stopper: int | None, expected: list[Outcome | None]
) -> None:
    it = Course(lasted=Millis(0), progress=0, parts=(STAYED, STAYED), stopper=stopper)
    assert [outcome(it, seat, FIVE_PLUS_THREE, reason, 9) for seat in (0, 1)] == expected


def test_whole_tables_tell_the_same() -> None:
    aborted = Sitting(game=COUNTED, kind=Kind.RATED)
    aborted.send(Abort(seat=1))
    assert outcomes(aborted) == [None, Outcome.ABORT]

    missed = Sitting(game=COUNTED, kind=Kind.RATED)
    missed.wait()
    assert missed.match.aborted is AbortReason.NO_SHOW
    assert outcomes(missed) == [Outcome.NO_SHOW, None]

    void = rated()
    void.send(Void(incident="i1"))
    assert outcomes(void) == [None, None]

    flagged = rated()
    flagged.wait()
    assert outcomes(flagged) == [Outcome.SITTING, Outcome.GOOD]

    braked = rated(control=PRESETS["none"])
    braked.wait()
    assert outcomes(braked) == [Outcome.SITTING, Outcome.GOOD]

    gone = rated()
    gone.send(Leave(seat=1))
    gone.spend(15 * SECOND).send(Claim(seat=0, absent=1, choice=ClaimChoice.DRAW))
    assert outcomes(gone) == [Outcome.GOOD, Outcome.LEFT]

    abandoned = rated()
    abandoned.offer(0, OfferKind.ABANDON)
    abandoned.answer(1, accept=True)
    assert abandoned.match.aborted is AbortReason.ABANDONED
    assert outcomes(abandoned) == [None, None]

    early = rated()
    early.send(Resign(seat=1))
    assert outcomes(early, early_resigns=1) == [Outcome.GOOD, Outcome.GOOD]
    assert outcomes(early, early_resigns=2) == [Outcome.GOOD, Outcome.EARLY_RESIGN]


# farming


@pytest.mark.parametrize(
    ("met", "weight"),
    [(0, FULL), (2, FULL), (3, HALF), (5, HALF), (6, NONE), (60, NONE)],
)
def test_the_same_pair_counts_in_full_three_times_then_half_then_nothing(
    met: int, weight: Percent
) -> None:
    assert pair_weight(met) == weight


@pytest.mark.parametrize(
    ("lasted", "progress", "short"),
    [(59_999, 100, True), (60_000, 9, True), (60_000, 10, False), (0, 0, True)],
)
def test_a_minute_and_a_tenth_make_a_game(lasted: int, progress: int, short: bool) -> None:
    assert is_too_short(Millis(lasted), progress) is short


def test_the_third_early_resignation_in_a_day_is_one_too_many() -> None:
    assert [is_habit(before) for before in range(4)] == [False, False, True, True]
    assert [is_early(progress) for progress in (0, 24, 25)] == [True, True, False]


def test_what_a_game_counts_for_a_seat_is_the_mean() -> None:
    assert mean([FULL, NONE]) == 50
    assert mean([FULL, HALF, NONE, NONE]) == 37


# suspensions

G, B = Outcome.GOOD, Outcome.SITTING
TEN_MINUTES = Suspension(began=NOW, ends=after(10 * MINUTE))


@pytest.mark.parametrize(
    ("record", "suspended"),
    [
        ([], False),
        ([B], False),
        ([B, B, B], False),
        ([B, B, B, B], True),
        ([B, B, B, B, G], False),  # the latest was good
        ([G] * 6 + [B] * 4, True),  # four of ten
        ([G] * 7 + [B] * 4, False),  # four of eleven
        ([G] * 20 + [B] * 5, False),
        ([G] * 20 + [B] * 6, True),  # the last six
        ([G] * 18 + [B] * 11 + [G], False),
        ([G] * 18 + [B] * 5 + [G] + [B] * 6, True),
        ([B, G] * 15, False),
        ([G, B] * 15, True),
    ],
)
def test_when_somebody_is_suspended(record: list[Outcome], suspended: bool) -> None:
    assert suspension(record, None, NOW) == (TEN_MINUTES if suspended else None)


@pytest.mark.parametrize("outcome_", [one for one in Outcome if one is not G])
def test_every_bad_outcome_counts_the_same(outcome_: Outcome) -> None:
    assert suspension([outcome_] * 4, None, NOW) == TEN_MINUTES


def test_a_suspension_within_three_days_of_the_last_is_three_times_as_long() -> None:
    last: Suspension | None = None
    now, lengths = NOW, []
    for _ in range(8):
        last = suspension([B] * 6, last, now)
        assert last is not None
        lengths.append((last.ends - last.began) // MINUTE)
        now = Millis(last.ends + 1)
    assert lengths == [10, 30, 90, 270, 810, 2430, 4320, 4320]  # at most three days


def test_after_three_quiet_days_it_begins_with_ten_minutes_again() -> None:
    long = Suspension(began=NOW, ends=after(MINUTE * 90))
    days = 3 * 24 * 60 * MINUTE
    soon = suspension([B] * 6, long, Millis(long.ends + days - 1))
    late = suspension([B] * 6, long, Millis(long.ends + days))
    assert soon is not None
    assert late is not None
    assert soon.ends - soon.began == 270 * MINUTE
    assert late.ends - late.began == 10 * MINUTE


def test_thirty_outcomes_are_remembered() -> None:
    record: tuple[Outcome, ...] = ()
    for _ in range(KEPT):
        record = remembered(record, B)
    assert record == (B,) * KEPT
    assert remembered(record, G) == (*(B,) * (KEPT - 1), G)


def test_a_suspension_survives_the_shells_codec() -> None:
    adapter = TypeAdapter(Suspension)
    assert adapter.validate_json(adapter.dump_json(TEN_MINUTES), strict=True) == TEN_MINUTES


@given(st.lists(st.sampled_from(Outcome), max_size=40))
def test_nobody_is_suspended_after_a_good_game_or_for_fewer_than_four_bad_ones(
    record: list[Outcome],
) -> None:
    found = suspension(record, None, NOW)
    if not record or record[-1] is G or sum(one is not G for one in record) < 4:
        assert found is None
    elif all(one is not G for one in record):
        assert found is not None
