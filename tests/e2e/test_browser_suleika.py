"""Suleika by four people, each in a browser of their own, at the market that was made by hand."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import House
from tests.e2e.gathered import gathered, leave_for_good

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(600),
]

NAMES = ("Anna", "Bodo", "Cleo", "Dana")
ARROW = re.compile("^Omar (nach|geradeaus)")


class Market:
    """The table of one of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.grid = page.get_by_role("grid", name=re.compile("^Markt, 7 mal 7 Felder"))
        self.arrows = page.get_by_role("button", name=ARROW)
        self.firsts = page.get_by_role("button", name=re.compile(", erste Hälfte wählbar$"))
        self.seconds = page.get_by_role("button", name=re.compile(", zweite Hälfte wählbar$"))
        self.ending = page.get_by_role("region").filter(
            has=page.get_by_role("button", name="Nachspielen", exact=True)
        )

    async def act(self, rng: Random) -> bool:
        """One own turn, as soon as one is asked: direction, then a carpet; False: it is over."""
        asked = self.arrows.or_(self.firsts).or_(self.ending).first
        await expect(asked).to_be_visible(timeout=240_000)  # until three others have acted
        if await self.ending.is_visible():
            return False
        if count := await self.arrows.count():
            await self.arrows.nth(rng.randrange(count)).click()
            await expect(self.arrows).to_have_count(0)
        elif count := await self.firsts.count():
            await self.firsts.nth(rng.randrange(count)).click()
            await expect(self.seconds.first).to_be_visible()
            await self.seconds.nth(rng.randrange(await self.seconds.count())).click()
            await expect(self.seconds).to_have_count(0)
        return True

    async def play(self, rng: Random, acts: int | None = None) -> int:
        """To the end, or so many own acts; how many there were."""
        done = 0
        while done != acts and await self.act(rng):
            done += 1
        return done

    async def ranking(self) -> list[str]:
        """The lines of the result, the reader called by name."""
        lines = await self.ending.get_by_role("listitem").all_inner_texts()
        return [" ".join(line.split()) for line in lines]


async def test_four_play_to_the_end_though_one_leaves_and_one_loses_the_line(house: House) -> None:
    async with gathered(house, "Suleika", NAMES) as people:
        tables = [Market(visitor.page) for visitor in people]
        for table in tables:
            await expect(table.grid).to_be_visible()
        # A few turns each, so that carpets of everybody lie there.
        await asyncio.gather(*[table.play(Random(at), 4) for at, table in enumerate(tables)])

        leaver, *staying = tables
        await leave_for_good(leaver.page)
        for table in staying:
            gone = table.page.get_by_role("button", name=re.compile(", Teppich von niemandem"))
            await expect(gone.first).to_be_visible()

        lost = people[2]
        lost.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
        await lost.context.set_offline(True)
        strip = lost.page.get_by_role("complementary", name="Verbindung")
        await expect(strip).to_contain_text("Keine Verbindung.")
        playing = [
            asyncio.create_task(table.play(Random(10 + at)))
            for at, table in enumerate(staying)
            if table.page is not lost.page
        ]
        await lost.context.set_offline(False)
        await expect(strip).to_be_hidden()
        acted = await Market(lost.page).play(Random(20))
        assert acted >= 10
        await asyncio.gather(*playing)

        rankings = [await table.ranking() for table in staying]
        assert len(rankings[0]) == 4
        assert "Anna" in rankings[0][-1], "who left is last"
        for visitor, table, ranking in zip(people[1:], staying, rankings, strict=True):
            own = NAMES[people.index(visitor)]
            told = [re.sub(r"\bDu\b", own, line) for line in ranking]
            others = [re.sub(r"\bDu\b", NAMES[1], line) for line in rankings[0]]
            assert told == others
            await expect(table.page.get_by_role("button", name="Nachspielen")).to_be_visible()
