"""The state of a game of Kuhhandel, its options and phases: values only, no rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from rules.game import Seat, Wire
from rules.games.kuhhandel.content import Hand, Kind

Herd: TypeAlias = tuple[int, ...]
"""The animals that lie open in front of a seat: how many, by kind."""


class Phase(StrEnum):
    """What is asked now."""

    TURN = "turn"
    BIDDING = "bidding"
    PREEMPT = "preempt"
    PAYMENT = "payment"
    TRADE_ANSWER = "trade_answer"
    TRADE_REOFFER = "trade_reoffer"
    OVER = "over"


class Stage(StrEnum):
    """How far the auctioneer has counted."""

    OPEN = "open"
    ONCE = "once"
    TWICE = "twice"
    SOLD = "sold"


Reason: TypeAlias = Literal["quartets", "trade_limit", "last_seat"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    """Variants. Source: spec section 2.

    tempo:       how long the auctioneer waits; the table sets it from the terms (spec D17).
    trade_limit: so many trades in a row without an auction end the game, 50..400 (spec D14).
    first_seat:  takes the first turn.
    """

    tempo: Literal["fast", "normal", "calm"] = "normal"
    trade_limit: int = 200
    first_seat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome(Wire):
    """Who got the animal of an auction, and for how much (0: free)."""

    how: Literal["sold", "preempted", "free"]
    to_seat: Seat
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """An auction; the last one stays until the next one opens.

    lot:      number of the auction; attempt: from 1, one more after a leader who could not pay.
    high:     the highest bid, 0: none yet; bids: how many there were in this attempt.
    excluded: seats that could not pay in this lot, ascending; passed: in this attempt.
    outcome:  None until the animal has its owner.
    """

    lot: int
    kind: Kind
    auctioneer: Seat
    attempt: int = 1
    high: int = 0
    leader: Seat | None = None
    bids: int = 0
    stage: Stage = Stage.OPEN
    excluded: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    """Who must pay how much to whom, for the animal of the auction."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Trade:
    """A cow trade under way.

    count:  how many animals it is about, fixed when it is offered.
    round:  1, and 2 after a tie.
    offer:  the challenger's cards face down on the table; None while it makes a new offer.
    """

    challenger: Seat
    target: Seat
    kind: Kind
    count: int
    round: int
    offer: Hand | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownHand:
    """A bidder could not pay and showed its hand; what everybody has seen since."""

    turn_no: int
    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position.

    active:        whose turn it is; at the end, whose it was.
    stack:         face down, the last one is the top.
    hands, herds:  by seat; a hand does not hold what lies on the table.
    lots:          auctions so far; donkeys: how many were turned up.
    trades_in_row: settled trades since the last auction.
    retired:       by seat: its place in the order of leaving, from 1; None: it plays.
    reason:        why the game is over, None: it is not.
    """

    options: Options
    phase: Phase
    turn_no: int
    active: Seat
    stack: tuple[Kind, ...]
    bank: Hand
    hands: tuple[Hand, ...]
    herds: tuple[Herd, ...]
    donkeys: int
    lots: int
    trades_in_row: int
    auction: Auction | None
    payment: Payment | None
    trade: Trade | None
    retired: tuple[int | None, ...]
    shown: tuple[ShownHand, ...]
    reason: Reason | None
