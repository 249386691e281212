"""What a finished table changes. Source: mechanisms.md 6, 8.6, 12 and 13."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import Level
from rules.match.commands import (
    Abort,
    Claim,
    ClaimChoice,
    OfferKind,
    Resign,
    SeatChange,
    Settled,
    Void,
)
from rules.match.course import course
from rules.match.elo import FLOOR, START
from rules.match.fairplay import Outcome
from rules.match.farming import FULL, NONE
from rules.match.settlement import SeatSettlement, Settlement, settlement
from rules.match.stakes import EscrowStep, hold
from rules.match.terms import Kind, SeatHolder
from rules.match.weighing import Facts, Reason, SeatFacts
from tests.rules.match.people import MINUTE, SECOND
from tests.rules.match.sitting import Sitting, make_start, person
from tests.rules.match.tally import TALLY, Count, Finish

COUNTED = replace(TALLY, progress=lambda state: min(100, 10 * state.total))
"""The tiny game, with every count a tenth of it."""


class Played(Sitting):
    """A table with ratings. The tiny game's `Finish` puts its seat first, the others behind it."""

    def __init__(
        self,
        *ratings: int | None,
        games: int = 30,
        gap_confirmed: bool = False,
        first: int = 0,
        **terms: Any,
    ) -> None:
        start = make_start(game=COUNTED, seats=len(ratings), **{"kind": Kind.RATED, **terms})
        seats = tuple(
            replace(holder, rating=None if rating is None else rating * 100, games=games)
            for holder, rating in zip(start.seats, ratings, strict=True)
        )
        start = replace(start, seats=seats, gap_confirmed=gap_confirmed, first_seat=first)
        super().__init__(game=COUNTED, start=start)

    def spend(self, ms: int) -> "Played":
        super().spend(ms)
        return self

    def count(self, times: int) -> "Played":
        """Let the seats count in turn."""
        for _ in range(times):
            self.act(self.match.actors[0])
        return self

    def won(self) -> "Played":
        """Let seat 0 win a game of some length, four tenths and more of it played."""
        self.count(4 * len(self.match.seats))
        while self.match.actors != (0,):
            self.count(1)
        self.act(0, Finish(), after=70 * SECOND)
        return self


def facts(sitting: Sitting, *, met: int = 0, early_resigns: int = 0) -> Facts:
    """Nothing has happened since the start; every pair has met `met` times."""
    holders = sitting.match.start.seats
    return Facts(
        seats=tuple(
            SeatFacts(rating=holder.rating, early_resigns=early_resigns) for holder in holders
        ),
        met=tuple(tuple(0 if one is other else met for other in holders) for one in holders),
    )


def settled(sitting: Sitting, known: Facts | None = None) -> Settlement:
    went = course(sitting.table.game, sitting.log)
    return settlement(sitting.match, went, known or facts(sitting))


def moved(found: Settlement) -> list[float | None]:
    """How the ratings changed, in points."""
    return [
        None
        if one.rating_before is None or one.rating_after is None
        else (one.rating_after - one.rating_before) / 100
        for one in found.seats
    ]


def reasons(found: Settlement) -> list[set[Reason]]:
    return [set(one.reasons) for one in found.seats]


# the whole of it


def test_a_rated_game_for_a_stake() -> None:
    found = settled(Played(1500, 1700, stake=20).won())
    assert found.seats == (
        SeatSettlement(
            user="user-a",
            rating_before=150_000,
            rating_after=151_823,
            weight=FULL,
            points=10,
            paid=40,
            taler=20,
            outcome=Outcome.GOOD,
        ),
        SeatSettlement(
            user="user-b",
            rating_before=170_000,
            rating_after=168_177,
            weight=FULL,
            points=-10,
            taler=-20,
            outcome=Outcome.GOOD,
        ),
    )
    assert (found.table, found.escrow) == ("t1", EscrowStep.PAY)
    assert [(one.key, one.amount) for one in found.transfers] == [("pay:t1:0", 40)]


def test_the_table_can_say_it_in_its_log() -> None:
    sitting = Played(1500, 1700, stake=20).won()
    changes = settled(sitting).changes()
    assert changes[1] == SeatChange(
        seat=1, rating_before=170_000, rating_after=168_177, points=-10, taler=-20
    )
    entry = sitting.send(Settled(changes=changes))
    assert sitting.types(entry) == ["table_settled"]
    assert settled(sitting).changes() == changes
    told = sitting.facts().changes
    assert told is not None
    assert [one.change for one in told] == list(changes)


def test_three_seats_by_their_ranks() -> None:
    sitting = Played(1500, 1600, 1400, stake=10).count(10)
    sitting.spend(MINUTE).send(Resign(seat=2))
    sitting.send(Resign(seat=1))
    assert sitting.match.result.ranking == ((0,), (1,), (2,))
    found = settled(sitting)
    assert moved(found) == [12.00, -4.80, -7.20]
    assert [one.points for one in found.seats] == [10, 0, -10]
    assert [one.taler for one in found.seats] == [10, 0, -10]


def test_changes_follow_from_the_start_and_are_added_to_what_stands_now() -> None:
    sitting = Played(1500, 1700).won()
    now = Facts(seats=(SeatFacts(rating=160_000), SeatFacts(rating=None)), met=((0, 0), (0, 0)))
    found = settled(sitting, now)
    assert (found.seats[0].rating_before, found.seats[0].rating_after) == (160_000, 161_823)
    assert (found.seats[1].rating_before, found.seats[1].rating_after) == (None, None)


def test_an_agreed_draw_gives_each_his_own() -> None:
    sitting = Played(1500, 1700, stake=30).count(4)
    sitting.spend(MINUTE)
    sitting.offer(0, OfferKind.DRAW)
    sitting.answer(1, accept=True)
    found = settled(sitting)
    assert moved(found) == [6.23, -6.23]
    assert [(one.points, one.taler) for one in found.seats] == [(0, 0), (0, 0)]
    assert found.escrow is EscrowStep.PAY
    assert [one.amount for one in found.transfers] == [30, 30]


@pytest.mark.parametrize(
    ("choice", "points", "taler"),
    [(ClaimChoice.WIN, [10, -10], [10, -10]), (ClaimChoice.DRAW, [0, 0], [0, 0])],
)
def test_a_claimed_result_counts_like_any_other(
    choice: ClaimChoice, points: list[int], taler: list[int]
) -> None:
    sitting = Played(1500, 1500, stake=10).count(5)
    sitting.go(1).spend(70 * SECOND)
    sitting.send(Claim(seat=0, absent=1, choice=choice))
    found = settled(sitting)
    assert [one.points for one in found.seats] == points
    assert [one.taler for one in found.seats] == taler
    assert [one.outcome for one in found.seats] == [Outcome.GOOD, Outcome.LEFT]


# why not


def test_a_friendly_game_changes_nothing_and_says_so() -> None:
    found = settled(Played(1500, 1700, kind=Kind.FRIENDLY).won())
    for seat, one in enumerate(found.seats):
        assert one == SeatSettlement(
            user=f"user-{'ab'[seat]}", weight=NONE, reasons=(Reason.FRIENDLY,)
        )
    assert (found.escrow, found.transfers) == (None, ())
    assert found.changes()[0] == SeatChange(seat=0, reasons=("friendly",))


def test_giving_up_a_friendly_game_early_is_held_against_nobody() -> None:
    sitting = Played(1500, 1500, kind=Kind.FRIENDLY).count(2)
    sitting.send(Resign(seat=1))
    found = settled(sitting, facts(sitting, early_resigns=9))
    assert [(one.outcome, one.resigned_early) for one in found.seats] == [(None, False)] * 2


def test_with_a_computer_or_a_guest_nothing_is_rated() -> None:
    with_guest = Played(1500, None).won()
    assert reasons(settled(with_guest)) == [{Reason.GUEST}] * 2
    computer = SeatHolder(user="computer:easy", name="easy", computer=Level.EASY)
    start = make_start(game=COUNTED, kind=Kind.RATED)
    start = replace(start, seats=(replace(person("a"), rating=START), computer))
    sitting = Sitting(game=COUNTED, start=start)
    sitting.send(Resign(seat=0))
    found = settled(sitting)
    assert reasons(found) == [{Reason.COMPUTER}] * 2
    assert moved(found) == [0, None]
    assert [one.outcome for one in found.seats] == [Outcome.GOOD, None]


@pytest.mark.parametrize("how", ["asked", "no_show", "incident", "abandoned"])
def test_a_game_without_a_result_gives_everything_back(how: str) -> None:
    sitting = Played(1500, 1700, stake=50)
    match how:
        case "asked":
            sitting.send(Abort(seat=0))
        case "no_show":
            sitting.wait()
        case "incident":
            sitting.count(6).send(Void(incident="i1"))
        case _:
            sitting.count(6).offer(0, OfferKind.ABANDON)
            sitting.answer(1, accept=True)
    found = settled(sitting)
    assert reasons(found) == [{Reason.ABORTED}] * 2
    assert moved(found) == [0, 0]
    assert [(one.points, one.paid, one.taler) for one in found.seats] == [(0, 50, 0)] * 2
    assert found.escrow is EscrowStep.REFUND
    assert [one.key for one in found.transfers] == ["refund:t1:0", "refund:t1:1"]


@pytest.mark.parametrize(
    ("per_cent_a_count", "waited", "counts"),
    [(5, 59_999, False), (5, 60_000, True), (4, 90_000, False)],
)
def test_a_game_below_a_minute_or_a_tenth_is_none(
    per_cent_a_count: int, waited: int, counts: bool
) -> None:
    sitting = Played(1500, 1500, stake=10)
    slow = replace(COUNTED, progress=lambda state: per_cent_a_count * state.total)
    sitting.table = replace(sitting.table, game=slow)
    sitting.count(2).act(0, Finish(), after=waited)
    found = settled(sitting)
    assert reasons(found) == ([set()] * 2 if counts else [{Reason.TOO_SHORT}] * 2)
    assert found.escrow is (EscrowStep.PAY if counts else EscrowStep.REFUND)
    assert moved(found) == ([12, -12] if counts else [0, 0])


@pytest.mark.parametrize(
    ("met", "gain", "points", "why", "escrow"),
    [
        (2, 12, 10, set(), EscrowStep.PAY),
        (3, 6, 5, {Reason.PAIR_HALF}, EscrowStep.PAY),
        (5, 6, 5, {Reason.PAIR_HALF}, EscrowStep.PAY),
        (6, 0, 0, {Reason.PAIR_NONE}, EscrowStep.REFUND),
    ],
)
def test_the_same_two_again_and_again(
    met: int, gain: int, points: int, why: set[Reason], escrow: EscrowStep
) -> None:
    sitting = Played(1500, 1500, stake=10).won()
    found = settled(sitting, facts(sitting, met=met))
    assert moved(found) == [gain, -gain]
    assert [one.points for one in found.seats] == [points, -points]
    assert reasons(found) == [why, why]
    assert found.escrow is escrow


def test_at_a_table_of_three_only_the_pair_that_meets_too_often_counts_less() -> None:
    sitting = Played(1500, 1500, 1500, stake=10).won()
    known = facts(sitting)
    known = replace(known, met=((0, 3, 0), (3, 0, 0), (0, 0, 0)))
    found = settled(sitting, known)
    # 0 beats both others, who share the second place
    assert moved(found) == [9, -3, -6]
    assert [one.weight for one in found.seats] == [75, 75, FULL]
    assert [one.points for one in found.seats] == [7, -3, -5]
    assert reasons(found) == [{Reason.PAIR_HALF}, {Reason.PAIR_HALF}, set()]
    assert found.escrow is EscrowStep.PAY


@pytest.mark.parametrize(
    ("gap", "confirmed", "counts"), [(600, False, True), (601, False, False), (601, True, True)]
)
def test_more_than_600_apart_counts_only_if_all_had_confirmed_it(
    gap: int, confirmed: bool, counts: bool
) -> None:
    sitting = Played(1500, 1500 + gap, stake=10, gap_confirmed=confirmed).won()
    found = settled(sitting)
    assert (moved(found) != [0, 0]) is counts
    assert [one.points for one in found.seats] == ([10, -10] if counts else [0, 0])
    assert found.escrow is (EscrowStep.PAY if counts else EscrowStep.REFUND)
    assert reasons(found) == ([set()] * 2 if counts else [{Reason.RATING_GAP}] * 2)


def test_who_resigns_early_as_a_habit_gives_the_winner_nothing_and_loses_all_the_same() -> None:
    sitting = Played(1500, 1500, stake=10).count(2)  # 20 %
    sitting.spend(70 * SECOND).send(Resign(seat=1))
    second, third = (settled(sitting, facts(sitting, early_resigns=n)) for n in (1, 2))
    assert moved(second) == [12, -12]
    assert [one.outcome for one in second.seats] == [Outcome.GOOD, Outcome.GOOD]
    assert [one.resigned_early for one in second.seats] == [False, True]
    assert moved(third) == [0, -12]
    assert [one.points for one in third.seats] == [0, -10]
    assert [one.outcome for one in third.seats] == [Outcome.GOOD, Outcome.EARLY_RESIGN]
    assert reasons(third) == [{Reason.EARLY_RESIGNS}, set()]


def test_a_seat_of_three_that_is_out_early_loses_to_all_and_nobody_gains_by_it() -> None:
    early = Played(1500, 1500, 1500).count(2)  # 20 %
    early.spend(50 * SECOND).send(Resign(seat=2))
    early.wait()  # the table plays for it
    early.act(0, Finish(), after=20 * SECOND)
    found = settled(early)
    assert moved(found) == [6, -6, -12]
    assert reasons(found) == [{Reason.LEFT_EARLY}, {Reason.LEFT_EARLY}, set()]
    assert [one.points for one in found.seats] == [10, 0, -10]
    late = Played(1500, 1500, 1500).count(5)  # 50 %
    late.spend(50 * SECOND).send(Resign(seat=2))
    late.wait()
    late.act(0, Finish(), after=20 * SECOND)
    assert moved(settled(late)) == [12, 0, -12]


def test_only_who_ranks_better_goes_without_because_another_resigns_early_as_a_habit() -> None:
    sitting = Played(1500, 1500, 1500).spend(30 * SECOND).count(2)
    sitting.spend(40 * SECOND).send(Resign(seat=2))
    sitting.send(Resign(seat=1))
    found = settled(sitting, facts(sitting, early_resigns=2))
    # 1 loses to 0 and gets nothing out of 2; 2, out first, loses to both
    assert moved(found) == [0, -6, -12]
    assert [one.outcome for one in found.seats] == [
        Outcome.GOOD,
        Outcome.EARLY_RESIGN,
        Outcome.EARLY_RESIGN,
    ]


def test_a_rating_that_falls_no_further_says_so() -> None:
    sitting = Played(105, 105).won()
    found = settled(sitting)
    assert [one.rating_after for one in found.seats] == [11_700, FLOOR]
    assert reasons(found) == [set(), {Reason.FLOOR}]


def test_the_rest_of_the_pot_goes_to_the_nearest_after_the_beginner() -> None:
    sitting = Played(1500, 1500, 1500, 1500, stake=10, first=2)
    sitting.count(8)
    while sitting.match.actors != (3,):
        sitting.count(1)
    sitting.spend(MINUTE).act(3, Finish())
    assert [one.paid for one in settled(sitting).seats] == [5, 5, 5, 25]


def test_two_flags_in_one_millisecond_are_a_draw_for_all_purposes() -> None:
    sitting = Played(1500, 1500, stake=10).won()
    shared = replace(sitting.match.result, reason="time", ranking=((0, 1),))
    match = replace_result(sitting, shared)
    found = settlement(match, course(COUNTED, sitting.log), facts(sitting))
    assert moved(found) == [0, 0]
    assert [one.taler for one in found.seats] == [0, 0]


def replace_result(sitting: Sitting, result: Any) -> Any:
    match = sitting.match
    return type(match)(**{**match.__dict__, "result": result})


# whatever happens


@st.composite
def endings(draw: st.DrawFn) -> tuple[Played, Facts]:
    """A rated table that ended in some way, and any facts."""
    seats = draw(st.integers(2, 5))
    stake = 10 * draw(st.integers(0, 10))
    ratings = draw(st.lists(st.integers(100, 2600), min_size=seats, max_size=seats))
    sitting = Played(
        *ratings,
        games=draw(st.integers(0, 60)),
        gap_confirmed=draw(st.booleans()),
        first=draw(st.integers(0, seats - 1)),
        stake=stake,
    )
    sitting.count(draw(st.integers(0, 12))).spend(draw(st.sampled_from([0, 50_000])))
    for seat in draw(st.permutations(range(seats)))[: draw(st.integers(1, seats))]:
        if sitting.match.over or sitting.match.seats[seat].retired is not None:
            continue
        match draw(st.sampled_from(["resign", "finish", "void", "flag"])):
            case "resign":
                sitting.send(Resign(seat=seat))
            case "void":
                sitting.send(Void(incident="i"))
            case "flag":
                sitting.wait()
            case _:
                actor = sitting.match.actors[0]
                if sitting.match.seats[actor].retired is None:
                    sitting.act(actor, draw(st.sampled_from([Finish(), Count()])))
    while not sitting.match.over:
        sitting.spend(5 * MINUTE).send(Void(incident="end"))
    met = [[0] * seats for _ in range(seats)]
    for one in range(seats):
        for other in range(one):
            met[one][other] = met[other][one] = draw(st.sampled_from([0, 0, 0, 3, 6]))
    now = tuple(
        SeatFacts(
            rating=draw(st.none() | st.integers(FLOOR, 260_000)),
            early_resigns=draw(st.integers(0, 4)),
        )
        for _ in range(seats)
    )
    return sitting, Facts(seats=now, met=tuple(tuple(row) for row in met))


@settings(max_examples=150, deadline=None)
@given(ending=endings())
def test_whatever_happens_taler_are_conserved_and_everything_is_said(
    ending: tuple[Played, Facts],
) -> None:
    sitting, known = ending
    found = settled(sitting, known)
    stake = sitting.match.start.terms.stake
    users = [holder.user for holder in sitting.match.start.seats]
    balances: Counter[str] = Counter()
    for transfer in (*hold("t1", users, stake), *found.transfers):
        assert transfer.amount > 0
        balances[transfer.source] -= transfer.amount
        balances[transfer.target] += transfer.amount
    assert balances["escrow:t1"] == 0
    for user, one in zip(users, found.seats, strict=True):
        assert one.taler == balances[f"user:{user}"] >= -stake
        assert one.paid == one.taler + stake
        assert abs(one.points) <= 10
        if one.weight == NONE:
            assert one.points == 0
            assert one.rating_after == one.rating_before
        if one.weight < FULL:
            assert one.reasons
        if one.rating_after is not None:
            assert one.rating_before is not None
            assert one.rating_after >= FLOOR
            assert abs(one.rating_after - one.rating_before) <= 4_000
    assert (found.escrow is None) == (stake == 0)
    if sitting.match.result is None:
        assert found.escrow in (None, EscrowStep.REFUND)
        assert all(one.points == 0 for one in found.seats)
    else:
        assert all(one.outcome is not None for one in found.seats)
    assert settled(sitting, known) == found


@settings(max_examples=60, deadline=None)
@given(ending=endings())
def test_who_ranks_better_never_gets_fewer_points_or_taler_when_all_counts_in_full(
    ending: tuple[Played, Facts],
) -> None:
    sitting, known = ending
    unseen = replace(
        known,
        met=tuple((0,) * len(known.seats) for _ in known.seats),
        seats=tuple(replace(one, early_resigns=0) for one in known.seats),
    )
    found = settled(sitting, unseen)
    if sitting.match.result is None or any(one.weight < FULL for one in found.seats):
        return
    for better, worse in pairwise(sitting.match.result.ranking):
        for seat in better:
            for other in worse:
                assert found.seats[seat].points >= found.seats[other].points
                assert found.seats[seat].paid >= found.seats[other].paid
