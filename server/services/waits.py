"""For what somebody waits: one thing at a time, one mark a user.

An open table, a pool, or the answers of the others to "is everybody ready?". The mark changes
together with the thing itself, so the two never contradict each other. Source: mechanisms.md 4, 5.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pydantic import TypeAdapter

from protocol.gathering import Pool
from rules.game import Millis, Wire
from rules.match.pairing import Entry, PoolKey
from rules.match.terms import Kind
from server.ports import Chance
from server.ports_lobby import Claims, RecordChange, RowChange

OPEN_TABLE: Final = "open_table:"
"""Kind of record, of what is due, and of the rows that show a table that fills up."""

CHECK: Final = "check:"
"""Kind of record, and of what is due: a match of a pool."""

POOL: Final = "pool:"
"""Kind of queue, of what is due, and of the rows that say how many wait."""

WOKEN: Final = "waits:"
"""Kind of hidden row that tells the nodes of a user that he waits for something else now."""

KEPT_MS: Final = 24 * 3_600_000
"""Longer than anybody waits; then the mark of a user who never came back is gone."""

WAKING_MS: Final = 15_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits(Wire):
    """table: sits there; check: is asked; pool, entry: waits in it. At most one of the three."""

    table: str | None = None
    check: str | None = None
    pool: PoolKey | None = None
    entry: Entry | None = None


NOTHING: Final = Waits()
_WAITS: Final = TypeAdapter(Waits)


async def marks(claims: Claims, users: Sequence[str]) -> Mapping[str, tuple[int, Waits]]:
    """The marks of these users, each with its revision."""
    found = await claims.records([_key(user) for user in users])
    return {
        user: (revision, _WAITS.validate_json(value, strict=True) if value else NOTHING)
        for user, (revision, value) in zip(users, found, strict=True)
    }


async def mark_of(claims: Claims, user: str) -> tuple[int, Waits]:
    """One user's mark with its revision; what it names still is."""
    revision, waits = (await marks(claims, [user]))[user]
    for kind, named in ((OPEN_TABLE, waits.table), (CHECK, waits.check)):
        if named is not None:
            [(_, value)] = await claims.records([f"{kind}{named}"])
            if not value:  # a store that was away for long has forgotten it
                return revision, NOTHING
    return revision, waits


def marked(user: str, waits: Waits, expected: int | None = None) -> RecordChange:
    """The user waits for this now."""
    value = b"" if waits == NOTHING else _WAITS.dump_json(waits)
    return RecordChange(key=_key(user), expected=expected, value=value, ttl_ms=KEPT_MS)


def woken(user: str, chance: Chance) -> RowChange:
    """Every node hears that this user's mark has changed; nothing is shown."""
    # Another value each time: a row that is put again unchanged is no news.
    return RowChange(key=f"{WOKEN}{user}", row=chance.nonce().encode(), ttl_ms=WAKING_MS)


def queue_of(pool: PoolKey) -> str:
    """A pool's name in the store."""
    size = "group" if pool.group else "pair"
    return f"{POOL}{pool.game}|{pool.preset}|{pool.kind}|{pool.stake}|{size}"


def pool_of(queue: str) -> PoolKey:
    """The pool of this name."""
    game, preset, kind, stake, size = queue.removeprefix(POOL).split("|")
    return PoolKey(
        game=game, preset=preset, kind=Kind(kind), stake=int(stake), group=size == "group"
    )


def plain_pool(pool: PoolKey) -> dict[str, object]:
    """A pool as it travels."""
    return {
        "game": pool.game,
        "preset": pool.preset,
        "kind": pool.kind.value,
        "stake": pool.stake,
        "group": pool.group,
    }


def parse_pool(asked: Pool) -> PoolKey:
    """A pool as a client names it."""
    return PoolKey(
        game=asked.game,
        preset=asked.preset,
        kind=Kind(asked.kind),
        stake=asked.stake,
        group=asked.group,
    )


def heard_of(entry: Entry, at: int | None, now: int) -> Entry:
    """The entry, last heard of now, or `at` where he is away since then."""
    return replace(entry, pong_at=Millis(now if at is None else at))


def _key(user: str) -> str:
    return f"waits:{user}"
