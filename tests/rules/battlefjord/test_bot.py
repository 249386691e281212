"""The computers: what they look at, that they calculate right, that each level is what it says."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

import pytest

from rules.game import Knowledge, Level, Seat
from rules.games.battlefjord.actions import (
    Action,
    EndActions,
    RaidOption,
    RaidPay,
    StoreDiscard,
    TakeCargo,
    TakeFollower,
    Trade,
    Use,
)
from rules.games.battlefjord.apply import apply, setup
from rules.games.battlefjord.board import Board, thaw
from rules.games.battlefjord.bot import medium, strong, thumb
from rules.games.battlefjord.bot.levels import LEVELS
from rules.games.battlefjord.bot.search import Search
from rules.games.battlefjord.bot.trial import Budget, by_thumb, finish_placing, greedily, play_out
from rules.games.battlefjord.bot.worth import potential, rounds_left, value, worth
from rules.games.battlefjord.events import Event
from rules.games.battlefjord.goods import Goods
from rules.games.battlefjord.legal import actors, legal
from rules.games.battlefjord.state import Options, Phase, State
from rules.games.battlefjord.view import View, show, view
from rules.rng import Rng
from tests.rules.battlefjord.positions import CHANCE, A, B, cards, position
from tests.rules.battlefjord.random_play import random_game

EVERY_LEVEL = pytest.mark.parametrize("level", Level)
ENDLESS = 1 << 30


def knowledge(
    state: State, seat: Seat, seen: tuple[Event, ...] = ()
) -> Knowledge[Action, Event, View]:
    return Knowledge(seat=seat, view=view(state, seat), legal=tuple(legal(state, seat)), seen=seen)


def board_of(state: State) -> Board:
    return thaw(state, CHANCE)


def decisions(seed: int) -> Iterator[tuple[State, Seat]]:
    for moment in random_game(seed):
        if len(tuple(legal(moment.state, moment.seat))) > 1:
            yield moment.state, moment.seat


@EVERY_LEVEL
def test_a_computer_plays_the_same_from_the_same_knowledge_and_chance(level: Level) -> None:
    for state, seat in list(decisions(1))[::30]:
        known = knowledge(state, seat)
        answers = {LEVELS[level](known, Rng(b"a computer's chance", 7)) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(known.legal)


# --- judgement ----------------------------------------------------


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    for state, _ in list(decisions(2))[::20]:
        board = board_of(state)
        assert value(board, A) == -value(board, B)


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ("0/0/0/0/4", "1/0/0/0/4"),
        ("2/2/2/0/4", "2/2/2/1/4"),
        ("2/2/2/1/4", "2/2/2/1/5"),
        ("9/2/0/1/4", "9/3/0/1/4"),
    ],
)
def test_more_is_worth_more(poor: str, rich: str) -> None:
    worths = [worth(board_of(position(stocks=(own, "2/2/2/1/4"))), A) for own in (poor, rich)]
    assert worths[0] < worths[1]


@pytest.mark.parametrize(
    ("less", "more"), [("", "L1"), ("L1 B1", "L1 L2"), ("L1 L2 B1", "L1 B1"), ("L1 B1", "L1 B1 R1")]
)
def test_a_hall_promises_what_its_signs_still_allow(less: str, more: str) -> None:
    assert potential(cards(less)) < potential(cards(more))


def test_a_raid_that_cannot_be_paid_is_feared() -> None:
    near, far = (
        worth(board_of(position(round=at, stocks=("0/0/0/0/0", "2/2/2/1/4"))), A) for at in (3, 5)
    )
    assert near < far


def test_the_end_is_near_when_halls_are_full() -> None:
    eleven = "L3 L1 L2 L4 | R5 B6 S8 H3 | R3 H9 H1"
    assert rounds_left(board_of(position(round=5))) == 10
    assert rounds_left(board_of(position(round=5, halls=(eleven, "")))) == 1.15
    assert rounds_left(board_of(position(round=15))) == 0


# --- rules of thumb -----------------------------------------------


def easy(state: State, seat: Seat) -> Action:
    return LEVELS[Level.EASY](knowledge(state, seat), CHANCE)


def test_easy_pays_a_raid_with_what_is_worth_less() -> None:
    state = position(phase=Phase.RAID, round=4)
    paid = easy(state, A)
    assert isinstance(paid, RaidPay)
    assert paid.option is RaidOption.GOODS
    dear = position(phase=Phase.RAID, round=8, stocks=("2/2/2/1/4", "2/2/2/1/4"))
    assert easy(dear, A) == RaidPay(option=RaidOption.FAME)


def test_easy_clears_its_store_from_the_largest_pile() -> None:
    state = position(phase=Phase.STORAGE, stocks=("8/2/2/0/0", "2/2/2/1/4"))
    assert easy(state, A) == StoreDiscard(goods=Goods(fish=2))


def test_easy_takes_what_is_sure_before_it_buys_and_ends_when_nothing_is_left() -> None:
    state = position(on=("7", ""), slots="4 C07, 1 L3", pennants={4: A, 1: A})
    order: list[str] = []
    while actors(state) == {A}:
        action = easy(state, A)
        order.append(action.type)
        state = apply(state, A, action, CHANCE).state
    assert order == ["use", "take_cargo", "take_follower", "end_actions"]


def test_a_crossing_with_a_better_card_makes_a_better_place() -> None:
    rich = position(phase=Phase.PLACING, round=3, on=("2", ""), slots="1 R8, 4 C19, 7 S9")
    poor = replace(rich, slots=(*rich.slots[:4], cards("C01")[0], *rich.slots[5:]))
    scores = []
    for state in (rich, poor):
        board = board_of(state)
        scores.append(thumb.place_scores(board, A, [6], thumb.card_worths(board, A))[6])
    assert scores[0] > scores[1]


# --- trial rounds -------------------------------------------------


def test_a_trial_round_ends_where_the_next_begins() -> None:
    state = setup(Options(), 2, Rng(b"a seed of sixteen", 0))
    board = board_of(state)
    budget = Budget(1_000)
    finish_placing(board, budget)
    assert board.phase is Phase.ACTIONS
    later = play_out(board, (greedily, by_thumb), budget)
    assert (later.round, later.phase) == (2, Phase.PLACING)
    assert 0 < budget.left < 1_000


def test_medium_minds_what_it_blocks() -> None:
    """The Drying Rack is as good as the Spinning Room, but B can only cross through row 2."""
    state = position(phase=Phase.PLACING, round=3, on=("11 10", "1 2"), turn=A, slots="6 C19, 7 L3")
    board = board_of(state)
    open_row, shut_row = board.copy(), board.copy()
    before = medium.best_of_other(board, A)
    for copied, field in ((open_row, 15), (shut_row, 7)):
        copied.figures[A] = (*copied.figures[A], (field, 0, 0))
    assert medium.best_of_other(shut_row, A) <= medium.best_of_other(open_row, A) <= before


def test_medium_ends_its_actions_when_nothing_gains() -> None:
    known = knowledge(position(stocks=("1/1/1/0/4", "2/2/2/1/4"), on=("5", "")), A)
    assert LEVELS[Level.MEDIUM](known, CHANCE) == EndActions()


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.STRONG])
def test_a_card_is_paid_for_by_trading_first(level: Level) -> None:
    """R8 lacks one iron: the Merchant gives it for two of three fish."""
    state = position(on=("5", ""), slots="1 R8", pennants={1: A}, stocks=("3/2/0/1/4", "2/2/2/1/4"))
    first = LEVELS[level](knowledge(state, A), CHANCE)
    assert first == Trade(give="fish", get="iron")
    traded = apply(state, A, first, CHANCE).state
    second = LEVELS[level](knowledge(traded, A), CHANCE)
    assert isinstance(second, TakeFollower)
    assert second.mode == "lay"


def test_strong_uses_a_place_before_it_buys_the_card_that_opens_it_again() -> None:
    """L7 finds nothing to work on before the Drying Rack was used."""
    state = position(on=("7", ""), slots="1 L7", pennants={1: A}, stocks=("4/4/4/1/4", "2/2/2/1/4"))
    assert LEVELS[Level.STRONG](knowledge(state, A), CHANCE) == Use(field=7)


def test_the_search_is_never_worse_than_greed() -> None:
    for state, seat in list(decisions(3))[::15]:
        if state.phase is Phase.ACTIONS and not state.pending:
            board = board_of(state)
            by_greed = worth(greedily(board.copy(), seat, Budget(ENDLESS)), seat)
            best = worth(Search(seat, 3, Budget(2_000)).best(board), seat)
            assert best >= by_greed - 1e-9


def test_a_budget_is_kept_but_for_the_greedy_ends_of_plans() -> None:
    state = position(on=("7 5 13", "6 2 3"), slots="1 R8, 4 C07", pennants={1: A, 4: A})

    def spent(allowed: int) -> int:
        budget = Budget(allowed)
        Search(A, 6, budget).values(board_of(state))
        return allowed - budget.left

    assert spent(0) < spent(1_500) <= 1_500 + spent(0)


def test_strong_looks_at_six_assumptions_and_medium_at_one() -> None:
    assert strong.ASSUMPTIONS == len(strong.KEPT) == 6


def test_strong_takes_the_cargo_under_its_pennant() -> None:
    state = position(slots="4 C19", pennants={4: A})
    assert LEVELS[Level.STRONG](knowledge(state, A), CHANCE) == TakeCargo(slot=4)


def test_the_first_round_of_two_strong_computers_is_the_same_everywhere() -> None:
    """Steps are counted, never timed: the log of these actions has this hash on every machine."""
    seed = b"the strong are the same everywhere"
    state, ply = setup(Options(), 2, Rng(seed, 0)), 0
    log = sha256()
    seen: dict[Seat, list[Event]] = {A: [], B: []}
    while state.round == 1:
        ply += 1
        (seat,) = actors(state)
        known = knowledge(state, seat, tuple(seen[seat]))
        rng = Rng(seed, ply)
        action = LEVELS[Level.STRONG](known, rng.fork("thinking"))
        log.update(repr(action).encode())
        step = apply(state, seat, action, rng)
        state = step.state
        for viewer, events in seen.items():
            events.extend(e for event in step.events if (e := show(event, viewer)) is not None)
    assert log.hexdigest()[:16] == "ed0c2877683ac96d"
