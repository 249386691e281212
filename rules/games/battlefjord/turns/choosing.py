"""Answers to pending decisions. Source: spec 9.3."""

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.actions import (
    Action,
    CargoPick,
    ChooseEffect,
    ChooseGoods,
    Thing,
)
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.content import (
    CARD_IDS,
    CARD_OF,
    DECKS,
    FOLLOWER_IDS,
    Card,
    FollowerId,
    is_follower,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    CardUnderStack,
    EffectLapsed,
    EffectWorked,
    GoodsChosen,
    PennantAdded,
)
from rules.games.battlefjord.goods import NOTHING, Amounts, add, bundle
from rules.games.battlefjord.state import Ask, Pending
from rules.games.battlefjord.turns import centre, laying

ANSWER_OF = {
    Ask.THING: Thing,
    Ask.CARGO_PICK: CargoPick,
    Ask.CARGO_GOODS: ChooseGoods,
    Ask.GAIN_CHOICE: ChooseGoods,
    Ask.REFRESH_PLACE: ChooseEffect,
    Ask.EXTRA_PENNANT: ChooseEffect,
    Ask.SWAP_CARDS: ChooseEffect,
}
"""The one action that answers a decision."""

ANSWERS = (Thing, CargoPick, ChooseGoods, ChooseEffect)


def answer(board: Board, seat: Seat, action: Action) -> None:
    """Answer the first pending decision; its type fits. Raises RuleError."""
    pending = board.pending[0]
    match action:
        case Thing():
            _thing(board, seat, pending, action)
        case CargoPick():
            _pick(board, seat, pending, CARD_OF[action.card])
        case ChooseGoods():
            _choose_goods(board, seat, pending, action)
        case ChooseEffect():
            _choose_effect(board, seat, pending, action)
        case _:
            raise ValueError("this action answers nothing")


def _thing(board: Board, seat: Seat, pending: Pending, action: Thing) -> None:
    card = CARD_OF[action.card]
    if card not in pending.cards:
        raise RuleError(Code.CHOICE_ILLEGAL)
    if action.mode == "lay":
        bargain = laying.bargain(board, seat, card, action.hall, action.pay)
        _done(board)
        _put_under(board, pending.cards, card)
        laying.lay(board, seat, card, *bargain, "thing")
    elif action.mode == "hand":
        centre.to_hand(board, seat, card, "thing")
        _done(board)
        _put_under(board, pending.cards, card)
    else:
        _done(board)
        centre.discard(board, seat, card, "thing")
        _put_under(board, pending.cards, card)


def _pick(board: Board, seat: Seat, pending: Pending, card: Card) -> None:
    if card not in pending.cards:
        raise RuleError(Code.CHOICE_ILLEGAL)
    _done(board)
    laying.receive(board, seat, card, "trading_ship")
    _put_under(board, pending.cards, card)


def _choose_goods(board: Board, seat: Seat, pending: Pending, action: ChooseGoods) -> None:
    fish, wool, iron = action.goods.fish, action.goods.wool, action.goods.iron
    if fish + wool + iron != pending.n:
        raise RuleError(Code.GOODS_COUNT, n=pending.n)
    _done(board)
    gain: Amounts = (fish, wool, iron, 0, 0)
    of_cargo = not is_follower(pending.card)
    bonus = laying.cargo_bonus(board, seat, pending.card) if of_cargo else NOTHING
    add(board.stocks[seat], gain)
    add(board.stocks[seat], bonus)
    if board.told is not None:
        board.told.append(
            GoodsChosen(
                round=board.round,
                seat=seat,
                card=CARD_IDS[pending.card],
                gain=bundle(gain),
                bonus=bundle(bonus),
            )
        )


def _choose_effect(board: Board, seat: Seat, pending: Pending, action: ChooseEffect) -> None:
    card = FOLLOWER_IDS[pending.card]
    if action.skip:
        _done(board)
        if board.told is not None:
            board.told.append(EffectLapsed(round=board.round, seat=seat, card=card, auto=False))
        return
    match pending.ask:
        case Ask.REFRESH_PLACE:
            _refresh(board, seat, card, action.field)
        case Ask.EXTRA_PENNANT:
            _add_pennant(board, seat, card, action.slot)
        case _:
            _swap(board, seat, card, action.a, action.b)


def _refresh(board: Board, seat: Seat, card: FollowerId, field: int | None) -> None:
    if field not in laying.spent_fields(board, seat):
        raise RuleError(Code.CHOICE_ILLEGAL)
    _done(board)
    board.figures[seat] = tuple(
        (at, used, refreshed + 1) if at == field else (at, used, refreshed)
        for at, used, refreshed in board.figures[seat]
    )
    if board.told is not None:
        board.told.append(_worked(board, seat, card, field=field))


def _add_pennant(board: Board, seat: Seat, card: FollowerId, slot: int | None) -> None:
    if slot is None or slot not in laying.free_slots(board):
        raise RuleError(Code.CHOICE_ILLEGAL)
    _done(board)
    board.pennants[slot] = seat
    if board.told is not None:
        board.told.append(PennantAdded(round=board.round, seat=seat, slot=slot, card=card))


def _swap(
    board: Board,
    seat: Seat,
    card: FollowerId,
    a: tuple[int, int] | None,
    b: tuple[int, int] | None,
) -> None:
    halls = board.halls[seat]
    if a is None or b is None or a[0] == b[0]:
        raise RuleError(Code.CHOICE_ILLEGAL)
    if not all(1 <= hall <= len(halls) and 0 <= at < len(halls[hall - 1]) for hall, at in (a, b)):
        raise RuleError(Code.CHOICE_ILLEGAL)
    _done(board)
    first, second = halls[a[0] - 1][a[1]], halls[b[0] - 1][b[1]]
    for (hall, at), moved in ((a, second), (b, first)):
        row = list(board.halls[seat][hall - 1])
        row[at] = moved
        board.halls[seat] = laying.with_hall(board.halls[seat], hall - 1, row)
    if board.told is not None:
        swapped = FOLLOWER_IDS[first], FOLLOWER_IDS[second]
        board.told.append(_worked(board, seat, card, cards=swapped))


def _done(board: Board) -> None:
    """Remove the decision before what it causes can add another."""
    board.pending = board.pending[1:]


def _put_under(board: Board, revealed: tuple[Card, ...], chosen: Card) -> None:
    """The cards that were not chosen go under their stack, one after the other."""
    others = tuple(card for card in revealed if card != chosen)
    if not others:
        return
    deck = 0 if is_follower(chosen) else 1
    board.stacks[deck] = (*reversed(others), *board.stacks[deck])
    if board.told is not None:
        board.told.append(CardUnderStack(round=board.round, deck=DECKS[deck], count=len(others)))


def _worked(
    board: Board,
    seat: Seat,
    card: FollowerId,
    *,
    field: int | None = None,
    cards: tuple[FollowerId, ...] = (),
) -> EffectWorked:
    return EffectWorked(
        round=board.round,
        seat=seat,
        card=card,
        gain=bundle(NOTHING),
        field=field,
        cards=cards,
        auto=False,
    )
