"""What is read about people over HTTP: who asks what, and how often."""

import json
from typing import Any

import pytest

from protocol.errors import ErrorCode
from server.config import Rate
from server.house import GamesAsked
from server.ports_games import Showing
from server.services.refusals import ServiceError
from tests.server.gateway.harness import Answer, Gateway, with_limits

pytestmark = pytest.mark.asyncio(loop_factories=["asyncio"])  # no page knows the loop


def plain(answer: Answer) -> dict[str, Any]:
    told = json.loads(answer.body)
    assert isinstance(told, dict)
    return told


async def test_a_profile_is_read_under_the_name_as_anybody_would_write_it(
    gateway: Gateway,
) -> None:
    answer = await gateway.ask("GET /api/people/Gast%20Birke%2042")
    assert (answer.status, plain(answer)["points"]) == (200, -20)
    assert answer.headers["cache-control"] == "no-store"
    await gateway.people.new_guest("de")
    await gateway.ask("GET /api/people/%C3%84nne", Cookie="wartesaal=token-1")
    assert gateway.reads.asked == [
        ("profile", "Gast Birke 42", None),
        ("profile", "Änne", "u1"),
    ]


async def test_a_graph_and_a_leaderboard_say_of_which_game(gateway: Gateway) -> None:
    graph = await gateway.ask("GET /api/people/Anna/graph?game=bagalut&days=30")
    assert plain(graph) == {"points": [{"table": "t1", "at": 1, "value": 150_000}]}
    assert plain(await gateway.ask("GET /api/top?game=bagalut"))["game"] == "bagalut"
    assert plain(await gateway.ask("GET /api/top"))["game"] is None
    assert gateway.reads.asked == [
        ("graph", "Anna", "bagalut", 30),
        ("leaderboard", "bagalut", None),
        ("leaderboard", None, None),
    ]


@pytest.mark.parametrize(
    ("query", "asked"),
    [
        ("", GamesAsked()),
        ("?game=bagalut&kind=rated", GamesAsked(game="bagalut", rated=True)),
        ("?kind=friendly", GamesAsked(rated=False)),
        ("?opponent=Gast%20Eibe%201", GamesAsked(opponent="Gast Eibe 1")),
        ("?showing=behind&after=1764000000000.t1", None),
    ],
)
async def test_finished_games_can_be_filtered(
    gateway: Gateway, query: str, asked: GamesAsked | None
) -> None:
    answer = await gateway.ask(f"GET /api/people/Anna/games{query}")
    assert plain(answer) == {"games": [], "after": "7.t1"}
    behind = GamesAsked(showing=Showing.BEHIND, after=(1_764_000_000_000, "t1"))  # type: ignore[arg-type]
    assert gateway.reads.asked == [("games", "Anna", asked or behind)]


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/api/people/Anna/games?showing=won", "showing"),
        ("/api/people/Anna/games?kind=1", "kind"),
        ("/api/people/Anna/games?after=now", "after"),
        ("/api/people/Anna/games?limit=1000000", "limit"),
        (f"/api/people/Anna/games?opponent={'x' * 61}", "opponent"),
        ("/api/people/Anna/graph", "game"),
        ("/api/people/Anna/graph?game=bagalut&days=-1", "days"),
        ("/api/top?place=1", "place"),
    ],
)
async def test_an_odd_question_is_refused_with_the_fields_name(
    gateway: Gateway, path: str, field: str
) -> None:
    answer = await gateway.ask(f"GET {path}")
    assert (answer.status, plain(answer)["code"]) == (400, "bad_message")
    assert plain(answer)["facts"] == {"path": field}
    assert gateway.reads.asked == []


async def test_who_is_not_there_is_404(gateway: Gateway) -> None:
    gateway.reads.refusal = ServiceError(ErrorCode.NOT_FOUND)
    answer = await gateway.ask("GET /api/people/Nobody")
    assert (answer.status, plain(answer)["code"]) == (404, "not_found")


@with_limits(people_reads=Rate(count=2, per_ms=60_000))
async def test_an_address_reads_only_so_much(gateway: Gateway) -> None:
    answers = [await gateway.ask(f"GET /api/{path}") for path in ("top", "people/A", "top")]
    assert [answer.status for answer in answers] == [200, 200, 429]
    assert "retry-after" in answers[2].headers
    assert len(gateway.reads.asked) == 2
