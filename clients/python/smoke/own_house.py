"""A house of one's own for the test: a server process with an empty data folder."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from clients.python.door import Address, is_ready

READY_S: Final = 60
STOP_S: Final = 20

LIMITS: Final = {
    "WARTESAAL_LIMITS__MESSAGES__COUNT": "1000000",
    "WARTESAAL_LIMITS__MESSAGES_SPECTATOR__COUNT": "1000000",
    "WARTESAAL_LIMITS__MESSAGES_SEAT__COUNT": "1000000",
    "WARTESAAL_LIMITS__SIGN_INS_ADDRESS__COUNT": "1000000",
}
"""Programs play faster than people; a house that is not our own is played at its own pace."""


@asynccontextmanager
async def own_house() -> AsyncIterator[str]:
    """The address of a fresh house that is gone when the block is left."""
    # A short name: the store's socket lies in there, and its path may have 107 bytes.
    with tempfile.TemporaryDirectory(prefix="ws-", ignore_cleanup_errors=True) as folder:
        port = _free_port()
        log = Path(folder, "server.log")
        server = _start(port, Path(folder, "data"), log)
        try:
            url = f"http://127.0.0.1:{port}"
            await _ready(url, server, log)
            yield url
        finally:
            await asyncio.to_thread(_stop, server)


def _start(port: int, data: Path, log: Path) -> "subprocess.Popen[bytes]":
    arguments = ("--host", "127.0.0.1", "--port", str(port), "--data", str(data))
    with log.open("wb") as output:
        return subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-m", "server", "serve", *arguments],
            env=_environment(),
            stdout=output,
            stderr=output,
        )


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WARTESAAL_")}
    return kept | LIMITS


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def _ready(url: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    async with asyncio.timeout(READY_S):
        while server.poll() is None:
            if await is_ready(Address.parse(url)):
                return
            await asyncio.sleep(0.1)
    said = await asyncio.to_thread(log.read_text, errors="replace")
    raise RuntimeError(f"the server did not start:\n{said}")


def _stop(server: "subprocess.Popen[bytes]") -> None:
    server.send_signal(signal.SIGINT)  # like Ctrl-C
    try:
        server.wait(STOP_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
