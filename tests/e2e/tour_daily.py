"""Through the games of the day, their week on the leaderboard, and Battlefjord's cards."""

from collections.abc import AsyncIterator

from playwright.async_api import expect

from tests.e2e.browser import House, Visitor


async def daily_screens(_house: House, visitor: Visitor) -> AsyncIterator[str]:
    """Yields the name of a screen while the visitor's first tab shows it, complete and at rest."""
    page = visitor.page
    await page.goto("/daily")
    await expect(page.get_by_text("Heute noch offen.")).to_be_visible()
    yield "fjord of the day"
    await page.get_by_role("radio", name="Kuhhandel", exact=True).check()
    await expect(page.get_by_role("heading", name="Partie des Tages")).to_be_visible()
    await expect(page.get_by_text("Heute noch offen.")).to_be_visible()
    yield "game of the day, another game"
    await page.goto("/top")
    await page.get_by_role("radio", name="Battlefjord", exact=True).check()
    await expect(page.get_by_role("heading", name="Fjord der Woche")).to_be_visible()
    yield "leaderboard with the week"
    await page.goto("/rules/battlefjord")
    await expect(page.get_by_role("heading", name="Die zwölf Orte")).to_be_visible()
    yield "rules and cards"
