"""A whole game of Battlefjord, decision by decision, as somebody plays it who tries everything.

The policy reads the board and the box alone, and clicks.
"""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as NotThere

from tests.e2e.fjord import QUICK_MS, FjordPage

WISHES: Final = ("Seenebel", "Kaufmann", "Trockengestell", "Spinnstube", "Thing", "Handelsschiff")
"""Where figures go while there is room: together they cross, and bring more than a store holds."""

TURN: Final = "Stelle einen Gefolgsmann auf"
QUESTIONS: Final = re.compile("^(Nutze deine Orte und Wimpel|Alles getan|Noch ein Tausch\\?)$")
PICKS: Final = re.compile("^(Welche Karte behältst du|Welche Ladung nimmst du)\\?$")
GOODS: Final = re.compile("^Wähle [0-9] Waren?$")
FOLLOWER: Final = re.compile("( auslegen\\?|: was nun\\?)$")
VERBS: Final = re.compile(
    "^(Hierhin setzen|Nutzen|Nehmen|Aufdecken|Versetzen|Beenden|Trotzdem beenden)$"
)
"""What is armed still, when the table had to catch its breath before it took a press."""
EXCHANGE: Final = re.compile("^[1-4] .* gegen ")
MUST_SEE: Final = {
    "a raid is paid",
    "a place is used and taken back",
    "a pennant goes into the mist",
    "the Merchant trades",
    "the question about a full store",
    "goods are given up",
    "a follower is laid",
    "cargo is taken",
}


@dataclass
class WholeGame:
    """One game, and what has happened in it.

    seen: of `MUST_SEE`.
    left: places that are not tapped again in this round.
    """

    table: FjordPage
    seen: set[str] = field(default_factory=set)
    left: set[str] = field(default_factory=set)

    async def play(self) -> None:
        """From the first figure to the end."""
        while await self._decide():
            continue

    async def _decide(self) -> bool:
        table = self.table
        title = table.page.get_by_role("heading", level=2)
        verb = table.page.get_by_role("button", name=VERBS)
        asked = (
            title.filter(has_text=QUESTIONS)
            .or_(title.filter(has_text=FOLLOWER))
            .or_(title.filter(has_text=PICKS))
            .or_(table.asks(TURN))
            .or_(table.button("Bestätigen"))
            .or_(table.button("Abgeben"))
            .or_(table.button("Verzichten"))
            .or_(title.filter(has_text=GOODS))
            .or_(verb)
            .or_(table.over)
        )
        await table.until(asked.first)
        if await table.over.is_visible():
            return False
        if await table.asks(TURN).is_visible():
            await self._put_a_figure()
        elif await table.button("Bestätigen").is_visible():
            await self._pay()
        elif await table.button("Abgeben").is_visible():
            await self._count_out(table.button("Abgeben"))
            self.seen.add("goods are given up")
        elif await table.button("Verzichten").is_visible():
            await self._press(table.button("Verzichten"))
        elif await title.filter(has_text=PICKS).is_visible():
            await self._press(table.page.locator(".picks").get_by_role("button").first)
        elif await title.filter(has_text=FOLLOWER).is_visible():
            await self._settle_follower()
        elif await title.filter(has_text=GOODS).is_visible():
            await self._count_out(table.button("Nehmen"))
        elif await verb.count():
            await self._press(verb.first)
        else:
            await self._act()
        return True

    # --- placing, paying, giving up --------------------------------------

    async def _put_a_figure(self) -> None:
        self.left.clear()
        bright = await self._bright()
        wished = (name for wish in WISHES for name in bright if name.startswith(f"{wish},"))
        await self._arm(next(wished, bright[0]))
        await self._press(self.table.button("Hierhin setzen"))

    async def _pay(self) -> None:
        table = self.table
        if await table.asks("Womit zahlst du?").is_visible():
            way = table.page.get_by_role("button", name=re.compile(r"^\d (Ruhm|Silber)$"))
            if await way.count():
                await way.first.click()
            self.seen.add("a raid is paid")
        await self._press(table.button("Bestätigen"))

    async def _count_out(self, done: Locator) -> None:
        more = self.table.page.get_by_role("button", name=re.compile("eine mehr, jetzt")).and_(
            self.table.page.locator(":not([aria-disabled])")
        )
        while await more.count():
            await more.first.click()
        await self._press(done)

    # --- actions ---------------------------------------------------------

    async def _act(self) -> None:
        table = self.table
        if await table.asks("Noch ein Tausch?").is_visible():
            await self._press(table.button("Fertig getauscht"))
            return
        bright = [name for name in await self._bright() if name.partition(",")[0] not in self.left]
        if not bright or self.seen == MUST_SEE:  # nothing new comes; let the game end
            await self._end()
            return
        name = min(bright, key=lambda name: (not name.startswith("Seenebel,"), _is_card(name)))
        place = name.partition(",")[0]
        self.left.add(place)
        await self._arm(name)
        match place:
            case "Seenebel":
                await self._into_the_mist()
            case "Kaufmann":
                await table.page.get_by_role("button", name=EXCHANGE).first.click()
                await expect(table.asks("Noch ein Tausch?")).to_be_visible()
                self.seen.add("the Merchant trades")
            case "Skalde":
                await self._press(table.page.get_by_role("button", name=EXCHANGE).first)
            case "Jarl":
                await self._press(table.page.locator(".picks").get_by_role("button").first)
            case _ if _is_follower(name):
                self.left.discard(place)
                await self._settle_follower()
            case _:
                await self._use(name)

    async def _use(self, name: str) -> None:
        """A second tap on what is armed; the first place used is used twice, with a take-back."""
        place = name.partition(",")[0]
        if _is_card(name):
            self.left.discard(place)
            self.seen.add("cargo is taken")
        await self._second_tap()
        if "a place is used and taken back" in self.seen or not _brings_goods(place):
            return
        used = self.table.place(place)
        await expect(used).to_have_accessible_name(re.compile("schon genutzt"))
        await self.table.page.get_by_role("button", name="Zug zurück", exact=True).click()
        await expect(used).to_have_accessible_name(re.compile("noch nicht genutzt, wählbar"))
        self.seen.add("a place is used and taken back")
        self.left.discard(place)

    async def _into_the_mist(self) -> None:
        table = self.table
        which, where = (
            table.asks("Welchen Wimpel versetzt du?"),
            re.compile("^Wohin mit dem Wimpel"),
        )
        if await which.is_visible():
            await self._tap_a_card()
            await expect(which).to_be_hidden()
        await expect(table.page.get_by_role("heading", name=where)).to_be_visible()
        await self._tap_a_card()
        await self._press(table.button("Versetzen"))
        self.seen.add("a pennant goes into the mist")

    async def _tap_a_card(self) -> None:
        name = next(name for name in await self._bright() if _is_card(name))
        await self._named(name).click()

    async def _settle_follower(self) -> None:
        """Lay it where that is possible, but first fill the store once; else keep or discard it."""
        page = self.table.page
        able = page.locator(":not([aria-disabled])")
        hall = page.get_by_role("button", name=re.compile(r"^In Halle \d auslegen")).and_(able)
        keep = self.table.button("Auf die Hand").and_(able)
        if "goods are given up" in self.seen and await hall.count():
            await self._press(hall.first)
            self.seen.add("a follower is laid")
        elif await keep.count():
            await self._press(keep)
        else:
            await self._press(self.table.button("Abwerfen"))

    async def _end(self) -> None:
        table = self.table
        await table.button("Aktionen beenden").click()
        anyway, end = table.button("Trotzdem beenden"), table.button("Beenden")
        await expect(anyway.or_(end).first).to_be_visible()
        if not await anyway.is_visible():
            await self._press(end)
            return
        if "the question about a full store" not in self.seen:
            self.seen.add("the question about a full store")
            await self._press(table.button("Weiterspielen").or_(table.button("Weiter tauschen")))
            await expect(table.button("Aktionen beenden")).to_be_visible()
            return
        await self._press(anyway)

    # --- taps ------------------------------------------------------------

    async def _bright(self) -> list[str]:
        names: list[str] = await self.table.bright.evaluate_all(
            "bright => bright.map(each => each.getAttribute('aria-label'))"
        )
        return names

    def _named(self, name: str) -> Locator:
        return self.table.board.get_by_role("button", name=name, exact=True).first

    async def _arm(self, name: str) -> None:
        """The first tap: the box then speaks of it."""
        await self._named(name).click()

    async def _second_tap(self) -> None:
        """One that comes too early does nothing."""
        await expect(self.table.armed).to_have_count(1)
        while await self.table.armed.count():
            with suppress(NotThere):
                await self.table.armed.click(timeout=QUICK_MS)

    async def _press(self, button: Locator) -> None:
        """Until it is gone: too early a press does nothing."""
        await expect(button.first).to_be_visible()
        while await button.first.is_visible():
            with suppress(NotThere):
                await button.first.click(timeout=QUICK_MS)


def _is_card(name: str) -> bool:
    """A card of the centre, not a place of the ring."""
    return ", Ladung: " in name or _is_follower(name)


def _is_follower(name: str) -> bool:
    return ", kostet " in name


def _brings_goods(place: str) -> bool:
    return place in ("Fischsteg", "Schafweide", "Erzgrube", "Trockengestell", "Spinnstube")
