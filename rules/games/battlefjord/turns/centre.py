"""Taking a card of the centre with a pennant. Source: spec 4.4."""

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.actions import TakeCargo, TakeFollower
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.content import DECKS, FOLLOWER_IDS, Card, is_follower
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import CardDiscarded, CardToHand, Source
from rules.games.battlefjord.turns import laying


def take_cargo(board: Board, seat: Seat, action: TakeCargo) -> None:
    """The content for the seat, a face-down follower for the slot. Raises RuleError."""
    card = _taken(board, seat, action.slot, follower=False)
    laying.receive(board, seat, card, "centre", action.slot)
    laying.refill(board, action.slot)


def take_follower(board: Board, seat: Seat, action: TakeFollower) -> None:
    """Lay it, take it into the hand or discard it. Raises RuleError."""
    slot = action.slot
    card = _taken(board, seat, slot, follower=True)
    if action.mode == "lay":
        bargain = laying.bargain(board, seat, card, action.hall, action.pay)
        laying.lay(board, seat, card, *bargain, "centre", slot)
        return
    if action.mode == "hand":
        to_hand(board, seat, card, "centre", slot)
    else:
        discard(board, seat, card, "centre", slot)
    laying.refill(board, slot)


def to_hand(board: Board, seat: Seat, card: Card, source: Source, slot: int | None = None) -> None:
    """Take a follower into the hand. Raises RuleError."""
    if len(board.hands[seat]) >= board.powers(seat).hand:
        raise RuleError(Code.HAND_FULL)
    board.hands[seat] = (*board.hands[seat], card)
    if board.told is not None:
        board.told.append(
            CardToHand(
                round=board.round, seat=seat, source=source, slot=slot, card=FOLLOWER_IDS[card]
            )
        )


def discard(board: Board, seat: Seat, card: Card, source: Source, slot: int | None = None) -> None:
    """Put a follower on its discard pile."""
    board.discards[0] = (*board.discards[0], card)
    if board.told is not None:
        board.told.append(
            CardDiscarded(
                round=board.round, seat=seat, source=source, slot=slot, card=FOLLOWER_IDS[card]
            )
        )


def _taken(board: Board, seat: Seat, slot: int, *, follower: bool) -> Card:
    if board.pennants[slot] != seat:
        raise RuleError(Code.NOT_YOUR_PENNANT)
    card = board.slots[slot]
    if is_follower(card) is not follower:
        raise RuleError(Code.SLOT_KIND, kind=DECKS[0 if is_follower(card) else 1])
    return card
