"""A rematch for a stake: the other one begins, stakes are held anew, and nobody goes into debt.

Source: mechanisms.md 3.6, 13.2 and 15.
"""

import pytest

from protocol import commands as wire
from protocol.frames import Plain
from tests.archive.books import check_books
from tests.house.house import RATED, STAKED, Street, Visitor, new_id
from tests.house.playing import challenge, changes, finished, refused, settled, started, two

pytestmark = pytest.mark.asyncio


async def offer(visitor: Visitor, table: str) -> Plain:
    return await visitor.ask(wire.Offer(cmd_id=new_id(), table=table, kind="rematch"))


async def rematch(pair: list[Visitor], table: str) -> str:
    """The table that both go on at."""
    await offer(pair[0], table)
    await pair[1].until(table, lambda frame: bool(frame["offers"]))
    await offer(pair[1], table)
    frame = await pair[0].until(table, lambda frame: frame["outcome"]["rematch"] is not None)
    again = str(frame["outcome"]["rematch"])
    for visitor in pair:
        await visitor.sit(again)
    return again


async def test_the_other_one_begins_with_the_ratings_of_now(
    street: Street, archive_url: str
) -> None:
    pair = await two(street, nodes=2)
    table = await started(pair, STAKED)
    assert pair[0].present(table)["actors"] == [0]
    outcome = await finished(pair, table)
    again = await rematch(pair, table)
    present = pair[0].present(again)
    assert present["actors"] == [1]
    after = [one["rating_after"] for one in outcome["settled"]]
    assert [face["rating"] for face in present["seats"]] == after
    assert [await street.archive.ledger.balance(user) for user in ("anna", "ben")] == [100, 40]
    for visitor in reversed(pair):
        await visitor.act(again)
    await pair[0].resign(again)
    assert [one[3] for one in changes(await settled(pair[1], again))] == [-30, 30]
    await check_books(archive_url)


async def test_who_cannot_stake_again_is_refused_and_owes_nothing(
    street: Street, archive_url: str
) -> None:
    pair = await two(street)
    table = await started(pair, STAKED.model_copy(update={"stake": 100}))
    await finished(pair, table, loser=1)
    await offer(pair[0], table)
    await pair[1].until(table, lambda frame: bool(frame["offers"]))
    code, _ = await refused(pair[1], wire.Offer(cmd_id=new_id(), table=table, kind="rematch"))
    assert code == "insufficient_funds"
    frame = await pair[0].until(table, lambda frame: not frame["offers"])
    assert frame["outcome"]["rematch"] is None
    assert [await street.archive.ledger.balance(user) for user in ("anna", "ben")] == [200, 0]
    await check_books(archive_url)


async def test_a_rematch_ends_what_else_its_players_have_open(street: Street) -> None:
    pair = await two(street)
    cleo = await street.come(pair[0].node, "cleo")
    table = await started(pair, RATED)
    await finished(pair, table)
    await cleo.ask(challenge("anna", RATED))
    await pair[1].ask(wire.PostSeek(cmd_id=new_id(), terms=RATED))
    seek = await cleo.hear(
        lambda plain: any(key.startswith("seek:") for key in plain.get("rows", ()))
    )
    await rematch(pair, table)
    await cleo.hear(lambda plain: plain["type"] == "link" and plain["state"] == "superseded")
    [key] = [key for key in seek["rows"] if key.startswith("seek:")]
    await cleo.hear(lambda plain: key in plain.get("gone", ()))
