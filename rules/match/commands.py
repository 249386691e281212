"""What can be asked of a table. A seat's commands come from people, the others from the house."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from rules.game import Millis, Seat


class OfferKind(StrEnum):
    """What a seat can propose to the others."""

    TAKE_BACK = "take_back"
    DRAW = "draw"
    ABANDON = "abandon"
    PAUSE = "pause"
    REMATCH = "rematch"
    RETIRE = "retire"  # the vote about an absent seat; opened by `Claim`, never by `MakeOffer`


class Barrier(StrEnum):
    """What a take-back must name before it can be agreed to. Source: mechanisms.md 7.2."""

    RANDOM = "random"
    REVEAL = "reveal"


class ClaimChoice(StrEnum):
    """What the waiting player of a two-seat table makes of the other's absence."""

    WIN = "win"
    DRAW = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Answer a decision with one action of the game.

    decision: the decision point the seat was offered.
    rtt:      round trip of the connection, measured by the server, ms (lag compensation).
    """

    seat: Seat
    decision: int
    action: Any
    rtt: Millis = Millis(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeOffer:
    """Propose something to all other seats.

    named:         barriers a take-back request was shown.
    rematch_table: the id the new table is to have when this very offer completes a rematch (the
                   others have offered it already, or are computers).
    """

    seat: Seat
    offer: OfferKind
    named: frozenset[Barrier] = frozenset()
    rematch_table: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerOffer:
    """Accept or decline the offer with this id; `mute`: no more of this kind in this game.

    rematch_table: the id the new table is to have when this answer completes a rematch.
    """

    seat: Seat
    offer_id: int
    accept: bool
    mute: bool = False
    rematch_table: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawOffer:
    """Take back one's own open offer."""

    seat: Seat
    offer_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EndPause:
    """Say that play may go on (agreed pause)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign:
    """Give the game up: a loss with two seats, retirement with more."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Abort:
    """Call the game off before it has begun. Source: mechanisms.md 6."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Claim the result after the other's absence; with 3-5 seats: vote for retiring `absent`."""

    seat: Seat
    choice: ClaimChoice
    absent: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Say that one leaves the running game for good ("left" of mechanisms.md 8.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EndNarration:
    """The reader is through with everything up to `vseq` of the own stream."""

    seat: Seat
    vseq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPresence:
    """The house noticed that a seat is (or no longer is) connected anywhere.

    since: when the last connection was lost, if that is known better than by this command.
    """

    seat: Seat
    online: bool
    since: Millis | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outage:
    """A span of table time in which the house was down; nobody is charged for it.

    Source: reliability.md 4, mechanisms.md 2.6.
    """

    began: Millis
    ended: Millis


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """The house itself cut the seat's only connection (a dead or drained node)."""

    seat: Seat
    incident: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Void:
    """The table cannot be continued (an error of the house, or a host's decision).

    late: it was created too long after it was agreed on. Source: mechanisms.md 3.4.
    """

    incident: str
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What the settlement of the finished game changed. `changes` is plain data for the clients."""

    changes: tuple["SeatChange", ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange:
    """What the result meant for one seat. Ratings in hundredths; reasons say why not."""

    seat: Seat
    rating_before: int | None = None
    rating_after: int | None = None
    points: int = 0
    taler: int = 0
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """Something may be due by itself; `decide` says what, if anything."""


SeatCommand: TypeAlias = (
    Act
    | MakeOffer
    | AnswerOffer
    | WithdrawOffer
    | EndPause
    | Resign
    | Abort
    | Claim
    | Leave
    | EndNarration
)
HouseCommand: TypeAlias = SetPresence | Outage | Cut | Void | Settled | Due
Command: TypeAlias = SeatCommand | HouseCommand
