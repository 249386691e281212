"""What is read about people: profiles, rating graphs, finished games, leaderboards.

Whoever asks may be anybody; what is told to the person alone is told to nobody else.
Source: ux.md 7, mechanisms.md 8.6 and 12.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, cast

from protocol import people as wire
from protocol.account import Restriction
from protocol.errors import ErrorCode
from rules.match.elo import is_provisional
from server.house import GamesAsked
from server.ports import Guest, TableId, WallClock
from server.ports_games import (
    BoardLine,
    FairPlayArchive,
    GameFilter,
    GameLine,
    HistoryArchive,
    Leaderboard,
    Ledger,
    ListPlace,
    PlayerLine,
    RatingArchive,
    Tally,
)
from server.ports_people import Account, AccountArchive
from server.services.refusals import ServiceError

PAGE: Final = 20
"""Games on one page of a history."""
BOARD: Final = 50
"""Lines of a leaderboard."""
ACTIVE_DAYS: Final = 30
"""Whoever has not played rated for so long is on no leaderboard. Source: ux.md 7."""
POINTS: Final = 1_000
"""Points of a graph: more than a screen can show."""

_DAY_MS: Final = 24 * 3_600_000
_ID_LENGTH: Final = 22
"""No name is so long, so an id can stand where a name is asked for: names change, links last."""

_COMPUTER: Final = "computer:"
Level: TypeAlias = Literal["easy", "medium", "strong"]


class Profiles:
    """Reads about people (`server.house.Reads`)."""

    def __init__(
        self,
        *,
        accounts: AccountArchive,
        ratings: RatingArchive,
        played: HistoryArchive,
        fair_play: FairPlayArchive,
        ledger: Ledger,
        games: Sequence[str],
        wall: WallClock,
    ) -> None:
        self._accounts = accounts
        self._ratings = ratings
        self._played = played
        self._fair_play = fair_play
        self._ledger = ledger
        self._games = frozenset(games)
        self._wall = wall

    async def profile(self, name: str, reader: Guest | None) -> wire.Profile:
        """Who `name` is, and how the reader stands to him. Raises ServiceError(NOT_FOUND)."""
        account = await self._find(name)
        is_own = reader is not None and reader.user == account.user
        ratings = await self._ratings.ratings_of(account.user)
        return wire.Profile(
            user=account.user,
            name=account.name,
            guest=account.guest,
            bot=account.bot,
            since=account.registered_at or account.created_at,
            points=await self._ratings.points(account.user),
            ratings=[
                wire.RatingLine(
                    game=game,
                    value=rating.value,
                    games=rating.games,
                    provisional=is_provisional(rating.games),
                    last_played=rating.last_played,
                )
                for game, rating in ratings.items()
            ],
            form=[showing.value for showing in await self._played.form(account.user, None)],
            against_me=None if is_own or reader is None else await self._record(reader, account),
            private=await self._private(account) if is_own else None,
        )

    async def _record(self, reader: Guest, account: Account) -> wire.Record | None:
        tally = await self._played.tally(reader.user, account.user, None)
        if tally == Tally():
            return None
        return wire.Record(ahead=tally.ahead, level=tally.level, behind=tally.behind)

    async def _private(self, account: Account) -> wire.Private:
        return wire.Private(
            taler=await self._ledger.balance(account.user),
            outcomes=[
                wire.FairPlayOutcome(outcome=outcome, at=at)
                for outcome, at in await self._fair_play.outcomes(account.user)
            ],
            restrictions=[
                Restriction(kind=one.kind, until=one.until, reason=one.reason)
                for one in account.sanctions
            ],
        )

    async def graph(self, name: str, game: str, days: int) -> wire.RatingGraph:
        """The ratings after the games of the last `days` (0: ever). Raises ServiceError."""
        account = await self._find(name)
        since = self._wall.now_ms() - days * _DAY_MS if days else 0
        found = await self._ratings.graph(account.user, self._known(game), since, POINTS)
        return wire.RatingGraph(
            points=[
                wire.RatingPoint(table=point.table, at=point.at, value=point.value)
                for point in found
            ]
        )

    async def games(self, name: str, asked: GamesAsked) -> wire.HistoryPage:
        """A page of somebody's finished games, newest first. Raises ServiceError(NOT_FOUND)."""
        account = await self._find(name)
        opponent = None
        if asked.opponent:
            other = await self._accounts.named(asked.opponent, self._wall.now_ms())
            if other is None:  # whom nobody is called has played with nobody
                return wire.HistoryPage(games=[], after=None)
            opponent = other.user
        wanted = GameFilter(
            game=None if asked.game is None else self._known(asked.game),
            rated=asked.rated,
            opponent=opponent,
            showing=asked.showing,
        )
        # One more tells whether there is another page.
        found = await self._played.games(account.user, wanted, asked.after, PAGE + 1)
        lines = found[:PAGE]
        return wire.HistoryPage(
            games=[_game(line, account.user) for line in lines],
            after=list_mark(lines[-1].place) if len(found) > PAGE else None,
        )

    async def leaderboard(self, game: str | None, reader: Guest | None) -> wire.Leaderboard:
        """The best at `game`, or by points. Raises ServiceError(NOT_FOUND)."""
        known = None if game is None else self._known(game)
        since = self._wall.now_ms() - ACTIVE_DAYS * _DAY_MS
        own = "" if reader is None else reader.user
        found: Leaderboard = await self._ratings.leaderboard(known, since, BOARD, own)
        return wire.Leaderboard(
            game=known,
            lines=[_board_line(line, known) for line in found.lines],
            own=None if found.own is None else _board_line(found.own, known),
        )

    async def _find(self, name: str) -> Account:
        now = self._wall.now_ms()
        account = await self._accounts.named(name, now)
        if account is None and len(name) == _ID_LENGTH:
            account = await self._accounts.account(name, now)
        if account is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return account

    def _known(self, game: str) -> str:
        if game not in self._games:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return game


def list_mark(place: ListPlace) -> str:
    """A place in a list as it travels."""
    ended_at, table = place
    return f"{ended_at}.{table}"


def parse_mark(mark: str) -> ListPlace:
    """A place as `list_mark` made it. Raises ValueError."""
    ended_at, _, table = mark.partition(".")
    return int(ended_at), TableId(table)


def _game(line: GameLine, owner: str) -> wire.GameLine:
    return wire.GameLine(
        table=line.table,
        game=line.game,
        started_at=line.started_at,
        ended_at=line.ended_at,
        reason=line.reason,
        rated=line.rated,
        stake=line.stake,
        showing=None if (showing := line.showing(owner)) is None else showing.value,
        players=[_player(player) for player in line.players],
    )


def _player(player: PlayerLine) -> wire.PlayerLine:
    level = player.user.removeprefix(_COMPUTER) if player.user.startswith(_COMPUTER) else None
    return wire.PlayerLine(
        seat=player.seat,
        user=player.user,
        name=player.name,
        computer=cast(Level | None, level),
        rank=player.rank,
        rating_before=player.rating_before,
        rating_after=player.rating_after,
        points=player.points,
        taler=player.taler,
    )


def _board_line(line: BoardLine, game: str | None) -> wire.BoardLine:
    return wire.BoardLine(
        place=line.place,
        user=line.user,
        name=line.name,
        value=line.value,
        games=line.games,
        provisional=game is not None and is_provisional(line.games),
        last_played=line.last_played,
    )
