"""The rules as the house calls them: one action at a time, retirement, absent seats.

`apply` thaws the state, does the action on the board, lets everything run that asks nobody, and
freezes it again. Guards come first, in the order of spec section 10.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from rules.errors import RuleError, SharedCode
from rules.game import Seat, Step
from rules.games.wikinger_saga.actions import (
    AcceptGod,
    Action,
    Answer,
    ChooseCard,
    GoOn,
    Leave,
    PassRecruit,
    Peek,
    Recruit,
    Rest,
    SendValhalla,
    UseFree,
)
from rules.games.wikinger_saga.board import Board, Side, can_act, has_timing, may_leave
from rules.games.wikinger_saga.content import BIFROEST, CARDS, EFFECTS
from rules.games.wikinger_saga.errors import Code
from rules.games.wikinger_saga.events import (
    Chosen,
    Decided,
    Event,
    FreeUsed,
    Peeked,
    Recruited,
    SeatRetired,
    SentToValhalla,
)
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.state import Choice, Grant, How, Pending, Phase, State, Task, Verb
from rules.games.wikinger_saga.turns import course, effects, legs, stage
from rules.games.wikinger_saga.turns.changes import bring_home, price
from rules.games.wikinger_saga.vocabulary import Op, Timing
from rules.rng import Rng

SagaStep: TypeAlias = Step[State, Event]

_CHOOSING: Final = frozenset({Phase.CHOOSE})
_DECIDING: Final = frozenset({Phase.DECIDE})
_OPEN: Final = _CHOOSING | _DECIDING
_PHASES_OF: Final[Mapping[type, frozenset[Phase]]] = {
    Recruit: frozenset({Phase.RECRUIT}),
    PassRecruit: frozenset({Phase.RECRUIT}),
    ChooseCard: _CHOOSING,
    Rest: _CHOOSING,
    AcceptGod: _CHOOSING,
    UseFree: _OPEN,
    Peek: _OPEN,
    Leave: _DECIDING,
    GoOn: _DECIDING,
    SendValhalla: frozenset({Phase.VALHALLA}),
}
"""An answer is given in whatever phase asks."""


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> SagaStep:
    """Do `action` for `seat`. Raises RuleError, and then nothing has changed."""
    told: list[Event] = []
    board = Board(state, rng, told)
    perform(board, seat, action)
    return Step(board.freeze(), tuple(told))


def perform(board: Board, seat: Seat, action: Action) -> None:
    """Do an action on the board and all that follows by itself; computers look ahead with it.

    Raises RuleError before anything on the board has changed.
    """
    pending = _guard(board, seat, action)
    match action:
        case Recruit():
            _recruit(board, seat, action)
        case PassRecruit():
            legs.drop_out(board, seat, auto=False)
            legs.next_turn(board)
        case ChooseCard():
            _choose_card(board, seat, action)
        case Rest():
            _rest(board, seat)
        case AcceptGod():
            _accept_god(board, seat)
        case UseFree():
            _use_free(board, seat, action.card)
        case Peek():
            _peek(board, seat)
        case Answer():
            _answer(board, pending, action)
        case Leave():
            _decide(board, seat, leaves=True)
        case GoOn():
            _decide(board, seat, leaves=False)
        case SendValhalla():
            _send(board, seat, action)
    course.run(board)


def _guard(board: Board, seat: Seat, action: Action) -> Pending | None:
    """The open question of the seat, if it may act at all. Source: spec 10, first paragraphs."""
    if board.phase is Phase.FINISHED:
        raise RuleError(SharedCode.GAME_OVER)
    if type(action) in _PHASES_OF and board.phase not in _PHASES_OF[type(action)]:
        raise RuleError(SharedCode.WRONG_PHASE, phase=board.phase)
    if seat not in range(board.seats):
        raise RuleError(SharedCode.NOT_YOUR_TURN)
    pending = board.question(seat)
    if pending is not None:
        if not isinstance(action, Answer):
            raise RuleError(Code.DECISION_OPEN)
        return pending
    if isinstance(action, Answer):
        raise RuleError(SharedCode.NOT_YOUR_TURN)
    if not can_act(board, seat):
        raise RuleError(_why_not(board, board.sides[seat], action))
    return None


def _why_not(board: Board, side: Side, action: Action) -> str:
    """Why a seat may not act: a clearer reason than that it is not asked, where there is one."""
    match board.phase:
        case Phase.CHOOSE if side.inside and side.choice is not None:
            lot = side.choice.how is How.LOT
            return Code.CHOICE_IS_RANDOM if lot else Code.ALREADY_CHOSEN
        case Phase.DECIDE if side.inside and may_leave(board, side):
            return Code.ALREADY_CHOSEN
        case Phase.DECIDE if side.inside and isinstance(action, Leave):
            if side.reached:
                return Code.LEAVING_FORBIDDEN
            return Code.NOT_REACHED_SECOND if board.leg == BIFROEST else Code.NOT_REACHED
        case Phase.VALHALLA if side.sent:
            return Code.ALREADY_CHOSEN
        case _:
            return SharedCode.NOT_YOUR_TURN


def _recruit(board: Board, seat: Seat, action: Recruit) -> None:
    viking = action.viking
    if CARDS[viking].cost is None:
        raise RuleError(Code.UNKNOWN_VIKING)
    left = dict(board.display).get(viking)
    if left is None:
        raise RuleError(Code.NOT_IN_DISPLAY)
    if left == 0:
        raise RuleError(Code.SOLD_OUT)
    need, have = price(viking, board.recruit_round), board.sides[seat].gold
    if need > have:
        raise RuleError(Code.NOT_ENOUGH_GOLD, need=need, have=have)
    bring_home(board, seat, viking, need)
    board.tell(Recruited, seat=seat, viking=viking, price=need)
    legs.next_turn(board)


def _choose_card(board: Board, seat: Seat, action: ChooseCard) -> None:
    side = board.sides[seat]
    if action.card not in side.hand:
        raise RuleError(Code.NOT_IN_HAND)
    side.take(action.card)
    side.choice = Choice(how=How.CARD, card=action.card, use=action.use)
    board.tell(Chosen, seat=seat)


def _rest(board: Board, seat: Seat) -> None:
    side = board.sides[seat]
    if not board.rules_for(side).may_rest:
        raise RuleError(Code.BAD_OPTION)
    side.choice = Choice(how=How.REST)
    board.tell(Chosen, seat=seat)


def _accept_god(board: Board, seat: Seat) -> None:
    side = board.sides[seat]
    if side.hand:
        raise RuleError(Code.BAD_OPTION)
    side.choice = Choice(how=How.FORCED)
    board.tell(Chosen, seat=seat)


def _use_free(board: Board, seat: Seat, card: CardId) -> None:
    side = board.sides[seat]
    laid = [
        place
        for place, each in enumerate(side.row)
        if each.card == card and each.use and has_timing(card, Timing.FREE)
    ]
    if not laid:
        raise RuleError(Code.ACTION_NOT_LAID)
    unspent = [place for place in laid if not side.row[place].spent]
    if not unspent:
        raise RuleError(Code.ACTION_USED)
    place = unspent[0]
    if not stage.has_effect(board, side, place):
        raise RuleError(Code.ACTION_NO_EFFECT)
    spent = replace(side.row[place], spent=True)
    side.row = (*side.row[:place], spent, *side.row[place + 1 :])
    board.tell(FreeUsed, seat=seat, card=card)
    effect = EFFECTS[stage.free_script(card)[0]]
    if effect.op is Op.RECRUIT:
        side.claims += (card,)
    else:
        task = Task(verb=Verb.RETRIEVE, seat=seat, number=effect.n, position=place)
        effects.retrieve(board, task)


def _peek(board: Board, seat: Seat) -> None:
    side = board.sides[seat]
    if not side.sight:
        raise RuleError(Code.NO_MARKER)
    if not board.way_draw and not board.way_discard:
        raise RuleError(Code.NOTHING_TO_SEE)
    stage.refill(board)
    side.sight = False
    side.peeked = board.way_draw[0]
    board.tell(Peeked, seat=seat, way=side.peeked)


def _answer(board: Board, pending: Pending | None, action: Answer) -> None:
    assert pending is not None  # the guard lets no answer pass without a question
    if not 0 <= action.option < len(pending.options) or action not in (
        Answer(option=action.option),
        spelled_out(pending, action.option),
    ):
        raise RuleError(Code.BAD_OPTION)
    effects.answer(board, pending, action.option)


def spelled_out(pending: Pending, option: int) -> Answer:
    """An answer that says in words what it is."""
    choice = pending.options[option]
    number = choice if isinstance(choice, int) else None
    card = None if choice is None or isinstance(choice, int) else choice
    return Answer(option=option, ask=pending.ask, number=number, card=card)


def _decide(board: Board, seat: Seat, *, leaves: bool) -> None:
    board.sides[seat].decided = leaves
    board.tell(Decided, seat=seat)


def _send(board: Board, seat: Seat, action: SendValhalla) -> None:
    side = board.sides[seat]
    if not CARDS[action.card].is_viking:
        raise RuleError(Code.GOD_NOT_ALLOWED)
    played = [laid.card for laid in side.row]
    if action.card not in played:
        raise RuleError(Code.NOT_PLAYED)
    played.remove(action.card)
    if not _granted(side, action.extra, played):
        raise RuleError(Code.BAD_OPTION)
    side.sent = (action.card, *action.extra)
    board.tell(SentToValhalla, seat=seat, count=len(side.sent), cards=side.sent)


def _granted(side: Side, extra: tuple[CardId, ...], played: list[CardId]) -> bool:
    """Whether grants cover all extra cards: each takes one, of the row or of the hand."""
    if not all(CARDS[card].is_viking for card in extra):
        return False
    row, hand = list(played), list(side.hand)
    grants = list(side.grants)
    for card in extra:
        if card in row and Grant.PLAYED in grants:
            row.remove(card)
            grants.remove(Grant.PLAYED)
        elif card in hand and Grant.HAND in grants:
            hand.remove(card)
            grants.remove(Grant.HAND)
        else:
            return False
    return True


def retire(state: State, seat: Seat, rng: Rng) -> SagaStep:
    """A seat leaves for good: autoplay goes on for it, and it ranks last. Source: spec 13."""
    if state.phase is Phase.FINISHED or seat in state.retired:
        return Step(state, ())
    told: list[Event] = []
    board = Board(state, rng, told)
    board.retired += (seat,)
    board.tell(SeatRetired, seat=seat)
    if len(board.retired) == board.seats - 1:
        legs.finish(board)
    return Step(board.freeze(), tuple(told))


def turn_key(state: State, seat: Seat) -> str | None:
    """A purchase is a turn, a chain of answers is one; who chooses with others has none."""
    if state.phase is Phase.RECRUIT:
        return f"leg-{state.leg}-round-{state.recruit_round}"
    waits = state.phase in _OPEN and not state.agenda
    if waits or state.phase is Phase.VALHALLA:
        return None
    return f"leg-{state.leg}-stage-{state.stage}-seat-{seat}"


def progress(state: State) -> int:
    """Per cent of the game: of its legs."""
    if state.phase is Phase.FINISHED:
        return 100
    return 100 * state.leg // len(state.legs)
