"""Changes of several things of the waiting room at once, and what is due there. Source: S14, S10.

All of it lies under the one tag `{lobby}`, so one script can change it together.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgpack

from server.clock import StoreClock
from server.ports_lobby import Change
from server.store import scripts
from server.store.client import StoreClient
from server.store.keys import (
    AWAY_PREFIX,
    LOBBY_DUE,
    QUEUE_PREFIX,
    RECORD_PREFIX,
    ROOM_COUNTER,
    ROOM_EXPIRY,
    ROOM_NEWS,
    ROOM_ROWS,
    record_key,
)

_NONE: Final = -1
"""Where a number is missing: all that is counted or timed here is at least 0."""


class ValkeyClaims:
    """Claims of one node."""

    def __init__(self, clock: StoreClock, client: StoreClient) -> None:
        self._clock = clock
        self._client = client

    async def change(self, change: Change) -> bool:
        """Make the change; False: a record had another revision, and nothing has changed."""
        now = self._clock.now()
        packed: bytes = msgpack.packb(
            (
                [
                    (record_key(each.key), _or_none(each.expected), each.value, each.ttl_ms)
                    for each in change.records
                ],
                [
                    (f"{QUEUE_PREFIX}{each.queue}", each.member, _or_none(each.at))
                    for each in change.queues
                ],
                [(each.item, _or_none(each.at), int(each.if_never)) for each in change.due],
                [
                    (
                        each.key,
                        each.row or b"",
                        _NONE if each.ttl_ms is None else now + each.ttl_ms,
                    )
                    for each in change.rows
                ],
            ),
            use_bin_type=False,  # the store's reader knows the older form alone
        )
        keys = (ROOM_COUNTER, ROOM_ROWS, ROOM_EXPIRY, LOBBY_DUE)
        return bool(await self._client.run(scripts.CHANGE, keys, ROOM_NEWS, packed))

    async def records(self, keys: Sequence[str]) -> Sequence[tuple[int, bytes]]:
        """Revision and value of each; (0, b""): there is none, (n, b""): nothing any more."""
        if not keys:
            return []
        asked = [("HMGET", record_key(key), "rev", "value") for key in keys]
        found = await self._client.together(*asked)
        return [(int(revision or 0), value or b"") for revision, value in found]

    async def queue(self, queue: str) -> Sequence[str]:
        """Who is in a queue, in its order."""
        members = await self._client.command("ZRANGE", f"{QUEUE_PREFIX}{queue}", 0, -1)
        return [member.decode() for member in members]

    async def queues(self, queues: Sequence[str]) -> Sequence[int]:
        """How many are in each."""
        if not queues:
            return []
        asked = [("ZCARD", f"{QUEUE_PREFIX}{queue}") for queue in queues]
        return await self._client.together(*asked)

    async def claim(self, lease_ms: int, limit: int) -> Sequence[str]:
        """What is due and now this node's to look after; after the lease it is due again."""
        now = self._clock.now()
        claimed = await self._client.run(
            scripts.CLAIM_DUE,
            (LOBBY_DUE,),
            now,
            now + lease_ms,
            limit,
            RECORD_PREFIX,
            QUEUE_PREFIX,
        )
        return [item.decode() for item in claimed]

    async def away(self, users: Sequence[str]) -> Mapping[str, int]:
        """Of these users those without any connection, and since when one knows (table time)."""
        if not users:
            return {}
        since = await self._client.run(
            scripts.AWAY, (ROOM_ROWS,), self._clock.now(), "player:", AWAY_PREFIX, *users
        )
        return {user: int(at) for user, at in zip(users, since, strict=True) if at}


def _or_none(number: int | None) -> int:
    return _NONE if number is None else number
