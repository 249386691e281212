"""Challenges to a player and seeks, on two nodes. Source: mechanisms.md 3."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from clients.python.sdk import Client, Refused
from protocol.frames import Link
from tests.e2e.players import BLITZ, PATIENCE_S, TERMS, until
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@pytest_asyncio.fixture(loop_scope="module")
async def people(servers: tuple[Server, Server]) -> AsyncIterator[tuple[Client, Client, Client]]:
    """Anna and Cleo at the first node, Bo at the second; each knows that the others are here."""
    async with AsyncExitStack() as stack:
        urls = (servers[0].url, servers[1].url, servers[0].url)
        clients = [await stack.enter_async_context(await Client.connect(url)) for url in urls]
        anna, bo, cleo = clients
        await _see_each_other(clients)
        yield anna, bo, cleo


async def _see_each_other(clients: list[Client]) -> None:
    wanted = {f"player:{client.person.user}" for client in clients}
    async with asyncio.timeout(PATIENCE_S):
        for client in clients:
            here: set[str] = set()
            async for news in client.room():
                here |= news.rows.keys()
                if wanted <= here:
                    break


async def challenges(client: Client, hold: Callable[[list[Link]], bool]) -> list[Link]:
    """The client's open challenges, once they are as wanted."""
    changed = asyncio.Event()
    client.on_challenges = changed.set
    async with asyncio.timeout(PATIENCE_S):
        while not hold(list(client.your_challenges)):
            changed.clear()
            await changed.wait()
    return list(client.your_challenges)


async def test_a_challenge_reaches_a_player_at_another_node_and_is_accepted(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    made = await anna.challenge_player(bo.person.user, TERMS)
    [arrived] = await challenges(bo, bool)
    assert (arrived.link, arrived.you, arrived.answer_by) == (made.link, "opponent", "opponent")
    started = await bo.accept_link(arrived.link, arrived.rev)
    assert started.state == "started"
    await challenges(anna, lambda open_ones: not open_ones)
    frames = [await until(client.table(made.link), lambda _frame: True) for client in (anna, bo)]
    assert [frame.seats[0].name for frame in frames] == [anna.person.name] * 2


async def test_a_challenge_is_countered_and_the_challenger_agrees(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    made = await anna.challenge_player(bo.person.user, TERMS)
    changed = TERMS.model_copy(update={"time_control": BLITZ})
    await bo.counter_link(made.link, made.rev, changed)
    [countered] = await challenges(anna, lambda some: bool(some) and some[0].rev == 2)
    assert countered.answer_by == "challenger"
    assert countered.terms.time_control == BLITZ
    assert (await anna.accept_link(made.link, 2)).state == "started"


async def test_only_the_one_who_was_asked_may_answer(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, cleo = people
    made = await anna.challenge_player(bo.person.user, TERMS)
    for stranger in (anna, cleo):
        with pytest.raises(Refused) as refused:
            await stranger.accept_link(made.link, made.rev)
        assert refused.value.code == "forbidden"
    await anna.cancel_link(made.link)


async def test_two_who_ask_each_other_for_the_same_have_agreed(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    made = await anna.challenge_player(bo.person.user, TERMS)
    mirrored = TERMS.model_copy(update={"beginner": "opponent"})
    crossing = await bo.challenge_player(anna.person.user, mirrored)
    assert (crossing.link, crossing.state) == (made.link, "started")


async def test_after_a_no_the_other_is_left_alone_for_a_while(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    made = await anna.challenge_player(bo.person.user, TERMS)
    declined = await bo.decline_link(made.link, "later")
    assert (declined.state, declined.reason) == ("declined", "later")
    assert await anna.check_challenge(bo.person.user, TERMS) == "cooldown"
    with pytest.raises(Refused) as refused:
        await anna.challenge_player(bo.person.user, TERMS)
    assert refused.value.code == "cooldown"


async def test_impossible_challenges_are_refused_before_they_are_sent(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, cleo = people
    assert await anna.check_challenge(anna.person.user, TERMS) == "self"
    assert await cleo.check_challenge(bo.person.user, TERMS) is None
    rated = TERMS.model_copy(update={"kind": "rated"})
    assert await cleo.check_challenge(bo.person.user, rated) == "terms_invalid"
    with pytest.raises(Refused) as refused:
        await cleo.challenge_player("nobody", TERMS)
    assert refused.value.code == "not_found"


async def test_a_second_challenge_to_the_same_player_replaces_the_first(
    people: tuple[Client, Client, Client],
) -> None:
    _, bo, cleo = people
    first = await cleo.challenge_player(bo.person.user, TERMS)
    second = await cleo.challenge_player(bo.person.user, TERMS.model_copy(update={"tempo": "calm"}))
    open_ones = await challenges(bo, lambda some: [one.link for one in some] == [second.link])
    assert first.link not in [one.link for one in open_ones]
    await cleo.cancel_link(second.link)


async def test_a_seek_is_seen_by_all_and_taken_by_one(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, cleo = people
    seek = await anna.post_seek(TERMS)
    async with asyncio.timeout(PATIENCE_S):
        async for news in bo.room():
            if f"seek:{seek}" in news.rows:
                break
    answers = await asyncio.gather(bo.take_seek(seek), cleo.take_seek(seek), return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [answer for answer in answers if isinstance(answer, str)] == [seek]
    assert [refusal.code for refusal in refused] == ["gone"]


async def test_an_own_seek_cannot_be_taken_and_a_withdrawn_one_is_gone(
    people: tuple[Client, Client, Client],
) -> None:
    anna, bo, _ = people
    seek = await anna.post_seek(TERMS)
    with pytest.raises(Refused) as refused:
        await anna.take_seek(seek)
    assert refused.value.code == "self"
    await anna.withdraw_seek(seek)
    with pytest.raises(Refused) as refused:
        await bo.take_seek(seek)
    assert refused.value.code == "gone"
