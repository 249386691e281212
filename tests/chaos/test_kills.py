"""Processes are killed in the middle of games: nothing acknowledged is lost, nobody's clock pays.

Source: reliability.md 1, 2, 4; mechanisms.md 2.6.
"""

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_json

from clients.python.asking import new_command_id
from clients.python.door import Address, new_guest
from clients.python.sdk import Client, Table
from protocol.commands import PROTOCOL
from protocol.table_frames import Frame, Snapshot
from rules.games import GAMES
from rules.match.record import Record, verify
from server.wire import GameWire
from tests.chaos.valkey import Valkey
from tests.e2e.players import (
    BLITZ,
    PATIENCE_S,
    TERMS,
    Pair,
    is_over,
    is_settled,
    may_act,
    play_out,
    seated,
    until,
)
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio]

CLOCKED = TERMS.model_copy(update={"time_control": BLITZ})


@pytest.fixture
def data() -> Iterator[Path]:
    with short_folder() as folder:
        yield folder


async def acts_in_record(pair: Pair) -> list[Mapping[str, Any]]:
    """The actions of the finished table's record, which must hold."""
    record = _parsed(await pair.tables[0].record())
    assert verify(GAMES["bagalut"], record).holds
    wire = GameWire(GAMES["bagalut"])
    return [
        wire.plain_actions([entry.data.action])[0]
        for entry in record.entries
        if entry.kind == "act"
    ]


def _parsed(record: object) -> Record:
    return GameWire(GAMES["bagalut"]).load_record(to_json(record))


async def play_some(pair: Pair, plies: int) -> list[dict[str, Any]]:
    """Both act in turn; what was acknowledged, in order."""
    done: list[dict[str, Any]] = []
    rng = random.Random(plies)
    for _ in range(plies):
        for table in pair.tables:
            frame = await until(table, lambda _frame: True)
            if may_act(frame):
                done += await play_out(table, rng, plies=1)
                newest = table.present
                assert newest is not None
                for other in pair.tables:
                    await until(other, lambda frame: frame.actors == newest.actors)  # noqa: B023
                break
    return done


async def test_a_killed_server_loses_no_acknowledged_move_and_charges_no_clock(
    data: Path,
) -> None:
    server = Server(data)
    server.wait_for("listening")
    async with seated([server.url], CLOCKED) as pair:
        done = await play_some(pair, 12)
        before = await until(pair.tables[0], lambda _frame: True)
        await asyncio.to_thread(server.kill)

        with running(data, port=server.port) as again:
            resumed = await until_told(pair.tables[0], "table_credited")
            _clocks_were_not_charged(before, resumed)
            await asyncio.gather(*(play_out(table, random.Random(9)) for table in pair.tables))
            acts = await acts_in_record(pair)
            assert acts[: len(done)] == done
            assert again.log


async def test_a_killed_server_forgets_no_seat_of_a_game_against_the_computer(data: Path) -> None:
    server = Server(data)
    server.wait_for("listening")
    async with await Client.connect(server.url) as anna:
        table = anna.table(await anna.play_computer("bagalut", "easy", beginner="opponent"))
        await until(table, may_act)  # the computer has begun
        await asyncio.to_thread(server.kill)
        with running(data, port=server.port):
            await play_out(table, random.Random(1), plies=3)
            assert [own.table for own in anna.your_tables] == [table.id]


async def test_a_killed_store_loses_no_acknowledged_move(data: Path) -> None:
    store = Valkey(data / "store")
    settings = {"WARTESAAL_STORE_URL": store.url, "WARTESAAL_APPENDFSYNC": "always"}
    with store, running(data, **settings) as server:
        async with seated([server.url], CLOCKED) as pair:
            done = await play_some(pair, 10)
            await asyncio.to_thread(store.kill)
            await asyncio.to_thread(store.start)
            await asyncio.gather(*(play_out(table, random.Random(9)) for table in pair.tables))
            acts = await acts_in_record(pair)
            assert acts[: len(done)] == done


async def test_two_servers_on_one_store_serve_one_table(data: Path) -> None:
    with running(data) as first, running(data) as second:
        async with seated([first.url, second.url], CLOCKED) as pair:
            done = await asyncio.gather(
                *(play_out(table, random.Random(seat)) for seat, table in enumerate(pair.tables))
            )
            acts = await acts_in_record(pair)
            assert len(acts) == sum(len(own) for own in done)
            ends = [await until(table, is_settled) for table in pair.tables]
            assert ends[0].outcome == ends[1].outcome


async def test_when_one_of_two_servers_is_killed_its_player_goes_on_at_the_other(
    data: Path,
) -> None:
    with running(data) as first:
        second = Server(data)
        second.wait_for("listening")
        async with seated([first.url, second.url], CLOCKED) as pair:
            done = await play_some(pair, 6)
            token = pair.clients[1].token
            await asyncio.to_thread(second.kill)
            async with await Client.connect(first.url, token) as moved:
                table = moved.table(pair.id)
                await asyncio.gather(
                    play_out(pair.tables[0], random.Random(1)), play_out(table, random.Random(2))
                )
                assert (await acts_in_record(pair))[: len(done)] == done


async def test_a_server_that_was_stopped_for_a_while_catches_up(data: Path) -> None:
    with running(data) as first, running(data) as second:
        async with seated([first.url, second.url], CLOCKED) as pair:
            await play_some(pair, 4)
            second.pause()
            await pair.tables[0].resign()
            second.resume()
            over = await until(pair.tables[1], is_over)
            assert over.outcome is not None
            assert over.outcome.reason == "resign"


async def test_a_reader_that_stalls_slows_nobody(data: Path) -> None:
    with running(data) as server:
        async with seated([server.url]) as pair:
            stalled = await _stalled_spectator(server, pair)
            await asyncio.gather(*(play_out(table, random.Random(5)) for table in pair.tables))
            stalled.transport.abort()


async def until_told(table: Table, event: str) -> Frame:
    """Follow `table` until it has told of this event, live or as something missed."""
    async with asyncio.timeout(PATIENCE_S):
        async for news in table:
            frame = news.frame if isinstance(news, Snapshot) else news
            lines = news.missed or news.log_tail if isinstance(news, Snapshot) else [news]
            if any(told["type"] == event for line in lines for told in line.events):
                return frame
    raise AssertionError("the stream ended")


def _clocks_were_not_charged(before: Frame, after: Frame) -> None:
    for old, new in zip(before.clock.seats, after.clock.seats, strict=True):
        assert old.remaining_ms is not None
        assert new.remaining_ms is not None
        assert new.remaining_ms >= old.remaining_ms - 1_500, "the outage was charged"


async def _stalled_spectator(server: Server, pair: Pair) -> asyncio.StreamWriter:
    """A spectator that asks for the table and then reads nothing any more."""
    guest = await new_guest(Address.parse(server.url), "de")
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        b"Sec-WebSocket-Protocol: wartesaal.v1.json\r\n"
        b"Authorization: Bearer " + guest.token.encode() + b"\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = {"type": "hello", "protocol": PROTOCOL, "client": "stalled"}
    attach = {
        "type": "attach",
        "cmd_id": new_command_id(),
        "table": pair.id,
        "role": "spectator",
    }
    for message in (hello, attach):
        payload = json.dumps(message).encode()
        size = bytes([0x80 | len(payload)])
        if len(payload) > 125:
            size = bytes([0xFE]) + len(payload).to_bytes(2, "big")
        writer.write(b"\x81" + size + bytes(4) + payload)
    await reader.readuntil(b'"snapshot"')
    writer.transport.pause_reading()  # type: ignore[attr-defined]  # a read transport it is
    return writer


async def test_an_embedded_store_that_dies_is_started_again(data: Path) -> None:
    with running(data, WARTESAAL_APPENDFSYNC="always") as server:
        async with seated([server.url], CLOCKED) as pair:
            done = await play_some(pair, 6)
            _kill_embedded_store(data)
            await asyncio.gather(*(play_out(table, random.Random(9)) for table in pair.tables))
            assert (await acts_in_record(pair))[: len(done)] == done


def _kill_embedded_store(data: Path) -> None:
    """The process that has this data folder's log open, and no other."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            folder = (process / "cwd").readlink()
        except OSError:
            continue
        is_store = b"valkey-server" in command or b"redis-server" in command
        if is_store and folder == data.resolve():
            os.kill(int(process.name), signal.SIGKILL)
            return
    raise AssertionError("no embedded store is running here")
