"""An auction over slow lines, on two nodes: whose bid is first at the house counts, and no other.

Bidders at 0, 300 and 2,000 ms each way. Source: the rules of Kuhhandel, section 6.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
import pytest_asyncio

from clients.python.sdk import Client, Refused, Table
from protocol.table_frames import Frame, Snapshot
from protocol.terms import NoControl, Terms
from tests.e2e.players import PATIENCE_S, until
from tests.e2e.slow_line import SlowLine
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]

# The auctioneer counts slowly: a slow machine must not make a bid late that was in time.
TERMS = Terms(game="kuhhandel", time_control=NoControl(), beginner="challenger", tempo="calm")
DELAYS_MS = (0, 300, 2_000)


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@dataclass
class Bidder:
    """Somebody at the table, who writes down all that is told and what became of each bid.

    taken, refused: the amounts of the own bids; of a refused one with the game's reason.
    """

    client: Client
    table: Table
    events: list[dict[str, Any]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    refused: list[tuple[int, str | None]] = field(default_factory=list)
    _ear: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def listen(self) -> None:
        """Write down everything from now on."""
        self._ear = asyncio.create_task(self._listen())

    def hush(self) -> None:
        """Listen no more."""
        if self._ear is not None:
            self._ear.cancel()

    async def _listen(self) -> None:
        async for news in self.table:
            lines = [news] if isinstance(news, Frame) else _missed(news)
            for line in lines:
                self.events += [dict(event) for event in line.events]
            self.news.set()

    @property
    def present(self) -> Frame:
        assert self.table.present is not None
        return self.table.present

    async def until(self, kind: str) -> dict[str, Any]:
        """The last event of a kind, once there is one."""
        async with asyncio.timeout(PATIENCE_S):
            while not (found := self.told(kind)):
                self.news.clear()
                await self.news.wait()
        return found[-1]

    async def sees(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the view is as wanted."""
        async with asyncio.timeout(PATIENCE_S):
            while not holds(self.present.view):
                self.news.clear()
                await self.news.wait()

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["type"] == kind]

    async def bid(self, lot: dict[str, Any], amount: int) -> None:
        """Bid, and remember what became of it."""
        action = {"type": "bid", "lot": lot["lot"], "attempt": lot["attempt"], "amount": amount}
        try:
            await self.table.act(action)
            self.taken.append(amount)
        except Refused as refused:
            self.refused.append((amount, refused.rule))

    async def bid_up_to(self, limit: int) -> None:
        """Beat whoever leads, as soon as one hears of it; above the limit, pass."""
        async with asyncio.timeout(PATIENCE_S):
            while (view := self.present.view)["phase"] == "bidding":
                self.news.clear()
                lot, own = view["auction"], self.table.seat
                if lot["leader_seat"] != own and own not in lot["passed"]:
                    if (amount := lot["high"] + 10) > limit:
                        await self.passes(lot)
                    else:
                        await self.bid(lot, amount)
                if self.present.view == view:
                    await self.news.wait()

    async def passes(self, lot: dict[str, Any]) -> None:
        """Bid no more."""
        try:
            await self.table.act({"type": "pass_bid", "lot": lot["lot"], "attempt": lot["attempt"]})
        except Refused as refused:
            if refused.rule != "auction_closed":  # the hammer may be quicker
                raise


def _missed(news: Snapshot) -> list[Any]:
    return list(news.missed or ())


@dataclass
class Market:
    """The auctioneer, and bidders in the order of `DELAYS_MS`, with the line of each."""

    auctioneer: Bidder
    bidders: list[Bidder]
    lines: list[SlowLine]

    async def auction(self) -> dict[str, Any]:
        """Turn up the next animal."""
        await self.auctioneer.table.act({"type": "auction"})
        return dict(self.auctioneer.present.view["auction"])

    def everybody(self) -> list[Bidder]:
        return [self.auctioneer, *self.bidders]


@pytest_asyncio.fixture(loop_scope="module")
async def market(servers: tuple[Server, Server]) -> AsyncIterator[Market]:
    """Four people at a table; every other one at the other node."""
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(SlowLine(servers[number % 2].url, delay))
            for number, delay in enumerate(DELAYS_MS)
        ]
        host = await stack.enter_async_context(await Client.connect(servers[1].url))
        guests = [await stack.enter_async_context(await Client.connect(line.url)) for line in lines]
        table = await host.finding.open_table(TERMS, least=4, most=4)
        for guest in guests:  # one after the other, so that their seats are 1, 2 and 3
            await guest.finding.join_table(table, 1)
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(_ready(client) for client in (host, *guests)))
        seats = []
        for client in (host, *guests):
            seated = client.table(table)
            await until(seated, lambda _frame: True)
            seats.append(Bidder(client, seated))
        for seat in seats:
            seat.listen()
        yield Market(seats[0], seats[1:], lines)
        for seat in seats:
            seat.hush()


async def _ready(client: Client) -> None:
    await client.finding.answer_ready(await client.finding.asked())
    await client.finding.started()


def bids(told: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(event["seat"], event["amount"]) for event in told if event["type"] == "bid_placed"]


async def test_the_slowest_line_wins_with_the_highest_bid_and_nobodys_bid_is_lost(
    market: Market,
) -> None:
    await market.auction()
    limits = (30, 60, 90)
    await asyncio.gather(
        *(
            _bid_when_open(bidder, limit)
            for bidder, limit in zip(market.bidders, limits, strict=True)
        )
    )
    for seat in market.everybody():
        await seat.until("sold")

    log = bids(market.auctioneer.events)
    for seat in market.everybody():
        assert bids(seat.events) == log, "the order is the house's, and the same for everybody"
    amounts = [amount for _, amount in log]
    assert amounts == sorted(set(amounts)), "each bid beats the one before it"
    for number, bidder in enumerate(market.bidders, start=1):
        own = [amount for seat, amount in log if seat == number]
        assert own == bidder.taken, "what was taken stands in the log, and nothing else"
        for amount, rule in bidder.refused:
            assert rule == "bid_too_low", "in time, it is refused only for its amount"
            assert amount <= amounts[-1]
    slowest = market.bidders[-1]
    assert log[-1][0] == slowest.table.seat
    assert market.auctioneer.told("sold")[-1]["leader_seat"] == slowest.table.seat


async def _bid_when_open(bidder: Bidder, limit: int) -> None:
    await bidder.until("bidding_opened")
    await bidder.bid_up_to(limit)


async def test_a_bid_that_comes_after_the_hammer_is_told_so_and_never_for_the_next_animal(
    market: Market,
) -> None:
    quick, other, slow = market.bidders
    lot = await market.auction()
    await slow.until("bidding_opened")
    await quick.bid(lot, 10)
    await other.passes(lot)
    passing = asyncio.create_task(slow.passes(lot))
    await market.auctioneer.until("sold")  # the last other bidder has passed

    # Whoever is on the slow line does not know of it: the bid comes when the next animal is there.
    market.lines[-1].hold()
    late = asyncio.create_task(slow.bid(lot, 90))
    await market.auctioneer.table.act({"type": "sell"})
    await quick.sees(lambda view: view["phase"] == "payment")
    await quick.table.act({"type": "pay", "cards": {"ten": 1}})
    await quick.sees(lambda view: view["phase"] == "turn")
    await quick.table.act({"type": "auction"})
    market.lines[-1].release()

    await asyncio.gather(passing, late)
    assert slow.refused == [(90, "stale_lot")]
    await slow.sees(lambda view: view["auction"]["lot"] == 2)
    assert slow.present.view["auction"]["high"] == 0
    assert bids(market.auctioneer.events) == [(1, 10)]


async def test_a_bid_between_hammer_and_sale_is_told_at_what_price_it_fell(market: Market) -> None:
    quick, other, slow = market.bidders
    lot = await market.auction()
    await slow.until("bidding_opened")
    await quick.bid(lot, 10)
    await other.passes(lot)
    await asyncio.gather(slow.passes(lot), slow.bid(lot, 90))
    assert slow.refused == [(90, "auction_closed")]
    assert bids(market.auctioneer.events) == [(1, 10)]
