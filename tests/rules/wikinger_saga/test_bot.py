"""The computers: what each looks at, that it is repeatable, and that a better one wins more."""

import pytest

from rules.game import Knowledge, Level, Seat
from rules.games.wikinger_saga.actions import (
    Action,
    ChooseCard,
    GoOn,
    Leave,
    Peek,
    Recruit,
    SendValhalla,
    UseFree,
)
from rules.games.wikinger_saga.apply import apply
from rules.games.wikinger_saga.autoplay import landing_value
from rules.games.wikinger_saga.board import Board
from rules.games.wikinger_saga.bot.landing import follow_up, of_board, way_values
from rules.games.wikinger_saga.bot.levels import LEVELS
from rules.games.wikinger_saga.bot.policy import card_values, for_valhalla, viking_worth
from rules.games.wikinger_saga.deal import setup
from rules.games.wikinger_saga.events import Event
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.outlook import Way, outlook, situation
from rules.games.wikinger_saga.score import result
from rules.games.wikinger_saga.state import Grant, Options, Phase, State
from rules.games.wikinger_saga.table import View
from rules.games.wikinger_saga.view import view
from rules.rng import Rng
from tests.rules.wikinger_saga.positions import CHANCE, position, seat
from tests.rules.wikinger_saga.random_play import random_game

STARTERS = ("start_1", "start_2", "start_3", "start_4", "start_5", "start_6", "start_7")
MIXED = ("way_01", "way_04", "way_05", "way_07", "way_12")


def knowledge(state: State, by: Seat) -> Knowledge[Action, Event, View]:
    return Knowledge(seat=by, view=view(state, by), legal=tuple(legal(state, by)), seen=())


def think(level: Level, state: State, by: Seat = 0) -> Action:
    return LEVELS[level](knowledge(state, by), Rng(b"a computer's chance", 7))


def thinking(own: tuple[str, ...], **said: object) -> State:
    """Seat 0 has this hand and the other starters in its supply; so has seat 1."""
    place = {name: said.pop(name) for name in ("shift", "phase", "on", "way_open") if name in said}
    other = seat(hand=STARTERS[:3], supply=STARTERS[3:], reached=bool(said.get("reached")))
    supply = tuple(card for card in STARTERS if card not in own)
    return position(seat(hand=own, supply=supply, **said), other, way_draw=MIXED, **place)


@pytest.mark.parametrize("level", Level)
def test_a_computer_plays_the_same_from_the_same_knowledge_and_chance(level: Level) -> None:
    for moment in random_game(Options(journey="gods"), 2, 1)[3::37]:
        known = knowledge(moment.state, moment.seat)
        actions = {LEVELS[level](known, Rng(b"a computer's chance", 7)) for _ in range(2)}
        assert len(actions) == 1
        assert actions <= set(known.legal)


@pytest.mark.parametrize("level", Level)
def test_no_computer_falls_where_it_can_score(level: Level) -> None:
    state = thinking(("start_2", "start_7"), shift=12, index=3)
    assert think(level, state) == ChooseCard(card="start_2")


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.STRONG])
def test_whoever_stands_before_the_end_with_high_cards_leaves(level: Level) -> None:
    state = thinking(("start_6", "start_7"), shift=14, index=4, reached=True, phase=Phase.DECIDE)
    assert think(level, state) == Leave()


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.STRONG])
def test_whoever_stands_at_the_beginning_of_good_fields_goes_on(level: Level) -> None:
    state = thinking(
        ("start_1", "start_2", "start_3"), shift=11, index=1, reached=True, phase=Phase.DECIDE
    )
    assert think(level, state) == GoOn()


def test_the_easy_one_leaves_as_soon_as_it_may() -> None:
    state = thinking(("start_1",), shift=11, index=1, reached=True, phase=Phase.DECIDE)
    assert think(Level.EASY, state) == Leave()


def test_the_medium_one_looks_ahead_before_it_decides_and_uses_its_free_actions() -> None:
    state = thinking(("start_1",), shift=11, index=1, reached=True, phase=Phase.DECIDE, sight=True)
    assert think(Level.MEDIUM, state) == Peek()
    state = position(
        seat(
            hand=("start_1",),
            supply=STARTERS[1:],
            row=("ljo_tongue",),
            recruits=("ljo_tongue",),
        ),
        seat(hand=("start_1",), supply=STARTERS[1:]),
        display=(("nid_anvil", 4),),
    )
    assert think(Level.MEDIUM, state) == UseFree(card="ljo_tongue")


def test_helmets_are_bought_where_they_are_worth_their_price() -> None:
    state = position(
        seat(gold=7, supply=STARTERS),
        seat(supply=STARTERS),
        phase=Phase.RECRUIT,
        recruiting=(0, 1),
        stage=0,
        display=(("nid_anvil", 5), ("mid_trader", 5)),
    )
    assert think(Level.MEDIUM, state) == Recruit(viking="nid_anvil")
    early, late = (
        viking_worth(Board(position(leg=leg), CHANCE, None), "jot_slayer") for leg in (0, 5)
    )
    assert late == 2 * early


def test_valhalla_gets_helmets_small_numbers_and_every_extra() -> None:
    def sends(**said: object) -> SendValhalla:
        state = position(seat(**said), seat(), phase=Phase.VALHALLA)
        return for_valhalla(Board(state, CHANCE, None).sides[0])

    assert sends(row=("start_7", "mid_axe", "god_odin")) == SendValhalla(card="mid_axe")
    assert sends(row=("mid_axe", "hel_grave")).card == "hel_grave", "a 3 is easy to place"
    extra = sends(row=("mid_axe", "start_7"), grants=(Grant.PLAYED,))
    assert extra == SendValhalla(card="mid_axe", extra=("start_7",))
    held = sends(row=("mid_axe",), hand=("start_7", "god_odin"), grants=(Grant.HAND,))
    assert held.extra == ("start_7",)


def test_the_table_of_landings_knows_the_same_as_the_outlook() -> None:
    for moment in random_game(Options(journey="suffering"), 2, 4)[::7]:
        board = Board(moment.state, CHANCE, None)
        for by in range(2):
            side, table = board.sides[by], of_board(board, by)
            if not side.inside or side.gold < 3 or side.vp < 14 or side.powers.on_land:
                continue
            for index in range(-2, 24):
                way = Way(chosen=index - side.index)
                found = outlook(situation(board, by), "start_1", way)
                assert table.at(index, board.shift) == pytest.approx(landing_value(found))


def test_the_next_landing_is_the_mean_over_the_unseen_way_cards() -> None:
    board = Board(position(seat(), seat(), way_draw=("way_01", "way_14")), CHANCE, None)
    table = of_board(board, 0)
    # 0 or 6 more: from index 10, one step leads to space 11 or 17
    assert way_values(board, None) == ((0, 1), (6, 1))
    expected = (table.at(11, 0) + table.at(11, 6)) / 2
    assert follow_up(table, 10, 0, ("start_1",), way_values(board, None)) == expected
    assert way_values(board, "way_14") == ((6, 1),)


def test_a_card_is_worth_its_landing_and_what_it_brings_at_once() -> None:
    state = thinking(("start_3", "mid_trader"))
    values = card_values(Board(state, CHANCE, None), 0)
    whole, waived = ChooseCard(card="mid_trader"), ChooseCard(card="mid_trader", use=False)
    assert values[whole] > values[waived]


def test_medium_is_clearly_stronger_than_easy() -> None:
    """A few games only; `python -m bench.ladder wikinger_saga` measures."""
    totals = {Level.MEDIUM: 0, Level.EASY: 0}
    for deal in range(3):
        for better in (0, 1):
            levels = {better: Level.MEDIUM, 1 - better: Level.EASY}
            for by, total in enumerate(played_out(levels, deal)):
                totals[levels[by]] += total
    assert totals[Level.MEDIUM] > totals[Level.EASY]


def played_out(levels: dict[Seat, Level], deal: int) -> tuple[int, ...]:
    seed = b"saga between levels %02d" % deal
    state, ply = setup(Options(journey="fame"), 2, Rng(seed, 0)), 0
    while asked := sorted(actors(state)):
        ply += 1
        by = asked[0]
        action = LEVELS[levels[by]](knowledge(state, by), Rng(seed, 1000 + ply))
        state = apply(state, by, action, Rng(seed, ply)).state
    over = result(state)
    assert over is not None
    return over.scores
