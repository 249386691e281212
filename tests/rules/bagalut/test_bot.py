"""The computers: what they look at, that they calculate right, that each level is what it says."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from rules.game import Knowledge, Level, Seat
from rules.games.bagalut.actions import Action, Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.apply import apply
from rules.games.bagalut.bot.board import Board
from rules.games.bagalut.bot.judgement import WON, final_worth, worth_after_lay
from rules.games.bagalut.bot.levels import LEVELS
from rules.games.bagalut.bot.search import OutOfBudget, Search, deepen
from rules.games.bagalut.content import Good
from rules.games.bagalut.events import Event
from rules.games.bagalut.legal import actor, legal
from rules.games.bagalut.score import points, result
from rules.games.bagalut.state import LAST_TURN, Options, Phase, State
from rules.games.bagalut.view import View, view
from rules.rng import Rng
from tests.rules.bagalut.positions import CHANCE, A, B, position
from tests.rules.bagalut.random_play import random_game

EVERY_LEVEL = pytest.mark.parametrize("level", Level)
NO_LIMIT = 1 << 30


def knowledge(
    state: State, seat: Seat, seen: tuple[Event, ...] = ()
) -> Knowledge[Action, Event, View]:
    return Knowledge(seat=seat, view=view(state, seat), legal=tuple(legal(state, seat)), seen=seen)


def decisions(options: Options, seed: int) -> Iterator[tuple[State, Seat, tuple[Event, ...]]]:
    seen: list[Event] = []
    for moment in random_game(options, seed):
        if len(tuple(legal(moment.state, moment.seat))) > 1:
            yield moment.state, moment.seat, tuple(seen)
        seen += moment.step.events


@EVERY_LEVEL
def test_a_computer_plays_the_same_from_the_same_knowledge_and_chance(level: Level) -> None:
    for state, seat, seen in list(decisions(Options(), 1))[::12]:
        known = knowledge(state, seat, seen)
        actions = {LEVELS[level](known, Rng(b"a computer's chance", 7)) for _ in range(3)}
        assert len(actions) == 1
        assert actions <= set(known.legal)


def test_easy_goes_by_rule_of_thumb() -> None:
    rows = {"a": "fish 5, coin 2, mead 4", "b": "fish 6, coin 3, grain 7"}
    asked: list[tuple[State, Seat, Action]] = [
        (position(phase=Phase.STEAL, **rows), A, Steal(good=Good.GRAIN)),
        (position(phase=Phase.SWAP_OFFER, **rows), A, SwapOffer(good=Good.COIN)),
        (position(phase=Phase.SWAP_ANSWER, offer="sheep-2", **rows), B, SwapGive(good=Good.COIN)),
        (
            position(phase=Phase.LAY, hands=("mead-2 mead-6 grain-3", "sheep-7"), **rows),
            A,
            Lay(card="mead-6"),
        ),
    ]
    for state, seat, expected in asked:
        played = [
            LEVELS[Level.EASY](knowledge(state, seat), Rng(b"a computer's chance", ply))
            for ply in range(100)
        ]
        assert played.count(expected) > 75, "every fifth is picked blindly"
        assert len(set(played)) > 1


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.STRONG])
def test_in_the_set_up_low_cards_are_laid(level: Level) -> None:
    state = position(
        phase=Phase.SETUP_LAY, turn=0, hands=("fish-7 coin-6 mead-3 sheep-2 grain-5", "fish-2")
    )
    assert LEVELS[level](knowledge(state, A), CHANCE) == Lay(card="sheep-2")


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.STRONG])
def test_who_can_win_with_the_last_card_does(level: Level) -> None:
    """Turn 20: A holds fish and coin; stealing the mead-7 wins the third good, all else loses."""
    state = position(
        phase=Phase.STEAL,
        turn=LAST_TURN,
        options=Options(swaps=0),
        a="fish 2 3 4 5, coin 2 3 4 5, mead 5 6",
        b="fish 6 7, coin 6 7, mead 3 4 2 7, sheep 2 3 4 5 7, grain 2 3 4 5 6 7",
        market="sheep-6",
    )
    assert LEVELS[level](knowledge(state, A), CHANCE) == Steal(good=Good.MEAD)


def test_done_and_undone_leaves_the_board_as_it_was() -> None:
    for state, _, _ in decisions(Options(swaps=2), 3):
        if state.phase is not Phase.STEAL:
            continue
        board, before = Board(state), described(Board(state))
        for good in range(5):
            if board.rows[1 - board.seat][good]:
                board.steal(good)
                for card in board.layable():
                    board.lay(card)
                    board.undo_lay(card)
                board.undo_steal(good)
        offered_good = next(good for good in range(5) if board.rows[board.seat][good])
        offered = board.rows[board.seat][offered_good].pop()
        for good in range(5):
            if board.rows[1 - board.seat][good]:
                board.swap(offered_good, offered, good)
                board.undo_swap(offered_good, offered, good)
        board.rows[board.seat][offered_good].append(offered)
        assert described(board) == before


def described(board: Board) -> tuple[object, ...]:
    hands = [sorted(hand) for hand in board.hands]
    return board.turn, board.seat, board.rows, board.points, hands, sorted(board.stack)


@pytest.mark.parametrize("options", [Options(), Options(swaps=0), Options(steal=False)])
def test_the_search_finds_what_trying_everything_by_the_rules_finds(options: Options) -> None:
    """One turn, by the game's own `apply`: the board of the computers knows the same rules."""
    for state, seat, _ in list(decisions(options, 4))[10::9]:
        actions = tuple(legal(state, seat))
        found = Search(state, NO_LIMIT).values(actions, 1, exact=True)
        for action in actions:
            after = apply(state, seat, action, CHANCE).state
            assert found[action] == tried(after, state, seat), (state, action)


def tried(state: State, began: State, seat: Seat) -> int:
    """The worth to `seat` of the turn that began in `began`, by plain minimax over the rules."""
    if state.turn != began.turn or state.phase is Phase.OVER:
        return worth_of_finished_turn(state, began, seat)
    asked = actor(state)
    assert asked is not None
    worths = [
        tried(apply(state, asked, action, CHANCE).state, began, seat)
        for action in legal(state, asked)
    ]
    return max(worths) if asked == seat else min(worths)


def worth_of_finished_turn(state: State, began: State, seat: Seat) -> int:
    sums = points(state)
    own = began.active_seat
    lead = [a - b for a, b in zip(sums[own], sums[1 - own], strict=True)]
    over = state.phase is Phase.OVER
    worth = final_worth(lead) if over else judged(state, own, began.turn, lead)
    return worth if seat == own else -worth


def judged(state: State, own: Seat, turn: int, lead: list[int]) -> int:
    """The judgement of a turn that has ended, asked for as if any last card were just laid."""
    own_last = [row[-1] if row else 0 for row in state.rows[own]]
    their_last = [row[-1] if row else 0 for row in state.rows[1 - own]]
    good = next(good for good in range(5) if own_last[good])
    lead[good] -= own_last[good]
    return worth_after_lay(turn, lead, own_last, their_last, [(good, own_last[good])])


def test_a_look_that_is_too_dear_is_given_up_for_the_one_before() -> None:
    state = next(state for state, _, _ in decisions(Options(), 5) if state.turn == 3)
    actions = tuple(legal(state, state.active_seat))
    with pytest.raises(OutOfBudget):
        Search(state, 100).values(actions, 2, exact=True)
    shallow, left = deepen(state, actions, turns=2, budget=100, exact=True)
    assert left == 0
    assert shallow == Search(state, NO_LIMIT).values(actions, 1, exact=True)
    deep, left = deepen(state, actions, turns=2, budget=NO_LIMIT, exact=True)
    assert left > 0
    assert deep == Search(state, NO_LIMIT).values(actions, 2, exact=True)


def test_looking_only_for_the_best_finds_the_same_best() -> None:
    for state, seat, _ in list(decisions(Options(), 6))[10::5]:
        actions = tuple(legal(state, seat))
        exact = Search(state, NO_LIMIT).values(actions, 2, exact=True)
        quick = Search(state, NO_LIMIT).values(actions, 2, exact=False)
        best = max(exact.values())
        assert [a for a in actions if quick[a] == best] == [a for a in actions if exact[a] == best]


def test_three_goods_decide_the_worth_of_a_finished_game() -> None:
    assert final_worth([1, 1, 1, -27, -20]) == WON
    assert final_worth([-1, -1, -1, 27, 20]) == -WON


def test_each_level_is_clearly_stronger_than_the_one_below() -> None:
    """A few games only; `python -m bench.ladder bagalut` measures."""
    for better, worse in pairwise([Level.MEDIUM, Level.EASY]):
        won = 0
        for deal in range(6):
            for seat in (A, B):
                levels = {seat: better, 1 - seat: worse}
                won += winner(levels, deal) == seat
        assert won >= 9


def winner(levels: dict[Seat, Level], deal: int) -> Seat:
    moments = random_game(Options(), deal)
    state, ply = moments[0].state, 0
    seen: list[Event] = []
    while (seat := actor(state)) is not None:
        ply += 1
        known = replace(knowledge(state, seat), seen=tuple(seen))
        action = LEVELS[levels[seat]](known, Rng(b"games between levels", ply))
        step = apply(state, seat, action, CHANCE)
        state = step.state
        seen += step.events
    over = result(state)
    assert over is not None
    return over.ranking[0][0]
