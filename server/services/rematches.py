"""A rematch all have agreed to becomes a table: the same terms, the next seat begins.

The id of the new table is in the log of the old one, so making it again does nothing.
Source: mechanisms.md 3.6.
"""

from collections.abc import Callable, Coroutine
from typing import Any

from rules.match.rematch import rematch_start
from server.ports import Chance, TableId
from server.services.live_table import LiveTable
from server.services.room import Room
from server.services.tables import Tables
from server.services.tail import Line


class Rematches:
    """Starts the tables that finished ones lead to."""

    def __init__(
        self,
        tables: Tables,
        room: Room,
        *,
        chance: Chance,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._tables = tables
        self._room = room
        self._chance = chance
        self._spawn = spawn
        tables.on_commit(self._committed)

    def _committed(self, live: LiveTable, line: Line) -> None:
        if any(event.type == "table_rematch" for event in line.entry.events):
            self._spawn(self.ensure(live))

    async def ensure(self, live: LiveTable) -> None:
        """See that the table agreed to at `live` stands; also after a node died in between."""
        rematch = live.table.match.rematch
        if rematch is None or await self._tables.open(TableId(rematch)) is not None:
            return
        start = rematch_start(live.table.match.start, rematch, self._chance.seed().hex())
        await self._room.table_started(await self._tables.create(start))
