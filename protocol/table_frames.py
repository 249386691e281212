"""What a client hears of a table: frames, snapshots, the log, how many watch.

The server builds the same shapes as plain dicts (server/present.py); a test holds the two together.
"""

from typing import Literal, TypeAlias

from pydantic import JsonValue

from protocol.ids import Natural, TableId
from protocol.message import Message
from protocol.terms import Terms

Object: TypeAlias = dict[str, JsonValue]


class RatingFace(Message):
    """How strong somebody is at the game in question.

    value: Elo in hundredths; provisional: it still finds its place, and is shown with "?".
    """

    value: Natural
    provisional: bool


class SeatFace(Message):
    """A seat as everybody sees it.

    rating:      hundredths when the table began; None: guests and computers.
    provisional: as of `RatingFace`.
    presence:    of people; a computer is always "online".
    offline_ms:  how long the seat has been away.
    claim_ms:    when the others may claim the result, None: not in sight.
    retired:     order of retirement, 1 is the first, None: still playing.
    """

    user: str
    name: str
    guest: bool
    computer: Literal["easy", "medium", "strong"] | None
    rating: int | None
    provisional: bool
    presence: Literal["online", "offline", "left"]
    offline_ms: int | None
    claim_ms: int | None
    retired: int | None


class SeatClock(Message):
    """A seat's clock at the moment of the frame; clients count on from the moment of receipt.

    remaining_ms: budget left, None without a clock.
    starts_ms:    in state `narration`: when the clock starts by itself; else 0.
    brake_ms:     when this decision's own limit is over (emergency brake, first action).
    """

    state: Literal["idle", "narration", "running", "paused", "flagged"]
    remaining_ms: int | None
    starts_ms: int
    brake_ms: int | None


class ClockFace(Message):
    """All clocks of a table. timer_ms: the game's own countdown, nominal."""

    t_ms: int
    seats: list[SeatClock]
    timer_ms: int | None


OfferKind: TypeAlias = Literal["take_back", "draw", "abandon", "pause", "rematch", "retire"]
Barrier: TypeAlias = Literal["random", "reveal"]


class OfferFace(Message):
    """An open offer.

    needs:       seats that are asked; accepted: those that have said yes.
    absent_seat: whom a vote is to retire.
    barriers:    what a take-back would undo that was drawn or revealed.
    to_vseq:     of a take-back: the last entry of the own stream that would stay.
    """

    id: Natural
    kind: OfferKind
    seat: int
    needs: list[int]
    accepted: list[int]
    expires_ms: int
    absent_seat: int | None
    barriers: list[Barrier]
    to_vseq: int | None


class Offerable(Message):
    """A kind of offer the own seat could make; reason: the code why not now, None: it may."""

    kind: OfferKind
    reason: str | None


class TakeBack(Message):
    """What taking back the own last step would undo: to be shown before it is asked for."""

    barriers: list[Barrier]
    to_vseq: int


class Pause(Message):
    """An agreed pause. ends_ms: None: when all seats have said so; resumed: those that have."""

    ends_ms: int | None
    resumed: list[int]


class SeatSettled(Message):
    """What the end of a game has meant for one seat, and why not more.

    rating_before, rating_after: hundredths; None: the game was not rated, or he has no rating.
    provisional: of the rating after it. points, taler: gained or lost.
    reasons:     why something did not change, or less (`rules/match/weighing.py`).
    """

    seat: int
    rating_before: int | None
    rating_after: int | None
    provisional: bool
    points: int
    taler: int
    reasons: list[str]


class Outcome(Message):
    """How the table ended: with a result, or aborted (then `reason` alone says why).

    seed:    the table's secret, revealed (None where what was hidden stays hidden, and in a
             daily game).
    rematch: the table on which it goes on.
    settled: what has changed, in seat order; None: that is still being reckoned.
    """

    aborted: bool
    reason: str
    ranking: list[list[int]]
    scores: list[int]
    seed: str | None
    rematch: TableId | None
    settled: list[SeatSettled] | None


class Frame(Message):
    """The whole present of one viewer's stream, after one entry that showed him something.

    vseq:     counts this viewer's entries, without holes.
    epoch:    changes when the store was restarted; then everything is told anew.
    decision: id of the own decision point, None for spectators; goes back with `act`. Whether the
              seat may act, `legal` and `actors` say.
    actors:   who may act now (public).
    offers:   what stands open; offerable, take_back, may_abort: what the own seat could do.
    """

    type: Literal["frame"] = "frame"
    table: TableId
    epoch: str
    vseq: Natural
    events: list[Object]
    view: Object
    legal: list[Object]
    decision: Natural | None
    actors: list[int]
    seats: list[SeatFace]
    clock: ClockFace
    offers: list[OfferFace]
    offerable: list[Offerable]
    take_back: TakeBack | None
    may_abort: bool
    pause: Pause | None
    outcome: Outcome | None


class LogLine(Message):
    """What one entry showed this viewer, `t_ms` after the table began.

    A later `table_taken_back` names the last line that stays (`to_vseq`).
    """

    vseq: Natural
    t_ms: int
    events: list[Object]


class Snapshot(Message):
    """The answer to `attach`.

    seat:       the own seat, None for a spectator.
    commitment: SHA-256 over the table's seed, shown before the first card is dealt.
    missed:     the events since the client's `vseq`, None: too long ago, look at the frame.
    log_tail:   the last 100 lines up to the present, for the logbook.
    """

    type: Literal["snapshot"] = "snapshot"
    cmd_id: str
    table: TableId
    seat: int | None
    terms: Terms
    commitment: str
    frame: Frame
    missed: list[LogLine] | None
    log_tail: list[LogLine]


class Audience(Message):
    """How many watch a table; beside the streams."""

    type: Literal["audience"] = "audience"
    table: TableId
    count: int
