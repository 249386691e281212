"""A table while one entry is folded into it: the one mutable thing in `rules/match`.

`fold` makes a draft, changes it, and takes the new table out of it; nobody else ever sees one.
So an entry costs one new `Match`, however many of its fields change.
"""

from rules.game import SPECTATOR, AnyGame, Event, Millis, Seat, Viewer
from rules.match.clock import ask, elapsed, go_on, rest, stop
from rules.match.events import TableOwn
from rules.match.match_state import Match, RunningTimer, SeatRecord, Table, changed, is_person
from rules.match.seed import table_seed
from rules.rng import Rng


class SeatDraft:
    """One seat while an entry is folded in."""

    __slots__ = (
        "_record",
        "acted",
        "clock",
        "decision",
        "flagged",
        "last_step",
        "narrated_until",
        "presence",
        "retired",
    )

    def __init__(self, record: SeatRecord) -> None:
        self._record = record
        self.decision = record.decision
        self.clock = record.clock
        self.presence = record.presence
        self.acted = record.acted
        self.narrated_until = record.narrated_until
        self.retired = record.retired
        self.flagged = record.flagged
        self.last_step = record.last_step

    def record(self) -> SeatRecord:
        """The seat as a value; the old one if nothing has changed."""
        old = self._record
        if (
            self.clock is old.clock
            and self.decision == old.decision
            and self.narrated_until == old.narrated_until
            and self.last_step is old.last_step
            and self.presence is old.presence
            and self.acted == old.acted
            and self.retired == old.retired
            and self.flagged == old.flagged
        ):
            return old
        return changed(
            old,
            decision=self.decision,
            clock=self.clock,
            presence=self.presence,
            acted=self.acted,
            narrated_until=self.narrated_until,
            retired=self.retired,
            flagged=self.flagged,
            last_step=self.last_step,
        )


class Draft:
    """A table while one entry, made at `at`, is folded into it.

    before: the match as it was; events: what the entry has caused so far.
    """

    def __init__(self, table: Table, at: Millis) -> None:
        match = table.match
        self.game: AnyGame = table.game
        self.before: Match = match
        self.at = at
        self.seq = match.seq + 1
        self.events: list[Event] = []
        self.state = table.state
        self.start = match.start
        self.seats = [SeatDraft(record) for record in match.seats]
        self.ply = match.ply
        self.position = match.position
        self.turn = match.turn
        self.turn_seat = match.turn_seat
        self.turn_key = match.turn_key
        self.actors = match.actors
        self.timers = match.timers
        self.stepped_at = match.stepped_at
        self.stopped_at = match.stopped_at
        self.resumes_at = match.resumes_at
        self.pause = match.pause
        self.pauses = match.pauses
        self.offers = match.offers
        self.next_offer = match.next_offer
        self.asked = match.asked
        self.muted = match.muted
        self.outage_until = match.outage_until
        self.cuts = match.cuts
        self.result = match.result
        self.aborted = match.aborted
        self.settled = match.settled
        self.changes = match.changes
        self.rematch = match.rematch

    @property
    def over(self) -> bool:
        """Whether play has ended."""
        return self.result is not None or self.aborted is not None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats whose decision the table waits for."""
        return () if self.timers else self.actors

    def tell(self, event: Event) -> None:
        """Note an event that this entry has caused."""
        self.events.append(event)

    def step_rng(self) -> Rng:
        """The chance of the next step."""
        return Rng(table_seed(self.start.seed), self.ply + 1)

    def pays(self, seat: Seat) -> bool:
        """Whether the seat's present decision is paid from a budget."""
        place = self.seats[seat]
        return place.clock.remaining is not None and place.acted

    def ask(self, seat: Seat, free: Millis, key: str | None) -> None:
        """Start a seat's clock for a new decision, after what it still has to read."""
        place = self.seats[seat]
        clock = ask(place.clock, self.at, place.narrated_until, free, key)
        if self.stopped_at is not None:
            # Clocks stand: keep only how long it will wait, counted from when they stopped.
            clock = go_on(clock, self.at, self.stopped_at)
        place.clock = clock

    def rest(self, seat: Seat) -> None:
        """Stop a seat's clock for good: its decision no longer stands."""
        place = self.seats[seat]
        if place.clock.start_at is not None:
            place.clock = rest(
                place.clock,
                self.at,
                stopped=self.stopped_at is not None,
                from_budget=self.pays(seat),
            )

    def running(self, seat: Seat) -> Millis:
        """Running time of the seat's present decision so far."""
        return elapsed(self.seats[seat].clock, self.at, stopped=self.stopped_at is not None)

    def stop_clocks(self) -> None:
        """Let all clocks stand (agreed pause, pending take-back)."""
        if self.stopped_at is None:
            for place in self.seats:
                place.clock = stop(place.clock, self.at)
            self.stopped_at = self.at

    def start_clocks(self, notice: Millis = Millis(0)) -> None:
        """Let all clocks run again, `notice` from now; the game's timers begin anew."""
        if self.stopped_at is not None:
            resumes_at = Millis(self.at + notice)
            for place in self.seats:
                place.clock = go_on(place.clock, self.stopped_at, resumes_at)
            self.stopped_at = None
            self.resumes_at = resumes_at
            self.restart_timers(resumes_at)

    def restart_timers(self, since: Millis) -> None:
        """Let the game's timers begin anew. Source: design.md 2."""
        self.timers = tuple(
            RunningTimer(key=timer.key, since=since, ms=timer.ms) for timer in self.timers
        )

    def in_play(self) -> tuple[Seat, ...]:
        """Seats that are not retired."""
        return tuple(seat for seat, place in enumerate(self.seats) if place.retired is None)

    def persons_in_play(self) -> tuple[Seat, ...]:
        """Seats of persons that are not retired."""
        return tuple(seat for seat in self.in_play() if is_person(self.before, seat))

    def table(self) -> Table:
        """The table with this entry folded in; each stream that saw an event has counted it."""
        before = self.before
        match = changed(
            before,
            seq=self.seq,
            at=self.at,
            vseqs=self._counted(),
            seats=tuple([place.record() for place in self.seats]),
            ply=self.ply,
            position=self.position,
            turn=self.turn,
            turn_seat=self.turn_seat,
            turn_key=self.turn_key,
            actors=self.actors,
            timers=self.timers,
            stepped_at=self.stepped_at,
            stopped_at=self.stopped_at,
            resumes_at=self.resumes_at,
            pause=self.pause,
            pauses=self.pauses,
            offers=self.offers,
            next_offer=self.next_offer,
            asked=self.asked,
            muted=self.muted,
            outage_until=self.outage_until,
            cuts=self.cuts,
            result=self.result,
            aborted=self.aborted,
            settled=self.settled,
            changes=self.changes,
            rematch=self.rematch,
        )
        return Table(self.game, self.state, match)

    def _counted(self) -> tuple[int, ...]:
        vseqs = list(self.before.vseqs)
        spectators = len(vseqs) - 1
        for place in range(len(vseqs)):
            if self._shows(SPECTATOR if place == spectators else place):
                vseqs[place] += 1
        return tuple(vseqs)

    def _shows(self, viewer: Viewer) -> bool:
        show = self.game.show
        for event in self.events:
            # The table's own events are public; a game's need asking until the first that shows.
            if isinstance(event, TableOwn) or show(event, viewer) is not None:
                return True
        return False
