"""What somebody has played, in pages, without the games' logs."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    case,
    exists,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.archive.engine import reading
from server.archive.schema import FINISHED, PLAYERS, RATING_HISTORY
from server.ports import TableId
from server.ports_games import GameFilter, GameLine, ListPlace, PlayerLine, Showing, Tally

FORM_GAMES: Final = 10

_OWN = PLAYERS.alias("own")
_OTHER = PLAYERS.alias("other")


class SqlHistory:
    """The port `HistoryArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def games(
        self, user: str, wanted: GameFilter, after: ListPlace | None, limit: int
    ) -> Sequence[GameLine]:
        """The user's finished games, newest first, those after this place of the list."""
        conditions = _conditions(wanted)
        if after is not None:
            ended_at, table = after
            same_time = and_(_OWN.c.ended_at == ended_at, _OWN.c.table < table)
            conditions.append(or_(_OWN.c.ended_at < ended_at, same_time))
        async with reading(self._engine) as connection:
            return await _lines(connection, _tables(user, conditions, limit))

    async def form(self, user: str, game: str | None) -> Sequence[Showing]:
        """How the last ten rated games with a result came off, newest first."""
        conditions = [*_conditions(GameFilter(game=game, rated=True)), _OWN.c.rank > 0]
        async with reading(self._engine) as connection:
            lines = await _lines(connection, _tables(user, conditions, FORM_GAMES))
        showings = [line.showing(user) for line in lines]
        return [showing for showing in showings if showing is not None]

    async def tally(self, user: str, other: str, game: str | None) -> Tally:
        """All games of the two with a result, friendly ones too."""
        query = (
            select(
                _count(_OWN.c.rank < _OTHER.c.rank).label("ahead"),
                _count(_OWN.c.rank == _OTHER.c.rank).label("level"),
                _count(_OWN.c.rank > _OTHER.c.rank).label("behind"),
            )
            .join(_OTHER, _OTHER.c.table == _OWN.c.table)
            .where(_OWN.c.user == user, _OTHER.c.user == other, _OWN.c.rank > 0)
        )
        if game is not None:
            query = query.join(FINISHED, FINISHED.c.table == _OWN.c.table)
            query = query.where(FINISHED.c.game == game)
        async with reading(self._engine) as connection:
            row = (await connection.execute(query)).one()
        return Tally(ahead=row.ahead, level=row.level, behind=row.behind)

    async def tables(self, after: TableId, limit: int) -> Sequence[TableId]:
        """Finished tables in order of their ids, those after this one."""
        column = FINISHED.c.table
        query = select(column).where(column > after).order_by(column).limit(limit)
        async with reading(self._engine) as connection:
            return [TableId(table) for table in (await connection.execute(query)).scalars()]


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


def _tables(user: str, conditions: Sequence[ColumnElement[bool]], limit: int) -> Select[Any]:
    return (
        select(_OWN.c.table)
        .join(FINISHED, FINISHED.c.table == _OWN.c.table)
        .where(_OWN.c.user == user, *conditions)
        .order_by(_OWN.c.ended_at.desc(), _OWN.c.table.desc())
        .limit(limit)
    )


def _conditions(wanted: GameFilter) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        conditions.append(FINISHED.c.game == wanted.game)
    if wanted.rated is not None:
        conditions.append(FINISHED.c.rated == wanted.rated)
    if wanted.opponent is not None:
        conditions.append(_somebody_else(_OTHER.c.user == wanted.opponent))
    match wanted.showing:
        case None:
            pass
        case Showing.BEHIND:
            conditions.append(_OWN.c.rank > 1)
        case Showing.FIRST:
            conditions += [_OWN.c.rank == 1, _somebody_else(_OTHER.c.rank > 1)]
        case Showing.EQUAL:
            conditions += [_OWN.c.rank == 1, ~_somebody_else(_OTHER.c.rank > 1)]
    return conditions


def _somebody_else(is_so: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(_OTHER.c.table == _OWN.c.table, _OTHER.c.seat != _OWN.c.seat, is_so)


async def _lines(connection: AsyncConnection, tables: Select[Any]) -> list[GameLine]:
    """The games of these tables with all their players, newest first."""
    game, player, rating = FINISHED.c, PLAYERS.c, RATING_HISTORY.c
    query = (
        select(
            *(column for column in game if column is not game.log),
            player.seat,
            player.user,
            player.name,
            player.rank,
            player.points,
            player.taler,
            rating.before,
            rating.after,
        )
        .join(PLAYERS, player.table == game.table)
        .outerjoin(RATING_HISTORY, and_(rating.table == game.table, rating.user == player.user))
        .where(game.table.in_(tables))
        .order_by(game.ended_at.desc(), game.table.desc(), player.seat)
    )
    rows: dict[str, list[Any]] = {}
    for row in await connection.execute(query):
        rows.setdefault(row.table, []).append(row)
    return [_line(players) for players in rows.values()]


def _line(players: Sequence[Any]) -> GameLine:
    first = players[0]
    return GameLine(
        table=TableId(first.table),
        game=first.game,
        started_at=first.started_at,
        ended_at=first.ended_at,
        reason=first.reason,
        rated=first.rated,
        stake=first.stake,
        players=tuple(
            PlayerLine(
                seat=row.seat,
                user=row.user,
                name=row.name,
                rank=row.rank,
                rating_before=row.before,
                rating_after=row.after,
                points=row.points,
                taler=row.taler,
            )
            for row in players
        ),
    )
