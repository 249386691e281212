"""The table of Die Wikinger Saga as people use it: found by role and German name."""

import re
from typing import Final

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotThere

from tests.e2e.screens import MOMENT_MS

MOST_TAPS: Final = 600
"""No journey takes more of them from one person."""

OTHERS_MS: Final = 120_000
"""Until everybody else has acted."""

VERB = re.compile(
    "^(Spielen|Anwerben|Niemanden mehr|Rasten|Ziehen lassen|Aussteigen|Weiterziehen"
    "|Nach Walhalla|So machen)$"
)
DEED = re.compile(
    "^(Wirb|Raste|Lass|Leg unter|Nimm|Schieb|Zieh|Bleib|Zahle|Verzichte|Steig|Schick)"
)
SOONEST = ("Steig aus", "Wirb niemanden mehr an", "Schick nach Walhalla")
"""What brings a journey to its end most quickly."""


class SagaPage:
    """One person's table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.path = page.get_by_role("region", name=re.compile("^(Der lange Pfad|Das Langboot)"))
        self.hand = page.get_by_role("region", name="Deine Hand")
        self.cards = self.hand.get_by_role("button", pressed=False)
        self.deeds = page.get_by_role("listitem").get_by_role("button", name=DEED)
        self.verb = page.get_by_role("button", name=VERB)
        self.go_on = page.get_by_role("button", name="Weiter", exact=True)
        self.ending = page.get_by_role("region").filter(
            has=page.get_by_role("button", name="Nachspielen", exact=True)
        )

    async def is_there(self) -> None:
        """Wait until the table is drawn."""
        await expect(self.path).to_be_visible()

    def deed(self, words: str) -> Locator:
        """A button of the box by the beginning of its sentence."""
        return self.deeds.filter(has_text=re.compile(f"^{re.escape(words)}"))

    async def asked(self) -> bool:
        """Wait for the own decision; False: the journey is over."""
        awaited = self.verb.or_(self.cards).or_(self.deeds).or_(self.go_on).or_(self.ending)
        await expect(awaited.first).to_be_visible(timeout=OTHERS_MS)
        return not await self.ending.is_visible()

    async def tap(self) -> None:
        """One tap that leads on, the nearest to the end of the journey."""
        for words in SOONEST:
            if await self.deed(words).count():
                return await tapped(self.deed(words).first)
        for places in (self.verb, self.go_on, self.cards, self.deeds):
            if await places.count():
                return await tapped(places.first)
        return None

    async def play(self) -> int:
        """To the end; how many taps it took."""
        for taps in range(MOST_TAPS):
            if not await self.asked():
                return taps
            await self.tap()
        raise AssertionError(f"{MOST_TAPS} taps, and no end")

    async def ranking(self) -> list[str]:
        """The lines of the result."""
        lines = await self.ending.get_by_role("listitem").all_inner_texts()
        return [" ".join(line.split()) for line in lines]


async def tapped(button: Locator) -> None:
    """Press a button that others' acts may take away meanwhile."""
    try:
        await button.click(timeout=MOMENT_MS)
    except NotThere:
        return
