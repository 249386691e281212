"""Battlefjord in a real browser: by clicking, by keyboard alone, and as the fjord of the day."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.browser import House
from tests.e2e.fjord import FjordPage
from tests.e2e.keys import Keys
from tests.processes import Server, running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    """A house that plays Battlefjord from the same late position every time."""
    extra = "tests.e2e.late_fjord"
    with short_folder() as data, running(data, WARTESAAL_EXTRA_GAMES=extra) as server:
        yield server


async def test_a_game_by_clicking(house: House) -> None:
    async with house.visitor() as anna:
        table = FjordPage(anna.page)
        await table.told_at_once()
        await table.play_computer()
        for place in ("Seenebel", "Kaufmann", "Trockengestell"):
            await table.do(place)

        # A place, a take-back, and the place again.
        await table.do("Trockengestell")
        await expect(table.place("Trockengestell")).to_have_accessible_name(
            re.compile("schon genutzt")
        )
        await anna.page.get_by_role("button", name="Zug zurück", exact=True).click()
        await expect(table.place("Trockengestell")).to_have_accessible_name(
            re.compile("noch nicht genutzt, wählbar")
        )
        await table.do("Trockengestell")

        # Into the mist: which pennant, and where to.
        await table.until(table.place("Seenebel").and_(table.bright))
        await table.place("Seenebel").click()
        await expect(table.asks("Welchen Wimpel versetzt du?")).to_be_visible()
        await table.place("Wollballen").click()
        await expect(table.asks("Wohin mit dem Wimpel auf „Wollballen“?")).to_be_visible()
        await table.do("Fischer und Weber")
        await expect(table.place("Fischer und Weber")).to_have_accessible_name(
            re.compile("dein Wimpel, wählbar")
        )

        # To the Merchant, and the cargo under the pennant that was moved.
        await table.place("Kaufmann").click()
        await table.button("2 Stockfisch gegen 1 Wolle").click()
        await expect(table.asks("Noch ein Tausch?")).to_be_visible()
        await table.button("Fertig getauscht").click()
        await table.do("Fischer und Weber")

        # Too much in store: the question before the end, then the choice.
        await table.until(table.button("Aktionen beenden"))
        await table.button("Aktionen beenden").click()
        await expect(
            anna.page.get_by_role("heading", name=re.compile("Waren wären zu viel$"))
        ).to_be_visible()
        await table.button("Weiterspielen").or_(table.button("Weiter tauschen")).click()
        await expect(table.button("Aktionen beenden")).to_be_visible()

        assert await table.play_on() > 12
        await expect(anna.page.get_by_text("Der vierte Überfall ist vorbei")).to_be_visible()
        log = anna.page.get_by_role("log")
        await expect(log.get_by_text("für den Überfall").first).to_be_visible()
        await expect(log.get_by_text("Du gibst").first).to_be_visible()


async def test_a_game_by_keyboard_alone(house: House) -> None:
    async with house.visitor() as anna:
        keys, table = Keys(anna.page), FjordPage(anna.page)
        await keys.watch_pointers()
        await table.told_at_once()
        await anna.page.goto("/computer")
        dialog = anna.page.get_by_role("dialog", name="Gegen den Computer")
        for choice in ("Battlefjord", "ich"):
            await keys.choose(dialog.get_by_role("radio", name=choice, exact=True))
        await keys.tab_to(dialog.get_by_role("button", name="Spielen", exact=True))
        await keys.press("Enter")
        await expect(table.board).to_be_visible()
        await keys.to_board()
        for place in ("Seenebel", "Kaufmann", "Trockengestell"):
            await _do(table, keys, place)

        await _do(table, keys, "Trockengestell")
        await keys.press("z")
        await expect(table.place("Trockengestell")).to_have_accessible_name(
            re.compile("noch nicht genutzt, wählbar")
        )

        await _arm(table, keys, "Seenebel")
        await _arm(table, keys, "Wollballen")
        await _do(table, keys, "Fischer und Weber")

        await _arm(table, keys, "Kaufmann")
        first = table.button("2 Stockfisch gegen 1 Wolle")
        await expect(first).to_be_focused()
        await keys.press("Enter")
        await expect(table.asks("Noch ein Tausch?")).to_be_visible()
        await keys.to_board()
        await keys.press("Escape")

        while not await table.over.is_visible():
            await _decide(table, keys)
        assert await keys.pointers() == 0


async def _to(table: FjordPage, keys: Keys, name: str) -> None:
    """M leads from one bright place to the next."""
    await _through(table, keys)
    await keys.to_board()
    for _ in range(30):
        if (await keys.focused()).startswith(f"{name},"):
            return
        await keys.press("m")
    raise AssertionError(f"M does not reach {name}; it is at {await keys.focused()!r}")


async def _arm(table: FjordPage, keys: Keys, name: str) -> None:
    await _to(table, keys, name)
    await keys.press("Enter")


async def _do(table: FjordPage, keys: Keys, name: str) -> None:
    await _arm(table, keys, name)
    await expect(table.armed).to_have_count(1)
    while await table.armed.count():  # an Enter too early does nothing
        await keys.press("Enter")


async def _through(table: FjordPage, keys: Keys) -> None:
    """N passes over what is told."""
    while not await table.bright.or_(table.button("Aktionen beenden")).count():
        if await table.over.is_visible() or await table.button("Bestätigen").is_visible():
            return
        if await table.button("Abgeben").is_visible():
            return
        if await table.go_on.is_visible():
            await keys.to_board()
            await keys.press("n")
        else:
            await table.page.wait_for_load_state()


async def _decide(table: FjordPage, keys: Keys) -> None:
    """Whatever is asked now."""
    page = table.page
    await _through(table, keys)
    if await table.over.is_visible():
        return
    if await table.button("Bestätigen").is_visible():
        ways = page.get_by_role("button", name=re.compile(r"^\d (Ruhm|Silber|Waren?)$"))
        if await ways.count():
            await keys.tab_to(ways.last)
            await keys.press("Enter")
        await keys.tab_to(table.button("Bestätigen"))
        await keys.press("Enter")
        await expect(table.button("Bestätigen")).to_be_hidden()
    elif await table.button("Abgeben").is_visible():
        more = page.get_by_role("button", name=re.compile("eine mehr, jetzt")).and_(
            page.locator(":not([aria-disabled])")
        )
        while await more.count():
            await keys.tab_to(more.first)
            await keys.press("Enter")
        await keys.tab_to(table.button("Abgeben"))
        await keys.press("Enter")
        await expect(table.button("Abgeben")).to_be_hidden()
    elif await table.button("Aktionen beenden").is_visible():
        await keys.to_board()
        await keys.press("e")
        anyway, end = table.button("Trotzdem beenden"), table.button("Beenden")
        await expect(anyway.or_(end).first).to_be_visible()
        await keys.tab_to(anyway if await anyway.is_visible() else end)
        await keys.press("Enter")
        await expect(anyway.or_(end)).to_have_count(0)
    elif await table.bright.count():
        name = (await table.bright.first.get_attribute("aria-label") or "").partition(",")[0]
        await _do(table, keys, name)


async def test_the_fjord_of_the_day_in_full_counts_once(house: House) -> None:
    async with house.visitor() as anna:
        page = anna.page
        table = FjordPage(page)
        await table.told_at_once()
        await page.goto("/daily")
        await expect(page.get_by_text("Heute noch offen.")).to_be_visible()
        await page.get_by_role("button", name="Spielen", exact=True).click()
        await expect(page.get_by_text("Fjord des Tages", exact=False).first).to_be_visible()
        address = page.url
        await expect(page.get_by_role("button", name="Zug zurück", exact=True)).to_have_count(0)
        await table.play_on()

        await page.goto("/daily")
        value = page.get_by_text(re.compile("^Dein Wert heute: [+-]?[0-9]+$"))
        await expect(value).to_be_visible()
        told = await value.inner_text()
        await page.get_by_role("button", name="Übungspartie spielen").click()
        await expect(page.get_by_text("Fjord des Tages, Übung", exact=False)).to_be_visible()
        assert page.url != address
        await page.goto("/daily")
        await expect(value).to_have_text(told)
