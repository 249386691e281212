"""What ends or goes on by itself in the waiting room, whichever node began it.

Every node looks, from time to time, at the rows of the room: an offer whose time is over or whose
maker stays away is ended, what was agreed to by a node that died is carried on, stakes that belong
to nothing go back. All of it is compare-and-set, so it does not matter how many nodes look.
Source: mechanisms.md 3.2, 3.4 and 13.2.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import structlog
from pydantic_core import from_json

from rules.game import Millis
from rules.match.challenge import OFFLINE_AFTER
from server.background import again_and_again
from server.ports import RoomStore, TableId, WallClock
from server.ports_games import Ledger
from server.services.agreed import NOTED, Agreed, noted
from server.services.challenge_records import LINK
from server.services.challenges import Challenges
from server.services.refusals import ServiceError
from server.services.seeks import Seeks
from server.services.tables import Tables

log = structlog.get_logger()

LOOK_EVERY_S: Final = 5.0
RESUME_AFTER_MS: Final = 10_000
"""How long the node that noted an agreement has before the others carry it on."""

REFUND_EVERY_MS: Final = 10 * 60_000

_PLAYER: Final = "player:"
_SEEK: Final = "seek:"


class Upkeep:
    """Looks after offers and agreements."""

    def __init__(
        self,
        agreed: Agreed,
        challenges: Challenges,
        seeks: Seeks,
        *,
        tables: Tables,
        store: RoomStore,
        ledger: Ledger,
        wall: WallClock,
    ) -> None:
        self._agreed = agreed
        self._challenges = challenges
        self._seeks = seeks
        self._tables = tables
        self._store = store
        self._ledger = ledger
        self._wall = wall
        self._away: dict[str, Millis] = {}
        """Makers of offers who are not here, since when this node knows."""
        self._refunded_at = 0

    async def run(self) -> None:
        """Look for ever."""
        await again_and_again("upkeep", self.look, LOOK_EVERY_S)

    async def look(self) -> None:
        """Do once what is to be done now. Raises StoreUnavailable."""
        now = Millis(self._wall.now_ms())
        _, rows = await self._store.rows()
        await self._end_offers(rows, now)
        for one in noted(rows):
            if now - one.at >= RESUME_AFTER_MS:
                await self._agreed.resume(one)
        if now - self._refunded_at >= REFUND_EVERY_MS:
            self._refunded_at = now
            for table in await self._ledger.refund_stale(now, self._is_alive):
                log.warning("stale_stakes_refunded", table=table)

    async def _end_offers(self, rows: Mapping[str, bytes], now: Millis) -> None:
        offers = _offers(rows)
        makers = {by for by, _ in offers.values()}
        absent = {user for user in makers if f"{_PLAYER}{user}" not in rows}
        self._away = {user: self._away.get(user, now) for user in absent}
        for key, (by, until) in offers.items():
            since = self._away.get(by)
            if now >= until or (since is not None and now >= since + OFFLINE_AFTER):
                with suppress(ServiceError):  # somebody else was faster, or it is gone
                    await self._end(key, since)

    async def _end(self, key: str, since: Millis | None) -> None:
        if key.startswith(_SEEK):
            await self._seeks.end(key.removeprefix(_SEEK), since)
        else:
            await self._challenges.end(key.removeprefix(LINK), since)

    async def _is_alive(self, table: TableId) -> bool:
        """Whether stakes held for `table` still belong to something."""
        if await self._tables.open(table) is not None:
            return True
        _, rows = await self._store.rows()
        return f"{NOTED}{table}" in rows


def _offers(rows: Mapping[str, bytes]) -> dict[str, tuple[str, Millis]]:
    """The open offers by key: by whom, and until when (wall clock)."""
    found = {}
    for key, row in rows.items():
        if key.startswith(LINK):
            value = from_json(row)
            if value["open"]:
                found[key] = (str(value["by"]), Millis(value["until"]))
        elif key.startswith(_SEEK):
            owner = from_json(row)["owner"]["user"]
            found[key] = (str(owner), _NEVER)  # its row vanishes by itself
    return found


_NEVER: Final = Millis(2**53)
