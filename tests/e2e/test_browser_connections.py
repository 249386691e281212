"""What may go wrong in the middle of a game: reload, other tabs, no network, a server gone."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random

import pytest
from playwright.async_api import Browser, expect

from clients.python.sdk import Client
from clients.python.table import Table
from protocol.table_frames import Frame
from tests.e2e.browser import House, Visitor
from tests.e2e.players import TERMS, play_out, play_until, until
from tests.e2e.screens import Room, TablePage
from tests.processes import running, short_folder

pytestmark = [
    pytest.mark.browser,
    pytest.mark.processes,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]

OFFLINE = "ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED"


@dataclass
class Played:
    """A table in the middle of a game: the visitor is asked to steal.

    own, other: the two seats as programs follow them, the own one beside the browser.
    """

    visitor: Visitor
    page: TablePage
    own: Table
    other: Table


def _asked_to_steal(seat: int) -> Callable[[Frame], bool]:
    return lambda frame: frame.actors == [seat] and frame.view["phase"] == "steal"


@asynccontextmanager
async def in_the_middle(house: House) -> AsyncIterator[Played]:
    """A game against a program, some turns on, shown in a browser."""
    async with house.visitor() as anna, AsyncExitStack() as programs:
        await Room(anna.page).open()
        bodo = await programs.enter_async_context(await Client.connect(house.url))
        same = await programs.enter_async_context(
            await Client.connect(house.url, await anna.token())
        )
        link = await bodo.open_link(TERMS)
        await same.accept_link(link.link, link.rev)
        own, other = same.table(link.link), bodo.table(link.link)
        await play_until((own, other), _asked_to_steal(1), Random(4))
        page = TablePage(anna.page)
        await anna.page.goto(f"/t/{link.link}")
        await page.asked()
        yield Played(anna, page, own, other)


async def test_what_is_armed_stays_here_and_a_reload_loses_nothing_else(house: House) -> None:
    async with in_the_middle(house) as game:
        before = await game.page.position()
        await game.page.tap((await game.page.legal_targets())[0])
        await expect(game.page.verb).to_be_visible()
        await game.page.page.reload()
        await game.page.asked()
        await expect(game.page.verb).to_be_hidden()
        assert await game.page.position() == before


async def test_a_second_tab_is_the_same_seat(house: House) -> None:
    async with in_the_middle(house) as game:
        tab = TablePage(await game.visitor.tab())
        await tab.page.goto(game.page.page.url)
        await tab.asked()
        assert await tab.legal_targets() == await game.page.legal_targets()
        first, second, *_ = await tab.legal_targets()

        await tab.tap(first)
        await game.page.tap(second)
        await game.page.confirm()

        # The question is another one now: what was armed for the first is let go, with a word.
        await expect(tab.page.get_by_text("Deine Auswahl ist aufgehoben.")).to_be_visible()
        assert await tab.position() == await game.page.position()


async def test_a_refused_action_says_why_in_the_words_of_the_game(house: House) -> None:
    async with (
        in_the_middle(house) as game,
        house.visitor(storage_state=await game.visitor.state()) as tunnel,
    ):
        tunnel.forgive(OFFLINE)
        phone = TablePage(tunnel.page)
        await tunnel.page.goto(game.page.page.url)
        await phone.asked()
        await phone.tap((await phone.legal_targets())[0])
        await tunnel.context.set_offline(True)
        await phone.confirm()
        # Meanwhile, on another device, the step is done.
        await play_out(game.own, Random(1), plies=1)
        await tunnel.context.set_offline(False)

        told = phone.page.get_by_role("heading", name="Das geht gerade nicht. Jetzt ist")
        await expect(told).to_be_visible()
        await expect(phone.page.get_by_role("alert")).to_contain_text("Das geht gerade nicht.")
        await phone.page.get_by_text("Einzelheiten").click()
        await expect(phone.page.get_by_text("Grund: wrong_phase")).to_be_visible()
        await phone.page.get_by_role("button", name="Verstanden").click()
        await expect(told).to_be_hidden()
        assert await phone.position() == await game.page.position()


async def test_offline_and_back_loses_nothing(house: House) -> None:
    async with in_the_middle(house) as game:
        game.visitor.forgive(OFFLINE)
        page, table = game.page.page, game.page
        acts = _acts(game.own)
        await table.tap((await table.legal_targets())[0])
        await game.visitor.context.set_offline(True)
        await table.confirm()
        await expect(page.get_by_role("button", name="gesendet …")).to_be_visible()
        strip = table.strip
        await expect(strip).to_contain_text("Die Verbindung wird geprüft …")
        await expect(strip).to_contain_text("Keine Verbindung.")
        await expect(page.get_by_role("alert")).to_contain_text("Keine Verbindung.")
        assert _acts(game.own) == acts
        await game.visitor.context.set_offline(False)
        await expect(strip).to_contain_text("Wieder da.")
        await expect(strip).to_be_hidden()
        # The action was sent again under the same id: it was done, once.
        await until(game.own, lambda frame: frame.view["phase"] != "steal")
        assert _acts(game.own) == acts + 1
        await table.asked()
        await expect(page.get_by_role("heading", name="Biete eine deiner")).to_be_visible()


async def test_a_server_that_starts_anew_goes_on_with_the_game(chromium: Browser) -> None:
    with short_folder() as data:
        async with AsyncExitStack() as later:
            with running(data) as first:
                house = House(first, chromium)
                game = await later.enter_async_context(in_the_middle(house))
                game.visitor.forgive("ERR_CONNECTION_REFUSED|WebSocket connection")
                before = await game.page.position()
            said = game.page.strip
            await expect(said).to_contain_text(
                "Der Server startet neu, deine Partie ist gesichert."
            )
            with running(data, WARTESAAL_PORT=str(first.port)):
                await expect(said).to_contain_text("Wieder da.")
                assert await game.page.position() == before
                assert await game.page.act(Random(1))
                await later.aclose()


def _acts(table: Table) -> int:
    assert table.present is not None
    return table.present.vseq
