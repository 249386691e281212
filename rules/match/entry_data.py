"""What an entry says beyond who and when: all that `evolve` needs, one class a kind.

Plain values, told apart by `kind`, which equals the entry's. The events an entry caused stand
beside it, not in here.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, TypeAlias

from rules.game import Millis, Seat, Wire
from rules.match.commands import Barrier, ClaimChoice, OfferKind, SeatChange
from rules.match.events import AbortReason, CreditReason, FlagCause
from rules.match.terms import Start


class By(StrEnum):
    """Who chose an action: the seat's holder, or the table for a seat that is out for good."""

    SEAT = "seat"
    TABLE = "table"


class Reply(StrEnum):
    """What a seat says about something that was proposed."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    RESUME = "resume"  # the agreed pause may end


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Wire):
    """The first entry. It holds the seed and is therefore never shown."""

    start: Start
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Wire):
    """One action of the game.

    elapsed: running time of this decision; comp: how much of it was put down to the line;
    rtt: the measured round trip. All three are kept for disputes; the clock is charged
    `elapsed - comp`. Source: mechanisms.md 2.4.
    """

    action: Any
    by: By = By.SEAT
    elapsed: Millis = Millis(0)
    comp: Millis = Millis(0)
    rtt: Millis = Millis(0)
    kind: Literal["act"] = "act"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ticked(Wire):
    """The game's timer with this key has run out."""

    key: str
    kind: Literal["tick"] = "tick"


@dataclass(frozen=True, slots=True, kw_only=True)
class Expired(Wire):
    """The offer with this id has run out, or the pause it had led to."""

    offer_id: int
    kind: Literal["expired"] = "expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class Flagged(Wire):
    """Seats whose time has run out; several when their deadlines fell into one millisecond."""

    seats: tuple[Seat, ...]
    cause: FlagCause
    kind: Literal["flagged"] = "flagged"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Wire):
    """An offer.

    barriers:      what the asker of a take-back was told that it would undo.
    absent_seat:   whom a vote is to retire.
    rematch_table: the new table's id, if nobody else has to agree.
    """

    offer: OfferKind
    barriers: tuple[Barrier, ...] = ()
    absent_seat: Seat | None = None
    rematch_table: str | None = None
    kind: Literal["offer"] = "offer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Wire):
    """An answer to an offer, or (`resume`) to the pause it had led to."""

    offer_id: int
    reply: Reply
    mute: bool = False
    rematch_table: str | None = None
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Wire):
    """Steps after the entry `to_seq` are no longer in effect.

    undone_seat: whose last step it was.
    offer_id:    the offer that was agreed to, None: nobody had to be asked.
    """

    to_seq: int
    undone_seat: Seat
    offer_id: int | None = None
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Wire):
    """The entry's seat has given up."""

    kind: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Retired(Wire):
    """The entry's seat had the last word about an absent one: a claim, or the deciding vote.

    choice:   with two seats: what was claimed.
    offer_id: with 3-5 seats: the vote, None when one voice was enough.
    """

    absent_seat: Seat
    choice: ClaimChoice | None = None
    offer_id: int | None = None
    kind: Literal["retired"] = "retired"


@dataclass(frozen=True, slots=True, kw_only=True)
class Narrated(Wire):
    """The entry's seat is through with reading."""

    kind: Literal["narrated"] = "narrated"


@dataclass(frozen=True, slots=True, kw_only=True)
class PresenceChanged(Wire):
    """The entry's seat was lost at `since`, is back, or has said that it leaves."""

    online: bool
    left: bool = False
    since: Millis | None = None
    kind: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True, kw_only=True)
class Credited(Wire):
    """Time given: for an outage from `began` to `ended`, or to the entry's seat that we cut."""

    reason: CreditReason
    began: Millis | None = None
    ended: Millis | None = None
    incident: str | None = None
    kind: Literal["credited"] = "credited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aborted(Wire):
    """The table ended without a result. The entry's seat asked for it, or did not show up."""

    reason: AbortReason
    incident: str | None = None
    kind: Literal["aborted"] = "aborted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement(Wire):
    """What the settlement of the finished game changed."""

    changes: tuple[SeatChange, ...]
    kind: Literal["settled"] = "settled"


EntryData: TypeAlias = (
    Started
    | Acted
    | Ticked
    | Expired
    | Flagged
    | Offered
    | Answered
    | TakenBack
    | Resigned
    | Retired
    | Narrated
    | PresenceChanged
    | Credited
    | Aborted
    | Settlement
)
