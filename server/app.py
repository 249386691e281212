"""The one place that builds and wires everything of a server process. No globals, no lookups."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry

from server.archive.open import open_archive, upgrade
from server.chance import SystemChance
from server.clock import SystemWallClock
from server.computers import Computers
from server.config import Settings
from server.counters import Counters
from server.fanout import Fanout
from server.gateway.addresses import parse_networks
from server.gateway.entry import Entry, create_app
from server.gateway.health import Health, create_internal_app
from server.gateway.identity import Site, site_of
from server.gateway.reception import Reception
from server.gateway.serving import Server, build_server, listen, serve_internal
from server.house import GameCard
from server.log_setup import set_up_logging
from server.passwords import Argon2Passwords
from server.ports import Chance, NodeId, StoreUnavailable, WallClock
from server.registry import registered
from server.services.accounts import Accounts
from server.services.agreed import Agreed
from server.services.attending import Attending
from server.services.challenges import Challenges
from server.services.computer_tables import ComputerTables
from server.services.counts import Counts
from server.services.front_desk import FrontDesk
from server.services.leaving import Leaving
from server.services.membership import Membership
from server.services.profiles import Profiles
from server.services.programs import ProgramKeeper
from server.services.rematches import Rematches
from server.services.room import Room
from server.services.seeks import Seeks
from server.services.tables import Tables
from server.services.yourself import Yourself
from server.store.embedded import EmbeddedStore
from server.store.node import StoreNode
from server.store.settings import Fsync, check_settings
from server.sweeper import Sweeper
from server.wire import GameWire

log = structlog.get_logger()

GC_THRESHOLDS: Final = (50_000, 50, 100)
"""Collections are rarer and what lives from the start is never looked at: a tenth faster, and the
tail is shorter. Source: performance.md 6."""


STATIC: Final = Path(__file__).parent / "static"
"""The built web client; it may be missing."""


class Background:
    """Work that nobody waits for: kept from being collected, its faults logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do `work` beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (fault := task.exception()) is None:
            return
        if isinstance(fault, StoreUnavailable):
            log.warning("background_without_store")
        else:
            log.error("background_fault", exc_info=fault)

    async def close(self) -> None:
        """End all of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def run(settings: Settings, store_node: type[StoreNode] = StoreNode) -> None:
    """Serve until told to stop (SIGINT, SIGTERM).

    store_node: the bench measures a server that leaves the store out.
    """
    set_up_logging(settings)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, store_node))


def upgrade_database(settings: Settings) -> None:
    """Bring the archive's tables to this version."""
    asyncio.run(upgrade(database_url(settings)))


async def serve(settings: Settings, store_node: type[StoreNode] = StoreNode) -> None:
    """Serve until told to stop."""
    with listen(settings.host, settings.port) as door:
        async with open_house(settings, store_node) as house:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GC_THRESHOLDS)
            await _serve_sockets(settings, house, door)


async def _serve_sockets(settings: Settings, house: "OpenHouse", door: socket.socket) -> None:
    reception = Reception(
        house=house.desk,
        clock=house.store.clock,
        wall=house.wall,
        chance=house.chance,
        limits=settings.limits,
        version=version("wartesaal"),
        trusted=parse_networks(settings.forwarded_from),
    )
    registry = CollectorRegistry()
    registry.register(Counters(house.counts))
    health = Health(house.waiting_for, reception.tally, registry)
    entry = Entry(
        reception=reception,
        people=house.accounts,
        members=house.members,
        programs=house.programs,
        reads=house.profiles,
        site=site_of(settings, door.getsockname()[1]),
        games=house.games,
        health=health,
        static=STATIC,
    )
    server = build_server(create_app(entry), reception, health)
    async with AsyncExitStack() as stack:
        beside = Background()
        stack.push_async_callback(beside.close)
        beside.spawn(_announce(server, entry.site))
        if settings.internal_port is not None:
            inner_door = stack.enter_context(listen("127.0.0.1", settings.internal_port))
            beside.spawn(serve_internal(create_internal_app(health), inner_door))
        await server.serve(sockets=[door])


async def _announce(server: Server, site: Site) -> None:
    """Say in the log that clients can come, and where."""
    await server.listening.wait()
    log.info("listening", url=site.public_url)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHouse:
    """What stands behind the sockets."""

    store: StoreNode
    desk: FrontDesk
    accounts: Accounts
    members: Membership
    programs: ProgramKeeper
    profiles: Profiles
    games: Sequence[GameCard]
    wall: WallClock
    chance: Chance
    counts: Counts

    async def waiting_for(self) -> Sequence[str]:
        """What this process still waits for; nothing: it is ready."""
        try:
            await self.store.client.command("PING")
        except StoreUnavailable:
            return ["store"]
        return []


@asynccontextmanager
async def open_house(
    settings: Settings, store_node: type[StoreNode] = StoreNode
) -> AsyncIterator[OpenHouse]:
    """Everything behind the sockets, running; ended in good order afterwards."""
    node = NodeId(f"{socket.gethostname()[:16]}-{SystemChance().nonce()}")
    async with AsyncExitStack() as stack:
        background = Background()
        store_url = await _store_url(settings, stack)
        store = await store_node.connect(store_url, node)
        stack.push_async_callback(store.close)
        await check_settings(store.client, Fsync(settings.appendfsync))
        archive = await open_archive(database_url(settings))
        stack.push_async_callback(archive.close)
        await archive.departure.finish_deletions()

        chance, wall = SystemChance(), SystemWallClock()
        wires = {game.id: GameWire(game) for game in registered(settings.extra_games).values()}
        counts = Counts()
        fanout = Fanout(store.clock, store.tables.epoch)
        tables = Tables(
            wires,
            store=store.tables,
            archive=archive,
            clock=store.clock,
            chance=chance,
            counts=counts,
            fanout=fanout,
            spawn=background.spawn,
        )
        room = Room(store.room, chance, background.spawn)
        tables.on_commit(room.table_moved)
        rematches = Rematches(tables, room, chance=chance, spawn=background.spawn)
        limits = settings.limits
        accounts = Accounts(
            archive, room, chance=chance, clock=store.clock, wall=wall, renames=limits.renames
        )
        yourself = Yourself(archive, archive.ledger, room, wall=wall, spawn=background.spawn)
        leaving = Leaving(tables, room, store.clock)
        passwords = Argon2Passwords()
        stack.callback(passwords.close)
        members = Membership(
            accounts,
            accounts=archive.accounts,
            tokens=archive.tokens,
            departure=archive.departure,
            ledger=archive.ledger,
            passwords=passwords,
            leaving=leaving,
            yourself=yourself,
            chance=chance,
            clock=store.clock,
            wall=wall,
            sign_ins=limits.sign_ins_account,
            exports=limits.exports,
        )
        programs = ProgramKeeper(
            accounts,
            tokens=archive.tokens,
            departure=archive.departure,
            leaving=leaving,
            chance=chance,
            wall=wall,
            most=limits.programs,
        )
        agreed = Agreed(tables, room, chance)
        computers = Computers(settings.extra_games)
        stack.callback(computers.close)
        attending = Attending(
            tables, rematches, chance=chance, replay_pages=settings.limits.replay_pages
        )
        desk = FrontDesk(
            accounts=accounts,
            attending=attending,
            computer_tables=ComputerTables(tables, room, chance),
            challenges=Challenges(
                agreed,
                room,
                store.room,
                accounts,
                chance=chance,
                wall=wall,
                spawn=background.spawn,
            ),
            seeks=Seeks(agreed, room, store.room, chance=chance, wall=wall),
            room=room,
            tables=tables,
            yourself=yourself,
            chance=chance,
            spawn=background.spawn,
        )
        sweeper = Sweeper(
            tables,
            computers=computers,
            archive=archive,
            liveness=store.liveness,
            wall=wall,
            showcase=room,
            awake=attending.reconnect,
            spawn=background.spawn,
        )
        stack.push_async_callback(store.liveness.farewell)
        await sweeper.beat_once()
        for work in (
            sweeper.run(),
            sweeper.beat(),
            room.keep_present(),
            room.keep_tables_shown(),
        ):
            background.spawn(work)
        # The last to come is the first to end: nothing goes on when the store is left.
        stack.push_async_callback(background.close)
        yield OpenHouse(
            store=store,
            desk=desk,
            accounts=accounts,
            members=members,
            programs=programs,
            profiles=Profiles(
                accounts=archive.accounts,
                ratings=archive.ratings,
                played=archive.played,
                fair_play=archive.fair_play,
                ledger=archive.ledger,
                games=list(wires),
                wall=wall,
            ),
            games=[_card(wire) for wire in wires.values()],
            wall=wall,
            chance=chance,
            counts=counts,
        )


def database_url(settings: Settings) -> str:
    """SQLAlchemy's URL: the host's own database, or a SQLite file in the data folder."""
    if settings.database_url is not None:
        return settings.database_url
    settings.data.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{Path(settings.data).resolve() / 'wartesaal.sqlite'}"


async def _store_url(settings: Settings, stack: AsyncExitStack) -> str:
    if settings.store_url is not None:
        return settings.store_url
    embedded = await EmbeddedStore.start(settings.data, Fsync(settings.appendfsync))
    guard = asyncio.create_task(embedded.guard())
    stack.push_async_callback(_end, guard)
    stack.push_async_callback(embedded.stop)
    return embedded.url


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})


def _card(wire: GameWire) -> GameCard:
    game = wire.game
    return GameCard(
        id=game.id,
        rules_version=game.rules_version,
        seats=(game.seats.start, game.seats.stop - 1),
        options=wire.options_schema,
        levels=[level.value for level in game.levels],
        texts=game.texts,
        rules=game.manual,
    )


def _loop_factory() -> Any:
    """The fast loop where there is one; everything passes without it too."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
