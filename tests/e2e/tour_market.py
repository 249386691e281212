"""Through every kind of decision in Suleika and Kuhhandel, with programs as the other players."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from playwright.async_api import Page, expect

from clients.python.sdk import Client, Table
from protocol.table_frames import Frame
from protocol.terms import NoControl, Terms
from tests.e2e.browser import House, Visitor
from tests.e2e.gathered import SETTINGS
from tests.e2e.players import PATIENCE_S, play_until, until
from tests.e2e.screens import Room

KUHHANDEL = Terms(game="kuhhandel", time_control=NoControl(), beginner="challenger")
SULEIKA = Terms(game="suleika", time_control=NoControl(), beginner="challenger")
OMAR_LAST = SULEIKA.model_copy(update={"options": {"turn_omar": "end"}})

UNTOLD = json.dumps(json.dumps({"tempo": "instant"}))
"""Settings with which the box asks at once."""

TEN, FIFTY = {"ten": 1}, {"fifty": 1}


async def market_screens(house: House, visitor: Visitor) -> AsyncIterator[str]:
    """Yields the name of a screen while the visitor's first tab shows it, complete and at rest."""
    page = visitor.page
    await visitor.context.add_init_script(f"localStorage.setItem('{SETTINGS}', {UNTOLD})")
    await Room(page).open()
    async with await Client.connect(house.url, await visitor.token()) as own:
        async with seated(house, own, KUHHANDEL, 3) as tables:
            await page.goto(f"/t/{tables[0].id}")
            async for name in _kuhhandel(page, *tables):
                yield f"Kuhhandel, {name}"
        async with seated(house, own, SULEIKA, 4) as tables:
            await play_until(tables, _fields_are_worth_a_toll, Random(3))
            await page.goto(f"/t/{tables[0].id}")
            async for name in _suleika(page, tables):
                yield f"Suleika, {name}"
        async with seated(house, own, OMAR_LAST, 2) as tables:
            await page.goto(f"/t/{tables[0].id}")
            async for name in _omar_last(page, tables[0]):
                yield f"Suleika, {name}"
    for game in ("bagalut", "kuhhandel", "suleika"):
        await page.goto(f"/rules/{game}")
        await expect(page.get_by_role("figure").last).to_be_visible()
        yield f"rules of {game}"


@asynccontextmanager
async def seated(
    house: House, own: Client, terms: Terms, seats: int
) -> AsyncIterator[tuple[Table, ...]]:
    """The tables of all at a new one; the first is that of `own`, on the first seat."""
    async with AsyncExitStack() as stack:
        others = [
            await stack.enter_async_context(await Client.connect(house.url))
            for _ in range(seats - 1)
        ]
        table = await own.finding.open_table(terms, least=seats, most=seats)
        for other in others:
            await other.finding.join_table(table, 1)
        clients = (own, *others)
        async with asyncio.timeout(PATIENCE_S):
            for client in clients:
                await client.finding.answer_ready(await client.finding.asked())
            for client in clients:
                await client.finding.started()
        yield tuple([client.table(table) for client in clients])


async def does(table: Table, kind: str, **fields: Any) -> None:
    """Do this as soon as it is asked; what else it takes is as it is in the first legal one."""
    frame = await until(table, lambda frame: _first(frame, kind) is not None)
    await table.act({**(_first(frame, kind) or {}), **fields})


def _first(frame: Frame, kind: str) -> Mapping[str, Any] | None:
    return next((action for action in frame.legal if action["type"] == kind), None)


# Kuhhandel: cow, donkey, goose, and again


async def _kuhhandel(page: Page, own: Table, leif: Table, tove: Table) -> AsyncIterator[str]:
    button, heading = page.get_by_role, page.get_by_role("heading", level=2)
    await expect(heading.filter(has_text="Versteigere das nächste Tier")).to_be_visible()
    yield "first turn"
    await does(own, "auction")
    await expect(page.get_by_role("timer")).to_be_visible()
    yield "own auction"
    await does(leif, "bid")
    await does(tove, "bid", amount=60)
    await does(leif, "pass_bid")
    await expect(heading.filter(has_text="Verkaufen oder behalten?")).to_be_visible()
    yield "sell or keep"
    await does(own, "sell")
    await does(tove, "pay")

    await does(leif, "auction")
    await expect(button("button", name="10 bieten", exact=True)).to_be_visible()
    yield "bidding"
    await button("button", name="Passen", exact=True).click()
    await expect(button("button", name="Ja, passen")).to_be_visible()
    yield "passing"
    await does(tove, "bid", amount=100)
    await expect(button("button", name="110 bieten", exact=True)).to_be_visible()
    yield "overbid"
    await does(own, "bid", amount=130)
    await expect(heading.filter(has_text="Du führst mit 130")).to_be_visible()
    yield "leading"
    await does(tove, "pass_bid")
    await does(leif, "sell")
    await expect(page.get_by_role("checkbox", checked=True).first).to_be_visible()
    yield "paying"
    await does(own, "pay")

    for auctioneer, bidders in ((tove, (own, leif)), (own, (leif, tove))):  # free of charge
        await does(auctioneer, "auction")
        for bidder in bidders:
            await does(bidder, "pass_bid")
    # Now there is a cow here and one at Tove's, and Leif is to turn up a donkey, which is ours.
    await does(leif, "auction")
    for bidder in (own, tove):
        await does(bidder, "pass_bid")
    await does(tove, "trade_offer", cards=TEN)
    await expect(heading.filter(has_text=" will: Kuh")).to_be_visible()
    yield "answer to an offer, money covered"
    await button("button", name="Geld zeigen").click()
    # What can be pressed is the picture over the box.
    await page.get_by_role("checkbox", name="Geldkarte 10").first.check(force=True)
    await expect(page.get_by_text("Du legst eine Karte: 10.")).to_be_visible()
    yield "answer to an offer, money open"
    await does(own, "trade_counter", cards=TEN)
    await does(tove, "trade_reoffer", cards=FIFTY)
    await does(own, "trade_accept")

    await expect(heading.filter(has_text="Versteigern oder handeln?")).to_be_visible()
    yield "turn with trades"
    await button("button", name=re.compile("^Esel von ")).click()
    await button("button", name="Geld zeigen").click()
    await page.get_by_role("checkbox", name="Geldkarte 50").first.check(force=True)
    await expect(button("button", name="Eine Karte bieten")).to_be_visible()
    yield "offer"
    await does(own, "trade_offer", target_seat=1, animal="donkey", cards=FIFTY)
    await expect(page.get_by_text("antwortet", exact=True)).to_be_attached()
    yield "waiting for the answer"
    await does(leif, "trade_counter", cards=FIFTY)
    await expect(heading.filter(has_text="Es war gleich viel")).to_be_visible()
    yield "offer again"
    await leif.resign()
    await tove.resign()
    await expect(button("button", name="Nachspielen", exact=True)).to_be_visible()
    yield "over"


# Suleika


def _fields_are_worth_a_toll(frame: Frame) -> bool:
    """Everybody has laid a few carpets, and the first seat is to turn Omar."""
    view = frame.view
    here = view["phase"] == "direction" and view["active_seat"] == 0
    return here and int(view["laid"]) >= 12


async def _suleika(page: Page, tables: tuple[Table, ...]) -> AsyncIterator[str]:
    own = tables[0]
    arrows = page.get_by_role("button", name=re.compile("^Omar (nach|geradeaus)"))
    await expect(arrows.first).to_be_visible()
    yield "direction"
    await arrows.first.click()
    await expect(page.get_by_role("button", name="Zurück", exact=True)).to_be_visible()
    yield "direction, armed"
    await does(own, "turn_omar")
    async for name in _laying(page):
        yield name
    await does(own, "lay_carpet")
    await expect(
        page.get_by_role("heading", name=re.compile("bestimmt Omars Richtung"))
    ).to_be_visible()
    yield "their turn"
    for other in tables[1:]:
        await other.resign()
    await expect(page.get_by_role("button", name="Nachspielen", exact=True)).to_be_visible()
    yield "over"


async def _laying(page: Page) -> AsyncIterator[str]:
    firsts = page.get_by_role("button", name=re.compile(", erste Hälfte wählbar$"))
    await expect(firsts.first).to_be_visible()
    yield "carpet"
    await firsts.first.click()
    seconds = page.get_by_role("button", name=re.compile(", zweite Hälfte wählbar$"))
    await expect(seconds.first).to_be_visible()
    yield "carpet, second half"
    await seconds.first.click()
    await expect(page.get_by_role("button", name="Hierhin legen")).to_be_visible()
    yield "carpet, armed"


async def _omar_last(page: Page, own: Table) -> AsyncIterator[str]:
    """Two seats with two colours each, and Omar is turned at the end of a turn."""
    await expect(page.get_by_role("heading", name="Für Omar würfeln?")).to_be_visible()
    yield "roll"
    await does(own, "roll")
    await does(own, "lay_carpet")
    await expect(page.get_by_role("heading", name="Wohin soll Omar schauen?")).to_be_visible()
    yield "direction for the next seat"
