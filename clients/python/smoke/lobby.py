"""The waiting room, walked through once: every way in which people come to a table.

Each part is played by programs over real sockets; what does not hold is told in a sentence.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Final

from clients.python.door import Address, GameCard, games, register
from clients.python.sdk import Client, Ended, Refused, Table
from protocol.frames import Link
from protocol.gathering import Pool
from protocol.ids import TableId
from protocol.table_frames import Frame, Outcome
from protocol.terms import FischerControl, NoControl, Terms

PATIENCE_S: Final = 60.0
PROGRAM: Final = "wartesaal-smoke/0.1"
STAKE: Final = 10
PASSWORD_BITS: Final = 128

_CLOCK: Final = FischerControl(base_ms=300_000, inc_ms=3_000)

Part = Callable[["Lobby"], Awaitable[None]]


class Broken(Exception):
    """A promise was not kept. The text says which."""


async def try_lobby(house: str, tell: Callable[[str], None]) -> int:
    """Walk through all parts; how many faults there were. The last line sums up."""
    began = time.monotonic()
    address = Address.parse(house)
    offered = await games(address)
    faults = 0
    for name, part in PARTS.items():
        lobby = Lobby(address, offered)
        try:
            async with asyncio.timeout(PATIENCE_S), lobby.guests:
                await part(lobby)
        except (Broken, Refused, Ended, TimeoutError) as fault:
            faults += 1
            tell(f"lobby, {name}: {str(fault) or 'it does not come to an end'}")
    tell(
        f"lobby: {'FAILED' if faults else 'ok'}, {', '.join(PARTS)}, "
        f"{faults} faults, {time.monotonic() - began:.1f} s"
    )
    return faults


class Lobby:
    """One part's people. guests: who came in; they go when it is left."""

    def __init__(self, address: Address, offered: Sequence[GameCard]) -> None:
        self.guests = AsyncExitStack()
        self._address = address
        self._offered = offered

    async def come_in(self) -> Client:
        """A new guest."""
        client = await Client.connect(self._address.base, language="en", program=PROGRAM)
        return await self.guests.enter_async_context(client)

    async def come_in_with_account(self) -> Client:
        """A new guest who registers at once."""
        async with await Client.connect(self._address.base, program=PROGRAM) as guest:
            chance = random.SystemRandom()
            name, password = (
                f"Smoke{chance.getrandbits(40)}",
                f"{chance.getrandbits(PASSWORD_BITS):x}",
            )
            await register(self._address, guest.token, name, password)
            token = guest.token
        client = await Client.connect(self._address.base, token, program=PROGRAM)
        return await self.guests.enter_async_context(client)

    def game(self, seats: int) -> str:
        """The first game that so many may play. Raises Broken."""
        for card in self._offered:
            if card.seats[0] <= seats <= card.seats[1]:
                return card.id
        raise Broken(f"no game for {seats} here")


# --- the parts ----------------------------------------------------------


async def _seek(lobby: Lobby) -> None:
    anna, bo, cleo = [await lobby.come_in() for _ in range(3)]
    terms = Terms(game=lobby.game(2), time_control=NoControl())
    seek = await anna.post_seek(terms)
    await _sit_together(await bo.take_seek(seek), anna, bo)
    await _is_refused(cleo.take_seek(seek), "gone")


async def _challenge(lobby: Lobby) -> None:
    anna, bo = await lobby.come_in(), await lobby.come_in()
    terms = Terms(game=lobby.game(2), time_control=_CLOCK)
    made = await _when_here(lambda: anna.challenge_player(bo.person.user, terms))
    calmer = terms.model_copy(update={"tempo": "calm"})
    countered = await bo.counter_link(made.link, made.rev, calmer)
    await _is_refused(anna.accept_link(made.link, made.rev), "terms_changed")
    await anna.accept_link(made.link, countered.rev)
    for table in await _sit_together(made.link, anna, bo):
        if table.snapshot is None or table.snapshot.terms.tempo != "calm":
            raise Broken("the table was not set by the terms that were agreed on")


async def _pool(lobby: Lobby) -> None:
    anna, bo = await lobby.come_in(), await lobby.come_in()
    pool = Pool(game=lobby.game(2), preset="none")
    await anna.finding.join_pool(pool)
    await bo.finding.join_pool(pool)
    await _sit_together(await _all_ready(anna, bo), anna, bo)


async def _open_table(lobby: Lobby) -> None:
    anna, bo, cleo = [await lobby.come_in() for _ in range(3)]
    terms = Terms(game=lobby.game(3), time_control=NoControl())
    table = await anna.finding.open_table(terms, least=3, most=3)
    await asyncio.gather(bo.finding.join_table(table, 1), cleo.finding.join_table(table, 1))
    if await _all_ready(anna, bo, cleo) != table:
        raise Broken("another table has begun than the one they sat at")
    tables = await _sit_together(table, anna, bo, cleo)
    if sorted(each.seat for each in tables if each.seat is not None) != [0, 1, 2]:
        raise Broken("three people do not have three seats")


async def _stake(lobby: Lobby) -> None:
    anna, bo = await lobby.come_in_with_account(), await lobby.come_in_with_account()
    terms = Terms(game=lobby.game(2), time_control=_CLOCK, kind="rated", stake=STAKE)
    made = await _when_here(lambda: anna.challenge_player(bo.person.user, terms))
    await bo.accept_link(made.link, made.rev)
    outcome = await _play_out(await _sit_together(made.link, anna, bo))
    assert outcome.settled is not None, "it was waited for"
    if sum(seat.taler for seat in outcome.settled) != 0:
        raise Broken("Taler came from nowhere, or got lost")
    if any(seat.rating_before is None for seat in outcome.settled):
        raise Broken("a rated game was played by somebody without a rating")


async def _rematch(lobby: Lobby) -> None:
    anna, bo = await lobby.come_in(), await lobby.come_in()
    terms = Terms(game=lobby.game(2), time_control=NoControl(), beginner="challenger")
    link = await anna.open_link(terms)
    await bo.accept_link(link.link, link.rev)
    tables = await _sit_together(link.link, anna, bo)
    first = _beginner(tables)
    await _play_out(tables)
    await tables[0].offer("rematch")
    offered = await _until(tables[1], lambda frame: bool(frame.offers))
    await tables[1].answer(offered.offers[0].id, accept=True)
    again = await _until(tables[1], lambda frame: bool(frame.outcome and frame.outcome.rematch))
    assert again.outcome is not None, "a game with a rematch is over"
    assert again.outcome.rematch is not None, "it was waited for"
    if _beginner(await _sit_together(again.outcome.rematch, anna, bo)) == first:
        raise Broken("the same one begins again")


PARTS: Final[Mapping[str, Part]] = {
    "seek": _seek,
    "challenge with a counter-offer": _challenge,
    "pool": _pool,
    "open table with three seats": _open_table,
    "stake": _stake,
    "rematch": _rematch,
}

# --- what people do in them ---------------------------------------------


async def _sit_together(table: TableId, *people: Client) -> list[Table]:
    """The table as each of them sees it."""
    tables = [client.table(table) for client in people]
    for each in tables:
        await _until(each, lambda _frame: True)
    return tables


async def _all_ready(*people: Client) -> TableId:
    """Everybody is asked, and says yes; the table."""

    async def be_ready(client: Client) -> TableId:
        await client.finding.answer_ready(await client.finding.asked())
        return await client.finding.started()

    found = set(await asyncio.gather(*map(be_ready, people)))
    if len(found) != 1:
        raise Broken("they were led to different tables")
    return found.pop()


async def _play_out(tables: Sequence[Table]) -> Outcome:
    """Act by chance until the end is settled."""
    # Not for secrets.
    chance = random.Random(1)  # noqa: S311

    async def play(table: Table) -> Outcome:
        while True:
            frame = await _until(
                table,
                lambda frame: (
                    bool(frame.legal)
                    or (frame.outcome is not None and frame.outcome.settled is not None)
                ),
            )
            if frame.outcome is not None:
                return frame.outcome
            answer = await table.act(chance.choice(frame.legal))
            seen = answer.vseq or 0
            await _until(table, lambda frame, seen=seen: frame.vseq >= seen)  # type: ignore[misc]

    outcomes = await asyncio.gather(*map(play, tables))
    return outcomes[0]


async def _until(table: Table, holds: Callable[[Frame], bool]) -> Frame:
    if table.present is not None and holds(table.present):
        return table.present
    async for _ in table:
        if table.present is not None and holds(table.present):
            return table.present
    raise Broken("the stream ended")


async def _when_here(ask: Callable[[], Awaitable[Link]]) -> Link:
    """Ask until the other one has been noticed, who has only just come in."""
    while True:
        try:
            return await ask()
        except Refused as refused:
            if refused.code != "target_away":
                raise
            await asyncio.sleep(0.1)


async def _is_refused(asked: Awaitable[object], code: str) -> None:
    try:
        await asked
    except Refused as refused:
        if refused.code == code:
            return
        raise
    raise Broken(f"something was not refused as {code}")


def _beginner(tables: Sequence[Table]) -> str:
    """The user who is asked first."""
    frame = tables[0].present
    assert frame is not None, "it was waited for"
    return frame.seats[min(frame.actors)].user
