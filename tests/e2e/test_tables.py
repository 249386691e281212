"""Whole games through a real server, a real store and real sockets."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from pydantic_core import to_json

from clients.python.sdk import Client, Refused
from protocol.errors import ErrorCode
from rules.games import GAMES
from rules.match.record import verify
from server.wire import GameWire
from tests.e2e.players import (
    BLITZ,
    PATIENCE_S,
    TERMS,
    Pair,
    is_over,
    may_act,
    play_out,
    seated,
    until,
)
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with short_folder() as data, running(data) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module")
async def pair(server: Server) -> AsyncIterator[Pair]:
    async with seated([server.url]) as pair:
        yield pair


async def test_two_people_play_a_whole_game_and_a_third_watches(server: Server, pair: Pair) -> None:
    async with await Client.connect(server.url) as watcher:
        watching = watcher.table(pair.id, "spectator")
        acted = await asyncio.gather(
            play_out(pair.tables[0], random.Random(1)),
            play_out(pair.tables[1], random.Random(2)),
        )
        last = await until(watching, is_over)
        assert last.outcome is not None
        assert last.outcome.reason == "played_out"
        assert last.legal == []
        assert last.decision is None
        assert watching.snapshot is not None
        assert watching.snapshot.seat is None

        record = await watching.record()
        game = GAMES["bagalut"]
        parsed = GameWire(game).load_record(to_json(record))
        assert verify(game, parsed).holds
        assert parsed.commitment == watching.snapshot.commitment
        assert sum(len(acts) for acts in acted) == sum(
            entry.kind == "act" for entry in parsed.entries
        )


async def test_what_the_other_seat_holds_never_arrives(pair: Pair) -> None:
    frame = await until(pair.tables[1], lambda _frame: True)
    other = await until(pair.tables[0], lambda _frame: True)
    hidden = set(other.view["hand"])
    assert len(hidden) == 11
    assert not hidden & set(_strings(frame.model_dump()))


async def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing(
    pair: Pair,
) -> None:
    table = pair.tables[0]
    before = await until(table, may_act)
    with pytest.raises(Refused) as refused:
        await table.act({"type": "steal", "good": "fish"})
    assert refused.value.code == "illegal_action"
    assert refused.value.rule == "wrong_phase"
    assert table.present == before


async def test_an_action_that_is_none_of_this_game_is_a_bad_message(pair: Pair) -> None:
    table = pair.tables[0]
    await until(table, may_act)
    for nonsense in ({"type": "castle"}, {"type": "lay"}, {"type": "lay", "card": 7}):
        with pytest.raises(Refused) as refused:
            await table.act(nonsense)
        assert refused.value.code == ErrorCode.BAD_MESSAGE


async def test_who_is_not_asked_may_not_act(pair: Pair) -> None:
    frame = await until(pair.tables[1], lambda frame: not may_act(frame))
    action = (await until(pair.tables[0], may_act)).legal[0]
    with pytest.raises(Refused) as refused:
        await pair.tables[1].act(action, decision=frame.decision or 0)
    assert refused.value.code == "not_your_decision"


async def test_a_late_answer_is_stale_and_the_present_follows(pair: Pair) -> None:
    table = pair.tables[0]
    frame = await until(table, may_act)
    assert frame.decision is not None
    await play_out(pair.tables[0], random.Random(1), plies=1)
    await play_out(pair.tables[1], random.Random(1), plies=1)
    now = await until(table, lambda later: may_act(later) and later.vseq > frame.vseq)
    with pytest.raises(Refused) as refused:
        await table.act(now.legal[0], decision=frame.decision)
    assert refused.value.code == "stale_decision"


async def test_only_a_seat_may_act_and_nobody_can_take_anothers_seat(
    server: Server, pair: Pair
) -> None:
    async with await Client.connect(server.url) as stranger:
        watching = stranger.table(pair.id, "spectator")
        frame = await until(watching, lambda _frame: True)
        action = (await until(pair.tables[0], may_act)).legal[0]
        with pytest.raises(Refused) as refused:
            await watching.act(action, decision=frame.decision or 1)
        assert refused.value.code == ErrorCode.FORBIDDEN
        watching.leave()
        with pytest.raises(Refused) as refused:
            await until(stranger.table(pair.id, "seat"), lambda _frame: True)
        assert refused.value.code == ErrorCode.FORBIDDEN


async def test_a_seat_cannot_watch_its_own_table_as_a_spectator(server: Server, pair: Pair) -> None:
    async with await Client.connect(server.url, pair.clients[0].token) as again:
        with pytest.raises(Refused) as refused:
            await until(again.table(pair.id, "spectator"), lambda _frame: True)
        assert refused.value.code == ErrorCode.FORBIDDEN


async def test_a_second_device_of_the_same_person_sees_the_same_seat(
    server: Server, pair: Pair
) -> None:
    async with await Client.connect(server.url, pair.clients[0].token) as phone:
        second = phone.table(pair.id)
        frame = await until(second, may_act)
        assert frame.view == (await until(pair.tables[0], may_act)).view
        answer = await second.act(frame.legal[0])
        seen = await until(pair.tables[0], lambda later: later.vseq == answer.vseq)
        assert seen.view == second.present.view  # type: ignore[union-attr]


async def test_an_unknown_table_is_not_found(server: Server) -> None:
    async with await Client.connect(server.url) as client:
        with pytest.raises(Refused) as refused:
            await until(client.table("nowhere", "spectator"), lambda _frame: True)
        assert refused.value.code == ErrorCode.NOT_FOUND


async def test_terms_are_negotiated_by_counter_offers(server: Server) -> None:
    async with await Client.connect(server.url) as anna, await Client.connect(server.url) as bo:
        link = await anna.open_link(TERMS)
        changed = await bo.counter_link(
            link.link, link.rev, TERMS.model_copy(update={"time_control": BLITZ})
        )
        assert (changed.rev, changed.answer_by, changed.you) == (2, "challenger", "opponent")
        with pytest.raises(Refused) as refused:
            await anna.accept_link(link.link, 1)
        assert refused.value.code == ErrorCode.TERMS_CHANGED
        started = await anna.accept_link(link.link, 2)
        assert started.state == "started"
        frame = await until(anna.table(link.link), lambda _frame: True)
        assert frame.clock.seats[0].remaining_ms == BLITZ.base_ms
        with pytest.raises(Refused) as refused:
            await bo.decline_link(link.link)
        assert refused.value.code == ErrorCode.CHALLENGE_CLOSED


async def test_terms_that_cannot_be_dealt_are_not_offered(server: Server) -> None:
    async with await Client.connect(server.url) as anna:
        options = {"steal": False, "swaps": 0}
        with pytest.raises(Refused) as refused:
            await anna.open_link(TERMS.model_copy(update={"options": options}))
        assert (refused.value.code, refused.value.rule) == (
            ErrorCode.TERMS_INVALID,
            "no_interaction",
        )


async def test_a_challenge_is_taken_by_one_and_the_table_is_one(server: Server) -> None:
    async with (
        await Client.connect(server.url) as anna,
        await Client.connect(server.url) as bo,
        await Client.connect(server.url) as cleo,
    ):
        link = await anna.open_link(TERMS)
        answers = await asyncio.gather(
            bo.accept_link(link.link, 1), cleo.accept_link(link.link, 1), return_exceptions=True
        )
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(refused) == 1
        assert refused[0].code in (ErrorCode.CHALLENGE_CLOSED, ErrorCode.FORBIDDEN)


async def test_a_game_against_the_computer_goes_to_its_end(server: Server) -> None:
    async with await Client.connect(server.url) as anna:
        table = anna.table(await anna.play_computer("bagalut", "easy", options={"swaps": 0}))
        await play_out(table, random.Random(3), plies=6)
        frame = await until(table, may_act)
        assert frame.seats[1].computer == "easy"
        await table.resign()
        over = await until(table, is_over)
        assert over.outcome is not None
        assert over.outcome.ranking == [[1], [0]]


async def test_the_other_one_begins_the_rematch(pair: Pair) -> None:
    first = await until(pair.tables[0], lambda _frame: True)
    await pair.tables[0].resign()
    await until(pair.tables[1], is_over)
    await pair.tables[0].offer("rematch")
    offered = await until(pair.tables[1], lambda frame: bool(frame.offers))
    await pair.tables[1].answer(offered.offers[0].id, accept=True)
    over = await until(
        pair.tables[1], lambda frame: frame.outcome is not None and bool(frame.outcome.rematch)
    )
    assert over.outcome is not None
    assert over.outcome.rematch is not None
    again = pair.clients[0].table(over.outcome.rematch)
    frame = await until(again, lambda _frame: True)
    assert first.actors == [0]
    assert frame.actors == [1]


async def test_a_step_is_taken_back_when_the_other_agrees(pair: Pair) -> None:
    before = await until(pair.tables[0], may_act)
    await play_out(pair.tables[0], random.Random(1), plies=1)
    after = await until(pair.tables[0], lambda frame: frame.vseq > before.vseq)
    assert after.take_back is not None
    with pytest.raises(Refused) as refused:
        await pair.tables[0].offer("take_back")
    assert refused.value.code == "takeback_barrier"
    await pair.tables[0].offer("take_back", after.take_back.barriers)
    asked = await until(pair.tables[1], lambda frame: bool(frame.offers))
    await pair.tables[1].answer(asked.offers[0].id, accept=True)
    back = await until(pair.tables[0], lambda frame: may_act(frame) and frame.vseq > after.vseq)
    assert back.view == before.view
    assert back.legal == before.legal


async def test_a_replay_shows_every_position_of_the_own_stream(pair: Pair) -> None:
    await play_out(pair.tables[0], random.Random(1), plies=1)
    await pair.tables[0].resign()
    over = await until(pair.tables[0], is_over)
    own = await pair.tables[0].replay(1, seat=0)
    assert own.positions[-1].view == over.view
    others = await pair.tables[0].replay(1, seat=1)  # the terms reveal after the end
    assert others.positions[0].view["phase"] == "setup_lay"
    assert len(others.positions[0].view["hand"]) == 11


async def test_during_the_game_nobody_replays_anothers_stream(pair: Pair) -> None:
    with pytest.raises(Refused) as refused:
        await pair.tables[0].replay(1, seat=1)
    assert refused.value.code == ErrorCode.FORBIDDEN
    with pytest.raises(Refused) as refused:
        await pair.tables[0].record()
    assert refused.value.code == ErrorCode.FORBIDDEN


async def test_the_waiting_room_shows_who_is_here_and_what_runs(server: Server) -> None:
    async with await Client.connect(server.url) as looker:
        room = looker.room()
        rows: dict[str, object] = {}
        async with seated([server.url]) as pair, asyncio.timeout(PATIENCE_S):
            wanted = {f"table:{pair.id}", f"player:{pair.clients[0].person.user}"}
            async for news in room:
                rows |= news.rows
                for key in getattr(news, "gone", []):
                    rows.pop(key, None)
                if wanted <= rows.keys():
                    break
            await pair.tables[0].abort()
            async for news in room:
                if f"table:{pair.id}" in getattr(news, "gone", []):
                    break


async def test_own_tables_are_told_on_every_device(server: Server) -> None:
    async with (
        await Client.connect(server.url) as anna,
        await Client.connect(server.url, anna.token) as phone,
    ):
        heard = asyncio.Event()
        phone.on_tables = heard.set
        table = await anna.play_computer("bagalut", "easy")
        async with asyncio.timeout(PATIENCE_S):
            while table not in [own.table for own in phone.your_tables]:
                heard.clear()
                await heard.wait()


async def test_a_name_is_taken_once_and_only_if_it_can_be_read(server: Server) -> None:
    async with await Client.connect(server.url) as anna, await Client.connect(server.url) as bo:
        renamed = await anna.rename("Sigrun")
        assert renamed.name == "Sigrun"
        for name, code in (("sigrun", ErrorCode.NAME_TAKEN), ("x", ErrorCode.NAME_INVALID)):
            with pytest.raises(Refused) as refused:
                await bo.rename(name)
            assert refused.value.code == code


def _strings(plain: object) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for value in plain.values():
            yield from _strings(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _strings(value)
