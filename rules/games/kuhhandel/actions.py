"""What a seat can do, and the tick of the auction's clock, which only the table does."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Seat, Wire
from rules.games.kuhhandel.content import Animal
from rules.games.kuhhandel.money import Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class StartAuction(Wire):
    """Turn up the top animal and put it up for auction. Source: seed 004, Regeln ¶2."""

    type: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid(Wire):
    """Bid for the animal, at any time and as often as one likes. Source: seed 004, Regeln ¶3.

    lot, attempt: which auction is meant; a bid never counts for another one.
    amount:       all that is offered, a multiple of ten; it need not be in the hand (spec D3).
    """

    lot: int
    attempt: int
    amount: int
    type: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBid(Wire):
    """Bid no more in this attempt; never needed, but it shortens the wait (spec D4)."""

    lot: int
    attempt: int
    type: Literal["pass_bid"] = "pass_bid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preempt(Wire):
    """The auctioneer pays the price and keeps the animal (Vorkaufsrecht). Source: seed 004."""

    type: Literal["preempt"] = "preempt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sell(Wire):
    """The auctioneer lets the highest bidder have the animal. Source: seed 004, Regeln ¶3."""

    type: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(Wire):
    """Pay with these cards; no change is given. Source: seed 004, Regeln ¶6."""

    cards: Cards
    type: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferTrade(Wire):
    """Put money face down for an animal of `target_seat`. Source: seed 004, Regeln ¶4."""

    target_seat: Seat
    animal: Animal
    cards: Cards
    type: Literal["trade_offer"] = "trade_offer"


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptTrade(Wire):
    """Take the offered money unseen and give the animal. Source: seed 004, Regeln ¶4."""

    type: Literal["trade_accept"] = "trade_accept"


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterTrade(Wire):
    """Put down money of one's own: the higher sum wins. Source: seed 004, Regeln ¶4."""

    cards: Cards
    type: Literal["trade_counter"] = "trade_counter"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReofferTrade(Wire):
    """After a tie, a new offer for the same animal (spec D12)."""

    cards: Cards
    type: Literal["trade_reoffer"] = "trade_reoffer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick(Wire):
    """The countdown goes on by one. It fits only the moment for which it was made.

    bids: how many there were; to: the stage that comes.
    """

    lot: int
    attempt: int
    bids: int
    to: Literal["once", "twice", "sold"]
    type: Literal["tick"] = "tick"


Action: TypeAlias = (
    StartAuction
    | Bid
    | PassBid
    | Preempt
    | Sell
    | Pay
    | OfferTrade
    | AcceptTrade
    | CounterTrade
    | ReofferTrade
    | Tick
)
