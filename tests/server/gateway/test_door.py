"""Before the upgrade: time, size and number, over bare TCP connections."""

import asyncio
import contextlib

import pytest
import websockets

from server.config import Rate
from tests.server.gateway.harness import Gateway, parse_answer, with_limits

pytestmark = pytest.mark.asyncio


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """What came until the gateway closed; a reset is a close, too."""
    said = b""
    async with asyncio.timeout(5):
        with contextlib.suppress(ConnectionError):
            while more := await reader.read(65_536):
                said += more
    return said


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{",
    ],
    ids=["nothing", "a word", "half a head", "half a body"],
)
@with_limits(request_ms=50)
async def test_a_request_that_does_not_become_complete_is_aborted(
    gateway: Gateway, sent: bytes
) -> None:
    reader, writer = await gateway.knock()
    writer.write(sent)
    assert await until_closed(reader) == b""
    writer.close()


@with_limits(request_ms=100)
async def test_the_next_request_of_a_connection_has_no_more_time_than_the_first(
    gateway: Gateway,
) -> None:
    reader, writer = await gateway.knock()
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
    writer.write(b"GET /healthz HTTP/1.1\r\nHo")
    await until_closed(reader)
    writer.close()


@with_limits(request_ms=100)
async def test_dripping_bytes_do_not_lengthen_the_time(gateway: Gateway) -> None:
    reader, writer = await gateway.knock()
    closed = asyncio.create_task(until_closed(reader))
    with contextlib.suppress(ConnectionError):
        for byte in b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"y" * 10_000:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.01)
            if closed.done():
                break
    assert await closed == b""
    writer.close()


@with_limits(request_ms=100)
async def test_a_connection_between_requests_is_not_cut_by_the_request_limit(
    gateway: Gateway,
) -> None:
    reader, writer = await gateway.knock()
    for _ in range(2):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(parse_answer(head).headers["content-length"]))
        await asyncio.sleep(0.2)  # longer than `request_ms`: this is about nothing happening
    writer.close()


async def test_an_endless_head_is_cut(gateway: Gateway) -> None:
    reader, writer = await gateway.knock()
    writer.write(b"GET / HTTP/1.1\r\n")
    with contextlib.suppress(ConnectionError):
        for number in range(100):
            writer.write(b"x-%d: %s\r\n" % (number, b"y" * 1_000))
            await writer.drain()
    await until_closed(reader)
    writer.close()


async def test_what_is_no_http_is_answered_400_without_a_word(gateway: Gateway) -> None:
    reader, writer = await gateway.knock()
    writer.write(b"\x16\x03\x01 not http\r\n\r\n")
    answer = parse_answer(await until_closed(reader))
    assert (answer.status, answer.body) == (400, b"")
    writer.close()


async def test_an_upgrade_that_is_none_is_refused_and_closed(gateway: Gateway) -> None:
    reader, writer = await gateway.knock()
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    )
    assert parse_answer(await until_closed(reader)).status == 400
    writer.close()


async def test_an_upgrade_with_too_many_headers_is_refused_and_closed(gateway: Gateway) -> None:
    many = b"".join(b"x-%d: y\r\n" % number for number in range(300))
    reader, writer = await gateway.knock()
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        + many
        + b"\r\n"
    )
    answer = parse_answer(await until_closed(reader))
    assert (answer.status, answer.body) == (400, b"")
    writer.close()


async def refusal(connecting: object) -> websockets.Response:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connecting  # type: ignore[misc]  # an awaitable
    return refused.value.response


@with_limits(sockets_address=2)
async def test_an_address_may_hold_only_so_many_sockets(gateway: Gateway) -> None:
    one, peer = await gateway.enter()
    two, _ = await gateway.enter()
    response = await refusal(gateway.connect())
    assert response.status_code == 429
    assert 10 <= int(response.headers["retry-after"]) < 15
    assert gateway.reception.tally.handshakes["429"] == 1
    await one.close()
    assert await gateway.house.gone.get() is peer
    again, _ = await gateway.enter()
    await again.close()
    await two.close()


@with_limits(sockets_address=1)
async def test_a_refused_upgrade_is_not_counted_for_ever(gateway: Gateway) -> None:
    for _ in range(3):
        response = await refusal(gateway.connect(token="nobody"))
        assert response.status_code == 401
    client, _ = await gateway.enter()
    await client.close()


@with_limits(new_sockets=Rate(count=1, per_ms=60_000), new_sockets_burst=2)
async def test_new_sockets_may_come_only_so_fast(gateway: Gateway) -> None:
    for _ in range(2):
        await (await gateway.connect()).close()
    response = await refusal(gateway.connect())
    assert response.status_code == 429
    assert 55 <= int(response.headers["retry-after"]) <= 65


@pytest.mark.parametrize("trusted", [("127.0.0.1",)])
@with_limits(sockets_address=1)
async def test_behind_a_proxy_the_forwarded_address_is_held_responsible(gateway: Gateway) -> None:
    async def come(forwarded: str) -> websockets.ClientConnection:
        token = (await gateway.people.new_guest("de")).token
        return await websockets.connect(
            gateway.url,
            subprotocols=[websockets.Subprotocol("wartesaal.v1.json")],
            additional_headers={"Authorization": f"Bearer {token}", "X-Forwarded-For": forwarded},
        )

    one = await come("198.51.100.1")
    other = await come("198.51.100.2")
    assert (await refusal(come("6.6.6.6, 198.51.100.1"))).status_code == 429
    await one.close()
    await other.close()


@with_limits(sockets_address=1)
async def test_without_a_proxy_the_header_is_the_clients_own_story(gateway: Gateway) -> None:
    client, _ = await gateway.enter()
    token = (await gateway.people.new_guest("de")).token
    lying = websockets.connect(
        gateway.url,
        subprotocols=[websockets.Subprotocol("wartesaal.v1.json")],
        additional_headers={"Authorization": f"Bearer {token}", "X-Forwarded-For": "6.6.6.6"},
    )
    assert (await refusal(lying)).status_code == 429
    await client.close()
