"""Live tables in Valkey or Redis: the port TableStore, made of scripts that are atomic."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgpack

from server.clock import StoreClock
from server.ports import (
    Commit,
    Committed,
    Conflict,
    Connections,
    Head,
    NodeId,
    Opened,
    Published,
    TableId,
    Tail,
    TooFarAhead,
)
from server.store import scripts
from server.store.client import StoreClient
from server.store.commit_pipe import CommitPipe
from server.store.durable import Durability
from server.store.keys import ALIVE, SHARD_KEYS, SHARDS, table_keys
from server.store.liveness import DEAD_MS, SILENT_MS
from server.store.packet import CommitPacker, pack_script

RECENT: Final = 256
"""Entries a node remembers for repeated commands and for resumes. Source: S6, S9."""
LEASE_MS: Final = 10_000
AWAY_MS: Final = 5_000
"""A lost connection is looked at after so long. Source: mechanisms.md 8.1."""

_COMMITTED: Final = Committed()


def _committed(reply: int | bytes) -> Committed | Conflict | TooFarAhead:
    """The meaning of commit.lua's reply."""
    if reply == 1:
        return _COMMITTED
    if isinstance(reply, bytes):
        return Conflict(Head(reply.decode()))
    return TooFarAhead()


def decode_published(payload: bytes) -> Published:
    """A message of commit.lua: table, head before, head, entry and perhaps a snapshot."""
    table, before, head, entry, *snapshot = msgpack.unpackb(payload, raw=True)
    return Published(
        table=TableId(table.decode()),
        before=Head(before.decode()),
        head=Head(head.decode()),
        entry=entry,
        snapshot=snapshot[0] if snapshot else None,
    )


class ValkeyTables:
    """TableStore of one node. `server/store/node.py` puts it together."""

    def __init__(
        self,
        node: NodeId,
        clock: StoreClock,
        client: StoreClient,
        pipe: CommitPipe,
        durability: Durability,
    ) -> None:
        self._node = node
        self._clock = clock
        self._client = client
        self._pipe = pipe
        self._durability = durability
        self._packer = CommitPacker(node)
        self._epoch = ""
        self._next_shard = 0
        self._leases: dict[TableId, int] = {}
        """Ends of the leases this node holds, as the store has them."""
        self._published: list[Callable[[Published], None]] = []
        self._doubters: list[Callable[[], None]] = []

    # --- the log -------------------------------------------------------------------------------

    def commit(self, commit: Commit) -> "asyncio.Future[Committed | Conflict]":
        """Queue `commit` for this loop turn's pipeline; never waits.

        The future fails with StoreUnavailable (outcome unknown), TooFarAhead, or ValueError for a
        commit that no store could take (a defect of the caller).
        """
        return self._pipe.send(self._packer.pack(commit, self._clock.shift_ms), _committed)

    async def open(self, table: TableId) -> Opened | None:
        """Register this node as a host of `table` and read it in one script."""
        return await self._open(table, self._node)

    async def read(self, table: TableId) -> Opened | None:
        """Read without becoming a host."""
        return await self._open(table, "")

    async def _open(self, table: TableId, host: str) -> Opened | None:
        keys = table_keys(table)
        reply = await self._client.run(
            scripts.OPEN,
            (keys.meta, keys.log, keys.snap, keys.hosts, keys.shard.hosted_by(self._node)),
            table,
            host,
            RECENT,
        )
        if reply is None:
            return None
        head, snapshot_seq, snapshot, entries = reply
        seq = int(head.partition(b":")[0])
        return Opened(
            head=Head(head.decode()),
            snapshot=snapshot,
            snapshot_seq=snapshot_seq,
            entries=tuple(entries[len(entries) - (seq - snapshot_seq) :]),
            recent=tuple(entries[-RECENT:]),
        )

    async def tail(self, table: TableId, after_seq: int) -> Tail | None:
        """The entries after `after_seq`; None: no such table."""
        keys = table_keys(table)
        reply = await self._client.run(scripts.TAIL, (keys.meta, keys.log), after_seq)
        if reply is None:
            return None
        head, entries = reply
        return Tail(head=Head(head.decode()), entries=tuple(entries))

    async def log(self, table: TableId, first: int, last: int) -> Sequence[bytes]:
        """Encoded entries first..last (1-based, inclusive); shorter where the log is."""
        rows = await self._client.ask("XRANGE", table_keys(table).log, f"{first}-0", f"{last}-0")
        return tuple(encoded for _, (_, encoded) in rows)

    async def live_tables(self) -> Mapping[TableId, bytes]:
        """The rows of all running tables."""
        shards = await asyncio.gather(
            *(self._client.ask("HGETALL", shard.live) for shard in SHARD_KEYS)
        )
        return {TableId(table.decode()): row for flat in shards for table, row in _pairs(flat)}

    # --- who is there --------------------------------------------------------------------------

    async def release(self, table: TableId) -> None:
        """This node no longer hosts `table`, and carries none of its seats."""
        keys = table_keys(table)
        await self._client.run(
            scripts.RELEASE,
            (keys.hosts, keys.at, keys.shard.hosted_by(self._node)),
            table,
            self._node,
        )

    async def connect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        """Note a live connection of the seat at this node."""
        keys = table_keys(table)
        count = await self._client.run(
            scripts.CONNECT,
            (keys.meta, keys.at, keys.shard.hosted_by(self._node)),
            table,
            seat,
            f"{seat}:{self._node}:{connection}",
        )
        return Connections(count=count)

    async def disconnect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        """Forget it. When it was the seat's last, the table is made due in 5 s."""
        keys = table_keys(table)
        count = await self._client.run(
            scripts.DISCONNECT,
            (keys.meta, keys.at, keys.shard.away),
            table,
            seat,
            f"{seat}:{self._node}:{connection}",
            self._clock.now() + AWAY_MS,
        )
        return Connections(count=count)

    async def seat_connections(self, table: TableId) -> Mapping[int, int]:
        """Live connections by seat, those of dead nodes left out."""
        counts: dict[int, int] = {}
        for seat, silence in await self._connections(table):
            if silence <= DEAD_MS:
                counts[seat] = counts.get(seat, 0) + 1
        return counts

    async def silent_seats(self, table: TableId) -> frozenset[int]:
        """Seats whose only connections are on nodes silent for 1.5 s: their flag is put off."""
        connections = await self._connections(table)
        heard = {seat for seat, silence in connections if silence <= SILENT_MS}
        return frozenset(seat for seat, _ in connections) - heard

    async def _connections(self, table: TableId) -> list[tuple[int, int]]:
        """(seat, ms since its node last said that it lives) of each connection."""
        at, renewed = await asyncio.gather(
            self._client.ask("SMEMBERS", table_keys(table).at), self._client.ask("HGETALL", ALIVE)
        )
        alive = dict(_pairs(renewed))
        now = self._clock.now()
        found = []
        for connection in at:
            seat, node, _ = connection.split(b":", 2)
            found.append((int(seat), now - int(alive.get(node, 0))))
        return found

    # --- what is due ---------------------------------------------------------------------------

    async def claim_due(self, limit: int) -> Sequence[TableId]:
        """Up to `limit` due tables, each leased to this node for 10 s.

        Each shard gives its share of `limit`, so that a full one cannot hide the others.
        """
        now = self._clock.now()
        until = now + LEASE_MS
        self._leases = {table: end for table, end in self._leases.items() if end > now}
        asked = min(limit, SHARDS)
        shards = [SHARD_KEYS[(self._next_shard + n) % SHARDS] for n in range(asked)]
        self._next_shard = (self._next_shard + asked) % SHARDS
        words = (b"%d" % now, b"%d" % until, b"%d" % (limit // asked if asked else 0))
        replies = await asyncio.gather(
            *(
                self._pipe.send(
                    pack_script(scripts.CLAIM, (shard.due, shard.away), *words, shard.tag.encode()),
                    _table_ids,
                )
                for shard in shards
            )
        )
        claimed = [table for tables in replies for table in tables]
        self._leases.update((table, until) for table in claimed)
        return claimed

    async def renew(self, table: TableId) -> None:
        """Lengthen the lease of a table that is being worked on."""
        end = self._leases.get(table)
        if end is None:
            return
        until = self._clock.now() + LEASE_MS
        due = table_keys(table).shard.due
        if await self._client.run(scripts.RENEW, (due,), table, end, until):
            self._leases[table] = until

    async def reschedule(self, table: TableId, head: Head, due: int | None) -> None:
        """End a claim that led to no commit: due at `due` again, unless the log went on since."""
        keys = table_keys(table)
        await self._client.run(
            scripts.RESCHEDULE,
            (keys.meta, keys.shard.due),
            table,
            head,
            "" if due is None else due,
        )

    async def wait_durable(self) -> None:
        """Return once all that was committed so far is on disk."""
        await self._durability.wait()

    # --- news ----------------------------------------------------------------------------------

    def epoch(self) -> str:
        """A hash of the store's run id: another one after each restart of the store."""
        return self._epoch

    def on_published(self, callback: Callable[[Published], None]) -> None:
        """Call `callback` for each entry other nodes commit to tables hosted here, in order."""
        self._published.append(callback)

    def on_doubt(self, callback: Callable[[], None]) -> None:
        """Call `callback` when messages may have been missed: open all tables again."""
        self._doubters.append(callback)

    def hear(self, payload: bytes) -> None:
        """A message on this node's channel."""
        published = decode_published(payload)
        for callback in self._published:
            callback(published)

    def doubt(self, epoch: str) -> None:
        """Messages may have been missed, perhaps because the store began a new life."""
        self._epoch = epoch
        for callback in self._doubters:
            callback()

    def begin(self, epoch: str) -> None:
        """The store's life as it is at the start."""
        self._epoch = epoch


def _table_ids(reply: Sequence[bytes]) -> list[TableId]:
    return [TableId(table.decode()) for table in reply]


def _pairs(flat: Sequence[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """The fields and values of a hash, which the store gives one after the other."""
    words = iter(flat)
    return zip(words, words, strict=True)
