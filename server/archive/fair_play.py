"""How fair people played, and how often the same meet: what weighs games and ends habits."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rules.game import Millis
from rules.match.fairplay import KEPT, Outcome, Suspension, suspension
from rules.match.settlement import SeatSettlement
from server.archive.engine import reading
from server.archive.sanctions import impose, last_sanction
from server.archive.schema import FAIR_PLAY, FINISHED, PLAYERS
from server.ports_games import Pair
from server.ports_people import Sanction, SanctionKind

_ONE = PLAYERS.alias("one")
_OTHER = PLAYERS.alias("other")


async def outcomes(connection: AsyncConnection, user: str) -> list[tuple[Outcome, int]]:
    """The outcomes that count, each with its time, newest first."""
    query = (
        select(FAIR_PLAY.c.outcome, FAIR_PLAY.c.at)
        .where(FAIR_PLAY.c.user == user)
        .order_by(FAIR_PLAY.c.at.desc(), FAIR_PLAY.c.table.desc())
        .limit(KEPT)
    )
    return [(Outcome(row.outcome), row.at) for row in await connection.execute(query)]


async def meetings(
    connection: AsyncConnection, users: Sequence[str], since_ms: int
) -> dict[Pair, int]:
    """How many rated games with a result each two of them ended since then; all pairs."""
    query = (
        select(_ONE.c.user, _OTHER.c.user.label("other"), func.count().label("games"))
        .join(_OTHER, (_OTHER.c.table == _ONE.c.table) & (_OTHER.c.user > _ONE.c.user))
        .join(FINISHED, FINISHED.c.table == _ONE.c.table)
        .where(
            _ONE.c.user.in_(users),
            _OTHER.c.user.in_(users),
            _ONE.c.ended_at > since_ms,
            _ONE.c.rank > 0,
            FINISHED.c.rated,
        )
        .group_by(_ONE.c.user, _OTHER.c.user)
    )
    games = {frozenset(pair): 0 for pair in combinations(users, 2)}
    for row in await connection.execute(query):
        games[frozenset({row.user, row.other})] = row.games
    return games


async def early_resigns(
    connection: AsyncConnection, users: Sequence[str], since_ms: int
) -> dict[str, int]:
    """How often each of them resigned early since then."""
    query = (
        select(FAIR_PLAY.c.user, func.count().label("times"))
        .where(FAIR_PLAY.c.user.in_(users), FAIR_PLAY.c.early_resign, FAIR_PLAY.c.at > since_ms)
        .group_by(FAIR_PLAY.c.user)
    )
    times = dict.fromkeys(users, 0)
    times.update({row.user: row.times for row in await connection.execute(query)})
    return times


async def note_outcome(
    connection: AsyncConnection, table: str, one: SeatSettlement, ended_at: int
) -> None:
    """Write what a game says about a player, and suspend him from rated play by habit."""
    if one.outcome is None:
        return
    row = {
        "table": table,
        "user": one.user,
        "outcome": one.outcome,
        "early_resign": one.resigned_early,
        "at": ended_at,
    }
    await connection.execute(insert(FAIR_PLAY).values(row))
    if one.outcome is Outcome.GOOD:
        return
    record = [outcome for outcome, _ in await outcomes(connection, one.user)]
    former = await last_sanction(connection, one.user, SanctionKind.UNRATED)
    last = None
    if former is not None:
        last = Suspension(began=Millis(former.since), ends=Millis(former.until))
    suspended = suspension(record[::-1], last, Millis(ended_at))
    if suspended is not None:
        sanction = Sanction(
            kind=SanctionKind.UNRATED,
            since=suspended.began,
            until=suspended.ends,
            reason=one.outcome,
        )
        await impose(connection, one.user, sanction)


class SqlFairPlay:
    """The port `FairPlayArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def outcomes(self, user: str) -> Sequence[tuple[Outcome, int]]:
        """The last 30 outcomes of rated games, each with its time, newest first."""
        async with reading(self._engine) as connection:
            return await outcomes(connection, user)

    async def meetings(self, users: Sequence[str], since_ms: int) -> Mapping[Pair, int]:
        """How many rated games with a result each two of them ended since then; all pairs."""
        async with reading(self._engine) as connection:
            return await meetings(connection, users, since_ms)

    async def early_resigns(self, users: Sequence[str], since_ms: int) -> Mapping[str, int]:
        """How often each of them resigned early since then."""
        async with reading(self._engine) as connection:
            return await early_resigns(connection, users, since_ms)
