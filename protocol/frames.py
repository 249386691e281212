"""What a client hears. The models are the contract (TypeScript is generated from them); on the hot
path the server builds the same shapes as plain dicts, and a test holds the two together.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, JsonValue

from protocol.gathering import AnyGatheringFrame, AnyGatheringRow
from protocol.hosting import Notice
from protocol.ids import Natural, TableId, UserId
from protocol.message import Message
from protocol.talk import AnyTalkFrame
from protocol.terms import Terms

SUBPROTOCOLS = ("wartesaal.v1.msgpack", "wartesaal.v1.json")
"""msgpack for programs, JSON for people who look over its shoulder; the client chooses."""

Object: TypeAlias = dict[str, JsonValue]


class Person(Message):
    """Who is signed in on this connection."""

    user: UserId
    name: str
    guest: bool


class You(Message):
    """What only the user himself is told; at the beginning, and when any of it has changed.

    bot:   a program's account. admin: a host's.
    taler: what there is to play for; 0 for guests.
    """

    type: Literal["you"] = "you"
    person: Person
    bot: bool
    admin: bool
    taler: Natural


class OwnTable(Message):
    """One of the user's running tables."""

    table: TableId
    game: str
    seat: int


class Limits(Message):
    """What this connection may do."""

    message_bytes: int
    ping_after_ms: int


class Welcome(Message):
    """The answer to `hello`."""

    type: Literal["welcome"] = "welcome"
    person: Person
    version: str
    server_time: int
    limits: Limits
    your_tables: list[OwnTable]


class Pong(Message):
    """The answer to `ping`. server_time: wall clock of the server, ms."""

    type: Literal["pong"] = "pong"
    server_time: int


class Ok(Message):
    """The command was applied, and is durable.

    vseq:      the viewer's own stream after it, for commands of a table.
    result:    what the command asked for.
    duplicate: it had been applied before; this is its first answer again.
    """

    type: Literal["ok"] = "ok"
    cmd_id: str
    vseq: Natural | None = None
    result: Object | None = None
    duplicate: bool = False


class Error(Message):
    """The command (or frame) was refused, and nothing has changed.

    code: one of the closed lists; rule: the game's own code; facts: what the sentence needs.
    """

    type: Literal["error"] = "error"
    cmd_id: str | None
    code: str
    rule: str | None = None
    facts: Object = Field(default_factory=dict)
    retryable: bool = False
    retry_after_ms: int | None = None
    incident: str | None = None


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

    seed:    the table's secret, revealed (None where a daily game's day is not over).
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


class PlayerRow(Message):
    """Somebody who is in the waiting room or at a table."""

    kind: Literal["player"] = "player"
    user: UserId
    name: str
    guest: bool
    doing: Literal["free", "playing", "watching"]


class SeatName(Message):
    """Who sits at a table; a computer's name is the reader's language's."""

    name: str
    computer: Literal["easy", "medium", "strong"] | None


class TableRow(Message):
    """A running table that may be watched. progress: per cent played, where the game tells."""

    kind: Literal["table"] = "table"
    table: TableId
    game: str
    seats: list[SeatName]
    time_control: str
    rated: bool
    progress: int | None
    since_ms: int


class SeekRow(Message):
    """Somebody looks for anybody.

    low, high:     ratings that are welcome, in hundredths.
    gap_confirmed: so is everybody else, however far apart the ratings are.
    """

    kind: Literal["seek"] = "seek"
    seek: TableId
    owner: Person
    rating: RatingFace | None
    gap_confirmed: bool
    terms: Terms
    low: int | None
    high: int | None


Row: TypeAlias = Annotated[
    PlayerRow | TableRow | SeekRow | AnyGatheringRow, Field(discriminator="kind")
]


class Room(Message):
    """The whole waiting room; the answer to `enter_room`, and again after a gap in `n`."""

    type: Literal["room"] = "room"
    n: Natural
    rows: dict[str, Row]


class RoomNews(Message):
    """What changed in the waiting room."""

    type: Literal["room_news"] = "room_news"
    n: Natural
    rows: dict[str, Row]
    gone: list[str]


class Link(Message):
    """A challenge as one of the two, or who holds its address, sees it.

    named:  made to one player, else to whoever holds the address.
    state:  open until somebody agrees; answer_by: who is to answer the present terms.
    reason: why it is over, where the state alone does not say it.
    you:    the reader's part in it.
    """

    type: Literal["link"] = "link"
    link: TableId
    named: bool
    state: Literal["open", "started", "declined", "cancelled", "expired", "superseded", "failed"]
    reason: str | None
    rev: Natural
    terms: Terms
    challenger: Person
    challenger_rating: RatingFace | None
    opponent: Person | None
    opponent_rating: RatingFace | None
    answer_by: Literal["challenger", "opponent"]
    you: Literal["challenger", "opponent", "visitor"]
    expires_ms: int


class YourTables(Message):
    """The user's running tables changed (one started, ended, on whatever device)."""

    type: Literal["your_tables"] = "your_tables"
    tables: list[OwnTable]


class YourChallenges(Message):
    """The user's open challenges with one other player, in and out, changed."""

    type: Literal["your_challenges"] = "your_challenges"
    challenges: list[Link]


AnyFrame: TypeAlias = Annotated[
    Welcome
    | You
    | Pong
    | Ok
    | Error
    | Frame
    | Snapshot
    | Audience
    | Room
    | RoomNews
    | Link
    | YourTables
    | YourChallenges
    | AnyTalkFrame
    | AnyGatheringFrame
    | Notice,
    Field(discriminator="type"),
]

Plain: TypeAlias = dict[str, Any]
"""A frame as the server builds it on the hot path."""
