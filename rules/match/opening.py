"""How a table begins: its first entry, and the table after it."""

from dataclasses import replace

from rules.game import AnyGame, Millis
from rules.match.clock import fresh_clock
from rules.match.draft import Draft
from rules.match.entry import Entry, EntryKind
from rules.match.entry_data import Started
from rules.match.events import TableStarted
from rules.match.fold import ReplayMismatch
from rules.match.match_state import Match, SeatRecord, Table
from rules.match.presence import fresh_presence
from rules.match.seed import commitment, table_seed
from rules.match.steps import aim
from rules.match.terms import Start
from rules.rng import Rng


def start_table(game: AnyGame, start: Start, now: Millis) -> Entry:
    """The first entry of a table. Raises RuleError for options that cannot be combined."""
    _deal(game, start)  # so that a table that cannot be opened is never stored
    return Entry(
        seq=1, at=now, kind=EntryKind.STARTED, data=Started(start=start), events=_events(start)
    )


def open_table(game: AnyGame, entry: Entry) -> Table:
    """The table after its first entry. Raises ReplayMismatch."""
    if not isinstance(entry.data, Started) or entry.seq != 1:
        raise ReplayMismatch("a log begins with the entry that started its table")
    start = entry.data.start
    if entry.events != _events(start):
        raise ReplayMismatch("the first entry causes other events than it holds")
    draft = Draft(Table(game, _deal(game, start), _nothing_yet(start, entry.at)), entry.at)
    draft.events.extend(entry.events)
    aim(draft, afresh=True)
    return draft.table()


def _deal(game: AnyGame, start: Start) -> object:
    options = replace(start.terms.options, first_seat=start.first_seat)
    if hasattr(options, "tempo"):  # a game whose own countdowns follow it
        options = replace(options, tempo=start.terms.tempo.value)
    return game.setup(options, len(start.seats), Rng(table_seed(start.seed), 0))


def _events(start: Start) -> tuple[TableStarted]:
    return (TableStarted(first_seat=start.first_seat, commitment=commitment(start.seed)),)


def _nothing_yet(start: Start, at: Millis) -> Match:
    control = start.terms.time_control
    persons = sum(holder.computer is None for holder in start.seats)
    return Match(
        start=start,
        commitment=commitment(start.seed),
        persons=persons,
        began_at=at,
        seq=0,
        at=at,
        vseqs=(0,) * (len(start.seats) + 1),
        seats=tuple(
            SeatRecord(
                decision=0,
                clock=fresh_clock(control, has_budget=holder.computer is None and persons > 1),
                presence=fresh_presence(control, at),
            )
            for holder in start.seats
        ),
        stepped_at=at,
    )
