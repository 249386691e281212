"""The house's own dialect: guests challenge each other by link and play whole games, others watch.

A seat reads of a frame only what it needs, as bytes; it decodes the frame when it is its turn.
Which of the legal actions it takes is drawn from a fixed seed.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import msgpack

from bench.children import HERE
from bench.figures import Tally
from bench.generator import Load, Pace, connect
from bench.guests import make_guests
from bench.line import Line, UnexpectedAnswer, request
from protocol.commands import PROTOCOL
from protocol.frames import SUBPROTOCOLS

LIGHT_GAME: Final = "bagalut"
SEAT_MOVES: Final = 43
"""Actions of one seat in a game of Bagalut by random play, on average."""

FIRST_CUT: Final = 5
"""No first game is given up before its seats have acted so often: they are still being set up."""

SOCKETS_A_GUEST: Final = 10
"""The house's own bound; spectators and idle sockets share guests up to it."""

CLOCK: Final = {"kind": "fischer", "base_ms": 600_000, "inc_ms": 5_000}
"""Most people play with one."""

TRIES: Final = 20
RETRY_S: Final = 0.5

ENVIRONMENT: Final = {
    "WARTESAAL_LIMITS__REQUEST_MS": "60000",
    "WARTESAAL_LIMITS__HELLO_MS": "60000",
    **{
        f"WARTESAAL_LIMITS__{name}": "1000000000"
        for name in (
            "MESSAGES__COUNT",
            "MESSAGES_SPECTATOR__COUNT",
            "MESSAGES_SEAT__COUNT",
            "NEW_SOCKETS__COUNT",
            "NEW_SOCKETS_BURST",
            "SIGN_INS_ADDRESS__COUNT",
            "SOCKETS_ADDRESS",
        )
    },
}
"""The whole load comes from one address at once, and its seats do not stop to think."""

_TYPE: Final = b"\xa4type"
_NOT_MY_TURN: Final = b"\xa5legal\x90"
_NOT_OVER: Final = b"\xa7outcome\xc0"
_pack: Final = msgpack.Packer().pack
_commands: Final = count(1)


def kind_of(payload: bytes) -> bytes:
    """The `type` of a message of the house's."""
    at = payload.index(_TYPE) + len(_TYPE)
    return payload[at + 1 : at + 1 + (payload[at] & 0x1F)]


def is_over(frame: bytes) -> bool:
    """Whether the game has ended."""
    return _NOT_OVER not in frame


def may_act(frame: bytes) -> bool:
    """Whether the seat that this frame is for has a legal action."""
    return _NOT_MY_TURN not in frame


class HouseLine(Line):
    """One socket of a guest's: says hello, asks and is answered."""

    def __init__(self, port: int, token: str, tally: Tally) -> None:
        headers = {
            "Authorization": f"Bearer {token}",
            "Sec-WebSocket-Protocol": SUBPROTOCOLS[0],
        }
        super().__init__(request(f"{HERE}:{port}", "/ws", headers), tally)
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def ready(self) -> None:
        """Say hello as soon as that is possible, and be welcomed."""
        await super().ready()
        self.say(_pack({"type": "hello", "protocol": PROTOCOL, "client": "bench"}))
        await self.welcomed

    def abort(self) -> None:
        """The measurement is over, also for whoever waits for an answer."""
        super().abort()
        for answer in self._asked.values():
            answer.cancel()

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Ask for something until it is done; the whole answer.

        What the house says may be tried again is tried again, as every client does, and counted.
        Raises UnexpectedAnswer for any other error.
        """
        command["cmd_id"] = f"{next(_commands):026d}"
        for _ in range(TRIES):
            answer = await self._ask_once(command)
            if answer["type"] != "error":
                return answer
            if not answer["retryable"]:
                break
            self.tally.refusals[answer["code"]] += 1
            await asyncio.sleep(RETRY_S)
        raise UnexpectedAnswer(f"{command['type']}: {answer['code']} {answer['facts']}")

    async def _ask_once(self, command: dict[str, Any]) -> dict[str, Any]:
        if self._ended:  # who slept between two tries must not wait for an answer for ever
            raise asyncio.CancelledError
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[command["cmd_id"]] = answer
        self.say(_pack(command))
        return await answer

    async def watch(self, table: str, before: str | None) -> dict[str, Any]:
        """Follow a table as a spectator, and no longer the one before; its snapshot."""
        return await self._attach(table, before, "spectator")

    async def _attach(self, table: str, before: str | None, role: str) -> dict[str, Any]:
        if before is not None:
            await self.ask(type="detach", table=before)
        return await self.ask(type="attach", table=table, role=role)

    def hear(self, payload: bytes) -> None:
        """One message of the house's."""
        kind = kind_of(payload)
        if kind == b"frame":
            self.tally.deliveries += 1
            self.framed(payload)
        elif kind in (b"ok", b"snapshot", b"error"):
            self._answered(kind, payload)
        elif kind == b"welcome":
            self.welcomed.set_result(None)

    def framed(self, frame: bytes) -> None:
        """A frame of a table that is followed."""

    def shown(self, snapshot: dict[str, Any]) -> None:
        """The answer to following a table."""

    def acted(self) -> None:
        """An action was committed."""

    def refused(self, error: dict[str, Any]) -> None:
        """An action was refused."""

    def _answered(self, kind: bytes, payload: bytes) -> None:
        if kind == b"ok" and not self._asked:
            self.acted()  # the hot path: nothing else is asked while the game goes on
            return
        answer = msgpack.unpackb(payload)
        if kind == b"snapshot":
            self.shown(answer)
        asked = self._asked.pop(answer["cmd_id"], None)
        if asked is None:
            self.acted() if kind == b"ok" else self.refused(answer)
        else:
            asked.set_result(answer)


class Seat(HouseLine):
    """Plays: as soon as the pace allows it takes one of its legal actions."""

    def __init__(self, port: int, token: str, tally: Tally, pace: Pace, seed: int) -> None:
        super().__init__(port, token, tally)
        self.playing: Playing
        self.give_up_after: int | None = None
        self._pace = pace
        self._random = random.Random(seed)
        self._table = ""
        self._mark = b""
        self._sent_at = 0.0
        self._act_id = ""
        self._next: dict[str, Any] = {}
        self._decided: tuple[str, int] | None = None

    async def sit(self, table: str, before: str | None) -> None:
        """Take one's seat at a table, and leave the one before."""
        self._table = table
        self._mark = _pack("table") + _pack(table)
        self._sent_at = 0.0
        await self._attach(table, before, "seat")

    def shown(self, snapshot: dict[str, Any]) -> None:
        """The table as it is; at once, before the frames that follow it."""
        self._consider(snapshot["frame"])

    def framed(self, frame: bytes) -> None:
        """The present; the first one after an action of one's own is that action's."""
        if self._mark not in frame:
            return  # of the table before
        if self._sent_at:
            self.tally.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0
        if is_over(frame):
            self.playing.over(self._table)
        elif may_act(frame):
            self._consider(msgpack.unpackb(frame))

    def acted(self) -> None:
        """One more move."""
        self.tally.moves += 1

    def refused(self, error: dict[str, Any]) -> None:
        """Look again and go on. A legal action should meet this only when the other gave up."""
        self.tally.refusals[error["code"]] += 1
        if error["cmd_id"] == self._act_id and error["code"] != "table_over":
            self._decided = None
            self.playing.spawn(self.sit(self._table, None))

    def _consider(self, frame: dict[str, Any]) -> None:
        if not frame["legal"] or frame["outcome"] is not None:
            return
        # A decision may be shown twice (somebody came or went meanwhile); it is answered once.
        decided = (self._table, frame["decision"])
        if decided != self._decided:
            self._decided = decided
            self._next = {
                "type": "act",
                "table": self._table,
                "decision": frame["decision"],
                "action": self._random.choice(frame["legal"]),
            }
            self._pace.ready(self._act)

    def _act(self) -> None:
        if self.give_up_after is not None:
            self.give_up_after -= 1
            if self.give_up_after < 0:
                self.give_up_after = None
                self.playing.spawn(self.ask(type="resign", table=self._table))
                return
        self._sent_at = time.perf_counter()
        self._act_id = f"{next(_commands):026d}"
        self.say(_pack({**self._next, "cmd_id": self._act_id}))


class Playing:
    """Two seats and their spectators, from one table to the next."""

    def __init__(self, game: str, seats: tuple[Seat, Seat], watchers: Sequence[HouseLine]) -> None:
        self._game = game
        self._seats = seats
        self._watchers = watchers
        self._table: str | None = None
        self._over = False
        self._tasks: set[asyncio.Task[Any]] = set()
        for seat in seats:
            seat.playing = self

    async def open(self) -> None:
        """Begin the next game. Raises UnexpectedAnswer when the house cannot, often."""
        for _ in range(TRIES):
            try:
                table = await self._agree()
                break
            except UnexpectedAnswer:
                self._seats[0].tally.refusals["challenge_failed"] += 1
        else:
            raise UnexpectedAnswer("no challenge leads to a table")
        before = self._table
        self._table, self._over = table, False
        await asyncio.gather(*(watcher.watch(table, before) for watcher in self._watchers))
        await asyncio.gather(*(seat.sit(table, before) for seat in self._seats))

    async def _agree(self) -> str:
        host, guest = self._seats
        terms = {"game": self._game, "time_control": CLOCK}
        link = (await host.ask(type="open_link", terms=terms))["result"]
        await guest.ask(type="accept_link", link=link["link"], rev=link["rev"])
        table: str = link["link"]
        return table

    def over(self, table: str) -> None:
        """A seat hears that the game has ended: another one begins, once."""
        if table == self._table and not self._over:
            self._over = True
            self._seats[0].tally.games += 1
            self.spawn(self.open())

    def spawn(self, work: Any) -> None:
        """Do something beside; its failure ends the run."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self._seats[0].tally.fail(str(fault))


class House:
    """The house under load.

    Whoever watches or rests is made once and comes back in every run. Whoever plays is new each
    time: a run ends in the middle of its games, and nobody may play at two clocks.
    """

    def __init__(self, port: int, tokens: list[str], game: str = LIGHT_GAME) -> None:
        self._port = port
        self._game = game
        self.tokens = tokens
        """Of those who come back; another server on the same data knows them too."""

    async def begin(self, load: Load, tally: Tally, pace: Pace, lines: list[Line]) -> None:
        """Seat everybody at tables of their own."""
        watchers = load.tables * load.spectators
        await self.enlist(-(-watchers // SOCKETS_A_GUEST))
        players = await make_guests(self._port, 2 * load.tables)
        draw = random.Random(load.tables)
        playing: list[Playing] = []
        people: list[HouseLine] = []
        for number in range(load.tables):
            first, second = (
                Seat(self._port, players[2 * number + n], tally, pace, 2 * number + n)
                for n in range(2)
            )
            # So that games end evenly over time, as in a house that is open for long: the first
            # one at each table is given up somewhere on its way.
            first.give_up_after = draw.randrange(FIRST_CUT, SEAT_MOVES)
            viewers = [
                self._watcher(number * load.spectators + n, tally) for n in range(load.spectators)
            ]
            playing.append(Playing(self._game, (first, second), viewers))
            people += (first, second, *viewers)
        lines += people
        await connect(HERE, self._port, people)
        free = asyncio.Semaphore(20)

        async def open_one(table: Playing) -> None:
            async with free:
                await table.open()

        await asyncio.gather(*map(open_one, playing))

    async def idle(self, count: int, tally: Tally, lines: list[Line]) -> None:
        """So many sockets that have said hello and nothing else."""
        there = len(lines)
        await self.enlist(-(-(there + count) // SOCKETS_A_GUEST))
        more = [self._watcher(there + number, tally) for number in range(count)]
        lines += more
        await connect(HERE, self._port, more)

    async def enlist(self, guests: int) -> None:
        """See to it that there are so many guests."""
        missing = guests - len(self.tokens)
        if missing > 0:
            self.tokens += await make_guests(self._port, missing)

    def _watcher(self, number: int, tally: Tally) -> HouseLine:
        return HouseLine(self._port, self.tokens[number // SOCKETS_A_GUEST], tally)
