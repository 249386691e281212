"""A table: what happens is told, what is asked is numbered, what is typed is done.

Plays any game: everything comes from `legal`, the view and the texts.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from clients.python.sdk import Ended, Refused, Table
from clients.python.table import TableNews
from clients.python.table_texts import TableTexts, shown_name
from clients.python.terminal import telling
from clients.python.terminal.braille import status_line
from clients.python.terminal.dialog import tell_choices
from clients.python.terminal.ears import Failure, Hangup, Line, News, Sound
from clients.python.terminal.session import Place, Session, ToDoor, ToReplay, ToRoom, ToTable
from clients.python.terminal.vocabulary import (
    Command,
    Filter,
    NoSuchNumber,
    Nothing,
    Pick,
    Said,
    Vocabulary,
    matching,
    with_number,
)
from clients.python.texts import Reader
from protocol.frames import Plain
from protocol.table_frames import Frame, LogLine, OfferFace, Snapshot

COMMANDS: Final = (
    "clock",
    "log",
    "hand",
    "state",
    "back",
    "draw",
    "abandon",
    "pause",
    "go",
    "resign",
    "yes",
    "no",
    "mute",
    "withdraw",
    "claim",
    "rematch",
    "replay",
    "room",
    "help",
    "quit",
)

LOG_LINES: Final = 10
"""Sentences that `log` reads unless it is told a number."""


async def table_screen(session: Session, to: ToTable) -> Place:
    """Be at a table. Without a role: in one's seat, or else as a spectator."""
    try:
        return await TableScreen(session, session.client.table(to.table, to.role or "seat")).run()
    except Refused as refused:
        if to.role is None and refused.code == "forbidden":
            return await table_screen(session, ToTable(to.table, "spectator"))
        session.refused(refused)
        return ToRoom()


class TableScreen:
    """One visit to one table."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session = session
        self._table = table
        self._vocabulary = Vocabulary(session.house, COMMANDS)
        self._texts: TableTexts | None = None
        self._log: list[LogLine] = []
        self._told_offers: set[int] = set()
        self._told_decision: tuple[object, ...] = ()
        self._told_choices: list[Plain] = []
        self._told_status: str | None = None
        self._told_end = False
        self._told_settled = False
        self._told_pause = False
        self._confirming: str | None = None
        self._asking: set[asyncio.Task[None]] = set()

    async def run(self) -> Place:
        """Stay until the user goes. Raises Refused where one may not be, Ended."""
        ears = self._session.ears
        with self._table, ears.listening(aiter(self._table)):
            sound: Sound = await ears.hear_house()
            while True:
                match sound:
                    case Hangup():
                        return ToDoor()
                    case Failure(error):
                        raise error
                    case News(Refused() as refused):
                        self._tell_refusal(refused)
                        self._tell_choices_anew()
                    case News(Snapshot() | Frame() as news):
                        await self._hear(news)
                    case Line(text) if self._texts is not None and self._table.present is not None:
                        place = self._obey(text, self._table.present, self._texts)
                        if place is not None:
                            return place
                sound = await ears.hear()

    # What is told

    async def _hear(self, news: TableNews) -> None:
        if isinstance(news, Snapshot):
            await self._meet(news)
            frame = news.frame
        else:
            frame = news
            self._log.append(LogLine(vseq=news.vseq, t_ms=news.clock.t_ms, events=news.events))
        texts = self._texts
        if texts is None:
            return
        if isinstance(news, Frame):
            self._tell_events([self._log[-1]], texts)
        self._tell_present(frame, texts)
        if self._session.width is not None:
            self._tell_status(frame, texts, self._session.width)

    def _tell_status(self, frame: Frame, texts: TableTexts, width: int) -> None:
        """For a Braille display: the present as the last line, when it is another one."""
        status = status_line(texts, frame.view, width)
        if status is not None and status != self._told_status:
            self._session.tell(status)
        self._told_status = status

    async def _meet(self, snapshot: Snapshot) -> None:
        """Sit down at the table, or come back to it."""
        house, frame = self._session.house, snapshot.frame
        names = [shown_name(seat.name, house) for seat in frame.seats]
        book = await self._session.book(snapshot.terms.game)
        is_first = self._texts is None
        texts = TableTexts(book, house, Reader(names=names, own_seat=snapshot.seat))
        self._texts = texts
        self._log = list(snapshot.log_tail)
        if is_first:
            game = await self._session.name_of(snapshot.terms.game)
            self._session.tell("")
            self._session.say("terminal-table", game=game, names=", ".join(names))
            self._session.say("terminal-commitment", commitment=snapshot.commitment)
            if snapshot.seat is None:
                self._session.say("terminal-watching")
            self._tell_events(snapshot.log_tail[-LOG_LINES:], texts)
        elif snapshot.missed:
            self._session.say("terminal-since")
            self._tell_events(snapshot.missed, texts)

    def _tell_events(self, lines: Sequence[LogLine], texts: TableTexts) -> None:
        for line in lines:
            for event in line.events:
                sentence = texts.event(event, short=self._session.width is not None)
                if sentence is not None:
                    self._session.tell(sentence)

    def _tell_present(self, frame: Frame, texts: TableTexts) -> None:
        """What is new beside the events: offers, a pause, the end, a question."""
        for face in frame.offers:
            if face.id not in self._told_offers:
                self._told_offers.add(face.id)
                self._session.tell(telling.offer(face, texts))
        if frame.pause is not None and not self._told_pause:
            self._session.say("terminal-paused")
        self._told_pause = frame.pause is not None
        if frame.outcome is not None:
            self._tell_end(frame, texts)
            return
        question = (frame.decision, frame.view["phase"], *frame.actors)
        if question != self._told_decision:
            self._told_decision = question
            self._confirming = None
            self._tell_question(frame, texts)

    def _tell_end(self, frame: Frame, texts: TableTexts) -> None:
        if frame.outcome is None:
            return
        if not self._told_end:
            self._told_end = True
            for line in telling.ending(frame.outcome, texts):
                self._session.tell(line)
            self._session.say("terminal-after")
        if not self._told_settled and frame.outcome.settled is not None:
            self._told_settled = True
            for line in telling.settled(frame.outcome, texts):
                self._session.tell(line)

    def _tell_question(self, frame: Frame, texts: TableTexts) -> None:
        asked = texts.phase(frame.view, frame.actors)
        if asked is not None:
            self._session.tell(asked)
        self._told_choices = frame.legal
        if frame.legal:
            self._session.say("terminal-your-choice")
            tell_choices(self._session, self._choices(frame, texts))

    def _tell_choices_anew(self) -> None:
        """After a refusal, where what can be chosen has changed under the hand: in an auction."""
        frame, texts = self._table.present, self._texts
        if frame is not None and texts is not None and frame.legal != self._told_choices:
            self._tell_question(frame, texts)

    def _choices(self, frame: Frame, texts: TableTexts) -> list[str]:
        return [texts.action(action) for action in frame.legal]

    def _tell_refusal(self, refused: Refused) -> None:
        if self._texts is not None:
            told = self._texts.refusal(refused.code, refused.rule, refused.facts)
            self._session.tell(told)

    # What is done

    def _obey(self, line: str, frame: Frame, texts: TableTexts) -> Place | None:
        said = self._vocabulary.understand(line, len(self._told_choices))
        confirming, self._confirming = self._confirming, None
        match said:
            case Command(name, rest):
                return self._command(name, rest, frame, texts, is_second=name == confirming)
            case _:
                self._choose(said, frame, texts)
                return None

    def _choose(self, said: Said, frame: Frame, texts: TableTexts) -> None:
        choices = self._choices(frame, texts)
        match said:
            case Pick(index):
                # What was read to the user, not what took its place since: else a bid of 60 that
                # comes too late would become one of 70.
                self._ask(self._table.act(self._told_choices[index]))
            case NoSuchNumber(number) if (action := with_number(frame.legal, number)) is not None:
                self._ask(self._table.act(action))
            case NoSuchNumber(number):
                self._session.say("terminal-no-such-number", number=number)
            case Nothing():
                self._go_on(frame, texts)
            case Filter(words) if frame.legal:
                found = matching(choices, words)
                self._session.say("terminal-filtered", count=len(found))
                if found:
                    tell_choices(self._session, choices, found)
            case _:
                self._session.say("terminal-not-understood")

    def _command(
        self, name: str, rest: str, frame: Frame, texts: TableTexts, *, is_second: bool
    ) -> Place | None:
        match name:
            case "room":
                return ToRoom()
            case "quit":
                return ToDoor()
            case "replay":
                return self._replay(frame)
            case "go":
                return self._go(frame, texts)
            case "help":
                self._tell_question(frame, texts)
                for line in self._vocabulary.help():
                    self._session.tell(line)
            case "clock" | "log" | "hand" | "state":
                for line in self._read(name, rest, frame, texts):
                    self._session.tell(line)
            case _:
                self._propose(name, rest, frame, is_second=is_second)
        return None

    def _read(self, name: str, rest: str, frame: Frame, texts: TableTexts) -> list[str]:
        house = self._session.house
        match name:
            case "clock":
                return list(telling.clocks(frame, texts))
            case "log":
                count = int(rest[:6]) if rest.isdecimal() else LOG_LINES
                lines = list(telling.logbook(self._log, texts, count)) if count else []
                return lines or [house.say("terminal-log-empty")]
            case "hand":
                lines = list(texts.summary(frame.view, "hand"))
                return lines or [house.say("terminal-hand-empty")]
            case _:
                return list(texts.summary(frame.view))

    def _propose(self, name: str, rest: str, frame: Frame, *, is_second: bool) -> None:
        """Everything that is asked of the others, and answers to what they ask."""
        table = self._table
        match name:
            case "yes" | "no" | "mute":
                self._answer(frame, accept=name == "yes", mute=name == "mute")
            case "withdraw":
                self._withdraw(frame)
            case "back":
                self._take_back(frame, is_second=is_second)
            case "resign" if not is_second:
                self._confirming = name
                self._session.say("terminal-really-resign")
            case "resign":
                self._ask(table.resign())
            case "abandon" if frame.may_abort:
                self._ask(table.abort())
            case "claim":
                self._claim(rest, frame)
            case "draw" | "abandon" | "pause" | "rematch":
                self._ask(table.offer(name))

    def _take_back(self, frame: Frame, *, is_second: bool) -> None:
        barriers = [] if frame.take_back is None else frame.take_back.barriers
        if barriers and not is_second:
            self._confirming = "back"
            house = self._session.house
            kinds = ", ".join(house.say(f"terminal-barrier-{barrier}") for barrier in barriers)
            self._session.say("terminal-barriers", kinds=kinds)
            return
        self._ask(self._table.offer("take_back", barriers))

    def _answer(self, frame: Frame, *, accept: bool, mute: bool) -> None:
        asked = self._offer_to_me(frame)
        if asked is None:
            self._session.say("terminal-no-offer")
        else:
            self._ask(self._table.answer(asked.id, accept=accept, mute=mute))

    def _offer_to_me(self, frame: Frame) -> OfferFace | None:
        """The oldest offer that waits for the own seat: none replaces another in its place."""
        own = self._table.seat
        waiting = [face for face in frame.offers if own in face.needs and own not in face.accepted]
        return waiting[0] if waiting else None

    def _withdraw(self, frame: Frame) -> None:
        own = [face for face in frame.offers if face.seat == self._table.seat]
        if own:
            self._ask(self._table.withdraw(own[0].id))
        else:
            self._session.say("terminal-no-own-offer")

    def _claim(self, rest: str, frame: Frame) -> None:
        # Whether it is time already, the table knows better: frames do not come by the second.
        absent = [seat for seat, face in enumerate(frame.seats) if face.claim_ms is not None]
        if not absent:
            self._session.say("terminal-claim-nobody")
            return
        is_draw = self._vocabulary.understand(rest, 0) == Command("draw")
        self._ask(self._table.claim("draw" if is_draw else "win", absent[0]))

    def _go(self, frame: Frame, texts: TableTexts) -> Place | None:
        """On to the rematch, out of a pause, through with reading."""
        if frame.outcome is not None and frame.outcome.rematch is not None:
            return ToTable(frame.outcome.rematch)
        if frame.pause is not None:
            self._ask(self._table.end_pause())
        else:
            self._go_on(frame, texts)
        return None

    def _go_on(self, frame: Frame, texts: TableTexts) -> None:
        own = self._table.seat
        if own is not None and frame.clock.seats[own].state == "narration":
            self._ask(self._table.narration_done())
        self._tell_question(frame, texts)

    def _replay(self, frame: Frame) -> Place | None:
        if frame.outcome is None:
            self._session.say("terminal-replay-forbidden")
            return None
        return ToReplay(self._table.id, self._table.role, self._table.seat)

    def _ask(self, asking: Coroutine[Any, Any, object]) -> None:
        """Ask, and go on listening; a refusal comes as news."""
        task = asyncio.create_task(self._wait(asking))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _wait(self, asking: Coroutine[Any, Any, object]) -> None:
        try:
            await asking
        except Refused as refused:
            self._session.ears.put(News(refused))
        except Ended:
            pass  # the table's stream says so too
