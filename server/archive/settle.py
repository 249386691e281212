"""What a finished game changes in the archive: one transaction, keyed by the table's id.

Source: mechanisms.md 13.4, reliability.md S12.
"""

import zlib
from collections.abc import Sequence

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from server.archive.schema import FINISHED, PLAYERS
from server.ports import FinishedGame


class SettledBefore(Exception):
    """The table's game is in the archive already; nothing was written."""


async def settle(connection: AsyncConnection, finished: FinishedGame) -> None:
    """Write all of it in the connection's transaction.

    Raises SettledBefore; the transaction is then to be rolled back.
    """
    game = insert(FINISHED).values(
        table=finished.table,
        game=finished.game,
        started_at=finished.started_at,
        ended_at=finished.ended_at,
        reason=finished.reason,
        log=deflate(finished.log),
    )
    try:
        await connection.execute(game)
    except IntegrityError as conflict:  # its only constraint that can fail is the key
        raise SettledBefore from conflict
    await connection.execute(
        insert(PLAYERS),
        [
            {
                "table": finished.table,
                "seat": seat,
                "user": user,
                "name": name,
                "rank": rank,
                "ended_at": finished.ended_at,
            }
            for seat, user, name, rank in finished.players
        ],
    )


def deflate(log: Sequence[bytes]) -> bytes:
    """Encoded entries as one value. JSON has no raw line feeds, so one parts them."""
    return zlib.compress(b"\n".join(log))


def inflate(stored: bytes) -> list[bytes]:
    """The entries again."""
    return zlib.decompress(stored).split(b"\n")
