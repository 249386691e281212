"""Every night all finished games are played again: does each still come to what was kept of it?

One node does it, one game after the other in the folding process, and rests as long as a game took
before the next one. Source: reliability.md 9.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

import structlog

from rules.match.daily import day_at
from server import folds
from server.background import again_and_again
from server.folding import Folding
from server.folds import Replayed
from server.ports import Archive, FinishedGame, RoomStore, TableId, WallClock
from server.ports_games import HistoryArchive
from server.services.counts import Counts
from server.wire import GameWire, NewerSchema

log = structlog.get_logger()

LOOK_EVERY_S: Final = 300.0
NIGHT_MS: Final = 4 * 3_600_000
"""How long after midnight it begins: the day's lists stand then."""

CLAIMED_MS: Final = 48 * 3_600_000
PAGE: Final = 100
LONGEST_REST_S: Final = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """What became of all finished games.

    other: of other rules, or of games that this house does not know (any more).
    wrong: the tables that do not hold, and what does not.
    """

    holding: int
    other: int
    wrong: Sequence[tuple[TableId, Replayed]]


class ReplayCheck:
    """Plays the archive again."""

    def __init__(
        self,
        wires: Mapping[str, GameWire],
        *,
        archive: Archive,
        played: HistoryArchive,
        folding: Folding,
        store: RoomStore,
        counts: Counts,
        wall: WallClock,
    ) -> None:
        self._wires = wires
        self._archive = archive
        self._played = played
        self._folding = folding
        self._store = store
        self._counts = counts
        self._wall = wall

    async def run(self) -> None:
        """For ever: once a night, at one of the nodes."""
        await again_and_again("replay_check", self.look, LOOK_EVERY_S)

    async def look(self) -> Checked | None:
        """Check all if it is night and no node has begun yet. Raises StoreUnavailable."""
        now = self._wall.now_ms()
        day = day_at(now)
        if now < day.starts_at + NIGHT_MS:
            return None
        key = f"replay_check:{day.key}"
        if await self._store.read_record(key) is not None:
            return None
        if not await self._store.write_record(key, 0, b"1", ttl_ms=CLAIMED_MS):
            return None
        checked = await self.check_all()
        log.info(
            "replay_checked", holding=checked.holding, other=checked.other, wrong=len(checked.wrong)
        )
        return checked

    async def check_all(self) -> Checked:
        """Play every finished game again. Raises StoreUnavailable."""
        holding = other = 0
        wrong: list[tuple[TableId, Replayed]] = []
        async for finished in self._all():
            began = monotonic()
            found = await self._check(finished)
            if found is Replayed.HOLDS:
                holding += 1
            elif found is Replayed.OTHER_RULES:
                other += 1
            else:
                wrong.append((finished.table, found))
                self._counts.mismatches += 1
                log.error("replay_mismatch", table=finished.table, what=found)
            await asyncio.sleep(min(monotonic() - began, LONGEST_REST_S))
        return Checked(holding=holding, other=other, wrong=wrong)

    async def _check(self, finished: FinishedGame) -> Replayed:
        wire = self._wires.get(finished.game)
        if wire is None:
            return Replayed.OTHER_RULES
        ranks = tuple(rank for _, _, _, rank in finished.players)
        try:
            return await self._folding.ask(
                folds.replayed, wire.game, finished.log, finished.reason, ranks
            )
        except NewerSchema:
            return Replayed.OTHER_RULES

    async def _all(self) -> AsyncIterator[FinishedGame]:
        after = TableId("")
        while tables := await self._played.tables(after, PAGE):
            for table in tables:
                if (finished := await self._archive.finished(table)) is not None:
                    yield finished
            after = tables[-1]
