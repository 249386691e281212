"""The books of a database: all that is written in it, and whether the Taler add up."""

from collections import Counter
from typing import Any, TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from rules.match.stakes import EscrowState
from server.archive.engine import connect, reading, writing
from server.archive.schema import BALANCES, ESCROWS, METADATA, TRANSFERS

Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]


async def everything(url: str) -> Rows:
    """All rows of all tables."""
    engine = connect(url)
    rows = await all_rows(engine)
    await engine.dispose()
    return rows


async def all_rows(engine: AsyncEngine) -> Rows:
    async with reading(engine) as connection:
        return {
            table.name: sorted(
                (tuple(row) for row in await connection.execute(select(table))), key=repr
            )
            for table in METADATA.sorted_tables
        }


async def wipe(engine: AsyncEngine) -> None:
    """Empty all tables."""
    async with writing(engine) as connection:
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(table.delete())


async def check_books(url: str) -> None:
    """P8: the sum is 0, nobody but the mint is below 0, and every balance is its transfers' sum.

    An escrow holds its stakes as long as it is held, and has no account before and after.
    """
    engine = connect(url)
    async with reading(engine) as connection:
        balances = {row.account: row.balance for row in await connection.execute(select(BALANCES))}
        transfers = (await connection.execute(select(TRANSFERS))).all()
        escrows = (await connection.execute(select(ESCROWS))).all()
    await engine.dispose()
    assert sum(balances.values()) == 0
    assert all(balance >= 0 for account, balance in balances.items() if account != "mint")
    sums: Counter[str] = Counter()
    for transfer in transfers:
        assert transfer.amount > 0
        sums[transfer.source] -= transfer.amount
        sums[transfer.target] += transfer.amount
    assert {account: total for account, total in sums.items() if total} == {
        account: balance for account, balance in balances.items() if balance
    }
    held = {f"escrow:{row.table}" for row in escrows if row.state == EscrowState.HELD}
    assert {account for account in balances if account.startswith("escrow:")} == held
