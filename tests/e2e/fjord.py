"""The table of Battlefjord as people use it: found by role and German name."""

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotThere

from tests.e2e.screens import Room, choose, press_if_there

QUICK_MS: Final = 300
"""For what may be gone already: a little more than the time until a second tap counts."""

AT_ONCE: Final = """
localStorage.setItem("wartesaal.settings", JSON.stringify({ tempo: "instant" }));
"""
"""Nothing is told step by step; that is looked at with another game."""


@dataclass(frozen=True)
class FjordPage:
    """One page with a table of Battlefjord."""

    page: Page

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid", name="Brett")

    @property
    def bright(self) -> Locator:
        """What can be tapped on the board."""
        return self.board.get_by_role("button", name=re.compile(", wählbar"))

    @property
    def armed(self) -> Locator:
        """What a second tap would do."""
        return self.board.get_by_role("button", pressed=True)

    @property
    def go_on(self) -> Locator:
        return self.page.get_by_role("button", name="Weiter", exact=True)

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name="Nachspielen", exact=True)

    def place(self, name: str) -> Locator:
        """A place or card of the board by the beginning of its name."""
        return self.board.get_by_role("button", name=re.compile(f"^{name}, "))

    def button(self, name: str) -> Locator:
        """A button of the box."""
        return self.page.get_by_role("button", name=name, exact=True)

    def asks(self, question: str) -> Locator:
        """The box with this title."""
        return self.page.get_by_role("heading", name=question, level=2)

    async def told_at_once(self) -> None:
        """From the next page on nobody waits for steps to be told."""
        await self.page.add_init_script(AT_ONCE)

    async def play_computer(self) -> None:
        """Against the easy one, and the person begins."""
        await Room(self.page).open()
        await self.page.get_by_role("link", name="Gegen den Computer", exact=True).click()
        dialog = self.page.get_by_role("dialog", name="Gegen den Computer")
        await choose(dialog, "Battlefjord", "ich")
        await dialog.get_by_role("button", name="Spielen", exact=True).click()
        await expect(self.board).to_be_visible()

    async def until(self, wanted: Locator) -> None:
        """Through what is told, until something is there."""
        while True:
            await expect(wanted.or_(self.go_on).first).to_be_visible()
            if not await self.go_on.is_visible():
                return
            await press_if_there(self.go_on)

    async def do(self, name: str) -> None:
        """Two taps on a place; the second one counts a little later."""
        place = self.place(name)
        await self.until(place.and_(self.bright))
        await place.click()
        await expect(self.armed).to_have_count(1)
        while await self.armed.count():  # a tap too early does nothing
            with suppress(NotThere):
                await self.armed.click(timeout=QUICK_MS)

    async def play_on(self) -> int:
        """To the end: the first bright place for each figure, no actions; what was decided."""
        decisions = 0
        while True:
            asked = (
                self.asks("Stelle einen Gefolgsmann auf")
                .or_(self.button("Aktionen beenden"))
                .or_(self.asks("Womit zahlst du?"))
                .or_(self.asks("Du kannst nicht zahlen"))
                .or_(self.page.get_by_role("heading", name=re.compile("^Gib .* ab$")))
                .or_(self.over)
            )
            await self.until(asked.first)
            if await self.over.is_visible():
                return decisions
            decisions += 1
            if await self.asks("Stelle einen Gefolgsmann auf").is_visible():
                await self._put_a_figure()
            elif await self.button("Aktionen beenden").is_visible():
                await self._end()
            elif await self.button("Abgeben").is_visible():
                await self._give_up()
            else:
                await self._pay()

    async def _put_a_figure(self) -> None:
        await self.bright.first.click()
        await self.button("Hierhin setzen").click()
        await expect(self.button("Hierhin setzen")).to_be_hidden()

    async def _end(self) -> None:
        await self.button("Aktionen beenden").click()
        anyway, end = self.button("Trotzdem beenden"), self.button("Beenden")
        await expect(anyway.or_(end).first).to_be_visible()
        await press_if_there(anyway if await anyway.is_visible() else end)

    async def _give_up(self) -> None:
        """One good more, wherever there is one, until it is enough."""
        more = self.page.get_by_role("button", name=re.compile("eine mehr, jetzt")).and_(
            self.page.locator(":not([aria-disabled])")
        )
        while await more.count():
            await more.first.click()
        await self.button("Abgeben").click()
        await expect(self.button("Abgeben")).to_be_hidden()

    async def _pay(self) -> None:
        fame = self.page.get_by_role("button", name=re.compile(r"^\d Ruhm$"))
        if await fame.count():
            await fame.click()
        await self.button("Bestätigen").click()
        await expect(self.button("Bestätigen")).to_be_hidden()
