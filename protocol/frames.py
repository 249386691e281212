"""What a client hears. The models are the contract (TypeScript is generated from them); on the hot
path the server builds the same shapes as plain dicts, and a test holds the two together.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from protocol.gathering import AnyGatheringFrame, AnyGatheringRow
from protocol.hosting import Notice
from protocol.ids import Natural, TableId, UserId
from protocol.message import Message
from protocol.table_frames import Audience, Frame, Object, RatingFace, SeatClock, Snapshot
from protocol.talk import AnyTalkFrame
from protocol.terms import Terms

SUBPROTOCOLS = ("wartesaal.v1.msgpack", "wartesaal.v1.json")
"""msgpack for programs, JSON for people who look over its shoulder; the client chooses."""


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


class PlayerRow(Message):
    """Somebody who is in the waiting room or at a table.

    ratings: by game; only those in which somebody has played rated games.
    """

    kind: Literal["player"] = "player"
    user: UserId
    name: str
    guest: bool
    doing: Literal["free", "playing", "watching"]
    ratings: dict[str, RatingFace]


class RowSeat(Message):
    """Who sits at a table; a computer's name is the reader's language's.

    rating: when the table started; None: a guest's or a computer's.
    """

    user: str
    name: str
    computer: Literal["easy", "medium", "strong"] | None
    rating: RatingFace | None


class RowClock(Message):
    """The clocks of a table as they stood `age_ms` ago; clients count on from the receipt."""

    age_ms: Natural
    seats: list[SeatClock]


class TableRow(Message):
    """A running table that may be watched.

    progress, round: per cent played and number of the round, where the game tells.
    clock:           None: it is played without one.
    A table that is watched with a delay tells none of the three. Source: mechanisms.md 1.7.
    """

    kind: Literal["table"] = "table"
    table: TableId
    game: str
    seats: list[RowSeat]
    time_control: str
    rated: bool
    progress: int | None
    round: int | None
    clock: RowClock | None
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
