"""The rules in motion: the set-up, one private function for each action, and leaving for good.

Guards come first, in the order of the spec; then one new state is built. Chance has a part in
the set-up for two and in every roll.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias, TypeVar

from rules.errors import RuleError, SharedCode
from rules.game import Seat, Step
from rules.games.suleika.actions import Action, LayCarpet, Roll, TurnOmar
from rules.games.suleika.content import (
    CARPETS_A_SEAT,
    CELL_IDS,
    CELL_OF,
    CELLS,
    COINS_AT_START,
    COLOURS,
    COLOURS_FOR_TWO,
    FACINGS,
    NEIGHBOURS,
    QUARTERS,
    START_CELL,
    START_FACING,
    STEPS_A_FACE,
    Cell,
    Direction,
    Place,
    Turn,
)
from rules.games.suleika.errors import Code
from rules.games.suleika.events import (
    CarpetLaid,
    DieRolled,
    Event,
    FinalScore,
    GameOver,
    NextCarpet,
    NoPayment,
    OmarMoved,
    OmarTurned,
    Paid,
    PathStep,
    SeatOut,
    TurnStarted,
)
from rules.games.suleika.legal import LAYS
from rules.games.suleika.market import free_places, listed, region, way, whole_carpet
from rules.games.suleika.score import Reason, fields_of, how_it_ends, ranking_of, scores_of
from rules.games.suleika.state import (
    BARE,
    Hue,
    LastRoll,
    Options,
    Phase,
    State,
    carpet_of,
    half_of,
    hue_of,
    next_seat,
    owner,
)
from rules.rng import Rng

T = TypeVar("T")

SuleikaStep: TypeAlias = Step[State, Event]


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Give everybody coins and carpets; with two seats their two colours are mixed (spec D3).

    Raises RuleError `bad_field` for an option that does not exist. Source: seed 001, first lines.
    """
    if seats not in CARPETS_A_SEAT:
        raise ValueError(f"Suleika is a game for two to four, not for {seats}")
    if options.first_seat not in range(seats):
        raise RuleError(SharedCode.BAD_FIELD, field="first_seat")
    if options.turn_omar not in ("start", "end"):
        raise RuleError(SharedCode.BAD_FIELD, field="turn_omar")
    return State(
        options=options,
        phase=_first_phase(options),
        active_seat=options.first_seat,
        omar=START_CELL,
        facing=START_FACING,
        coins=(COINS_AT_START,) * seats,
        out=(None,) * seats,
        stacks=tuple([_stack(seat, seats, rng) for seat in range(seats)]),
        board=(BARE,) * CELLS,
        laid=0,
        last_roll=None,
    )


def _stack(seat: Seat, seats: int, rng: Rng) -> tuple[Hue, ...]:
    number = CARPETS_A_SEAT[seats]
    if seats > COLOURS_FOR_TWO:
        return (seat,) * number
    half = number // COLOURS_FOR_TWO
    return rng.shuffled((seat,) * half + (seat + seats,) * half)


def _first_phase(options: Options) -> Phase:
    """Where a turn begins."""
    return Phase.DIRECTION if options.turn_omar == "start" else Phase.ROLL


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> SuleikaStep:
    """Do `action` for `seat`. Raises RuleError, and then nothing has changed."""
    match action:
        case TurnOmar():
            turn = _known_turn(action.turn)
            _check_turn(state, seat, Phase.DIRECTION)
            return _turn_omar(state, seat, turn, rng)
        case Roll():
            _check_turn(state, seat, Phase.ROLL)
            return _go(state, seat, state.facing, rng)
        case LayCarpet():
            place = _known_cells(action.cells)
            _check_turn(state, seat, Phase.LAY)
            return _lay(state, seat, place)
        case _:
            raise RuleError(SharedCode.UNKNOWN_ACTION)


def retire(state: State, seat: Seat, _rng: Rng) -> SuleikaStep:
    """`seat` leaves for good, whoever is active: its carpets become neutral (spec section 8)."""
    if state.phase is Phase.OVER or state.out[seat] is not None:
        return Step(state, ())
    left = _without_seat(state, seat)
    told = SeatOut(seat=seat, reason="left")
    if seat == state.active_seat:
        return _next_turn(left, told)
    reason = how_it_ends(left)
    return Step(left, (told,)) if reason is None else _end(left, reason, told)


def autoplay(state: State, seat: Seat, _rng: Rng) -> Action:
    """For an absent seat: straight on, and where most of the leading other seat is hidden."""
    match state.phase:
        case Phase.DIRECTION:
            return TurnOmar(turn=Turn.STRAIGHT)
        case Phase.ROLL:
            return Roll()
        case _:
            return LAYS[_most_hidden(state, seat)]


def turn_key(state: State, _seat: Seat) -> str:
    """A turn is named by the carpet that is laid in it, also when Omar is turned at its end."""
    turning_at_end = state.phase is Phase.DIRECTION and state.options.turn_omar == "end"
    return f"carpet-{state.laid + (0 if turning_at_end else 1)}"


def progress(state: State) -> int:
    """Per cent of the carpets that are laid, of those that still can be."""
    if state.phase is Phase.OVER:
        return 100
    left = sum([len(stack) for stack in state.stacks])
    return state.laid * 100 // (state.laid + left)


def _known_turn(name: object) -> Turn:
    if not isinstance(name, str) or name not in QUARTERS:
        raise RuleError(SharedCode.BAD_FIELD, field="turn")
    return Turn(name)


def _known_cells(names: object) -> Place:
    """The two cells of a carpet, the smaller first."""
    if isinstance(names, Sequence) and not isinstance(names, str) and len(names) == 2:
        cells = [CELL_OF.get(name) if isinstance(name, str) else None for name in names]
        first, second = cells
        if first is not None and second is not None and first != second:
            return min(first, second), max(first, second)
    raise RuleError(SharedCode.BAD_FIELD, field="cells")


def _check_turn(state: State, seat: Seat, phase: Phase) -> None:
    if not 0 <= seat < len(state.out):
        raise RuleError(Code.NOT_SEATED)
    if state.phase is Phase.OVER:
        raise RuleError(SharedCode.GAME_OVER)
    if state.out[seat] is not None:
        raise RuleError(Code.SEAT_OUT)
    if state.phase is not phase:
        raise RuleError(SharedCode.WRONG_PHASE, phase=state.phase)
    if seat != state.active_seat:
        raise RuleError(SharedCode.NOT_YOUR_TURN, seat=state.active_seat)


def _turn_omar(state: State, seat: Seat, turn: Turn, rng: Rng) -> SuleikaStep:
    facing = (state.facing + QUARTERS[turn]) % 4
    told = _turned(seat, turn, facing)
    if state.options.turn_omar == "start":
        # Nothing is left to decide, so he goes in the same step (spec D4).
        return _go(state, seat, facing, rng, told)
    return _next_turn(replace(state, facing=facing), told)


def _go(state: State, seat: Seat, facing: Direction, rng: Rng, *before: Event) -> SuleikaStep:
    """Roll, move Omar by all that was rolled, pay."""
    face = rng.below(len(STEPS_A_FACE))
    steps = STEPS_A_FACE[face]
    cell, looking, _ = way(state.omar, facing, steps)[-1]
    gone = replace(
        state,
        phase=Phase.LAY,
        omar=cell,
        facing=looking,
        last_roll=LastRoll(seat=seat, steps=steps),
    )
    rolled = _rolled(seat, face, state.phase is Phase.DIRECTION)
    moved = _moved(state.omar, facing, steps)
    return _pay(gone, seat, *before, rolled, moved)


# Events are values, and of these there are few: each is made once.


@cache
def _turned(seat: Seat, turn: Turn, facing: Direction) -> OmarTurned:
    return OmarTurned(seat=seat, turn=turn, facing=FACINGS[facing])


@cache
def _rolled(seat: Seat, face: int, auto: bool) -> DieRolled:
    return DieRolled(seat=seat, face=face, steps=STEPS_A_FACE[face], auto=auto)


@cache
def _moved(omar: Cell, facing: Direction, steps: int) -> OmarMoved:
    path = tuple(
        PathStep(cell=CELL_IDS[cell], facing=FACINGS[looking], balcony=balcony)
        for cell, looking, balcony in way(omar, facing, steps)
    )
    last, over_the_balcony = path[-1], any(step.balcony for step in path)
    return OmarMoved(path=path, cell=last.cell, facing=last.facing, balcony=over_the_balcony)


def _pay(state: State, seat: Seat, *before: Event) -> SuleikaStep:
    half = state.board[state.omar]
    if half == BARE:
        return Step(state, (*before, NoPayment(reason="empty")))
    to_seat = owner(hue_of(half), len(state.out))
    if to_seat == seat:
        return Step(state, (*before, NoPayment(reason="own")))
    if state.out[to_seat] is not None:
        return Step(state, (*before, NoPayment(reason="neutral")))
    cells = listed(region(state.board, state.omar))
    due, had = len(cells), state.coins[seat]
    coins = list(state.coins)
    coins[seat] -= min(due, had)
    coins[to_seat] += min(due, had)
    paid = Paid(
        from_seat=seat,
        to_seat=to_seat,
        due=due,
        paid=min(due, had),
        region=tuple([CELL_IDS[cell] for cell in cells]),
    )
    settled = replace(state, coins=tuple(coins))
    if had >= due:  # with exactly enough a seat stays in, with nothing
        return Step(settled, (*before, paid))
    broke = SeatOut(seat=seat, reason="broke")
    return _next_turn(_without_seat(settled, seat), *before, paid, broke)


def _lay(state: State, seat: Seat, place: Place) -> SuleikaStep:
    first, second = place
    if second not in NEIGHBOURS[first]:
        raise RuleError(Code.NOT_A_PAIR)
    if state.omar in place:
        raise RuleError(Code.UNDER_OMAR, cell=CELL_IDS[state.omar])
    beside = NEIGHBOURS[state.omar]
    if first not in beside and second not in beside:
        raise RuleError(Code.NOT_NEXT_TO_OMAR, cell=CELL_IDS[state.omar])
    if (whole := whole_carpet(state.board, place)) is not None:
        raise RuleError(Code.COVERS_CARPET, carpet=whole)
    hue, *rest = state.stacks[seat]
    number = state.laid + 1
    board = list(state.board)
    covered = [carpet_of(half) for half in (board[first], board[second]) if half]
    board[first] = half_of(number, hue, second)
    board[second] = half_of(number, hue, first)
    stacks = list(state.stacks)
    stacks[seat] = tuple(rest)
    laid = replace(state, stacks=tuple(stacks), board=tuple(board), laid=number)
    told: list[Event] = [
        CarpetLaid(
            seat=seat,
            id=number,
            colour=COLOURS[hue],
            cells=LAYS[place].cells,
            covered=tuple(covered),
        )
    ]
    if len(stacks) == COLOURS_FOR_TWO and rest:
        told.append(NextCarpet(seat=seat, colour=COLOURS[rest[0]]))
    if state.options.turn_omar == "start":
        return _next_turn(laid, *told)
    if (reason := how_it_ends(laid)) is not None:
        return _end(laid, reason, *told)
    return Step(replace(laid, phase=Phase.DIRECTION), tuple(told))


def _without_seat(state: State, seat: Seat) -> State:
    """The same without `seat`: its coins and its carpets to lay leave the game."""
    order = 1 + sum([place is not None for place in state.out])
    return replace(
        state,
        coins=_with(state.coins, seat, 0),
        out=_with(state.out, seat, order),
        stacks=_with(state.stacks, seat, ()),
    )


def _next_turn(state: State, *before: Event) -> SuleikaStep:
    """The end of a turn: the next seat that still plays, clockwise, unless the game is over."""
    if (reason := how_it_ends(state)) is not None:
        return _end(state, reason, *before)
    seat = next_seat(state)
    # All started with as many and take turns, so who is next has one left (spec section 14).
    assert state.stacks[seat]
    begun = replace(state, phase=_first_phase(state.options), active_seat=seat)
    return Step(begun, (*before, TurnStarted(seat=seat)))


def _end(state: State, reason: Reason, *before: Event) -> SuleikaStep:
    ranking, scores = ranking_of(state), scores_of(state)
    seats = zip(state.coins, fields_of(state), scores, state.out, strict=True)
    best = ranking[0]
    told = GameOver(
        reason=reason,
        winner_seat=best[0],
        winner_score=scores[best[0]],
        shared=len(best) > 1,
        scores=tuple(
            [FinalScore(coins=c, fields=f, score=score, out=out) for c, f, score, out in seats]
        ),
        ranking=ranking,
    )
    return Step(replace(state, phase=Phase.OVER), (*before, told))


def _most_hidden(state: State, seat: Seat) -> Place:
    """The first place that hides most fields of the leading other seat (spec section 12)."""
    seats, scores = len(state.out), scores_of(state)
    others = [(seat + step) % seats for step in range(1, seats)]
    leader = max([other for other in others if state.out[other] is None], key=scores.__getitem__)

    def hidden(place: Place) -> int:
        halves = [state.board[cell] for cell in place]
        return sum([half != BARE and owner(hue_of(half), seats) == leader for half in halves])

    return max(free_places(state.board, state.omar), key=hidden)


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
