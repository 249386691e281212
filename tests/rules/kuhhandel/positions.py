"""Kuhhandel positions in few words, and short questions about them. Seats are A, B, C, D, E.

Money is written as in the spec, `{10: 4, 50: 1}`; animals by their names, the top of the stack
last.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from rules.errors import RuleError
from rules.game import SPECTATOR, TABLE, Seat, Viewer
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
)
from rules.games.kuhhandel.apply import apply, retire
from rules.games.kuhhandel.content import (
    ANIMALS,
    HAND_AT_START,
    KIND_OF,
    MONEY,
    NOTES,
    Animal,
    Hand,
    minus,
    total,
)
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.legal import actors, timers
from rules.games.kuhhandel.money import Cards, cards
from rules.games.kuhhandel.state import Herd, Options, Phase, State
from rules.games.kuhhandel.turns import KuhhandelStep
from rules.games.kuhhandel.view import show
from rules.rng import Rng

A: Final[Seat] = 0
B: Final[Seat] = 1
C: Final[Seat] = 2
D: Final[Seat] = 3
E: Final[Seat] = 4
CHANCE: Final = Rng(b"nothing is drawn here", 1)

Money = Mapping[int, int]
H0: Final[Money] = {0: 2, 10: 4, 50: 1}
"""What every seat starts with: 90."""

AUCTION: Final = StartAuction()
PREEMPT: Final = Preempt()
SELL: Final = Sell()
ACCEPT: Final = AcceptTrade()


def hand(money: Money) -> Hand:
    """Money inside the rules."""
    zeros, tens, fifties, hundreds, two_hundreds, five_hundreds = (
        money.get(note, 0) for note in NOTES
    )
    return zeros, tens, fifties, hundreds, two_hundreds, five_hundreds


def some(money: Money) -> Cards:
    """Money as it travels."""
    return cards(hand(money))


def herd(animals: Mapping[str, int]) -> Herd:
    """What lies in front of a seat."""
    return tuple(animals.get(animal, 0) for animal in ANIMALS)


def position(
    *,
    seats: int = 3,
    active: Seat = A,
    hands: Sequence[Money] | None = None,
    herds: Sequence[Mapping[str, int]] | None = None,
    stack: Sequence[str] = ("cat", "cat", "pig"),
    donkeys: int = 0,
    trades_in_row: int = 0,
    retired: Sequence[int | None] | None = None,
    options: Options | None = None,
) -> State:
    """A turn of `active` in a game in which only what is named has happened."""
    held = tuple(hand(money) for money in hands or [H0] * seats)
    bank = MONEY
    for each in held:
        bank = minus(bank, each)
    return State(
        options=options or Options(),
        phase=Phase.TURN,
        turn_no=7,
        active=active,
        stack=tuple(KIND_OF[animal] for animal in stack),
        bank=bank,
        hands=held,
        herds=tuple(herd(animals) for animals in herds or [{}] * seats),
        donkeys=donkeys,
        lots=0,
        trades_in_row=trades_in_row,
        auction=None,
        payment=None,
        trade=None,
        retired=tuple(retired or [None] * seats),
        shown=(),
        reason=None,
    )


def bid(amount: int, *, lot: int = 1, attempt: int = 1) -> Bid:
    """A bid in the first auction of a test, unless another one is named."""
    return Bid(lot=lot, attempt=attempt, amount=amount)


def out(*, lot: int = 1, attempt: int = 1) -> PassBid:
    """A pass in the first auction of a test, unless another one is named."""
    return PassBid(lot=lot, attempt=attempt)


def pay(money: Money) -> Pay:
    return Pay(cards=some(money))


def offer(target: Seat, animal: str, money: Money) -> OfferTrade:
    return OfferTrade(target_seat=target, animal=Animal(animal), cards=some(money))


def counter(money: Money) -> CounterTrade:
    return CounterTrade(cards=some(money))


def reoffer(money: Money) -> ReofferTrade:
    return ReofferTrade(cards=some(money))


def do(state: State, *acts: tuple[Seat, Action]) -> KuhhandelStep:
    """The last step of what these seats do."""
    for seat, action in acts:
        step = apply(state, seat, action, CHANCE)
        state = step.state
    return step


def tick(state: State) -> KuhhandelStep:
    """The countdown runs out once."""
    (timer,) = timers(state)
    return apply(state, TABLE, timer.action, CHANCE)


def hammer(state: State) -> KuhhandelStep:
    """Nobody does anything any more until the hammer has fallen."""
    step = tick(state)
    while step.state.phase is Phase.BIDDING:
        step = tick(step.state)
    return step


def leave(state: State, *seats: Seat) -> KuhhandelStep:
    """These seats leave for good, one after the other."""
    for seat in seats:
        step = retire(state, seat, CHANCE)
        state = step.state
    return step


def sold(state: State, *bids: tuple[Seat, int]) -> State:
    """The active seat auctions, these bids are made, the hammer falls."""
    step = do(state, (state.active, AUCTION))
    lot = step.state.lots
    for seat, amount in bids:
        step = do(step.state, (seat, bid(amount, lot=lot)))
    return step.state if step.state.phase is Phase.PREEMPT else hammer(step.state).state


def sum_of(state: State, seat: Seat) -> int:
    """What a hand is worth."""
    return total(state.hands[seat])


def own(state: State, seat: Seat, animal: str) -> int:
    """How many of an animal lie in front of a seat."""
    return state.herds[seat][KIND_OF[animal]]


def told(step: KuhhandelStep, viewer: Viewer = SPECTATOR) -> list[str]:
    """The types of a step's events, as far as `viewer` hears them."""
    heard = (show(event, viewer) for event in step.events)
    return [event.type for event in heard if event is not None]


def find(step: KuhhandelStep, kind: type[Any]) -> Any:
    """The one event of this kind."""
    (found,) = [event for event in step.events if isinstance(event, kind)]
    return found


def shown(step: KuhhandelStep, viewer: Viewer) -> list[Event]:
    """The events of a step as `viewer` hears them."""
    heard = (show(event, viewer) for event in step.events)
    return [event for event in heard if event is not None]


def refused(state: State, actor: Seat, action: Action, code: str, **facts: object) -> None:
    """The action is refused for this reason, with these facts, and nothing has changed."""
    before = repr(state)
    with pytest.raises(RuleError) as refusal:
        apply(state, actor, action, CHANCE)
    assert (refusal.value.code, refusal.value.facts) == (code, facts)
    assert repr(state) == before


def may_act(state: State) -> set[Seat]:
    return set(actors(state))


MONEY_AT_START: Final = total(HAND_AT_START)
