"""Through every screen of the house, one after the other, with a program as the other player."""

from collections.abc import AsyncIterator
from random import Random

from playwright.async_api import Page, expect

from clients.python.sdk import Client
from protocol.table_frames import Frame
from protocol.terms import NoControl, Terms
from tests.e2e.browser import SMALL, WIDE, House, Visitor
from tests.e2e.players import TERMS, is_over, may_act, play_out, play_until, until
from tests.e2e.screens import Room, TablePage, choose

SULEIKA = Terms(game="suleika", time_control=NoControl())


async def screens(house: House, visitor: Visitor) -> AsyncIterator[str]:
    """Yields the name of a screen while the visitor's first tab shows it, complete and at rest."""
    page = visitor.page
    async for name in _around(page):
        yield name
    async for name in _room(page):
        yield name
    async with (
        await Client.connect(house.url) as leif,
        await Client.connect(house.url, await visitor.token()) as self,
    ):
        async for name in _challenges(page, leif):
            yield name
        async for name in _gathering(page, leif, self):
            yield name
        async for name in _table(page, leif, self):
            yield name
        async for name in _watching(page, leif, house):
            yield name
    async for name in _account(page):
        yield name


async def _around(page: Page) -> AsyncIterator[str]:
    await Room(page).open()
    yield "waiting room, empty"
    for path, heading in (
        ("/settings", "Einstellungen"),
        ("/about", "Über dieses Haus"),
        ("/rules/bagalut", "Regeln: Bagalut"),
        ("/account", "Konto anlegen"),
        ("/top", "Bestenliste"),
        ("/nowhere", "Hier ist nichts."),
        ("/t/nowhere", "Das gibt es nicht mehr."),
        ("/c/nowhere", "Das gibt es nicht mehr."),
    ):
        await page.goto(path)
        await expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        if path == "/rules/bagalut":
            await expect(page.get_by_role("heading", level=2).first).to_be_visible()
        yield path


async def _room(page: Page) -> AsyncIterator[str]:
    room = Room(page)
    await room.open()
    await room.computer_dialog()
    yield "computer dialog"
    await room.open()
    dialog = await room.challenge_dialog()
    yield "challenge dialog"
    await dialog.get_by_text("Mehr", exact=True).click()
    await choose(dialog, "eigene")
    await dialog.get_by_label("Minuten für die Partie").fill("1")
    await dialog.get_by_label("Sekunden je Zug").fill("0")
    await expect(dialog.get_by_text("mindestens 3 Minuten")).to_be_visible()
    yield "challenge dialog, impossible time"
    await room.open()
    await page.get_by_role("button", name="Namen ändern").first.click()
    yield "rename dialog"


async def _challenges(page: Page, leif: Client) -> AsyncIterator[str]:
    await Room(page).open()
    await Room(page).challenge("5 + 3")
    await expect(page.get_by_role("img", name="Der Link als Bild")).to_be_visible()
    yield "own challenge"
    theirs = await leif.open_link(TERMS)
    await page.goto(f"/c/{theirs.link}")
    await expect(page.get_by_role("button", name="Mitspielen")).to_be_visible()
    yield "challenge by link"
    await page.get_by_role("button", name="Ändern").click()
    await choose(page.get_by_role("dialog", name="Ändern"), "ohne Tauschen")
    await expect(page.get_by_text("neu", exact=True)).to_be_visible()
    yield "counter-offer dialog"
    await page.get_by_role("button", name="Vorschlagen").click()
    await expect(page.get_by_text("ist dran und überlegt")).to_be_visible()
    yield "challenge, waiting for an answer"
    changed = TERMS.model_copy(update={"options": {"steal": False}})
    await leif.counter_link(theirs.link, 2, changed)
    await expect(page.get_by_role("button", name="Mitspielen")).to_be_enabled()
    yield "challenge, countered"


async def _gathering(page: Page, leif: Client, self: Client) -> AsyncIterator[str]:
    await Room(page).open()
    await page.get_by_role("button", name="Tisch eröffnen").first.click()
    dialog = page.get_by_role("dialog", name="Tisch eröffnen")
    await choose(dialog, "Suleika", "ohne Uhr")
    yield "dialog of an open table"
    await dialog.get_by_role("button", name="Eröffnen", exact=True).click()
    await expect(page.get_by_role("heading", name="Dein offener Tisch")).to_be_visible()
    own = await leif.finding.open_table(SULEIKA, least=2, most=2)
    await expect(page.get_by_role("button", name="Platz nehmen")).to_be_visible()
    yield "waiting room, own open table and another"
    await page.get_by_role("button", name="Tisch auflösen").click()
    await page.get_by_role("button", name="Platz nehmen").click()
    asked = page.get_by_role("dialog", name="Bist du bereit?")
    await expect(asked).to_be_visible()
    yield "ready check"
    if await asked.is_visible():  # whoever looks for long has missed it meanwhile
        await self.finding.answer_ready(await self.finding.asked(), ready=False)
    await expect(page.get_by_role("dialog", name="Daraus wird nichts")).to_be_visible()
    yield "ready check, over"
    await page.get_by_role("button", name="Verstanden").click()
    await leif.finding.leave_table(own)
    await page.get_by_role("button", name="Gegner finden").click()
    dialog = page.get_by_role("dialog", name="Gegner finden")
    await choose(dialog, "Suleika")
    yield "dialog of a pool"
    await dialog.get_by_role("button", name="Suchen", exact=True).click()
    waiting = page.get_by_role("region", name="Wir suchen dir jemanden")
    await expect(waiting).to_be_visible()
    yield "waiting in a pool"
    await waiting.get_by_role("button", name="Nicht mehr suchen").click()
    await expect(waiting).to_be_hidden()


async def _table(page: Page, leif: Client, self: Client) -> AsyncIterator[str]:
    link = await leif.open_link(TERMS.model_copy(update={"beginner": "opponent"}))
    await page.goto(f"/c/{link.link}")
    await page.get_by_role("button", name="Mitspielen").click()
    table = TablePage(page)
    await table.asked()
    yield "table, own turn"
    await table.tap((await table.legal_targets())[0])
    await expect(table.verb).to_be_visible()
    yield "table, armed"
    await page.get_by_role("button", name="Tischmenü").click()
    yield "table menu"
    await page.keyboard.press("Escape")
    await page.keyboard.press("?")
    yield "keys"
    await page.keyboard.press("Escape")
    await page.keyboard.press("a")
    yield "list of actions"
    await page.keyboard.press("Escape")
    await table.confirm()
    await expect(page.get_by_role("heading", name="legt eine Karte an ihre Ware")).to_be_visible()
    yield "table, their turn"
    theirs, own = leif.table(link.link), self.table(link.link)
    await until(theirs, may_act)
    await theirs.offer("pause")
    await expect(page.get_by_text("schlägt eine Pause vor").first).to_be_visible()
    await expect(page.get_by_role("button", name="Annehmen")).to_be_enabled()
    yield "table, an offer"
    await page.get_by_role("button", name="Ablehnen").click()
    await play_until((theirs, own), market_is_open, Random(7))
    await page.reload()
    await table.is_there()
    await expect(page.get_by_role("heading", name="Markt", level=3)).to_be_visible()
    yield "table, long rows and the market"
    await page.keyboard.press("g")
    await expect(page.get_by_role("textbox", name="Befehl")).to_be_visible()
    yield "generic table"
    await page.keyboard.press("g")
    await play_until((theirs, own), is_over, Random(7))
    assert not await table.asked()
    yield "table, over"
    await page.get_by_role("button", name="Nachspielen").click()
    await expect(page.get_by_text("Du siehst Schritt 1: Die Partie")).to_be_visible()
    yield "replay"


async def _account(page: Page) -> AsyncIterator[str]:
    await page.goto("/account")
    form = page.get_by_role("region", name="Konto anlegen")
    await form.get_by_label("Name").fill("Maximiliane-Luise20")
    await form.get_by_label("Passwort").fill("drei Möwen über Oslo")
    await form.get_by_role("button", name="Konto anlegen").click()
    await expect(page.get_by_role("region", name="Programme")).to_be_visible()
    yield "account"
    await page.get_by_role("button", name="Konto löschen").click()
    yield "account, leaving"
    await page.goto("/u/Maximiliane-Luise20")
    await expect(page.get_by_role("link", name="Nachspielen: Bagalut").first).to_be_visible()
    yield "profile"


async def _watching(page: Page, leif: Client, house: House) -> AsyncIterator[str]:
    async with await Client.connect(house.url) as tove:
        link = await leif.open_link(TERMS)
        await tove.accept_link(link.link, link.rev)
        tables = leif.table(link.link), tove.table(link.link)
        for table in tables:
            await until(table, lambda _: True)
        await play_out(tables[0], Random(1), plies=1)
        await Room(page).open()
        await expect(page.get_by_role("link", name="Zuschauen: Bagalut").first).to_be_visible()
        yield "waiting room, busy"
        await page.set_viewport_size(SMALL)
        for part in ("Zuschauen", "Leute", "Du"):
            await (
                page.get_by_role("navigation", name="Teile des Wartesaals")
                .get_by_role("button", name=part)
                .click()
            )
            yield f"waiting room on a phone, {part}"
            await page.set_viewport_size(SMALL)
        await page.set_viewport_size(WIDE)
        await page.goto(f"/t/{link.link}")
        await TablePage(page).is_there()
        await expect(page.get_by_text("du siehst zu")).to_be_visible()
        yield "table, watching"


def market_is_open(frame: Frame) -> bool:
    """The hands are played: the last eight cards lie on the table."""
    return frame.view["market"] is not None
