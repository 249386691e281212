"""A table in a test's hands: it plays the house, with a clock that only the test moves."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.game import AnyGame, Level, Millis, Seat, Viewer
from rules.match.commands import (
    Act,
    AnswerOffer,
    Barrier,
    Command,
    Due,
    MakeOffer,
    OfferKind,
    SetPresence,
)
from rules.match.entry import Entry
from rules.match.errors import Rejection
from rules.match.frame import FrameFacts, frame_facts
from rules.match.table import (
    Table,
    awaited,
    decide_step,
    evolve,
    needs_log,
    next_due,
    open_table,
    shown,
    start_table,
)
from rules.match.terms import Fischer, Kind, NoClock, SeatHolder, Start, Terms, TimeControl
from tests.rules.match.tally import TALLY, Count

T0 = Millis(7_000_000)
FIVE_PLUS_THREE = Fischer(base_ms=Millis(300_000), inc_ms=Millis(3_000))
SEED = "5e" * 32


def person(name: str) -> SeatHolder:
    return SeatHolder(user=f"user-{name}", name=name)


def computer(level: Level = Level.EASY) -> SeatHolder:
    return SeatHolder(user=f"computer:{level}", name=level, computer=level)


def make_start(
    *,
    game: AnyGame = TALLY,
    seats: int = 2,
    control: TimeControl = FIVE_PLUS_THREE,
    kind: Kind = Kind.FRIENDLY,
    computers: Iterable[Seat] = (),
    daily: str | None = None,
    seed: str = SEED,
    **terms: Any,
) -> Start:
    bots = set(computers)
    return Start(
        table="t1",
        terms=Terms(game="tally", options=game.Options(), time_control=control, kind=kind, **terms),
        seats=tuple(computer() if seat in bots else person("abcde"[seat]) for seat in range(seats)),
        first_seat=0,
        seed=seed,
        rules_version=1,
        daily=daily,
    )


class Sitting:
    """One table, its log, and the time; `spent` moves the clock."""

    def __init__(self, *, game: AnyGame = TALLY, start: Start | None = None, **terms: Any) -> None:
        self.now = T0
        start = start or make_start(game=game, **terms)
        self.log: list[Entry] = [start_table(game, start, self.now)]
        self.table: Table = open_table(game, self.log[0])

    @property
    def match(self) -> Any:
        return self.table.match

    def spend(self, ms: int) -> "Sitting":
        """Let time pass."""
        self.now = Millis(self.now + ms)
        return self

    def send(self, command: Command) -> Entry | None:
        """Submit a command now; commit what it becomes, and check that other nodes agree."""
        log = self.log if needs_log(self.table, command) else None
        decision = decide_step(self.table, command, self.now, log=log)
        if decision is None:
            return None
        other_node = evolve(self.table, decision.entry, self.log)
        assert other_node == decision.table
        self.table = decision.table
        self.log.append(decision.entry)
        return decision.entry

    def act(self, seat: Seat, action: Any = None, *, after: int = 0, rtt: int = 0) -> Entry:
        """Let `seat` act, `after` ms from now, on its present decision."""
        self.spend(after)
        entry = self.send(
            Act(
                seat=seat,
                decision=self.match.seats[seat].decision,
                action=Count() if action is None else action,
                rtt=Millis(rtt),
            )
        )
        assert entry is not None
        return entry

    def all_act_once(self) -> "Sitting":
        """Let every seat count once, so that first actions are behind us."""
        for _ in range(len(self.match.seats)):
            self.act(min(awaited(self.table)))
        return self

    def offer(self, seat: Seat, kind: OfferKind, *named: Barrier) -> Entry | None:
        return self.send(
            MakeOffer(seat=seat, offer=kind, named=frozenset(named), rematch_table="t2")
        )

    def answer(self, seat: Seat, *, accept: bool, mute: bool = False) -> Entry | None:
        """Answer the only open offer."""
        (offer,) = self.match.offers
        return self.send(
            AnswerOffer(seat=seat, offer_id=offer.id, accept=accept, mute=mute, rematch_table="t2")
        )

    def go(self, seat: Seat) -> "Sitting":
        self.send(SetPresence(seat=seat, online=False))
        return self

    def come(self, seat: Seat) -> "Sitting":
        self.send(SetPresence(seat=seat, online=True))
        return self

    def due(self) -> Entry | None:
        """Submit `Due` now."""
        return self.send(Due())

    def due_in(self) -> int | None:
        """How long until the table is due."""
        at = next_due(self.table)
        return None if at is None else at - self.now

    def wait(self) -> Entry | None:
        """Let time pass until the table is due, and submit `Due`."""
        due_in = self.due_in()
        assert due_in is not None
        return self.spend(max(0, due_in)).due()

    def refused(self, command: Command) -> Rejection:
        """The refusal of a command; nothing may have changed."""
        before = (self.table, list(self.log))
        with pytest.raises(Rejection) as caught:
            self.send(command)
        assert (self.table, self.log) == before
        return caught.value

    def facts(self, viewer: Viewer = 0) -> FrameFacts:
        return frame_facts(self.table, viewer, self.now)

    def remaining(self, seat: Seat) -> int:
        """What the seat's clock shows now."""
        left = self.facts(seat).clock.seats[seat].remaining_ms
        assert left is not None
        return left

    def types(self, entry: Entry | None, viewer: Viewer = 0) -> list[str]:
        """Types of the events that an entry shows to a viewer."""
        assert entry is not None
        return [event.type for event in shown(entry, viewer, self.table.game)]


def no_clock(**terms: Any) -> Sitting:
    """A table without a clock."""
    return Sitting(control=NoClock(), **terms)
