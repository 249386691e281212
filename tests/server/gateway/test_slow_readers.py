"""Who does not read: left out, given the present later, or cut off; never waited for."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
import websockets

from protocol.errors import CloseCode
from protocol.frames import Plain
from server.gateway.client import Client
from tests.server.gateway.harness import Gateway, command, hear, say, with_limits

pytestmark = pytest.mark.asyncio

FILLING = "x" * 60_000


def numbered(number: int) -> Plain:
    return {"type": "filling", "number": number, "filling": FILLING}


async def fill(peer: Client, *, most: int = 2_000) -> int:
    """Write until the peer's line is choked; how many frames. The kernel takes some megabytes."""
    for number in range(most):
        peer.write(peer.frame(numbered(number)))
        await asyncio.sleep(0)
        if peer.unsent() > 100_000:
            return number + 1
    raise AssertionError("the kernel took everything")


@pytest_asyncio.fixture
async def deaf(gateway: Gateway) -> AsyncIterator[tuple[websockets.ClientConnection, Client]]:
    """A client that has stopped reading."""
    client, peer = await gateway.enter()
    client.transport.pause_reading()
    yield client, peer
    client.transport.abort()


@with_limits(unsent_spectator_bytes=100_000)
async def test_a_spectator_who_lags_misses_frames_and_then_gets_the_present(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    client, peer = deaf
    peer.follows(seats=0, spectating=1)
    for number in range(1_000):  # far more than kernel and bound together
        peer.write(peer.frame(numbered(number)))
        await asyncio.sleep(0)
    assert peer.unsent() < 100_000 + 2 * len(FILLING)
    assert gateway.house.caught_up.empty()
    client.transport.resume_reading()
    heard = [await hear(client)]
    while gateway.house.caught_up.empty():
        heard.append(await hear(client))
    assert await gateway.house.caught_up.get() is peer
    peer.write(peer.frame({"type": "present"}))
    while heard[-1]["type"] != "present":
        heard.append(await hear(client))
    numbers = [frame["number"] for frame in heard[:-1]]
    assert numbers == list(range(len(numbers)))  # whole frames, in order, and then none
    assert len(numbers) < 1_000
    assert gateway.reception.tally.snapshots == 1


@with_limits(unsent_spectator_bytes=100_000)
async def test_answers_reach_a_spectator_who_lags(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    client, peer = deaf
    await fill(peer)
    await say(client, command(1))
    await gateway.house.heard.get()
    client.transport.resume_reading()
    while (frame := await hear(client))["type"] == "filling":
        pass
    assert frame["cmd_id"] == command(1)["cmd_id"]


@with_limits(unsent_seat_bytes=150_000)
async def test_a_seat_over_its_bound_is_aborted(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    _client, peer = deaf
    peer.follows(seats=1, spectating=0)
    for number in range(1_000):
        peer.write(peer.frame(numbered(number)))
        await asyncio.sleep(0)
    assert await gateway.house.gone.get() is peer
    assert gateway.reception.tally.aborts["unsent"] == 1


@with_limits(unsent_spectator_bytes=100_000)
async def test_a_spectator_who_lags_and_takes_a_seat_is_aborted_and_resumes(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    _client, peer = deaf
    await fill(peer)
    peer.follows(seats=1, spectating=0)
    assert await gateway.house.gone.get() is peer
    assert gateway.reception.tally.aborts["unsent"] == 1


@with_limits(unsent_spectator_bytes=100_000, unsent_seat_bytes=400_000)
async def test_answers_to_one_who_reads_none_are_not_piled_up(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    _client, peer = deaf
    await fill(peer)
    for number in range(10):
        peer.send(numbered(number))
    assert await gateway.house.gone.get() is peer
    assert gateway.reception.tally.aborts["unsent"] == 1


@with_limits(stalled_ms=200)
async def test_a_reader_without_progress_is_aborted_and_does_not_slow_the_others(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    _client, peer = deaf
    await fill(peer)
    other, _ = await gateway.enter()
    rounds = 0
    while gateway.house.gone.empty():
        await say(other, command(rounds % 20))
        async with asyncio.timeout(1):
            await hear(other)
        rounds += 1
        await asyncio.sleep(0.02)
    assert gateway.house.gone.get_nowait() is peer
    assert gateway.reception.tally.aborts["stalled"] == 1
    assert rounds > 3
    await other.close()


@with_limits(stalled_ms=300)
async def test_a_slow_reader_who_makes_progress_stays(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    client, peer = deaf
    frames = await fill(peer)
    client.transport.resume_reading()
    for _ in range(frames):
        await hear(client)
    await asyncio.sleep(0.5)  # longer than `stalled_ms`: this is about nothing happening
    assert gateway.house.gone.empty()
    assert peer.unsent() == 0


async def test_closing_a_deaf_client_frees_its_socket(
    gateway: Gateway, deaf: tuple[websockets.ClientConnection, Client]
) -> None:
    _client, peer = deaf
    await fill(peer)
    peer.close(CloseCode.DONE)
    async with asyncio.timeout(5):
        assert await gateway.house.gone.get() is peer
