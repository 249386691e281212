"""What the lists of the waiting room say of people and tables. Source: mechanisms.md 1.7."""

from typing import Any

import pytest

from protocol import commands as wire
from protocol.frames import Plain
from protocol.gathering import JoinPool, Pool
from protocol.terms import SpectatorTerms, Terms
from rules.game import Millis
from server.services.table_rows import told_at
from tests.house.house import CLOCK, FRIENDLY, GAME, RATED, UNTIMED, Street, Visitor, new_id
from tests.house.playing import finished, refused, started, two

pytestmark = pytest.mark.asyncio

ROUNDS = Terms(game="battlefjord", time_control=CLOCK, beginner="challenger")
"""A game whose rounds people count; the sample game has none."""


async def the_row(visitor: Visitor, key: str, **wanted: Any) -> Plain:
    """A row of the room as it is told when these of its fields are as wanted."""

    def holds(plain: Plain) -> bool:
        row = plain.get("rows", {}).get(key)
        return row is not None and all(row[name] == value for name, value in wanted.items())

    plain = await visitor.hear(holds)
    return dict(plain["rows"][key])


async def test_a_running_table_tells_names_ratings_round_and_clocks(street: Street) -> None:
    pair = await two(street, nodes=2)
    await street.rate("ben", 170_000)
    rated = await started(pair, RATED)
    row = await the_row(pair[1], f"table:{rated}")
    assert row["seats"] == [
        {
            "user": "anna",
            "name": "anna",
            "computer": None,
            "rating": {"value": 150_000, "provisional": True},
        },
        {
            "user": "ben",
            "name": "ben",
            "computer": None,
            "rating": {"value": 170_000, "provisional": False},
        },
    ]
    assert (row["rated"], row["round"]) == (True, None)
    await finished(pair, rated)

    friendly = await started(pair, ROUNDS)
    row = await the_row(pair[0], f"table:{friendly}")
    assert row["round"] == 1
    assert [seat["remaining_ms"] for seat in row["clock"]["seats"]] == [CLOCK.base_ms] * 2


async def test_a_row_that_lay_a_while_tells_how_old_its_clocks_are() -> None:
    stored = {"kind": "table", "clock": {"at": 1_000, "seats": []}}
    assert told_at(stored, Millis(61_000))["clock"] == {"age_ms": 60_000, "seats": []}


async def test_a_table_without_a_clock_has_none_in_its_row(street: Street) -> None:
    pair = await two(street)
    table = await started(pair, UNTIMED)
    assert (await the_row(pair[0], f"table:{table}"))["clock"] is None


async def test_a_delayed_table_tells_neither_round_nor_clocks_nor_how_far_it_is(
    street: Street,
) -> None:
    pair = await two(street)
    late = ROUNDS.model_copy(update={"spectators": SpectatorTerms(delay_s=60)})
    table = await started(pair, late)
    row = await the_row(pair[0], f"table:{table}")
    assert (row["round"], row["clock"], row["progress"]) == (None, None, None)


async def test_people_are_shown_with_their_ratings_and_with_the_new_ones_after_a_game(
    street: Street,
) -> None:
    anna, ben = pair = await two(street, nodes=2)
    assert (await the_row(ben, "player:anna"))["ratings"] == {}
    table = await started(pair, RATED)
    await finished(pair, table)
    won = {"pebbles": {"value": 152_000, "provisional": True}}
    assert (await the_row(ben, "player:anna", ratings=won))["doing"] == "playing"
    carl = await street.come(anna.node, "carl")
    await carl.ask(wire.EnterRoom(cmd_id=new_id()))
    lost = {"pebbles": {"value": 148_000, "provisional": True}}
    assert await the_row(carl, "player:ben", ratings=lost)


async def test_a_seek_and_a_place_in_a_pool_keep_to_the_ratings_that_are_welcome(
    street: Street,
) -> None:
    anna, ben = await two(street)
    await street.rate("ben", 170_000)
    near = {"low": 140_000, "high": 160_000}
    posted = await anna.ask(wire.PostSeek(cmd_id=new_id(), terms=FRIENDLY, **near))
    row = await the_row(ben, f"seek:{posted['seek']}", **near)
    assert row["owner"]["user"] == "anna"
    take = wire.TakeSeek(cmd_id=new_id(), seek=posted["seek"])
    assert (await refused(ben, take))[0] == "rating_range"
    pool = Pool(game=GAME, preset="5+3")
    told = await anna.ask(JoinPool(cmd_id=new_id(), pool=pool, **near))
    assert {name: told["place"][name] for name in near} == near
