"""What the services need of the archive about games: Taler, ratings, history, fair play.

One Protocol a job; `server/archive` fills them with SQL. Every change is one transaction, keyed:
a repetition changes nothing and returns the first outcome. What a finished game changes is
written by `Archive.settle` (ports.py) alone. Times are wall-clock milliseconds. Everything may
raise StoreUnavailable.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, TypeAlias

from rules.game import Seat
from rules.match.fairplay import Outcome
from rules.match.stakes import EscrowState
from server.ports import TableId

# --- Taler --------------------------------------------------------------


class InsufficientFunds(Exception):
    """Some cannot pay the stake; nothing was held. seats: which."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__(seats)
        self.seats = seats


class NotConserved(Exception):
    """Taler would come from nowhere or get lost: our own fault; nothing was changed."""


IsAlive: TypeAlias = Callable[[TableId], Awaitable[bool]]
"""Whether a table with this id is in the store, or an accepted challenge that will be one."""


class Ledger(Protocol):
    """Taler: double entry, so that the sum over all is always 0. Source: mechanisms.md 13."""

    async def balance(self, user: str) -> int:
        """What the user has; 0 for guests."""

    async def top_up(self, user: str, day: str, now_ms: int) -> int:
        """What an account below 20 is given, once on each `day`; the second time as the first."""

    async def hold(
        self, table: TableId, users: Sequence[str], stake: int, now_ms: int
    ) -> EscrowState:
        """Take the stake of all seats (their users, in seat order) into escrow, or of none.

        Only where the state is HELD may the table start: of a second call it is what has become
        of the first. Raises InsufficientFunds; ValueError where there is no stake to hold.
        """

    async def refund(self, table: TableId, now_ms: int) -> EscrowState:
        """Give held stakes back; what has become of them."""

    async def escrow(self, table: TableId) -> EscrowState:
        """How the stakes of a table stand."""

    async def refund_stale(self, now_ms: int, is_alive: IsAlive) -> Sequence[TableId]:
        """Refund what has been held for ten minutes by nothing that lives; those tables."""

    async def total(self) -> int:
        """The sum over all accounts; anything but 0 is our own fault (`conservation_error`)."""


# --- ratings ------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """How strong somebody is at one game. value: Elo in hundredths; games: rated ones so far."""

    value: int
    games: int
    last_played: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingPoint:
    """A point of the rating graph: the value after a game."""

    table: TableId
    at: int
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine:
    """A line of a leaderboard. place: 1 is best, equal values share it; value: rating or points."""

    place: int
    user: str
    name: str
    value: int
    games: int
    last_played: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard:
    """The best, and the asker's own line wherever it stands; None: he is not on it."""

    lines: Sequence[BoardLine]
    own: BoardLine | None


class RatingArchive(Protocol):
    """Ratings and points. Who has not played is in none of the answers."""

    async def ratings(self, users: Sequence[str], game: str) -> Mapping[str, Rating]:
        """Of these users, at one game."""

    async def ratings_of(self, user: str) -> Mapping[str, Rating]:
        """Of one user, by game."""

    async def graph(self, user: str, game: str, since_ms: int, limit: int) -> Sequence[RatingPoint]:
        """The user's rating after each of the last `limit` games since then, oldest first."""

    async def points(self, user: str) -> int:
        """Over all games; signed."""

    async def leaderboard(
        self, game: str | None, active_since_ms: int, limit: int, own: str
    ) -> Leaderboard:
        """By rating at `game`, or by points over all games when it is None.

        Only those who have played a rated game since `active_since_ms`.
        """


# --- finished games -----------------------------------------------------


class Showing(StrEnum):
    """How somebody came off. With two seats: won, drawn, lost."""

    FIRST = "first"
    EQUAL = "equal"  # all share one rank
    BEHIND = "behind"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLine:
    """One player of a finished game, and what it changed for him.

    rank:   1 is best, equal ranks share the number; 0: the game had no result.
    rating_before, rating_after: hundredths; None: unchanged.
    points, taler: changes.
    """

    seat: Seat
    user: str
    name: str
    rank: int
    rating_before: int | None
    rating_after: int | None
    points: int
    taler: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLine:
    """A finished game in a list; the replay is asked for by its table."""

    table: TableId
    game: str
    started_at: int
    ended_at: int
    reason: str
    rated: bool
    stake: int
    players: tuple[PlayerLine, ...]

    @property
    def place(self) -> "ListPlace":
        """Of this line in a list."""
        return self.ended_at, self.table

    def showing(self, user: str) -> Showing | None:
        """How `user` came off; None: the game had no result, or he was not in it."""
        rank = next((player.rank for player in self.players if player.user == user), 0)
        if rank == 0:
            return None
        if all(player.rank == rank for player in self.players):
            return Showing.EQUAL
        return Showing.FIRST if rank == 1 else Showing.BEHIND


ListPlace: TypeAlias = tuple[int, TableId]
"""Where a list of games goes on: when the last one that is known ended, and its table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFilter:
    """Which of a user's finished games; None: all of them."""

    game: str | None = None
    rated: bool | None = None
    opponent: str | None = None
    showing: Showing | None = None


ALL_GAMES: Final = GameFilter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """One user against another: how often before him, level with him, behind him."""

    ahead: int = 0
    level: int = 0
    behind: int = 0


class HistoryArchive(Protocol):
    """What somebody has played."""

    async def games(
        self, user: str, wanted: GameFilter, after: ListPlace | None, limit: int
    ) -> Sequence[GameLine]:
        """The user's finished games, newest first, those after this place of the list."""

    async def form(self, user: str, game: str | None) -> Sequence[Showing]:
        """How the last ten rated games with a result came off, newest first."""

    async def tally(self, user: str, other: str, game: str | None) -> Tally:
        """All games of the two with a result, friendly ones too."""

    async def tables(self, after: TableId, limit: int) -> Sequence[TableId]:
        """Finished tables in order of their ids, those after this one."""


# --- fair play ----------------------------------------------------------

Pair: TypeAlias = frozenset[str]
"""Two users."""


class FairPlayArchive(Protocol):
    """What the pure decisions about farming and fair play ask for. Source: mechanisms.md 8.6."""

    async def outcomes(self, user: str) -> Sequence[tuple[Outcome, int]]:
        """The last 30 outcomes of rated games, each with its time, newest first."""

    async def meetings(self, users: Sequence[str], since_ms: int) -> Mapping[Pair, int]:
        """How many rated games with a result each two of them ended since then; all pairs."""

    async def early_resigns(self, users: Sequence[str], since_ms: int) -> Mapping[str, int]:
        """How often each of them resigned early since then."""
