"""Who goes for good leaves his tables: the seats count as left, the others need not wait.

Source: mechanisms.md 15 (user deleted or banned during a table).
"""

from rules.game import Millis
from rules.match.commands import Leave
from server.ports import TableClock
from server.services.asks import Ask, nobody_waits
from server.services.room import Room
from server.services.tables import Tables


class Leaving:
    """Gets people up from where they sit."""

    def __init__(self, tables: Tables, room: Room, clock: TableClock) -> None:
        self._tables = tables
        self._room = room
        self._clock = clock

    async def leave_tables(self, user: str) -> None:
        """Leave every running table of a user. Raises StoreUnavailable."""
        for table in await self._room.own_tables(user):
            live = await self._tables.open(table)
            if live is None or live.table.match.over:
                continue
            for seat, holder in enumerate(live.table.match.start.seats):
                if holder.user == user:
                    live.submit(Ask(Leave(seat=seat), Millis(self._clock.now()), nobody_waits))
