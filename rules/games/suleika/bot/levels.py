"""The three computers. They see what their seat knows, and count positions, never time."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rules.game import Bot, Knowledge, Level, Seat
from rules.games.suleika.actions import Action, LayCarpet, Roll, TurnOmar
from rules.games.suleika.bot.board import Board
from rules.games.suleika.bot.judgement import Standings, score_so_far, standings
from rules.games.suleika.bot.sample import sample
from rules.games.suleika.bot.search import CHANCES, Search, turned
from rules.games.suleika.content import CELL_OF, Place
from rules.games.suleika.events import Event
from rules.games.suleika.market import way
from rules.games.suleika.state import BARE, State, hue_of, owner
from rules.games.suleika.view import View
from rules.rng import Rng

Known: TypeAlias = Knowledge[Action, Event, View]

WIDTH: Final = 4
"""Of the places for a carpet, the strong computer looks beyond so many: that keeps a decision
below some 12 * 4 * 3 * 4 * 12 = 7,000 positions."""


def easy(known: Known, rng: Rng) -> Action:
    """The cheapest way now, and the place where most fields are won now."""
    state = sample(known.view, known.seat, rng.fork("sample"), known.seen)

    def gain(action: Action) -> float:
        match action:
            case TurnOmar():
                return -_expected_toll(state, known.seat, action)
            case LayCarpet():
                return _fields_won(state, known.seat, _place(action))
            case Roll():
                return 0

    return _best(known, gain, rng)


def medium(known: Known, rng: Rng) -> Action:
    """Looks to the end of its turn, and where Omar may be led next; beyond that it is blind."""
    return _think(known, rng, judge=score_so_far, carpets=0)


def strong(known: Known, rng: Rng) -> Action:
    """Looks at the next seat's whole turn too, and knows what large regions will earn."""
    return _think(known, rng, judge=standings, carpets=1)


LEVELS: Final[Mapping[Level, Bot[Action, Event, View]]] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.STRONG: strong,
}


def _think(known: Known, rng: Rng, *, judge: Callable[[Board], Standings], carpets: int) -> Action:
    """The action with the best outlook, `carpets` of other seats being looked at."""
    if len(known.legal) == 1:
        return known.legal[0]
    state = sample(known.view, known.seat, rng.fork("sample"), known.seen)
    board = Board(state)
    search, seat = Search(board, judge, WIDTH), known.seat
    omar, facing = state.omar, state.facing
    turning_for_next = board.turn_at_end
    mover = board.after(seat) if turning_for_next else seat

    def outlook(action: Action) -> float:
        match action:
            case TurnOmar():
                looked_at = carpets if turning_for_next else carpets + 1
                return search.after_turning(
                    seat, mover, omar, turned(facing, action.turn), looked_at
                )
            case LayCarpet():
                return search.after_laying(seat, _place(action), omar, facing, carpets)
            case Roll():
                return 0

    return _best(known, outlook, rng)


def _best(known: Known, value: Callable[[Action], float], rng: Rng) -> Action:
    """The best of the legal actions, any of those that are equally good."""
    values = [value(action) for action in known.legal]
    best = max(values)
    return rng.choice(
        [action for action, each in zip(known.legal, values, strict=True) if each == best]
    )


def _place(action: LayCarpet) -> Place:
    first, second = action.cells
    return CELL_OF[first], CELL_OF[second]


def _expected_toll(state: State, seat: Seat, action: TurnOmar) -> float:
    """What the next roll costs whoever rolls; with `end` that is the next seat: then it is good."""
    board = Board(state)
    mover = board.after(seat) if board.turn_at_end else seat
    path = way(state.omar, turned(state.facing, action.turn), CHANCES[-1][0])
    expected = sum([chance * board.toll(mover, path[steps - 1][0])[0] for steps, chance in CHANCES])
    return expected if mover == seat else -expected


def _fields_won(state: State, seat: Seat, place: Place) -> int:
    """Own fields that come, without those that are covered."""
    covered = [state.board[cell] for cell in place]
    own = [half for half in covered if half != BARE and owner(hue_of(half), len(state.out)) == seat]
    return len(place) - len(own)
