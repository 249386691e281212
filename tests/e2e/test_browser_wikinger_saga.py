"""Die Wikinger Saga in real browsers: the tutorial, by a newcomer."""

import pytest
from playwright.async_api import expect

from tests.e2e.browser import House
from tests.e2e.saga import SagaPage
from tests.e2e.screens import Room, choose

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(600),
]


async def test_a_newcomer_plays_the_tutorial_to_its_end(house: House) -> None:
    async with house.visitor(reduced_motion="reduce") as anna:
        await Room(anna.page).open()
        await anna.page.get_by_role("link", name="Gegen den Computer", exact=True).click()
        dialog = anna.page.get_by_role("dialog", name="Gegen den Computer")
        await choose(
            dialog, "Die Wikinger Saga", "Der Aufbruch: ein kurzes Abenteuer zum Lernen", "flott"
        )
        await dialog.get_by_role("button", name="Spielen", exact=True).click()
        table = SagaPage(anna.page)
        await table.is_there()
        await expect(anna.page.get_by_role("blockquote")).to_be_visible()
        assert await table.play() > 4
        assert len(await table.ranking()) == 2
