"""What happens to open tables and pools by itself, on a real store.

Source: mechanisms.md 4, 5, 15.
"""

import asyncio
from typing import Any

import pytest
from pydantic_core import from_json

from protocol.frames import Plain
from protocol.gathering import CallReady, InvitePlayer, JoinTable, LeaveTable, Pool
from protocol.terms import FischerControl, Terms
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.pairing import TICK
from server.ports import StoreUnavailable
from server.services.waits import mark_of
from tests.server.services.gathering_house import Node, People
from tests.store.nodes import Nodes

pytestmark = pytest.mark.asyncio

STAKED = Terms(
    game="suleika",
    time_control=FischerControl(base_ms=300_000, inc_ms=3_000),
    kind="rated",
    stake=10,
)


async def two(nodes: Nodes) -> tuple[Node, Node, People]:
    people = People()
    one, other = await nodes.start("one"), await nodes.start("two")
    return Node(one, people), Node(other, people), people


async def found(node: Node, *users: str) -> str:
    """The one match in which all of them are."""
    await node.look_after()
    [check] = {(await mark_of(node.store.claims, user))[1].check for user in users}
    assert check is not None
    return check


async def row(node: Node, table: str) -> Plain | None:
    _, rows = await node.store.room.rows()
    shown = rows.get(f"open_table:{table}")
    plain: Plain | None = None if shown is None else from_json(shown)
    return plain


def sitting(shown: Plain | None) -> list[str | None]:
    assert shown is not None
    return [None if seat is None else seat["user"] for seat in shown["seats"]]


# pools


async def test_both_nodes_match_in_the_same_moment_and_nobody_is_in_two_matches(
    nodes: Nodes,
) -> None:
    one, other, _ = await two(nodes)
    for number in range(7):
        await (one, other)[number % 2].join_pool(f"user{number}")
    queue = "pool:bagalut|5+3|friendly|0|pair"
    await asyncio.gather(one.pools.run(queue), other.pools.run(queue))
    marks = [(await mark_of(one.store.claims, f"user{number}"))[1] for number in range(7)]
    checks = [mark.check for mark in marks if mark.check is not None]
    assert len(checks) == 6
    assert all(checks.count(check) == 2 for check in checks)
    assert len(await one.store.claims.queue(queue)) == 1


async def test_a_node_that_dies_over_a_pool_only_delays_it(nodes: Nodes) -> None:
    one, other, _ = await two(nodes)
    await one.join_pool("anna")
    await one.join_pool("bo")
    assert await one.store.claims.claim(10_000, 10) != []  # and then it is killed
    await other.look_after()
    assert await other.place("anna") is not None
    await nodes.advance(10_001)
    await found(other, "anna", "bo")


async def test_the_answers_may_come_at_different_nodes(nodes: Nodes) -> None:
    one, other, people = await two(nodes)
    await one.join_pool("anna")
    await other.join_pool("bo")
    check = await found(one, "anna", "bo")
    await asyncio.gather(one.answer("anna", check), other.answer("bo", check))
    [start] = people.began
    assert (start.table, {holder.user for holder in start.seats}) == (check, {"anna", "bo"})
    for user in ("anna", "bo"):
        assert (await mark_of(one.store.claims, user))[1].check is None


async def test_a_node_that_dies_at_the_start_loses_nothing(nodes: Nodes) -> None:
    one, other, people = await two(nodes)
    await one.join_pool("anna")
    await one.join_pool("bo")
    check = await found(one, "anna", "bo")
    people.dies = True
    await one.answer("anna", check)
    with pytest.raises(StoreUnavailable):
        await one.answer("bo", check)
    assert people.began == []
    await nodes.advance(10_001)
    await other.look_after()
    assert [start.table for start in people.began] == [check]
    await nodes.advance(10_001)
    await one.look_after()
    assert len(people.began) == 1


async def test_who_misses_a_check_leaves_and_pays_with_time_from_the_second_one_on(
    nodes: Nodes,
) -> None:
    one, other, _ = await two(nodes)
    for wait_ms in (0, 60_000, 300_000):
        await one.join_pool("anna")
        await one.join_pool("bo")
        before = await one.place("anna")
        check = await found(one, "anna", "bo")
        await one.answer("anna", check)
        await nodes.advance(15_001)
        await other.look_after()
        place = await one.place("anna")
        assert before is not None
        assert place is not None
        assert place["waited_ms"] >= before["waited_ms"] + 15_000  # he has waited all along
        assert await one.place("bo") is None
        left = (await one.pools.told("bo"))["cooldown_ms"]
        assert wait_ms - 5_000 <= left <= wait_ms
        if left:
            with pytest.raises(LobbyRefusal) as refused:
                await one.join_pool("bo")
            assert refused.value.code is LobbyCode.COOLDOWN
        await nodes.advance(left + 1_000)


async def test_who_has_no_connection_for_ten_seconds_waits_no_longer(nodes: Nodes) -> None:
    one, other, _ = await two(nodes)
    await one.join_pool("anna")
    await one.look_after()
    await one.go("anna")
    await nodes.advance(TICK + 1)
    await one.look_after()
    assert await other.place("anna") is not None
    await nodes.advance(10_001)
    await other.look_after()
    assert await other.place("anna") is None
    assert await other.store.claims.queue("pool:bagalut|5+3|friendly|0|pair") == []


async def test_whose_stake_cannot_be_held_is_out_and_the_other_waits_on(nodes: Nodes) -> None:
    one, _, people = await two(nodes)
    pool = Pool(game="bagalut", preset="5+3", kind="rated", stake=10)
    await one.join_pool("anna", pool)
    await one.join_pool("bo", pool)
    check = await found(one, "anna", "bo")
    people.poor.add("bo")
    await one.answer("anna", check)
    await one.answer("bo", check)
    assert people.began == []
    assert await one.place("anna") is not None
    assert await one.place("bo") is None
    asked = await one.checks.look(check)
    assert asked is not None
    assert [asked.plain(user, 0)["reason"] for user in ("anna", "bo")] == ["start", "stake"]
    assert (await one.pools.told("bo"))["cooldown_ms"] == 0


# open tables


async def test_of_two_who_claim_the_last_seat_one_gets_it_and_the_other_a_typed_refusal(
    nodes: Nodes,
) -> None:
    one, other, _ = await two(nodes)
    table = await one.open_table("anna", least=2, most=2)
    outcomes: tuple[Any, Any] = await asyncio.gather(
        one.join_table("bo", table), other.join_table("cleo", table), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if outcome is not None]
    assert [each.code for each in refused] == [LobbyCode.GONE]
    winner, loser = ("bo", "cleo") if outcomes[0] is None else ("cleo", "bo")
    assert sitting(await row(one, table)) == ["anna", winner]
    assert (await mark_of(one.store.claims, loser))[1].table is None


async def test_who_is_not_ready_in_time_loses_the_seat(nodes: Nodes) -> None:
    one, other, people = await two(nodes)
    table = await one.open_table("anna", least=2, most=3)
    await other.join_table("bo", table)
    await one.join_table("cleo", table)
    await one.answer("anna", table)
    await other.answer("bo", table)
    await nodes.advance(30_001)
    await other.look_after()
    shown = await row(one, table)
    assert shown is not None
    assert (shown["state"], sitting(shown)) == ("gathering", ["anna", "bo", None])
    assert (await mark_of(one.store.claims, "cleo"))[1].table is None
    await one.ask("anna", CallReady(cmd_id="0" * 25 + "X", table=table))
    await other.answer("bo", table)
    [start] = people.began
    assert [holder.user for holder in start.seats] == ["anna", "bo"]
    assert await row(one, table) is None


async def test_a_host_who_is_away_passes_his_part_and_with_nobody_there_it_is_over(
    nodes: Nodes,
) -> None:
    one, other, _ = await two(nodes)
    table = await one.open_table("anna", least=2, most=3)
    await other.join_table("bo", table)
    await one.go("anna")
    for _ in range(8):
        await nodes.advance(10_001)
        await other.look_after()
    shown = await row(other, table)
    assert shown is not None
    assert (shown["host"], sitting(shown)) == ("bo", ["anna", "bo", None])
    await other.go("bo")
    for _ in range(14):
        await nodes.advance(10_001)
        await one.look_after()
    assert await row(one, table) is None
    for user in ("anna", "bo"):
        assert (await mark_of(one.store.claims, user))[1].table is None


async def test_who_sits_there_invites_somebody_who_then_takes_a_seat(nodes: Nodes) -> None:
    one, other, _ = await two(nodes)
    table = await one.open_table("anna", least=2, most=3)
    await other.come("bo")
    await one.ask("anna", InvitePlayer(cmd_id="0" * 25 + "X", table=table, user="bo"))
    shown = await row(other, table)
    assert shown is not None
    assert shown["invited"] == ["bo"]
    await other.join_table("bo", table)
    shown = await row(one, table)
    assert shown is not None
    assert (shown["invited"], sitting(shown)) == ([], ["anna", "bo", None])


async def test_nobody_invites_to_anothers_table_or_who_could_not_be_challenged(
    nodes: Nodes,
) -> None:
    one, other, people = await two(nodes)
    table = await one.open_table("anna", least=2, most=3)
    await other.come("bo")
    foreign = InvitePlayer(cmd_id="0" * 25 + "X", table=table, user="cleo")
    with pytest.raises(LobbyRefusal) as refused:
        await other.ask("bo", foreign)
    assert refused.value.code is LobbyCode.FORBIDDEN
    people.closed.add("cleo")
    with pytest.raises(LobbyRefusal) as refused:
        await one.ask("anna", foreign)
    assert refused.value.code is LobbyCode.NOT_ACCEPTING
    shown = await row(one, table)
    assert shown is not None
    assert shown["invited"] == []


async def test_a_table_that_nobody_joins_for_half_an_hour_is_given_up(nodes: Nodes) -> None:
    one, _, _ = await two(nodes)
    table = await one.open_table("anna", least=2, most=2)
    await nodes.advance(30 * 60_000 + 10_000)
    await one.look_after()
    assert await row(one, table) is None


async def test_whose_stake_cannot_be_held_gets_up_and_alone_learns_why(nodes: Nodes) -> None:
    one, other, people = await two(nodes)
    table = await one.open_table("anna", least=2, most=3, terms=STAKED)
    await other.join_table("bo", table)
    await one.join_table("cleo", table)
    people.poor.add("bo")
    for user, node in (("anna", one), ("bo", other), ("cleo", one)):
        await node.answer(user, table)
    assert people.began == []
    assert sitting(await row(one, table)) == ["anna", None, "cleo"]
    asked = await one.open_tables.look(table)
    assert asked is not None
    assert [asked.plain(user, 0)["reason"] for user in ("anna", "bo")] == ["other", "stake"]


async def test_a_start_that_its_node_did_not_live_to_see_is_brought_to_its_end(
    nodes: Nodes,
) -> None:
    one, other, people = await two(nodes)
    table = await one.open_table("anna", least=2, most=2)
    await other.join_table("bo", table)
    people.dies = True
    await one.answer("anna", table)
    with pytest.raises(StoreUnavailable):
        await other.answer("bo", table)
    shown = await row(one, table)
    assert shown is not None
    assert shown["state"] == "starting"
    await nodes.advance(10_001)
    await one.look_after()
    assert [start.table for start in people.began] == [table]
    assert await row(one, table) is None


async def test_a_command_sent_again_gets_its_first_answer(nodes: Nodes) -> None:
    one, other, _ = await two(nodes)
    table = await one.open_table("anna", least=2, most=3)
    await other.come("bo")
    asked = JoinTable(cmd_id="0" * 25 + "J", table=table, rev=1)
    first = await other.ask("bo", asked)
    one.visitors["bo"] = other.visitors["bo"]
    again = await one.ask("bo", asked)
    assert again == first | {"duplicate": True}
    assert sitting(await row(one, table)) == ["anna", "bo", None]


# a finished table, opened again


async def test_of_two_who_open_a_table_again_at_once_one_hosts_and_the_other_sits_there(
    nodes: Nodes,
) -> None:
    one, other, people = await two(nodes)
    people.finish("old", "anna", "bo", "cleo")
    first, second = await asyncio.gather(
        one.open_again("anna", "old"), other.open_again("bo", "old")
    )
    assert first == second != "old"
    shown = await row(one, first)
    assert shown is not None
    assert sorted(user or "" for user in sitting(shown)) == ["", "anna", "bo"]
    assert shown["host"] in {"anna", "bo"}
    assert shown["terms"]["beginner"] == "random"
    assert shown["terms"]["game"] == "suleika"
    assert await one.open_again("anna", "old") == first  # once more changes nothing


@pytest.mark.parametrize(
    ("user", "seats", "over"),
    [
        ("dora", ("anna", "bo", "cleo"), True),  # she did not sit there
        ("anna", ("anna", "bo", "cleo"), False),  # it goes on
        ("anna", ("anna", "bo"), True),  # two agree to a rematch, or part
    ],
)
async def test_only_who_sat_at_a_finished_table_of_three_or_more_opens_it_again(
    nodes: Nodes, user: str, seats: tuple[str, ...], over: bool
) -> None:
    one, _, people = await two(nodes)
    people.finish("old", *seats, over=over)
    with pytest.raises(LobbyRefusal) as refused:
        await one.open_again(user, "old")
    assert refused.value.code is LobbyCode.FORBIDDEN


async def test_a_table_opened_again_that_came_to_nothing_makes_room_for_another(
    nodes: Nodes,
) -> None:
    one, _, people = await two(nodes)
    people.finish("old", "anna", "bo", "cleo")
    first = await one.open_again("anna", "old")
    await one.ask("anna", LeaveTable(cmd_id=f"{1:026}", table=first))
    second = await one.open_again("bo", "old")
    assert second != first
    assert sitting(await row(one, second)) == ["bo", None, None]


async def test_who_comes_when_the_table_opened_again_plays_is_too_late(nodes: Nodes) -> None:
    one, _, people = await two(nodes)
    people.finish("old", "anna", "bo", "cleo")
    table = await one.open_again("anna", "old")
    for user in ("dora", "emil"):
        await one.join_table(user, table)
    for user in ("anna", "dora", "emil"):
        await one.answer(user, table)
    assert [start.table for start in people.began] == [table]
    with pytest.raises(LobbyRefusal) as refused:
        await one.open_again("bo", "old")
    assert refused.value.code is LobbyCode.GONE
