"""Games as text, one action a line: `1 bid 60`, `0 pay 10 50`, `table tick`, `2 leaves`.

Money is written card by card, and `-` is none. What an auction is called (its lot and attempt)
follows from the game and is not written.
"""

from collections.abc import Sequence

from rules.game import TABLE, Seat
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
from rules.games.kuhhandel.content import NOTES, Animal
from rules.games.kuhhandel.legal import timers
from rules.games.kuhhandel.money import Cards, cards, hand_of
from rules.games.kuhhandel.state import State
from tests.rules.kuhhandel.positions import hand


def read_step(state: State, line: str) -> tuple[Seat, Action | None]:
    """Who does what; an action of None: the seat leaves."""
    who, kind, *what = line.split()
    if who == "table":
        (timer,) = timers(state)
        return TABLE, timer.action
    return int(who), None if kind == "leaves" else _action(state, kind, what)


def _action(state: State, kind: str, what: Sequence[str]) -> Action:
    lot, attempt = (0, 0) if state.auction is None else (state.auction.lot, state.auction.attempt)
    match kind:
        case "auction":
            return StartAuction()
        case "bid":
            return Bid(lot=lot, attempt=attempt, amount=int(what[0]))
        case "pass":
            return PassBid(lot=lot, attempt=attempt)
        case "keep":
            return Preempt()
        case "sell":
            return Sell()
        case "pay":
            return Pay(cards=_cards(what))
        case "offer":
            target, animal, *money = what
            return OfferTrade(target_seat=int(target), animal=Animal(animal), cards=_cards(money))
        case "accept":
            return AcceptTrade()
        case "counter":
            return CounterTrade(cards=_cards(what))
        case "reoffer":
            return ReofferTrade(cards=_cards(what))
        case _:
            raise ValueError(f"nothing that happens in Kuhhandel: {kind}")


def _cards(notes: Sequence[str]) -> Cards:
    return cards(hand({note: notes.count(str(note)) for note in NOTES}))


def written(seat: Seat, action: Action) -> str:
    """The line for an action."""
    match action:
        case Tick():
            return "table tick"
        case StartAuction():
            return f"{seat} auction"
        case Bid(amount=amount):
            return f"{seat} bid {amount}"
        case PassBid():
            return f"{seat} pass"
        case Preempt():
            return f"{seat} keep"
        case Sell():
            return f"{seat} sell"
        case Pay(cards=money):
            return f"{seat} pay {_notes(money)}"
        case OfferTrade(target_seat=target, animal=animal, cards=money):
            return f"{seat} offer {target} {animal} {_notes(money)}"
        case AcceptTrade():
            return f"{seat} accept"
        case CounterTrade(cards=money):
            return f"{seat} counter {_notes(money)}"
        case ReofferTrade(cards=money):
            return f"{seat} reoffer {_notes(money)}"


def _notes(money: Cards) -> str:
    held = zip(NOTES, hand_of(money), strict=True)
    return " ".join(str(note) for note, count in held for _ in range(count)) or "-"
