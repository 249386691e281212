"""Who may become a WebSocket: origin, host, subprotocol, token, number."""

import asyncio
import json

import pytest
import websockets

from protocol.errors import ErrorCode
from server.ports import Guest
from tests.server.gateway.harness import Gateway, command, hear, say, with_limits

pytestmark = pytest.mark.asyncio

MSGPACK = "wartesaal.v1.msgpack"
JSON = "wartesaal.v1.json"


async def knock(
    gateway: Gateway,
    *,
    path: str = "/ws",
    subprotocols: tuple[str, ...] = (MSGPACK,),
    **headers: str,
) -> websockets.Response | websockets.ClientConnection:
    """An upgrade with exactly these headers: the open socket, or the refusal."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        return await websockets.connect(
            f"ws://127.0.0.1:{gateway.port}{path}",
            subprotocols=[websockets.Subprotocol(name) for name in subprotocols] or None,
            additional_headers=named,
        )
    except websockets.InvalidStatus as refused:
        return refused.response


async def refusal(gateway: Gateway, **knocking: object) -> tuple[int, str]:
    """Status and code of a refused upgrade; nothing but the typed error travels."""
    response = await knock(gateway, **knocking)  # type: ignore[arg-type]  # passed on
    assert isinstance(response, websockets.Response)
    assert response.body is not None
    error = json.loads(response.body)
    assert error["type"] == "error"
    assert set(error["facts"]) == set()
    return response.status_code, error["code"]


async def token(gateway: Gateway) -> str:
    return (await gateway.people.new_guest("de")).token


async def test_a_program_with_a_bearer_token_needs_no_origin(gateway: Gateway) -> None:
    client = await knock(gateway, Authorization=f"Bearer {await token(gateway)}")
    assert isinstance(client, websockets.ClientConnection)
    await client.close()


async def test_a_browser_of_our_origin_comes_with_its_cookie(gateway: Gateway) -> None:
    client = await knock(gateway, Origin=gateway.origin, Cookie=f"wartesaal={await token(gateway)}")
    assert isinstance(client, websockets.ClientConnection)
    await client.close()


async def test_a_cookie_without_an_origin_is_403(gateway: Gateway) -> None:
    cookie = f"wartesaal={await token(gateway)}"
    assert await refusal(gateway, Cookie=cookie) == (403, ErrorCode.FORBIDDEN)


@pytest.mark.parametrize("way", ["Cookie", "Authorization"])
@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://127.0.0.1",
        "{own}.evil.example",
        "{own}/",
        "HTTP{own}",
    ],
)
async def test_a_foreign_origin_is_403_whatever_it_brings(
    gateway: Gateway, way: str, origin: str
) -> None:
    secret = await token(gateway)
    proof = f"wartesaal={secret}" if way == "Cookie" else f"Bearer {secret}"
    headers = {"Origin": origin.replace("{own}", gateway.origin), way: proof}
    assert await refusal(gateway, **headers) == (403, ErrorCode.FORBIDDEN)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", ""])
async def test_another_host_is_400(gateway: Gateway, host: str) -> None:
    secret = await token(gateway)
    answer = await gateway.ask(
        "GET /ws",
        Host=host,
        Connection="Upgrade",
        Upgrade="websocket",
        Sec_WebSocket_Version="13",
        Sec_WebSocket_Key="AAAAAAAAAAAAAAAAAAAAAA==",
        Sec_WebSocket_Protocol=MSGPACK,
        Authorization=f"Bearer {secret}",
    )
    assert answer.status == 400


async def test_no_token_and_an_unknown_token_are_401(gateway: Gateway) -> None:
    assert await refusal(gateway) == (401, ErrorCode.UNAUTHENTICATED)
    assert await refusal(gateway, Authorization="Bearer nobody") == (401, "unauthenticated")
    assert await refusal(gateway, Authorization="Basic nobody") == (401, "unauthenticated")
    assert await refusal(gateway, Authorization=f"Bearer {'x' * 200}") == (401, "unauthenticated")


@pytest.mark.parametrize("subprotocols", [(), ("wartesaal.v2.msgpack",)])
async def test_without_a_subprotocol_of_ours_it_is_400(
    gateway: Gateway, subprotocols: tuple[str, ...]
) -> None:
    bearer = f"Bearer {await token(gateway)}"
    refused = await refusal(gateway, subprotocols=subprotocols, Authorization=bearer)
    assert refused == (400, ErrorCode.BAD_MESSAGE)


@pytest.mark.parametrize(
    ("offered", "chosen"), [((JSON, MSGPACK), JSON), (("x", MSGPACK), MSGPACK)]
)
async def test_the_client_chooses_the_subprotocol(
    gateway: Gateway, offered: tuple[str, ...], chosen: str
) -> None:
    bearer = f"Bearer {await token(gateway)}"
    client = await knock(gateway, subprotocols=offered, Authorization=bearer)
    assert isinstance(client, websockets.ClientConnection)
    assert client.subprotocol == chosen
    await client.close()


async def test_an_upgrade_elsewhere_is_404(gateway: Gateway) -> None:
    bearer = f"Bearer {await token(gateway)}"
    assert await refusal(gateway, path="/t/x", Authorization=bearer) == (404, ErrorCode.NOT_FOUND)


async def test_a_plain_request_to_the_socket_is_426(gateway: Gateway) -> None:
    answer = await gateway.ask("GET /ws")
    assert answer.status == 426
    assert answer.headers["upgrade"] == "websocket"


async def test_while_draining_an_upgrade_is_503(gateway: Gateway) -> None:
    gateway.reception.draining = True
    bearer = f"Bearer {await token(gateway)}"
    assert await refusal(gateway, Authorization=bearer) == (503, ErrorCode.RETRY_ELSEWHERE)


@with_limits(sockets_user=2)
async def test_a_person_may_have_only_so_many_sockets(gateway: Gateway) -> None:
    secret = await token(gateway)
    one, peer = await gateway.enter(token=secret)
    two, _ = await gateway.enter(token=secret)
    refused = await refusal(gateway, Authorization=f"Bearer {secret}")
    assert refused == (429, ErrorCode.LIMIT)
    other, _ = await gateway.enter()
    await one.close()
    assert await gateway.house.gone.get() is peer
    again, _ = await gateway.enter(token=secret)
    for client in (two, other, again):
        await client.close()
    assert gateway.reception.tally.handshakes == {"101": 4, "429": 1}


async def test_an_exception_while_deciding_is_500_without_a_word(
    gateway: Gateway, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def by_token(_token: str) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(gateway.people, "by_token", by_token)
    response = await knock(gateway, Authorization="Bearer x")
    assert isinstance(response, websockets.Response)
    assert response.status_code == 500
    assert not response.body
    log = capsys.readouterr().out
    assert "RuntimeError" in log
    assert "swordfish" not in log


async def test_after_the_upgrade_no_task_is_left(gateway: Gateway) -> None:
    client, _peer = await gateway.enter()
    await say(client, command())
    await hear(client)
    ours = [task for task in asyncio.all_tasks() if "run_asgi" in repr(task.get_coro())]
    assert ours == []
    await client.close()


async def test_a_connection_that_breaks_while_we_decide_leaves_nothing_behind(
    gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, decide, decided, left = (asyncio.Event() for _ in range(4))
    by_token, leave = gateway.people.by_token, gateway.reception.arrivals.leave

    async def slow(secret: str) -> Guest | None:
        asked.set()
        await decide.wait()
        decided.set()
        return await by_token(secret)

    def watched_leave(address: str) -> None:
        leave(address)
        left.set()

    monkeypatch.setattr(gateway.people, "by_token", slow)
    monkeypatch.setattr(gateway.reception.arrivals, "leave", watched_leave)
    secret = await token(gateway)
    knocking = asyncio.create_task(knock(gateway, Authorization=f"Bearer {secret}"))
    await asked.wait()
    knocking.cancel()
    await left.wait()
    decide.set()
    await decided.wait()
    await asyncio.sleep(0)  # the endpoint's next step
    assert gateway.reception.sockets("u1") == ()
