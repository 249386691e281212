"""Where things lie. Source: reliability.md S2."""

import string
from zlib import crc32

from hypothesis import given
from hypothesis import strategies as st

from server.ports import NodeId, TableId
from server.store.keys import SHARD_KEYS, shard_of, table_keys

IDS = st.text(string.ascii_letters + string.digits + "_-", min_size=1, max_size=32)


@given(IDS)
def test_S2_the_shard_is_the_checksum_of_the_id_modulo_16(table: str) -> None:
    assert shard_of(TableId(table)) == crc32(table.encode()) % 16


@given(IDS)
def test_S2_all_that_one_script_touches_shares_one_hash_tag(table: str) -> None:
    keys = table_keys(TableId(table))
    shard = keys.shard
    together = (
        keys.meta,
        keys.log,
        keys.snap,
        keys.hosts,
        keys.at,
        keys.chat,
        keys.gallery,
        keys.watchers,
        shard.due,
        shard.away,
        shard.live,
        shard.hosted_by(NodeId("node")),
    )
    tag = f"{{s{shard_of(TableId(table))}}}"
    assert all(key.startswith(f"{tag}:") for key in together)
    assert len(set(together)) == len(together)


def test_S2_there_are_sixteen_shards() -> None:
    assert len({shard.tag for shard in SHARD_KEYS}) == 16
