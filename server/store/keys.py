"""Where things lie in the store: one table's keys, and its shard's, share one hash tag.

So one script can write a table and its deadline atomically, in a cluster too. Source: S2.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from zlib import crc32

from server.ports import NodeId, TableId

SHARDS: Final = 16
"""Enough to spread a cluster, few enough to sweep them all ten times a second."""


def shard_of(table: TableId) -> int:
    """The shard that holds `table`, 0..15."""
    return crc32(table.encode()) % SHARDS


@dataclass(frozen=True, slots=True)
class ShardKeys:
    """Keys of one shard.

    tag:  prefix of every key in it; scripts that find table ids themselves build on it.
    due:  sorted set, table id by the table time at which it is next due.
    away: sorted set, table id by the time at which a lost connection is to be looked at.
    live: hash, table id to its row in the list of running tables.
    """

    tag: str
    due: str
    away: str
    live: str

    def hosted_by(self, node: NodeId) -> str:
        """Set of the tables that `node` hosts or has connections to; read when it is buried."""
        return f"{self.tag}:node:{node}"


def _shard(number: int) -> ShardKeys:
    tag = f"{{s{number}}}"
    return ShardKeys(tag, f"{tag}:due", f"{tag}:away", f"{tag}:live")


SHARD_KEYS: Final = tuple(_shard(number) for number in range(SHARDS))


@dataclass(frozen=True, slots=True)
class TableKeys:
    """Keys of one table.

    meta:  hash: `head`, the log's head.
    log:   stream of encoded entries, field `e`, ids `<seq>-0`.
    snap:  hash: `seq` and `table`, the encoded table after that entry. Only a cache (S1).
    hosts: set of the nodes that have a viewer.
    at:    set of live connections, `<seat>:<node>:<connection>`.
    chat:  stream of what the seats say to each other; gallery: the spectators.
    watchers: hash: node to how many watch there.
    """

    shard: ShardKeys
    meta: str
    log: str
    snap: str
    hosts: str
    at: str
    chat: str
    gallery: str
    watchers: str


@lru_cache(maxsize=4096)
def table_keys(table: TableId) -> TableKeys:
    """All keys of `table`."""
    shard = SHARD_KEYS[shard_of(table)]
    prefix = f"{shard.tag}:{table}"
    return TableKeys(
        shard,
        f"{prefix}:meta",
        f"{prefix}:log",
        f"{prefix}:snap",
        f"{prefix}:hosts",
        f"{prefix}:at",
        f"{prefix}:chat",
        f"{prefix}:gallery",
        f"{prefix}:watchers",
    )


def node_channel(node: NodeId) -> str:
    """The one channel a node listens to for all its tables (S8)."""
    return f"node:{node}"


TALK_CHANNEL: Final = "talk:"
"""Beginning of the channel a node listens to for what is beside its tables' streams."""


def talk_channel(node: NodeId) -> str:
    """The channel on which a node hears talk at its tables, and how many watch them."""
    return f"{TALK_CHANNEL}{node}"


HOUSE_TALK: Final = "{lobby}:talk"
"""Stream of what is said in the waiting room, and the channel of the same."""
ALIVE: Final = "{lobby}:alive"
"""Hash: node to the table time of its last renewal; 0 while it is being buried."""
NEWEST: Final = "{lobby}:newest"
"""The newest renewal of any node ever: how far time had come when all were gone."""
OUTAGES: Final = "{lobby}:outages"
"""List of `<began>:<ended>`, oldest first."""
SHIFT: Final = "{lobby}:shift"
"""What table time adds to the store's clock, ms (S11)."""
FSYNC: Final = "{lobby}:fsync"
"""Written only so that waiting for the disk has something to wait for (S12)."""

ROOM_COUNTER: Final = "{lobby}:n"
ROOM_ROWS: Final = "{lobby}:rows"
ROOM_EXPIRY: Final = "{lobby}:expiry"
"""Sorted set: key of a row that vanishes by itself, by the table time at which it does."""
ROOM_NEWS: Final = "{lobby}:news"
"""Channel of the waiting room."""


LOBBY_DUE: Final = "{lobby}:due"
"""Sorted set: a record's or queue's name, by the table time at which it is to be looked after."""
AWAY_PREFIX: Final = "{lobby}:away:"
"""The table time since which a user is known to have no connection."""
RECORD_PREFIX: Final = "{lobby}:record:"
QUEUE_PREFIX: Final = "{lobby}:queue:"
"""Sorted sets: who waits, by the table time of joining."""


def record_key(key: str) -> str:
    """Hash: `rev` and `value` of a waiting-room record."""
    return f"{RECORD_PREFIX}{key}"


def answer_key(user: str, cmd_id: str) -> str:
    """The kept answer to a waiting-room command (S6)."""
    return f"{{lobby}}:done:{user}:{cmd_id}"


def user_tables_key(user: str) -> str:
    """List of the user's running tables, newest first."""
    return f"{{lobby}}:tables:{user}"
