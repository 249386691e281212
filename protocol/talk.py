"""Talking and how people stand to each other: what a client asks, and what it hears.

What is said travels beside the tables' streams: each room numbers its own lines, without holes.
Texts are plain: the house has taken out what could disturb a page, clients insert them as text.
Source: mechanisms.md 1.4, 9; reliability.md 5, 6.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import StringConstraints

from protocol.ids import Natural, TableId, UserId
from protocol.message import Command, Message

MAX_LINE = 500
"""Code points of one line."""

RoomKind: TypeAlias = Literal["house", "seats", "spectators"]
"""The waiting room's talk, or one of a table's two; seats hear the spectators' after the end."""


class TalkCommand(Command):
    """Base of what is asked of one room. table: None for the waiting room's."""

    table: TableId | None = None
    room: RoomKind


class EnterTalk(TalkCommand):
    """Follow what is said; answered by a `talk` frame, then `said` frames. After a gap: again."""

    type: Literal["enter_talk"] = "enter_talk"


class LeaveTalk(TalkCommand):
    """Follow it no longer."""

    type: Literal["leave_talk"] = "leave_talk"


class Say(TalkCommand):
    """Say something; the answer's result holds the line's number `n`."""

    type: Literal["say"] = "say"
    text: Annotated[str, StringConstraints(min_length=1, max_length=MAX_LINE)]


ReportReason: TypeAlias = Literal["insult", "spam", "cheating", "name", "other"]


class ReportPlayer(Command):
    """Tell the hosts of somebody. n: the number of a line in a room; the house copies it itself."""

    type: Literal["report_player"] = "report_player"
    user: UserId
    reason: ReportReason
    table: TableId | None = None
    room: RoomKind | None = None
    n: Natural | None = None
    text: Annotated[str, StringConstraints(max_length=MAX_LINE)] = ""


class Befriend(Command):
    """Count somebody among one's friends."""

    type: Literal["befriend"] = "befriend"
    user: UserId


class Unfriend(Command):
    """No longer."""

    type: Literal["unfriend"] = "unfriend"
    user: UserId


class Block(Command):
    """Want to see nothing more of somebody."""

    type: Literal["block"] = "block"
    user: UserId


class Unblock(Command):
    """No longer."""

    type: Literal["unblock"] = "unblock"
    user: UserId


class ListContacts(Command):
    """Friends and blocked people by name: the result holds `friends` and `blocked`."""

    type: Literal["list_contacts"] = "list_contacts"


class TalkLine(Message):
    """One line.

    user: who said it; None: somebody the reader has blocked, and then there is no text either.
    seat: at a table, of the one who spoke.
    at:   wall clock of the server, ms.
    """

    n: Natural
    user: str | None
    name: str
    seat: int | None
    at: int
    text: str | None


class Talk(Message):
    """All that is kept of a room; the answer to `enter_talk`."""

    type: Literal["talk"] = "talk"
    table: TableId | None
    room: RoomKind
    lines: list[TalkLine]


class Said(Message):
    """Somebody said something."""

    type: Literal["said"] = "said"
    table: TableId | None
    room: RoomKind
    line: TalkLine


class YourPeople(Message):
    """The ids of one's friends and of those one has blocked; told again when they change."""

    type: Literal["your_people"] = "your_people"
    friends: list[UserId]
    blocked: list[UserId]


AnyTalkCommand: TypeAlias = (
    EnterTalk
    | LeaveTalk
    | Say
    | ReportPlayer
    | Befriend
    | Unfriend
    | Block
    | Unblock
    | ListContacts
)
AnyTalkFrame: TypeAlias = Talk | Said | YourPeople
"""To be told apart by `type`, in the union of protocol/frames.py."""
