"""The last 256 entries of a table's log: the memory of commands, and what a resume looks back on.

Source: reliability.md S6, S9.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rules.game import SPECTATOR, Viewer
from rules.match.entry import Entry
from rules.match.table import Table, shown

LENGTH: Final = 256


@dataclass(frozen=True, slots=True)
class Line:
    """An entry, and where every viewer's stream stood after it (seats, then spectators)."""

    entry: Entry
    vseqs: tuple[int, ...]


class Tail:
    """The end of one table's log, as this node knows it."""

    def __init__(self, recent: Sequence[Entry], table: Table) -> None:
        self._lines: deque[Line] = deque(numbered(recent, table), maxlen=LENGTH)
        self._answers: dict[tuple[str | None, str | None], Entry] = {
            (entry.user, entry.cmd_id): entry for entry in recent if entry.cmd_id is not None
        }

    def append(self, entry: Entry, vseqs: tuple[int, ...]) -> Line:
        """Add what was just committed."""
        if len(self._lines) == LENGTH:
            oldest = self._lines[0].entry
            self._answers.pop((oldest.user, oldest.cmd_id), None)
        line = Line(entry, vseqs)
        self._lines.append(line)
        if entry.cmd_id is not None:
            self._answers[(entry.user, entry.cmd_id)] = entry
        return line

    def answer(self, user: str | None, cmd_id: str | None) -> Entry | None:
        """The entry that this command already made."""
        return None if cmd_id is None else self._answers.get((user, cmd_id))

    def vseq_after(self, entry: Entry, viewer: Viewer) -> int | None:
        """Where the viewer's stream stood after `entry`; None: too long ago."""
        place = entry.seq - self._lines[0].entry.seq
        if not 0 <= place < len(self._lines):
            return None
        return self._lines[place].vseqs[stream(viewer)]

    def since(self, viewer: Viewer, vseq: int) -> list[Line] | None:
        """The lines that showed the viewer something after `vseq`; None: too long ago."""
        if vseq < self._known_from(viewer):
            return None
        return seen(self._lines, viewer, vseq)

    def last(self, viewer: Viewer, count: int) -> list[Line]:
        """The last `count` lines that showed the viewer something."""
        return seen(self._lines, viewer, self._known_from(viewer))[-count:]

    def _known_from(self, viewer: Viewer) -> int:
        """The `vseq` after which every line is here."""
        oldest = self._lines[0]
        return 0 if oldest.entry.seq == 1 else oldest.vseqs[stream(viewer)]

    def after(self, last: Entry) -> list[Line] | None:
        """The lines after `last`; None when the log does not go on from it (or too long ago)."""
        for index, line in enumerate(self._lines):
            if line.entry.seq == last.seq:
                return list(self._lines)[index + 1 :] if line.entry == last else None
        return None

    def whole(self) -> list[Entry] | None:
        """All entries of the table, None when the log is longer than the tail."""
        if self._lines[0].entry.seq != 1:
            return None
        return [line.entry for line in self._lines]

    def newest(self) -> Entry:
        """The last entry; a table has at least the one that started it."""
        return self._lines[-1].entry


def stream(viewer: Viewer) -> int:
    """A viewer's place among the streams: seats first, spectators last."""
    return -1 if viewer is SPECTATOR else viewer


def numbered(recent: Sequence[Entry], table: Table) -> list[Line]:
    """The log's last entries with the streams' counters, counted back from the table's present."""
    viewers: tuple[Viewer, ...] = (*range(len(table.match.vseqs) - 1), SPECTATOR)
    counters = list(table.match.vseqs)
    lines: list[Line] = []
    for entry in reversed(recent):
        lines.append(Line(entry, tuple(counters)))
        for place, viewer in enumerate(viewers):
            counters[place] -= bool(shown(entry, viewer, table.game))
    return lines[::-1]


def seen(lines: Iterable[Line], viewer: Viewer, vseq: int) -> list[Line]:
    """Those of `lines` that showed the viewer something, after `vseq` of his stream."""
    place = stream(viewer)
    found: list[Line] = []
    for line in lines:
        if line.vseqs[place] > vseq:
            found.append(line)
            vseq = line.vseqs[place]
    return found
