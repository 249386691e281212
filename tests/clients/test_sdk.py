"""The SDK against a house in this process, over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Iterable

import pytest
import pytest_asyncio

from clients.python.sdk import Client, Ended, Refused, Unreachable
from protocol.codec import JSON
from protocol.commands import Act, AnyMessage, Attach, FollowLink, Hello, OpenLink, PlayComputer
from protocol.frames import Plain, Room, RoomNews
from protocol.table_frames import Frame, Snapshot
from tests.clients.fake_house import (
    ANNA,
    TERMS,
    Answering,
    FakeHouse,
    T,
    courteous,
    error,
    fake_house,
    frame,
    ok,
    snapshot,
)

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def house() -> AsyncIterator[FakeHouse]:
    async with fake_house() as opened:
        yield opened


@pytest_asyncio.fixture
async def client(house: FakeHouse) -> AsyncIterator[Client]:
    async with await Client.connect(house.url, "secret") as connected:
        yield connected


async def test_the_token_travels_in_the_header_and_the_welcome_says_who_one_is(
    house: FakeHouse, client: Client
) -> None:
    assert house.tokens == ["Bearer secret"]
    assert client.person.name == "Anna"
    assert [own.table for own in client.your_tables] == [T]


async def test_json_can_be_spoken_too(house: FakeHouse) -> None:
    async with await Client.connect(house.url, "secret", codec=JSON) as client:
        assert client.person.name == "Anna"


async def test_where_no_house_is_connecting_fails(house: FakeHouse) -> None:
    house.refuse = 500
    with pytest.raises(Unreachable):
        await Client.connect(house.url, "secret")


async def test_a_token_that_is_no_longer_good_ends_it(house: FakeHouse) -> None:
    house.refuse = 401
    with pytest.raises(Ended) as ended:
        await Client.connect(house.url, "secret")
    assert ended.value.code == 4401


async def test_what_is_no_web_address_is_told(house: FakeHouse) -> None:
    with pytest.raises(ValueError, match="no web address"):
        await Client.connect("ftp://example.org", "secret")


async def test_a_table_begins_with_a_snapshot_and_goes_on_with_frames(
    house: FakeHouse, client: Client
) -> None:
    table = client.table(T)
    first = await anext(aiter(table))
    assert isinstance(first, Snapshot)
    assert (table.seat, table.present) == (0, first.frame)
    await house.tell(frame(2, events=[{"type": "turn_started"}]))
    second = await anext(aiter(table))
    assert isinstance(second, Frame)
    assert second.events == [{"type": "turn_started"}]
    assert table.present == second


async def test_an_action_answers_the_present_decision(house: FakeHouse, client: Client) -> None:
    house.answer = offering([{"type": "lay"}], decision=4)
    table = client.table(T)
    await anext(aiter(table))
    await table.act({"type": "lay"})
    (act,) = await house.hears(Act)
    assert (act.decision, act.action) == (4, {"type": "lay"})


async def test_without_a_decision_there_is_nothing_to_do(client: Client) -> None:
    table = client.table(T)
    await anext(aiter(table))
    with pytest.raises(ValueError, match="nothing to decide"):
        await table.act({"type": "lay"})


async def test_a_refusal_is_raised_with_code_rule_and_facts(
    house: FakeHouse, client: Client
) -> None:
    def refusing(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, Act):
            refusal = error(message, "illegal_action", rule="row_empty", facts={"good": "fish"})
            return [refusal]
        return offering([{"type": "steal"}], decision=1)(message)

    house.answer = refusing
    table = client.table(T)
    await anext(aiter(table))
    with pytest.raises(Refused) as refused:
        await table.act({"type": "steal"})
    assert (refused.value.code, refused.value.rule) == ("illegal_action", "row_empty")
    assert refused.value.facts == {"good": "fish"}


async def test_a_table_that_may_not_be_followed_ends_with_the_refusal(
    house: FakeHouse, client: Client
) -> None:
    house.answer = lambda message: (
        [error(message, "forbidden")] if isinstance(message, Attach) else courteous(message)
    )
    with pytest.raises(Refused) as refused:
        await anext(aiter(client.table(T)))
    assert refused.value.code == "forbidden"


async def test_after_a_break_the_table_is_followed_from_where_it_was(
    house: FakeHouse, client: Client
) -> None:
    seen: list[bool] = []
    client.on_connection = seen.append
    table = client.table(T, "spectator")
    await anext(aiter(table))
    await house.tell(frame(2))
    await anext(aiter(table))
    await house.cut()
    _first, again = await house.hears(Attach, 2)
    assert (again.epoch, again.vseq, again.role) == ("e1", 2, "spectator")
    assert isinstance(await anext(aiter(table)), Snapshot)
    assert seen == [False, True]


async def test_a_command_whose_answer_was_lost_is_asked_again_under_its_id(
    house: FakeHouse, client: Client
) -> None:
    lost: list[AnyMessage] = []

    def forgetful(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, PlayComputer) and not lost:
            lost.append(message)
            return []
        if isinstance(message, PlayComputer):
            return [ok(message, result={"table": "new"}, duplicate=True)]
        return courteous(message)

    house.answer = forgetful
    asking = asyncio.create_task(client.play_computer("bagalut", "easy"))
    await house.hears(PlayComputer)
    await house.cut()
    assert await asking == "new"
    first, second = await house.hears(PlayComputer, 2)
    assert first == second


async def test_when_the_house_signs_one_out_everything_that_waits_is_told(
    house: FakeHouse, client: Client
) -> None:
    house.answer = lambda message: courteous(message) if isinstance(message, Hello | Attach) else []
    table = client.table(T)
    await anext(aiter(table))
    asking = asyncio.create_task(client.play_computer("bagalut", "easy"))
    await house.hears(PlayComputer)
    await house.cut(4401)
    with pytest.raises(Ended):
        await anext(aiter(table))
    with pytest.raises(Ended):
        await asking
    with pytest.raises(Ended):
        await client.rename("Bo")


async def test_closing_ends_what_waits(house: FakeHouse) -> None:
    client = await Client.connect(house.url, "secret")
    table = client.table(T)
    await anext(aiter(table))
    await client.close()
    with pytest.raises(Ended):
        await anext(aiter(table))


async def test_the_waiting_room_is_whole_first_and_then_news(
    house: FakeHouse, client: Client
) -> None:
    room = client.room()
    assert isinstance(await anext(room), Room)
    row = {"kind": "player", **ANNA, "doing": "free", "ratings": {}}
    await house.tell({"type": "room_news", "n": 2, "rows": {"player:u1": row}, "gone": []})
    news = await anext(room)
    assert isinstance(news, RoomNews)
    assert news.rows["player:u1"].kind == "player"


async def test_a_challenge_is_opened_followed_and_accepted(
    house: FakeHouse, client: Client
) -> None:
    link = {
        "type": "link",
        "link": "l1",
        "state": "open",
        "named": False,
        "reason": None,
        "rev": 1,
        "terms": TERMS,
        "challenger": ANNA,
        "challenger_rating": None,
        "opponent": None,
        "opponent_rating": None,
        "answer_by": "opponent",
        "you": "challenger",
        "expires_ms": 1000,
    }
    house.answer = lambda message: (
        [ok(message, result=link)]
        if isinstance(message, OpenLink | FollowLink)
        else courteous(message)
    )
    asked = OpenLink.model_validate({"cmd_id": "0" * 26, "terms": TERMS})
    opened = await client.open_link(asked.terms)
    assert client.address_of(opened.link) == f"{house.url}/c/l1"
    feed = client.link(opened.link)
    assert (await anext(feed)).state == "open"
    await house.tell(link | {"state": "started"})
    assert (await anext(feed)).state == "started"


async def test_what_a_newer_house_adds_is_passed_over(house: FakeHouse, client: Client) -> None:
    table = client.table(T)
    await anext(aiter(table))
    await house.tell({"type": "fireworks"}, frame(2) | {"colour": "red"})
    second = await anext(aiter(table))
    assert isinstance(second, Frame)
    assert second.vseq == 2


async def test_a_table_is_followed_once(client: Client) -> None:
    table = client.table(T)
    with pytest.raises(ValueError, match="followed already"):
        client.table(T, "spectator")
    table.leave()
    client.table(T, "spectator")


def offering(legal: list[Plain], *, decision: int) -> Answering:
    """A house whose table asks the own seat for something."""

    def answer(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, Attach):
            return [snapshot(message, frame(legal=legal, decision=decision, actors=[0]))]
        return courteous(message)

    return answer
