"""The game of the day: the same deal for all against strong computers; the first game counts.

Every game with a strong computer has one.

Source: mechanisms.md 11.
"""

from collections.abc import Sequence
from typing import Final

from protocol.daily import (
    Daily,
    DailyAttempt,
    DailyList,
    DailyPlace,
    DailyTable,
    DailyWeekLine,
)
from protocol.errors import ErrorCode
from rules.game import Level
from rules.match.daily import (
    Day,
    daily_first_seat,
    daily_seed,
    day_at,
    day_named,
    has_daily,
    is_final,
)
from rules.match.terms import Audience, Beginner, NoClock, SeatHolder, Spectators, Start, Terms
from server.ports import Chance, Guest, TableId, WallClock
from server.ports_daily import Attempt, DailyArchive
from server.services.computer_tables import computer
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.tables import Tables

DAYS_SHOWN: Final = 14
WEEK: Final = 7
LISTED: Final = 20
_DAY_BEFORE_MS: Final = 1
"""A day ends where the next one begins."""


class DailyGames:
    """Starts and resumes them, and tells how days went."""

    def __init__(
        self, tables: Tables, room: Room, archive: DailyArchive, *, chance: Chance, wall: WallClock
    ) -> None:
        self._tables = tables
        self._room = room
        self._archive = archive
        self._chance = chance
        self._wall = wall
        self._secret: bytes | None = None

    async def play(self, game: str, person: Guest) -> DailyTable:
        """The person's table of today: the attempt, resumed while it runs; after it, practice.

        The attempt is spent before the table is made, under the table's id: a start that broke
        off is carried through the next time, with the same cards.
        Raises ServiceError(NOT_FOUND), StoreUnavailable.
        """
        self._check(game)
        now = self._wall.now_ms()
        attempt = await self._unfinished(game, person.user, now)
        if attempt is None:
            fresh = Attempt(
                day=day_at(now).key,
                game=game,
                user=person.user,
                table=TableId(self._chance.new_id()),
                started_at=now,
            )
            attempt = await self._archive.begin(fresh)
        live = await self._table(attempt.table, attempt.day, game, person)
        if not live.table.match.over:
            return DailyTable(table=live.id, counts=True)
        practice = TableId(self._chance.new_id())
        live = await self._table(practice, day_at(now).key, game, person)
        return DailyTable(table=live.id, counts=False)

    async def look(self, game: str, person: Guest | None) -> Daily:
        """Today, the reader's days, and the lists of the last seven days, each and together.

        Raises ServiceError(NOT_FOUND), StoreUnavailable.
        """
        self._check(game)
        now = self._wall.now_ms()
        day = day_at(now)
        mine: Sequence[Attempt] = ()
        late = None
        if person is not None:
            mine = await self._archive.attempts(person.user, game, DAYS_SHOWN)
            late = await self._unfinished(game, person.user, now)
        days = [_plain(attempt, now) for attempt in mine]
        week = _last_days(day)
        return Daily(
            game=game,
            day=day.key,
            starts_at=day.starts_at,
            ends_at=day.ends_at,
            final_at=day.final_at,
            today=next((each for each in days if each.day == day.key), None),
            late=None if late is None else _plain(late, now),
            days=days,
            lists=[await self._list(each, game, person, now) for each in week],
            week=await self._together(week, game, person),
        )

    async def look_at_day(self, game: str, key: str, person: Guest | None) -> DailyList:
        """How one day went. Raises ServiceError(NOT_FOUND), StoreUnavailable."""
        self._check(game)
        try:
            day = day_named(key)
        except ValueError:
            raise ServiceError(ErrorCode.NOT_FOUND) from None
        now = self._wall.now_ms()
        if day.starts_at > now:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return await self._list(day, game, person, now)

    def _check(self, game: str) -> None:
        wire = self._tables.wires.get(game)
        if wire is None or not has_daily(wire.game):
            raise ServiceError(ErrorCode.NOT_FOUND)

    async def _unfinished(self, game: str, user: str, now: int) -> Attempt | None:
        """An attempt of yesterday that may still count goes before today's."""
        yesterday = day_at(day_at(now).starts_at - _DAY_BEFORE_MS).key
        if is_final(yesterday, now):
            return None
        attempt = await self._archive.attempt(yesterday, game, user)
        if attempt is None or attempt.ended_at is not None:
            return None
        live = await self._tables.open(attempt.table)
        return attempt if live is not None and not live.table.match.over else None

    async def _table(self, table: TableId, day: str, game: str, person: Guest) -> LiveTable:
        live = await self._tables.open(table)
        if live is None:
            live = await self._tables.create(await self._start(table, day, game, person))
            await self._room.table_started(live)
        return live

    async def _start(self, table: TableId, day: str, game: str, person: Guest) -> Start:
        rules = self._tables.wires[game].game
        seats = rules.seats.start
        seed = daily_seed(await self._key(), game, day)
        return Start(
            table=table,
            terms=Terms(
                game=game,
                options=rules.Options(),
                time_control=NoClock(),
                beginner=Beginner.RANDOM,
                # All play the same cards: nobody may look on before the day is over.
                spectators=Spectators(allowed=Audience.NOBODY),
                reveal_after_end=not rules.secret_after_end,
            ),
            seats=(
                SeatHolder(user=person.user, name=person.name, guest=person.guest),
                *(computer(Level.STRONG, seat) for seat in range(1, seats)),
            ),
            first_seat=daily_first_seat(seed, seats),
            seed=seed,
            rules_version=rules.rules_version,
            daily=day,
        )

    async def _key(self) -> bytes:
        if self._secret is None:
            self._secret = await self._archive.secret(self._chance.seed())
        return self._secret

    async def _together(
        self, week: Sequence[Day], game: str, person: Guest | None
    ) -> list[DailyWeekLine]:
        reader = None if person is None else person.user
        days = (week[-1].key, week[0].key)
        return [
            DailyWeekLine(
                rank=line.place,
                name=line.name,
                score=line.score,
                days=line.days,
                you=line.user == reader,
            )
            for line in await self._archive.together(days, game, LISTED, reader)
        ]

    async def _list(self, day: Day, game: str, person: Guest | None, now: int) -> DailyList:
        final = is_final(day.key, now)
        listed = await self._archive.listed(day.key, game, LISTED)
        return DailyList(
            day=day.key,
            final=final,
            seed=daily_seed(await self._key(), game, day.key) if final else None,
            places=[
                DailyPlace(
                    rank=rank,
                    name=line.name,
                    score=line.score,
                    you=person is not None and person.user == line.user,
                )
                for rank, line in enumerate(listed, 1)
            ],
        )


def _last_days(day: Day) -> list[Day]:
    """A week of days, the last one first."""
    days = [day]
    while len(days) < WEEK:
        days.append(day_at(days[-1].starts_at - _DAY_BEFORE_MS))
    return days


def _plain(attempt: Attempt, now: int) -> DailyAttempt:
    # What is not finished in time is over as well, without a value.
    return DailyAttempt(
        day=attempt.day,
        table=attempt.table,
        over=attempt.ended_at is not None or is_final(attempt.day, now),
        score=attempt.score,
    )
