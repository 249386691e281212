"""Money as it travels, and which sets of cards pay a price: no change is given.

Source: seed 004, Regeln, eighth paragraph; spec section 5.9.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.game import Wire
from rules.games.kuhhandel.content import NOTES, NOTHING, Hand, one, total


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(Wire):
    """Money cards: so many of each, what is left out is none. A bundle of docs/texts.md."""

    zero: int = 0
    ten: int = 0
    fifty: int = 0
    hundred: int = 0
    two_hundred: int = 0
    five_hundred: int = 0


@lru_cache(maxsize=4096)
def cards(hand: Hand) -> Cards:
    """Money as it travels."""
    zero, ten, fifty, hundred, two_hundred, five_hundred = hand
    return Cards(
        zero=zero,
        ten=ten,
        fifty=fifty,
        hundred=hundred,
        two_hundred=two_hundred,
        five_hundred=five_hundred,
    )


def hand_of(named: Cards) -> Hand:
    """Money inside the rules."""
    return (
        named.zero,
        named.ten,
        named.fifty,
        named.hundred,
        named.two_hundred,
        named.five_hundred,
    )


def holds(hand: Hand, wanted: Hand) -> bool:
    """Whether all of `wanted` is in `hand`."""
    return all(have >= want for have, want in zip(hand, wanted, strict=True))


def lowest(hand: Hand) -> int:
    """The smallest card; there is one."""
    return next(note for note, count in zip(NOTES, hand, strict=True) if count)


def superfluous(paid: Hand, amount: int) -> int | None:
    """A card of `paid` that could be left out, None: every one is needed (spec D8)."""
    note = lowest(paid)
    return note if total(paid) - note >= amount else None


def _cheapest_first(paid: Hand) -> tuple[int, int, tuple[int, ...]]:
    """Lowest sum, then fewest cards, then more of the smallest value in which two sets differ."""
    return total(paid), sum(paid), tuple([-count for count in paid])


@lru_cache(maxsize=4096)
def payments(hand: Hand, amount: int) -> tuple[Hand, ...]:
    """Every set of `hand` that pays `amount` (1 or more) without a superfluous card.

    The cheapest first; none where the hand does not hold so much.
    """
    return tuple(sorted(_payments(hand, amount), key=_cheapest_first))


def _payments(hand: Hand, amount: int) -> Iterator[Hand]:
    """Cards are put down from the largest on; the smallest kind that is used closes the set."""
    held = tuple(zip(NOTES, hand, strict=True))

    def put_down(place: int, due: int, so_far: Hand) -> Iterator[Hand]:
        note, count = held[place]
        if not note:
            return
        needed = -(-due // note)
        if needed <= count:
            yield _with(so_far, place, needed)
        for used in range(min(count, needed - 1) + 1):
            yield from put_down(place - 1, due - used * note, _with(so_far, place, used))

    yield from put_down(len(NOTES) - 1, amount, NOTHING)


def _with(hand: Hand, place: int, count: int) -> Hand:
    counts = [*hand]
    counts[place] = count
    zeros, tens, fifties, hundreds, two_hundreds, five_hundreds = counts
    return zeros, tens, fifties, hundreds, two_hundreds, five_hundreds


OFFERED: Final = (10, 25, 50, 75, 100)
"""Per cent of what the animals are worth: sums around which offers are listed."""


@lru_cache(maxsize=4096)
def offers(hand: Hand, worth: int) -> tuple[Hand, ...]:
    """Some sets to offer for animals worth so much: every single card, sums between, everything.

    An empty hand can only offer nothing (spec D9).
    """
    if hand == NOTHING:
        return (NOTHING,)
    singles = [one(note) for note, count in zip(NOTES, hand, strict=True) if count]
    between = [
        sets[0] for share in OFFERED if (sets := payments(hand, max(1, worth * share // 100)))
    ]
    return tuple(dict.fromkeys((*singles, *between, hand)))
