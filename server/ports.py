"""What the services need from outside, as Protocols: store, archive, time, chance.

The shell's only way to anything that waits or surprises. Everything here has a real part
(server/store, server/archive, server/clock.py) and, for the simulation, a twin.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NewType, Protocol

from protocol.codec import Codec
from protocol.errors import CloseCode
from rules.match.commands import SeatChange
from rules.match.settlement import Settlement
from rules.match.weighing import Facts

TableId = NewType("TableId", str)
NodeId = NewType("NodeId", str)
"""One server process since its start: the `<boot>` of reliability.md."""

Head = NewType("Head", str)
"""`<seq>:<nonce of the last commit>`; two logs of the same length differ in it."""

NO_TABLE = Head("")


class StoreUnavailable(Exception):
    """The store did not answer, or not in time. A commit's outcome is then unknown."""


class TooFarAhead(Exception):
    """The stamp lies more than 250 ms in the store's future: measure the offset again, retry."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit:
    """One entry on its way into a table's log.

    expected, head: the log's head before and after. `NO_TABLE` as expected creates the table.
    entry:    the encoded entry.
    snapshot: the encoded table after it, or None (at least every 50 entries there is one).
    due:      table time in ms when something happens by itself next, None: never.
    at:       the entry's table time, ms.
    live:     the row of the list of running tables; None: as it was; b"": no longer listed.
    expire_ms: let all keys of the table expire after so long (it is settled), None: keep.
    """

    table: TableId
    expected: Head
    head: Head
    entry: bytes
    snapshot: bytes | None
    due: int | None
    at: int
    live: bytes | None = None
    expire_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """The entry is in the log, and published to the other nodes."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The log had another head; nothing was written."""

    head: Head


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A table as the store has it, read in one script.

    snapshot:     the encoded table as of `snapshot_seq`, None when there is none (replay it all).
    entries:      encoded entries after the snapshot, oldest first.
    recent:       the last 256 encoded entries, oldest first (overlaps `entries`).
    """

    head: Head
    snapshot: bytes | None
    snapshot_seq: int
    entries: Sequence[bytes]
    recent: Sequence[bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tail:
    """What came after a known entry."""

    head: Head
    entries: Sequence[bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """Another node committed this to a table hosted here.

    snapshot: only where the entry cannot be folded (a take-back) and the table must be loaded.
    """

    table: TableId
    before: Head
    head: Head
    entry: bytes
    snapshot: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Connections:
    """How many live connections a seat has, over all nodes."""

    count: int


class TableStore(Protocol):
    """Live tables. Source: reliability.md S1-S12, S16, S17."""

    def commit(self, commit: Commit) -> "asyncio.Future[Committed | Conflict]":
        """Queue `commit` for this loop turn's pipeline; never waits.

        The future fails with StoreUnavailable (outcome unknown: read the tail) or TooFarAhead.
        """

    async def open(self, table: TableId) -> Opened | None:
        """Register this node as a host of `table` and read it, in one script; None: no table."""

    async def read(self, table: TableId) -> Opened | None:
        """Read without becoming a host (replay, record, settlement)."""

    async def tail(self, table: TableId, after_seq: int) -> Tail | None:
        """The entries after `after_seq`; None: no such table."""

    async def log(self, table: TableId, first: int, last: int) -> Sequence[bytes]:
        """Encoded entries first..last (1-based, inclusive); shorter where the log is."""

    async def release(self, table: TableId) -> None:
        """This node no longer hosts `table`."""

    async def connect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        """Note a live connection of the seat at this node."""

    async def disconnect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        """Forget it. When it was the seat's last, the table is made due in 5 s."""

    async def seat_connections(self, table: TableId) -> Mapping[int, int]:
        """Live connections by seat, those of dead nodes left out."""

    async def silent_seats(self, table: TableId) -> frozenset[int]:
        """Seats whose only connections are on nodes silent for 1.5 s: their flag is put off.

        Source: reliability.md 4.
        """

    async def claim_due(self, limit: int) -> Sequence[TableId]:
        """Tables that are due, each leased to this node for 10 s (all shards in one pipeline)."""

    async def renew(self, table: TableId) -> None:
        """Lengthen the lease of a table that is being worked on."""

    async def reschedule(self, table: TableId, head: Head, due: int | None) -> None:
        """End a claim that led to no commit: due at `due` again, unless the log went on since.

        A commit writes the next time itself; only a claimer that committed nothing calls this,
        or the table comes back when its lease ends.
        """

    async def wait_durable(self) -> None:
        """Return once all that was committed so far is on disk. Source: S12."""

    def epoch(self) -> str:
        """A hash of the store's run id: another one after each restart of the store."""

    def on_published(self, callback: Callable[[Published], None]) -> None:
        """Call `callback` for each entry other nodes commit to tables hosted here, in order."""

    def on_doubt(self, callback: Callable[[], None]) -> None:
        """Call `callback` when messages may have been missed: open all tables again. Source: S8."""

    async def live_tables(self) -> Mapping[TableId, bytes]:
        """The rows of all running tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomNews:
    """What changed in the waiting room: counter, changed rows, keys of rows that are gone."""

    n: int
    rows: Mapping[str, bytes]
    gone: Sequence[str]


class RoomStore(Protocol):
    """The waiting room: rows by key under one counter, and small records with atomic changes.

    A row's key is "<kind>:<id>", e.g. "player:<user>", "table:<id>", "link:<id>". A record is an
    opaque value with a revision; changing it is a compare-and-set, so there is one winner.
    """

    async def put_row(self, key: str, row: bytes, *, ttl_ms: int | None = None) -> None:
        """Show or change a row; with `ttl_ms` it vanishes unless put again (presence)."""

    async def keep_rows(self, keys: Sequence[str], ttl_ms: int) -> Sequence[str]:
        """Let rows live `ttl_ms` from now, without news; those that are not there (any more)."""

    async def put_rows(self, rows: Mapping[str, bytes], *, ttl_ms: int | None = None) -> None:
        """Show or change several rows, which are one piece of news. Raises StoreUnavailable."""

    async def drop_row(self, key: str) -> None:
        """Remove a row."""

    async def rows(self) -> tuple[int, Mapping[str, bytes]]:
        """The counter and all rows."""

    def on_news(self, callback: Callable[[RoomNews], None]) -> None:
        """Call `callback` for each change, in order of `n`; a gap means: read all rows again."""

    async def read_record(self, key: str) -> tuple[int, bytes] | None:
        """Revision and value of a record, None: there is none (any more)."""

    async def write_record(
        self, key: str, expected: int, value: bytes, *, ttl_ms: int | None
    ) -> bool:
        """Store `value` as revision expected + 1 if the record is at `expected` (0: absent)."""

    async def remember_answer(self, user: str, cmd_id: str, answer: bytes) -> None:
        """Keep a waiting-room command's answer for 10 minutes. Source: S6."""

    async def answered(self, user: str, cmd_id: str) -> bytes | None:
        """The answer kept for this command."""

    async def add_user_table(self, user: str, table: TableId) -> None:
        """Add to the user's own tables."""

    async def drop_user_table(self, user: str, table: TableId) -> None:
        """Remove from the user's own tables."""

    async def user_tables(self, user: str) -> Sequence[TableId]:
        """The user's own running tables, newest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """A person; what else is kept, `ports_people.Account` has. bot: a program. admin: a host."""

    user: str
    name: str
    guest: bool
    language: str
    bot: bool = False
    admin: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyOutcome:
    """What a game of the day was worth; None: nothing."""

    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """What the archive keeps of a finished table; written once, keyed by the table's id.

    log: the encoded entries; the public record is made of them.
    rated, stake: of the terms.
    changes: what the settlement has changed; of a game that was read.
    daily: of a game of the day that is settled now.
    """

    table: TableId
    game: str
    started_at: int
    ended_at: int
    reason: str
    players: Sequence[tuple[int, str, str, int]]
    """(seat, user, name, rank: 1 is best, equal ranks share the number); empty ranks are 0."""
    log: Sequence[bytes]
    rated: bool = False
    stake: int = 0
    changes: tuple[SeatChange, ...] = ()
    daily: DailyOutcome | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SettledGame:
    """What a settlement has changed. first: now; else before, and this is what it was then."""

    first: bool
    changes: tuple[SeatChange, ...]


Decide = Callable[[Facts], Settlement]
"""What a finished table changes, by what the archive knows (rules/match/settlement.py)."""


class Archive(Protocol):
    """SQL: what is kept for years."""

    async def add_guest(self, guest: Guest, token_hash: bytes, now_ms: int) -> None:
        """Store a new guest with the hash of the login token. Raises NameTaken."""

    async def user_by_token(self, token_hash: bytes, now_ms: int) -> Guest | None:
        """Who holds this token; renews its 30 idle days."""

    async def end_token(self, token_hash: bytes) -> None:
        """Sign out."""

    async def rename(self, user: str, name: str) -> None:
        """Change a name. Raises NameTaken."""

    async def user(self, user: str) -> Guest | None:
        """A person by id."""

    async def settle(self, finished: FinishedGame, decide: Decide | None = None) -> SettledGame:
        """Store a finished game and all it changes, in one transaction keyed by its table.

        decide: None: a friendly game without a stake, which changes nothing. It is pure, and
        runs inside the transaction on facts that nobody else changes meanwhile.
        Raises NotConserved (ports_games.py); then nothing was stored.
        """

    async def finished(self, table: TableId) -> FinishedGame | None:
        """A finished game by its table."""


class Peer(Protocol):
    """A client's connection, as the services see it. Nothing here waits."""

    @property
    def id(self) -> str:
        """Unique per connection."""

    @property
    def person(self) -> Guest:
        """Who is signed in."""

    @property
    def codec(self) -> Codec:
        """How this client wants its messages written."""

    @property
    def rtt_ms(self) -> int:
        """The measured round trip, ms."""

    def send(self, plain: Mapping[str, object]) -> None:
        """Write one message to this client alone."""

    def frame(self, plain: Mapping[str, object]) -> bytes:
        """The bytes of a message for all clients with this codec, ready for `write`."""

    def write(self, framed: bytes) -> None:
        """Write what `frame` made; to a client that cannot follow it may be left out."""

    def follows(self, *, seats: int, spectating: int) -> None:
        """Tell the connection how many tables it now follows (its rates and bounds)."""

    def renamed(self, person: Guest) -> None:
        """The user has taken another name."""

    def clock_runs(self, running: bool) -> None:
        """Whether a clock of this user's own runs: then he is pinged more often."""

    def close(self, code: CloseCode) -> None:
        """End the connection."""


class NameTaken(Exception):
    """Another account has this name, or one that looks like it."""


class TableClock(Protocol):
    """Table time: the store's time plus the stored shift, slewed. Source: reliability.md S11."""

    def now(self) -> int:
        """Table time in ms; never goes back, never leaps."""


class Chance(Protocol):
    """Secrets and ids from the operating system; scripted in the simulation."""

    def seed(self) -> bytes:
        """32 secret bytes for a table."""

    def token(self) -> str:
        """A login token of 256 bits, URL-safe."""

    def new_id(self) -> str:
        """An id of 128 random bits in base62."""

    def nonce(self) -> str:
        """A short nonce for a commit's head."""


class WallClock(Protocol):
    """The calendar's time, for records and logins only."""

    def now_ms(self) -> int:
        """Milliseconds since 1970, UTC."""
