"""The table: one command, one entry; one entry, one new table. The door to `rules/match`."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from rules.game import Millis, Seat, Viewer
from rules.match import due, fold, match_state
from rules.match.commands import AnswerOffer, Command, MakeOffer, OfferKind
from rules.match.draft import Draft
from rules.match.entry import Entry
from rules.match.entry_data import TakenBack
from rules.match.fold import LogNeeded, ReplayMismatch
from rules.match.judge import judge
from rules.match.match_state import Match, Table
from rules.match.offers import answered_by, asked, is_agreed
from rules.match.opening import open_table, start_table
from rules.match.replay import replay, shown
from rules.match.seed import table_seed
from rules.rng import Rng

__all__ = [
    "Decision",
    "LogNeeded",
    "Match",
    "ReplayMismatch",
    "Table",
    "awaited",
    "computer_rng",
    "computers_due",
    "computers_to_move",
    "decide",
    "decide_step",
    "evolve",
    "needs_log",
    "next_due",
    "open_table",
    "shown",
    "start_table",
    "vseq",
]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command came to: the entry to commit, and the table once it is committed."""

    entry: Entry
    table: Table


def needs_log(table: Table, command: Command) -> bool:
    """Whether `decide` can carry `command` out only with the whole log (a take-back)."""
    match = table.match
    if isinstance(command, MakeOffer):
        kind = command.offer
        return kind is OfferKind.TAKE_BACK and not asked(match, command.seat, kind)
    if isinstance(command, AnswerOffer) and command.accept:
        return any(
            offer.id == command.offer_id
            and offer.kind is OfferKind.TAKE_BACK
            and is_agreed(answered_by(offer, command.seat, accept=True))
            for offer in match.offers
        )
    return False


def decide_step(
    table: Table,
    command: Command,
    now: Millis,
    *,
    user: str | None = None,
    cmd_id: str | None = None,
    log: Sequence[Entry] | None = None,
) -> Decision | None:
    """Decide one command: the entry it becomes and the table after it.

    now: the command's stamp; raised to the last entry's time if it lies before that.
    log: all entries so far, needed where `needs_log` says so.

    None: there is nothing to do (nothing is due; it is so already). Raises Rejection, and
    LogNeeded. What a game raises beyond its refusals is a fault of the house and goes through.
    """
    at = max(now, table.match.at)
    ruling = judge(table, command, at)
    if ruling is None:
        return None
    past = None
    if isinstance(ruling.data, TakenBack):
        past = _past(table, ruling.data.to_seq, log)
    draft = Draft(table, at)
    fold.fold(draft, ruling.seat, ruling.data, outcome=ruling.outcome, past=past)
    entry = Entry(
        seq=draft.seq,
        at=at,
        kind=ruling.kind,
        data=ruling.data,
        events=tuple(draft.events),
        seat=ruling.seat,
        user=user,
        cmd_id=cmd_id,
    )
    return Decision(entry, draft.table())


def decide(
    table: Table,
    command: Command,
    now: Millis,
    *,
    user: str | None = None,
    cmd_id: str | None = None,
    log: Sequence[Entry] | None = None,
) -> Entry | None:
    """The entry that `command` becomes, None if there is nothing to do. As `decide_step`."""
    decision = decide_step(table, command, now, user=user, cmd_id=cmd_id, log=log)
    return None if decision is None else decision.entry


def evolve(table: Table, entry: Entry, log: Sequence[Entry] | None = None) -> Table:
    """The table after `entry`, which follows directly on it.

    log: the entries before it; needed only for a take-back.

    Raises LogNeeded, ReplayMismatch.
    """
    past = None
    if isinstance(entry.data, TakenBack):
        past = _past(table, entry.data.to_seq, log)
    return fold.evolve(table, entry, past)


def next_due(table: Table) -> Millis | None:
    """When something may happen by itself: submit `Due` then, or let computers move, or settle."""
    return due.next_due(table.match)


def computers_to_move(table: Table) -> tuple[Seat, ...]:
    """Computers' seats that may act now (also in an open auction, where they bid or pass)."""
    return due.computers_to_move(table.match)


def computers_due(table: Table, at: Millis) -> tuple[Seat, ...]:
    """Those whose time to act has come at `at`, the next one to move first."""
    return due.computers_due(table.match, at)


def computer_rng(table: Table, seat: Seat) -> Rng:
    """The chance a computer in `seat` thinks with: the same on every node, apart from the deal."""
    match = table.match
    return Rng(table_seed(match.start.seed), match.ply + 1).fork(f"computer/{seat}")


def awaited(table: Table) -> frozenset[Seat]:
    """Seats whose decision the table waits for."""
    return frozenset() if table.match.timers else frozenset(table.match.actors)


def vseq(table: Table, viewer: Viewer) -> int:
    """How many entries have shown `viewer` an event."""
    return match_state.vseq(table.match, viewer)


def _past(table: Table, to_seq: int, log: Sequence[Entry] | None) -> Table:
    """The table after the entry `to_seq`, folded from the log."""
    if log is None:
        raise LogNeeded("a take-back is folded from the whole log: hand in `log`")
    if len(log) < to_seq or log[0].seq != 1:
        raise ValueError(f"the log must be whole and reach back from {table.match.seq} to 1")
    return replay(table.game, list(islice(log, to_seq)))
