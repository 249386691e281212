"""Talk, friends, blocks and who watches, on two nodes. Source: mechanisms.md 1.4, 9; ux.md 4-6."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from clients.python.sdk import Client, Refused
from clients.python.talk import Conversation
from protocol.errors import ErrorCode
from protocol.talk import MAX_LINE, TalkLine
from protocol.terms import SpectatorTerms
from server.services.plain_text import MARKS_IN_A_ROW
from tests.e2e.players import PATIENCE_S, TERMS, is_over, seated, until
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]

TRICKS = "Hallo\u202e \x00\x1b[31m<b>Welt</b>\u2066\u200b\n\nneue   Zeile" + "\u0301" * 40
TRICKS_UNDONE = "Hallo [31m<b>Welt</b> neue Zeil\u00e9" + "\u0301" * MARKS_IN_A_ROW


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@pytest_asyncio.fixture(loop_scope="module")
async def people(servers: tuple[Server, Server]) -> AsyncIterator[tuple[Client, Client, Client]]:
    """Anna and Cleo at the first node, Bo at the second."""
    async with AsyncExitStack() as stack:
        urls = (servers[0].url, servers[1].url, servers[0].url)
        anna, bo, cleo = [
            await stack.enter_async_context(await Client.connect(url)) for url in urls
        ]
        yield anna, bo, cleo


async def next_line(conversation: Conversation, text: str) -> TalkLine:
    """Wait for a line with this text."""
    async with asyncio.timeout(PATIENCE_S):
        async for line in conversation:
            if line.text == text:
                return line
    raise AssertionError("the talk ended")


async def told(watch: Callable[[Callable[[], None]], None], holds: Callable[[], bool]) -> None:
    """Wait until something that is told beside the streams is as wanted."""
    changed = asyncio.Event()
    watch(changed.set)
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            changed.clear()
            await changed.wait()


async def refused(work: object) -> str:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value.code


async def test_what_is_said_in_the_waiting_room_is_heard_on_every_node(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    here, there = await anna.talk.enter(), await bo.talk.enter()
    n = await here.say("Wer spielt mit?")
    line = await next_line(there, "Wer spielt mit?")
    assert (line.n, line.user, line.name, line.seat) == (
        n,
        anna.person.user,
        anna.person.name,
        None,
    )
    late = await bo.talk.enter()
    assert late.lines[-1] == line


async def test_nothing_that_is_written_can_break_a_page(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    here, there = await anna.talk.enter(), await bo.talk.enter()
    await here.say(TRICKS)
    assert (await next_line(there, TRICKS_UNDONE)).text == TRICKS_UNDONE
    assert await refused(here.say("\u200b \u202e\n")) == ErrorCode.BAD_MESSAGE
    with pytest.raises(ValueError, match="text"):
        await here.say("x" * (MAX_LINE + 1))


async def test_seats_and_spectators_have_rooms_of_their_own_until_the_end(
    servers: tuple[Server, Server],
) -> None:
    first, second = servers
    async with (
        seated([first.url, second.url]) as pair,
        await Client.connect(second.url) as cleo,
        await Client.connect(first.url) as passer_by,
    ):
        anna, bo = pair.clients
        watching = cleo.table(pair.id, "spectator")
        await until(watching, lambda _frame: True)
        seats = await anna.talk.enter(pair.id, "seats")
        others = await bo.talk.enter(pair.id, "seats")
        crowd = await cleo.talk.enter(pair.id, "spectators")
        await seats.say("Viel Glück")
        assert (await next_line(others, "Viel Glück")).seat == 0
        await crowd.say("Spannend")
        assert (await next_line(crowd, "Spannend")).seat is None

        assert await refused(cleo.talk.enter(pair.id, "seats")) == ErrorCode.FORBIDDEN
        assert await refused(anna.talk.enter(pair.id, "spectators")) == ErrorCode.FORBIDDEN
        assert await refused(anna.talk.enter(pair.id, "house")) == ErrorCode.FORBIDDEN
        assert await refused(anna.talk.enter(None, "seats")) == ErrorCode.FORBIDDEN
        assert await refused(passer_by.talk.enter(pair.id, "spectators")) == ErrorCode.FORBIDDEN

        await pair.tables[0].resign()
        await until(pair.tables[1], is_over)
        opened = await bo.talk.enter(pair.id, "spectators")
        assert (await next_line(opened, "Spannend")).name == cleo.person.name
        assert await refused(cleo.talk.enter(pair.id, "seats")) == ErrorCode.FORBIDDEN


async def test_who_writes_too_fast_must_wait(people: tuple[Client, Client, Client]) -> None:
    _, _, cleo = people
    here = await cleo.talk.enter()
    answers = await asyncio.gather(
        *(here.say(f"Zeile {number}") for number in range(8)), return_exceptions=True
    )
    # The client asks again by itself after the wait it is told, so in the end all are said.
    assert len({answer for answer in answers if isinstance(answer, int)}) == 8
    assert [line.text for line in here.lines[-8:]] != []


async def test_who_blocks_somebody_does_not_read_him_any_more(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, cleo = people
    here, there, third = [await one.talk.enter() for one in people]
    await bo.talk.block(anna.person.user)
    await told(bo.talk.watch, lambda: list(bo.talk.blocked) == [anna.person.user])
    await here.say("Hört mich jemand?")
    await next_line(third, "Hört mich jemand?")
    await third.say("Ich höre dich.")
    await next_line(there, "Ich höre dich.")
    assert "Hört mich jemand?" not in {line.text for line in there.lines}
    again = await bo.talk.enter()
    assert anna.person.user not in {line.user for line in again.lines}
    await bo.talk.unblock(anna.person.user)
    assert anna.person.user in {line.user for line in (await bo.talk.enter()).lines}
    del cleo


async def test_friends_and_blocks_are_one_or_the_other_and_end_only_as_what_they_are(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    other = bo.person.user
    await anna.talk.befriend(other)
    assert [person.user for person in (await anna.talk.contacts()).friends] == [other]
    await anna.talk.block(other)
    contacts = await anna.talk.contacts()
    assert (contacts.friends, [person.name for person in contacts.blocked]) == (
        [],
        [bo.person.name],
    )
    await anna.talk.unfriend(other)
    assert [person.user for person in (await anna.talk.contacts()).blocked] == [other]
    await anna.talk.unblock(other)
    assert (await anna.talk.contacts()).blocked == []
    assert await refused(anna.talk.befriend("nobody")) == ErrorCode.NOT_FOUND
    assert await refused(anna.talk.block(anna.person.user)) == ErrorCode.NOT_FOUND


async def test_who_is_blocked_by_a_seat_cannot_watch_or_challenge(
    servers: tuple[Server, Server],
) -> None:
    async with seated([servers[0].url]) as pair, await Client.connect(servers[1].url) as cleo:
        await pair.clients[0].talk.block(cleo.person.user)
        watching = cleo.table(pair.id, "spectator")
        assert await refused(until(watching, lambda _frame: True)) == ErrorCode.FORBIDDEN
        anna = pair.clients[0].person.user
        assert await cleo.check_challenge(anna, TERMS) == "blocked"


async def test_a_table_for_friends_is_watched_by_friends_alone(
    servers: tuple[Server, Server],
) -> None:
    terms = TERMS.model_copy(update={"spectators": SpectatorTerms(allowed="friends")})
    async with (
        seated([servers[0].url], terms) as pair,
        await Client.connect(servers[1].url) as friend,
        await Client.connect(servers[1].url) as stranger,
    ):
        await pair.clients[1].talk.befriend(friend.person.user)
        await stranger.talk.befriend(pair.clients[1].person.user)
        frame = await until(friend.table(pair.id, "spectator"), lambda _frame: True)
        assert frame.decision is None
        outside = stranger.table(pair.id, "spectator")
        assert await refused(until(outside, lambda _frame: True)) == ErrorCode.FORBIDDEN
        assert await refused(outside.replay(0)) == ErrorCode.FORBIDDEN


async def test_everybody_at_a_table_is_told_how_many_watch(
    servers: tuple[Server, Server],
) -> None:
    async with (
        seated([servers[0].url, servers[1].url]) as pair,
        await Client.connect(servers[0].url) as cleo,
        await Client.connect(servers[1].url) as dora,
        await Client.connect(servers[1].url, dora.token) as doras_phone,
    ):
        for watcher in (cleo, dora, doras_phone):
            await until(watcher.table(pair.id, "spectator"), lambda _frame: True)
        for table in pair.tables:
            await told(table.watch_crowd, lambda table=table: table.watchers == 2)  # type: ignore[misc]
        await cleo.close()
        for table in pair.tables:
            await told(table.watch_crowd, lambda table=table: table.watchers == 1)  # type: ignore[misc]


async def test_a_report_reaches_the_hosts_with_the_line_as_it_was_said(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    here = await bo.talk.enter()
    n = await here.say("Unsinn")
    await anna.talk.report(bo.person.user, "insult", line=(None, "house", n))
    assert await refused(anna.talk.report("nobody", "spam")) == ErrorCode.NOT_FOUND
    elsewhere = anna.talk.report(bo.person.user, "spam", line=("nowhere", "seats", 1))
    assert await refused(elsewhere) == ErrorCode.FORBIDDEN
