"""The house without durable tables: `python -m bench.storeless PORT DATA`.

Waiting room, liveness and table time stay in the real store; what a move writes does not. The
difference to the real server is what durability costs.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.memory_store import MemoryTables
from server.app import run
from server.config import Settings
from server.ports import NodeId
from server.store.node import StoreNode


class StorelessNode(StoreNode):
    """A node that keeps its tables to itself."""

    def __init__(self, url: str, node: NodeId, monotonic: Callable[[], int]) -> None:
        super().__init__(url, node, monotonic)
        tables: Any = MemoryTables(self.clock.now)  # a TableStore, which is all the house asks for
        self.tables = tables


def main(port: int, data: Path) -> None:
    """Serve until told to stop."""
    run(Settings(port=port, data=data), StorelessNode)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
