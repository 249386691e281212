"""A whole gateway on a free port. Every test that asks for it runs twice: on uvloop with httptools,
and on asyncio with h11.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
import uvloop
from prometheus_client import CollectorRegistry

from server.config import Limits
from server.gateway.addresses import parse_networks
from server.gateway.entry import Entry, create_app
from server.gateway.health import Health
from server.gateway.identity import Site
from server.gateway.reception import Reception
from server.gateway.serving import build_server, listen
from server.house import GameCard
from tests.server.gateway.fake_daily import FakeDaily
from tests.server.gateway.fake_members import FakeMembers
from tests.server.gateway.fake_reads import FakeReads
from tests.server.gateway.harness import Counted, FakeClock, FakeHouse, FakePeople, Gateway

LOOPS = {"uvloop": uvloop.new_event_loop, "asyncio": asyncio.new_event_loop}
ONE_LOOP = {"asyncio": asyncio.new_event_loop}


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Both event loops for what has a socket, one for the rest."""
    return LOOPS if "gateway" in getattr(item, "fixturenames", ()) else ONE_LOOP


@pytest.fixture
def limits() -> Limits:
    """The limits of the gateway; a test that needs others overrides this by parametrizing."""
    return Limits()


@pytest.fixture
def trusted() -> tuple[str, ...]:
    """Proxies the gateway trusts."""
    return ()


@pytest.fixture
def games() -> list[GameCard]:
    return [
        GameCard(
            id="bagalut",
            rules_version=1,
            seats=(2, 2),
            options={"type": "object", "properties": {}},
            levels=["easy"],
            texts={"de": "name = Bagalut\n", "en": "name = Bagalut\n"},
            rules={"de": "# Bagalut\n", "en": "# Bagalut\n"},
        )
    ]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Where the built web client lies; empty: it is not built."""
    return tmp_path


@pytest_asyncio.fixture
async def gateway(
    limits: Limits, trusted: tuple[str, ...], games: list[GameCard], static: Path
) -> AsyncIterator[Gateway]:
    """A gateway that serves until the test is over, and then has no socket and no task left."""
    house, people, clock = FakeHouse(), FakePeople(), FakeClock()
    members, reads, daily = FakeMembers(), FakeReads(), FakeDaily()
    reception = Reception(
        house=house,
        clock=clock,
        wall=clock,
        chance=Counted(),
        limits=limits,
        version="0.0-test",
        trusted=parse_networks(trusted),
    )
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]

    async def ready() -> Sequence[str]:
        return ()

    health = Health(ready, reception.tally, CollectorRegistry())
    entry = Entry(
        reception=reception,
        people=people,
        members=members,
        programs=members,
        reads=reads,
        daily=daily,
        site=Site(
            origins=frozenset({f"http://127.0.0.1:{port}"}),
            hosts=frozenset({"127.0.0.1"}),
            public_url=f"http://127.0.0.1:{port}",
        ),
        games=games,
        health=health,
        static=static,
    )
    on_uvloop = isinstance(asyncio.get_running_loop(), uvloop.Loop)
    http: Literal["httptools", "h11"] = "httptools" if on_uvloop else "h11"
    server = build_server(create_app(entry), reception, health, graceful_s=5, http=http)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await server.listening.wait()

    def stop() -> None:
        server.should_exit = True

    yield Gateway(house, people, members, reads, daily, reception, clock, port, stop)
    stop()
    await serving
    assert not server.server_state.connections
    assert not server.server_state.tasks
