"""Three people on two nodes: seeks, a counter-offer, a rated game for a stake, a rematch.

Source: mechanisms.md 3, 12 and 13; ux.md 4 and 5.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from random import Random
from time import monotonic

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from clients.python.sdk import Client
from protocol.table_frames import Frame
from rules.match.farming import SHORTEST
from tests.e2e.browser import House, Visitor
from tests.e2e.players import is_over, play_until, until
from tests.e2e.screens import Room, TablePage, choose, choose_bagalut
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(400),
]

NAMES = ("Anna", "Bodo", "Cleo")

REGISTER = """name => fetch("/api/account/register", {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({name, password: `Ein Passwort von ${name}`}),
}).then(answer => answer.status)"""


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@pytest_asyncio.fixture(loop_scope="session")
async def people(
    servers: tuple[Server, Server], chromium: Browser
) -> AsyncIterator[tuple[Visitor, Visitor, Visitor]]:
    """Anna, Bodo and Cleo with accounts, in the waiting room; Bodo is at the other node."""
    async with AsyncExitStack() as stack:
        visitors = []
        for name, server in zip(NAMES, (servers[0], servers[1], servers[0]), strict=True):
            house = House(server, chromium)
            visitor = await stack.enter_async_context(house.visitor(reduced_motion="reduce"))
            await Room(visitor.page).open()
            assert await visitor.page.evaluate(REGISTER, name) == 200
            await visitor.page.reload()
            await has_taler(visitor.page, 100)
            visitors.append(visitor)
        anna, bodo, cleo = visitors
        yield anna, bodo, cleo


async def has_taler(page: Page, taler: int) -> None:
    """What stands over the waiting room beside the own name."""
    await expect(page.get_by_role("link", name=f"{taler} Taler")).to_be_visible()


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


async def seek_rated(page: Page) -> None:
    """Look for anybody to play a rated game with."""
    await page.get_by_role("button", name="Gesuch einstellen", exact=True).first.click()
    posting = dialog(page, "Gesuch einstellen")
    await choose_bagalut(posting)
    await choose(posting, "gewertet", "10 Taler")
    await posting.get_by_role("button", name="Gesuch einstellen").click()
    await expect(page.get_by_text("dein Gesuch", exact=True)).to_be_visible()


async def challenge(page: Page, name: str) -> None:
    """Ask a player for a rated game in which the asker begins, for 20 Taler."""
    row = page.get_by_role("listitem").filter(has_text=name)
    await row.get_by_role("button", name=f"{name} herausfordern").click()
    asking = dialog(page, f"{name} herausfordern")
    await choose_bagalut(asking)
    await choose(asking, "gewertet", "20 Taler", "ich")
    await asking.get_by_role("button", name="Herausfordern", exact=True).click()
    await expect(asking).to_be_hidden()


async def counter(page: Page) -> None:
    """Propose fifty instead."""
    await page.get_by_role("button", name=re.compile("Bedingungen von Cleo ändern")).click()
    changing = dialog(page, "Ändern")
    await choose(changing, "50 Taler")
    await changing.get_by_role("button", name="Vorschlagen").click()
    await expect(changing).to_be_hidden()


def settled(page: Page) -> Locator:
    return page.locator(".ranking .settled")


async def play_a_while(bodo: Visitor, cleo: Visitor, table: str) -> Frame:
    """A third of a game, by the same people beside their browsers, then Bodo gives up.

    A game counts from a minute on: what is missing of it is waited for.
    """
    began = monotonic()
    async with (
        await Client.connect(cleo.url, await cleo.token()) as cleos,
        await Client.connect(bodo.url, await bodo.token()) as bodos,
    ):
        tables = (cleos.table(table), bodos.table(table))
        first = await until(tables[0], lambda _frame: True)
        await play_until(tables, lambda frame: int(str(frame.view["turn"])) > 7, Random(5))
        await asyncio.sleep(max(0, SHORTEST / 1000 + 2 - (monotonic() - began)))
        await tables[1].resign()
        await until(tables[0], is_over)
    return first


async def test_a_rated_game_for_a_stake_from_the_seek_to_the_rematch(
    people: tuple[Visitor, Visitor, Visitor],
) -> None:
    anna, bodo, cleo = people
    await seek_rated(anna.page)
    for page in (bodo.page, cleo.page):
        seek = page.get_by_role("region", name="Gesuche").get_by_role("listitem")
        await expect(seek.filter(has_text="Anna")).to_contain_text("1500?")
        await expect(seek.filter(has_text="Anna")).to_contain_text("Einsatz 10 Taler")

    await challenge(cleo.page, "Bodo")
    await counter(bodo.page)
    await expect(cleo.page.locator(".call mark")).to_be_visible()
    await cleo.page.get_by_role(
        "button", name=re.compile("Herausforderung von Bodo annehmen")
    ).click()
    for page in (bodo.page, cleo.page):
        await page.wait_for_url("**/t/*")
    table = await TablePage(cleo.page).id()
    await Room(anna.page).watch("Cleo", "Bodo")
    for page in (anna.page, bodo.page, cleo.page):
        await expect(page.get_by_text("1500?")).to_have_count(2)

    first = await play_a_while(bodo, cleo, table)
    for page in (anna.page, bodo.page, cleo.page):
        await page.reload()  # else all the steps are told first, one after the other
        await expect(settled(page)).to_have_text(
            [
                "Wertung 1500 → 1520? (+20) · Punkte +10 · Taler +50",
                "Wertung 1500 → 1480? (−20) · Punkte −10 · Taler −50",
            ]
        )

    # The rematch holds the stake anew, and the other one begins.
    await cleo.page.get_by_role("button", name="Revanche").click()
    await bodo.page.get_by_role("button", name="Annehmen").click()
    for page in (bodo.page, cleo.page):
        await page.wait_for_url(lambda url: "/t/" in url and table not in url)
    again = await TablePage(cleo.page).id()
    async with await Client.connect(cleo.url, await cleo.token()) as cleos:
        frame = await until(cleos.table(again), lambda _frame: True)
        assert frame.actors == [1 - first.actors[0]]
        assert [face.rating for face in frame.seats] == [152_000, 148_000]
    await expect(anna.page.get_by_role("link", name="Zur Revanche")).to_be_visible()
    for page, taler in ((bodo.page, 0), (cleo.page, 100), (anna.page, 100)):
        await page.goto("/")
        await has_taler(page, taler)
