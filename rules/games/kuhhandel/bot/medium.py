"""The medium computer: rules of thumb that hold, and a count of what everybody can see.

Spec section 16: auction while there are animals, trade early only for a whole quartet, keep some
cash, sell as a rule, vary offers.
"""

from collections.abc import Sequence
from typing import Final

from rules.game import Knowledge
from rules.games.kuhhandel.actions import (
    AcceptTrade,
    Action,
    Bid,
    CounterTrade,
    OfferTrade,
    Preempt,
    ReofferTrade,
    StartAuction,
)
from rules.games.kuhhandel.bot.sample import herd_of
from rules.games.kuhhandel.bot.worth import worth
from rules.games.kuhhandel.content import KIND_OF, MONEY, QUARTET, minus, total
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.money import Cards, hand_of
from rules.games.kuhhandel.state import Herd
from rules.games.kuhhandel.view import View
from rules.rng import Rng

KEPT_PER_CENT: Final = 30
"""So much of its cash it does not spend on one animal."""

BID: Final = 0.6
PREEMPT: Final = 0.3
"""Up to this share of what an animal is worth to it, it bids, and pays as the auctioneer."""

OFFER: Final = (50, 100)
"""Per cent of its ceiling between which an offer is drawn."""


def medium(known: Knowledge[Action, Event, View], rng: Rng) -> Action:
    """Values each card by what its quartet would add, and spends accordingly."""
    first = known.legal[0]
    herds = [herd_of(farmer) for farmer in known.view.seats]
    match first:
        case Bid():
            return _bid(known, first, herds)
        case Preempt():
            return _keep(known, first, herds)
        case StartAuction() | OfferTrade():
            return _turn(known, herds, rng)
        case AcceptTrade():
            return _answer(known, herds, rng)
        case ReofferTrade():
            return _near(known.legal, _price(known, herds, rng), rng)
        case _:
            return first  # sell, pay the least, pass


def _cash(known: Knowledge[Action, Event, View]) -> int:
    own = known.view.you
    assert own is not None
    return own.sum


def _bid(known: Knowledge[Action, Event, View], least: Bid, herds: Sequence[Herd]) -> Action:
    auction = known.view.auction
    assert auction is not None
    passing = known.legal[-1]
    if auction.leader_seat == known.seat:
        return passing
    limit = BID * worth(herds, known.seat, KIND_OF[auction.animal])
    spendable = _cash(known) * (100 - KEPT_PER_CENT) // 100
    return least if least.amount <= min(limit, spendable) else passing


def _keep(known: Knowledge[Action, Event, View], keep: Preempt, herds: Sequence[Herd]) -> Action:
    auction = known.view.auction
    assert auction is not None
    limit = PREEMPT * worth(herds, known.seat, KIND_OF[auction.animal])
    spendable = _cash(known) * (100 - KEPT_PER_CENT) // 100
    return keep if auction.high <= min(limit, spendable) else known.legal[-1]


def _turn(known: Knowledge[Action, Event, View], herds: Sequence[Herd], rng: Rng) -> Action:
    """A trade for the last of a quartet, an auction, and at last the trade worth most."""
    own = herds[known.seat]
    trades = [action for action in known.legal if isinstance(action, OfferTrade)]
    completing = [
        trade
        for trade in trades
        if own[kind := KIND_OF[trade.animal]] + _count(herds, known.seat, trade) == QUARTET and kind
    ]
    first = known.legal[0]
    if isinstance(first, StartAuction) and not (completing and _cash(known) >= 100):
        return first
    chosen = max(
        completing or trades,
        key=lambda trade: worth(
            herds, known.seat, KIND_OF[trade.animal], _count(herds, known.seat, trade)
        ),
    )
    same = [
        trade
        for trade in trades
        if (trade.animal, trade.target_seat) == (chosen.animal, chosen.target_seat)
    ]
    kind, count = KIND_OF[chosen.animal], _count(herds, known.seat, chosen)
    ceiling = worth(herds, known.seat, kind, count)
    return _near(same, _drawn(ceiling, _cash(known), rng), rng)


def _count(herds: Sequence[Herd], seat: int, trade: OfferTrade) -> int:
    kind = KIND_OF[trade.animal]
    return 2 if herds[seat][kind] == herds[trade.target_seat][kind] == 2 else 1


def _drawn(ceiling: float, cash: int, rng: Rng) -> int:
    least, most = OFFER
    spendable = min(ceiling, cash * (100 - KEPT_PER_CENT) / 100)
    return int(spendable * (least + rng.below(most - least + 1)) / 100)


def _price(known: Knowledge[Action, Event, View], herds: Sequence[Herd], rng: Rng) -> int:
    trade = known.view.trade
    assert trade is not None
    value = worth(herds, known.seat, KIND_OF[trade.animal], trade.count)
    return _drawn(value, _cash(known), rng)


def _answer(known: Knowledge[Action, Event, View], herds: Sequence[Herd], rng: Rng) -> Action:
    """Accept what is probably worth the animal, else lay something against it."""
    trade = known.view.trade
    assert trade is not None
    own = known.view.you
    assert own is not None
    # All money that others hold, card by card: what an average offer of so many is worth.
    others = minus(minus(MONEY, hand_of(known.view.bank)), hand_of(own.hand))
    likely = trade.cards * total(others) / max(1, sum(others))
    value = worth(herds, known.seat, KIND_OF[trade.animal], trade.count)
    if likely >= BID * value or len(known.legal) == 1:
        return known.legal[0]
    return _near(known.legal[1:], _price(known, herds, rng), rng)


def _near(actions: Sequence[Action], amount: int, rng: Rng) -> Action:
    """The one that lays a sum as near as possible to `amount`; any of those that are equal."""

    def distance(action: Action) -> int:
        return abs(total(hand_of(_laid(action))) - amount)

    nearest = min(map(distance, actions))
    return rng.choice([action for action in actions if distance(action) == nearest])


def _laid(action: Action) -> Cards:
    match action:
        case OfferTrade(cards=laid) | CounterTrade(cards=laid) | ReofferTrade(cards=laid):
            return laid
        case _:
            return Cards()
