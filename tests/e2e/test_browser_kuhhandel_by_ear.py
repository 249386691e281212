"""Kuhhandel at the table in words, by keyboard alone and by ear, as slow as it goes.

Three seats, the tempo `calm`; what the two live regions of the page say is written down.
Source: the rules of Kuhhandel, section 17.
"""

import itertools
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as NotThere

from tests.e2e.browser import House
from tests.e2e.keys import Keys
from tests.e2e.screens import Room
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(500),
]

# A voice hears a region when its text changes; the page writes down when, and what.
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest("[role=status], [role=alert]");
    const text = region?.textContent?.trim();
    if (text) window.heard.push([region.getAttribute("role"), text, performance.now()]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""

LIMIT = 40
"""So much the player bids for a cow."""

RACE_PAUSE_MS = 1_500


@dataclass(frozen=True)
class Ears:
    """What was said on a page. The ear is a person's: it hears whole sentences, and when."""

    page: Page

    async def heard(self) -> list[tuple[str, str, float]]:
        said: list[tuple[str, str, float]] = await self.page.evaluate("window.heard")
        return [(role, text, at) for role, text, at in said]

    async def waits_for(self, role: str, pattern: str) -> None:
        """Until the region of this role has said something that fits."""
        try:
            await self.page.wait_for_function(
                "([role, pattern]) => window.heard.some(([r, text]) => r === role"
                " && new RegExp(pattern).test(text))",
                arg=[role, pattern],
            )
        except NotThere as missed:
            missed.add_note("\n".join(text for _, text, _ in await self.heard()))
            raise


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    extra = "tests.e2e.short_kuhhandel"
    with short_folder() as data, running(data, WARTESAAL_EXTRA_GAMES=extra) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def player(house: House) -> AsyncIterator[tuple[Keys, Ears]]:
    """Somebody with a keyboard and ears, at a table with two computers, begins."""
    async with house.visitor() as anna:
        keys = Keys(anna.page)
        await keys.watch_pointers()
        await anna.page.add_init_script(LISTEN)
        await Room(anna.page).open()
        await keys.tab_to(anna.page.get_by_role("link", name="Gegen den Computer", exact=True))
        await keys.press("Enter")
        dialog = anna.page.get_by_role("dialog", name="Gegen den Computer")
        for choice in ("Kuhhandel", "3", "ruhig", "ich"):
            await keys.choose(dialog.get_by_role("radio", name=choice, exact=True))
        await keys.tab_to(dialog.get_by_role("button", name="Spielen", exact=True))
        await keys.press("Enter")
        await anna.page.wait_for_url("**/t/*")
        # There is a board for eyes; the table in words is one key away.
        await anna.page.get_by_role("button", name="Tier versteigern").wait_for()
        await keys.press("g")
        field = anna.page.get_by_role("textbox", name="Befehl")
        await field.wait_for()
        await keys.tab_to(field)
        yield keys, Ears(anna.page)
        assert await keys.pointers() == 0


async def test_a_whole_game_is_played_by_keyboard_alone_and_heard(
    player: tuple[Keys, Ears],
) -> None:
    keys, ears = player
    table = Table(keys)
    was_silent = False
    while (choices := await table.asked()) is not None:
        first = choices[0]
        if not first.startswith("Biete "):
            await table.does(_plain_choice(choices))
        elif not was_silent:  # once, wait and hear the auctioneer count
            was_silent = True
            await table.is_sold()
        elif (amount := int(re.sub(r"\D", "", first))) <= LIMIT:
            await table.does(1)
            await table.is_no_longer(f"Biete {amount + 10}.")  # overbid, or sold
        else:
            await table.does(len(choices))

    said = await ears.heard()
    spoken = {role: " | ".join(text for r, text, _ in said if r == role) for role in ROLES}
    assert "Kuh, 800. Noch keiner hat eins." in spoken["status"]
    assert re.search(r"Kuh, 800\. (Du|Computer( 2)?) 1", spoken["status"])
    assert re.search(r"Kuh\. \d+\. Computer( 2)?\.", spoken["status"])
    assert re.search(r"\d+, Computer( 2)?, nicht mehr du\.", spoken["alert"])
    for stage in ("zum Ersten", "zum Zweiten"):
        assert re.search(rf"\d+ {stage}\. (Computer( 2)?|Du)\.", spoken["alert"])
    assert re.search(r"Zugeschlagen: Kuh, \d+, (du|Computer( 2)?)\.", spoken["alert"])
    assert "Biete mit oder passe." in spoken["status"]
    assert "Versteigere das nächste Tier" in spoken["status"]
    assert not re.search(r"\bSekunden?\b", spoken["status"] + spoken["alert"])
    _heard_one_after_the_other(said)


ROLES = ("status", "alert")
PRICE = re.compile(r"^(Kuh\. \d+\. |\d+, .* nicht mehr du|\d+ zum (Ersten|Zweiten)|Zugeschlagen)")


def _heard_one_after_the_other(said: list[tuple[str, str, float]]) -> None:
    """In an auction nothing is said before the last word could be heard."""
    prices = [at for _, text, at in said if PRICE.match(text)]
    assert len(prices) > 4
    gaps = [later - earlier for earlier, later in itertools.pairwise(prices)]
    assert min(gaps) > RACE_PAUSE_MS - 100


def _plain_choice(choices: list[str]) -> int:
    """Sell rather than keep; else the first thing there is."""
    sells = [number for number, text in enumerate(choices, start=1) if text.startswith("Verkauf")]
    return sells[0] if sells else 1


class Table:
    """The table in words: what can be done is a numbered list, a line of typing does it."""

    def __init__(self, keys: Keys) -> None:
        self._keys, self._page = keys, keys.page
        page = keys.page
        self._list = page.get_by_role("region", name="Was du tun kannst").get_by_role("listitem")
        self._go_on = page.get_by_role("button", name="Weiter", exact=True)
        self._over = page.get_by_role("button", name="Nachspielen", exact=True)
        self._armed = page.get_by_role("button", name="So machen")

    async def asked(self) -> list[str] | None:
        """What can be done, as soon as there is something; None: the game is over."""
        while True:
            await expect(self._list.or_(self._go_on).or_(self._over).first).to_be_visible()
            if await self._over.is_visible():
                return None
            if await self._go_on.is_visible():
                await self._keys.say("weiter")
                continue
            texts = await self._list.all_inner_texts()
            if texts:
                return [re.sub(r"^\d+\s*", "", " ".join(text.split())) for text in texts]

    async def does(self, number: int) -> None:
        """Choose, then the empty line does it; a double press would not."""
        await self._keys.say(str(number))
        while await self._armed.is_visible():
            await self._keys.press("Enter")

    async def is_no_longer(self, first: str) -> None:
        """Until another thing is the first that can be done, or nothing."""
        await expect(self._list.filter(has_text=first).first).to_be_hidden()

    async def is_sold(self) -> None:
        """Do nothing until the hammer has fallen."""
        await expect(self._list.first).to_be_hidden(timeout=60_000)


async def test_keys_tell_how_it_stands_and_how_much_time_there_is(
    player: tuple[Keys, Ears],
) -> None:
    keys, ears = player
    table = Table(keys)
    while not (choices := await table.asked() or [""])[0].startswith("Biete "):
        await table.does(_plain_choice(choices))
    await keys.say("stand")
    await ears.waits_for("status", r"Kuh (\d+ .+|ohne Gebot) .+ \| \d+")
    await keys.say("uhr")
    await ears.waits_for("status", r"Noch etwa \d+ Sekunden, dann wird weitergezählt\.")
    await keys.say("hand")
    await ears.waits_for("status", r"Dein Geld: .*Zehner.*zusammen: \d+")
    await keys.say("90")
    await ears.waits_for("status", r"Gewählt: Biete 90\.")
    await table.does(len(choices))
