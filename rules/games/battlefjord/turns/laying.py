"""Paying for a follower and laying it; its instant effect. Source: spec section 6, 7."""

from collections.abc import Sequence

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.board import NO_PENNANT, Board
from rules.games.battlefjord.content import (
    CARD_IDS,
    CARGO_IDS,
    CHOICE_OF,
    CONTENT_OF,
    DECKS,
    EFFECT_OF,
    FOLLOWER_IDS,
    FOLLOWERS,
    HALL_SIZE,
    HALLS,
    LAST_CARD,
    NO_CARD,
    SIGN_OF,
    SLOTS,
    TIMING_OF,
    Card,
    Timing,
    cargo_kind,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    CardLaid,
    CardRevealed,
    CargoTaken,
    EffectLapsed,
    EffectWorked,
    FinalRound,
    SlotRefilled,
    Source,
)
from rules.games.battlefjord.goods import NOTHING, Amounts, add, bundle, named, payment
from rules.games.battlefjord.goods import Payment as PaymentValue
from rules.games.battlefjord.payments import Payment, missing, payments
from rules.games.battlefjord.powers import CARGO_KINDS
from rules.games.battlefjord.state import Ask, Halls, Pending


def bargain(
    board: Board, seat: Seat, card: Card, hall: int | None, pay: PaymentValue | None
) -> tuple[int, Payment]:
    """The hall and the payment with which a seat may lay `card`. Raises RuleError."""
    halls = board.halls[seat]
    if board.cards_laid(seat) == LAST_CARD:
        raise RuleError(Code.HALLS_FULL)
    if hall is None or not 1 <= hall <= HALLS:
        raise RuleError(Code.HALL_UNKNOWN)
    if len(halls[hall - 1]) == HALL_SIZE:
        raise RuleError(Code.HALL_FULL, hall=hall)
    powers, stock = board.powers(seat), board.stocks[seat]
    possible = payments(card, powers, stock)
    if not possible:
        raise RuleError(Code.PAY_SHORT, missing=named(missing(card, powers, stock)))
    if pay is None:
        if len(possible) > 1:
            raise RuleError(Code.PAY_AMBIGUOUS)
        return hall, possible[0]
    chosen = pay.fish, pay.wool, pay.iron, pay.silver
    if chosen not in possible:
        raise RuleError(Code.PAY_WRONG)
    return hall, chosen


def lay(
    board: Board,
    seat: Seat,
    card: Card,
    hall: int,
    paid: Payment,
    source: Source,
    slot: int | None = None,
) -> None:
    """Pay, lay, refill the slot it came from, then the effects. The card has left its source."""
    stock = board.stocks[seat]
    for kind, n in enumerate(paid):
        stock[kind] -= n
    before = board.powers(seat)
    halls = board.halls[seat]
    position = len(halls[hall - 1])
    board.halls[seat] = with_hall(halls, hall - 1, (*halls[hall - 1], card))
    board.laid[seat] |= 1 << card
    if board.told is not None:
        board.told.append(
            CardLaid(
                round=board.round,
                seat=seat,
                source=source,
                slot=slot,
                card=FOLLOWER_IDS[card],
                hall=hall,
                position=position,
                payment=payment(paid),
            )
        )
        if board.cards_laid(seat) == LAST_CARD:
            board.told.append(FinalRound(round=board.round, seat=seat))
    if slot is not None:
        refill(board, slot)
    for giver, gain in before.buy_bonus[SIGN_OF[card]]:
        add(stock, gain)
        _worked(board, seat, giver, gain)
    if TIMING_OF[card] is Timing.INSTANT:
        _work_at_once(board, seat, card)


def refill(board: Board, slot: int) -> None:
    """A slot gets a card of the other kind than it held, face down until the round's end."""
    deck = 1 if board.slots[slot] < FOLLOWERS else 0
    board.pennants[slot] = NO_PENNANT
    board.slots[slot] = board.draw(deck)
    if board.slots[slot] == NO_CARD:
        return
    board.face_down |= 1 << slot
    if board.told is not None:
        board.told.append(SlotRefilled(round=board.round, slot=slot, kind=DECKS[deck]))


def reveal(board: Board, seat: Seat, deck: int, n: int) -> tuple[Card, ...]:
    """Turn over the top n cards of a stack for all to see; fewer when there are no more."""
    cards = []
    for _ in range(n):
        card = board.draw(deck)
        if card != NO_CARD:
            cards.append(card)
    if board.told is not None and cards:
        board.told.append(
            CardRevealed(
                round=board.round,
                seat=seat,
                deck=DECKS[deck],
                cards=tuple(CARD_IDS[card] for card in cards),
            )
        )
    return tuple(cards)


def receive(board: Board, seat: Seat, card: Card, source: Source, slot: int | None = None) -> None:
    """Take the content of a cargo, then its bonus; goods of choice wait for the seat's word."""
    content, choice = CONTENT_OF[card], CHOICE_OF[card]
    bonus = NOTHING if choice else cargo_bonus(board, seat, card)
    add(board.stocks[seat], content)
    add(board.stocks[seat], bonus)
    board.discards[1] = (*board.discards[1], card)
    if choice:
        pending = Pending(ask=Ask.CARGO_GOODS, card=card, n=choice, cards=())
        board.pending = (*board.pending, pending)
    if board.told is not None:
        board.told.append(
            CargoTaken(
                round=board.round,
                seat=seat,
                source=source,
                slot=slot,
                card=CARGO_IDS[card - FOLLOWERS],
                gain=bundle(content),
                bonus=bundle(bonus),
                choice=choice,
            )
        )


def cargo_bonus(board: Board, seat: Seat, card: Card) -> Amounts:
    """What laid cards add to a cargo of this kind."""
    return board.powers(seat).cargo_bonus[CARGO_KINDS.index(cargo_kind(card))]


def spent_fields(board: Board, seat: Seat) -> list[int]:
    """The places of own figures with at least one use spent this round."""
    return [field for field, used, _ in board.figures[seat] if used]


def free_slots(board: Board) -> list[int]:
    """The open cards of the centre without any pennant."""
    return [
        slot for slot in range(SLOTS) if board.pennants[slot] == NO_PENNANT and board.is_open(slot)
    ]


def with_hall(halls: Halls, index: int, hall: Sequence[Card]) -> Halls:
    """Three halls, one of them changed."""
    changed = list(halls)
    changed[index] = tuple(hall)
    first, second, third = changed
    return first, second, third


def _work_at_once(board: Board, seat: Seat, card: Card) -> None:
    effect = EFFECT_OF[card]
    match effect.op:
        case "gain":
            add(board.stocks[seat], effect.gain)
            _worked(board, seat, card, effect.gain)
        case "gain_choice":
            _ask(board, Pending(ask=Ask.GAIN_CHOICE, card=card, n=effect.n, cards=()))
        case "draw_cargo":
            for _ in range(effect.n):
                for drawn in reveal(board, seat, 1, 1):
                    receive(board, seat, drawn, "effect")
        case "refresh_place":
            possible = bool(spent_fields(board, seat))
            _ask_if(board, seat, card, Ask.REFRESH_PLACE, possible)
        case "extra_pennant":
            _ask_if(board, seat, card, Ask.EXTRA_PENNANT, bool(free_slots(board)))
        case "swap_cards":
            occupied = sum(1 for hall in board.halls[seat] if hall)
            _ask_if(board, seat, card, Ask.SWAP_CARDS, occupied > 1)
        case _:
            raise ValueError(f"{effect.op} is no instant effect")


def _ask(board: Board, pending: Pending) -> None:
    board.pending = (*board.pending, pending)


def _ask_if(board: Board, seat: Seat, card: Card, ask: Ask, possible: bool) -> None:
    """An effect with nothing to work on lapses."""
    if possible:
        _ask(board, Pending(ask=ask, card=card, n=0, cards=()))
    elif board.told is not None:
        board.told.append(
            EffectLapsed(round=board.round, seat=seat, card=FOLLOWER_IDS[card], auto=True)
        )


def _worked(board: Board, seat: Seat, card: Card, gain: Amounts) -> None:
    if board.told is not None:
        board.told.append(
            EffectWorked(
                round=board.round,
                seat=seat,
                card=FOLLOWER_IDS[card],
                gain=bundle(gain),
                field=None,
                cards=(),
                auto=True,
            )
        )
