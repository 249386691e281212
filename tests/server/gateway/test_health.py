"""Alive, ready, counted."""

import asyncio
import json
import time
from collections.abc import Sequence

import pytest
from prometheus_client import CollectorRegistry, generate_latest
from starlette.types import ASGIApp, Message

from server.gateway.health import BEAT_S, Health, create_internal_app
from server.gateway.tally import Tally
from tests.server.gateway.harness import Gateway, command, hear, say

pytestmark = pytest.mark.asyncio(loop_factories=["asyncio"])


def internal(tally: Tally, waiting: Sequence[str] = ()) -> ASGIApp:
    async def ready() -> Sequence[str]:
        return waiting

    return create_internal_app(Health(ready, tally, CollectorRegistry()))


async def get(app: ASGIApp, path: str) -> tuple[int, bytes]:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
    await app(scope, receive, send)
    return sent[0]["status"], sent[1]["body"]


def stand_still(seconds: float) -> None:
    time.sleep(seconds)


async def test_a_process_whose_loop_is_late_is_not_alive() -> None:
    tally = Tally()
    app = internal(tally)
    assert (await get(app, "/healthz"))[0] == 200
    tally.lag_s = 1.5
    assert (await get(app, "/healthz"))[0] == 503


async def test_the_loops_lateness_is_measured() -> None:
    tally = Tally()

    async def ready() -> Sequence[str]:
        return ()

    health = Health(ready, tally, CollectorRegistry())
    health.start()
    stand_still(BEAT_S + 0.2)
    await asyncio.sleep(0.01)
    assert tally.lag_s >= 0.15
    health.stop()


async def test_a_process_that_waits_for_something_is_not_ready_and_says_for_what() -> None:
    status, body = await get(internal(Tally()), "/readyz")
    assert (status, json.loads(body)) == (200, {"ready": True, "waiting_for": []})
    status, body = await get(internal(Tally(), ["store"]), "/readyz")
    assert (status, json.loads(body)["waiting_for"]) == (503, ["store"])


async def test_the_internal_port_tells_the_counters() -> None:
    tally = Tally()
    tally.closes["1009"] += 2
    _status, body = await get(internal(tally), "/metrics")
    assert b'lobby_ws_closes_total{code="1009"} 2.0' in body


async def test_the_public_port_tells_health_but_no_counters(gateway: Gateway) -> None:
    assert (await gateway.ask("GET /healthz")).status == 200
    assert (await gateway.ask("GET /readyz")).status == 200
    assert b"lobby_" not in (await gateway.ask("GET /metrics")).body


async def test_sockets_and_messages_are_counted(gateway: Gateway) -> None:
    registry = CollectorRegistry()
    registry.register(gateway.reception.tally)
    client, peer = await gateway.enter()
    peer.follows(seats=1, spectating=0)
    await say(client, command())
    await hear(client)
    text = generate_latest(registry).decode()
    for line in (
        'lobby_ws_connections{role="seat"} 1.0',
        'lobby_ws_connections{role="room"} 0.0',
        "lobby_ws_unsent_bytes 0.0",
        'lobby_ws_handshakes_total{result="101"} 1.0',
        'lobby_ws_messages_in_total{type="hello"} 1.0',
        'lobby_ws_messages_in_total{type="enter_room"} 1.0',
    ):
        assert line in text
    await client.close(1000)
    await gateway.house.gone.get()
    assert 'lobby_ws_closes_total{code="peer"} 1.0' in generate_latest(registry).decode()
