"""Battlefjord positions in a line, and short questions about them: what the tests are written in.

Stocks are written as in the spec ("2/2/2/1/4": fish, wool, iron, silver, fame), halls as
"L3 L1 | R5 |", slots as "1 L3, 4 C07, 0 down". Seat 0 is A, seat 1 is B.
"""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.actions import Action, EndActions, TakeFollower
from rules.games.battlefjord.apply import FjordStep, apply
from rules.games.battlefjord.content import CARD_IDS, CARD_OF, CARDS, FOLLOWERS, Card
from rules.games.battlefjord.events import Event
from rules.games.battlefjord.goods import Payment
from rules.games.battlefjord.legal import actors, legal
from rules.games.battlefjord.state import Figure, Halls, Options, Phase, State, Stock
from rules.rng import Rng

A: Final[Seat] = 0
B: Final[Seat] = 1
CHANCE: Final = Rng(b"a seed for the tests of rules", 1)


def position(
    *,
    phase: Phase = Phase.ACTIONS,
    round: int = 1,  # noqa: A002  the spec's word, and the state's
    horn: Seat = A,
    turn: Seat | None = None,
    stocks: tuple[str, str] = ("2/2/2/1/4", "2/2/2/1/4"),
    on: tuple[str, str] = ("", ""),
    halls: tuple[str, str] = ("", ""),
    hands: tuple[str, str] = ("", ""),
    slots: str = "",
    pennants: Mapping[int, Seat] | None = None,
    top: str = "",
    cargo_stack: str | None = None,
    cargo_discards: str = "",
    **changes: Any,
) -> State:
    """A state that holds what is named; all other cards lie in the stacks and slots.

    on:    fields with figures; "7x1" has been used once.
    slots: unnamed ones are filled, even ones with cargo, odd ones with followers.
    top:   cards on top of their stacks, the topmost last.
    """
    laid = parse_halls(halls[0]), parse_halls(halls[1])
    held = cards(hands[0]), cards(hands[1])
    named = dict(entry.split() for entry in slots.split(",") if entry.strip())
    tops = cards(top)
    discarded = cards(cargo_discards)
    used = {card for halls_ in laid for hall in halls_ for card in hall}
    used.update(*held, tops, discarded, cards(cargo_stack or ""))
    used.update(CARD_OF[card] for card in named.values() if card in CARD_OF)
    left = [card for card in range(CARDS) if card not in used]
    face_down, lying = 0, []
    for slot in range(9):
        word = named.get(str(slot))
        if word == "down":
            face_down |= 1 << slot
        if word in CARD_OF:
            lying.append(CARD_OF[word])
        else:
            lying.append(next(card for card in left if (card < FOLLOWERS) == bool(slot % 2)))
            left.remove(lying[-1])
    followers = tuple(card for card in (*left, *tops) if card < FOLLOWERS)
    cargo = tuple(card for card in (*left, *tops) if card >= FOLLOWERS)
    if cargo_stack is not None:
        cargo = cards(cargo_stack)
    fields: dict[str, Any] = {
        "options": Options(first_seat=horn),
        "phase": phase,
        "round": round,
        "horn": horn,
        "turn": horn if turn is None else turn,
        "slots": tuple(lying),
        "face_down": face_down,
        "pennants": tuple((pennants or {}).get(slot, -1) for slot in range(9)),
        "stacks": (followers, cargo),
        "discards": ((), discarded),
        "stocks": (stock(stocks[0]), stock(stocks[1])),
        "hands": held,
        "halls": laid,
        "figures": (figures(on[0]), figures(on[1])),
        "remote": ((0, 0, 0), (0, 0, 0)),
        "raid_paid": (None, None),
        "merchant_open": False,
        "pending": (),
    }
    return State(**{**fields, **changes})


def cards(words: str) -> tuple[Card, ...]:
    """ "L3 C07" as cards."""
    return tuple(CARD_OF[word] for word in words.split())


def ids(of: tuple[Card, ...]) -> str:
    """Cards as a line."""
    return " ".join(CARD_IDS[card] for card in of)


def parse_halls(words: str) -> Halls:
    """ "L3 L1 | R5" as three halls."""
    first, second, third = (*(cards(hall) for hall in words.split("|")), (), (), ())[:3]
    return first, second, third


def stock(words: str) -> Stock:
    """ "2/2/2/1/4" as a stock."""
    fish, wool, iron, silver, fame = map(int, words.split("/"))
    return fish, wool, iron, silver, fame


def figures(words: str) -> tuple[Figure, ...]:
    """ "2 7x1" as figures: one on field 2, one on field 7 that has used its place once."""
    found = []
    for word in words.split():
        field, _, used = word.partition("x")
        found.append((int(field), int(used or 0), 0))
    return tuple(found)


def has(state: State, seat: Seat) -> str:
    """A stock as the spec writes it."""
    return "/".join(map(str, state.stocks[seat]))


def step(state: State, seat: Seat, action: Action, chance: Rng = CHANCE) -> FjordStep:
    """The whole step."""
    return apply(state, seat, action, chance)


def after(state: State, *acts: tuple[Seat, Action]) -> State:
    """The state after these actions."""
    for seat, action in acts:
        state = step(state, seat, action).state
    return state


def refused(state: State, seat: Seat, action: Action) -> tuple[str, dict[str, object]]:
    """Code and facts of a refusal."""
    with pytest.raises(RuleError) as refusal:
        apply(state, seat, action, CHANCE)
    return refusal.value.code, refusal.value.facts


def code(state: State, seat: Seat, action: Action) -> str:
    """Only the code."""
    return refused(state, seat, action)[0]


def can(state: State, seat: Seat) -> list[Action]:
    """All that a seat may do."""
    return list(legal(state, seat))


def asked(state: State) -> set[Seat]:
    """Who may act."""
    return set(actors(state))


def told(events: tuple[Event, ...], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if event.type == kind]


def end_round(state: State) -> State:
    """Both seats finish their actions, whatever they lose."""
    first = state.turn
    seats = (first, 1 - first) if first == state.horn else (first,)
    for seat in seats:
        state = after(state, (seat, EndActions(confirm_loss=True)))
    return state


def lay(slot: int, hall: int = 1, **pay: int) -> TakeFollower:
    """Lay the follower of a slot; without amounts the server fills in the payment."""
    payment = Payment(**pay) if pay else None
    return TakeFollower(slot=slot, mode="lay", hall=hall, pay=payment)


def buy(card: str, *, stocks: str = "9/9/9/3/0", halls: str = "", **rest: Any) -> FjordStep:
    """A lays `card` from slot 1 into hall 3, with plenty of everything."""
    state = position(
        stocks=(stocks, "2/2/2/1/4"),
        halls=(halls, ""),
        slots=f"1 {card}",
        pennants={1: A},
        **rest,
    )
    ways = [
        action
        for action in can(state, A)
        if isinstance(action, TakeFollower) and action.mode == "lay" and action.hall == 3
    ]
    return step(state, A, ways[0])
