"""Taler: what is held before a game and paid after it, as transfers of a double-entry ledger.

Nothing is written here. Each transfer has a key that says what it is for, so applying it a
second time does nothing; the archive applies all of one step in one transaction.
Source: mechanisms.md 13, reliability.md S13 and P8.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Final

from rules.game import Seat, Wire

MINT: Final = "mint"
GIFT: Final = 100
"""What a new account gets."""
TOPPED_UP_TO: Final = 20
"""To so much an account is filled up that signs in with less, once a day."""

_HALF_STAKES: Final = {2: (4, 0), 3: (4, 2, 0), 4: (5, 2, 1, 0), 5: (5, 3, 2, 0, 0)}
"""Shares of the pot by rank, in halves of a stake."""


class EscrowState(StrEnum):
    """Where a table's stakes are."""

    NONE = "none"
    HELD = "held"
    SETTLED = "settled"
    REFUNDED = "refunded"


class EscrowStep(Enum):
    """What happens to a table's stakes."""

    HOLD = "hold"
    PAY = "pay"
    REFUND = "refund"


NEXT: Final[Mapping[EscrowState, Mapping[EscrowStep, EscrowState]]] = MappingProxyType(
    {
        EscrowState.NONE: {EscrowStep.HOLD: EscrowState.HELD},
        EscrowState.HELD: {
            EscrowStep.PAY: EscrowState.SETTLED,
            EscrowStep.REFUND: EscrowState.REFUNDED,
        },
    }
)
"""What may happen where, and what comes of it; anything else changes nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer(Wire):
    """One movement of Taler. key: unique for ever; amount: > 0; table: None outside of games."""

    key: str
    source: str
    target: str
    amount: int
    table: str | None = None


def after(state: EscrowState, step: EscrowStep) -> EscrowState:
    """Where the stakes are after `step`: the first outcome stands."""
    return NEXT.get(state, {}).get(step, state)


def user_account(user: str) -> str:
    """The ledger's name of a user's Taler."""
    return f"user:{user}"


def escrow_account(table: str) -> str:
    """The ledger's name of what a table holds."""
    return f"escrow:{table}"


def short_of(balances: Sequence[int], stake: int) -> tuple[Seat, ...]:
    """Seats that cannot pay: then nothing is held of anybody."""
    return tuple(seat for seat, balance in enumerate(balances) if balance < stake)


def hold(table: str, users: Sequence[str], stake: int) -> tuple[Transfer, ...]:
    """Every seat's stake goes into the table's escrow: all of these, or none."""
    return tuple(
        Transfer(
            key=f"hold:{table}:{seat}",
            source=user_account(user),
            target=escrow_account(table),
            amount=stake,
            table=table,
        )
        for seat, user in enumerate(users)
        if stake
    )


def refund(table: str, users: Sequence[str], stake: int) -> tuple[Transfer, ...]:
    """Every seat gets its stake back."""
    return _out(table, users, (stake,) * len(users), "refund")


def pay(table: str, users: Sequence[str], paid: Sequence[int]) -> tuple[Transfer, ...]:
    """The pot goes to the seats; who gets nothing needs no transfer."""
    return _out(table, users, paid, "pay")


def shares(ranking: Sequence[Sequence[Seat]], stake: int, first_seat: Seat) -> tuple[int, ...]:
    """Who gets how much of the pot, in seat order; together always all of it.

    Equal seats share what their places get. What cannot be divided goes to the one of them who
    is nearest clockwise from the beginner.
    """
    seats = sum(len(group) for group in ranking)
    if stake % 2:
        raise ValueError(f"half stakes are paid out, so a stake is even, not {stake}")
    by_place = [halves * stake // 2 for halves in _HALF_STAKES[seats]]
    paid = [0] * seats
    place = 0
    for group in ranking:
        each, rest = divmod(sum(by_place[place : place + len(group)]), len(group))
        nearest = min(group, key=lambda seat: (seat - first_seat) % seats)
        for seat in group:
            paid[seat] = each + (rest if seat == nearest else 0)
        place += len(group)
    return tuple(paid)


def gift(user: str) -> Transfer:
    """What a new account begins with."""
    return Transfer(key=f"gift:{user}", source=MINT, target=user_account(user), amount=GIFT)


def top_up(user: str, balance: int, day: str) -> Transfer | None:
    """What an account with almost nothing gets once a day; None: it has enough."""
    if balance >= TOPPED_UP_TO:
        return None
    return Transfer(
        key=f"top_up:{user}:{day}",
        source=MINT,
        target=user_account(user),
        amount=TOPPED_UP_TO - balance,
    )


def _out(
    table: str, users: Sequence[str], amounts: Sequence[int], purpose: str
) -> tuple[Transfer, ...]:
    return tuple(
        Transfer(
            key=f"{purpose}:{table}:{seat}",
            source=escrow_account(table),
            target=user_account(user),
            amount=amount,
            table=table,
        )
        for seat, (user, amount) in enumerate(zip(users, amounts, strict=True))
        if amount
    )
