"""Finding together: open tables that fill up, pools, and the question whether all are ready.

An open table and a match of a pool have the id of the table they lead to.
Source: mechanisms.md 4 and 5.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from protocol.ids import GameId, Natural, TableId, UserId
from protocol.message import Command, Message, SeatNumber
from protocol.terms import Terms

SeatCount = Annotated[int, Field(ge=2, le=5)]
Level: TypeAlias = Literal["easy", "medium", "strong"]
Preset: TypeAlias = Literal["5+3", "10+5", "15+10", "30+15", "15/10", "none"]

# --- what a client asks -------------------------------------------------


class OpenTable(Command):
    """Open a table and sit down as its host. least, most: how many play."""

    type: Literal["open_table"] = "open_table"
    terms: Terms
    least: SeatCount
    most: SeatCount


class OpenTableCommand(Command):
    """Base of what is asked of one open table."""

    table: TableId


class JoinTable(OpenTableCommand):
    """Sit down on the terms of `rev`. seat: None: the first free one."""

    type: Literal["join_table"] = "join_table"
    rev: Natural
    seat: SeatNumber | None = None


class LeaveTable(OpenTableCommand):
    """Get up."""

    type: Literal["leave_table"] = "leave_table"


class MoveSeat(OpenTableCommand):
    """Sit on another free seat."""

    type: Literal["move_seat"] = "move_seat"
    seat: SeatNumber


class SendAway(OpenTableCommand):
    """The host asks somebody to get up."""

    type: Literal["send_away"] = "send_away"
    user: UserId


class InvitePlayer(OpenTableCommand):
    """Somebody who sits there asks another one who is here to a free seat."""

    type: Literal["invite_player"] = "invite_player"
    user: UserId


class ChangeTable(OpenTableCommand):
    """The host changes what is played; who was ready no longer is. rev: what he has seen."""

    type: Literal["change_table"] = "change_table"
    rev: Natural
    terms: Terms
    least: SeatCount
    most: SeatCount


class SeatComputer(OpenTableCommand):
    """The host gives a seat of a friendly table to a computer. seat: None: the first free one."""

    type: Literal["seat_computer"] = "seat_computer"
    level: Level
    seat: SeatNumber | None = None


class UnseatComputer(OpenTableCommand):
    """The host frees a computer's seat."""

    type: Literal["unseat_computer"] = "unseat_computer"
    seat: SeatNumber


class OpenAgain(OpenTableCommand):
    """Open a finished table of three to five again: same terms, free seats for whoever comes.

    table: the finished one. Who sat there and asks as well sits down at the same open table.
    """

    type: Literal["open_again"] = "open_again"


class CallReady(OpenTableCommand):
    """The host wants to start: is everybody ready? He is."""

    type: Literal["call_ready"] = "call_ready"


class AnswerReady(Command):
    """Say that one is ready, or not: then one leaves the table or the pool.

    check: of the `ready_check` frame; rev: the terms one has seen.
    """

    type: Literal["answer_ready"] = "answer_ready"
    check: TableId
    rev: Natural
    ready: bool


class SeatWish(Message):
    """With how many one would rather play, and with how few or many one would."""

    preferred: SeatCount = 2
    least: SeatCount = 2
    most: SeatCount = 2


class Pool(Message):
    """A pool: all in it want the same. group: three to five seats, else two."""

    game: GameId
    preset: Preset
    kind: Literal["rated", "friendly"] = "friendly"
    stake: Literal[0, 10, 20, 50] = 0
    group: bool = False


class JoinPool(Command):
    """Wait in a pool for whoever fits; who waits in another one changes over.

    low, high: ratings one would play against at all, in hundredths; None: any.
    """

    type: Literal["join_pool"] = "join_pool"
    pool: Pool
    seats: SeatWish = SeatWish()
    low: Natural | None = None
    high: Natural | None = None


class LeavePool(Command):
    """Wait no longer."""

    type: Literal["leave_pool"] = "leave_pool"


AnyGatheringCommand: TypeAlias = (
    OpenTable
    | JoinTable
    | LeaveTable
    | MoveSeat
    | SendAway
    | InvitePlayer
    | ChangeTable
    | SeatComputer
    | UnseatComputer
    | OpenAgain
    | CallReady
    | AnswerReady
    | JoinPool
    | LeavePool
)

# --- what a client hears ------------------------------------------------


class OpenSeat(Message):
    """Who sits at an open table. rating: hundredths; None: a guest's or a computer's.

    ready: in the ready check. A computer's name is the reader's language's.
    """

    user: str
    name: str
    guest: bool
    computer: Level | None
    rating: int | None
    ready: bool


class OpenTableRow(Message):
    """A table that fills up.

    seats:   as many as may play, None: free; least: enough to start.
    invited: who has been asked to it and does not sit there yet.
    """

    kind: Literal["open_table"] = "open_table"
    table: TableId
    host: UserId
    rev: Natural
    terms: Terms
    least: SeatCount
    seats: list[OpenSeat | None]
    invited: list[UserId]
    state: Literal["gathering", "ready_check", "starting"]


class PoolRow(Message):
    """How many wait in a pool."""

    kind: Literal["pool"] = "pool"
    pool: Pool
    waiting: Natural


class PoolPlace(Message):
    """The own place in a pool.

    waited_ms: how long by now; window: how far the other's rating may lie from the own by now,
    in hundredths; None: nobody's rating matters (a group, or a friendly game of a guest).
    low, high: as of `JoinPool`.
    """

    pool: Pool
    seats: SeatWish
    waited_ms: Natural
    window: Natural
    low: Natural | None
    high: Natural | None


class YourPool(Message):
    """Where the user waits; None: nowhere.

    cooldown_ms: how long he stays out after ready checks he missed; 0: not at all.
    """

    type: Literal["your_pool"] = "your_pool"
    place: PoolPlace | None
    cooldown_ms: Natural


class ReadySeat(Message):
    """Somebody who is asked. name: None where it is told only when all are ready (pools)."""

    name: str | None
    computer: Level | None
    ready: bool
    you: bool


class ReadyCheck(Message):
    """Is everybody ready? Told to those who are asked, again with every change, also at its end.

    of:       whether a pool or an open table has brought them together.
    state:    `waiting`; `complete`: all are; `started`: the table with the id of `check` stands;
              `over`: it came to nothing.
    ready_ms: how long there is time to answer.
    reason:   of `over`, as it concerns the reader: he missed it or said no, another did, or the
              stake could not be held (`stake`: his own, `start`: somebody else's or another game).
    """

    type: Literal["ready_check"] = "ready_check"
    check: TableId
    of: Literal["pool", "table"]
    rev: Natural
    terms: Terms
    seats: list[ReadySeat]
    state: Literal["waiting", "complete", "started", "over"]
    ready_ms: Natural
    reason: Literal["you", "other", "stake", "start"] | None


AnyGatheringFrame: TypeAlias = YourPool | ReadyCheck
AnyGatheringRow: TypeAlias = OpenTableRow | PoolRow
