"""Commands packed by hand are what the client library would have packed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.connection import Encoder, PythonRespSerializer

from server.ports import NO_TABLE, Commit, Head, NodeId, TableId
from server.store.keys import table_keys
from server.store.packet import CommitPacker, pack, pack_script
from server.store.scripts import COMMIT

SERIALIZER = PythonRespSerializer(6000, Encoder("utf-8", "strict", False).encode)
WORDS = st.binary(max_size=200)


def packed_by_library(*words: bytes | str | int) -> bytes:
    return b"".join(SERIALIZER.pack(*words))


@given(st.lists(WORDS, max_size=20))
def test_any_words(words: list[bytes]) -> None:
    assert pack(b"WORD", *words) == packed_by_library(b"WORD", *words)


@given(
    entry=WORDS,
    snapshot=st.none() | st.binary(min_size=1, max_size=50),
    due=st.none() | st.integers(0, 2**53 - 1),
    live=st.none() | WORDS,
    expire=st.none() | st.integers(1, 2**40),
    shift=st.integers(-(2**40), 2**40),
    first=st.booleans(),
)
def test_a_commit(
    entry: bytes,
    snapshot: bytes | None,
    due: int | None,
    live: bytes | None,
    expire: int | None,
    shift: int,
    first: bool,
) -> None:
    table = TableId("a-table")
    expected = NO_TABLE if first else Head("41:abc")
    commit = Commit(
        table=table,
        expected=expected,
        head=Head("42:xyz"),
        entry=entry,
        snapshot=snapshot,
        due=due,
        at=1_764_000_000_000,
        live=live,
        expire_ms=expire,
    )
    keys = table_keys(table)
    row = b"" if live is None else b"-" if live == b"" else b"+" + live
    assert CommitPacker(NodeId("here")).pack(commit, shift) == packed_by_library(
        "EVALSHA",
        COMMIT.sha,
        10,
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
        table,
        expected,
        "42:xyz",
        entry,
        snapshot or b"",
        "" if due is None else due,
        1_764_000_000_000,
        row,
        "" if expire is None else expire,
        shift,
        "here",
    )


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_script(count: int) -> None:
    keys = tuple(f"k{number}" for number in range(count))
    assert pack_script(COMMIT, keys, b"x") == packed_by_library(
        "EVALSHA", COMMIT.sha, count, *keys, "x"
    )
