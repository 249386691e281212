"""The house for programs: one `Client` a user, streams as async iterators, refusals as exceptions.

    async with await Client.connect("http://localhost:8080") as client:
        table = client.table(await client.play_computer("bagalut", "easy"))
        async for _ in table:
            if table.present.legal:
                await table.act(table.present.legal[0])

Connections break and come back by themselves; what was asked is asked again under the same id,
so nothing is done twice and nothing is lost.
"""

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Final, Literal, TypeAlias

from pydantic import TypeAdapter

from clients.python.account import AccountDoor
from clients.python.asking import Asker, Refused, new_command_id
from clients.python.connection import Connection, Ended
from clients.python.door import Address, Unreachable, new_guest
from clients.python.feed import Feed
from clients.python.finding import Finding
from clients.python.hosting import HostTools
from clients.python.table import Table
from clients.python.talk import Talking
from protocol import commands as wire
from protocol.codec import MSGPACK, Codec
from protocol.errors import CloseCode
from protocol.follower import Answered, Follower, Heard, Role, Shut, Stream, Told
from protocol.frames import (
    AnyFrame,
    Error,
    Link,
    OwnTable,
    Person,
    Plain,
    Room,
    RoomNews,
    Welcome,
    You,
    YourChallenges,
    YourTables,
)
from protocol.gathering import ReadyCheck, YourPool
from protocol.hosting import Notice
from protocol.ids import TableId
from protocol.message import Command
from protocol.table_frames import Audience, Frame, Snapshot
from protocol.talk import Said, Talk, YourPeople
from protocol.terms import Terms

__all__ = ["Client", "Ended", "Refused", "Table", "Unreachable"]

PROGRAM: Final = "wartesaal-python/0.1"

Level: TypeAlias = Literal["easy", "medium", "strong"]
Beginner: TypeAlias = Literal["challenger", "opponent", "random"]

_FRAMES: Final = TypeAdapter[AnyFrame](AnyFrame)


class Client:
    """A user at a house. Made by `connect`; as a context manager it closes itself.

    token:         keep it to be the same user next time.
    person:        who one is.
    your_tables:   the own running tables, kept up to date.
    on_connection: called with False when the connection breaks, with True when it is back.
    on_tables:     called when `your_tables` has changed.
    your_challenges: the open ones with one other player, in and out, kept up to date.
    on_challenges: called when they have changed.
    account:       the own account, and what is known of people.
    taler:         what there is to play for; 0 for guests.
    on_you:        called when person or Taler may have changed.
    notice:        what the hosts tell everybody; None: nothing.
    on_notice:     called when it has changed.
    talk:          what is said; friends, blocks, reports.
    host:          the hosts' tools.
    finding:       open tables, pools, and saying that one is ready.
    """

    def __init__(self, address: Address, token: str, *, codec: Codec, program: str) -> None:
        self.address = address
        self.token = token
        self.your_tables: Sequence[OwnTable] = ()
        self.on_connection: Callable[[bool], None] = lambda _is_there: None
        self.on_tables: Callable[[], None] = lambda: None
        self.your_challenges: Sequence[Link] = ()
        self.on_challenges: Callable[[], None] = lambda: None
        self.notice: Notice | None = None
        self.on_notice: Callable[[], None] = lambda: None
        self._person: Person | None = None
        self._welcomed = asyncio.Event()
        self._tables: dict[TableId, Table] = {}
        self._links: dict[TableId, Feed[Link]] = {}
        self._room: Feed[Room | RoomNews] | None = None
        self._connection = Connection(
            address,
            token,
            codec=codec,
            follower=Follower(client=program, new_id=new_command_id, random=random.random),
            hear=self._hear,
            notice=lambda is_there: self.on_connection(is_there),
        )
        self._asker = Asker(self._connection)
        self.talk = Talking(self._asker)
        self.host = HostTools(self._asker)
        self.finding = Finding(self._asker)
        self.account = AccountDoor(address, token)
        self.taler = 0
        self.on_you: Callable[[], None] = lambda: None
        self._running = asyncio.create_task(self._connection.run())
        self._running.add_done_callback(self._ended)

    @classmethod
    async def connect(
        cls,
        url: str,
        token: str | None = None,
        *,
        language: Literal["de", "en"] = "de",
        codec: Codec = MSGPACK,
        program: str = PROGRAM,
    ) -> "Client":
        """Be let in, as the holder of `token` or as a new guest.

        Raises Unreachable, Ended (the token is no longer good), ValueError (no web address).
        """
        address = Address.parse(url)
        if token is None:
            token = (await new_guest(address, language)).token
        client = cls(address, token, codec=codec, program=program)
        welcome = asyncio.create_task(client._welcomed.wait())
        await asyncio.wait({welcome, client._running}, return_when=asyncio.FIRST_COMPLETED)
        welcome.cancel()
        if client._running.done():
            client._running.result()
        return client

    async def close(self) -> None:
        """Go. Tables go on without this program; a seat stays taken."""
        self._running.cancel()
        await asyncio.wait({self._running})

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def person(self) -> Person:
        """Who one is."""
        if self._person is None:
            raise RuntimeError("not let in yet: use Client.connect")
        return self._person

    # Streams

    def table(self, table: TableId, role: Role = "seat") -> Table:
        """Follow a table."""
        if table in self._tables:
            raise ValueError(f"table {table} is followed already: leave it first")
        followed = self._tables[table] = Table(
            table,
            role,
            connection=self._connection,
            asker=self._asker,
            forget=lambda left: self._tables.pop(left, None),
        )
        self._connection.follower.follow_table(table, role, self._connection.now())
        self._connection.flush()
        return followed

    def room(self) -> Feed[Room | RoomNews]:
        """Enter the waiting room: all of it first (and after a break), then its news."""
        self._room = Feed()
        self._connection.follower.enter_room(self._connection.now())
        self._connection.flush()
        return self._room

    def leave_room(self) -> None:
        """Follow the waiting room no longer."""
        self._room = None
        self._connection.follower.leave_room(self._connection.now())
        self._connection.flush()

    def link(self, link: TableId) -> Feed[Link]:
        """Follow a challenge by link: what it is now, and what becomes of it."""
        self._links[link] = Feed()
        self._connection.follower.follow_link(link, self._connection.now())
        self._connection.flush()
        return self._links[link]

    def leave_link(self, link: TableId) -> None:
        """Follow the challenge no longer."""
        self._links.pop(link, None)
        self._connection.follower.leave_link(link)

    # Questions of the waiting room. All raise Refused and Ended.

    async def play_computer(
        self,
        game: str,
        level: Level,
        *,
        options: Mapping[str, Any] | None = None,
        beginner: Beginner = "random",
        tempo: Literal["fast", "normal", "calm"] = "normal",
        seats: int | None = None,
        take_back: bool = True,
    ) -> TableId:
        """Start a table against computers."""
        answer = await self._asker.ask(
            wire.PlayComputer(
                cmd_id=new_command_id(),
                game=game,
                options=dict(options or {}),
                level=level,
                beginner=beginner,
                tempo=tempo,
                seats=seats,
                take_back=take_back,
            )
        )
        return str((answer.result or {})["table"])

    async def open_link(self, terms: Terms, *, gap_confirmed: bool = False) -> Link:
        """Challenge whoever opens the link (`address_of`).

        gap_confirmed: here and below: a rated game is welcome however far apart the ratings are.
        """
        return await self._ask_link(
            wire.OpenLink(cmd_id=new_command_id(), terms=terms, gap_confirmed=gap_confirmed)
        )

    async def check_challenge(self, target: str, terms: Terms) -> str | None:
        """The code of what stands in the way of a challenge; None: it may be made."""
        answer = await self._asker.ask(
            wire.CheckChallenge(cmd_id=new_command_id(), target=target, terms=terms)
        )
        code = (answer.result or {})["code"]
        return None if code is None else str(code)

    async def challenge_player(
        self, target: str, terms: Terms, *, gap_confirmed: bool = False
    ) -> Link:
        """Challenge a player; he answers by the same commands as those of links."""
        return await self._ask_link(
            wire.ChallengePlayer(
                cmd_id=new_command_id(), target=target, terms=terms, gap_confirmed=gap_confirmed
            )
        )

    async def post_seek(
        self,
        terms: Terms,
        *,
        low: int | None = None,
        high: int | None = None,
        gap_confirmed: bool = False,
    ) -> TableId:
        """Look for anybody; the id of the seek. low, high: welcome ratings, hundredths."""
        answer = await self._asker.ask(
            wire.PostSeek(
                cmd_id=new_command_id(),
                terms=terms,
                low=low,
                high=high,
                gap_confirmed=gap_confirmed,
            )
        )
        return str((answer.result or {})["seek"])

    async def take_seek(self, seek: TableId, *, gap_confirmed: bool = False) -> TableId:
        """Take a seek up; the table."""
        answer = await self._asker.ask(
            wire.TakeSeek(cmd_id=new_command_id(), seek=seek, gap_confirmed=gap_confirmed)
        )
        return str((answer.result or {})["table"])

    async def withdraw_seek(self, seek: TableId) -> None:
        """Take the own seek back."""
        await self._asker.ask(wire.WithdrawSeek(cmd_id=new_command_id(), seek=seek))

    async def counter_link(
        self, link: TableId, rev: int, terms: Terms, *, gap_confirmed: bool = False
    ) -> Link:
        """Propose other terms."""
        return await self._ask_link(
            wire.CounterLink(
                cmd_id=new_command_id(),
                link=link,
                rev=rev,
                terms=terms,
                gap_confirmed=gap_confirmed,
            )
        )

    async def accept_link(self, link: TableId, rev: int, *, gap_confirmed: bool = False) -> Link:
        """Agree to the terms of this revision; the table has the link's id."""
        return await self._ask_link(
            wire.AcceptLink(
                cmd_id=new_command_id(), link=link, rev=rev, gap_confirmed=gap_confirmed
            )
        )

    async def decline_link(self, link: TableId, reason: wire.DeclineReason = "generic") -> Link:
        """Refuse the challenge."""
        return await self._ask_link(
            wire.DeclineLink(cmd_id=new_command_id(), link=link, reason=reason)
        )

    async def cancel_link(self, link: TableId) -> Link:
        """Take the own challenge back."""
        return await self._ask_link(wire.CancelLink(cmd_id=new_command_id(), link=link))

    async def rename(self, name: str) -> Person:
        """Take another name."""
        answer = await self._asker.ask(wire.Rename(cmd_id=new_command_id(), name=name))
        self._person = Person.model_validate(answer.result, extra="ignore")
        return self._person

    def address_of(self, link: TableId) -> str:
        """What to send to whom one challenges."""
        return f"{self.address.base}/c/{link}"

    async def _ask_link(self, command: Command) -> Link:
        answer = await self._asker.ask(command)
        return Link.model_validate(answer.result, extra="ignore")

    # What comes

    def _hear(self, heard: Heard) -> None:
        match heard:
            case Answered():
                self._asker.hear(heard)
            case Told(frame):
                self._tell(_parse(frame))
            case Shut(stream, frame):
                self._shut(stream, Refused(Error.model_validate(frame, extra="ignore")))

    def _tell(self, frame: AnyFrame) -> None:
        match frame:
            case Welcome():
                self._person = frame.person
                self.your_tables = frame.your_tables
                self._welcomed.set()
                self.talk.back(None)
                self.finding.forget()
                self.on_tables()
            case You():
                self._person = frame.person
                self.taler = frame.taler
                self.on_you()
            case YourTables():
                self.your_tables = frame.tables
                self.on_tables()
            case YourChallenges():
                self.your_challenges = frame.challenges
                self.on_challenges()
            case Snapshot() | Frame():
                if frame.table in self._tables:
                    self._tables[frame.table].hear(frame)
                if isinstance(frame, Snapshot):
                    self.talk.back(frame.table)
            case Audience():
                if frame.table in self._tables:
                    self._tables[frame.table].hear_crowd(frame.count)
            case Talk() | Said() | YourPeople():
                self.talk.hear(frame)
            case YourPool() | ReadyCheck():
                self.finding.hear(frame)
            case Notice():
                self.notice = None if frame.text is None else frame
                self.on_notice()
            case Room() | RoomNews():
                if self._room is not None:
                    self._room.put(frame)
            case Link():
                if frame.link in self._links:
                    self._links[frame.link].put(frame)
            case _:  # a refusal of something that was no command
                pass

    def _shut(self, stream: Stream, refused: Refused) -> None:
        match stream.kind:
            case "table":
                shut = self._tables.pop(stream.id, None)
                if shut is not None:
                    shut.end(refused)
            case "link":
                link = self._links.pop(stream.id, None)
                if link is not None:
                    link.fail(refused)
            case "room":
                if self._room is not None:
                    self._room.fail(refused)

    def _ended(self, running: "asyncio.Task[None]") -> None:
        """The conversation is over: everybody who waits for something hears it."""
        error = None if running.cancelled() else running.exception()
        end = error if isinstance(error, Exception) else Ended(CloseCode.DONE)
        self._asker.end(end)
        for table in self._tables.values():
            table.end(end)
        for link in self._links.values():
            link.fail(end)
        if self._room is not None:
            self._room.fail(end)


def _parse(plain: Plain) -> AnyFrame:
    # A newer house may say more than this program knows; what it knows must be as it knows it.
    return _FRAMES.validate_python(plain, extra="ignore")
