"""One WebSocket: our protocol class on uvicorn's sans-I/O one, handed to `ws=`.

Messages are handed on inside the transport's callback and frames written straight to the
transport: no queue, no task per connection, and nobody ever awaits a socket. The upgrade stays
ASGI's: the endpoint finds this object in `scope["extensions"]`, calls `admit`, accepts, returns.
Which members of uvicorn's class are overridden, and why: docs/decisions/0004.
"""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from http import HTTPStatus
from typing import Any, Final

import structlog
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode as WireCode
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from protocol.codec import Codec
from protocol.errors import CloseCode
from server.config import Rate
from server.faults import report
from server.gateway.client import Client
from server.gateway.outgoing import Outgoing
from server.gateway.reception import ReceptionConfig
from server.limits import FULL, take
from server.ports import Guest

EXTENSION: Final = "wartesaal.socket"
"""Where the endpoint finds its socket in `scope["extensions"]`."""

PIECE: Final = 2048
"""Bytes parsed at a time. One read may hold 40,000 empty frames, and websockets parses all it is
given before the first frame is counted; so a flood costs a few milliseconds, not 200."""

MAX_FRAGMENTS: Final = 64
"""Of one message: its size limit alone does not stop endless empty ones."""

CONTROL: Final = Rate(count=20, per_ms=10_000)
"""Pings, and pongs that we did not ask for. Browsers send none, programs a ping in 20 s."""

GOODBYE_MS: Final = 2_000
"""For the other side's close frame; then the transport is aborted."""

AFTER_CLOSE_BYTES: Final = 64 * 1024
"""Read and thrown away after our close frame: closing at once would lose it in a reset."""

_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

_log: Any = structlog.get_logger("gateway")


class _Nowhere(asyncio.Queue[Any]):
    """Takes uvicorn's ASGI events for an endpoint that has long returned."""

    def put_nowait(self, item: Any) -> None:
        """Drop it."""


_NOWHERE: Final = _Nowhere()  # shared: a Queue and an Event of their own cost each socket 3 KB
_WRITABLE: Final = asyncio.Event()
_WRITABLE.set()


class Socket(WebSocketsSansIOProtocol):
    """The `Line` of one client."""

    __slots__ = (
        "_after_close",
        "_control",
        "_ending",
        "_leaving",
        "_outgoing",
        "_received_at",
        "_reception",
        "_since",
        "_timer",
        "address",
        "peer",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        assert isinstance(config, ReceptionConfig), "build the server with server.gateway.serving"
        super().__init__(config, server_state, app_state, _loop)
        self.writable = _WRITABLE
        self._reception = config.reception
        self._set_pings(self._reception.limits.ping_ms)
        self.address: str | None = None
        self.peer: Client | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._leaving = False
        self._ending = "lost"
        self._control = FULL
        self._received_at = 0
        self._after_close = 0
        self._since = self.loop.time()

    # Upgrade

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The door hands the connection over, with the request still to come."""
        super().connection_made(transport)
        reception = self._reception
        self._outgoing = Outgoing(self.transport, reception.outbox, reception.stalls, self.cut)
        self.bound(reception.limits.unsent_spectator_bytes)
        self._set_timer(reception.limits.hello_ms, self._too_late)

    def handle_connect(self, event: Request) -> None:
        """The request is there: the ASGI app decides, and finds this socket in its scope."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def admit(self, person: Guest, codec: Codec) -> bool:
        """Who it is; the endpoint accepts next. False: this person has too many sockets."""
        if self.disconnected:
            raise ClientDisconnected
        peer = Client(self, self._reception, person, codec)
        if not self._reception.enter(peer):
            return False
        self.peer = peer
        return True

    async def run_asgi(self) -> None:
        """Run the endpoint; afterwards no task is left, and the connection stays."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception as fault:
            self._report("upgrade", fault)
            self.send_500_response()
        if self.peer is None or not self.handshake_complete or self.disconnected:
            self.transport.close()
            return
        # Nothing of the upgrade is needed any more.
        self.queue = _NOWHERE
        self.client = self.server = None
        del self.scope, self.request, self.response

    def send_500_response(self) -> None:
        """Refuse the upgrade, without a word."""
        self._refuse_upgrade(HTTPStatus.INTERNAL_SERVER_ERROR)

    def _refuse_upgrade(self, status: HTTPStatus) -> None:
        if self.initial_response is None and not self.handshake_complete:
            self.conn.send_response(self.conn.reject(status, ""))
            self._flush()

    def _too_late(self) -> None:
        self.hang_up(CloseCode.TOO_LATE)

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Bytes have come: parse and act, piece by piece. No exception leaves this callback."""
        self._received_at = self._reception.clock.now()
        try:
            for start in range(0, len(data), PIECE):
                piece = data[start : start + PIECE]
                if self._leaving and self._is_too_much(len(piece)):
                    return self.transport.abort()
                self.conn.receive_data(piece)
                self.handle_events()
                if self.conn.parser_exc is not None:
                    self.handle_parser_exception()
                elif self.conn.handshake_exc is not None and not self.handshake_initiated:
                    self._refuse_request()
        except Exception as fault:
            self._report("socket", fault)
            self.hang_up(CloseCode.OUR_FAULT)

    def _is_too_much(self, size: int) -> bool:
        self._after_close += size
        return self._after_close > AFTER_CLOSE_BYTES

    def _refuse_request(self) -> None:
        # uvicorn would wait for ever: websockets wrote a refusal, but made no event of it.
        self.conn.data_to_send()
        self._leaving = self.close_sent = True
        self.transport.write(_BAD_REQUEST)
        self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """A fragment of a message."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self.hang_up(CloseCode.TOO_BIG)
        elif not self._leaving:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message is there. No queue and no `pause_reading`: rates replace them."""
        payload = bytes(self.frames[0]) if len(self.frames) == 1 else b"".join(self.frames)
        self.frames.clear()
        binary = self.curr_msg_data_type == "bytes"
        if self._leaving:
            return
        if self.peer is None or not self.handshake_complete:
            self.cut("upgrade")  # it did not wait for our answer to the upgrade
            return
        if not binary and not _is_utf8(payload):
            self.hang_up(WireCode.INVALID_DATA)
            return
        self.peer.hear(payload, binary=binary, received_at=self._received_at)
        if self._timer is not None and self.peer.greeted and not self._leaving:
            self._cancel_timer()

    def handle_ping(self) -> None:
        """Answered by websockets already; count it."""
        if not self._leaving:
            self._flush()
            self._count_control()

    def handle_pong(self, event: Frame) -> None:
        """A round trip was measured; or nobody asked for this pong."""
        awaited = self.pending_ping_payload
        super().handle_pong(event)
        if awaited is None or self.pending_ping_payload is not None:
            self._count_control()
        elif self.peer is not None:
            self.peer.timed(self.last_ping_rtt)

    def _count_control(self) -> None:
        self._control, wait = take(self._control, 1000 * self.loop.time(), CONTROL)
        if wait:
            self.hang_up(CloseCode.POLICY)

    # Pings

    def ping_every(self, milliseconds: int) -> None:
        """The pause between pings from now on."""
        self._set_pings(milliseconds)
        if self.ping_timer is not None:
            now = self.loop.time()
            assert self.ping_interval is not None
            # Only ever sooner: told at each move, the next ping must not be put off for ever.
            if self.ping_timer.when() - now > self.ping_interval:
                self.ping_timer.cancel()
                self.schedule_ping()

    def ping_now(self) -> None:
        """Measure the round trip soon, without waiting for the next ping."""
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def _set_pings(self, milliseconds: int) -> None:
        dead_ms = self._reception.limits.dead_ms
        self.ping_interval = milliseconds / 1000
        self.ping_timeout = max(dead_ms - milliseconds, 1) / 1000

    def keepalive_timeout(self) -> None:
        """No pong: half open. A close frame would wait in the buffer for ever."""
        self.cut("silent")

    # Sending

    def write(self, frame: bytes) -> None:
        """Write a whole WebSocket frame at the end of this turn; never waits.

        websockets keeps no state for data frames that are sent whole, so they may pass it by. Its
        own pings, pongs and close frames go out through `_flush`, in their order.
        """
        if not self._leaving:
            self._outgoing.write(frame)

    def unsent(self) -> int:
        """Bytes that still wait."""
        return self._outgoing.unsent()

    def _flush(self) -> None:
        self._outgoing.flush()
        self.transport.write(b"".join(self.conn.data_to_send()))

    def bound(self, unsent_bytes: int) -> None:
        """Tell the client when more than so much waits, and when nearly all is read again."""
        self.transport.set_write_buffer_limits(high=unsent_bytes, low=unsent_bytes // 4)

    def pause_writing(self) -> None:
        """More waits than the bound allows."""
        if self.peer is not None:
            self.peer.choked()

    def resume_writing(self) -> None:
        """Nearly all is read again."""
        if self.peer is not None:
            self.peer.drained()

    # Goodbye

    def hang_up(self, code: IntEnum) -> None:
        """Send a close frame and wait a little for the other's."""
        if self._leaving:
            return
        if not self.handshake_complete:
            self.cut("upgrade")
        elif self.conn.state is State.OPEN:  # else theirs has just come: `handle_close` answers it
            self.conn.send_close(code, code.name.lower())
            self._flush()
            self._leave(str(code.value))

    def cut(self, reason: str) -> None:
        """Abort the transport: the other side does not read, or does not answer."""
        if self._leaving:
            return
        self._leave(reason)
        self._reception.tally.aborts[reason] += 1
        # Not from within the transport's own call of `pause_writing`.
        self.loop.call_soon(self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        """Their close frame: it ends ours, or is answered."""
        if not self._leaving:
            self._flush()
            self._leave("peer")
        self.transport.close()

    def handle_parser_exception(self) -> None:
        """What came is no WebSocket, or too big; websockets has the close frame ready."""
        if self._leaving:
            return
        assert self.conn.close_sent is not None
        self._flush()
        self._leave(str(int(self.conn.close_sent.code)))
        if self.transport.can_write_eof():
            self.transport.write_eof()  # closing now would reset, and they would not get the code

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete:
            self.hang_up(CloseCode.RESTART)
        else:
            self._refuse_upgrade(HTTPStatus.SERVICE_UNAVAILABLE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone, for whatever reason."""
        super().connection_lost(exc)
        self._leaving = True
        self._outgoing.drop()
        self._cancel_timer()
        if self.address is not None:
            self._reception.arrivals.leave(self.address)
        peer, self.peer = self.peer, None
        if peer is not None:
            peer.lost()
            self._reception.tally.closes[self._ending] += 1
            _log.info(
                "socket closed",
                conn=peer.id,
                code=self._ending,
                sent=self._outgoing.written,
                age_s=round(self.loop.time() - self._since, 1),
            )
        self.conn.parser.close()  # it and the connection hold each other

    def _leave(self, ending: str) -> None:
        self._leaving = self.close_sent = True
        self._outgoing.drop()
        self._ending = ending
        self.stop_keepalive()
        self._set_timer(GOODBYE_MS, self.transport.abort)
        if self.peer is not None:
            self.peer.leave()

    def _set_timer(self, milliseconds: int, late: Callable[[], None]) -> None:
        self._cancel_timer()
        self._timer = self.loop.call_later(milliseconds / 1000, late)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _report(self, where: str, fault: Exception) -> None:
        conn = self.peer.id if self.peer is not None else ""
        report(where, fault, self._reception.chance.new_id(), conn=conn)


def _is_utf8(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
