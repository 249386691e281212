"""Whoever is lost leaves seat and room, whatever the store does just then.

Source: reliability.md 2.
"""

import asyncio

import pytest

from server.ports import StoreUnavailable, TableId
from server.services import attending
from tests.house.house import FRIENDLY, Street
from tests.house.playing import started, two

pytestmark = [
    pytest.mark.asyncio,
    # The store alone decides here.
    pytest.mark.parametrize("archive_url", ["sqlite"], indirect=True),
]


async def test_who_is_lost_while_the_store_is_silent_leaves_seat_and_room(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attending, "RETRY_S", 0.0)
    anna, ben = await two(street)
    table = TableId(await started([anna, ben], FRIENDLY))
    store = anna.node.store.tables
    disconnect, left = store.disconnect_seat, asyncio.Event()
    answers = iter([StoreUnavailable(), StoreUnavailable()])

    async def silent_twice(at: TableId, seat: int, connection: str) -> object:
        if (silent := next(answers, None)) is not None:
            raise silent
        told = await disconnect(at, seat, connection)
        left.set()
        return told

    monkeypatch.setattr(store, "disconnect_seat", silent_twice)
    ben.gone()
    await anna.hear(lambda plain: f"player:{ben.person.user}" in plain.get("gone", ()))
    async with asyncio.timeout(20):
        await left.wait()
    assert list((await store.seat_connections(table)).values()) == [1]
