"""The loop of a third party's bot."""

from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Any

import pytest
import pytest_asyncio

from clients.python.bot_runner import accept_all, play
from clients.python.sdk import Client, Refused
from protocol.commands import Act, AnyMessage, Attach, FollowLink, OpenLink
from protocol.frames import Plain
from protocol.table_frames import Frame
from protocol.terms import Terms
from tests.clients.fake_house import (
    ANNA,
    TERMS,
    Answering,
    FakeHouse,
    T,
    clock,
    courteous,
    error,
    fake_house,
    frame,
    ok,
    snapshot,
)

pytestmark = pytest.mark.asyncio

OUTCOME: Plain = {
    "aborted": False,
    "reason": "played_out",
    "ranking": [[0], [1]],
    "scores": [1, 0],
    "seed": "00",
    "rematch": None,
    "settled": None,
}
LEGAL: list[Plain] = [{"type": "lay", "card": "a"}, {"type": "lay", "card": "b"}]


@pytest_asyncio.fixture
async def house() -> AsyncIterator[FakeHouse]:
    async with fake_house() as opened:
        yield opened


@pytest_asyncio.fixture
async def client(house: FakeHouse) -> AsyncIterator[Client]:
    async with await Client.connect(house.url, "secret") as connected:
        yield connected


def asking(legal: list[Plain], then: Plain) -> Answering:
    """A house that asks once, and tells `then` to whoever acts."""

    def answer(message: AnyMessage) -> Iterable[Plain]:
        match message:
            case Attach():
                return [snapshot(message, frame(legal=legal, decision=1, actors=[0]))]
            case Act():
                return [then, ok(message)]
            case _:
                return courteous(message)

    return answer


def second(offered: Frame) -> Mapping[str, Any]:
    return offered.legal[1]


async def test_it_answers_each_decision_once_and_returns_the_outcome(
    house: FakeHouse, client: Client
) -> None:
    house.answer = asking(LEGAL, frame(2, legal=LEGAL, decision=2, actors=[0]))
    table = client.table(T)
    acts = 0

    def count_and_end(message: AnyMessage) -> Iterable[Plain]:
        nonlocal acts
        acts += isinstance(message, Act)
        if acts == 2 and isinstance(message, Act):
            return [frame(3, legal=LEGAL, decision=2), frame(4, outcome=OUTCOME), ok(message)]
        return asking(LEGAL, frame(2, legal=LEGAL, decision=2, actors=[0]))(message)

    house.answer = count_and_end
    outcome = await play(table, second)
    assert outcome.ranking == [[0], [1]]
    assert [act.decision for act in await house.hears(Act, 2)] == [1, 2]
    assert all(act.action == LEGAL[1] for act in await house.hears(Act, 2))


async def test_what_came_too_late_is_thrown_away(house: FakeHouse, client: Client) -> None:
    def late(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, Act):
            return [error(message, "stale_decision"), frame(2, outcome=OUTCOME)]
        return asking(LEGAL, frame())(message)

    house.answer = late
    assert (await play(client.table(T), second)).reason == "played_out"


async def test_what_the_rules_refuse_is_raised(house: FakeHouse, client: Client) -> None:
    def strict(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, Act):
            return [error(message, "illegal_action", rule="row_empty")]
        return asking(LEGAL, frame())(message)

    house.answer = strict
    with pytest.raises(Refused) as refused:
        await play(client.table(T), second)
    assert refused.value.rule == "row_empty"


async def test_in_an_auction_a_decision_may_be_answered_again(
    house: FakeHouse, client: Client
) -> None:
    ticking = {"t_ms": 0, "seats": [clock(), clock()], "timer_ms": 3000}
    bids = [frame(vseq, legal=LEGAL, decision=1, actors=[0], clock=ticking) for vseq in (1, 2)]

    def auction(message: AnyMessage) -> Iterable[Plain]:
        match message:
            case Attach():
                return [snapshot(message, bids[0])]
            case Act() if len([each for each in house.heard if isinstance(each, Act)]) == 1:
                return [error(message, "illegal_action", rule="bid_too_low"), bids[1]]
            case Act():
                return [frame(3, outcome=OUTCOME), ok(message)]
            case _:
                return courteous(message)

    house.answer = auction
    await play(client.table(T), second)
    assert len(await house.hears(Act, 2)) == 2


async def test_a_bot_announces_its_link_and_plays_whoever_takes_it(
    house: FakeHouse, client: Client
) -> None:
    link: Plain = {
        "type": "link",
        "link": T,
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

    def taken(message: AnyMessage) -> Iterable[Plain]:
        match message:
            case OpenLink():
                return [ok(message, result=link)]
            case FollowLink():
                return [ok(message, result=link), link | {"state": "started"}]
            case Attach():
                return [snapshot(message, frame(outcome=OUTCOME))]
            case _:
                return courteous(message)

    house.answer = taken
    addresses: list[str] = []
    terms = Terms.model_validate(TERMS)
    outcomes = await accept_all(client, second, terms, announce=addresses.append, games=1)
    assert addresses == [f"{house.url}/c/{T}"]
    assert [outcome.reason for outcome in outcomes] == ["played_out"]
