"""What `wartesaal play` adds to a server: a free port, an address to open, a browser."""

import io
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import segno

from server.config import Settings

FIRST_PORT: Final = 8080
_HERE: Final = "127.0.0.1"
_TEST_NET: Final = ("192.0.2.1", 9)
"""RFC 5737: no host has it. Connecting a datagram socket to it sends nothing."""

PATIENCE_S: Final = 60
"""How long a browser waits for the server to listen."""


def play_settings(*, port: int | None, data: Path | None, lan: str | None) -> Settings:
    """A server of one's own with everything embedded, whatever the environment says.

    port: None: 8080, or any free one where that is taken. lan: the own address in the local
    network, to be reachable there; None: only from this machine.
    """
    host = _HERE if lan is None else "0.0.0.0"  # noqa: S104  asked for with LAN=1
    chosen = free_port(host) if port is None else port
    names = (_HERE, "localhost", *(() if lan is None else (lan,)))
    folder: dict[str, Any] = {} if data is None else {"data": data}
    return Settings(
        store_url=None,
        database_url=None,
        host=host,
        port=chosen,
        hosts=names,
        origins=tuple(f"http://{name}:{chosen}" for name in names),
        **folder,
    )


def free_port(host: str) -> int:
    """8080, or any other port on which nothing listens."""
    for port in (FIRST_PORT, 0):
        with socket.socket() as probe:
            # What ended a moment ago may still hold the port; a listener still makes this fail.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            free: int = probe.getsockname()[1]
            return free
    raise OSError("no port is free")


def lan_address() -> str | None:
    """This machine's address in the local network, None when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_TEST_NET)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def has_display() -> bool:
    """Whether a browser that is opened here would be seen by anybody."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def invitation(settings: Settings, lan: str | None) -> Iterator[str]:
    """The lines that tell where to play: the address; that in the local network with its QR."""
    yield f"Wartesaal: http://localhost:{settings.port}/"
    if lan is not None:
        address = f"http://{lan}:{settings.port}/"
        picture = io.StringIO()
        segno.make(address, error="m").terminal(picture, compact=True)
        yield f"LAN: {address}"
        yield picture.getvalue()


def open_browser_when_listening(port: int) -> None:
    """Open the browser as soon as the server listens; returns at once."""
    threading.Thread(target=_open_when_listening, args=(port,), daemon=True).start()


def _open_when_listening(port: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            socket.create_connection((_HERE, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://localhost:{port}/")
            return
