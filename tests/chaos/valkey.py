"""A store of the test's own, which it may kill and start again on the same files."""

import subprocess
import time
from pathlib import Path
from types import TracebackType

from redis import Redis
from redis.exceptions import RedisError

from server.store.embedded import find_binary

READY_S = 10.0


class Valkey:
    """One store process on a unix socket, with an append-only file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self._folder = folder
        self._socket = folder / "valkey.sock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start it and return when it answers, its log read."""
        self._process = subprocess.Popen(
            [
                find_binary(),
                *("--port", "0", "--unixsocket", str(self._socket), "--dir", str(self._folder)),
                # `everysec` may lose a second even of a process, when its disk is busy.
                *("--appendonly", "yes", "--appendfsync", "always", "--save", ""),
                *("--maxmemory-policy", "noeviction", "--daemonize", "no"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + READY_S
        client = Redis(unix_socket_path=str(self._socket))
        while True:
            try:
                client.ping()
                return
            except RedisError:
                if time.monotonic() > deadline:
                    raise

    def kill(self) -> None:
        """As if its process had been lost: what the system has, it keeps."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(READY_S)

    def __enter__(self) -> "Valkey":
        self.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.kill()
