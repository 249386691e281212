"""Battlefjord in a real browser from the deal to the end, by clicking.

By keyboard alone it is played from its eleventh round on (test_browser_battlefjord): a computer
takes its time for each step, so a whole game takes minutes.
"""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.browser import House
from tests.e2e.fjord import FjordPage
from tests.e2e.whole_fjord import MUST_SEE, WholeGame
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(1200),
]


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    """A house that deals the same cards every time."""
    extra = "tests.e2e.dealt_fjord"
    with short_folder() as data, running(data, WARTESAAL_EXTRA_GAMES=extra) as server:
        yield server


async def test_a_whole_game_by_clicking(house: House) -> None:
    async with house.visitor() as anna:
        table = FjordPage(anna.page)
        await table.told_at_once()
        await table.play_computer()
        await expect(anna.page.get_by_text("Runde 1", exact=True).first).to_be_visible()
        game = WholeGame(table)
        await game.play()
        assert game.seen == MUST_SEE
        log = anna.page.get_by_role("log")
        for said in ("für den Überfall", "Du versetzt", "Du tauschst", "Du gibst"):
            await expect(log.get_by_text(said).first).to_be_visible()
