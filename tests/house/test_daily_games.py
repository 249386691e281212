"""The game of the day in a whole house: one attempt, resumed anywhere, seen by nobody else."""

import asyncio
import json

import pytest

from protocol import commands as wire
from protocol.errors import ErrorCode
from rules.games import GAMES
from rules.match.daily import daily_seed, day_at
from rules.match.seed import fits
from rules.match.terms import Start
from server.services.refusals import ServiceError
from server.services.tables import Tables
from server.verifying import check
from tests.house.house import Refused, Street, Visitor, enter, new_id

pytestmark = pytest.mark.asyncio

GAME = "battlefjord"


async def committed(visitor: Visitor, table: str) -> str:
    """What the house bound itself to before the first card of a table was dealt."""
    return str((await visitor.sit(table))["commitment"])


async def begun(visitor: Visitor) -> str:
    """Today's table of a visitor, who sits down at it."""
    table = str((await visitor.node.daily.play(GAME, visitor.person)).table)
    await visitor.sit(table)
    return table


async def settled(visitor: Visitor, table: str) -> None:
    await visitor.hear(
        lambda plain: (
            any(
                event["type"] == "table_settled"
                for line in plain.get("lines", [plain])
                for event in line.get("events", ())
            )
            and plain.get("table") == table
        )
    )


async def test_all_play_the_same_cards_and_each_has_one_attempt(street: Street) -> None:
    first, second = await street.node(), await street.node()
    anna = await street.come(first, "anna")
    ben = await street.come(second, "ben")
    tables = await asyncio.gather(
        *(node.daily.play(GAME, anna.person) for node in (first, second, first))
    )
    assert len({table.table for table in tables}) == 1
    assert all(table.counts for table in tables)
    bens = await second.daily.play(GAME, ben.person)
    assert bens.table != tables[0].table
    shown = [await anna.sit(tables[0].table), await ben.sit(bens.table)]
    cards = [[slot["card"] for slot in each["frame"]["view"]["slots"]] for each in shown]
    assert cards[0] == cards[1]
    assert shown[0]["frame"]["view"]["horn_seat"] == shown[1]["frame"]["view"]["horn_seat"]
    assert shown[0]["commitment"] == shown[1]["commitment"]


async def test_the_attempt_is_spent_when_it_starts_and_later_games_are_practice(
    street: Street,
) -> None:
    node = await street.node()
    anna = await street.come(node, "anna")
    table = await begun(anna)
    today = (await node.daily.look(GAME, anna.person)).today
    assert today is not None
    assert (today.table, today.over, today.score) == (table, False, None)
    await anna.resign(table)
    await settled(anna, table)
    practice = await node.daily.play(GAME, anna.person)
    assert not practice.counts
    assert practice.table != table
    await anna.sit(practice.table)
    await anna.resign(practice.table)
    await settled(anna, practice.table)
    [day] = (await node.daily.look(GAME, anna.person)).days
    assert (day.table, day.over, day.score) == (table, True, None)


async def test_there_is_no_take_back_in_it(street: Street) -> None:
    anna = await street.come(await street.node(), "anna")
    table = await begun(anna)
    frame = await anna.until(table, lambda frame: bool(frame["legal"]))
    offerable = {offer["kind"]: offer["reason"] for offer in frame["offerable"]}
    assert offerable["take_back"] == "daily"


async def test_nobody_looks_on_and_nothing_is_told_before_the_day_is_over(street: Street) -> None:
    node = await street.node()
    anna, ben = await street.come(node, "anna"), await street.come(node, "ben")
    table = await begun(anna)
    with pytest.raises(Refused, match="forbidden"):
        await ben.sit(table, "spectator")
    assert not any(f"table:{table}" in plain.get("rows", ()) for plain in ben.heard)
    await anna.resign(table)
    await settled(anna, table)
    with pytest.raises(Refused, match="forbidden"):
        await ben.ask(wire.Record(cmd_id=new_id(), table=table))
    own = (await anna.ask(wire.Record(cmd_id=new_id(), table=table)))["record"]
    assert "entries" not in own, "whoever has played could tell those who have not"
    assert own["seat"] == 0
    assert anna.present(table)["outcome"]["seed"] is None
    [today, *_] = (await node.daily.look(GAME, ben.person)).lists
    assert (today.final, today.seed) == (False, None)

    day = day_at(street.calendar.now)
    street.calendar.now = day.final_at
    told = await ben.ask(wire.Record(cmd_id=new_id(), table=table))
    start = told["record"]["entries"][0]
    seed = (await node.daily.look_at_day(GAME, day.key, ben.person)).seed
    assert seed is not None
    assert seed in str(start)
    assert fits(seed, await committed(anna, table))


async def test_a_game_begun_before_midnight_is_gone_on_with_after_it(street: Street) -> None:
    node = await street.node()
    anna = await street.come(node, "anna")
    table = await begun(anna)
    day = day_at(street.calendar.now)
    street.calendar.now = day.ends_at + 60_000
    again = await node.daily.play(GAME, anna.person)
    assert (again.table, again.counts) == (table, True)
    street.calendar.now = day.final_at
    fresh = await node.daily.play(GAME, anna.person)
    assert fresh.counts
    assert fresh.table != table
    assert await committed(anna, fresh.table) != await committed(anna, table)


async def test_a_start_that_broke_off_is_carried_through_with_the_same_cards(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await street.node()
    anna = await street.come(node, "anna")

    async def breaks(_tables: Tables, _start: Start) -> None:
        raise ConnectionError

    with monkeypatch.context() as broken:
        broken.setattr(Tables, "create", breaks)
        with pytest.raises(ConnectionError):
            await node.daily.play(GAME, anna.person)
    spent = (await node.daily.look(GAME, anna.person)).today
    assert spent is not None
    table = await node.daily.play(GAME, anna.person)
    assert (table.table, table.counts) == (spent.table, True)
    secret = await street.archive.daily.secret(b"another" + bytes(25))
    key = day_at(street.calendar.now).key
    assert fits(daily_seed(secret, GAME, key), await committed(anna, table.table))


async def test_guests_play_and_are_in_no_list(street: Street) -> None:
    node = await street.node()
    gast = await enter(Visitor(node, await street.person("gast", registered=False)))
    table = await begun(gast)
    today = (await node.daily.look(GAME, gast.person)).today
    assert today is not None
    assert today.table == table


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_game_has_one_against_strong_computers_and_nobody_may_look_on(
    street: Street, game: str
) -> None:
    node = await street.node()
    anna, ben = await street.come(node, "anna"), await street.come(node, "ben")
    today = await node.daily.play(game, anna.person)
    shown = await anna.sit(today.table)
    assert today.counts
    assert [seat["computer"] for seat in shown["frame"]["seats"][1:]] == ["strong"] * (
        GAMES[game].seats.start - 1
    )
    with pytest.raises(Refused, match="forbidden"):
        await ben.sit(today.table, "spectator")
    [first, *before] = (await node.daily.look(game, ben.person)).lists
    assert [(first.final, first.seed), len(before)] == [(False, None), 6]


async def test_its_record_is_given_out_after_the_day_and_holds(street: Street) -> None:
    node = await street.node()
    anna = await street.come(node, "anna")
    table = await begun(anna)
    await anna.act(table)
    await anna.resign(table)
    await settled(anna, table)
    street.calendar.now = day_at(street.calendar.now).final_at
    told = await anna.ask(wire.Record(cmd_id=new_id(), table=table))
    report = check(json.dumps(told["record"]).encode())
    head, *found = report.lines
    assert head.startswith("whole record")
    assert found
    assert all(" holds: " in line for line in found), report.lines


async def test_after_midnight_the_page_says_that_yesterdays_is_gone_on_with(
    street: Street,
) -> None:
    node = await street.node()
    anna = await street.come(node, "anna")
    table = await begun(anna)
    day = day_at(street.calendar.now)
    street.calendar.now = day.ends_at
    at_night = await node.daily.look(GAME, anna.person)
    assert at_night.today is None
    assert at_night.late is not None
    assert (at_night.late.table, at_night.late.over) == (table, False)
    street.calendar.now = day.final_at
    in_the_morning = await node.daily.look(GAME, anna.person)
    assert in_the_morning.late is None
    [left] = in_the_morning.days
    assert (left.over, left.score) == (True, None)


@pytest.mark.parametrize("day", ["2026-02-30", "heute", "2999-01-01"])
async def test_what_is_no_day_or_not_yet_is_not_found(street: Street, day: str) -> None:
    node = await street.node()
    with pytest.raises(ServiceError) as refused:
        await node.daily.look_at_day(GAME, day, None)
    assert refused.value.code is ErrorCode.NOT_FOUND


async def test_nobody_replays_it_with_the_computers_eyes_on_the_same_day(street: Street) -> None:
    anna = await street.come(await street.node(), "anna")
    table = await begun(anna)
    await anna.resign(table)
    await settled(anna, table)
    computers = wire.Replay(cmd_id=new_id(), table=table, seat=1, start=0)
    with pytest.raises(Refused, match="forbidden"):
        await anna.ask(computers)
    page = await anna.ask(wire.Replay(cmd_id=new_id(), table=table, seat=0, start=0))
    assert page["positions"], "what he saw himself he may see again"
    street.calendar.now = day_at(street.calendar.now).final_at
    page = await anna.ask(computers.model_copy(update={"cmd_id": new_id()}))
    assert page["positions"]
