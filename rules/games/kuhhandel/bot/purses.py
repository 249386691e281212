"""Guessing who holds which money, from all that its seat has seen and nothing else.

At the start all hands are known, and money is neither lost nor made. So the story is told again
with the cards that were seen, and with likely ones where they were not. In the end it is put right
by what is known for certain: the own hand, how many cards everybody has, all money there is.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.game import Seat
from rules.games.kuhhandel.content import (
    HAND_AT_START,
    MONEY,
    NOTES,
    NOTHING,
    Hand,
    minus,
    total,
)
from rules.games.kuhhandel.events import (
    BidderShown,
    DonkeyMoney,
    Event,
    HandChanged,
    Paid,
    PaymentCards,
    TradeAccepted,
    TradeCards,
    TradeCountered,
    TradeOffered,
    TradeTied,
    TradeWon,
)
from rules.games.kuhhandel.money import hand_of, payments
from rules.games.kuhhandel.state import Phase
from rules.games.kuhhandel.view import View
from rules.rng import Rng

Guess: TypeAlias = tuple[tuple[Hand, ...], Hand | None]
"""The hands, by seat, and the offer on the table, if there is one."""

Purse: TypeAlias = list[int]
"""A hand under work: how many cards of each kind."""

_ABOUT_MONEY: Final = frozenset(
    {
        BidderShown,
        DonkeyMoney,
        HandChanged,
        Paid,
        PaymentCards,
        TradeAccepted,
        TradeCards,
        TradeCountered,
        TradeOffered,
        TradeTied,
        TradeWon,
    }
)

TRIES: Final = 6
"""So often a counter-offer is drawn until it fits who won."""


def guess(view: View, seat: Seat, rng: Rng, seen: Sequence[Event]) -> Guess:
    """Hands that fit the view of `seat`; more likely ones the more of the game it has seen."""
    assert view.you is not None, "a spectator holds no money to guess from"
    story = Story(len(view.seats), seat, rng)
    story.tell(seen)
    own, own_offer = hand_of(view.you.hand), view.you.offer
    left = minus(minus(MONEY, hand_of(view.bank)), own)
    laid: Hand | None = None
    hidden = [(other, farmer.cards) for other, farmer in enumerate(view.seats) if other != seat]
    purses = [story.purses[other] for other, _ in hidden]
    counts = [count for _, count in hidden]
    if own_offer is not None:
        laid = hand_of(own_offer)
        left = minus(left, laid)
    elif view.trade is not None and (view.trade.cards or view.phase is Phase.TRADE_ANSWER):
        purses.append(story.laid)
        counts.append(view.trade.cards)
    _put_right(purses, counts, list(left), rng)
    if view.payment is not None and view.payment.payer_seat != seat:
        payer = [other for other, _ in hidden].index(view.payment.payer_seat)
        _make_able(purses, payer, view.payment.amount)
    hands = [own] * len(view.seats)
    for (other, _), purse in zip(hidden, purses, strict=False):
        hands[other] = _hand(purse)
    if len(purses) > len(hidden):
        laid = _hand(purses[-1])
    return tuple(hands), laid


class Story:
    """All money on its way through the game, as `seat` may think that it went.

    purses: by seat; laid: the offer on the table. Both may be a little wrong.
    """

    def __init__(self, seats: int, seat: Seat, rng: Rng) -> None:
        self._seat = seat
        self._rng = rng
        self.purses: list[Purse] = [list(HAND_AT_START) for _ in range(seats)]
        self.laid: Purse = list(NOTHING)
        self._challenger: Seat = seat

    def tell(self, seen: Sequence[Event]) -> None:
        """Go through everything that was seen."""
        told = [event for event in seen if type(event) in _ABOUT_MONEY]
        for event, following in zip(told, (*told[1:], None), strict=False):
            self._tell(event, following)

    def _tell(self, event: Event, following: Event | None) -> None:
        match event:
            case HandChanged(seat=seat, cards=held) | BidderShown(seat=seat, hand=held):
                self.purses[seat] = list(hand_of(held))
            case DonkeyMoney(value=value):
                for purse in self.purses:
                    purse[NOTES.index(value)] += 1
            case PaymentCards(seat=seat, to_seat=to_seat, cards=paid):
                self._give(self.purses[seat], self.purses[to_seat], hand_of(paid))
            case Paid() if not isinstance(following, PaymentCards):
                self._guess_payment(event)
            case TradeOffered(seat=seat, cards=count):
                self._challenger = seat
                self.laid = list(self._some(seat, count))
                self._lose(self.purses[seat], tuple(self.laid))
            case TradeAccepted(seat=seat) if not isinstance(following, TradeCards):
                self._take(seat, tuple(self.laid))
            case TradeCountered(seat=seat) if isinstance(following, TradeWon):
                self._guess_counter(event, following.seat)
            case TradeTied():
                self._take(self._challenger, tuple(self.laid))
            case TradeCards(seat=seat, target_seat=target, offer=offer, counter=counter):
                if offer is not None:
                    self._take(seat, tuple(self.laid))
                    self._give(self.purses[seat], self.purses[target], hand_of(offer))
                if counter is not None:
                    self._give(self.purses[target], self.purses[seat], hand_of(counter))
            case _:
                pass  # no money moves

    def _guess_payment(self, paid: Paid) -> None:
        purse = self.purses[paid.seat]
        sets = payments(_hand(purse), paid.amount)
        fitting = [held for held in sets if sum(held) == paid.cards]
        cards = self._rng.choice(fitting) if fitting else self._some(paid.seat, paid.cards)
        self._give(purse, self.purses[paid.to_seat], cards)

    def _guess_counter(self, event: TradeCountered, winner: Seat) -> None:
        for _ in range(TRIES):
            cards = self._some(event.seat, event.cards)
            if (total(cards) > total(_hand(self.laid))) is (winner == event.seat):
                break
        self._take(event.seat, tuple(self.laid))
        self._give(self.purses[event.seat], self.purses[event.challenger_seat], cards)

    def _take(self, seat: Seat, cards: Sequence[int]) -> None:
        purse = self.purses[seat]
        for place, count in enumerate(cards):
            purse[place] += count

    def _give(self, giver: Purse, taker: Purse, cards: Sequence[int]) -> None:
        self._lose(giver, cards)
        for place, count in enumerate(cards):
            taker[place] += count

    def _lose(self, giver: Purse, cards: Sequence[int]) -> None:
        """Take these cards away; for one that should not be there, any other."""
        missing = 0
        for place, count in enumerate(cards):
            had = min(giver[place], count)
            giver[place] -= had
            missing += count - had
        if missing:
            for place in self._rng.shuffled(_cards(giver))[:missing]:
                giver[place] -= 1

    def _some(self, seat: Seat, count: int) -> Hand:
        """So many cards of a purse, any of them."""
        chosen = [0] * len(NOTES)
        for place in self._rng.shuffled(_cards(self.purses[seat]))[:count]:
            chosen[place] += 1
        return _hand(chosen)


def _put_right(purses: list[Purse], counts: list[int], left: Purse, rng: Rng) -> None:
    """Make the purses hold together just `left`, and each as many cards as it is known to."""
    for purse, count in zip(purses, counts, strict=True):
        for place in rng.shuffled(_cards(purse))[count:]:
            purse[place] -= 1
    for place in range(len(NOTES)):
        holders = [each for each, purse in enumerate(purses) for _ in range(purse[place])]
        surplus = max(0, len(holders) - left[place])
        for each in rng.shuffled(holders)[:surplus]:
            purses[each][place] -= 1
        left[place] -= len(holders) - surplus
    rest = list(rng.shuffled(_cards(left)))
    for purse, count in zip(purses, counts, strict=True):
        for _ in range(count - sum(purse)):
            purse[rest.pop()] += 1


def _make_able(purses: list[Purse], payer: int, amount: int) -> None:
    """Who is asked to pay can: its smallest cards are swapped for the largest of the others."""
    purse = purses[payer]
    while total(_hand(purse)) < amount:
        smallest = min(_cards(purse))
        largest, other = max(
            (max(_cards(each)), number)
            for number, each in enumerate(purses)
            if number != payer and any(each)
        )
        purses[other][largest] -= 1
        purses[other][smallest] += 1
        purse[smallest] -= 1
        purse[largest] += 1


def _cards(purse: Sequence[int]) -> list[int]:
    """Every card of a purse, by its place in `NOTES`."""
    return [place for place, count in enumerate(purse) for _ in range(count)]


def _hand(purse: Sequence[int]) -> Hand:
    zeros, tens, fifties, hundreds, two_hundreds, five_hundreds = purse
    return zeros, tens, fifties, hundreds, two_hundreds, five_hundreds
