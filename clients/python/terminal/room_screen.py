"""The waiting room: own games, running tables, who is there."""

import re
from dataclasses import dataclass, field
from typing import Final

from clients.python.sdk import Refused
from clients.python.table_texts import shown_name
from clients.python.terminal.dialog import tell_choices
from clients.python.terminal.ears import Failure, Hangup, Line, News
from clients.python.terminal.session import (
    Place,
    Session,
    ToChallenge,
    ToComputer,
    ToDoor,
    ToLink,
    ToTable,
)
from clients.python.terminal.vocabulary import Command, NoSuchNumber, Nothing, Pick, Vocabulary
from protocol.frames import PlayerRow, Room, RoomNews, Row, RowSeat, TableRow

COMMANDS: Final = ("computer", "challenge", "open", "name", "help", "quit")

_ADDRESS: Final = re.compile(r"(?:.*/)?(?P<kind>[ct])/(?P<id>[A-Za-z0-9_-]{1,32})(?:[?#].*)?")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass(slots=True)
class RoomBoard:
    """The rows of the waiting room as they are now."""

    rows: dict[str, Row] = field(default_factory=dict)

    def hear(self, news: Room | RoomNews) -> None:
        """All of it, or what has changed."""
        if isinstance(news, Room):
            self.rows = dict(news.rows)
            return
        self.rows.update(news.rows)
        for key in news.gone:
            self.rows.pop(key, None)

    def tables(self) -> list[TableRow]:
        """The running tables, the longest running last."""
        tables = [row for row in self.rows.values() if isinstance(row, TableRow)]
        return sorted(tables, key=lambda row: row.since_ms, reverse=True)

    def people(self) -> list[PlayerRow]:
        """Who is there, by name."""
        people = [row for row in self.rows.values() if isinstance(row, PlayerRow)]
        return sorted(people, key=lambda row: row.name.casefold())


def place_of(typed: str) -> Place | None:
    """Where an address of a table or a challenge leads, or the bare id of a table."""
    found = _ADDRESS.fullmatch(typed)
    if found:
        return ToLink(found["id"]) if found["kind"] == "c" else ToTable(found["id"])
    return ToTable(typed) if _ID.fullmatch(typed) else None


async def room_screen(session: Session) -> Place:
    """Be in the waiting room until something is chosen."""
    board = RoomBoard()
    vocabulary = Vocabulary(session.house, COMMANDS)
    try:
        with session.ears.listening(session.client.room()):
            _hear(board, await session.ears.hear_house())
            choices = await _show(session, board)
            while True:
                match await session.ears.hear():
                    case Hangup():
                        return ToDoor()
                    case News() | Failure() as news:
                        _hear(board, news)
                        continue
                    case Line(text):
                        said = vocabulary.understand(text, len(choices))
                match said:
                    case Pick(index):
                        return choices[index]
                    case NoSuchNumber(number):
                        session.say("terminal-no-such-number", number=number)
                    case Nothing():
                        choices = await _show(session, board)
                    case Command("help"):
                        choices = await _show(session, board)
                        for line in vocabulary.help():
                            session.tell(line)
                    case Command("computer"):
                        return ToComputer()
                    case Command("challenge"):
                        return ToChallenge()
                    case Command("quit"):
                        return ToDoor()
                    case Command("open", rest):
                        place = place_of(rest)
                        if place is not None:
                            return place
                        session.say("terminal-open-what")
                    case Command("name", rest):
                        await rename(session, rest)
                    case _:
                        session.say("terminal-not-understood")
    finally:
        session.client.leave_room()


def _hear(board: RoomBoard, news: News | Failure) -> None:
    if isinstance(news, Failure):
        raise news.error
    board.hear(news.what)


async def rename(session: Session, name: str) -> None:
    """Take another name."""
    try:
        person = await session.client.rename(name[:40])
    except Refused as refused:
        session.refused(refused)
    else:
        session.say("terminal-renamed", name=person.name)


def _player(seat: RowSeat, session: Session) -> str:
    """Who sits there, and how strong."""
    name = shown_name(seat.name, session.house)
    if seat.rating is None:
        return name
    value, provisional = str(round(seat.rating.value / 100)), seat.rating.provisional
    rating = session.house.say("rating", value=value, provisional="yes" if provisional else "no")
    return f"{name} {rating}"


async def _show(session: Session, board: RoomBoard) -> list[ToTable]:
    """Tell what there is; what its numbers choose."""
    blocked = set(session.client.talk.blocked)
    names = [row.name for row in board.people() if row.user not in blocked]
    session.tell("")
    if names:
        session.say("terminal-people", names=", ".join(names))
    choices: list[ToTable] = []
    texts: list[str] = []
    own = {each.table for each in session.client.your_tables}
    for each in session.client.your_tables:
        choices.append(ToTable(each.table, "seat"))
        game = await session.name_of(each.game)
        texts.append(session.house.say("terminal-own-table", game=game))
    for row in board.tables():
        if row.table not in own and blocked.isdisjoint(seat.user for seat in row.seats):
            choices.append(ToTable(row.table, "spectator"))
            game = await session.name_of(row.game)
            players = ", ".join(_player(seat, session) for seat in row.seats)
            texts.append(session.house.say("terminal-running-table", game=game, names=players))
    if texts:
        tell_choices(session, texts)
    else:
        session.say("terminal-room-empty")
    session.say("terminal-hint")
    return choices
