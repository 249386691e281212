"""Commands to the store as bytes, packed by hand where the client library's packing is too slow.

Source: performance.md 4 (22 us a command there, 2-4 us here).
"""

from functools import lru_cache
from typing import Final

from server.ports import Commit, NodeId, TableId
from server.store.keys import table_keys
from server.store.scripts import COMMIT, Script


def pack(*parts: bytes) -> bytes:
    """One command in the store's protocol (RESP): an array of byte strings."""
    packed = [b"*%d\r\n" % len(parts)]
    packed += [b"$%d\r\n%b\r\n" % (len(part), part) for part in parts]
    return b"".join(packed)


def pack_script(script: Script, keys: tuple[str, ...], *args: bytes) -> bytes:
    """A call of `script` by its digest."""
    named = [key.encode() for key in keys]
    return pack(b"EVALSHA", script.sha.encode(), b"%d" % len(named), *named, *args)


COMMIT_PARTS: Final = 3 + 10 + 11
"""EVALSHA, digest, number of keys; the keys; the arguments of commit.lua."""


@lru_cache(maxsize=4096)
def _opening(table: TableId) -> bytes:
    """All of a commit's command up to and including the table's id; the same each time."""
    keys = table_keys(table)
    named = (
        keys.meta,
        keys.log,
        keys.snap,
        keys.hosts,
        keys.shard.due,
        keys.shard.live,
        keys.shard.away,
        keys.at,
        keys.chat,
        keys.gallery,
    )
    whole = pack_script(COMMIT, named, table.encode())
    return b"*%d" % COMMIT_PARTS + whole[whole.index(b"\r\n") :]


class CommitPacker:
    """Packs the commits of one node."""

    def __init__(self, node: NodeId) -> None:
        name = node.encode()
        self._closing = b"$%d\r\n%b\r\n" % (len(name), name)

    def pack(self, commit: Commit, shift_ms: int) -> bytes:
        """The call of commit.lua for `commit`; `shift_ms` is added to the store's clock there."""
        expected = commit.expected.encode()
        head = commit.head.encode()
        entry = commit.entry
        snapshot = commit.snapshot or b""
        due = b"" if commit.due is None else b"%d" % commit.due
        at = b"%d" % commit.at
        live = b"" if commit.live is None else (b"+" + commit.live if commit.live else b"-")
        expire = b"" if commit.expire_ms is None else b"%d" % commit.expire_ms
        shift = b"%d" % shift_ms
        return (
            b"%b$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n"
            b"$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n%b"
        ) % (
            _opening(commit.table),
            len(expected),
            expected,
            len(head),
            head,
            len(entry),
            entry,
            len(snapshot),
            snapshot,
            len(due),
            due,
            len(at),
            at,
            len(live),
            live,
            len(expire),
            expire,
            len(shift),
            shift,
            self._closing,
        )
