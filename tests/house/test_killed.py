"""A node dies after every single write between an agreement and a settled game; another goes on.

Undisturbed or not: the same balances, ratings and points. What dies within a transaction of the
archive, tests/archive/test_killed.py looks at.
Source: mechanisms.md 3.4, 13.2 and 13.4, reliability.md P6, P8, S12 and S13.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest

from protocol import commands as wire
from server.ports import TableId
from server.services.upkeep import RESUME_AFTER_MS
from server.store.keys import shard_of
from server.wiring import OpenHouse
from tests.archive.books import check_books
from tests.house.house import STAKED, Street, Visitor, enter, see_each_other
from tests.house.mortal import Fate, dying, until_death
from tests.house.playing import accept, challenge, changes, settled

pytestmark = pytest.mark.asyncio

Outcome = tuple[list[int], list[int], list[int], list[Any]]

MOST = 40
"""More writes than this no part has."""

HEAD = "| killed after write | which | Taler | ratings | points |\n|---|---|---|---|---|"


async def come(street: Street, node: OpenHouse, number: int) -> list[Visitor]:
    pair = [await street.come(node, f"{name}-{number}") for name in ("anna", "ben")]
    await see_each_other(pair)
    return pair


async def agree(pair: list[Visitor]) -> wire.AcceptLink:
    """Anna has challenged Ben; how he says yes."""
    made = await pair[0].ask(challenge(pair[1].person.user, STAKED))
    return accept(made)


async def sit_and_act(pair: list[Visitor], table: str) -> None:
    for visitor in pair:
        await visitor.sit(table)
    for visitor in pair:
        if not visitor.present(table)["outcome"]:
            await visitor.act(table)


async def play_to_the_end(pair: list[Visitor], table: str) -> None:
    await sit_and_act(pair, table)
    await pair[1].resign(table)
    await settled(pair[0], table)


async def outcome(street: Street, pair: list[Visitor], table: str) -> Outcome:
    """Balances, ratings, points, and what all were told."""
    told = changes(await settled(pair[0], table))
    users = [visitor.person.user for visitor in pair]
    ratings = await street.archive.ratings.ratings(users, "pebbles")
    return (
        [await street.archive.ledger.balance(user) for user in users],
        [ratings[user].value for user in users],
        [await street.archive.ratings.points(user) for user in users],
        told,
    )


async def lease_ends(node: OpenHouse, table: str) -> None:
    """The dead node's claim on the table has run out."""
    key = f"{{s{shard_of(TableId(table))}}}:due"
    await node.store.client.command("ZADD", key, "XX", 0, table)


async def again_at(node: OpenHouse, pair: list[Visitor]) -> list[Visitor]:
    """The same people, connected to another node."""
    return [await enter(Visitor(node, visitor.person)) for visitor in pair]


Kill = Callable[[Street, OpenHouse, Fate, int], Awaitable[Outcome]]


async def killed_before_the_table(
    street: Street, first: OpenHouse, fate: Fate, number: int
) -> Outcome:
    pair = await come(street, first, number)
    yes = await agree(pair)
    fate.counting = True
    if not await until_death(fate, pair[1].ask(yes)):
        fate.counting = False
        await play_to_the_end(pair, yes.link)
        return await outcome(street, pair, yes.link)
    second = await street.node()
    pair = await again_at(second, pair)
    street.calendar.now += RESUME_AFTER_MS
    await second.upkeep.look()
    # Ben has heard nothing: he says yes again, under the same id.
    await pair[1].ask(yes)
    await play_to_the_end(pair, yes.link)
    return await outcome(street, pair, yes.link)


async def killed_after_the_game(
    street: Street, first: OpenHouse, fate: Fate, number: int
) -> Outcome:
    pair = await come(street, first, number)
    yes = await agree(pair)
    await pair[1].ask(yes)
    await sit_and_act(pair, yes.link)

    async def end() -> None:
        await pair[1].resign(yes.link)
        await settled(pair[0], yes.link)

    fate.counting = True
    if await until_death(fate, end()):
        second = await street.node()
        pair = await again_at(second, pair)
        for visitor in pair:
            await visitor.sit(yes.link)
        await lease_ends(second, yes.link)
    return await outcome(street, pair, yes.link)


def kill_points(kill: Kill) -> int:
    """How many writes each part has at least; what is only shown comes on top."""
    return {killed_before_the_table: 12, killed_after_the_game: 7}[kill]


PARTS = [
    ("sqlite", killed_before_the_table),
    ("sqlite", killed_after_the_game),
]


@pytest.mark.parametrize(("archive_url", "kill"), PARTS, indirect=["archive_url"])
async def test_S12_S13_killed_after_every_single_write_the_end_is_the_same(
    kill: Kill,
    street: Street,
    archive_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = []
    for number in count(0):
        fate = Fate(number)  # 0: undisturbed
        first = await dying(street, fate, monkeypatch)
        async with asyncio.timeout(60):
            found = await kill(street, first, fate, number)
        if number == 0:
            undisturbed, least = found, kill_points(kill)
        assert found == undisturbed, f"killed after {fate.writes}"
        await street.close_nodes()
        await check_books(archive_url)
        if number and not fate.dead.is_set():
            break
        last = fate.writes[-1] if number else "never"
        lines.append(f"| {number} | {last} | {found[0]} | {found[1]} | {found[2]} |")
        assert number <= MOST
    assert len(lines) - 1 >= least, "it has died once after each write"
    # To be looked at with `pytest -s`.
    sys.stdout.write("\n".join(["", kill.__name__, HEAD, *lines, ""]))
