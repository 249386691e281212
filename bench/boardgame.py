"""boardgame.io's dialect, and how to get it: the peer of the first two rows of the targets.

It speaks Socket.IO 4 over a WebSocket: a "4" for a message, a "2" for an event, a namespace, JSON.
"""

import asyncio
import json
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Final

from bench.children import HERE, ROOT
from bench.figures import Tally
from bench.generator import Load, Pace, connect
from bench.line import TEXT, Line, request

SOURCE: Final = ROOT / "bench" / "boardgame_io"
CACHE: Final = ROOT / "bench" / ".cache" / "boardgame_io"
INSTALL_S: Final = 90.0

_SPACE: Final = "/bench,"
_EVENT: Final = f"42{_SPACE}".encode()
_UPDATE: Final = _EVENT + b'["update"'
_SYNC: Final = _EVENT + b'["sync"'
_OPENED: Final = b"0{"
_JOINED: Final = f"40{_SPACE}".encode()
_PING: Final = b"2"
_PONG: Final = b"3"
_CURRENT: Final = b'"currentPlayer":"'
_STATE_ID: Final = b'"_stateID":'
_OVER: Final = b'"gameover":{'


class NotInstalled(Exception):
    """There is no boardgame.io to measure beside; the message says why."""


def install() -> list[str]:
    """Get it from npm, once; the command that runs its server. Raises NotInstalled."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NotInstalled("needs node and npm")
    CACHE.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, CACHE / file.name)
    if not (CACHE / "node_modules" / "boardgame.io").is_dir():
        _install(npm, CACHE)
    return [node, str(CACHE / "server.cjs"), "{port}"]


def _install(npm: str, folder: Path) -> None:
    command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, timeout=INSTALL_S, check=False
        )
    except subprocess.TimeoutExpired:
        raise NotInstalled("npm did not come to an end") from None
    if done.returncode:
        raise NotInstalled("npm could not install it")


class _Player(Line):
    """One seat, from match to match."""

    def __init__(self, port: int, tally: Tally, pace: Pace, seat: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        super().__init__(request(f"{HERE}:{port}", path, {}), tally)
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.playing: _Playing
        self._pace = pace
        self._seat = str(seat)
        self._match = ""
        self._mark = b""
        self._state = 0
        self._sent_at = 0.0

    async def ready(self) -> None:
        """Be in the game's namespace."""
        await super().ready()
        await self.joined

    def sync(self, match: str) -> None:
        """Take part in a match, which is made when it is not there."""
        self._match = match
        self._mark = f",{json.dumps(match)},".encode()
        self._sent_at = 0.0
        self._emit("sync", match, self._seat, None, 2)

    def first_move(self) -> None:
        """Begin."""
        self._state = 0
        self._pace.ready(self._act)

    def hear(self, payload: bytes) -> None:
        """One packet."""
        if payload.startswith(_UPDATE):
            self._updated(payload)
        elif payload.startswith(_SYNC):
            self.playing.synced()
        elif payload == _PING:
            self.say(_PONG, TEXT)
        elif payload.startswith(_OPENED):
            self.say(_JOINED, TEXT)
        elif payload.startswith(_JOINED):
            self.joined.set_result(None)

    def _updated(self, payload: bytes) -> None:
        self.tally.deliveries += 1
        if not payload.startswith(self._mark, len(_UPDATE)):
            return  # of the match before
        if self._sent_at:
            self.tally.latencies.append(time.perf_counter() - self._sent_at)
            self.tally.moves += 1
            self._sent_at = 0.0
        if _OVER in payload:
            self.playing.over()
            return
        at = payload.index(_CURRENT) + len(_CURRENT)
        if payload[at] == ord(self._seat):
            at = payload.index(_STATE_ID) + len(_STATE_ID)
            self._state = int(payload[at : payload.index(b"}", at)].partition(b",")[0])
            self._pace.ready(self._act)

    def _act(self) -> None:
        self._sent_at = time.perf_counter()
        move = {"type": "steal", "args": ["grain"], "playerID": self._seat}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit("update", action, self._state, self._match, self._seat)

    def _emit(self, *event: Any) -> None:
        self.say(_EVENT + json.dumps(event, separators=(",", ":")).encode(), TEXT)


class _Playing:
    """Two seats, from match to match."""

    def __init__(self, name: str, players: tuple[_Player, _Player], tally: Tally) -> None:
        self._name = name
        self._players = players
        self._tally = tally
        self._matches = 0
        self._synced = self._over = 0
        for player in players:
            player.playing = self

    def open(self) -> None:
        """Begin the next match."""
        self._matches += 1
        self._synced = self._over = 0
        for player in self._players:
            player.sync(f"{self._name}-{self._matches}")

    def synced(self) -> None:
        """A seat knows the match; when both do, the first one acts."""
        self._synced += 1
        if self._synced == len(self._players):
            self._players[0].first_move()

    def over(self) -> None:
        """A seat hears that the match is over; when both did, the next one begins."""
        self._over += 1
        if self._over == len(self._players):
            self._tally.games += 1
            self.open()


class Boardgame:
    """A boardgame.io server under load."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def begin(self, load: Load, tally: Tally, pace: Pace, lines: list[Line]) -> None:
        """Seat everybody; spectators are not measured here."""
        playing: list[_Playing] = []
        players: list[_Player] = []
        for number in range(load.tables):
            first, second = (_Player(self._port, tally, pace, seat) for seat in range(2))
            playing.append(_Playing(f"match{number}", (first, second), tally))
            players += (first, second)
        lines += players
        await connect(HERE, self._port, players)
        for pairing in playing:
            pairing.open()
