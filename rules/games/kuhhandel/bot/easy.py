"""The easy computer: a price for every animal by rule of thumb, and no look into other purses."""

from typing import Final

from rules.game import Knowledge
from rules.games.kuhhandel.actions import (
    AcceptTrade,
    Action,
    Bid,
    PassBid,
    Pay,
    Sell,
    StartAuction,
)
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.view import View
from rules.rng import Rng

LEAST_SHARE: Final = 20
MOST_SHARE: Final = 50
"""It bids up to so many per cent of an animal's value; how many, it draws for each bid."""


def easy(known: Knowledge[Action, Event, View], rng: Rng) -> Action:
    """Auctions, bids a little, always sells, pays the least, and trades at random."""
    first = known.legal[0]
    match first:
        case StartAuction() | Pay():
            return first
        case Bid() | PassBid():
            return _bid(known, rng)
        case AcceptTrade():
            return rng.choice(known.legal) if rng.below(2) else first
        case _:
            sells = next((action for action in known.legal if isinstance(action, Sell)), None)
            return sells or rng.choice(known.legal)


def _bid(known: Knowledge[Action, Event, View], rng: Rng) -> Action:
    """The least bid, as long as it has the money and the animal is cheap."""
    least, passing = known.legal[0], known.legal[-1]
    auction, own = known.view.auction, known.view.you
    assert auction is not None
    assert own is not None
    if not isinstance(least, Bid) or auction.leader_seat == known.seat:
        return passing
    share = LEAST_SHARE + rng.below(MOST_SHARE - LEAST_SHARE + 1)
    limit = min(auction.value * share // 100, own.sum)
    return least if least.amount <= limit else passing
