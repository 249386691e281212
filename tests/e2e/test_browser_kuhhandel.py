"""Kuhhandel by three people, each in a browser of their own, at the market that was made by hand.

Real rules on a short stack; everybody decides at random, and bids no more than they like.
"""

import asyncio
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.async_api import Locator, Page, expect

from tests.e2e.browser import House, Visitor
from tests.e2e.gathered import gathered, leave_for_good
from tests.e2e.screens import press_if_there
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(600),
]

NAMES = ("Anna", "Bodo", "Cleo")
LIMIT = 60
"""Nobody bids more."""

MOST_ACTS = 400
"""Twelve auctions and the trades after them take each of three people far fewer."""


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    extra = "tests.e2e.small_market"
    with short_folder() as data, running(data, WARTESAAL_EXTRA_GAMES=extra) as server:
        yield server


class Farm:
    """The table of one of them.

    done: which decisions were taken here.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: set[str] = set()
        self.animals = page.get_by_role("region", name="Tiere", exact=True)
        self.money = page.get_by_role("region", name="Dein Geld", exact=True)
        self.ending = page.get_by_role("region").filter(has=self._button("^Nachspielen$"))
        # One line for each decision, by its own button; a leader is asked nothing it must answer.
        may_bid = page.get_by_role("region", name=re.compile(r"(Noch kein Gebot|: .* bietet \d+)$"))
        self._asked: dict[str, Locator] = {
            "auction": self._button("^Tier versteigern$"),
            "bid": may_bid.get_by_role("button", name=re.compile(r"^\d+ bieten$")),
            "sell": self._button("^Für .* verkaufen$"),
            "pay": self._button("^Passend wählen$"),
            "answer": self._button("^Annehmen$"),
            "trade": self._button("^(Gans|Esel|Kuh) von "),
            "offer again": page.get_by_role("region", name=re.compile("Es war gleich viel$")),
        }

    def _button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name))

    async def act(self, rng: Random) -> bool:
        """One own decision, as soon as one is asked; False: it is over."""
        anything = self.ending
        for asked in self._asked.values():
            anything = anything.or_(asked)
        await expect(anything.first).to_be_visible(timeout=240_000)  # until the others have acted
        for kind, asked in self._asked.items():
            if await asked.first.is_visible():
                if kind == "auction" and await self._asked["trade"].count() and rng.random() < 0.3:
                    kind, asked = "trade", self._asked["trade"]
                await self._does(kind, asked, rng)
                self.done.add(kind)
                return True
        return not await self.ending.is_visible()

    async def _does(self, kind: str, asked: Locator, rng: Random) -> None:
        match kind:
            case "bid":
                await self._bids(asked.first, rng)
            case "sell":
                keep = self._button("^Selbst .* zahlen$")
                await (keep if await keep.count() and rng.random() < 0.3 else asked).click()
                await expect(asked).to_have_count(0)
            case "pay":
                await expect(self.money.get_by_role("checkbox", checked=True).first).to_be_visible()
                await self._button(r"^\d+ zahlen$").click()
                await expect(asked).to_have_count(0)
            case "answer" if rng.random() < 0.5 and await self._button("gegenbieten$").count():
                await self._lays(self._button("gegenbieten$"), rng)
                await expect(asked).to_have_count(0)
            case "trade":
                await asked.nth(rng.randrange(await asked.count())).click()
                await self._lays(self._button("Karten? bieten$|^Nichts bieten$"), rng)
            case "offer again":
                await self._lays(self._button("Karten? bieten$|^Nichts bieten$"), rng)
            case _:
                await asked.click()
                await expect(asked).to_have_count(0)

    async def _bids(self, button: Locator, rng: Random) -> None:
        """The least there is, or pass. The hammer, or who is quicker, may take the button away."""
        amount = int(re.sub(r"\D", "", await button.inner_text()))
        offer = self._button(rf"^{amount} bieten$")
        if amount <= LIMIT and rng.random() < 0.6:
            await press_if_there(offer)
        else:
            await press_if_there(self._button("^Passen$"))
            await press_if_there(self._button("^Ja, passen$"))
        await expect(offer).to_have_count(0)

    async def _lays(self, button: Locator, rng: Random) -> None:
        """Open the own money, which is covered, choose one card, and lay it."""
        await expect(self.money.get_by_role("checkbox")).to_have_count(0)
        await self._button("^Geld zeigen$").click()
        cards = self.money.get_by_role("checkbox")
        if count := await cards.count():
            # What can be pressed is the picture over the box.
            await cards.nth(rng.randrange(count)).check(force=True)
        await button.click()
        await expect(button).to_have_count(0)

    async def play(self, rng: Random, acts: int = MOST_ACTS) -> None:
        """To the end, or so many own decisions."""
        for _ in range(acts):
            if not await self.act(rng):
                return
        assert acts < MOST_ACTS, "this game does not end"

    async def ranking(self, reader: str) -> list[str]:
        """The lines of the result, the reader called by name."""
        lines = await self.ending.get_by_role("listitem").all_inner_texts()
        return [re.sub(r"\bDu\b", reader, " ".join(line.split())) for line in lines]


async def _leaves_in_the_middle(farm: Farm) -> None:
    await farm.play(Random(0), 6)
    await leave_for_good(farm.page)


async def _loses_the_line_and_returns(visitor: Visitor, farm: Farm) -> None:
    await farm.play(Random(2), 7)
    visitor.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
    strip = visitor.page.get_by_role("complementary", name="Verbindung")
    await visitor.context.set_offline(True)
    await expect(strip).to_contain_text("Keine Verbindung.")
    await visitor.context.set_offline(False)
    await expect(strip).to_be_hidden()
    await farm.play(Random(3))


async def test_three_play_to_the_end_though_one_leaves_and_one_loses_the_line(house: House) -> None:
    async with gathered(house, "Kuhhandel", NAMES) as people:
        annas, bodos, cleos = [Farm(visitor.page) for visitor in people]
        for farm in (annas, bodos, cleos):
            await expect(farm.animals).to_be_visible()
        async with asyncio.TaskGroup() as playing:
            playing.create_task(_leaves_in_the_middle(annas))
            playing.create_task(bodos.play(Random(1)))
            playing.create_task(_loses_the_line_and_returns(people[2], cleos))

        assert {"auction", "bid", "sell", "pay", "trade"} <= bodos.done | cleos.done
        gone = bodos.page.get_by_role("region", name="Anna", exact=True)
        await expect(gone).to_contain_text("ausgeschieden")
        ranking, same = await bodos.ranking("Bodo"), await cleos.ranking("Cleo")
        assert ranking == same
        assert len(ranking) == 3
        assert "Anna" in ranking[-1], "who left is last"
        for quartet in ("Gans 40", "Esel 500", "Kuh 800"):
            assert "".join(ranking).count(quartet) == 1, "it is counted for whoever has it"
