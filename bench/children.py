"""Server processes of the bench: started on a free port of this machine, ended by their pid."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from bench import machine

HERE: Final = "127.0.0.1"
READY_S: Final = 30.0
STOP_S: Final = 15.0
ROOT: Final = Path(__file__).resolve().parent.parent


class NotStarted(Exception):
    """A server of the bench did not come up; the message holds the end of what it said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A running server: where it listens, which process it is, whether it has its core."""

    port: int
    pid: int
    pinned: bool


@asynccontextmanager
async def server(
    command: Sequence[str], environment: Mapping[str, str] | None = None
) -> AsyncIterator[Server]:
    """Run `command` (in which "{port}" stands for its port) until the block ends.

    Raises NotStarted.
    """
    port = free_port()
    with tempfile.TemporaryFile() as said:
        process = _start([part.replace("{port}", str(port)) for part in command], environment, said)
        try:
            pinned = machine.pin(process.pid, machine.SERVER_CORE)
            if not await _listens(process, port):
                said.seek(0)
                raise NotStarted(said.read()[-2000:].decode(errors="replace"))
            yield Server(port=port, pid=process.pid, pinned=pinned)
        finally:
            await asyncio.to_thread(_end, process)


def python(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of this repository."""
    return [sys.executable, "-m", module, *arguments]


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
        return port


def _start(
    command: Sequence[str], environment: Mapping[str, str] | None, said: IO[bytes]
) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=subprocess.STDOUT,
        # Ctrl-C is for the bench, which then ends its servers itself.
        start_new_session=True,
    )


async def _listens(process: "subprocess.Popen[bytes]", port: int) -> bool:
    loop = asyncio.get_running_loop()
    deadline = loop.time() + READY_S
    while loop.time() < deadline and process.poll() is None:
        try:
            _, writer = await asyncio.open_connection(HERE, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return True
    return False


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ask it to stop, then make it; what it was in the middle of no longer matters."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(STOP_S)
            return
        process.kill()
    process.wait(STOP_S)
