"""A server process: the house of `server/wiring.py` with its doors open, until told to stop."""

import asyncio
import gc
import socket
from contextlib import AsyncExitStack
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry

from server.archive.open import upgrade
from server.background import Background
from server.config import Settings
from server.counters import Counters
from server.gateway.addresses import parse_networks
from server.gateway.entry import Entry, create_app
from server.gateway.health import Health, create_internal_app
from server.gateway.identity import Site, site_of
from server.gateway.reception import Reception
from server.gateway.serving import Server, build_server, listen, serve_internal
from server.log_setup import set_up_logging
from server.store.node import StoreNode
from server.wiring import OpenHouse, database_url, open_house

log = structlog.get_logger()

GC_THRESHOLDS: Final = (50_000, 50, 100)
"""Collections are rarer and what lives from the start is never looked at: a tenth faster, and the
tail is shorter. Source: performance.md 6."""


STATIC: Final = Path(__file__).parent / "static"
"""The built web client; it may be missing."""


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


async def _serve_sockets(settings: Settings, house: OpenHouse, door: socket.socket) -> None:
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
        daily=house.daily,
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
        house.social.nodes.on_drain(reception.drain)
        beside.spawn(house.social.nodes.keep_listed())
        if settings.internal_port is not None:
            inner_door = stack.enter_context(listen("127.0.0.1", settings.internal_port))
            beside.spawn(serve_internal(create_internal_app(health), inner_door))
        await server.serve(sockets=[door])


async def _announce(server: Server, site: Site) -> None:
    """Say in the log that clients can come, and where."""
    await server.listening.wait()
    log.info("listening", url=site.public_url)


def _loop_factory() -> Any:
    """The fast loop where there is one; everything passes without it too."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
