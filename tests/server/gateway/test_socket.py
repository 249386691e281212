"""One WebSocket's life, over real sockets: greeting, commands, every way it ends."""

import asyncio

import pytest
import websockets

from protocol.codec import JSON, MSGPACK, Codec
from protocol.errors import CloseCode
from server.config import Rate
from server.gateway.socket import Socket
from server.ports import Peer, StoreUnavailable
from tests.server.gateway.harness import (
    Gateway,
    command,
    goodbye,
    hear,
    hello,
    say,
    with_limits,
)

pytestmark = pytest.mark.asyncio

BOTH = pytest.mark.parametrize("codec", [MSGPACK, JSON], ids=["msgpack", "json"])


# Greeting


@BOTH
async def test_hello_is_answered_by_a_welcome(gateway: Gateway, codec: Codec) -> None:
    client = await gateway.connect(codec)
    await say(client, hello())
    welcome = await hear(client)
    assert welcome == {
        "type": "welcome",
        "person": {"user": "u1", "name": "Birke 1", "guest": True},
        "version": "0.0-test",
        "server_time": gateway.clock.ms,
        "limits": {"message_bytes": 4096, "ping_after_ms": 5000},
        "your_tables": [],
    }
    await client.close()


async def test_deflate_is_off_also_when_the_client_offers_it(gateway: Gateway) -> None:
    client = await gateway.connect(compression="deflate")
    assert client.protocol.extensions == []
    await client.close()


@with_limits(hello_ms=50)
async def test_whoever_says_nothing_is_closed_with_4408(gateway: Gateway) -> None:
    client = await gateway.connect()
    assert await goodbye(client) == CloseCode.TOO_LATE


@with_limits(hello_ms=50)
async def test_whoever_has_said_hello_may_be_silent(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await asyncio.sleep(0.1)  # longer than `hello_ms`: this is about nothing happening
    await say(client, command())
    assert (await hear(client))["type"] == "ok"
    await client.close()


async def test_a_command_before_hello_is_closed_with_1008(gateway: Gateway) -> None:
    client = await gateway.connect()
    await say(client, command())
    assert await goodbye(client) == CloseCode.POLICY
    assert gateway.house.heard.empty()


async def test_another_protocol_version_is_closed_with_1008(gateway: Gateway) -> None:
    client = await gateway.connect()
    await say(client, {**hello(), "protocol": 2})
    assert await goodbye(client) == CloseCode.POLICY


async def test_commands_wait_until_the_welcome_was_said(gateway: Gateway) -> None:
    ready = asyncio.Event()

    async def opening(_peer: Peer) -> list[dict[str, object]]:
        await ready.wait()
        return [{"table": "t", "game": "bagalut", "seat": 0}]

    gateway.house.opening = opening
    client = await gateway.connect()
    await say(client, hello())
    await say(client, command(1))
    await say(client, {"type": "ping"})
    assert (await hear(client))["type"] == "pong"  # so the command has been read, too
    assert gateway.house.heard.empty()
    ready.set()
    assert (await hear(client))["your_tables"] == [{"table": "t", "game": "bagalut", "seat": 0}]
    assert (await hear(client))["cmd_id"] == command(1)["cmd_id"]
    await client.close()


async def test_more_commands_than_can_wait_are_answered_busy(gateway: Gateway) -> None:
    ready = asyncio.Event()

    async def opening(_peer: Peer) -> list[dict[str, object]]:
        await ready.wait()
        return []

    gateway.house.opening = opening
    client = await gateway.connect()
    await say(client, hello())
    for number in range(9):
        await say(client, command(number))
    refused = await hear(client)
    assert (refused["code"], refused["cmd_id"]) == ("busy", command(8)["cmd_id"])
    ready.set()
    await client.close()


async def test_a_welcome_is_no_longer_prepared_when_the_client_has_left(gateway: Gateway) -> None:
    cancelled = asyncio.Event()

    async def opening(_peer: Peer) -> list[dict[str, object]]:
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()
        return []

    gateway.house.opening = opening
    client = await gateway.connect()
    await say(client, hello())
    await say(client, {"type": "ping"})
    assert (await hear(client))["type"] == "pong"
    client.transport.abort()
    await cancelled.wait()
    assert await gateway.house.gone.get() is gateway.house.peers[0]


@pytest.mark.parametrize(
    ("fault", "code"),
    [(StoreUnavailable(), CloseCode.OVERLOADED), (KeyError("secret"), CloseCode.OUR_FAULT)],
)
async def test_a_welcome_that_fails_closes_the_socket(
    gateway: Gateway, fault: Exception, code: CloseCode
) -> None:
    async def opening(_peer: Peer) -> list[dict[str, object]]:
        raise fault

    gateway.house.opening = opening
    client = await gateway.connect()
    await say(client, hello())
    assert await goodbye(client) == code
    assert await gateway.house.gone.get() is gateway.house.peers[0]


# Commands


@BOTH
async def test_a_command_reaches_the_house_with_the_time_it_was_read(
    gateway: Gateway, codec: Codec
) -> None:
    client, peer = await gateway.enter(codec)
    gateway.clock.ms = 2_000_000
    await say(client, command(7))
    heard = await gateway.house.heard.get()
    assert (heard.peer, heard.command.cmd_id) == (peer, command(7)["cmd_id"])
    assert heard.received_at == 2_000_000
    assert await hear(client) == {"type": "ok", "cmd_id": command(7)["cmd_id"]}
    await client.close()


async def test_a_message_in_fragments_is_one_message(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    data = MSGPACK.encode(command(1))
    await client.send([data[:5], data[5:20], data[20:]])
    assert (await hear(client))["cmd_id"] == command(1)["cmd_id"]
    await client.close()


async def test_ping_is_answered_with_the_servers_time(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await say(client, {"type": "ping"})
    assert await hear(client) == {"type": "pong", "server_time": gateway.clock.ms}
    assert gateway.house.heard.empty()
    await client.close()


async def test_an_exception_in_the_house_is_internal_with_an_incident_and_nothing_else(
    gateway: Gateway, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(_peer: Peer, _command: object) -> None:
        raise ValueError("the king of hearts")

    client, _peer = await gateway.enter()
    gateway.house.answer = answer
    await say(client, command(1))
    refused = await hear(client)
    assert refused["code"] == "internal"
    assert refused["cmd_id"] == command(1)["cmd_id"]
    assert refused["retryable"] is True
    assert refused["facts"] == {}
    incident = refused["incident"]
    log = capsys.readouterr().out
    assert incident in log
    assert "ValueError" in log
    assert "hearts" not in log + caplog.text
    gateway.house.answer = None
    await say(client, command(2))
    assert (await hear(client))["type"] == "ok"  # the socket lives on
    await client.close()


async def test_a_malformed_command_is_told_where_and_its_own_id(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await say(client, {**command(1), "extra": 1})
    refused = await hear(client)
    assert (refused["code"], refused["facts"]) == ("bad_message", {"path": "extra"})
    assert refused["cmd_id"] == command(1)["cmd_id"]
    await client.close()


async def test_four_bad_frames_in_a_row_are_refused_and_the_fifth_closes_with_4400(
    gateway: Gateway,
) -> None:
    client, _peer = await gateway.enter()
    for _ in range(4):
        await client.send(b"\xc1")
        assert (await hear(client))["code"] == "bad_frame"
    await client.send(b"\xc1")
    assert await goodbye(client) == CloseCode.BAD_FRAMES


# Limits


async def test_a_message_over_4_KiB_is_closed_with_1009(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await client.send(bytes(4097))
    assert await goodbye(client) == CloseCode.TOO_BIG


async def test_a_message_far_over_the_limit_still_hears_the_code(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    sending = asyncio.create_task(client.send(bytes(40_000)))
    assert await goodbye(client) == CloseCode.TOO_BIG
    await asyncio.gather(sending, return_exceptions=True)


async def test_endless_empty_fragments_are_closed_with_1009(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()

    async def endless() -> None:
        with pytest.raises(websockets.ConnectionClosed):
            await client.send([b"x", *[b""] * 1000])

    sending = asyncio.create_task(endless())
    assert await goodbye(client) == CloseCode.TOO_BIG
    sending.cancel()


@pytest.mark.parametrize(
    ("codec", "wrong"), [(MSGPACK, "text"), (JSON, b"bytes")], ids=["msgpack", "json"]
)
async def test_the_other_kind_of_frame_is_closed_with_1003(
    gateway: Gateway, codec: Codec, wrong: str | bytes
) -> None:
    client, _peer = await gateway.enter(codec)
    await client.send(wrong)
    assert await goodbye(client) == CloseCode.WRONG_KIND


async def test_text_that_is_no_utf_8_is_closed_with_1007(gateway: Gateway) -> None:
    client, _peer = await gateway.enter(JSON)
    await client.send(b'{"type": "\xff"}', text=True)
    assert await goodbye(client) == 1007


@with_limits(messages=Rate(count=3, per_ms=60_000))
async def test_too_many_messages_are_refused_and_the_third_refusal_closes_with_1008(
    gateway: Gateway,
) -> None:
    client, _peer = await gateway.enter()
    for number in range(6):
        await say(client, command(number))
    answers = [await hear(client) for _ in range(6)]
    assert [answer["type"] for answer in answers] == ["ok"] * 3 + ["error"] * 3
    refused = answers[3]
    assert (refused["code"], refused["cmd_id"]) == ("rate_limited", command(3)["cmd_id"])
    assert 0 < refused["retry_after_ms"] <= 20_000
    assert await goodbye(client) == CloseCode.POLICY


@with_limits(messages=Rate(count=1, per_ms=60_000))
async def test_malformed_messages_count_like_others(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await say(client, {"type": "nonsense"})
    assert (await hear(client))["code"] == "unknown_type"
    await say(client, {"type": "nonsense"})
    assert (await hear(client))["code"] == "rate_limited"
    await client.close()


@with_limits(messages=Rate(count=1, per_ms=60_000), pings=Rate(count=1, per_ms=60_000))
async def test_pings_are_counted_apart(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await say(client, command())
    assert (await hear(client))["type"] == "ok"
    await say(client, {"type": "ping"})
    assert (await hear(client))["type"] == "pong"
    await say(client, {"type": "ping"})
    assert (await hear(client))["code"] == "rate_limited"
    await client.close()


@with_limits(messages=Rate(count=1, per_ms=60_000), pings=Rate(count=10, per_ms=60_000))
async def test_only_refusals_in_a_row_close(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await say(client, command())
    assert (await hear(client))["type"] == "ok"
    for _ in range(4):
        await say(client, command())
        assert (await hear(client))["code"] == "rate_limited"
        await say(client, {"type": "ping"})
        assert (await hear(client))["type"] == "pong"
    await client.close()


@pytest.mark.parametrize(
    ("seats", "spectating", "allowed"), [(0, 0, 1), (0, 1, 2), (1, 0, 3), (1, 1, 3)]
)
@with_limits(
    messages=Rate(count=1, per_ms=600_000),
    messages_spectator=Rate(count=2, per_ms=600_000),
    messages_seat=Rate(count=3, per_ms=600_000),
)
async def test_the_rate_goes_with_what_one_follows(
    gateway: Gateway, seats: int, spectating: int, allowed: int
) -> None:
    client, peer = await gateway.enter()
    peer.follows(seats=seats, spectating=spectating)
    for number in range(4):
        await say(client, command(number))
    answers = [await hear(client) for _ in range(4)]
    assert [answer["type"] for answer in answers].count("ok") == allowed
    await client.close()


async def test_a_flood_of_websocket_pings_is_closed_with_1008(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    for _ in range(25):
        await client.ping()
    assert await goodbye(client) == CloseCode.POLICY


async def test_a_flood_of_unasked_pongs_is_closed_with_1008(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    for _ in range(25):
        await client.pong()
    assert await goodbye(client) == CloseCode.POLICY


# Endings


@pytest.mark.parametrize("code", list(CloseCode), ids=[code.name.lower() for code in CloseCode])
async def test_the_house_can_close_with_every_code(gateway: Gateway, code: CloseCode) -> None:
    client, peer = await gateway.enter()
    peer.close(code)
    peer.send({"type": "pong", "server_time": 0})  # nothing follows a close frame
    assert await goodbye(client) == code
    assert client.close_reason == code.name.lower()
    assert await gateway.house.gone.get() is peer


async def test_the_house_hears_when_a_client_leaves(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    await client.close(1001)
    assert await gateway.house.gone.get() is peer
    assert client.close_code == 1001
    peer.send({"type": "pong", "server_time": 0})  # to nobody, without harm
    peer.close(CloseCode.DONE)


async def test_the_house_hears_when_a_connection_breaks(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    client.transport.abort()
    assert await gateway.house.gone.get() is peer


async def test_a_half_closed_connection_is_gone(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    client.transport.write_eof()
    assert await gateway.house.gone.get() is peer


async def test_signing_out_closes_all_sockets_of_the_user_with_4401(gateway: Gateway) -> None:
    token = (await gateway.people.new_guest("de")).token
    one, _ = await gateway.enter(token=token)
    two, _ = await gateway.enter(JSON, token=token)
    other, _ = await gateway.enter()
    answer = await gateway.ask("POST /api/sign_out", Authorization=f"Bearer {token}")
    assert answer.status == 204
    assert await goodbye(one) == CloseCode.SIGNED_OUT
    assert await goodbye(two) == CloseCode.SIGNED_OUT
    await say(other, command())
    assert (await hear(other))["type"] == "ok"
    await other.close()


@with_limits(dead_ms=100, ping_ms=50)
async def test_a_half_open_connection_is_aborted(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    client.transport.pause_reading()  # it neither answers pings nor closes
    async with asyncio.timeout(5):
        assert await gateway.house.gone.get() is peer
    assert gateway.reception.tally.aborts["silent"] == 1
    client.transport.abort()


@with_limits(dead_ms=200, ping_ms=20)
async def test_a_client_that_answers_pings_stays(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    await asyncio.sleep(0.4)  # twice `dead_ms`: this is about nothing happening
    assert gateway.house.gone.empty()
    assert peer.rtt_ms >= 0
    await client.close()


async def test_the_round_trip_is_measured_right_after_the_welcome(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    await say(client, {"type": "ping"})
    await hear(client)  # the pong to the gateway's own ping was sent before this
    assert peer._rtt_samples == 1
    await client.close()


async def test_while_a_clock_runs_pings_come_sooner(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    await say(client, {"type": "ping"})
    await hear(client)
    line = peer._line
    assert isinstance(line, Socket)
    loop = asyncio.get_running_loop()
    peer.clock_runs(True)
    assert line.ping_timer is not None
    soon = line.ping_timer.when()
    assert soon - loop.time() < 2.6
    peer.clock_runs(False)
    peer.clock_runs(True)
    assert line.ping_timer.when() <= soon  # told again and again, it is not put off
    await client.close()


async def test_when_the_server_stops_everybody_hears_1012(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    silent = await gateway.connect()
    gateway.stop()
    assert await goodbye(client) == CloseCode.RESTART
    assert await goodbye(silent) == CloseCode.RESTART
