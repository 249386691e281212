"""What a person sets applies at once, everywhere, and is still so next time."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.browser import House
from tests.e2e.screens import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]

# How often something was made to travel or to fade, since the page was opened.
COUNT_MOTION = """
window.motions = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.motions++;
  return animate.apply(this, how);
};
"""


async def test_the_language_is_switched_everywhere_and_kept(house: House) -> None:
    async with house.visitor() as anna:
        page = anna.page
        await Room(page).open()
        await expect(page.locator("html")).to_have_attribute("lang", "de")
        await page.get_by_role("button", name="English").click()
        computer = page.get_by_role("link", name="Against the computer", exact=True)
        await expect(computer).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", "en")
        await page.reload()
        await computer.click()
        await page.get_by_role("dialog").get_by_role("radio", name="I do", exact=True).check()
        await page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
        asked = page.get_by_role("heading", name="Lay a card from your hand at its good.")
        await expect(asked).to_be_visible()
        await expect(page).to_have_title("It is your turn – Bagalut – Waiting room")
        await page.get_by_role("button", name="Terms").click()
        await page.get_by_role("link", name="Rules: Bagalut").click()
        await page.get_by_role("button", name="Deutsch").click()
        await expect(page.get_by_role("heading", name="Was auf dem Tisch liegt")).to_be_visible()


async def test_one_press_changes_the_language_while_the_house_is_out_of_reach(
    house: House,
) -> None:
    async with house.visitor() as anna:
        page = anna.page
        await Room(page).open()
        await page.wait_for_load_state("networkidle")
        await page.context.set_offline(True)
        await page.get_by_role("button", name="English").click()
        await expect(
            page.get_by_role("link", name="Against the computer", exact=True)
        ).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_who_reads_no_german_is_met_in_english(house: House) -> None:
    async with house.visitor(locale="fr-FR") as anna:
        await anna.page.goto("/")
        await expect(
            anna.page.get_by_role("link", name="Against the computer", exact=True)
        ).to_be_visible()


async def test_dark_stays_dark(house: House) -> None:
    async with house.visitor(color_scheme="light") as anna:
        await Room(anna.page).open()
        assert await _brightness(anna.page) > 200
        await anna.page.get_by_role("button", name="Dunkel").click()
        await expect(anna.page.get_by_role("button", name="Hell")).to_be_visible()
        assert await _brightness(anna.page) < 60
        await anna.page.reload()
        await Room(anna.page).is_there()
        assert await _brightness(anna.page) < 60


async def test_the_switch_of_the_scheme_follows_the_device(house: House) -> None:
    async with house.visitor(color_scheme="light") as anna:
        await Room(anna.page).open()
        await anna.page.emulate_media(color_scheme="dark")
        await expect(anna.page.get_by_role("button", name="Hell")).to_be_visible()


async def test_text_is_twice_as_large_and_stays_so(house: House) -> None:
    async with house.visitor() as anna:
        await anna.page.goto("/settings")
        await anna.page.get_by_label("Schriftgröße").select_option("200 %")
        for _ in ("at once", "after a reload"):
            size = "getComputedStyle(document.documentElement).fontSize"
            assert await anna.page.evaluate(size) == "32px"
            await anna.page.reload()
            await expect(anna.page.get_by_label("Schriftgröße")).to_be_visible()


@pytest.mark.parametrize(("preference", "moves"), [("no-preference", True), ("reduce", False)])
async def test_cards_travel_unless_one_wants_less_motion(
    house: House, preference: str, moves: bool
) -> None:
    async with house.visitor(reduced_motion=preference) as anna:
        await anna.page.add_init_script(COUNT_MOTION)
        await Room(anna.page).open()
        table = await Room(anna.page).play_computer("ich")
        await table.asked()
        card = (await table.legal_targets())[0]
        await table.tap(card)
        await table.confirm()
        await expect(table.target(card)).to_be_hidden()
        assert (await anna.page.evaluate("window.motions") > 0) is moves


async def _brightness(page: Page) -> float:
    """Of the page's ground, 0 to 255."""
    parts: list[float] = await page.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor.match(/[0-9.]+/g).map(Number)"
    )
    return sum(parts[:3]) / 3
