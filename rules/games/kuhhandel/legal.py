"""Who may act, what exactly they may do, and the auction's countdown."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rules.game import Millis, Seat, Timer
from rules.games.kuhhandel.actions import (
    AcceptTrade,
    Action,
    Bid,
    CounterTrade,
    OfferTrade,
    PassBid,
    Pay,
    Preempt,
    ReofferTrade,
    Sell,
    StartAuction,
    Tick,
)
from rules.games.kuhhandel.content import (
    ANIMALS,
    MONEY_A_SEAT,
    NOTHING,
    QUARTET,
    STEP,
    VALUES,
    Kind,
    total,
)
from rules.games.kuhhandel.money import cards, offers, payments
from rules.games.kuhhandel.state import Auction, Phase, Stage, State

RAISES: Final = (10, 50, 100)
"""How much more than the highest bid the listed bids are; `apply` takes any multiple of ten."""

PAYMENTS: Final = 20
"""So many ways to pay are listed at most, the cheapest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """The auctioneer's patience, ms: before once (without a bid, with one), twice, the hammer.

    computers: a computer answers so long after the last bid, at least and at most.
    """

    silence: Millis
    once: Millis
    twice: Millis
    sold: Millis
    computers: tuple[Millis, Millis]


def _pace(silence: int, once: int, twice: int, sold: int, *computers: int) -> Pace:
    least, most = computers
    return Pace(
        silence=Millis(silence),
        once=Millis(once),
        twice=Millis(twice),
        sold=Millis(sold),
        computers=(Millis(least), Millis(most)),
    )


PACES: Final[Mapping[str, Pace]] = {
    "fast": _pace(6_000, 3_000, 2_000, 2_000, 800, 2_500),
    "normal": _pace(10_000, 5_000, 3_000, 3_000, 1_500, 4_000),
    "calm": _pace(25_000, 12_000, 8_000, 8_000, 4_000, 8_000),
}
"""By tempo of the table. Source: spec section 6."""

_NEXT: Final[Mapping[Stage, Literal["once", "twice", "sold"]]] = {
    Stage.OPEN: "once",
    Stage.ONCE: "twice",
    Stage.TWICE: "sold",
}


def highest_bid(state: State) -> int:
    """More than that nobody may bid: no table holds it."""
    return MONEY_A_SEAT * len(state.hands)


def bidders(state: State, auction: Auction) -> tuple[Seat, ...]:
    """Seats that may bid in this attempt, the leader among them; spec section 4."""
    if auction.high >= highest_bid(state):
        return ()
    return tuple(
        [
            seat
            for seat, left in enumerate(state.retired)
            if left is None
            and seat != auction.auctioneer
            and seat not in auction.excluded
            and seat not in auction.passed
        ]
    )


def rivals(state: State, auction: Auction) -> tuple[Seat, ...]:
    """Those of them who could overbid the leader: without any the lot is closed."""
    return tuple([seat for seat in bidders(state, auction) if seat != auction.leader])


def actors(state: State) -> frozenset[Seat]:
    """Who may act: everybody who may bid, else the one who is asked; nobody at the end."""
    match state.phase:
        case Phase.BIDDING:
            assert state.auction is not None
            return frozenset(bidders(state, state.auction))
        case Phase.OVER:
            return frozenset()
        case _:
            return frozenset({asked(state)})


def asked(state: State) -> Seat:
    """The one seat that decides, outside of bidding and before the end."""
    match state.phase:
        case Phase.PAYMENT:
            assert state.payment is not None
            return state.payment.payer
        case Phase.TRADE_ANSWER:
            assert state.trade is not None
            return state.trade.target
        case _:  # the auctioneer and the challenger are the active seat
            return state.active


def timers(state: State) -> tuple[Timer[Action], ...]:
    """The auctioneer counts while there is bidding; a pass does not stop him. Spec section 6."""
    if state.phase is not Phase.BIDDING:
        return ()
    auction = state.auction
    assert auction is not None
    pace, to = PACES[state.options.tempo], _NEXT[auction.stage]
    tick = Tick(lot=auction.lot, attempt=auction.attempt, bids=auction.bids, to=to)
    match to:
        case "once":
            ms = pace.once if auction.bids else pace.silence
        case "twice":
            ms = pace.twice
        case "sold":
            ms = pace.sold
    key = f"{tick.lot}.{tick.attempt}.{tick.bids}.{tick.to}"
    return (Timer(key=key, ms=ms, action=tick, computers=pace.computers),)


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """What `seat` may do; of bids, payments and offers some that stand for the rest."""
    if seat not in actors(state):
        return
    match state.phase:
        case Phase.TURN:
            if state.stack:
                yield StartAuction()
            yield from _trades(state, seat)
        case Phase.BIDDING:
            yield from _bids(state)
        case Phase.PREEMPT:
            assert state.auction is not None
            if total(state.hands[seat]) >= state.auction.high:
                yield Preempt()
            yield Sell()
        case Phase.PAYMENT:
            assert state.payment is not None
            for paid in payments(state.hands[seat], state.payment.amount)[:PAYMENTS]:
                yield Pay(cards=cards(paid))
        case Phase.TRADE_ANSWER:
            yield AcceptTrade()
            if state.hands[seat] != NOTHING:
                for laid in offers(state.hands[seat], _at_stake(state)):
                    yield CounterTrade(cards=cards(laid))
        case Phase.TRADE_REOFFER:
            for laid in offers(state.hands[seat], _at_stake(state)):
                yield ReofferTrade(cards=cards(laid))
        case Phase.OVER:
            return


def _bids(state: State) -> Iterator[Action]:
    auction = state.auction
    assert auction is not None
    for more in RAISES:
        if (amount := auction.high + more) <= highest_bid(state):
            yield Bid(lot=auction.lot, attempt=auction.attempt, amount=amount)
    yield PassBid(lot=auction.lot, attempt=auction.attempt)


def least_bid(auction: Auction) -> int:
    """The least that beats the highest bid."""
    return auction.high + STEP


def _at_stake(state: State) -> int:
    assert state.trade is not None
    return VALUES[state.trade.kind] * state.trade.count


def trade_count(own: int, theirs: int) -> int:
    """How many animals a trade is about. Source: seed 004, Regeln ¶5; spec section 7.1."""
    return 2 if own == theirs == 2 else 1


def possible_trades(state: State, seat: Seat) -> Iterator[tuple[Seat, Kind, int]]:
    """Whom `seat` may challenge for which animal, and for how many of it."""
    for target in range(len(state.herds)):
        if target == seat:
            continue
        pairs = zip(state.herds[seat], state.herds[target], strict=True)
        for kind, (own, theirs) in enumerate(pairs):
            if 0 < own < QUARTET and theirs:
                yield target, kind, trade_count(own, theirs)


def _trades(state: State, seat: Seat) -> Iterator[Action]:
    for target, kind, count in possible_trades(state, seat):
        for laid in offers(state.hands[seat], VALUES[kind] * count):
            yield OfferTrade(target_seat=target, animal=ANIMALS[kind], cards=cards(laid))
