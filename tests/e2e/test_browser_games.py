"""Whole games in real browsers, by mouse and by keyboard."""

import asyncio
import re
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import expect

from tests.e2e.browser import House
from tests.e2e.keys import Keys
from tests.e2e.screens import TARGET, VERB, Room, TablePage, join

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]


async def test_two_people_play_and_a_third_watches(house: House, tmp_path: Path) -> None:
    async with house.visitor() as anna, house.visitor() as bo, house.visitor() as cleo:
        for visitor, name in ((anna, "Anna"), (bo, "Bodo"), (cleo, "Cleo")):
            await Room(visitor.page).open()
            await Room(visitor.page).rename(name)

        address = await Room(anna.page).challenge("5 + 3", "ohne Tauschen", "ich")
        bos = await join(bo.page, address)
        annas = TablePage(anna.page)
        await annas.is_there()  # it began by itself
        cleos = await Room(cleo.page).watch("Anna", "Bodo")
        await expect(cleo.page.get_by_text("du siehst zu")).to_be_visible()

        boing = asyncio.create_task(bos.play(Random(2)))
        await annas.play(Random(1), acts=6)
        await annas.asked()
        before = await annas.position()
        await anna.page.reload()
        await annas.is_there()
        assert await annas.position() == before

        acted = await annas.play(Random(3))
        assert acted > 10
        assert await boing > 10

        assert await _result(annas, "Anna") == await _result(bos, "Bodo")
        assert await _result(annas, "Anna") == await _result(cleos, None)
        final = await annas.position()
        for page in (anna.page, bo.page):
            await expect(page.get_by_role("button", name="Revanche")).to_be_visible()
        await expect(cleo.page.get_by_role("button", name="Revanche")).to_be_hidden()

        await _replays(annas)
        assert await annas.position() == final
        async with anna.page.expect_download() as downloading:
            await anna.page.get_by_role("button", name="Aufzeichnung laden").click()
        record = tmp_path / "record.json"
        await (await downloading.value).save_as(record)
        assert await _verified(record)


async def test_a_game_by_keyboard_alone(house: House) -> None:
    async with house.visitor() as anna:
        keys = Keys(anna.page)
        await keys.watch_pointers()
        await Room(anna.page).open()
        await keys.tab_to(anna.page.get_by_role("link", name="Gegen den Computer", exact=True))
        await keys.press("Enter")
        dialog = anna.page.get_by_role("dialog", name="Gegen den Computer")
        await keys.choose(dialog.get_by_role("radio", name="ohne Tauschen"))
        await keys.choose(dialog.get_by_role("radio", name="ich", exact=True))
        await keys.tab_to(dialog.get_by_role("button", name="Spielen", exact=True))
        await keys.press("Enter")
        table = TablePage(anna.page)
        await table.is_there()

        await keys.to_board()
        await _helps_at_the_board(table, keys)
        for _ in range(6):
            await _acts_on_the_board(table, keys)
        await _acts_from_the_list(table, keys)
        await keys.press("g")
        await _plays_as_text(table, keys, Random(5))

        await expect(table.ending.get_by_role("heading")).to_be_visible()
        assert len(await table.ranking()) == 2
        await keys.tab_to(anna.page.get_by_role("button", name="Revanche"))
        await keys.press("Enter")
        await expect(table.ending).to_be_hidden()  # the computer took it up, and the other begins
        assert await keys.pointers() == 0


async def _helps_at_the_board(table: TablePage, keys: Keys) -> None:
    """What one can ask for without acting."""
    page = table.page
    await table.asked()
    await keys.press("2")
    assert (await keys.focused()).startswith("Münzen")
    await keys.press("i")
    window = page.get_by_role("complementary").filter(has_text="von 27 Punkten")
    await expect(window).to_be_visible()
    await keys.press("Escape")
    await expect(window).to_be_hidden()
    await keys.press("t")
    said = page.get_by_role("status")
    await expect(said).to_contain_text("Leg eine Karte aus deiner Hand an ihre Ware.")
    await keys.press("h")
    await expect(said).to_contain_text(re.compile("(Fische|Münzen|Honigwein|Schafe|Korn) [2-7]"))
    await keys.press("?")
    await expect(page.get_by_role("dialog", name="Tasten")).to_be_visible()
    await keys.press("Escape")
    await expect(page.get_by_role("dialog", name="Tasten")).to_be_hidden()
    assert (await keys.focused()).startswith("Münzen")  # the dialog gave the focus back
    await keys.press("m")
    await expect(page.locator(":focus")).to_be_enabled()
    await keys.press("Enter")
    await expect(table.verb).to_be_visible()
    await keys.press("Escape")
    await expect(table.verb).to_be_hidden()


async def _acts_on_the_board(table: TablePage, keys: Keys) -> None:
    """To the next marked place, then Enter and Enter again; narration is passed over with N."""
    while not await table.targets.count():
        await expect(table.targets.or_(table.go_on).first).to_be_visible()
        if await table.go_on.is_visible():
            await keys.press("n")
    if not TARGET.search(await keys.focused()):  # the focus never left the board by itself
        await keys.press("m")
    place = await keys.focused()
    assert TARGET.search(place)
    if not place.endswith("gewählt"):
        await keys.press("Enter")
    await expect(table.verb).to_be_visible()
    while await table.verb.is_visible():  # an Enter within a quarter of a second does nothing
        await keys.press("Enter")


async def _acts_from_the_list(table: TablePage, keys: Keys) -> None:
    """A lists what one can do; the box, one region further, asks again."""
    await table.targets.first.wait_for()
    await keys.press("a")
    dialog = table.page.get_by_role("dialog", name="Was du tun kannst")
    await keys.tab_to(dialog.get_by_role("listitem").get_by_role("button").first)
    await keys.press("Enter")
    await expect(dialog).to_be_hidden()
    await expect(table.verb).to_be_visible()
    while not VERB.search(await keys.focused()):
        await keys.press("F6")
    while await table.verb.is_visible():
        await keys.press("Enter")


async def _plays_as_text(table: TablePage, keys: Keys, rng: Random) -> None:
    """To the end on the command field alone."""
    page = table.page
    field = page.get_by_role("textbox", name="Befehl")
    legal = page.get_by_role("region", name="Was du tun kannst").get_by_role("listitem")
    do_it = page.get_by_role("button", name="So machen")
    await keys.tab_to(field)
    await keys.say("stand")
    await expect(page.get_by_role("status")).to_contain_text("Reihen")
    while True:
        await expect(legal.or_(table.go_on).or_(table.ending).first).to_be_visible()
        if await table.go_on.is_visible():
            await keys.say("weiter")
        elif await table.ending.is_visible():
            return
        elif count := await legal.count():
            await keys.say(str(rng.randrange(count) + 1))
            while await do_it.is_visible():
                await keys.press("Enter")


async def _result(table: TablePage, own: str | None) -> tuple[str, list[str]]:
    """What the end says to somebody of that name: in how many words, and rank, name and goods."""
    assert not await table.asked()
    ranking = [" ".join(line.split()) for line in await table.ranking()]
    heading = await table.ending.get_by_role("heading").inner_text()
    if own is not None:
        assert any(" Du " in line for line in ranking)
        ranking = [line.replace(" Du ", f" {own} ") for line in ranking]
        heading = heading.replace("Du liegst", f"{own} liegt")
    assert heading == f"{ranking[0].split()[1]} liegt bei den meisten Waren vorn."
    return heading, ranking


async def _replays(table: TablePage) -> None:
    """Through the whole game with the slider, by its keys, and back to the result."""
    page = table.page
    where = table.replay.get_by_text("Du siehst Schritt")
    await page.get_by_role("button", name="Nachspielen").click()
    await expect(where).to_have_text(re.compile("^Du siehst Schritt 1: Die Partie ist eröffnet"))
    await expect(page.get_by_role("button", name="Fische, deine Reihe ist leer")).to_be_visible()
    await table.slider.focus()
    await page.keyboard.press("ArrowRight")
    await expect(where).to_have_text(re.compile("^Du siehst Schritt 2: Du legst "))
    await expect(table.slider).to_have_attribute("aria-valuetext", re.compile("^Du legst "))
    await page.keyboard.press("PageDown")
    await expect(where).to_have_text(re.compile("Zug 1: "))
    await page.keyboard.press("End")
    await expect(where).to_have_text(re.compile("Das Ergebnis ist eingetragen"))
    await page.keyboard.press("ArrowLeft")
    await expect(where).to_have_text(re.compile("Alle Karten liegen"))
    await page.get_by_role("button", name="Zum Ergebnis").click()
    await expect(where).to_be_hidden()


async def _verified(record: Path) -> bool:
    """Whether the command line finds that the record holds."""
    verifying = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server", "verify", str(record)
    )
    return await verifying.wait() == 0
