"""Outages of the house are credited as soon as there is a house again, not with the next command.

Source: reliability.md 4, mechanisms.md 2.6.
"""

import pytest

from protocol.frames import Plain
from server.store.keys import OUTAGES
from tests.house.house import FRIENDLY, Street, Visitor, enter
from tests.house.playing import started, two

pytestmark = [
    pytest.mark.asyncio,
    # The store alone decides here.
    pytest.mark.parametrize("archive_url", ["sqlite"], indirect=True),
]


def credits_in(events: list[Plain]) -> list[int]:
    """How much was credited to all, ms."""
    return [event["ms"] for event in events if event["type"] == "table_credited"]


def is_credit(table: str, plain: Plain) -> bool:
    return (
        plain["type"] == "frame" and plain["table"] == table and credits_in(plain["events"]) != []
    )


async def test_who_opens_a_table_after_an_outage_finds_it_credited(street: Street) -> None:
    anna, ben = await two(street)
    table = await started([anna, ben], FRIENDLY)
    await anna.act(table)
    await street.close_nodes()
    back = await enter(Visitor(await street.node(), ben.person))
    snapshot = await back.sit(table)
    told = [credits_in(line["events"]) for line in snapshot["log_tail"]]
    assert told[-1] == [20_000]


async def test_a_table_that_lies_open_is_credited_when_its_node_learns_of_an_outage(
    street: Street,
) -> None:
    anna, ben = await two(street, nodes=2)
    table = await started([anna, ben], FRIENDLY)
    await anna.act(table)
    await ben.until(table, lambda frame: bool(frame["legal"]))
    now = anna.node.store.clock.now()
    await anna.node.store.client.command("RPUSH", OUTAGES, f"{now - 1}:{now}")
    for visitor in (anna, ben):
        told = await visitor.hear(lambda plain: is_credit(table, plain))
        assert credits_in(told["events"]) == [20_000]


async def test_an_outage_is_credited_once_though_all_nodes_learn_of_it(street: Street) -> None:
    anna, ben = await two(street, nodes=2)
    table = await started([anna, ben], FRIENDLY)
    await anna.act(table)
    await ben.until(table, lambda frame: bool(frame["legal"]))
    now = anna.node.store.clock.now()
    await anna.node.store.client.command("RPUSH", OUTAGES, f"{now - 1}:{now}")
    await ben.hear(lambda plain: is_credit(table, plain))
    await ben.act(table)
    await anna.act(table)
    assert sum(is_credit(table, plain) for plain in ben.heard) == 1
