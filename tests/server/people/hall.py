"""The services about people on a real archive; the waiting room in memory, the clock by hand."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argon2 import PasswordHasher

from protocol.account import Register
from protocol.codec import MSGPACK
from protocol.errors import CloseCode
from server.archive.sql import SqlArchive
from server.chance import SystemChance
from server.config import Limits
from server.passwords import Argon2Passwords
from server.ports import Guest, RoomNews, TableId
from server.services.accounts import Accounts
from server.services.membership import Membership
from server.services.profiles import Profiles
from server.services.programs import ProgramKeeper
from server.services.rating_faces import RatingFaces
from server.services.room import Room
from server.services.yourself import Yourself
from tests.archive.people import NOW


class Board:
    """A `RoomStore` that tells its one node everything at once."""

    def __init__(self) -> None:
        self._n = 0
        self._rows: dict[str, bytes] = {}
        self._hear: Callable[[RoomNews], None] = lambda _news: None

    async def put_row(self, key: str, row: bytes, *, ttl_ms: int | None = None) -> None:
        await self.put_rows({key: row}, ttl_ms=ttl_ms)

    async def put_rows(self, rows: Mapping[str, bytes], *, ttl_ms: int | None = None) -> None:
        self._rows |= rows
        self._tell(rows, [])

    async def drop_row(self, key: str) -> None:
        if self._rows.pop(key, None) is not None:
            self._tell({}, [key])

    async def rows(self) -> tuple[int, Mapping[str, bytes]]:
        return self._n, dict(self._rows)

    def on_news(self, callback: Callable[[RoomNews], None]) -> None:
        self._hear = callback

    def _tell(self, rows: Mapping[str, bytes], gone: Sequence[str]) -> None:
        self._n += 1
        self._hear(RoomNews(n=self._n, rows=rows, gone=gone))

    async def user_tables(self, _user: str) -> Sequence[TableId]:
        return ()


@dataclass
class Sitter:
    """A connection that remembers what it is told."""

    id: str
    person: Guest
    told: list[Mapping[str, Any]] = field(default_factory=list)
    closed: CloseCode | None = None
    codec = MSGPACK
    rtt_ms = 0

    def send(self, plain: Mapping[str, Any]) -> None:
        self.told.append(plain)

    def renamed(self, person: Guest) -> None:
        self.person = person

    def close(self, code: CloseCode) -> None:
        self.closed = code


class Clock:
    """Table time and calendar, moved by hand."""

    def __init__(self) -> None:
        self.ms = NOW

    def now(self) -> int:
        return self.ms

    def now_ms(self) -> int:
        return self.ms


@dataclass
class Left:
    """Stands for the tables: who was made to leave them."""

    users: list[str] = field(default_factory=list)

    async def leave_tables(self, user: str) -> None:
        self.users.append(user)


class Hall:
    """Everything together."""

    def __init__(self, archive: SqlArchive) -> None:
        self.archive = archive
        self.clock = Clock()
        self.left = Left()
        self.passwords = Argon2Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        self.limits = Limits()
        self._tasks: set[asyncio.Task[None]] = set()
        chance = SystemChance()
        self.room = Room(
            Board(),  # type: ignore[arg-type]  # what is used
            self.clock,
            chance,
            self._spawn,
            RatingFaces(archive.ratings).of,
        )
        self.people = Accounts(
            archive,
            self.room,
            chance=chance,
            clock=self.clock,
            wall=self.clock,
            renames=self.limits.renames,
        )
        self.yourself = Yourself(
            archive, archive.ledger, self.room, wall=self.clock, spawn=self._spawn
        )
        self.members = Membership(
            self.people,
            accounts=archive.accounts,
            tokens=archive.tokens,
            departure=archive.departure,
            ledger=archive.ledger,
            passwords=self.passwords,
            leaving=self.left,  # type: ignore[arg-type]  # tables are tested with real servers
            yourself=self.yourself,
            chance=chance,
            clock=self.clock,
            wall=self.clock,
            sign_ins=self.limits.sign_ins_account,
            exports=self.limits.exports,
        )
        self.programs = ProgramKeeper(
            self.people,
            tokens=archive.tokens,
            departure=archive.departure,
            leaving=self.left,  # type: ignore[arg-type]  # as above
            chance=chance,
            wall=self.clock,
            most=self.limits.programs,
        )

        self.profiles = Profiles(
            accounts=archive.accounts,
            ratings=archive.ratings,
            played=archive.played,
            fair_play=archive.fair_play,
            ledger=archive.ledger,
            games=["tally"],
            wall=self.clock,
        )

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sit(self, person: Guest) -> Sitter:
        """A connection of this person."""
        sitter = Sitter(SystemChance().new_id(), person)
        await self.room.arrive(sitter)  # type: ignore[arg-type]  # what is used of a peer
        return sitter

    async def rest(self) -> None:
        """Wait for all that was spawned."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def account(self, name: str, password: str = "fjordblick") -> Guest:
        """A new account."""
        guest = (await self.people.new_guest("de")).person
        return await self.members.register(guest, Register(name=name, password=password))

    async def close(self) -> None:
        await self.rest()
        self.passwords.close()
