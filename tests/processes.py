"""Real server processes for the tests that start, stop and kill them."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

START_S = 30.0
STOP_S = 20.0

ROOMY = {
    # Tests act faster than people; the limits themselves are tested at the gateway.
    "WARTESAAL_LIMITS__MESSAGES__COUNT": "10000",
    "WARTESAAL_LIMITS__MESSAGES_SEAT__COUNT": "10000",
    "WARTESAAL_LIMITS__MESSAGES_SPECTATOR__COUNT": "10000",
    "WARTESAAL_LIMITS__SIGN_INS_ADDRESS__COUNT": "10000",
}


class Server:
    """One server process. Its log is read all the time, so that it never blocks on it."""

    def __init__(self, data: Path, *, port: int | None = None, **settings: str) -> None:
        self.data = data
        self.port = port or free_port()
        self.log: list[str] = []
        self._events: Queue[Mapping[str, Any]] = Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server", "serve"],
            env={
                **os.environ,
                **ROOMY,
                "WARTESAAL_DATA": str(data),
                "WARTESAAL_PORT": str(self.port),
                "WARTESAAL_LOG_FORMAT": "json",
                **settings,
            },
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait_for(self, event: str) -> Mapping[str, Any]:
        """The next line of the log with this event; fails when the process ends before."""
        while True:
            try:
                line = self._events.get(timeout=START_S)
            except Empty:
                raise AssertionError(f"no {event!r} in:\n{self.tail()}") from None
            if line.get("event") == event:
                return line
            if line.get("event") == "ended":
                raise AssertionError(f"the server ended:\n{self.tail()}")

    def kill(self) -> None:
        """As if the machine had lost it."""
        self._process.kill()
        self._process.wait(STOP_S)

    def pause(self) -> None:
        """SIGSTOP: it is there and does nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """SIGCONT."""
        os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> int:
        """In good order; the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(STOP_S)
        self._reader.join(STOP_S)
        return code

    def tail(self) -> str:
        return "\n".join(self.log[-40:])

    def _read(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            for line in stream:
                self.log.append(line.rstrip())
                try:
                    self._events.put(json.loads(line))
                except ValueError:
                    continue
        self._events.put({"event": "ended"})


@contextmanager
def running(data: Path, *, port: int | None = None, **settings: str) -> Iterator[Server]:
    """A server that listens; stopped in good order afterwards."""
    server = Server(data, port=port, **settings)
    try:
        server.wait_for("listening")
        yield server
    finally:
        server.stop()


@contextmanager
def short_folder() -> Iterator[Path]:
    """A folder whose path leaves room for a unix socket's name."""
    with tempfile.TemporaryDirectory(prefix="ws", dir="/tmp") as folder:
        yield Path(folder)


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def in_thread(work: Any, *arguments: Any) -> Any:
    """Do something that blocks beside the event loop."""
    return await asyncio.to_thread(work, *arguments)
