"""Several people at a table they opened in the waiting room, each in a browser of their own."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from playwright.async_api import Page, expect

from tests.e2e.browser import House, Visitor
from tests.e2e.screens import Room, choose

QUICK = {"tempo": "instant", "confirm": "one"}
"""Nothing is told slowly, and one tap does it: these tests are about other things."""

SETTINGS = "wartesaal.settings"


@asynccontextmanager
async def gathered(
    house: House, game: str, names: Sequence[str], *choices: str
) -> AsyncIterator[tuple[Visitor, ...]]:
    """People of these names at a new table of `game`; the first has opened it. No clock."""
    async with AsyncExitStack() as stack:
        visitors = []
        for name in names:
            visitor = await stack.enter_async_context(house.visitor(reduced_motion="reduce"))
            await visitor.context.add_init_script(
                f"localStorage.getItem('{SETTINGS}') ||"
                f"localStorage.setItem('{SETTINGS}', {json.dumps(json.dumps(QUICK))})"
            )
            await Room(visitor.page).open()
            await Room(visitor.page).rename(name)
            visitors.append(visitor)
        host, *others = [visitor.page for visitor in visitors]
        await _open_table(host, game, len(names), *choices)
        for page in others:
            await page.get_by_role("button", name="Platz nehmen").first.click()
        await asyncio.gather(*[_ready(page) for page in (host, *others)])
        yield tuple(visitors)


async def _open_table(page: Page, game: str, seats: int, *choices: str) -> None:
    await page.get_by_role("button", name="Tisch eröffnen", exact=True).first.click()
    opening = page.get_by_role("dialog", name="Tisch eröffnen")
    await choose(opening, game)
    many = opening.get_by_role("group", name="Wie viele Plätze?")
    await many.get_by_role("radio", name=str(seats), exact=True).check()
    await choose(opening, "ohne Uhr", *choices)
    await opening.get_by_role("button", name="Eröffnen", exact=True).click()
    await expect(page.get_by_role("heading", name="Dein offener Tisch")).to_be_visible()


async def _ready(page: Page) -> None:
    asked = page.get_by_role("dialog", name="Bist du bereit?")
    await asked.get_by_role("button", name="Ich bin bereit").click()
    await page.wait_for_url("**/t/*")


async def leave_for_good(page: Page) -> None:
    """Resign, by the table's menu; the second button stands elsewhere, a moment later."""
    await page.get_by_role("button", name="Tischmenü").first.click()
    menu = page.get_by_role("dialog", name="Tischmenü")
    buttons = menu.get_by_role("button", name="Aufgeben", exact=True)
    await buttons.click()
    await expect(buttons).to_have_count(2)
    sure = buttons.last
    await expect(sure).not_to_have_attribute("aria-disabled", "true")
    await sure.click()
