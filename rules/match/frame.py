"""What a frame says about the table beside the game's view: the same for each kind of viewer.

All times are spans from now: clients never compare wall clocks.
"""

from dataclasses import dataclass
from enum import StrEnum

from rules.game import Level, Millis, Result, Seat, Viewer
from rules.match.commands import Barrier, OfferKind
from rules.match.events import AbortReason
from rules.match.match_state import Table


class ClockState(StrEnum):
    """What a seat's clock does. Source: mechanisms.md 2.2."""

    IDLE = "idle"
    NARRATION = "narration"
    RUNNING = "running"
    PAUSED = "paused"
    FLAGGED = "flagged"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFacts:
    """One seat. claim_in_ms: when its absence may be claimed, None while it is here."""

    user: str
    name: str
    computer: Level | None
    rating: int | None
    guest: bool
    online: bool
    left: bool
    offline_for_ms: Millis | None
    claim_in_ms: Millis | None
    retired: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatClockFacts:
    """One seat's clock now.

    remaining_ms: its budget, None: it has none.
    starts_in_ms: until the budget (or the brake) begins to run; 0: it runs, or is not awaited.
    brake_in_ms:  until the limit of this one decision (brake, first action); None: there is none.
    """

    state: ClockState
    remaining_ms: Millis | None
    starts_in_ms: Millis
    brake_in_ms: Millis | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFacts:
    """All clocks. t_ms: since the table began; timer_in_ms: until the game's nearest timer."""

    t_ms: Millis
    timer_in_ms: Millis | None
    seats: tuple[SeatClockFacts, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferFacts:
    """An offer that stands; the fields of `events.TableOfferMade`."""

    id: int
    kind: OfferKind
    by_seat: Seat
    needs: tuple[Seat, ...]
    accepted: tuple[Seat, ...]
    expires_in_ms: Millis
    absent_seat: Seat | None
    barriers: tuple[Barrier, ...]
    to_vseq: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackFacts:
    """What taking back one's own last step would undo: what it drew or showed, and from where."""

    barriers: tuple[Barrier, ...]
    to_vseq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseFacts:
    """An agreed pause. resumed: seats that have said that it may end."""

    ends_in_ms: Millis | None
    resumed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameFacts:
    """The house's part of a frame.

    decision:   the seat's own, None for spectators.
    offerable:  for a seat: each kind of offer, and why it may not be made now (None: it may).
    take_back:  for a seat that could ask for its last step.
    commitment: to the seed; seed: revealed once the table is over (a daily one's: not here).
    rematch:    id of the table at which all have agreed to play again.
    """

    decision: int | None
    actors: tuple[Seat, ...]
    seats: tuple[SeatFacts, ...]
    clock: ClockFacts
    offers: tuple[OfferFacts, ...]
    offerable: tuple[tuple[OfferKind, str | None], ...]
    take_back: TakeBackFacts | None
    pause: PauseFacts | None
    result: Result | None
    aborted: AbortReason | None
    commitment: str
    seed: str | None
    rematch: str | None


def frame_facts(table: Table, viewer: Viewer, now: Millis) -> FrameFacts:
    """The house's part of a frame for `viewer` at `now`."""
    raise NotImplementedError
