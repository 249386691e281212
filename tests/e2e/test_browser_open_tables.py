"""Open tables and pools in a real browser, on two nodes.

Source: ux.md 4 and 5, mechanisms.md 4 and 5.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from tests.e2e.browser import House, Visitor
from tests.e2e.screens import Room, choose
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@pytest_asyncio.fixture(loop_scope="session")
async def people(
    servers: tuple[Server, Server], chromium: Browser
) -> AsyncIterator[tuple[Visitor, Visitor, Visitor]]:
    """Three people in browsers of their own, in the waiting room; the second at the other node."""
    async with AsyncExitStack() as stack:
        visitors = []
        for server in (servers[0], servers[1], servers[0]):
            house = House(server, chromium)
            visitor = await stack.enter_async_context(house.visitor(reduced_motion="reduce"))
            await Room(visitor.page).open()
            visitors.append(visitor)
        anna, bo, cleo = visitors
        yield anna, bo, cleo


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


async def open_suleika(page: Page, seats: str) -> None:
    await page.get_by_role("button", name="Tisch eröffnen", exact=True).first.click()
    opening = dialog(page, "Tisch eröffnen")
    await choose(opening, "Suleika")
    most = opening.get_by_role("group", name="Wie viele Plätze?")
    await most.get_by_role("radio", name=seats, exact=True).check()
    await choose(opening, "ohne Uhr")
    await opening.get_by_role("button", name="Eröffnen", exact=True).click()
    await expect(page.get_by_role("heading", name="Dein offener Tisch")).to_be_visible()


async def sit_down(page: Page) -> None:
    await page.get_by_role("button", name="Platz nehmen").first.click()
    await expect(page.get_by_role("heading", name="Hier sitzt du")).to_be_attached()


async def be_ready(page: Page) -> None:
    await dialog(page, "Bist du bereit?").get_by_role("button", name="Ich bin bereit").click()


async def at_one_table(*pages: Page) -> None:
    for page in pages:
        await page.wait_for_url("**/t/*")
    [_] = {page.url.rpartition("/")[2] for page in pages}


async def test_three_people_on_two_nodes_fill_a_table_and_it_begins(
    people: tuple[Visitor, Visitor, Visitor],
) -> None:
    anna, bo, cleo = (visitor.page for visitor in people)
    await open_suleika(anna, "3")
    await sit_down(bo)
    own = anna.get_by_role("region", name="Dein offener Tisch")
    await expect(own.get_by_text("2 von 3")).to_be_visible()
    await sit_down(cleo)
    for page in (anna, bo, cleo):
        await expect(dialog(page, "Bist du bereit?")).to_be_visible()
        await expect(page).to_have_title("Bist du bereit? – Wartesaal")
    await be_ready(anna)
    waiting = dialog(anna, "Gleich geht es los")
    await expect(waiting.get_by_text("noch nicht")).to_have_count(2)
    await asyncio.gather(be_ready(bo), be_ready(cleo))
    await at_one_table(anna, bo, cleo)


async def test_who_is_not_ready_gets_up_and_the_host_fills_the_seat_with_a_computer(
    people: tuple[Visitor, Visitor, Visitor],
) -> None:
    anna, bo, cleo = (visitor.page for visitor in people)
    await open_suleika(anna, "3")
    await sit_down(bo)
    await sit_down(cleo)
    await dialog(bo, "Bist du bereit?").get_by_role("button", name="Aufstehen").click()
    await expect(dialog(bo, "Daraus wird nichts")).to_contain_text("Du warst nicht bereit")
    for page in (bo, anna, cleo):
        over = dialog(page, "Daraus wird nichts")
        await over.get_by_role("button", name="Verstanden").click()
    own = anna.get_by_role("region", name="Dein offener Tisch")
    await own.get_by_role("combobox", name="einem Computer geben").select_option("easy")
    await asyncio.gather(be_ready(anna), be_ready(cleo))
    await at_one_table(anna, cleo)


async def test_two_people_meet_by_a_pool(people: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, bo, _ = (visitor.page for visitor in people)
    for page in (anna, bo):
        await page.get_by_role("button", name="Gegner finden").click()
        finding = dialog(page, "Gegner finden")
        await choose(finding, "Bagalut", "5 + 3")
        await finding.get_by_role("button", name="Suchen", exact=True).click()
        await expect(finding).to_be_hidden()
    await expect(anna.get_by_role("region", name="Wir suchen dir jemanden")).to_be_hidden()
    await asyncio.gather(be_ready(anna), be_ready(bo))
    await at_one_table(anna, bo)
