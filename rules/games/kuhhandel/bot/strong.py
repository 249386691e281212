"""The strong computer: it guesses who holds what, and plays each possibility out.

Its budget is a number of guesses, never a time; it is the same for every decision of a kind, also
where only one answer is possible, so that how long it thinks tells nothing about its money.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from rules.game import Knowledge, Seat
from rules.games.kuhhandel.actions import (
    AcceptTrade,
    Action,
    Bid,
    CounterTrade,
    OfferTrade,
    Pay,
    Preempt,
    ReofferTrade,
    StartAuction,
)
from rules.games.kuhhandel.bot.outlook import Position
from rules.games.kuhhandel.bot.sample import herd_of, sample, unseen_animals
from rules.games.kuhhandel.content import ANIMALS, KIND_OF, QUARTET, VALUES, Hand, Kind, total
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.legal import trade_count
from rules.games.kuhhandel.money import hand_of, offers, payments
from rules.games.kuhhandel.state import State
from rules.games.kuhhandel.view import View
from rules.rng import Rng

Known: TypeAlias = Knowledge[Action, Event, View]

GUESSES: Final = 24
"""So many worlds it imagines for a trade; for an auction, where only sums count, a sixth."""

PATIENCE: Final = 0.04
"""While there are animals to auction, a trade must gain so much of the own score to be made."""

ACCEPTED: Final = 40
"""Per cent: how often it expects an offer to be accepted unseen."""

CLOSE: Final = 0.01
"""Choices that differ by so much of the own score are equal: any is taken, to be hard to read."""


def strong(known: Known, rng: Rng) -> Action:
    """Imagine what others hold, and take what is best on the average."""
    first = known.legal[0]
    match first:
        case Pay():
            return first
        case StartAuction() | OfferTrade():
            return _turn(known, rng)
        case AcceptTrade():
            return _answer(known, rng)
        case ReofferTrade():
            return _offer_again(known, rng)
        case _:
            return _auction(known, rng)


class Worlds:
    """What `seat` imagines: states that it cannot tell from the real one."""

    def __init__(self, known: Known, rng: Rng, number: int) -> None:
        view, self.seat = known.view, known.seat
        self.herds = [herd_of(farmer) for farmer in view.seats]
        stack = unseen_animals(view, tuple(self.herds))
        self.unseen = [stack.count(kind) for kind in range(len(ANIMALS))]
        self.states: list[State] = [
            sample(view, known.seat, rng.fork(f"world {each}"), known.seen)
            for each in range(number)
        ]

    def position(self, cash: Sequence[float]) -> Position:
        """The animals as they lie, with this money."""
        return Position(self.herds, self.unseen, cash)

    def cash(self) -> list[float]:
        """By seat: what it holds on the average."""
        sums = [[total(hand) for hand in state.hands] for state in self.states]
        return [sum(each) / len(sums) for each in zip(*sums, strict=True)]


def _auction(known: Known, rng: Rng) -> Action:
    """Bid or pass, keep or sell: whichever leaves it standing better."""
    auction = known.view.auction
    assert auction is not None
    worlds = Worlds(known, rng, GUESSES // 6)
    seat, kind = known.seat, KIND_OF[auction.animal]
    cash = worlds.cash()

    def after(buyer: Seat, price: float, seller: Seat) -> float:
        position = worlds.position(cash)
        position.pay(price, buyer, seller)
        position.give(kind, 1, buyer)
        return position.standing(seat)

    leader, auctioneer = auction.leader_seat, auction.auctioneer_seat
    if seat == auctioneer:
        assert leader is not None
        keep = after(seat, _cost(worlds.states[0].hands[seat], auction.high), leader)
        sell = after(leader, auction.high, seat)
        best = known.legal[0] if isinstance(known.legal[0], Preempt) and keep > sell else None
        return best or known.legal[-1]
    passing, least = known.legal[-1], known.legal[0]
    if leader == seat or not isinstance(least, Bid):
        return passing
    cost = _cost(worlds.states[0].hands[seat], least.amount)
    without = (
        after(auctioneer, 0, auctioneer)
        if leader is None
        else after(leader, auction.high, auctioneer)
    )
    affordable = cost <= cash[seat]
    return least if after(seat, cost, auctioneer) > without and affordable else passing


def _cost(hand: Hand, price: int) -> float:
    """What one really pays, because there is no change; more than all, if it is too dear."""
    sets = payments(hand, price)
    return total(sets[0]) if sets else float(total(hand) + price)


Reply: TypeAlias = int | None
"""How a target answers: the sum it lays against an offer, None: it accepts."""


def _reply(state: State, target: Seat, worth: int, rng: Rng) -> Reply:
    """What the target may do, which does not see the offer: no more than what it stands to lose."""
    hand = state.hands[target]
    if rng.below(100) < ACCEPTED or not sum(hand):
        return None
    sums = [total(laid) for laid in offers(hand, worth)]
    return rng.choice([laid for laid in sums if laid <= worth] or sums)


def _gain(
    position: Position, seat: Seat, target: Seat, kind: Kind, count: int, laid: int, reply: Reply
) -> float:
    """Where `seat` stands after its offer of `laid` met this reply."""
    position.pay(laid, seat, target)
    if reply is None or laid >= reply:  # after a tie the challenger has the better chances
        position.give(kind, count, seat, target)
    else:
        position.give(kind, count, target, seat)
    position.pay(reply or 0, target, seat)
    return position.standing(seat)


def _turn(known: Known, rng: Rng) -> Action:
    """The best trade, unless it gains less than an auction probably does."""
    worlds = Worlds(known, rng, GUESSES)
    trades = [action for action in known.legal if isinstance(action, OfferTrade)]
    values = _values_of_offers(worlds, trades, rng)
    first = known.legal[0]
    if isinstance(first, StartAuction):
        position = worlds.position(worlds.cash())
        now, own = position.standing(known.seat), position.expected()[known.seat]
        values = {
            trade: value
            for trade, value in values.items()
            if value > now + PATIENCE * own and _completes(worlds, trade)
        }
        if not values:
            return first
    return _any_of_the_best(values, rng)


def _completes(worlds: Worlds, action: Action) -> bool:
    """Whether a trade that is won makes a quartet; others can wait until the stack is empty."""
    assert isinstance(action, OfferTrade)
    kind = KIND_OF[action.animal]
    own, theirs = (worlds.herds[seat][kind] for seat in (worlds.seat, action.target_seat))
    return own + trade_count(own, theirs) == QUARTET


def _values_of_offers(
    worlds: Worlds, trades: Sequence[OfferTrade], rng: Rng
) -> Mapping[Action, float]:
    """What each offer leads to on the average. All meet the same replies."""
    seat = worlds.seat
    values: dict[Action, float] = dict.fromkeys(trades, 0.0)
    for state in worlds.states:
        cash = [total(hand) for hand in state.hands]
        replies: dict[tuple[Seat, Kind], Reply] = {}
        for trade in trades:
            target, kind = trade.target_seat, KIND_OF[trade.animal]
            count = trade_count(worlds.herds[seat][kind], worlds.herds[target][kind])
            if (target, kind) not in replies:
                replies[target, kind] = _reply(state, target, VALUES[kind] * count, rng)
            laid = total(hand_of(trade.cards))
            values[trade] += _gain(
                worlds.position(cash), seat, target, kind, count, laid, replies[target, kind]
            )
    return {trade: value / len(worlds.states) for trade, value in values.items()}


def _offer_again(known: Known, rng: Rng) -> Action:
    trade = known.view.trade
    assert trade is not None
    worlds = Worlds(known, rng, GUESSES)
    kind, worth = KIND_OF[trade.animal], VALUES[KIND_OF[trade.animal]] * trade.count

    def value(action: Action) -> float:
        assert isinstance(action, ReofferTrade)
        laid, chance = total(hand_of(action.cards)), rng.fork("replies")
        return _mean(
            [
                _gain(
                    worlds.position([total(hand) for hand in state.hands]),
                    known.seat,
                    trade.target_seat,
                    kind,
                    trade.count,
                    laid,
                    _reply(state, trade.target_seat, worth, chance),
                )
                for state in worlds.states
            ]
        )

    return _best(known, value, rng)


def _answer(known: Known, rng: Rng) -> Action:
    """Take the offer, or lay something against it: over all that it may be worth."""
    trade = known.view.trade
    assert trade is not None
    worlds = Worlds(known, rng, GUESSES)
    seat, kind, challenger = known.seat, KIND_OF[trade.animal], trade.challenger_seat

    def value(action: Action) -> float:
        reply = total(hand_of(action.cards)) if isinstance(action, CounterTrade) else None
        found = []
        for state in worlds.states:
            assert state.trade is not None
            assert state.trade.offer is not None
            laid = total(state.trade.offer)
            position = worlds.position([total(hand) for hand in state.hands])
            # What lies on the table has left the challenger's hand already.
            position.cash[challenger] += laid
            position.pay(laid, challenger, seat)
            if reply is None or laid >= reply:
                position.give(kind, trade.count, challenger, seat)
            else:
                position.give(kind, trade.count, seat, challenger)
            position.pay(reply or 0, seat, challenger)
            found.append(position.standing(seat))
        return _mean(found)

    return _best(known, value, rng)


def _best(known: Known, value: Callable[[Action], float], rng: Rng) -> Action:
    return _any_of_the_best({action: value(action) for action in known.legal}, rng)


def _any_of_the_best(values: Mapping[Action, float], rng: Rng) -> Action:
    best = max(values.values())
    close = abs(best) * CLOSE
    return rng.choice([action for action, value in values.items() if value >= best - close])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
