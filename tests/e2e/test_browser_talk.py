"""Talk, people and hosts in real browsers. Source: ux.md 4-7; mechanisms.md 9."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import count

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from clients.python.sdk import Client
from tests.e2e.browser import PORTRAIT, House, Visitor
from tests.e2e.players import TERMS, until
from tests.e2e.screens import Room, TablePage, choose
from tests.e2e.test_browser_looks import AXE, Inspection
from tests.e2e.test_hosting import command, registered
from tests.processes import in_thread

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
]

_numbers = count(1)
"""Every pair has names of its own: a name stays taken."""

TRICK = "<img src=x onerror=\"document.title='broken'\"> \u202everdreht"


@pytest_asyncio.fixture(loop_scope="session")
async def two(house: House) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """Two people in the waiting room, with the talk open."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(house.visitor()) for _ in range(2)]
        for visitor, name in zip(visitors, ("Astrid", "Tove"), strict=True):
            room = Room(visitor.page)
            await room.open()
            await room.rename(f"{name}{next(_numbers)}")
            await visitor.page.get_by_role("button", name="Plaudern aufklappen").click()
        yield visitors[0], visitors[1]


def field(page: Page, room: str = "Plaudern") -> Locator:
    return page.get_by_label(f"{room}: etwas schreiben")


async def say(page: Page, text: str, room: str = "Plaudern") -> None:
    await field(page, room).fill(text)
    await field(page, room).press("Enter")


async def name_of(page: Page) -> str:
    return await page.locator(".mast .who b").inner_text()


async def test_people_talk_in_the_waiting_room_and_nothing_breaks_its_page(
    two: tuple[Visitor, Visitor],
) -> None:
    anna, tove = (visitor.page for visitor in two)
    await say(anna, TRICK)
    line = tove.get_by_role("log", name="Plaudern").get_by_role("listitem").last
    await expect(line).to_contain_text("<img src=x")
    await expect(line).to_contain_text("verdreht")
    assert await line.locator("img").count() == 0
    assert "broken" not in await tove.title()
    await say(tove, "Gut gesehen")
    await expect(anna.get_by_role("log", name="Plaudern")).to_contain_text("Gut gesehen")


async def test_who_is_blocked_vanishes_from_the_room_and_comes_back(
    two: tuple[Visitor, Visitor],
) -> None:
    anna, tove = (visitor.page for visitor in two)
    name = await name_of(tove)
    await say(tove, "Hallo zusammen")
    log = anna.get_by_role("log", name="Plaudern")
    await expect(log).to_contain_text("Hallo zusammen")
    people = anna.get_by_role("region", name="Im Wartesaal")
    await people.get_by_role("button", name=name, exact=True).click()
    await anna.get_by_role("dialog", name=name).get_by_role("button", name="Blockieren").click()
    await expect(people.get_by_role("button", name=name, exact=True)).to_have_count(0)
    await expect(log).not_to_contain_text("Hallo zusammen")
    await anna.goto("/settings")
    known = anna.get_by_role("region", name="Freunde und Blockierte")
    await known.get_by_role("button", name=f"{name} nicht mehr blockieren").click()
    await expect(known.get_by_text("Du hast niemanden blockiert.")).to_be_visible()
    await Room(anna).open()
    await expect(people.get_by_role("button", name=name, exact=True)).to_be_visible()
    await expect(log).to_contain_text("Hallo zusammen")


async def test_seats_and_spectators_talk_apart_and_all_see_how_many_watch(
    house: House, two: tuple[Visitor, Visitor]
) -> None:
    anna = two[0]
    async with (
        await Client.connect(house.url) as leif,
        await Client.connect(house.url, await anna.token()) as self,
        house.visitor(PORTRAIT) as phone,
    ):
        link = await self.open_link(TERMS)
        await leif.accept_link(link.link, link.rev)
        seat = leif.table(link.link)
        await until(seat, lambda _frame: True)
        await anna.page.goto(f"/t/{link.link}")
        await phone.page.goto(f"/t/{link.link}")
        await TablePage(anna.page).is_there()
        await expect(anna.page.get_by_text("1 sieht zu")).to_be_visible()

        talk = await leif.talk.enter(link.link, "seats")
        await talk.say("Viel Glück")
        opener = anna.page.get_by_role("button", name="Plaudern aufklappen, eine neue Zeile")
        await opener.click()
        log = anna.page.get_by_role("log", name="Am Tisch")
        await expect(log).to_contain_text("Viel Glück")
        await say(anna.page, "Danke", "Am Tisch")
        await expect(log).to_contain_text("Danke")

        await phone.page.get_by_role("button", name="Plaudern", exact=True).click()
        await say(phone.page, "Spannend", "Zuschauer")
        crowd = phone.page.get_by_role("log", name="Zuschauer")
        await expect(crowd).to_contain_text("Spannend")
        await expect(crowd).not_to_contain_text("Viel Glück")
        await expect(log).not_to_contain_text("Spannend")

        await seat.resign()
        await anna.page.get_by_label("Wer mitliest").select_option("Zuschauer")
        opened = anna.page.get_by_role("log", name="Zuschauer")
        await expect(opened).to_contain_text("Spannend")


async def test_the_terms_say_who_watches_and_when(house: House) -> None:
    async with house.visitor() as anna:
        await Room(anna.page).open()
        dialog = await Room(anna.page).challenge_dialog()
        await dialog.get_by_text("Mehr", exact=True).click()
        await choose(dialog, "Freunde", "3 Minuten später", "bleibt verdeckt")
        sentence = dialog.locator(".terms-sentence")
        await expect(sentence).to_contain_text("nur Freunde dürfen zusehen, 180 Sekunden später")
        await expect(sentence).to_contain_text("bleibt es auch nach dem Ende")


async def test_a_host_tells_everybody_something_and_voids_a_table(house: House) -> None:
    # What is injected to look at the screens is forbidden elsewhere.
    async with (
        house.visitor(bypass_csp=True) as hilde,
        house.visitor() as guest,
        await Client.connect(house.url) as leif,
        await Client.connect(house.url) as sigrun,
    ):
        await hilde.context.add_init_script(path=AXE)
        page = hilde.page
        await Room(page).open()
        await in_thread(registered, house.url, await hilde.token(), "Hilde")
        made = await in_thread(command, house.server.data, "appoint", "Hilde")
        assert made.returncode == 0, made.stderr
        await page.goto("/")
        await page.get_by_role("link", name="Für Hosts").click()
        await expect(page.get_by_role("heading", name="Das Haus")).to_be_visible()

        await Room(guest.page).open()
        await guest.page.goto("/host")
        await expect(guest.page.get_by_text("Diese Seite ist für Hosts.")).to_be_visible()

        await page.get_by_label("Text", exact=True).fill("Ofen wird getauscht")
        await page.get_by_role("button", name="Zeigen", exact=True).click()
        for each in (page, guest.page):
            strip = each.get_by_role("complementary", name="Nachricht des Hauses")
            await expect(strip).to_contain_text("Ofen wird getauscht")

        link = await leif.open_link(TERMS)
        await sigrun.accept_link(link.link, link.rev)
        table = sigrun.table(link.link)
        await page.get_by_role("searchbox", name="Suchen").fill(link.link)
        await page.get_by_role("button", name="Suchen", exact=True).click()
        await page.get_by_label("Grund").fill("Fehler")
        inspection = Inspection()
        await inspection.look(page, "/host")
        assert not inspection.faults, "\n".join(inspection.faults)
        await page.get_by_role("button", name="Tisch auflösen").click()
        await page.get_by_role("button", name="Ja, wirklich").click()
        over = await until(table, lambda frame: frame.outcome is not None)
        assert over.outcome is not None
        assert over.outcome.aborted
        await page.get_by_role("button", name="Wegnehmen").click()
        strip = guest.page.get_by_role("complementary", name="Nachricht des Hauses")
        await expect(strip).to_have_count(0)


async def test_what_belongs_to_talk_looks_right_in_every_size(
    house: House, two: tuple[Visitor, Visitor]
) -> None:
    tove = two[1].page
    await say(tove, "Eine Zeile mit Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen")
    inspection = Inspection()
    async with house.visitor(bypass_csp=True, reduced_motion="reduce") as anna:
        await anna.context.add_init_script(path=AXE)
        page = anna.page
        await Room(page).open()
        await page.get_by_role("button", name="Plaudern aufklappen").click()
        log = page.get_by_role("log", name="Plaudern")
        await expect(log).to_contain_text("Donaudampf")
        await inspection.look(page, "waiting room, talking")
        await log.get_by_role("listitem").last.get_by_role("button").click()
        await inspection.look(page, "what can be done with a person")
        await page.get_by_role("button", name="Den Hosts melden").click()
        await inspection.look(page, "a report")
    assert not inspection.faults, "\n".join(inspection.faults)
