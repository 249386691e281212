"""The uvicorn server around the gateway: one function builds it, for the house and for tests."""

import asyncio
import signal
import socket
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal

import uvicorn
from starlette.types import ASGIApp

from protocol.codec import MAX_BYTES
from server.gateway.door import H11Door, HttptoolsDoor
from server.gateway.health import Health
from server.gateway.reception import Reception, ReceptionConfig
from server.gateway.socket import Socket

KEEP_ALIVE_S: Final = 5
BACKLOG: Final = 2048
"""After a restart everybody comes at once."""


class Server(uvicorn.Server):
    """uvicorn's server, which also tells when it listens, and measures its loop meanwhile."""

    def __init__(self, config: uvicorn.Config, health: Health) -> None:
        super().__init__(config)
        self.listening = asyncio.Event()
        self._health = health

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Hear SIGINT and SIGTERM: they end the server, and then the house behind it.

        uvicorn's own way kills the process with the same signal once the sockets are closed, and
        what is behind them would never end in good order.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        self._health.start()
        self.listening.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close every socket with 1012, and wait a while for requests to end."""
        await super().shutdown(sockets)
        self._health.stop()


def listen(host: str, port: int) -> socket.socket:
    """A listening TCP socket, so that its port is known before anything is built on it.

    Raises OSError when the address is taken or not ours.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def build_server(
    app: ASGIApp,
    reception: Reception,
    health: Health,
    *,
    graceful_s: int = 10,
    http: Literal["httptools", "h11"] = "httptools",
    loop: Literal["auto", "uvloop", "asyncio"] = "auto",
) -> Server:
    """The server for `app`; run it with `await server.serve(sockets=[listen(host, port)])`.

    graceful_s: how long sockets and requests have to end when it is told to stop.
    """
    config = ReceptionConfig(
        app,
        reception,
        http=HttptoolsDoor if http == "httptools" else H11Door,
        ws=Socket,
        loop=loop,
        lifespan="off",
        interface="asgi3",
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=False,  # read where they are needed, and only from proxies we trust
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="error",
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=graceful_s,
    )
    return Server(config, health)


class DeafServer(uvicorn.Server):
    """A server beside the public one, which is the one that hears signals."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Hear nothing."""
        yield


async def serve_internal(app: ASGIApp, door: socket.socket) -> None:
    """Serve the small app that clients cannot reach, until cancelled."""
    config = uvicorn.Config(
        app, lifespan="off", access_log=False, log_config=None, server_header=False
    )
    await DeafServer(config).serve([door])
