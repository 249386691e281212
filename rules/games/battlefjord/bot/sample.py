"""From what a seat knows to a full state: the unseen cards, dealt at random where they may lie."""

from collections.abc import Iterator, Sequence

from rules.game import Seat
from rules.games.battlefjord.board import NO_PENNANT
from rules.games.battlefjord.content import (
    CARD_OF,
    CARDS,
    DECKS,
    FOLLOWERS,
    NO_CARD,
    Card,
    Deck,
)
from rules.games.battlefjord.events import (
    CardDiscarded,
    CardLaid,
    CardRevealed,
    CardToHand,
    CardUnderStack,
    CargoTaken,
    Event,
    StackShuffled,
)
from rules.games.battlefjord.goods import Bundle
from rules.games.battlefjord.powers import laid_in, powers
from rules.games.battlefjord.raid import owed, ways
from rules.games.battlefjord.state import (
    SEATS,
    Figure,
    Halls,
    Paid,
    Pending,
    Phase,
    Remote,
    State,
    Stock,
)
from rules.games.battlefjord.view import SeatView, View
from rules.rng import Rng


def sample(view: View, seat: Seat, rng: Rng, seen: tuple[Event, ...]) -> State:
    """A state that `seat` cannot tell from the real one.

    Hidden are the face-down cards, the stacks and, in a raid, what the other seat has confirmed.
    seen: the events shown to `seat`; they tell which cards went under a stack.
    """
    unseen = _unseen(view)
    stacks, slots = _deal(view, unseen, seen, rng)
    halls = _halls(view.seats[0]), _halls(view.seats[1])
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        horn=view.horn_seat,
        turn=view.turn_seat,
        slots=slots,
        face_down=sum(1 << slot.slot for slot in view.slots if slot.kind and not slot.face_up),
        pennants=tuple(
            NO_PENNANT if slot.pennant_seat is None else slot.pennant_seat for slot in view.slots
        ),
        stacks=stacks,
        discards=(_cards(view.discards.follower), _cards(view.discards.cargo)),
        stocks=(_stock(view.seats[0].stock), _stock(view.seats[1].stock)),
        hands=(_cards(view.seats[0].hand), _cards(view.seats[1].hand)),
        halls=halls,
        figures=(_figures(view, 0), _figures(view, 1)),
        remote=(_remote(view.seats[0]), _remote(view.seats[1])),
        raid_paid=_raid_paid(view, seat, halls, rng),
        merchant_open=view.merchant_open,
        pending=tuple(
            Pending(
                ask=pending.ask,
                card=NO_CARD if pending.card is None else CARD_OF[pending.card],
                n=pending.n,
                cards=_cards(pending.cards),
            )
            for pending in view.pending
        ),
    )


def _unseen(view: View) -> tuple[list[Card], list[Card]]:
    """The followers and the cargo cards that lie nowhere in sight."""
    seen = {CARD_OF[slot.card] for slot in view.slots if slot.card is not None}
    seen.update(_cards((*view.discards.follower, *view.discards.cargo)))
    for side in view.seats:
        seen.update(_cards(side.hand))
        for hall in side.halls:
            seen.update(_cards(hall))
    for pending in view.pending:
        seen.update(_cards(pending.cards))
    followers = [card for card in range(FOLLOWERS) if card not in seen]
    cargo = [card for card in range(FOLLOWERS, CARDS) if card not in seen]
    return followers, cargo


def _deal(
    view: View, unseen: tuple[list[Card], list[Card]], seen: tuple[Event, ...], rng: Rng
) -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], tuple[Card, ...]]:
    """Stacks and slots: at the bottom what is known to lie there, everything else shuffled."""
    sizes = view.stacks.follower, view.stacks.cargo
    stacks, spare = [], []
    for deck, cards in enumerate(unseen):
        bottom = [card for card in _known_bottom(DECKS[deck], seen) if card in cards]
        bottom = bottom[: sizes[deck]]
        rest = list(rng.shuffled([card for card in cards if card not in bottom]))
        upper = sizes[deck] - len(bottom)
        stacks.append((*bottom, *rest[:upper]))
        spare.append(iter(rest[upper:]))
    slots = tuple(_slot_cards(view, spare))
    return (stacks[0], stacks[1]), slots


def _slot_cards(view: View, spare: Sequence[Iterator[Card]]) -> Iterator[Card]:
    for slot in view.slots:
        if slot.card is not None:
            yield CARD_OF[slot.card]
        elif slot.kind is None:
            yield NO_CARD
        else:
            yield next(spare[0 if slot.kind is Deck.FOLLOWER else 1])


def _known_bottom(deck: Deck, seen: tuple[Event, ...]) -> list[Card]:
    """The cards that went under a stack since it was last shuffled, the lowest one first.

    Of the cards that were revealed together, all but the one that was then taken.
    """
    bottom: list[Card] = []
    revealed: list[Card] = []
    for event in seen:
        match event:
            case StackShuffled() if event.deck is deck:
                bottom = []
            case CardRevealed() if event.deck is deck:
                revealed = list(_cards(event.cards))
            case CardLaid() | CardToHand() | CardDiscarded() | CargoTaken():
                taken = CARD_OF[event.card]
                revealed = [card for card in revealed if card != taken]
            case CardUnderStack() if event.deck is deck:
                bottom = [*reversed(revealed), *bottom]
            case _:
                pass
    return bottom


def _raid_paid(
    view: View, seat: Seat, halls: tuple[Halls, Halls], rng: Rng
) -> tuple[Paid | None, Paid | None]:
    """The own choice as it is; for the other one that has chosen, any that it could make."""
    if view.phase is not Phase.RAID or view.raid is None or view.you is None:
        return None, None
    paid: list[Paid | None] = [None] * SEATS
    if view.you.raid_choice is not None:
        paid[seat] = _stock(view.you.raid_choice)
    other = 1 - seat
    asked = owed(view.ship, powers(laid_in(halls[other])))
    if view.raid.confirmed[other] and asked is not None:
        possible = ways(asked, _stock(view.seats[other].stock))
        paid[other] = rng.choice([amounts for _, amounts in possible] or [(0, 0, 0, 0, 0)])
    return paid[0], paid[1]


def _cards(ids: Sequence[str]) -> tuple[Card, ...]:
    return tuple(CARD_OF[card] for card in ids)


def _stock(of: Bundle) -> Stock:
    return of.fish, of.wool, of.iron, of.silver, of.fame


def _halls(side: SeatView) -> Halls:
    first, second, third = (_cards(hall) for hall in side.halls)
    return first, second, third


def _figures(view: View, seat: Seat) -> tuple[Figure, ...]:
    return tuple(
        (figure.field, figure.used, figure.refreshed)
        for figure in view.figures
        if figure.seat == seat
    )


def _remote(side: SeatView) -> Remote:
    return side.remote.jarl, side.remote.merchant, side.remote.sea_mist
