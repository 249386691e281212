"""The state of a game of Battlefjord, its options and phases: values only, no rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from rules.game import Seat, Wire
from rules.games.battlefjord.content import Card

SEATS: Final = 2

Pair: TypeAlias = tuple[int, int]
Hall: TypeAlias = tuple[Card, ...]
Halls: TypeAlias = tuple[Hall, Hall, Hall]

Figure: TypeAlias = tuple[int, int, int]
"""A follower piece: its field, uses of the place spent this round, uses it got back."""

Stock: TypeAlias = tuple[int, int, int, int, int]
Remote: TypeAlias = tuple[int, int, int]
"""Uses from afar spent this round at Jarl, Merchant, Sea Mist."""

Paid: TypeAlias = tuple[int, int, int, int, int]
"""What a raid is paid with; nothing at all: this seat cannot."""


class Phase(StrEnum):
    """What is asked now."""

    RAID = "raid"
    PLACING = "placing"
    ACTIONS = "actions"
    STORAGE = "storage"
    OVER = "over"


class Ask(StrEnum):
    """What a pending decision is about. Source: spec 9.3."""

    THING = "thing"
    CARGO_PICK = "cargo_pick"
    CARGO_GOODS = "cargo_goods"
    GAIN_CHOICE = "gain_choice"
    REFRESH_PLACE = "refresh_place"
    EXTRA_PENNANT = "extra_pennant"
    SWAP_CARDS = "swap_cards"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A decision that blocks everything else.

    card:  whose content or effect it is; NO_CARD at the Thing and the Trading Ship.
    n:     how many goods are chosen.
    cards: what was revealed.
    """

    ask: Ask
    card: Card
    n: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    """Nothing to choose but who begins.

    first_seat: has the horn in round 1. Source: seed 003, Im Wartesaal.
    """

    first_seat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position. Everything that comes by seat is in seat order.

    round:     1..16; also the field of the raiders' ship (spec D2).
    turn:      the seat that is asked in placing, actions and storage.
    slots:     the nine cards of the centre, NO_CARD for none.
    face_down: bit by slot: refilled this round.
    pennants:  by slot, the seat or -1.
    stacks, discards: followers, then cargo; the last one is the top.
    figures:   in the order in which they were placed.
    raid_paid: what each seat has confirmed, None: nothing yet, or it owes nothing.
    pending:   the first one is answerable.
    """

    options: Options
    phase: Phase
    round: int
    horn: Seat
    turn: Seat
    slots: tuple[Card, ...]
    face_down: int
    pennants: tuple[int, ...]
    stacks: tuple[tuple[Card, ...], tuple[Card, ...]]
    discards: tuple[tuple[Card, ...], tuple[Card, ...]]
    stocks: tuple[Stock, Stock]
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    halls: tuple[Halls, Halls]
    figures: tuple[tuple[Figure, ...], tuple[Figure, ...]]
    remote: tuple[Remote, Remote]
    raid_paid: tuple[Paid | None, Paid | None]
    merchant_open: bool
    pending: tuple[Pending, ...]
