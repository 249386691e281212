"""What a finished game changes in the archive: one transaction, keyed by the table's id.

Whatever else locks, people come first, then escrows, then Taler, each in the order of their names:
so no two transactions wait for each other. Source: mechanisms.md 13.4, reliability.md S12.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rules.match.commands import SeatChange
from rules.match.elo import START
from rules.match.farming import DAY, NONE
from rules.match.settlement import SeatSettlement, Settlement
from rules.match.stakes import EscrowState, EscrowStep
from rules.match.weighing import Facts, Reason, SeatFacts
from server.archive.daily import fill_attempt
from server.archive.engine import insert_once
from server.archive.fair_play import early_resigns, meetings, note_outcome
from server.archive.ledger import close_escrow
from server.archive.logs import deflate, without_name
from server.archive.schema import FINISHED, PLAYERS, POINTS, RATING_HISTORY, RATINGS, USERS
from server.ports import Decide, FinishedGame, SettledGame
from server.ports_people import FORGOTTEN_NAME


async def settle(
    connection: AsyncConnection, finished: FinishedGame, decide: Decide | None
) -> SettledGame:
    """Write all of it in the connection's transaction, or nothing: it was written before.

    Raises NotConserved; the transaction is then to be rolled back.
    """
    game = {
        "table": finished.table,
        "game": finished.game,
        "started_at": finished.started_at,
        "ended_at": finished.ended_at,
        "reason": finished.reason,
        "log": deflate(finished.log),
        "rated": finished.rated,
        "stake": finished.stake,
    }
    if not await insert_once(connection, FINISHED, game):
        return SettledGame(first=False, changes=await changes_of(connection, finished.table))
    people = await _lock_people(connection, finished)
    finished = await _without_the_gone(connection, finished, people)
    settlement = _nothing(finished)
    if decide is not None:
        ratings = await _ratings(connection, finished)
        settlement = decide(await _facts(connection, finished, people, ratings))
        settlement = await _move_stakes(connection, finished, settlement)
        for one in settlement.seats:
            await _rate(connection, finished, one, ratings.get(one.user))
            if one.user in people.here:
                await note_outcome(connection, finished.table, one, finished.ended_at)
    await _seat_players(connection, finished, settlement)
    if finished.daily is not None:
        await fill_attempt(connection, finished.table, finished.daily.score, finished.ended_at)
    return SettledGame(first=True, changes=await changes_of(connection, finished.table))


@dataclass(frozen=True, slots=True)
class _People:
    """The players that are users: computers are not. gone: those who deleted their accounts."""

    here: frozenset[str]
    gone: frozenset[str]


async def _lock_people(connection: AsyncConnection, finished: FinishedGame) -> _People:
    """Let settlements with the same people come one after the other, and nobody leave meanwhile."""
    query = (
        select(USERS.c.id, USERS.c.deleted_at)
        .where(USERS.c.id.in_(_users(finished)))
        .order_by(USERS.c.id)
        .with_for_update(key_share=True)
    )
    deleted_at = {row.id: row.deleted_at for row in await connection.execute(query)}
    return _People(
        here=frozenset(user for user, at in deleted_at.items() if at is None),
        gone=frozenset(user for user, at in deleted_at.items() if at is not None),
    )


async def _without_the_gone(
    connection: AsyncConnection, finished: FinishedGame, people: _People
) -> FinishedGame:
    """The game without the names of those who have deleted their accounts while it ran."""
    if not people.gone:
        return finished
    log = finished.log
    for user in sorted(people.gone):
        log = without_name(log, user)
    stored = update(FINISHED).where(FINISHED.c.table == finished.table)
    await connection.execute(stored.values(log=deflate(log)))
    players = [
        (seat, user, FORGOTTEN_NAME if user in people.gone else name, rank)
        for seat, user, name, rank in finished.players
    ]
    return replace(finished, players=players, log=log)


def _users(finished: FinishedGame) -> list[str]:
    return [user for _, user, _, _ in finished.players]


# --- what is decided upon ---------------------------------------------


async def _ratings(connection: AsyncConnection, finished: FinishedGame) -> dict[str, Row[Any]]:
    if not finished.rated:
        return {}
    query = select(RATINGS).where(
        RATINGS.c.game == finished.game, RATINGS.c.user.in_(_users(finished))
    )
    return {row.user: row for row in await connection.execute(query)}


async def _facts(
    connection: AsyncConnection,
    finished: FinishedGame,
    people: _People,
    ratings: Mapping[str, Row[Any]],
) -> Facts:
    users = _users(finished)
    if not finished.rated:
        return Facts(
            seats=tuple(SeatFacts(rating=None) for _ in users),
            met=((0,) * len(users),) * len(users),
        )
    day_before = finished.ended_at - DAY
    met = await meetings(connection, users, day_before)
    resigned = await early_resigns(connection, users, day_before)
    return Facts(
        seats=tuple(
            SeatFacts(rating=_present(user, people, ratings), early_resigns=resigned[user])
            for user in users
        ),
        met=tuple(tuple(met.get(frozenset({one, other}), 0) for other in users) for one in users),
    )


def _present(user: str, people: _People, ratings: Mapping[str, Row[Any]]) -> int | None:
    if user not in people.here:
        return None
    return ratings[user].value if user in ratings else START


def _nothing(finished: FinishedGame) -> Settlement:
    """What a friendly game without a stake changes."""
    return Settlement(
        table=finished.table,
        seats=tuple(
            SeatSettlement(user=user, reasons=(Reason.FRIENDLY,)) for user in _users(finished)
        ),
        escrow=None,
        transfers=(),
    )


# --- what is written --------------------------------------------------


async def _move_stakes(
    connection: AsyncConnection, finished: FinishedGame, settlement: Settlement
) -> Settlement:
    """Pay out or give back; the settlement, as it is where the stakes were gone already."""
    if settlement.escrow is None:
        return settlement
    state = await close_escrow(
        connection, finished.table, settlement.escrow, settlement.transfers, finished.ended_at
    )
    if settlement.escrow is EscrowStep.PAY and state is not EscrowState.SETTLED:
        nobody = tuple(replace(one, paid=0, taler=0) for one in settlement.seats)
        return replace(settlement, seats=nobody)
    return settlement


async def _rate(
    connection: AsyncConnection, finished: FinishedGame, one: SeatSettlement, row: Row[Any] | None
) -> None:
    """Write the new rating and points of one player, if he has any."""
    if one.rating_before is None or one.rating_after is None:
        return
    history = {
        "table": finished.table,
        "user": one.user,
        "game": finished.game,
        "before": one.rating_before,
        "after": one.rating_after,
        "at": finished.ended_at,
    }
    await connection.execute(insert(RATING_HISTORY).values(history))
    if one.weight == NONE:
        return
    rating: dict[str, object] = {"user": one.user, "game": finished.game}
    if row is None:
        rating |= {"value": one.rating_after, "games": 1, "last_played": finished.ended_at}
        await connection.execute(insert(RATINGS).values(rating))
    else:
        mine = (RATINGS.c.user == one.user, RATINGS.c.game == finished.game)
        changed = {
            "value": one.rating_after,
            "games": row.games + 1,
            "last_played": max(row.last_played, finished.ended_at),
        }
        await connection.execute(update(RATINGS).where(*mine).values(changed))
    await _add_points(connection, one, finished.ended_at)


async def _add_points(connection: AsyncConnection, one: SeatSettlement, ended_at: int) -> None:
    first = {"user": one.user, "value": one.points, "games": 1, "last_played": ended_at}
    if await insert_once(connection, POINTS, first):
        return
    added = {
        "value": POINTS.c.value + one.points,
        "games": POINTS.c.games + 1,
        "last_played": ended_at,
    }
    await connection.execute(update(POINTS).where(POINTS.c.user == one.user).values(added))


async def _seat_players(
    connection: AsyncConnection, finished: FinishedGame, settlement: Settlement
) -> None:
    rows = [
        {
            "table": finished.table,
            "seat": seat,
            "user": user,
            "name": name,
            "rank": rank,
            "ended_at": finished.ended_at,
            "points": one.points,
            "taler": one.taler,
            "reasons": " ".join(one.reasons),
        }
        for (seat, user, name, rank), one in zip(finished.players, settlement.seats, strict=True)
    ]
    await connection.execute(insert(PLAYERS).values(rows))


async def changes_of(connection: AsyncConnection, table: str) -> tuple[SeatChange, ...]:
    """What the settlement of this table has changed, as all hear it."""
    rating = RATING_HISTORY.c
    query = (
        select(PLAYERS, rating.before, rating.after)
        .outerjoin(
            RATING_HISTORY, (rating.table == PLAYERS.c.table) & (rating.user == PLAYERS.c.user)
        )
        .where(PLAYERS.c.table == table)
        .order_by(PLAYERS.c.seat)
    )
    return tuple(
        SeatChange(
            seat=row.seat,
            rating_before=row.before,
            rating_after=row.after,
            points=row.points,
            taler=row.taler,
            reasons=tuple(row.reasons.split()),
        )
        for row in await connection.execute(query)
    )
