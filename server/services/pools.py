"""Pools: people wait, and whoever fits is found for them, also while nobody does anything.

Who plays whom is decided in `rules/match/pairing.py`. Each pool is a queue in the store; every two
seconds one node claims it and matches. A match and the marks of its people change in one step, so
whoever has left a moment ago is in none. Source: mechanisms.md 4.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from pydantic_core import to_json

from protocol import gathering as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Millis
from rules.match import pairing
from rules.match.elo import START, is_provisional
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.pairing import Entry, Group, PoolKey, SeatWish
from rules.match.preflight import RatingRange, could_offer
from rules.match.ready_check import match_found
from server.ports import Chance, Peer, TableClock, WallClock
from server.ports_games import ALL_GAMES, HistoryArchive
from server.ports_lobby import Change, Claims, DueChange, QueueChange, RowChange
from server.services.agreed import Agreed
from server.services.ready_checks import ReadyChecks
from server.services.refusals import ServiceError
from server.services.standings import Standings
from server.services.waits import (
    NOTHING,
    Waits,
    heard_of,
    mark_of,
    marked,
    marks,
    parse_pool,
    plain_pool,
    pool_of,
    queue_of,
    woken,
)

RECENT: Final = 2
"""So many last games say whom one has just played against."""

SHOWN_MS: Final = 3 * pairing.TICK
"""A pool's row vanishes when nobody has counted for so long."""

_TRIES: Final = 5


class Pools:
    """Waiting for whoever fits."""

    def __init__(
        self,
        agreed: Agreed,
        checks: ReadyChecks,
        standings: Standings,
        history: HistoryArchive,
        claims: Claims,
        *,
        chance: Chance,
        clock: TableClock,
        wall: WallClock,
    ) -> None:
        self._agreed = agreed
        self._checks = checks
        self._standings = standings
        self._history = history
        self._claims = claims
        self._chance = chance
        self._clock = clock
        self._wall = wall

    # --- what people do -------------------------------------------------

    async def join(self, peer: Peer, asked: wire_commands.JoinPool) -> Plain:
        """Wait in a pool. Who waits there already keeps his place, with his new wishes.

        Raises ServiceError(NOT_FOUND), LobbyRefusal(TERMS_INVALID, COOLDOWN, ALREADY_SEATED, …).
        """
        user = peer.person.user
        pool = parse_pool(asked.pool)
        wish = SeatWish(
            preferred=asked.seats.preferred, least=asked.seats.least, most=asked.seats.most
        )
        self._demand_pool(pool, wish)
        if (cooldown_ms := await self._checks.cooldown_ms(user)) > 0:
            raise LobbyRefusal(LobbyCode.COOLDOWN, wait_ms=cooldown_ms)
        entry = await self._entry(peer, asked, pool, wish)
        for _ in range(_TRIES):
            revision, waits = await mark_of(self._claims, user)
            if waits.table is not None or waits.check is not None:
                raise LobbyRefusal(LobbyCode.ALREADY_SEATED)
            if await self._claims.change(self._joined(entry, pool, waits, revision)):
                return await self.told(user)
        raise ServiceError(ErrorCode.BUSY)

    async def leave(self, user: str) -> None:
        """Wait no longer; nothing happens to who does not wait in a pool."""
        for _ in range(_TRIES):
            revision, waits = await mark_of(self._claims, user)
            if waits.pool is None:
                return
            if await self._claims.change(self._left(user, waits.pool, revision)):
                return
        raise ServiceError(ErrorCode.BUSY)

    async def told(self, user: str) -> Plain:
        """Where the user waits, as a frame."""
        _, waits = await mark_of(self._claims, user)
        place = None
        if waits.pool is not None and waits.entry is not None:
            now = Millis(self._clock.now())
            wish = waits.entry.seats
            place = {
                "pool": plain_pool(waits.pool),
                "seats": {"preferred": wish.preferred, "least": wish.least, "most": wish.most},
                "waited_ms": max(0, now - waits.entry.joined_at),
                "window": pairing.window(waits.entry, now),
                "low": None if (wanted := waits.entry.wanted) is None else wanted.low,
                "high": None if wanted is None else wanted.high,
            }
        cooldown_ms = await self._checks.cooldown_ms(user)
        return {"type": "your_pool", "place": place, "cooldown_ms": cooldown_ms}

    # --- what happens by itself -----------------------------------------

    async def run(self, queue: str) -> None:
        """Match those who wait, drop those who have gone; this node has claimed the pool."""
        pool = pool_of(queue)
        users = await self._claims.queue(queue)
        found = await marks(self._claims, users)
        away = await self._claims.away(users)
        now = Millis(self._clock.now())
        entries = {
            user: heard_of(waits.entry, away.get(user), now)
            for user, (_, waits) in found.items()
            if waits.pool == pool and waits.entry is not None
        }
        waiting = set(entries)
        for user in users:
            if user not in entries or pairing.is_lost(entries[user], now):
                waiting.discard(user)
                await self._claims.change(self._dropped(user, queue, found[user]))
        for group in pairing.match_up(entries.values(), now):
            if await self._claims.change(self._matched(pool, group, found, now)):
                waiting.difference_update(entry.user for entry in group)
        await self._claims.change(
            Change(
                due=[DueChange(item=queue, at=now + pairing.TICK)],
                rows=[self._row(queue, pool, len(waiting))],
            )
        )

    # --- changes --------------------------------------------------------

    def _joined(self, entry: Entry, pool: PoolKey, before: Waits, revision: int) -> Change:
        queue, user = queue_of(pool), entry.user
        queues = []
        if before.pool == pool and before.entry is not None:
            entry = replace(entry, joined_at=before.entry.joined_at)
        elif before.pool is not None:
            queues.append(QueueChange(queue=queue_of(before.pool), member=user, at=None))
        queues.append(QueueChange(queue=queue, member=user, at=entry.joined_at))
        return Change(
            records=[marked(user, Waits(pool=pool, entry=entry), revision)],
            queues=queues,
            due=[DueChange(item=queue, at=self._clock.now(), if_never=True)],
            rows=[woken(user, self._chance)],
        )

    def _left(self, user: str, pool: PoolKey, revision: int) -> Change:
        return Change(
            records=[marked(user, NOTHING, revision)],
            queues=[QueueChange(queue=queue_of(pool), member=user, at=None)],
            rows=[woken(user, self._chance)],
        )

    def _dropped(self, user: str, queue: str, mark: tuple[int, Waits]) -> Change:
        """Who has gone waits no longer; who waits elsewhere by now is only not here."""
        revision, waits = mark
        if waits.pool is not None and queue_of(waits.pool) == queue:
            return self._left(user, waits.pool, revision)
        return Change(queues=[QueueChange(queue=queue, member=user, at=None)])

    def _matched(
        self, pool: PoolKey, group: Group, found: Mapping[str, tuple[int, Waits]], now: Millis
    ) -> Change:
        check = match_found(self._chance.new_id(), pool, group, now)
        made = self._checks.found(check)
        asked = Waits(check=check.id)
        return Change(
            records=[
                *made.records,
                *(marked(entry.user, asked, found[entry.user][0]) for entry in group),
            ],
            queues=[
                QueueChange(queue=queue_of(pool), member=entry.user, at=None) for entry in group
            ],
            due=made.due,
            rows=made.rows,
        )

    def _row(self, queue: str, pool: PoolKey, waiting: int) -> RowChange:
        row = {"kind": "pool", "pool": plain_pool(pool), "waiting": waiting}
        return RowChange(key=queue, row=to_json(row) if waiting else None, ttl_ms=SHOWN_MS)

    # --- who asks -------------------------------------------------------

    def _demand_pool(self, pool: PoolKey, wish: SeatWish) -> None:
        """Raise LobbyRefusal(TERMS_INVALID) for a pool that there is not."""
        game = self._agreed.wire(pool.game).game
        pairing.check_pool(pool, wish)
        if wish.least not in game.seats or wish.most not in game.seats:
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="seats")

    async def _entry(
        self, peer: Peer, asked: wire_commands.JoinPool, pool: PoolKey, wish: SeatWish
    ) -> Entry:
        person = peer.person
        standing = await self._standings.of(person, pool.game)
        options = self._agreed.wire(pool.game).parse_options({})
        obstacle = could_offer(
            standing, pairing.pool_terms(pool, options), Millis(self._wall.now_ms())
        )
        if obstacle is not None:
            raise obstacle.refusal()
        party = await self._standings.party(person, pool.game)
        now = Millis(self._clock.now())
        return Entry(
            user=person.user,
            rating=START if party.rating is None else party.rating,
            joined_at=now,
            pong_at=now,
            provisional=is_provisional(party.games),
            wanted=_wanted(asked),
            blocks=standing.blocks,
            recent=await self._recent(person.user),
            seats=wish,
        )

    async def _recent(self, user: str) -> tuple[frozenset[str], ...]:
        """The opponents of the last games, the latest first."""
        games = await self._history.games(user, ALL_GAMES, None, RECENT)
        return tuple(
            frozenset(player.user for player in game.players if player.user != user)
            for game in games
        )


def _wanted(asked: wire_commands.JoinPool) -> RatingRange | None:
    if asked.low is None or asked.high is None:
        return None
    if asked.low > asked.high:
        raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="wanted")
    return RatingRange(low=asked.low, high=asked.high)
