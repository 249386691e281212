"""The store as a child of the house: found, started, adopted, shared, ended."""

import asyncio
import fcntl
import os
import shutil
import signal
import socket
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import pytest_asyncio

from server.ports import Commit, Committed, StoreUnavailable, TableId
from server.store.embedded import LONGEST_SOCKET_PATH, EmbeddedStore, StoreNotStarted, find_binary
from server.store.node import StoreNode
from server.store.settings import Fsync, WrongSetting, check_settings
from tests.store.logs import TABLE, commit, grow, heard
from tests.store.nodes import Nodes

pytestmark = pytest.mark.processes


@pytest.fixture
def folder() -> Iterator[Path]:
    """A data folder with a short path."""
    with TemporaryDirectory(prefix="ws-") as path:
        yield Path(path)


@pytest_asyncio.fixture
async def store(folder: Path) -> AsyncIterator[EmbeddedStore]:
    """A child on the data folder, ended afterwards."""
    started = await EmbeddedStore.start(folder)
    yield started
    await started.stop()


@pytest_asyncio.fixture
async def nodes(store: EmbeddedStore) -> AsyncIterator[Nodes]:
    """Nodes on that child."""
    made = Nodes(store.url)
    yield made
    await made.close()


def child_of(folder: Path) -> int:
    """The process that lives on the data folder."""
    return int((folder / "valkey.pid").read_text())


def is_alive(folder: Path) -> bool:
    """Whether it still does."""
    with (folder / "store.living").open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


async def kill_child(folder: Path) -> None:
    """End it without a warning, and wait until it is gone."""
    os.kill(child_of(folder), signal.SIGKILL)
    with (folder / "store.living").open() as file:
        await asyncio.to_thread(fcntl.flock, file, fcntl.LOCK_SH)


async def eventually(node: StoreNode, wanted: Commit) -> object:
    """Try until the store is back."""
    async with asyncio.timeout(10):
        while True:
            try:
                return await node.tables.commit(wanted)
            except StoreUnavailable:
                await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_S15_the_child_has_the_settings_that_the_promises_need(nodes: Nodes) -> None:
    node = await nodes.start()
    assert await check_settings(node.client, Fsync.EVERY_SECOND) == ()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("maxmemory-policy", "allkeys-lru"),
        ("appendonly", "no"),
        ("appendfsync", "no"),
        ("no-appendfsync-on-rewrite", "yes"),
    ],
)
async def test_S15_a_wrong_setting_is_named(nodes: Nodes, name: str, value: str) -> None:
    node = await nodes.start()
    await node.client.command("CONFIG SET", name, value)
    with pytest.raises(WrongSetting) as wrong:
        await check_settings(node.client, Fsync.EVERY_SECOND)
    assert (wrong.value.name, wrong.value.found) == (name, value)


@pytest.mark.asyncio
async def test_S15_settings_that_may_not_be_read_are_named_and_the_others_checked(
    nodes: Nodes,
) -> None:
    admin = await nodes.start("admin")
    await admin.client.command("ACL SETUSER", "house", "on", ">secret", "~*", "&*", "+@all")
    await admin.client.command("ACL SETUSER", "house", "-config", "-@dangerous", "+info")
    url = nodes.url.replace("unix://", "unix://house:secret@")
    house = Nodes(url)
    node = await house.start("house")
    unread = await check_settings(node.client, Fsync.EVERY_SECOND)
    assert unread == ("appendfsync", "no-appendfsync-on-rewrite")
    await grow(node, 1)
    await admin.client.command("CONFIG SET", "maxmemory-policy", "allkeys-lru")
    with pytest.raises(WrongSetting, match="maxmemory-policy"):
        await check_settings(node.client, Fsync.EVERY_SECOND)
    await house.close()


@pytest.mark.asyncio
async def test_a_wrong_password_is_no_connection(nodes: Nodes) -> None:
    stranger = Nodes(nodes.url.replace("unix://", "unix://nobody:guess@"))
    with pytest.raises(StoreUnavailable):
        await stranger.start()


@pytest.mark.asyncio
async def test_a_store_is_reached_over_tcp_with_user_password_and_database(nodes: Nodes) -> None:
    admin = await nodes.start("admin")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    await admin.client.command("ACL SETUSER", "house", "on", ">s:e/c@ret", "~*", "&*", "+@all")
    await admin.client.command("CONFIG SET", "port", port)
    elsewhere = Nodes(f"redis://house:s%3Ae%2Fc%40ret@127.0.0.1:{port}/3")
    node = await elsewhere.start("far")
    await grow(node, 2)
    opened = await node.tables.open(TABLE)
    assert opened is not None
    assert opened.head == "2:n2"
    assert await admin.tables.read(TABLE) is None
    await elsewhere.close()


@pytest.mark.asyncio
async def test_appendfsync_can_be_chosen(folder: Path) -> None:
    store = await EmbeddedStore.start(folder, Fsync.ALWAYS)
    nodes = Nodes(store.url)
    node = await nodes.start()
    assert await check_settings(node.client, Fsync.ALWAYS) == ()
    await nodes.close()
    await store.stop()


@pytest.mark.asyncio
@pytest.mark.parametrize("fsync", [Fsync.ALWAYS, Fsync.EVERY_SECOND])
async def test_P1_a_killed_store_comes_back_with_every_acknowledged_commit(
    folder: Path, fsync: Fsync
) -> None:
    store = await EmbeddedStore.start(folder, fsync)
    nodes = Nodes(store.url)
    node = await nodes.start()
    tables = [TableId(f"t{number}") for number in range(20)]
    for seq in range(1, 40):
        outcomes = await asyncio.gather(
            *(node.tables.commit(commit(node, seq, table=table)) for table in tables)
        )
        assert outcomes == [Committed()] * len(tables)
    if fsync is Fsync.EVERY_SECOND:
        # While its disk is busy such a store keeps up to two seconds of commits to itself.
        await node.tables.wait_durable()
    under_way = [node.tables.commit(commit(node, 40, table=table)) for table in tables]
    await kill_child(folder)
    await asyncio.gather(*under_way, return_exceptions=True)
    again = await EmbeddedStore.start(folder, fsync)
    reader = await nodes.start("reader")
    for table in tables:
        log = await reader.tables.log(table, 1, 99)
        assert list(log[:39]) == [b"entry %d" % seq for seq in range(1, 40)]
    await nodes.close()
    await again.stop()
    await store.stop()


@pytest.mark.asyncio
async def test_S16_after_a_restart_scripts_epoch_and_subscription_are_renewed(
    folder: Path, store: EmbeddedStore, nodes: Nodes
) -> None:
    here, there = await nodes.start("here"), await nodes.start("there")
    await grow(here, 1)
    await there.tables.open(TABLE)
    await here.tables.wait_durable()
    epoch = there.tables.epoch()
    epochs = heard(lambda tell: there.tables.on_doubt(lambda: tell(there.tables.epoch())))
    told = heard(there.tables.on_published)
    guard = asyncio.create_task(store.guard())
    await kill_child(folder)
    await epochs.until(1)
    assert epochs[0] not in ("", epoch)
    assert await eventually(here, commit(here, 2)) == Committed()
    await told.until(1)
    assert told[0].head == "2:n2"
    guard.cancel()
    await asyncio.gather(guard, return_exceptions=True)


@pytest.mark.asyncio
async def test_the_guard_ends_with_the_store_and_does_not_start_it_again(folder: Path) -> None:
    store = await EmbeddedStore.start(folder)
    guard = asyncio.create_task(store.guard())
    await store.stop()
    async with asyncio.timeout(5):
        await guard
    assert not is_alive(folder)


@pytest.mark.asyncio
async def test_a_child_left_over_by_a_killed_server_is_adopted(folder: Path) -> None:
    first = await EmbeddedStore.start(folder)
    child = child_of(folder)
    os.close(first._using)  # what the system does for a killed server
    second = await EmbeddedStore.start(folder, Fsync.ALWAYS)
    assert child_of(folder) == child
    assert second.url == first.url
    nodes = Nodes(second.url)
    assert await check_settings((await nodes.start()).client, Fsync.ALWAYS) == ()
    await nodes.close()
    await second.stop()
    assert not is_alive(folder)


@pytest.mark.asyncio
async def test_servers_on_one_data_folder_share_the_child_and_the_last_ends_it(
    folder: Path,
) -> None:
    first, second, third = await asyncio.gather(*(EmbeddedStore.start(folder) for _ in range(3)))
    assert first.url == second.url == third.url
    await first.stop()
    await third.stop()
    nodes = Nodes(second.url)
    await grow(await nodes.start(), 1)
    await nodes.close()
    await second.stop()
    assert not is_alive(folder)


@pytest.mark.asyncio
async def test_state_survives_an_orderly_stop(folder: Path) -> None:
    for length in (1, 2, 3):
        store = await EmbeddedStore.start(folder)
        nodes = Nodes(store.url)
        node = await nodes.start()
        assert await node.tables.commit(commit(node, length)) == Committed()
        await nodes.close()
        await store.stop()


@pytest.mark.asyncio
async def test_a_folder_whose_path_is_too_long_for_a_socket_gets_one_elsewhere(
    folder: Path,
) -> None:
    deep = folder / ("long" * 30)
    store = await EmbeddedStore.start(deep)
    pointer = Path((deep / "store.socket").read_text().strip())
    assert len(os.fsencode(pointer)) <= LONGEST_SOCKET_PATH
    assert stat.S_IMODE(pointer.parent.stat().st_mode) == 0o700
    os.close(store._using)
    adopted = await EmbeddedStore.start(deep)
    assert adopted.url == store.url
    await adopted.stop()
    shutil.rmtree(pointer.parent)
    again = await EmbeddedStore.start(deep)
    assert again.url != store.url
    await again.stop()
    shutil.rmtree(Path((deep / "store.socket").read_text().strip()).parent)


@pytest.mark.asyncio
async def test_odd_characters_in_the_folder_do_no_harm(folder: Path) -> None:
    store = await EmbeddedStore.start(folder / "Spiel & Spaß #1?")
    nodes = Nodes(store.url)
    await grow(await nodes.start(), 1)
    await nodes.close()
    await store.stop()


@pytest.mark.asyncio
async def test_a_store_that_cannot_start_says_where_to_look(folder: Path) -> None:
    (folder / "appendonlydir").write_text("a file where the log's folder has to be")
    with pytest.raises(StoreNotStarted, match=r"valkey\.log"):
        await EmbeddedStore.start(folder)


def test_an_old_server_on_the_path_is_passed_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = folder / "redis-server"
    old.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0'\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    assert find_binary().name == "valkey-server"
    new = folder / "valkey-server"
    new.write_text("#!/bin/sh\necho 'Server v=9.1.2 sha=0'\n")
    new.chmod(0o755)
    assert find_binary() == new


def test_the_wheel_still_has_its_program_where_we_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert os.access(find_binary(), os.X_OK)
