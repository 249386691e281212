"""What the services need of the ledger of who lives, as a Protocol. Source: reliability.md 4."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from server.ports import NodeId, TableId


@dataclass(frozen=True, slots=True, kw_only=True)
class Pulse:
    """What a node learns when it says that it lives.

    outages: spans of table time in which no node lived, oldest first, those of the last day.
    late:    this node's own renewal was late (it was stopped): open all tables again.
    dead:    nodes that nobody has buried yet.
    """

    outages: Sequence[tuple[int, int]]
    late: bool
    dead: Sequence[NodeId]


class Liveness(Protocol):
    """The ledger of who lives. Source: reliability.md 4."""

    async def beat(self) -> Pulse:
        """Renew this node's entry; once a second."""

    async def nodes(self) -> Sequence[NodeId]:
        """Who is in the ledger, the dead that nobody has buried yet too."""

    async def bury(self, node: NodeId) -> Sequence[tuple[TableId, int]]:
        """Take a dead node out of all tables; the (table, seat)s that it alone carried."""

    async def farewell(self) -> None:
        """Leave in good order: hosts, connections and the ledger forget this node."""
