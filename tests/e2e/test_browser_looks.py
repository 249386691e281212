"""Every screen, in both schemes and all sizes: nothing for axe to find, no text cut off."""

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Page

from tests.e2e.browser import SMALL, WIDE, House, Visitor
from tests.e2e.tour import screens
from tests.e2e.tour_daily import daily_screens
from tests.e2e.tour_market import market_screens
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(600),
]

AXE = Path(__file__).parents[2] / "clients/web/node_modules/axe-core/axe.min.js"
LAYOUT_FAULTS = (Path(__file__).parent / "layout_faults.js").read_text()

AT_REST = """async () => {
  await new Promise(requestAnimationFrame);
  const passing = document.getAnimations().filter((each) => each.timeline === document.timeline);
  await Promise.allSettled(passing.map((each) => each.finished));
}"""
"""Colours go over into one another; halfway they are nobody's. What follows a scroll has no end."""

SIZES = {"wide": WIDE, "small": SMALL}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = (320, 360, 390, 1240)

Walk = Callable[[House, Visitor], AsyncIterator[str]]


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    """A house in which an auction waits until it was looked at."""
    extra = "tests.e2e.still_market"
    with short_folder() as data, running(data, WARTESAAL_EXTRA_GAMES=extra) as server:
        yield server


@dataclass
class Inspection:
    """What one walk through all screens found."""

    screens: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    async def look(self, page: Page, screen: str) -> None:
        """Look at what `page` shows, in all ways."""
        self.screens.append(screen)
        for size, viewport in SIZES.items():
            await page.set_viewport_size(viewport)
            for scheme in SCHEMES:
                await page.emulate_media(color_scheme=scheme)
                await page.evaluate(AT_REST)
                found = await _axe(page)
                self.faults += [f"{screen}, {size}, {scheme}: {fault}" for fault in found]
        for width in WIDTHS:
            await page.set_viewport_size({"width": width, "height": 800})
            for text in (100, 200):
                found = await page.evaluate(LAYOUT_FAULTS, text)
                self.faults += [f"{screen}, {width} px, text {text} %: {each}" for each in found]
        await page.set_viewport_size(WIDE)


async def test_axe_finds_nothing_and_no_text_is_cut_off_on_any_screen(house: House) -> None:
    # One walk for everything, because the way is longer than the looking.
    await _walk(house, screens, at_least=30)


async def test_nor_on_those_of_the_games_of_the_day_and_of_the_cards(house: House) -> None:
    await _walk(house, daily_screens, at_least=4)


async def test_nor_at_any_decision_in_suleika_and_kuhhandel(house: House) -> None:
    await _walk(house, market_screens, at_least=20)


async def _walk(house: House, walk: Walk, *, at_least: int) -> None:
    inspection = Inspection()
    # The policy forbids what is injected here; that it holds is tested everywhere else.
    async with house.visitor(bypass_csp=True, reduced_motion="reduce") as anna:
        await anna.context.add_init_script(path=AXE)
        async for screen in walk(house, anna):
            await inspection.look(anna.page, screen)
    assert len(set(inspection.screens)) == len(inspection.screens) >= at_least
    assert not inspection.faults, "\n".join(inspection.faults)


async def _axe(page: Page) -> list[str]:
    report: dict[str, Any] = await page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html']} {node.get('failureSummary', '')}"
        for violation in report["violations"]
        for node in violation["nodes"]
    ]
