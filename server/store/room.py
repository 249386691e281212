"""The waiting room's rows and records, all under the one tag `{lobby}`. Source: S2, S6, S14."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgpack

from server.clock import StoreClock
from server.ports import RoomNews, TableId
from server.store import scripts
from server.store.client import StoreClient
from server.store.keys import (
    ROOM_COUNTER,
    ROOM_EXPIRY,
    ROOM_NEWS,
    ROOM_ROWS,
    answer_key,
    record_key,
    user_tables_key,
)

ANSWER_MS: Final = 600_000
"""How long a waiting-room command's answer is kept. Source: S6."""

KEPT_AT_ONCE: Final = 1_000
"""Rows in one script: more would hold up the store."""

PUT_AT_ONCE: Final = 200
"""Rows in one piece of news."""

_ROOM: Final = (ROOM_COUNTER, ROOM_ROWS, ROOM_EXPIRY)


class ValkeyRoom:
    """RoomStore of one node."""

    def __init__(self, clock: StoreClock, client: StoreClient) -> None:
        self._clock = clock
        self._client = client
        self._readers: list[Callable[[RoomNews], None]] = []
        self._known: set[str] = set()
        """Keys of the rows that were there when last heard of."""

    # --- rows ----------------------------------------------------------------------------------

    async def put_row(self, key: str, row: bytes, *, ttl_ms: int | None = None) -> None:
        """Show or change a row; with `ttl_ms` it vanishes unless put again (presence)."""
        await self.put_rows({key: row}, ttl_ms=ttl_ms)

    async def put_rows(self, rows: Mapping[str, bytes], *, ttl_ms: int | None = None) -> None:
        """The same for several, which are one piece of news."""
        vanish = "" if ttl_ms is None else self._clock.now() + ttl_ms
        keyed = list(rows.items())
        for first in range(0, len(keyed), PUT_AT_ONCE):
            words = [word for pair in keyed[first : first + PUT_AT_ONCE] for word in pair]
            await self._client.run(scripts.PUT_ROWS, _ROOM, ROOM_NEWS, vanish, *words)

    async def keep_rows(self, keys: Sequence[str], ttl_ms: int) -> Sequence[str]:
        """Let rows live `ttl_ms` from now, without news; those that are not there (any more)."""
        missing: list[str] = []
        vanish_at = self._clock.now() + ttl_ms
        for first in range(0, len(keys), KEPT_AT_ONCE):
            some = keys[first : first + KEPT_AT_ONCE]
            found = await self._client.run(scripts.KEEP_ROWS, _ROOM, vanish_at, *some)
            missing += [key.decode() for key in found]
        return missing

    async def drop_row(self, key: str) -> None:
        """Remove a row."""
        await self._client.run(scripts.DROP_ROW, _ROOM, key, ROOM_NEWS)

    async def rows(self) -> tuple[int, Mapping[str, bytes]]:
        """The counter and all rows."""
        n, flat = await self._client.run(scripts.ROWS, _ROOM, self._clock.now(), ROOM_NEWS, "1")
        rows = _rows(flat)
        self._known = set(rows)
        return n, rows

    async def sweep(self) -> None:
        """Let the rows vanish whose time has come; once a second."""
        await self._client.run(scripts.ROWS, _ROOM, self._clock.now(), ROOM_NEWS, "")

    def on_news(self, callback: Callable[[RoomNews], None]) -> None:
        """Call `callback` for each change, in order of `n`; a gap means: read all rows again."""
        self._readers.append(callback)

    def hear(self, payload: bytes) -> None:
        """A message on the waiting room's channel."""
        n, flat, gone = msgpack.unpackb(payload, raw=True)
        self._tell(RoomNews(n=n, rows=_rows(flat), gone=[key.decode() for key in gone]))

    async def catch_up(self) -> None:
        """News may have been missed: tell the present state as one change."""
        before = self._known
        n, rows = await self.rows()
        self._tell(RoomNews(n=n, rows=rows, gone=sorted(before - rows.keys())))

    def _tell(self, news: RoomNews) -> None:
        self._known.update(news.rows)
        self._known.difference_update(news.gone)
        for reader in self._readers:
            reader(news)

    # --- records -------------------------------------------------------------------------------

    async def read_record(self, key: str) -> tuple[int, bytes] | None:
        """Revision and value of a record, None: there is none (any more)."""
        revision, value = await self._client.ask("HMGET", record_key(key), "rev", "value")
        return None if revision is None else (int(revision), value)

    async def write_record(
        self, key: str, expected: int, value: bytes, *, ttl_ms: int | None
    ) -> bool:
        """Store `value` as revision expected + 1 if the record is at `expected` (0: absent)."""
        written = await self._client.run(
            scripts.WRITE_RECORD,
            (record_key(key),),
            expected,
            value,
            "" if ttl_ms is None else ttl_ms,
        )
        return bool(written)

    # --- a user's own things -------------------------------------------------------------------

    async def remember_answer(self, user: str, cmd_id: str, answer: bytes) -> None:
        """Keep a waiting-room command's first answer for 10 minutes."""
        await self._client.ask("SET", answer_key(user, cmd_id), answer, "NX", "PX", ANSWER_MS)

    async def answered(self, user: str, cmd_id: str) -> bytes | None:
        """The answer kept for this command."""
        answer: bytes | None = await self._client.ask("GET", answer_key(user, cmd_id))
        return answer

    async def add_user_table(self, user: str, table: TableId) -> None:
        """Add to the user's own tables; once, however often it is said."""
        key = user_tables_key(user)
        # One after the other on one line: nobody can come in between and leave it there twice.
        await asyncio.gather(
            self._client.ask("LREM", key, 0, table), self._client.ask("LPUSH", key, table)
        )

    async def drop_user_table(self, user: str, table: TableId) -> None:
        """Remove from the user's own tables."""
        await self._client.ask("LREM", user_tables_key(user), 0, table)

    async def user_tables(self, user: str) -> Sequence[TableId]:
        """The user's own running tables, newest first."""
        tables = await self._client.ask("LRANGE", user_tables_key(user), 0, -1)
        return [TableId(table.decode()) for table in tables]


def _rows(flat: Sequence[bytes]) -> dict[str, bytes]:
    words = iter(flat)
    return {key.decode(): row for key, row in zip(words, words, strict=True)}
