"""The game of the day over HTTP: who may ask what."""

import json

import pytest

from protocol.daily import Daily, DailyList
from tests.server.gateway.fake_daily import LIST, TODAY
from tests.server.gateway.harness import Gateway

pytestmark = pytest.mark.asyncio(loop_factories=["asyncio"])  # no page knows the loop


async def test_anybody_may_read_how_days_went(gateway: Gateway) -> None:
    today = await gateway.ask("GET /api/daily/battlefjord")
    assert Daily.model_validate_json(today.body) == TODAY
    day = await gateway.ask("GET /api/daily/battlefjord/2026-11-30")
    assert DailyList.model_validate_json(day.body) == LIST
    await gateway.people.new_guest("de")
    await gateway.ask("GET /api/daily/battlefjord", Cookie="wartesaal=token-1")
    assert [asked[0] for asked in gateway.daily.asked] == ["look", "day", "look"]
    assert gateway.daily.asked[0][2] == ""
    assert gateway.daily.asked[2][2] != ""


async def test_only_somebody_can_play_and_only_from_a_page_of_ours(gateway: Gateway) -> None:
    nobody = await gateway.ask("POST /api/daily/battlefjord", Origin=gateway.origin)
    assert (nobody.status, json.loads(nobody.body)["code"]) == (401, "unauthenticated")
    await gateway.people.new_guest("de")
    cookie = "wartesaal=token-1"
    elsewhere = await gateway.ask(
        "POST /api/daily/battlefjord", Origin="https://evil.example", Cookie=cookie
    )
    assert (elsewhere.status, json.loads(elsewhere.body)["code"]) == (403, "forbidden")
    assert gateway.daily.asked == []
    ours = await gateway.ask("POST /api/daily/battlefjord", Origin=gateway.origin, Cookie=cookie)
    assert json.loads(ours.body) == {"table": "t1", "counts": True}


async def test_other_games_have_no_game_of_the_day(gateway: Gateway) -> None:
    answer = await gateway.ask("GET /api/daily/bagalut")
    assert (answer.status, json.loads(answer.body)["code"]) == (404, "not_found")
