"""What the services need of the store for what travels beside a table's streams: talk, head counts.

Both are lost without harm: a missed message shows as a gap in the room's own counter, and the next
change tells the count anew. Source: mechanisms.md 1.4, 9.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from server.ports import TableId


class RoomKind(StrEnum):
    """Which talk: the waiting room's, or one of a table's two."""

    HOUSE = "house"
    SEATS = "seats"
    SPECTATORS = "spectators"


class Where(NamedTuple):
    """One room to talk in. table: None in the waiting room."""

    table: TableId | None
    room: RoomKind


HOUSE = Where(None, RoomKind.HOUSE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One line of a room. n: its number there, without holes; line: opaque to the store."""

    where: Where
    n: int
    line: bytes


class TalkStore(Protocol):
    """The last 200 lines of each room, and how many watch each table. Raises StoreUnavailable."""

    async def say(self, where: Where, who: str, line: bytes) -> int | None:
        """Add a line and tell the nodes; its number. None: there is no such table (any more).

        who: user and command id: said again, the number of the first time is returned.
        """

    async def lines(self, where: Where) -> Sequence[Said]:
        """What is kept of the room, oldest first."""

    async def count_watchers(self, table: TableId, count: int) -> int:
        """So many watch at this node; how many at all nodes that host the table."""

    def on_said(self, callback: Callable[[Said], None]) -> None:
        """Call `callback` for each line said in a room of this node's, own lines included."""

    def on_watchers(self, callback: Callable[[TableId, int], None]) -> None:
        """Call `callback` when the number of those who watch a table hosted here has changed."""
