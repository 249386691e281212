"""Taler in double entry, on SQL: what `rules/match/stakes.py` decides is written here.

An account that nobody has paid into has no row. Escrows lose theirs when they are closed, so
`balances` holds the people, the mint, and the stakes of running tables.
Source: mechanisms.md 13, reliability.md P8 and S13.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rules.match import stakes
from rules.match.stakes import MINT, EscrowState, EscrowStep, Transfer, escrow_account, user_account
from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.schema import ACCOUNTS, BALANCES, ESCROWS, TRANSFERS, USERS
from server.ports import TableId
from server.ports_games import InsufficientFunds, IsAlive, NotConserved

STALE_MS: Final = 10 * 60_000
"""How long stakes may be held for a table that does not come to be. Source: mechanisms.md 13.2."""


# --- inside a transaction ---------------------------------------------


async def lock_balances(connection: AsyncConnection, accounts: Iterable[str]) -> dict[str, int]:
    """What lies on these accounts, which nobody else changes until the transaction ends.

    Always in the order of their names, so that no two transactions wait for each other.
    """
    query = (
        select(BALANCES)
        .where(BALANCES.c.account.in_(sorted(accounts)))
        .order_by(BALANCES.c.account)
        .with_for_update()
    )
    return {row.account: row.balance for row in await connection.execute(query)}


async def carry_out(
    connection: AsyncConnection, transfers: Sequence[Transfer], now_ms: int
) -> None:
    """Make transfers; one whose key is known was made before, and is left out.

    Raises NotConserved when the sum over all accounts is not 0 afterwards; the transaction is
    then to be rolled back. An account below 0 is refused by the database itself.
    """
    accounts = {name for transfer in transfers for name in (transfer.source, transfer.target)}
    known = select(BALANCES.c.account).where(BALANCES.c.account.in_(sorted(accounts)))
    missing = accounts.difference((await connection.execute(known)).scalars())
    for account in sorted(missing):
        await insert_once(connection, BALANCES, {"account": account, "balance": 0})
    flows: Counter[str] = Counter()
    for transfer in transfers:
        if await insert_once(connection, TRANSFERS, {**asdict(transfer), "at": now_ms}):
            flows[transfer.source] -= transfer.amount
            flows[transfer.target] += transfer.amount
    for account, flow in sorted(flows.items()):
        changed = update(BALANCES).where(BALANCES.c.account == account)
        await connection.execute(changed.values(balance=BALANCES.c.balance + flow))
    if await total(connection) != 0:
        raise NotConserved


async def total(connection: AsyncConnection) -> int:
    """The sum over all accounts."""
    query = select(func.coalesce(func.sum(BALANCES.c.balance), 0))
    return int((await connection.execute(query)).scalar_one())


async def close_purse(connection: AsyncConnection, user: str, now_ms: int) -> None:
    """What a user leaves behind goes back to the mint, and his account goes."""
    purse = user_account(user)
    left = (await lock_balances(connection, [purse, MINT])).get(purse, 0)
    if left:
        back = Transfer(key=f"close:{user}", source=purse, target=MINT, amount=left)
        await carry_out(connection, [back], now_ms)
    await connection.execute(delete(BALANCES).where(BALANCES.c.account == purse))


async def escrow_of(connection: AsyncConnection, table: str) -> EscrowState:
    """How the stakes of a table stand."""
    query = select(ESCROWS.c.state).where(ESCROWS.c.table == table)
    state = (await connection.execute(query)).scalar_one_or_none()
    return EscrowState.NONE if state is None else EscrowState(state)


async def close_escrow(
    connection: AsyncConnection,
    table: str,
    step: EscrowStep,
    transfers: Sequence[Transfer] | None,
    now_ms: int,
) -> EscrowState:
    """Let all that a table holds go; what has become of it, which may have been so before.

    transfers: out of the escrow; None: back to those who paid.
    Raises NotConserved when they are not the whole pot.
    """
    if await escrow_of(connection, table) is EscrowState.NONE:
        return EscrowState.NONE
    users = await _payers(connection, table)
    gone = await _gone(connection, users)
    query = select(ESCROWS).where(ESCROWS.c.table == table).with_for_update()
    row = (await connection.execute(query)).one()
    state = EscrowState(row.state)
    closed = stakes.after(state, step)
    if closed is state:
        return state
    back = stakes.refund(table, users, row.stake)
    wanted = back if transfers is None else transfers
    if sum(transfer.amount for transfer in wanted) != sum(transfer.amount for transfer in back):
        raise NotConserved
    paid = [replace(one, target=MINT) if one.target in gone else one for one in wanted]
    await carry_out(connection, paid, now_ms)
    chest = BALANCES.c.account == escrow_account(table)
    await connection.execute(delete(BALANCES).where(chest))
    change = update(ESCROWS).where(ESCROWS.c.table == table)
    await connection.execute(change.values(state=closed, closed_at=now_ms))
    return closed


async def _payers(connection: AsyncConnection, table: str) -> list[str]:
    """Who has paid a table's stakes, in seat order: their keys end with the seat."""
    query = select(TRANSFERS.c.key, TRANSFERS.c.source).where(
        TRANSFERS.c.target == escrow_account(table)
    )
    paid = {int(row.key.rpartition(":")[2]): row.source for row in await connection.execute(query)}
    return [paid[seat].removeprefix("user:") for seat in sorted(paid)]


async def _gone(connection: AsyncConnection, users: Sequence[str]) -> frozenset[str]:
    """The purses of those who have deleted their accounts; nobody else does until the end."""
    query = (
        select(USERS.c.id, USERS.c.deleted_at)
        .where(USERS.c.id.in_(users))
        .order_by(USERS.c.id)
        .with_for_update(read=True)
    )
    rows = await connection.execute(query)
    return frozenset(user_account(row.id) for row in rows if row.deleted_at is not None)


# --- the port ---------------------------------------------------------


class SqlLedger:
    """The port `Ledger`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def balance(self, user: str) -> int:
        """What the user has; 0 for guests."""
        query = select(BALANCES.c.balance).where(BALANCES.c.account == user_account(user))
        async with reading(self._engine) as connection:
            return (await connection.execute(query)).scalar_one_or_none() or 0

    @unbroken
    async def top_up(self, user: str, day: str, now_ms: int) -> int:
        """What an account below 20 is given, once on each `day`; the second time as the first."""
        person = (
            select(USERS.c.id)
            .join(ACCOUNTS, ACCOUNTS.c.user == USERS.c.id)
            .where(USERS.c.id == user, USERS.c.deleted_at.is_(None), ~ACCOUNTS.c.bot)
            .with_for_update(read=True, of=USERS)
        )
        purse = user_account(user)
        async with writing(self._engine) as connection:
            if (await connection.execute(person)).one_or_none() is None:
                return 0
            balance = (await lock_balances(connection, [purse, MINT])).get(purse, 0)
            # A balance of 0 makes the gift whatever it is now, for its key.
            gift = stakes.top_up(user, 0, day)
            assert gift is not None, "0 is less than what accounts are topped up to"
            given = select(TRANSFERS.c.amount).where(TRANSFERS.c.key == gift.key)
            first: int | None = (await connection.execute(given)).scalar_one_or_none()
            if first is not None:
                return first
            gift = stakes.top_up(user, balance, day)
            if gift is None:
                return 0
            await carry_out(connection, [gift], now_ms)
            return gift.amount

    @unbroken
    async def hold(
        self, table: TableId, users: Sequence[str], stake: int, now_ms: int
    ) -> EscrowState:
        """Take the stake of all seats (their users, in seat order) into escrow, or of none.

        Only where the state is HELD may the table start: of a second call it is what has become
        of the first. Raises InsufficientFunds; ValueError where there is no stake to hold.
        """
        if stake <= 0:
            raise ValueError("a table without a stake starts without an escrow")
        row = {"table": table, "state": EscrowState.HELD, "stake": stake, "held_at": now_ms}
        purses = [user_account(user) for user in users]
        async with writing(self._engine) as connection:
            if await insert_once(connection, ESCROWS, row):
                balances = await lock_balances(connection, purses)
                short = stakes.short_of([balances.get(purse, 0) for purse in purses], stake)
                if short:
                    raise InsufficientFunds(short)
                await carry_out(connection, stakes.hold(table, users, stake), now_ms)
            return await escrow_of(connection, table)

    @unbroken
    async def refund(self, table: TableId, now_ms: int) -> EscrowState:
        """Give held stakes back; what has become of them."""
        async with writing(self._engine) as connection:
            return await close_escrow(connection, table, EscrowStep.REFUND, None, now_ms)

    async def escrow(self, table: TableId) -> EscrowState:
        """How the stakes of a table stand."""
        async with reading(self._engine) as connection:
            return await escrow_of(connection, table)

    async def refund_stale(self, now_ms: int, is_alive: IsAlive) -> Sequence[TableId]:
        """Refund what has been held for ten minutes by nothing that lives; those tables."""
        query = select(ESCROWS.c.table).where(
            ESCROWS.c.state == EscrowState.HELD, ESCROWS.c.held_at <= now_ms - STALE_MS
        )
        async with reading(self._engine) as connection:
            held = [TableId(table) for table in (await connection.execute(query)).scalars()]
        stale = [table for table in held if not await is_alive(table)]
        for table in stale:
            await self.refund(table, now_ms)
        return stale

    async def total(self) -> int:
        """The sum over all accounts; anything but 0 is our own fault (`conservation_error`)."""
        async with reading(self._engine) as connection:
            return await total(connection)
