"""What one viewer of a table saw, and what must not have been in it. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any

from clients.python.table import TableNews
from protocol.table_frames import Frame, LogLine, Object, Outcome, Snapshot


class Watch:
    """One viewer's stream from its beginning. seat: None for a spectator.

    events: everything that was told, in order. faults: promises that were not kept.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Object] = []
        self.faults: list[str] = []
        self.outcome: Outcome | None = None
        self.commitment: str | None = None
        self._vseq = 0

    def hear(self, news: TableNews) -> None:
        """The stream goes on."""
        if isinstance(news, Snapshot):
            self._hear_snapshot(news)
            self._look_at(news.frame)
            return
        is_present_again = news.vseq == self._vseq and not news.events
        if not is_present_again:
            self._follow(news.vseq, news.events)
        self._look_at(news)

    def _hear_snapshot(self, snapshot: Snapshot) -> None:
        if snapshot.seat != self.seat:
            self._fault(f"is at seat {snapshot.seat}")
        if self.commitment not in (None, snapshot.commitment):
            self._fault("the commitment changed")
        self.commitment = snapshot.commitment
        is_first = self._vseq == 0
        lines = snapshot.log_tail if is_first else snapshot.missed
        if lines is None:
            self._fault("missed events are not told after a resume")
            self._vseq = snapshot.frame.vseq
            return
        self._follow_lines(lines)
        if self._vseq != snapshot.frame.vseq:
            self._fault(f"told up to {self._vseq}, but the present is {snapshot.frame.vseq}")

    def _follow_lines(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            self._follow(line.vseq, line.events)

    def _follow(self, vseq: int, events: Sequence[Object]) -> None:
        if vseq != self._vseq + 1:
            self._fault(f"vseq {vseq} after {self._vseq}")
        if not events:
            self._fault(f"vseq {vseq} tells nothing")
        self._vseq = vseq
        self.events += events

    def _look_at(self, frame: Frame) -> None:
        """Nothing that belongs to somebody else."""
        may_act = self.seat is not None and self.seat in frame.actors
        if not may_act and frame.legal:
            self._fault("is offered actions, but may not act")
        if may_act and frame.outcome is None and not frame.legal:
            self._fault("may act, but is offered nothing")
        if "legal" in set(_keys(frame.view)):
            self._fault("finds `legal` inside the view")
        self.outcome = self.outcome or frame.outcome

    def _fault(self, what: str) -> None:
        viewer = "spectator" if self.seat is None else f"seat {self.seat}"
        self.faults.append(f"{viewer}: {what}")


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from _keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(inner)
