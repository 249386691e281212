"""The rules as the house calls them: the deal, and one action at a time.

`apply` thaws the state, lets `perform` do the action on the board and freezes it again. Guards
come first, in the order of spec section 10; a refusal leaves the state as it was, since only the
board was touched.
"""

from typing import Final, TypeAlias

from rules.errors import RuleError, SharedCode
from rules.game import Seat, Step
from rules.games.battlefjord import shape
from rules.games.battlefjord.actions import (
    Action,
    CargoPick,
    ChooseEffect,
    ChooseGoods,
    EndActions,
    Jarl,
    Mist,
    Place,
    RaidPay,
    Skald,
    StoreDiscard,
    TakeCargo,
    TakeFollower,
    Thing,
    Trade,
    Use,
)
from rules.games.battlefjord.board import NO_PENNANT, Board, freeze, thaw
from rules.games.battlefjord.content import CARDS, FIELDS, FOLLOWERS, LAST_CARD, SLOTS, START
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import Event
from rules.games.battlefjord.legal import actors_on, legal, preselected
from rules.games.battlefjord.raid import owed
from rules.games.battlefjord.state import SEATS, Halls, Options, Phase, State
from rules.games.battlefjord.turns import centre, choosing, places, placing, raiding, rounds
from rules.rng import Rng

FjordStep: TypeAlias = Step[State, Event]

_PHASE_OF: Final[dict[type, Phase]] = {
    RaidPay: Phase.RAID,
    Place: Phase.PLACING,
    StoreDiscard: Phase.STORAGE,
}
"""All others belong to the actions."""

_EMPTY: Final[Halls] = ((), (), ())


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Shuffle, deal the centre, and begin round 1. Source: spec section 3.

    Raises RuleError: `bad_field` for a first seat that does not exist.
    """
    if seats != SEATS:
        raise ValueError(f"Battlefjord is a game for two, not for {seats}")
    if options.first_seat not in range(SEATS):
        raise RuleError(SharedCode.BAD_FIELD, field="first_seat")
    followers = list(rng.shuffled(range(FOLLOWERS)))
    cargo = list(rng.shuffled(range(FOLLOWERS, CARDS)))
    # Five cargo and four followers like a checkerboard (spec D3).
    slots = tuple((followers if slot % 2 else cargo).pop() for slot in range(SLOTS))
    return State(
        options=options,
        phase=Phase.PLACING,
        round=1,
        horn=options.first_seat,
        turn=options.first_seat,
        slots=slots,
        face_down=0,
        pennants=(NO_PENNANT,) * SLOTS,
        stacks=(tuple(followers), tuple(cargo)),
        discards=((), ()),
        stocks=(START, START),
        hands=((), ()),
        halls=(_EMPTY, _EMPTY),
        figures=((), ()),
        remote=((0, 0, 0), (0, 0, 0)),
        raid_paid=(None, None),
        merchant_open=False,
        pending=(),
    )


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> FjordStep:
    """Do `action` for `seat`. Raises RuleError, and then nothing has changed."""
    shape.check(action)
    board = thaw(state, rng)
    _check_turn(board, seat, action)
    told: list[Event] = []
    board.told = told
    perform(board, seat, action)
    return Step(freeze(board), tuple(told))


def perform(board: Board, seat: Seat, action: Action) -> None:
    """Do an action of the seat whose turn it is, on the board.

    This is also how computers look ahead: without events, and without the guards of `apply`.
    Raises RuleError for what the rules of the single action do not allow; the board is then of no
    further use, unless it is in the phase of actions, where every check comes before any change.
    """
    match action:
        case RaidPay():
            raiding.confirm(board, seat, action)
            return
        case Place():
            placing.place(board, seat, action.field)
            return
        case StoreDiscard():
            rounds.store_discard(board, seat, action)
            return
        case Trade():
            places.trade(board, seat, action)
            return
        case Use():
            places.use(board, seat, action)
        case TakeCargo():
            centre.take_cargo(board, seat, action)
        case TakeFollower():
            centre.take_follower(board, seat, action)
        case Jarl():
            places.jarl(board, seat, action)
        case Skald():
            places.skald(board, seat, action)
        case Mist():
            places.mist(board, seat, action)
        case Thing() | CargoPick() | ChooseGoods() | ChooseEffect():
            choosing.answer(board, seat, action)
        case EndActions():
            rounds.end_actions(board, seat, action)
    board.merchant_open = False


def autoplay(state: State, seat: Seat, rng: Rng) -> Action:
    """What an absent seat does: the only answer, or the end of its actions, or anything legal."""
    only = preselected(thaw(state, rng), seat)
    if only is not None:
        return only
    if state.phase is Phase.ACTIONS and not state.pending:
        return next(action for action in legal(state, seat) if isinstance(action, EndActions))
    return rng.choice(tuple(legal(state, seat)))


def turn_key(state: State, seat: Seat) -> str | None:
    """Each figure and each store is a turn, all actions of a seat are one; a raid is none."""
    match state.phase:
        case Phase.PLACING:
            placed = len(state.figures[0]) + len(state.figures[1])
            return f"round-{state.round}-figure-{placed}"
        case Phase.ACTIONS:
            return f"round-{state.round}-actions-{seat}"
        case Phase.STORAGE:
            return f"round-{state.round}-storage-{seat}"
        case _:
            return None


def progress(state: State) -> int:
    """Per cent of the game: of the sixteen rounds, or of the twelve cards if that is further."""
    if state.phase is Phase.OVER:
        return 100
    laid = max(sum(len(hall) for hall in halls) for halls in state.halls)
    return max((state.round - 1) * 100 // FIELDS, laid * 100 // (LAST_CARD + 1))


def _check_turn(board: Board, seat: Seat, action: Action) -> None:
    if board.phase is Phase.OVER:
        raise RuleError(SharedCode.GAME_OVER)
    if _PHASE_OF.get(type(action), Phase.ACTIONS) is not board.phase:
        raise RuleError(SharedCode.WRONG_PHASE, phase=board.phase)
    asked = actors_on(board)
    if seat not in asked:
        if board.phase is Phase.RAID and owed(board.round, board.powers(seat)) is not None:
            raise RuleError(Code.RAID_DONE)
        raise RuleError(SharedCode.NOT_YOUR_TURN, seat=min(asked))
    if board.pending:
        ask = board.pending[0].ask
        if not isinstance(action, choosing.ANSWER_OF[ask]):
            raise RuleError(Code.DECIDE_FIRST, what=ask)
    elif isinstance(action, choosing.ANSWERS):
        raise RuleError(Code.NOTHING_TO_DECIDE)
