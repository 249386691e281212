"""What a host sees of a server: health, counters, an orderly end."""

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import Server, free_port, running, short_folder

pytestmark = pytest.mark.processes


@pytest.fixture
def data() -> Iterator[Path]:
    with short_folder() as folder:
        yield folder


def get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=20) as answer:
        body: bytes = answer.read()
        return body


def test_a_server_is_alive_and_ready_and_lists_its_games(data: Path) -> None:
    with running(data) as server:
        assert json.loads(get(f"{server.url}/healthz")) == {"alive": True}
        assert json.loads(get(f"{server.url}/readyz"))["ready"] is True
        games = json.loads(get(f"{server.url}/api/games"))
        assert "bagalut" in [game["id"] for game in games]


def test_counters_are_told_on_the_internal_port_alone(data: Path) -> None:
    port = free_port()
    with running(data, WARTESAAL_INTERNAL_PORT=str(port)) as server:
        counters = get(f"http://127.0.0.1:{port}/metrics")
        assert b"lobby_ws_connections" in counters
        assert b"lobby_tables_frozen_total 0.0" in counters
        assert b"lobby_ws_connections" not in get(f"{server.url}/metrics")


def test_a_game_of_the_hosts_own_is_playable_by_one_setting(data: Path) -> None:
    with running(data, WARTESAAL_EXTRA_GAMES="tests.conformance.sample") as server:
        games = {game["id"]: game for game in json.loads(get(f"{server.url}/api/games"))}
        assert len(games) >= 2


def test_a_server_that_is_told_to_stop_ends_in_good_order_and_quickly(data: Path) -> None:
    server = Server(data)
    server.wait_for("listening")
    assert server.stop() == 0
    assert not [line for line in server.log if '"level": "error"' in line], server.tail()
