"""The screens as people use them: found by role and German name, never by how they are built."""

import re
from dataclasses import dataclass
from random import Random

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotThere

VERB = re.compile("^(Stehlen|Anbieten|Geben|Legen)$")
TARGET = re.compile(", (stehlen|anbieten|geben|legen)(, gewählt)?$")

MOMENT_MS = 2_000
"""How long a button may stay away that may vanish by itself just now."""


@dataclass(frozen=True)
class Room:
    """The waiting room."""

    page: Page

    async def open(self) -> None:
        """Go there, and wait until the house has answered."""
        await self.page.goto("/")
        await self.is_there()

    async def is_there(self) -> None:
        """Wait until the house has answered."""
        await expect(self.page.get_by_role("button", name="Namen ändern").first).to_be_visible()
        await expect(self.page.get_by_role("heading", name="Spiele", exact=True)).to_be_visible()

    async def rename(self, name: str) -> None:
        """Take another name."""
        await self.page.get_by_role("button", name="Namen ändern").first.click()
        dialog = self.page.get_by_role("dialog", name="Wie willst du heißen?")
        await dialog.get_by_label("Name").fill(name)
        await dialog.get_by_role("button", name="Übernehmen").click()
        await expect(dialog).to_be_hidden()

    async def computer_dialog(self) -> Locator:
        """Open the dialog of a game against the computer."""
        await self.page.get_by_role("link", name="Gegen den Computer", exact=True).click()
        dialog = self.page.get_by_role("dialog", name="Gegen den Computer")
        await choose_bagalut(dialog)
        return dialog

    async def challenge_dialog(self) -> Locator:
        """Open the dialog of a challenge."""
        await self.page.get_by_role("button", name="Jemanden herausfordern").click()
        dialog = self.page.get_by_role("dialog", name="Jemanden herausfordern")
        await choose_bagalut(dialog)
        return dialog

    async def play_computer(self, *choices: str) -> "TablePage":
        """Start a game; `choices` are answers as they stand in the dialog."""
        dialog = await self.computer_dialog()
        await choose(dialog, *choices)
        await dialog.get_by_role("button", name="Spielen", exact=True).click()
        table = TablePage(self.page)
        await table.is_there()
        return table

    async def challenge(self, *choices: str) -> str:
        """Make a challenge by link; the address to give away."""
        dialog = await self.challenge_dialog()
        await choose(dialog, *choices)
        await dialog.get_by_role("button", name="Link machen").click()
        address = await self.page.get_by_role("status").filter(has_text="/c/").inner_text()
        return address.strip()

    async def watch(self, *names: str) -> "TablePage":
        """Look on at the table of these players."""
        named = re.compile("^Zuschauen: .*" + ".*".join(map(re.escape, names)))
        await self.page.get_by_role("link", name=named).click()
        table = TablePage(self.page)
        await table.is_there()
        return table


async def choose_bagalut(dialog: Locator) -> None:
    """Where there is more than one game to choose from."""
    await expect(dialog).to_be_visible()
    bagalut = dialog.get_by_role("radio", name="Bagalut", exact=True)
    if await bagalut.count():
        await bagalut.check()


async def choose(dialog: Locator, *choices: str) -> None:
    """Press chips; one that is chosen already stays so."""
    for choice in choices:
        await dialog.get_by_role("radio", name=choice, exact=True).check()


async def join(page: Page, address: str) -> "TablePage":
    """Open the address of a challenge and play."""
    await page.goto(address)
    await page.get_by_role("button", name="Mitspielen").click()
    table = TablePage(page)
    await table.is_there()
    return table


class TablePage:
    """A table of Bagalut: the board, the box, the logbook, and what comes after the end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("list", name="Markt", exact=True)
        self.targets = page.get_by_role("button", name=TARGET)
        self.verb = page.get_by_role("button", name=VERB)
        self.go_on = page.get_by_role("button", name="Weiter", exact=True)
        self.ending = page.get_by_role("region").filter(
            has=page.get_by_role("button", name="Nachspielen", exact=True)
        )
        self.strip = page.get_by_role("complementary", name="Verbindung")
        self.replay = page.get_by_role("region", name="Nachspielen")
        self.slider = page.get_by_role("slider", name="Schritt der Partie")

    def seat(self, name: str) -> Locator:
        """The panel of a player."""
        return self.page.get_by_role("region", name=name, exact=True)

    async def is_there(self) -> None:
        """Wait until the table is drawn."""
        await expect(self.board).to_be_visible()

    async def id(self) -> str:
        """As it stands in the address."""
        return self.page.url.rpartition("/t/")[2].partition("?")[0]

    # Playing

    async def asked(self) -> bool:
        """Wait for the own decision, and through what is told before; False: the game is over."""
        while True:
            await expect(self.targets.or_(self.go_on).or_(self.ending).first).to_be_visible()
            if await self.go_on.is_visible():
                await press_if_there(self.go_on)
            elif await self.ending.is_visible():
                return False
            elif await self.targets.count():
                return True

    async def legal_targets(self) -> list[str]:
        """The names of all that is marked."""
        return [
            re.sub(", gewählt$", "", name)
            for name in await self.targets.evaluate_all(
                "marked => marked.map(each => each.getAttribute('aria-label'))"
            )
        ]

    def target(self, name: str) -> Locator:
        """A marked place by its name, armed or not."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}(, gewählt)?$"))

    async def tap(self, name: str) -> None:
        """Arm: the first of two taps."""
        place = self.target(name)
        if await place.get_attribute("aria-pressed") != "true":  # a single choice is armed already
            await place.click()

    async def confirm(self) -> None:
        """The second tap, at the box's own button."""
        await self.verb.click()
        # Within a quarter of a second it was a double click, which acts no more than one click.
        while await self.verb.is_visible():
            await press_if_there(self.verb)

    async def act(self, rng: Random) -> bool:
        """Do anything that is allowed, as soon as one is asked; False: the game is over."""
        if not await self.asked():
            return False
        names = await self.legal_targets()
        if names:
            await self.tap(rng.choice(names))
            await self.confirm()
        return True

    async def play(self, rng: Random, acts: int | None = None) -> int:
        """Play to the end, or for so many own acts; how many there were."""
        done = 0
        while done != acts and await self.act(rng):
            done += 1
        return done

    # Reading

    async def position(self) -> str:
        """All that lies in the stalls, as a screen reader would tell it."""
        return await self.board.aria_snapshot()

    async def ranking(self) -> list[str]:
        """The lines of the result, as they are read."""
        return await self.ending.get_by_role("listitem").all_inner_texts()


async def press_if_there(button: Locator) -> None:
    """Press a button that may go away by itself meanwhile."""
    try:
        await button.click(timeout=MOMENT_MS)
    except NotThere:
        return
