"""An account in real browsers: a guest plays on, registers, leaves, and comes back elsewhere."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Locator, Page, expect

from clients.python.sdk import Client
from tests.e2e.browser import PORTRAIT, House
from tests.e2e.players import TERMS, is_over, play_until, until
from tests.e2e.screens import Room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]

PASSWORD = "drei Möwen über Oslo"


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


async def register(page: Page, name: str) -> None:
    await page.goto("/account")
    form = part(page, "Konto anlegen")
    await form.get_by_label("Name").fill(name)
    await form.get_by_label("Passwort").fill(PASSWORD)
    await form.get_by_role("button", name="Konto anlegen").click()
    await expect(page.get_by_text("Dein Konto gibt es seit")).to_be_visible()


async def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    await page.goto("/account")
    form = part(page, "Anmelden")
    await form.get_by_label("Name").fill(name)
    await form.get_by_label("Passwort").fill(password)
    await form.get_by_role("button", name="Anmelden").click()


async def is_signed_in(page: Page, name: str) -> None:
    """In the waiting room, with an account."""
    await expect(page.get_by_role("link", name=f"{name} Konto")).to_be_visible()


async def test_a_guests_games_are_there_on_another_device_once_he_has_an_account(
    house: House,
) -> None:
    async with house.visitor() as phone, house.visitor(PORTRAIT) as desk:
        await Room(phone.page).open()
        async with (
            await Client.connect(house.url, await phone.token()) as self,
            await Client.connect(house.url) as leif,
        ):
            await leif.rename("Leif")
            link = await leif.open_link(TERMS)
            await self.accept_link(link.link, link.rev)
            tables = (leif.table(link.link), self.table(link.link))
            for table in tables:
                await until(table, lambda _frame: True)
            # In the middle of a game nothing changes for whoever registers.
            await register(phone.page, "Sigrun")
            await play_until(tables, is_over, Random(3))
            frame = await until(tables[1], is_over)
            assert frame.outcome is not None
            won = frame.outcome.ranking[0] == [1]
        await phone.page.goto("/")
        await expect(
            phone.page.get_by_role("link", name="Sigrun Konto · 100 Taler")
        ).to_be_visible()
        await phone.page.goto("/account")
        phone.forgive("401")  # who asks whether he is still somebody
        await part(phone.page, "Abmelden").get_by_role("button", name="Hier abmelden").click()
        await Room(phone.page).is_there()
        await expect(phone.page.get_by_role("button", name="Gast")).to_be_visible()

        desk.forgive("403")  # the password that does not fit
        await sign_in(desk.page, "Sigrun", "geraten oder so")
        await expect(desk.page.get_by_text("passen nicht zusammen").first).to_be_visible()
        await sign_in(desk.page, "sigrun")
        await is_signed_in(desk.page, "Sigrun")
        await desk.page.goto("/u/sigrun")
        await expect(desk.page).to_have_url(f"{house.url}/u/Sigrun")
        line = part(desk.page, "Partien").get_by_role("listitem")
        await expect(line).to_have_count(1)
        await expect(line).to_contain_text("Bagalut gegen Leif")
        await expect(line).to_contain_text("gewonnen" if won else "verloren")
        await desk.page.get_by_label("Ergebnis").select_option("verloren" if won else "gewonnen")
        await expect(desk.page.get_by_text("Keine Partie passt dazu.")).to_be_visible()
        await desk.page.get_by_label("Ergebnis").select_option("jedes Ergebnis")
        await line.get_by_role("link", name="Leif", exact=True).click()
        await expect(desk.page.get_by_role("heading", name="Leif")).to_be_visible()
        told = f"Du gegen Leif: {int(won)} gewonnen, 0 unentschieden, {int(not won)} verloren."
        await expect(desk.page.get_by_text(told)).to_be_visible()
        await desk.page.get_by_role("link", name="Nachspielen: Bagalut gegen").click()
        await expect(desk.page.get_by_role("button", name="Nachspielen").first).to_be_visible()


async def test_another_password_and_signing_out_everywhere_reach_the_other_devices(
    house: House,
) -> None:
    async with house.visitor() as phone, house.visitor() as desk:
        await register(phone.page, "Hakon")
        await sign_in(desk.page, "Hakon")
        await is_signed_in(desk.page, "Hakon")
        form = part(phone.page, "Passwort")
        await form.get_by_label("Bisheriges Passwort").fill(PASSWORD)
        await form.get_by_label("Neues Passwort").fill("und ein Tümmler")
        await form.get_by_role("button", name="Passwort ändern").click()
        await expect(form.get_by_text("Das neue Passwort gilt.")).to_be_visible()
        desk.forgive("401")  # who asks whether he is still somebody
        gone = desk.page.get_by_text("Du bist nicht mehr angemeldet.")
        await expect(gone.first).to_be_visible()
        # The device that changed it was cut off as well, and is back by itself.
        await phone.page.goto("/")
        await is_signed_in(phone.page, "Hakon")
        await sign_in(desk.page, "Hakon", "und ein Tümmler")
        await is_signed_in(desk.page, "Hakon")
        phone.forgive("401")
        await desk.page.goto("/account")
        await part(desk.page, "Abmelden").get_by_role("button", name="Überall abmelden").click()
        await Room(desk.page).is_there()
        await expect(phone.page.get_by_text("Du bist nicht mehr angemeldet.").first).to_be_visible()


async def test_two_tabs_of_one_browser_change_the_person_together(house: House) -> None:
    async with house.visitor() as anna:
        await register(anna.page, "Tove")
        await anna.page.goto("/account")
        await part(anna.page, "Abmelden").get_by_role("button", name="Hier abmelden").click()
        await Room(anna.page).is_there()
        other = await anna.tab()
        await other.goto("/")
        await Room(other).is_there()
        anna.forgive("401")  # the other tab may ask a moment too early
        await sign_in(anna.page, "Tove")
        for page in (anna.page, other):
            await is_signed_in(page, "Tove")


async def test_one_can_take_ones_data_along_keep_a_program_and_leave(
    house: House, tmp_path: Path
) -> None:
    async with house.visitor() as anna:
        page = anna.page
        await register(page, "Runa")
        programs = part(page, "Programme")
        await programs.get_by_label("Name des Programms").fill("Robbe")
        await programs.get_by_role("button", name="Programm anlegen").click()
        dialog = page.get_by_role("dialog", name="Schlüssel für Robbe")
        token = await dialog.locator("code").inner_text()
        await dialog.get_by_role("button", name="Schließen").last.click()
        async with await Client.connect(house.url, token) as robot:
            assert robot.person.name == "Robbe"
            data = part(page, "Deine Daten")
            async with page.expect_download() as started:
                await data.get_by_role("link", name="Alles herunterladen").click()
            file = tmp_path / "own.json"
            await (await started.value).save_as(file)
            kept = json.loads(file.read_text())
            assert kept["user"]["name"] == "Runa"
            assert [program["user"] for program in kept["programs"]] == [robot.person.user]
            await data.get_by_role("button", name="Konto löschen").click()
            dialog = page.get_by_role("dialog", name="Konto löschen")
            await dialog.get_by_label("Passwort").fill(PASSWORD)
            anna.forgive("401")  # who asks whether he is still somebody
            await dialog.get_by_role("button", name="Endgültig löschen").click()
            await Room(page).is_there()
        anna.forgive("404")  # nobody is called so any more
        await page.goto("/u/Runa")
        await expect(page.get_by_text("Das gibt es nicht mehr.").first).to_be_visible()
        await page.goto("/top")
        await expect(page.get_by_text("niemand gewertet gespielt")).to_be_visible()
