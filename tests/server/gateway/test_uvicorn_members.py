"""The members of uvicorn's classes that ours override or rely on, by name and signature.

uvicorn does not promise them. When this fails after an upgrade, read what has changed before
anything else: docs/decisions/0004-own-socket-protocol.md.
"""

import inspect
from importlib.metadata import version

import pytest
import websockets.protocol
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server as UvicornServer

from server.gateway.door import H11Door, HttptoolsDoor
from server.gateway.reception import ReceptionConfig
from server.gateway.serving import Server
from server.gateway.socket import Socket
from tests.server.gateway.harness import Gateway

MAKING = "(self, config, server_state, app_state, _loop=None)"

OVERRIDDEN: dict[tuple[type, type], dict[str, str | None]] = {
    (WebSocketsSansIOProtocol, Socket): {
        "__init__": MAKING,
        "connection_lost": "(self, exc)",
        "connection_made": "(self, transport)",
        "data_received": "(self, data)",
        "handle_close": "(self, event)",
        "handle_connect": "(self, event)",
        "handle_cont": "(self, event)",
        "handle_parser_exception": "(self)",
        "handle_ping": "(self)",
        "handle_pong": "(self, event)",
        "keepalive_timeout": "(self)",
        "pause_writing": "(self)",
        "resume_writing": "(self)",
        "run_asgi": "(self)",
        "send_500_response": "(self)",
        "send_receive_event_to_app": "(self)",
        "shutdown": "(self)",
    },
    (HttpToolsProtocol, HttptoolsDoor): {
        "__init__": MAKING,
        "connection_lost": "(self, exc)",
        "connection_made": "(self, transport)",
        "data_received": "(self, data)",
        "handle_websocket_upgrade": "(self)",
        "on_message_begin": "(self)",
        "on_message_complete": "(self)",
        "send_400_response": "(self, msg)",
    },
    (H11Protocol, H11Door): {
        "__init__": MAKING,
        "connection_lost": "(self, exc)",
        "connection_made": "(self, transport)",
        "data_received": "(self, data)",
        "handle_websocket_upgrade": "(self, event)",
        "send_400_response": "(self, msg)",
    },
    (UvicornServer, Server): {
        "__init__": "(self, config)",
        "capture_signals": "(self)",
        "shutdown": "(self, sockets=None)",
        "startup": "(self, sockets=None)",
    },
    (Config, ReceptionConfig): {"__init__": None},
}

CALLED: dict[type, set[str]] = {
    WebSocketsSansIOProtocol: {
        "handle_events",
        "receive",
        "schedule_ping",
        "send",
        "send_keepalive_ping",
        "start_keepalive",
        "stop_keepalive",
    },
    websockets.protocol.Protocol: {
        "data_to_send",
        "receive_data",
        "send_close",
    },
}

ATTRIBUTES = {
    "app",
    "close_sent",
    "conn",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "initial_response",
    "last_ping_rtt",
    "loop",
    "pending_ping_payload",
    "ping_interval",
    "ping_timeout",
    "ping_timer",
    "queue",
    "transport",
    "writable",
}


def bare_signature(function: object) -> str:
    """Names and defaults without annotations."""
    assert callable(function)
    signature = inspect.signature(function)
    bare = [
        parameter.replace(annotation=inspect.Parameter.empty)
        for parameter in signature.parameters.values()
    ]
    return str(signature.replace(parameters=bare, return_annotation=inspect.Signature.empty))


def test_uvicorn_is_of_the_minor_version_that_was_read() -> None:
    assert version("uvicorn").split(".")[:2] == ["0", "54"]


@pytest.mark.parametrize("pair", OVERRIDDEN, ids=[ours.__name__ for _, ours in OVERRIDDEN])
def test_exactly_these_members_are_overridden(pair: tuple[type, type]) -> None:
    theirs, ours = pair
    shared = {name for name in vars(ours) if name in dir(theirs) and callable(vars(ours)[name])}
    assert shared - {"__class__"} == set(OVERRIDDEN[pair])


@pytest.mark.parametrize(
    ("theirs", "name", "signature"),
    [
        (theirs, name, signature)
        for (theirs, _), members in OVERRIDDEN.items()
        for name, signature in members.items()
        if signature is not None
    ],
)
def test_each_overridden_member_has_the_signature_it_had(
    theirs: type, name: str, signature: str
) -> None:
    assert bare_signature(getattr(theirs, name)) == signature


@pytest.mark.parametrize(
    ("theirs", "name"),
    [(theirs, name) for theirs, names in CALLED.items() for name in sorted(names)],
)
def test_each_member_we_call_is_there(theirs: type, name: str) -> None:
    assert callable(getattr(theirs, name))


@pytest.mark.asyncio
async def test_each_attribute_we_use_is_there(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    assert isinstance(peer._line, Socket)
    assert set(vars(peer._line)) >= ATTRIBUTES
    await client.close()


@pytest.mark.asyncio
async def test_what_only_the_upgrade_needs_is_let_go(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    assert isinstance(peer._line, Socket)
    assert not set(vars(peer._line)) & {"scope", "request", "response"}
    await client.close()
