"""Muted, suspended, out of rated play; friends and blocks."""

from dataclasses import replace

import pytest

from server.archive.sql import SqlArchive
from server.ports_people import Relation, Relations, Sanction, SanctionKind, UnknownUser
from tests.archive.people import DAY, NOW, accounts, guest, token

pytestmark = pytest.mark.asyncio

MUTED = Sanction(
    kind=SanctionKind.MUTED, since=NOW, until=NOW + DAY, reason="shouting", by="hosts name"
)
SUSPENDED = replace(MUTED, kind=SanctionKind.SUSPENDED)


async def running(archive: SqlArchive, user: str, at: int) -> tuple[Sanction, ...]:
    account = await archive.accounts.account(user, at)
    assert account is not None
    return account.sanctions


async def test_a_sanction_runs_from_its_beginning_to_its_end(archive: SqlArchive) -> None:
    await guest(archive, "u1")  # guests write in the chat too
    await archive.sanctions.impose("u1", MUTED)
    assert await running(archive, "u1", NOW - 1) == ()
    assert await running(archive, "u1", NOW) == (MUTED,)
    assert await running(archive, "u1", NOW + DAY - 1) == (MUTED,)
    assert await running(archive, "u1", NOW + DAY) == ()


async def test_kinds_run_beside_each_other(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    await archive.sanctions.impose("anna", MUTED)
    await archive.sanctions.impose("anna", SUSPENDED)
    account = await archive.accounts.account("anna", NOW)
    assert account is not None
    assert account.sanction(SanctionKind.MUTED) == MUTED
    assert account.sanction(SanctionKind.SUSPENDED) == SUSPENDED
    assert account.sanction(SanctionKind.UNRATED) is None
    assert (await archive.accounts.find("anna", 1, NOW))[0].sanctions == (MUTED, SUSPENDED)


async def test_a_new_one_takes_the_place_of_the_running_one(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    shorter = replace(MUTED, since=NOW + 10, until=NOW + 20, reason="less")
    await archive.sanctions.impose("anna", MUTED)
    for _ in range(2):  # the second time nothing changes
        await archive.sanctions.impose("anna", shorter)
    assert await running(archive, "anna", NOW + 15) == (shorter,)
    assert await running(archive, "anna", NOW + 20) == ()
    kept = await archive.sanctions.sanctions("anna", SanctionKind.MUTED, NOW)
    assert kept == [shorter, replace(MUTED, until=NOW + 10)]
    assert await archive.sanctions.sanctions("anna", SanctionKind.MUTED, NOW + 10) == [shorter]
    assert await archive.sanctions.sanctions("anna", SanctionKind.UNRATED, 0) == []


async def test_imposing_an_old_one_again_does_not_touch_a_newer_one(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    newer = replace(MUTED, since=NOW + 10)
    for sanction in (MUTED, newer, MUTED):
        await archive.sanctions.impose("anna", sanction)
    assert await running(archive, "anna", NOW + 15) == (newer,)


async def test_a_sanction_can_be_lifted(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    await archive.sanctions.impose("anna", MUTED)
    await archive.sanctions.impose("anna", SUSPENDED)
    for _ in range(2):
        await archive.sanctions.lift("anna", SanctionKind.MUTED, NOW + 5)
        assert await running(archive, "anna", NOW + 5) == (SUSPENDED,)


async def test_a_suspension_signs_out_everywhere_and_a_mute_does_not(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben")
    await archive.sanctions.impose("anna", MUTED)
    assert await archive.user_by_token(token("anna"), NOW) is not None
    await archive.sanctions.impose("anna", SUSPENDED)
    assert await archive.user_by_token(token("anna"), NOW) is None
    assert await archive.user_by_token(token("ben"), NOW) is not None


async def test_nobody_cannot_be_muted(archive: SqlArchive) -> None:
    with pytest.raises(UnknownUser):
        await archive.sanctions.impose("nobody", MUTED)


# --- relations --------------------------------------------------------


async def test_one_is_friend_or_blocked_or_nothing(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    relate = archive.relations.relate
    await relate("anna", "ben", Relation.FRIEND, NOW)
    await relate("anna", "cleo", Relation.BLOCKED, NOW)
    assert await archive.relations.relations("anna") == Relations(
        friends=frozenset({"ben"}), blocks=frozenset({"cleo"})
    )
    for _ in range(2):
        await relate("anna", "ben", Relation.BLOCKED, NOW)
        await relate("anna", "cleo", None, NOW)
        assert await archive.relations.relations("anna") == Relations(blocks=frozenset({"ben"}))


async def test_who_is_blocked_is_known_but_who_is_a_friend_is_his_own_business(
    archive: SqlArchive,
) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    await archive.relations.relate("anna", "ben", Relation.FRIEND, NOW)
    await archive.relations.relate("cleo", "ben", Relation.BLOCKED, NOW)
    assert await archive.relations.relations("ben") == Relations(blocked_by=frozenset({"cleo"}))


async def test_one_cannot_relate_to_oneself_or_nobody(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    for other in ("anna", "nobody"):
        with pytest.raises(UnknownUser):
            await archive.relations.relate("anna", other, Relation.BLOCKED, NOW)
