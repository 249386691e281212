"""The table's own events: what happens around a game and is shown in every stream.

All of them are public. Those that speak of a place in the stream hold it for every viewer and
are cut down to the viewer's own number by `show_table_event`: the others' numbers would tell how
much happened that he could not see.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, TypeAlias, TypeVar

from rules.game import Event, Millis, Result, Seat, Spectator, Viewer
from rules.match.commands import Barrier, ClaimChoice, OfferKind, SeatChange


class TableOwn(Event):
    """Base of the table's own events, so that they are told from a game's at a glance."""

    __slots__ = ()


class OfferState(StrEnum):
    """How an offer ended. Source: mechanisms.md 7.1."""

    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    VOID = "void"


class FlagCause(StrEnum):
    """Which limit a seat has overrun: its budget, or the brake of a table without a clock."""

    TIME = "time"
    BRAKE = "brake"


class RetireReason(StrEnum):
    """Why a seat of a table of 3-5 is out for good. Source: mechanisms.md 8.5."""

    RESIGN = "resign"
    TIME = "time"
    BRAKE = "brake"
    VOTE = "vote"


class CreditReason(StrEnum):
    """Why time was given. Source: mechanisms.md 2.6 and 8.4."""

    OUTAGE = "outage"
    CUT = "cut"
    RECONNECT = "reconnect"


class AbortReason(StrEnum):
    """Why a table ended without a result."""

    ASKED = "asked"
    ABANDONED = "abandoned"
    NO_SHOW = "no_show"
    AWAY = "away"
    UNTOUCHED = "untouched"
    LATE = "late"
    INCIDENT = "incident"


class EndReason(StrEnum):
    """Why the table itself ended a game with a result; a game has reasons of its own."""

    RESIGN = "resign"
    TIME = "time"
    BRAKE = "brake"
    DRAW = "draw"
    CLAIM = "claim"
    LAST_SEAT = "last_seat"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStarted(TableOwn):
    """The table is open. `commitment` binds the house to the seed; see `seed.py`."""

    first_seat: Seat
    commitment: str
    type: Literal["table_started"] = "table_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOfferMade(TableOwn):
    """A seat proposes something.

    needs:       seats that are asked.
    lasts_ms:    how long the offer stands.
    absent_seat: whom a vote is to retire.
    barriers, to_vseq: of a take-back: what the undone part drew or showed, and the viewer's last
                 entry that would stay; the later game events of his stream would be undone.
    to_vseqs:    the same for every viewer (seats, then spectators); empty once shown.
    """

    offer_id: int
    kind: OfferKind
    seat: Seat
    needs: tuple[Seat, ...]
    lasts_ms: Millis
    absent_seat: Seat | None = None
    barriers: tuple[Barrier, ...] = ()
    to_vseq: int | None = None
    to_vseqs: tuple[int, ...] = ()
    type: Literal["table_offer_made"] = "table_offer_made"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOfferAnswered(TableOwn):
    """A seat has said yes or no to an offer."""

    offer_id: int
    kind: OfferKind
    seat: Seat
    accept: bool
    type: Literal["table_offer_answered"] = "table_offer_answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOfferClosed(TableOwn):
    """An offer no longer stands."""

    offer_id: int
    kind: OfferKind
    state: OfferState
    type: Literal["table_offer_closed"] = "table_offer_closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMuted(TableOwn):
    """A seat wants no more offers of this kind in this game."""

    seat: Seat
    kind: OfferKind
    type: Literal["table_muted"] = "table_muted"


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePaused(TableOwn):
    """All have agreed to a pause of at most `lasts_ms`; None: until all say that it is over."""

    lasts_ms: Millis | None
    type: Literal["table_paused"] = "table_paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableResumeAsked(TableOwn):
    """A seat has said that play may go on; others have yet to say it."""

    seat: Seat
    type: Literal["table_resume_asked"] = "table_resume_asked"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableResumed(TableOwn):
    """The pause is over; clocks run again after `notice_ms`. `seat` ended it, None: its time."""

    notice_ms: Millis
    seat: Seat | None = None
    type: Literal["table_resumed"] = "table_resumed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTakenBack(TableOwn):
    """The last step of `seat` and all after it are undone.

    to_vseq:  the viewer's last entry that stays; later game events of his stream are undone.
    to_vseqs: the same for every viewer (seats, then spectators); empty once shown.
    """

    seat: Seat
    to_vseq: int | None = None
    to_vseqs: tuple[int, ...] = ()
    type: Literal["table_taken_back"] = "table_taken_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFlagged(TableOwn):
    """The time of a seat has run out."""

    seat: Seat
    cause: FlagCause
    type: Literal["table_flagged"] = "table_flagged"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableResigned(TableOwn):
    """A seat has given up."""

    seat: Seat
    type: Literal["table_resigned"] = "table_resigned"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRetired(TableOwn):
    """A seat of a table of 3-5 is out for good; the table plays it from now on."""

    seat: Seat
    reason: RetireReason
    type: Literal["table_retired"] = "table_retired"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableClaimed(TableOwn):
    """The waiting seat of a table of two has claimed the result after the other's absence."""

    seat: Seat
    absent_seat: Seat
    choice: ClaimChoice
    type: Literal["table_claimed"] = "table_claimed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLeft(TableOwn):
    """A seat has said that it leaves the running game."""

    seat: Seat
    type: Literal["table_left"] = "table_left"


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePresence(TableOwn):
    """A seat has lost its last connection, or is back."""

    seat: Seat
    online: bool
    type: Literal["table_presence"] = "table_presence"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableNarrated(TableOwn):
    """A seat is through with reading: its clock starts before the granted pause is over.

    Shown to all, because all see that clock.
    """

    seat: Seat
    type: Literal["table_narrated"] = "table_narrated"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCredited(TableOwn):
    """Time was given, to one seat or (None) to every seat whose clock ran."""

    ms: Millis
    reason: CreditReason
    seat: Seat | None = None
    type: Literal["table_credited"] = "table_credited"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableAborted(TableOwn):
    """The table is over without a result. `seat` asked for it, or did not show up."""

    reason: AbortReason
    seat: Seat | None = None
    incident: str | None = None
    type: Literal["table_aborted"] = "table_aborted"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableEnded(TableOwn):
    """The game is over.

    reason:      the result's, repeated because texts read plain fields only.
    winner_seat: the seat that is first alone.
    """

    result: Result
    reason: str
    winner_seat: Seat | None
    type: Literal["table_ended"] = "table_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRematch(TableOwn):
    """All have agreed to play again, at the table with this id."""

    table: str
    type: Literal["table_rematch"] = "table_rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettled(TableOwn):
    """What the result has changed for each seat."""

    changes: tuple[SeatChange, ...]
    type: Literal["table_settled"] = "table_settled"


TableEvent: TypeAlias = (
    TableStarted
    | TableOfferMade
    | TableOfferAnswered
    | TableOfferClosed
    | TableMuted
    | TablePaused
    | TableResumeAsked
    | TableResumed
    | TableTakenBack
    | TableFlagged
    | TableResigned
    | TableRetired
    | TableClaimed
    | TableLeft
    | TablePresence
    | TableNarrated
    | TableCredited
    | TableAborted
    | TableEnded
    | TableRematch
    | TableSettled
)


T = TypeVar("T", bound=TableOwn)


def show_table_event(event: T, viewer: Viewer) -> T:
    """The event as `viewer` may see it: all are public, but he sees only his own numbers."""
    if isinstance(event, TableOfferMade | TableTakenBack) and event.to_vseqs:
        place = -1 if isinstance(viewer, Spectator) else viewer
        return replace(event, to_vseq=event.to_vseqs[place], to_vseqs=())
    return event
