"""What effects do, one after the other, and how they go on with an answer. Source: spec 9."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, assert_never

from rules.game import Seat
from rules.games.wikinger_saga.board import Board, Side
from rules.games.wikinger_saga.content import BIFROEST, CARDS, EFFECTS, Script
from rules.games.wikinger_saga.events import (
    Answered,
    Discarded,
    GodsSeen,
    GodTaken,
    PathShifted,
    Reason,
    RecruitedOnWay,
    Retrieved,
    SightTaken,
)
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.state import Ask, Grant, Option, Pending, Source, Task, Verb
from rules.games.wikinger_saga.turns.changes import (
    affordable,
    bring_home,
    change_gold,
    change_vp,
    move_gold,
    price,
    redraw,
    rob,
    take_from_row,
)
from rules.games.wikinger_saga.vocabulary import Op

_REASON_OF: Final[Mapping[Source, Reason]] = {
    Source.FIELD: Reason.FIELD,
    Source.MARKER: Reason.MARKER,
    Source.CARD: Reason.CARD,
    Source.WAY: Reason.WAY,
}


def tasks_of(script: Script, seat: Seat, source: Source, position: int = -1) -> list[Task]:
    """Effects as tasks of a seat."""
    return [
        Task(verb=Verb.EFFECT, seat=seat, number=number, source=source, position=position)
        for number in script
    ]


def work(board: Board, task: Task) -> None:
    """Let one effect work; what takes several steps is put on the agenda."""
    effect, seat, side = EFFECTS[task.number], task.seat, board.sides[task.seat]
    match effect.op:
        case Op.GOLD:
            change_gold(board, seat, effect.n, task.source, _REASON_OF[task.source])
        case Op.VP:
            change_vp(board, seat, effect.n, task.source, _REASON_OF[task.source])
        case Op.GOD:
            board.push([Task(verb=Verb.GOD, seat=seat)] * effect.n)
        case Op.SIGHT:
            if not side.sight:
                side.sight = True
                board.tell(SightTaken, seat=seat)
        case Op.DRAW:
            board.draw(seat, effect.n)
        case Op.DISCARD:
            board.push([Task(verb=Verb.DISCARD, seat=seat)] * effect.n)
        case Op.RECRUIT:
            board.push([Task(verb=Verb.RECRUIT, seat=seat, number=effect.discount)])
        case Op.REDRAW:
            redraw(board, seat)
        case Op.RETRIEVE:
            board.push([replace(task, verb=Verb.RETRIEVE, number=effect.n)])
        case Op.PATH:
            ask(board, task, Ask.PATH, effect.options)
        case Op.ROB:
            rob(board, seat, effect.n)
        case Op.EACH_OTHER:
            others = [other for other in board.inside() if other != seat]
            board.push(
                [each for other in others for each in tasks_of(effect.effects, other, Source.CARD)]
            )
        case Op.PAY:
            if side.gold >= effect.n:
                ask(board, task, Ask.PAY, (0, 1))
        case Op.SET_MOVE:
            ask(board, task, Ask.SET_MOVE, (None, *effect.options))
        case Op.ADD_MOVE:
            ask(board, task, Ask.ADD_MOVE, effect.options)
        case Op.VALHALLA_EXTRA:
            if board.leg != BIFROEST:
                side.grants += (Grant(effect.source),)
        case Op.IF:
            met = holds(board, seat, effect.cond)
            _follow(board, task, effect.effects if met else effect.otherwise)
        case Op.PER:
            _follow(board, task, effect.effects * min(effect.most, len(side.row)))
        case Op.SHIELD | Op.BONUS | Op.STEP_ADD | Op.IGNORE_WAY | Op.ON_LAND:
            raise AssertionError(f"{effect.op} is a permanent: nothing happens at once")
        case _:
            assert_never(effect.op)


def look_at_gods(board: Board, task: Task) -> None:
    """One of the top two gods goes under the own supply, the other under the pile."""
    gods = board.god_pile[:2]
    if gods:
        board.tell(GodsSeen, seat=task.seat, gods=gods)
        ask(board, task, Ask.PICK_GOD, gods)


def discard(board: Board, task: Task) -> None:
    """A hand card under the own supply; equal cards are one option."""
    hand = tuple(dict.fromkeys(board.sides[task.seat].hand))
    if hand:
        ask(board, task, Ask.DISCARD, hand)


def recruit(board: Board, task: Task) -> None:
    """One viking of the display for so much less."""
    gold = board.sides[task.seat].gold
    found = sorted(affordable(board.display, -task.number, gold))
    if found:
        ask(board, task, Ask.PICK_RECRUIT, (None, *found))


def retrieve(board: Board, task: Task) -> None:
    """Up to so many other own vikings of the row back to the hand."""
    found = retrievable(board.sides[task.seat], task.position)
    if task.number and found:
        row = board.sides[task.seat].row
        ask(board, task, Ask.RETRIEVE, (None, *[row[place].card for place in found]))


def retrievable(side: Side, position: int) -> list[int]:
    """Places of the vikings in a row, but for the card at `position` that fetches them."""
    return [
        place
        for place, laid in enumerate(side.row)
        if place != position and CARDS[laid.card].is_viking
    ]


def ask(board: Board, task: Task, about: Ask, options: tuple[Option, ...]) -> None:
    """Ask, or go on where there is only one answer."""
    if len(options) == 1:
        _settle(board, task, about, options, 0)
    else:
        board.ask(task, about, options)


def answer(board: Board, pending: Pending, option: int) -> None:
    """A seat has answered its question."""
    board.pending.remove(pending)
    choice = pending.options[option]
    board.tell(Answered, seat=pending.seat, ask=pending.ask, choice=choice)
    _settle(board, pending.task, pending.ask, pending.options, option)


def _settle(board: Board, task: Task, about: Ask, options: tuple[Option, ...], option: int) -> None:
    seat, side, choice = task.seat, board.sides[task.seat], options[option]
    match choice:
        case None:  # nobody, none, the card's own number
            return
        case int():
            _settle_number(board, task, about, choice)
            return
        case _:
            pass
    match about:
        case Ask.PICK_GOD:
            _take_god(board, seat, choice, options)
        case Ask.DISCARD:
            side.take(choice)
            side.supply += (choice,)
            board.tell(Discarded, seat=seat, card=choice)
        case Ask.PICK_RECRUIT:
            _recruit(board, task, choice)
        case Ask.RETRIEVE:
            _retrieve(board, task, option)
        case _:
            raise AssertionError(f"{about} is not answered by a card")


def _settle_number(board: Board, task: Task, about: Ask, number: int) -> None:
    match about:
        case Ask.PATH:
            before = board.shift
            board.shift = max(0, before + number)
            if board.shift != before:
                board.tell(PathShifted, seat=task.seat, before=before, after=board.shift)
        case Ask.SET_MOVE:
            board.set_number = number
        case Ask.ADD_MOVE | Ask.STEP_ADD:
            board.added += number
        case Ask.PAY:
            if number:
                effect = EFFECTS[task.number]
                move_gold(board, task.seat, -effect.n, Reason.PAID)
                _follow(board, task, effect.effects)
        case Ask.USE:
            side = board.sides[task.seat]
            said = replace(side.row[task.position], use=bool(number))
            side.row = (*side.row[: task.position], said, *side.row[task.position + 1 :])
            board.push([task])
        case _:
            raise AssertionError(f"{about} is not answered by a number")


def _take_god(board: Board, seat: Seat, kept: CardId, seen: tuple[Option, ...]) -> None:
    returned = [god for god in board.god_pile[: len(seen)] if god != kept]
    board.god_pile = (*board.god_pile[len(seen) :], *returned)
    board.sides[seat].supply += (kept,)
    board.tell(GodTaken, seat=seat, kept=kept, returned=returned[0] if returned else None)


def _recruit(board: Board, task: Task, choice: CardId) -> None:
    viking = next(kind for kind, _ in board.display if kind == choice)
    paid = price(viking, -task.number)
    bring_home(board, task.seat, viking, paid)
    board.tell(RecruitedOnWay, seat=task.seat, viking=viking, price=paid)


def _retrieve(board: Board, task: Task, option: int) -> None:
    side = board.sides[task.seat]
    place = retrievable(side, task.position)[option - 1]
    card = take_from_row(board, task.seat, place).card
    side.hand += (card,)
    board.tell(Retrieved, seat=task.seat, card=card)
    position = task.position - (place < task.position)
    if task.number > 1:
        board.push([replace(task, number=task.number - 1, position=position)])


def _follow(board: Board, task: Task, script: Script) -> None:
    board.push(tasks_of(script, task.seat, Source.CARD, task.position))


def holds(board: Board, seat: Seat, cond: str) -> bool:
    """Whether a condition of spec 9.4 is met."""
    own = board.sides[seat]
    if cond == "last_out":
        return own.out_stage == max(side.out_stage for side in board.sides)
    return any(
        side.inside and side.index == own.index
        for other, side in enumerate(board.sides)
        if other != seat
    )
