"""A finished game, step by step."""

from typing import Final

from clients.python.sdk import Refused, Table
from clients.python.table import Position
from clients.python.table_texts import TableTexts, shown_name
from clients.python.terminal.ears import Hangup, Line
from clients.python.terminal.session import Place, Session, ToDoor, ToReplay, ToRoom
from clients.python.terminal.vocabulary import Command, NoSuchNumber, Nothing, Pick, Vocabulary
from clients.python.texts import Reader
from protocol.table_frames import Snapshot

COMMANDS: Final = ("go", "back", "state", "room", "help", "quit")


class Pages:
    """The positions of a stream, fetched when they are first looked at. Numbered from 1."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table = table
        self._seat = seat
        self._known: dict[int, Position] = {}
        self.last = 1

    async def turn_to(self, step: int) -> Position:
        """The position after so many entries. Raises Refused."""
        if step not in self._known:
            page = await self._table.replay(step, seat=self._seat)
            self.last = page.last
            self._known.update((position.vseq, position) for position in page.positions)
        return self._known[step]


async def replay_screen(session: Session, to: ToReplay) -> Place:
    """Turn the pages until the user has seen enough."""
    with session.client.table(to.table, to.role) as table:
        try:
            await anext(aiter(table))
            assert table.snapshot is not None, "a table begins with its snapshot"
            texts = await _texts(session, table.snapshot)
            return await _turn_pages(session, Pages(table, to.seat), texts)
        except Refused as refused:
            session.refused(refused)
            return ToRoom()


async def _turn_pages(session: Session, pages: Pages, texts: TableTexts) -> Place:
    vocabulary = Vocabulary(session.house, COMMANDS)
    session.say("terminal-replay-hint")
    step = 1
    await _tell(session, pages, step, texts)
    while True:
        match await session.ears.hear():
            case Hangup():
                return ToDoor()
            case Line(text):
                said = vocabulary.understand(text, pages.last)
            case _:
                continue
        match said:
            case Nothing() | Command("go"):
                step = min(step + 1, pages.last)
            case Command("back"):
                step = max(step - 1, 1)
            case Pick(index):
                step = index + 1
            case NoSuchNumber(number):
                session.say("terminal-no-such-number", number=number)
                continue
            case Command("state"):
                for line in texts.summary((await pages.turn_to(step)).view):
                    session.tell(line)
                continue
            case Command("help"):
                for line in vocabulary.help():
                    session.tell(line)
                continue
            case Command("room"):
                return ToRoom()
            case Command("quit"):
                return ToDoor()
            case _:
                session.say("terminal-not-understood")
                continue
        await _tell(session, pages, step, texts)


async def _tell(session: Session, pages: Pages, step: int, texts: TableTexts) -> None:
    position = await pages.turn_to(step)
    session.say("terminal-replay", step=step, last=pages.last)
    for event in position.events:
        sentence = texts.event(event)
        if sentence is not None:
            session.tell(sentence)


async def _texts(session: Session, snapshot: Snapshot) -> TableTexts:
    names = [shown_name(seat.name, session.house) for seat in snapshot.frame.seats]
    book = await session.book(snapshot.terms.game)
    return TableTexts(book, session.house, Reader(names=names, own_seat=snapshot.seat))
