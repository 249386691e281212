"""Somebody at a terminal, and what a house in this process tells him."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from clients.python.door import Address
from clients.python.terminal.app import visit
from clients.python.terminal.ears import Ears, Hangup, Line
from clients.python.terminal.identity import Identities
from clients.python.texts import Language
from protocol.commands import (
    AnyMessage,
    Attach,
    EnterRoom,
)
from protocol.frames import Plain
from tests.clients.fake_house import (
    TERMS,
    Answering,
    FakeHouse,
    courteous,
    frame,
    ok,
    snapshot,
)

LAY: list[Plain] = [{"type": "lay", "card": "fish-5"}, {"type": "lay", "card": "coin-7"}]
ASKED = frame(1, legal=LAY, decision=1, actors=[0])
OUTCOME: Plain = {
    "aborted": False,
    "reason": "played_out",
    "ranking": [[0], [1]],
    "scores": [3, 2],
    "seed": "00",
    "rematch": None,
    "settled": None,
}
LINK: Plain = {
    "type": "link",
    "link": "l1",
    "state": "open",
    "named": False,
    "reason": None,
    "rev": 2,
    "terms": TERMS,
    "challenger": {"user": "u2", "name": "Bo", "guest": True},
    "challenger_rating": None,
    "opponent": None,
    "opponent_rating": None,
    "answer_by": "opponent",
    "you": "visitor",
    "expires_ms": 1000,
}


class Visitor:
    """Somebody at a terminal: types, and reads what was printed."""

    def __init__(self, house: FakeHouse, tmp_path: Path) -> None:
        self.house = house
        self.ears = Ears()
        self.printed: list[str] = []
        self.identities = Identities(tmp_path / "terminal.json")
        self.identities.keep(Address.parse(house.url), "secret")
        self._news = asyncio.Event()
        self._visit: asyncio.Task[bool] | None = None

    def come(
        self,
        path: str = "",
        language: Language = "de",
        name: str | None = None,
        width: int | None = None,
    ) -> None:
        self._visit = asyncio.create_task(
            visit(
                self.house.url + path,
                language=language,
                tell=self._tell,
                ears=self.ears,
                identities=self.identities,
                name=name,
                width=width,
            )
        )

    def _tell(self, line: str) -> None:
        self.printed.append(line)
        self._news.set()

    def type(self, *lines: str) -> None:
        for line in lines:
            self.ears.put(Line(line))

    async def reads(self, part: str) -> str:
        """Wait for a line with this in it that was not read yet; what comes before is read too."""
        async with asyncio.timeout(60):
            while True:
                for place, line in enumerate(self.printed):
                    if part in line:
                        del self.printed[: place + 1]
                        return line
                self._news.clear()
                await self._news.wait()

    async def leaves(self) -> bool:
        self.ears.put(Hangup())
        assert self._visit is not None
        return await self._visit


def at_table(
    present: Plain, answers: dict[type[AnyMessage], Any] | None = None, terms: Plain = TERMS
) -> Answering:
    """A house with this table; answers: what it says to some kinds of commands."""

    def answer(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, Attach):
            return [snapshot(message, present, terms=terms)]
        for kind, said in (answers or {}).items():
            if isinstance(message, kind):
                frames: Iterable[Plain] = said(message)
                return frames
        return courteous(message)

    return answer


def in_room(rows: Plain, *before: Plain) -> Answering:
    """A house whose waiting room has these rows; before: what it says ahead of them."""

    def answer(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, EnterRoom):
            return [*before, {"type": "room", "n": 1, "rows": rows}, ok(message)]
        return courteous(message)

    return answer


def player(who: Plain) -> Plain:
    """Somebody's row."""
    return {"kind": "player", **who, "doing": "free", "ratings": {}}


def table_row(table: str, *seats: Plain) -> Plain:
    """A running table's row."""
    return {
        "kind": "table",
        "table": table,
        "game": "bagalut",
        "seats": list(seats),
        "time_control": "none",
        "rated": False,
        "progress": None,
        "round": None,
        "clock": None,
        "since_ms": 1,
    }
