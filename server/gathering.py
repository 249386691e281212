"""Builds open tables, pools and ready checks: a part of the wiring in `app.py`."""

from collections.abc import Callable, Coroutine
from typing import Any

from server.ports import Chance, WallClock
from server.ports_games import HistoryArchive
from server.services.accounts import Accounts
from server.services.agreed import Agreed
from server.services.asked import Asking
from server.services.beginning import Beginning
from server.services.busy import Busy
from server.services.gatherings import Gatherings
from server.services.open_again import OpenAgain
from server.services.open_tables import OpenTables
from server.services.pools import Pools
from server.services.ready_checks import ReadyChecks
from server.services.room import Room
from server.services.standings import Standings
from server.services.tables import Tables
from server.store.node import StoreNode


def build_gatherings(
    store: StoreNode,
    history: HistoryArchive,
    *,
    tables: Tables,
    accounts: Accounts,
    agreed: Agreed,
    busy: Busy,
    standings: Standings,
    room: Room,
    chance: Chance,
    wall: WallClock,
    spawn: Callable[[Coroutine[Any, Any, None]], None],
) -> Gatherings:
    """All of it; what it has to hear of tables that start, it hears."""
    claims, clock = store.claims, store.clock
    beginning = Beginning(agreed, accounts, standings, busy, clock=clock, wall=wall)
    asking = Asking(room, chance, clock.now, spawn)
    checks = ReadyChecks(agreed, beginning, asking, claims, chance=chance, clock=clock)
    open_tables = OpenTables(
        agreed,
        beginning,
        asking,
        accounts,
        standings,
        claims,
        chance=chance,
        clock=clock,
        wall=wall,
    )
    pools = Pools(agreed, checks, standings, history, claims, chance=chance, clock=clock, wall=wall)
    again = OpenAgain(tables, open_tables, claims, chance)
    gatherings = Gatherings(
        open_tables, again, pools, checks, asking, room, store.room, claims, spawn
    )
    agreed.on_begun(gatherings.begun)
    return gatherings
