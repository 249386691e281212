"""Talk, friends, blocks and reports for programs: a part of the `Client`."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from pydantic import BaseModel

from clients.python.asking import Asker, Refused, new_command_id
from clients.python.connection import Ended
from clients.python.feed import Feed
from protocol import talk as wire
from protocol.frames import Person
from protocol.ids import TableId
from protocol.talk import ReportReason, RoomKind, Said, TalkLine, YourPeople

HOUSE: Final = (None, "house")


class Contacts(BaseModel):
    """Friends and blocked people by name."""

    friends: list[Person]
    blocked: list[Person]


class Conversation:
    """What is said in one room. Iterate over it: the lines one by one, those kept first.

    lines: all that is known, oldest first; without what blocked people said.
    """

    def __init__(self, asker: Asker, table: TableId | None, room: RoomKind) -> None:
        self.table = table
        self.room: RoomKind = room
        self.lines: list[TalkLine] = []
        self._asker = asker
        self._last = 0
        self._feed: Feed[TalkLine] = Feed()

    def __aiter__(self) -> Feed[TalkLine]:
        return self._feed

    async def enter(self) -> None:
        """Follow the room (again). Raises Refused, Ended."""
        await self._asker.ask(
            wire.EnterTalk(cmd_id=new_command_id(), table=self.table, room=self.room)
        )

    async def say(self, text: str) -> int:
        """Say something; the line's number. Raises Refused, Ended."""
        answer = await self._asker.ask(
            wire.Say(cmd_id=new_command_id(), table=self.table, room=self.room, text=text)
        )
        n = (answer.result or {})["n"]
        assert isinstance(n, int)
        return n

    def hear(self, lines: Sequence[TalkLine]) -> bool:
        """For the client: lines have come; False: some before them are missing."""
        for line in lines:
            if line.n <= self._last:
                continue
            if self._last and line.n > self._last + 1 and len(lines) == 1:
                return False
            self._last = line.n
            if line.text is not None:
                self.lines.append(line)
                self._feed.put(line)
        return True


class Talking:
    """How one stands to others, and what is said.

    friends, blocked: ids, kept up to date.
    """

    def __init__(self, asker: Asker) -> None:
        self.friends: Sequence[str] = ()
        self.blocked: Sequence[str] = ()
        self._on_people: Callable[[], None] = lambda: None
        self._asker = asker
        self._rooms: dict[tuple[TableId | None, str], Conversation] = {}
        self._entering: set[asyncio.Task[None]] = set()

    def watch(self, callback: Callable[[], None]) -> None:
        """Call `callback` when `friends` or `blocked` have changed."""
        self._on_people = callback

    # What one does. All raise Refused and Ended.

    async def enter(self, table: TableId | None = None, room: RoomKind = "house") -> Conversation:
        """Follow a room; of a table one must follow the table itself."""
        conversation = Conversation(self._asker, table, room)
        self._rooms[table, room] = conversation
        try:
            await conversation.enter()
        except Refused:
            del self._rooms[table, room]
            raise
        return conversation

    async def leave(self, table: TableId | None = None, room: RoomKind = "house") -> None:
        """Follow it no longer."""
        self._rooms.pop((table, room), None)
        await self._asker.ask(wire.LeaveTalk(cmd_id=new_command_id(), table=table, room=room))

    async def report(
        self,
        user: str,
        reason: ReportReason,
        *,
        text: str = "",
        line: tuple[TableId | None, RoomKind, int] | None = None,
    ) -> None:
        """Tell the hosts of somebody. line: table, room and number of what he said."""
        table, room, n = line or (None, None, None)
        await self._asker.ask(
            wire.ReportPlayer(
                cmd_id=new_command_id(),
                user=user,
                reason=reason,
                table=table,
                room=room,
                n=n,
                text=text,
            )
        )

    async def befriend(self, user: str) -> None:
        """Count somebody among one's friends."""
        await self._asker.ask(wire.Befriend(cmd_id=new_command_id(), user=user))

    async def unfriend(self, user: str) -> None:
        """No longer."""
        await self._asker.ask(wire.Unfriend(cmd_id=new_command_id(), user=user))

    async def block(self, user: str) -> None:
        """Want to see nothing more of somebody."""
        await self._asker.ask(wire.Block(cmd_id=new_command_id(), user=user))

    async def unblock(self, user: str) -> None:
        """No longer."""
        await self._asker.ask(wire.Unblock(cmd_id=new_command_id(), user=user))

    async def contacts(self) -> Contacts:
        """Friends and blocked people by name."""
        answer = await self._asker.ask(wire.ListContacts(cmd_id=new_command_id()))
        return Contacts.model_validate(answer.result, extra="ignore")

    # What comes, for the client

    def hear(self, frame: wire.Talk | Said | YourPeople) -> None:
        """A frame about talk or people."""
        if isinstance(frame, YourPeople):
            self.friends, self.blocked = frame.friends, frame.blocked
            self._on_people()
            return
        conversation = self._rooms.get((frame.table, frame.room))
        if conversation is None:
            return
        lines = [frame.line] if isinstance(frame, Said) else frame.lines
        if not conversation.hear(lines):
            self._enter_again(conversation)

    def back(self, table: TableId | None) -> None:
        """The house (None) or a table is followed again after a break: so are its rooms."""
        for conversation in self._rooms.values():
            if conversation.table == table:
                self._enter_again(conversation)

    def _enter_again(self, conversation: Conversation) -> None:
        task = asyncio.create_task(self._enter(conversation))
        self._entering.add(task)
        task.add_done_callback(self._entering.discard)

    async def _enter(self, conversation: Conversation) -> None:
        try:
            await conversation.enter()
        except (Refused, Ended):
            self._rooms.pop((conversation.table, conversation.room), None)
