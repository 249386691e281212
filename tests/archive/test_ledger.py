"""Taler are conserved, whatever is asked of the ledger. Source: mechanisms.md 13, P8, S13."""

import asyncio

import pytest
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from rules.match.stakes import GIFT, EscrowState, EscrowStep, pay
from server.archive.engine import connect, writing
from server.archive.ledger import STALE_MS, close_escrow
from server.archive.open import open_archive
from server.archive.schema import BALANCES, TRANSFERS
from server.archive.sql import SqlArchive
from server.ports import TableId
from server.ports_games import InsufficientFunds, NotConserved
from tests.archive.books import check_books, everything
from tests.archive.people import DAY, NOW, accounts, guest

pytestmark = pytest.mark.asyncio

T1 = TableId("t1")


async def balances(archive: SqlArchive, *users: str) -> list[int]:
    return [await archive.ledger.balance(user) for user in users]


async def test_an_account_begins_with_a_gift_and_a_guest_with_nothing(
    archive: SqlArchive, archive_url: str
) -> None:
    await accounts(archive, "anna")
    await guest(archive, "ben")
    assert await balances(archive, "anna", "ben", "nobody") == [GIFT, 0, 0]
    await check_books(archive_url)


async def test_stakes_go_from_all_seats_into_escrow(archive: SqlArchive, archive_url: str) -> None:
    users = await accounts(archive, "anna", "ben", "cleo")
    assert await archive.ledger.escrow(T1) is EscrowState.NONE
    assert await archive.ledger.hold(T1, users, 30, NOW) is EscrowState.HELD
    assert await archive.ledger.escrow(T1) is EscrowState.HELD
    assert await balances(archive, *users) == [70, 70, 70]
    await check_books(archive_url)


async def test_stakes_are_held_of_all_or_of_none(archive: SqlArchive, archive_url: str) -> None:
    users = await accounts(archive, "anna", "ben", "cleo")
    await archive.ledger.hold(TableId("t0"), ("ben", "cleo"), 90, NOW)
    before = await everything(archive_url)
    with pytest.raises(InsufficientFunds) as refusal:
        await archive.ledger.hold(T1, users, 20, NOW)
    assert refusal.value.seats == (1, 2)
    assert await everything(archive_url) == before


async def test_who_has_no_account_cannot_pay(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    await guest(archive, "ben")
    with pytest.raises(InsufficientFunds) as refusal:
        await archive.ledger.hold(T1, ("anna", "ben"), 10, NOW)
    assert refusal.value.seats == (1,)


async def test_a_refused_hold_can_be_tried_again(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(TableId("t0"), users, 100, NOW)
    with pytest.raises(InsufficientFunds):
        await archive.ledger.hold(T1, users, 10, NOW)
    await archive.ledger.refund(TableId("t0"), NOW)
    assert await archive.ledger.hold(T1, users, 10, NOW) is EscrowState.HELD


async def test_holding_twice_holds_once(archive: SqlArchive, archive_url: str) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 60, NOW)
    before = await everything(archive_url)
    assert await archive.ledger.hold(T1, users, 60, NOW + 1) is EscrowState.HELD
    assert await everything(archive_url) == before


async def test_a_table_without_a_stake_has_nothing_to_hold(archive: SqlArchive) -> None:
    with pytest.raises(ValueError, match="stake"):
        await archive.ledger.hold(T1, ("anna", "ben"), 0, NOW)


async def test_refunding_gives_each_his_own_once(archive: SqlArchive, archive_url: str) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 40, NOW)
    assert await archive.ledger.refund(T1, NOW + 1) is EscrowState.REFUNDED
    assert await balances(archive, *users) == [100, 100]
    before = await everything(archive_url)
    assert await archive.ledger.refund(T1, NOW + 2) is EscrowState.REFUNDED
    # A hold that was thought lost and arrives late must not start a table.
    assert await archive.ledger.hold(T1, users, 40, NOW + 3) is EscrowState.REFUNDED
    assert await everything(archive_url) == before
    await check_books(archive_url)


async def test_where_nothing_was_held_nothing_is_refunded(archive: SqlArchive) -> None:
    assert await archive.ledger.refund(T1, NOW) is EscrowState.NONE


async def test_of_two_holds_of_the_same_last_taler_one_is_refused(
    archive: SqlArchive, archive_url: str
) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    other = await open_archive(archive_url)
    for round_ in range(5):
        one, two = TableId(f"one{round_}"), TableId(f"two{round_}")
        outcomes = await asyncio.gather(
            archive.ledger.hold(one, ("anna", "ben"), 100, NOW),
            other.ledger.hold(two, ("cleo", "anna"), 100, NOW),
            return_exceptions=True,
        )
        refused = [one for one in outcomes if isinstance(one, InsufficientFunds)]
        assert [one for one in outcomes if one is EscrowState.HELD] == [EscrowState.HELD]
        assert [refusal.seats for refusal in refused] in ([(0,)], [(1,)])
        await check_books(archive_url)
        for table in (one, two):
            await archive.ledger.refund(table, NOW)
    await other.close()


async def test_holds_and_refunds_that_cross_do_not_wait_for_each_other(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben", "cleo", "dora", "emil")
    other = await open_archive(archive_url)
    tables = [TableId(f"t{number}") for number in range(10)]
    async with asyncio.timeout(60):
        await asyncio.gather(
            *(archive.ledger.hold(table, users, 10, NOW) for table in tables[::2]),
            *(other.ledger.hold(table, users[::-1], 10, NOW) for table in tables[1::2]),
        )
        assert await balances(archive, *users) == [0] * 5
        await asyncio.gather(
            *(archive.ledger.refund(table, NOW) for table in tables),
            *(other.ledger.refund(table, NOW) for table in tables[::-1]),
        )
    assert await balances(archive, *users) == [100] * 5
    await check_books(archive_url)
    await other.close()


async def test_a_table_started_by_two_nodes_at_once_holds_once(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    other = await open_archive(archive_url)
    outcomes = await asyncio.gather(
        *(server.ledger.hold(T1, users, 100, NOW) for server in (archive, other) * 3)
    )
    assert set(outcomes) == {EscrowState.HELD}
    assert await balances(archive, *users) == [0, 0]
    await check_books(archive_url)
    await other.close()


# --- stakes of tables that never came to be ---------------------------


async def test_stakes_that_nothing_living_holds_go_back_after_ten_minutes(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    for table, at in (("dead", NOW), ("alive", NOW), ("young", NOW + 1)):
        await archive.ledger.hold(TableId(table), users, 10, at)

    asked = []

    async def is_alive(table: TableId) -> bool:
        asked.append(table)
        return table == "alive"

    assert await archive.ledger.refund_stale(NOW + STALE_MS, is_alive) == ["dead"]
    assert sorted(asked) == ["alive", "dead"]
    assert await archive.ledger.refund_stale(NOW + STALE_MS, is_alive) == []
    states = [await archive.ledger.escrow(TableId(one)) for one in ("dead", "alive", "young")]
    assert states == [EscrowState.REFUNDED, EscrowState.HELD, EscrowState.HELD]
    await check_books(archive_url)


# --- the daily gift ---------------------------------------------------


async def test_who_has_less_than_twenty_is_topped_up_once_a_day(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 90, NOW)
    assert await archive.ledger.top_up("anna", "2026-11-29", NOW) == 10
    assert await archive.ledger.top_up("anna", "2026-11-29", NOW + 1) == 10  # the first outcome
    assert await balances(archive, *users) == [20, 10]
    await archive.ledger.hold(TableId("t2"), ("anna", "ben"), 10, NOW)
    assert await archive.ledger.top_up("anna", "2026-11-29", NOW) == 10
    assert await balances(archive, *users) == [10, 0]
    assert await archive.ledger.top_up("anna", "2026-11-30", NOW + DAY) == 10
    assert await archive.ledger.top_up("ben", "2026-11-30", NOW + DAY) == 20
    await check_books(archive_url)


async def test_who_has_enough_or_no_account_gets_nothing(
    archive: SqlArchive, archive_url: str
) -> None:
    await accounts(archive, "anna")
    await guest(archive, "ben")
    before = await everything(archive_url)
    for user in ("anna", "ben", "nobody"):
        assert await archive.ledger.top_up(user, "2026-11-29", NOW) == 0
    assert await everything(archive_url) == before


async def test_topping_up_at_two_nodes_at_once_gives_once(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 100, NOW)
    other = await open_archive(archive_url)
    given = await asyncio.gather(
        *(server.ledger.top_up("anna", "2026-11-29", NOW) for server in (archive, other) * 3)
    )
    assert given == [20] * 6
    assert await archive.ledger.balance("anna") == 20
    await check_books(archive_url)
    await other.close()


# --- what the database itself refuses ---------------------------------


async def test_no_balance_but_the_mints_can_be_written_below_0(
    archive: SqlArchive, archive_url: str
) -> None:
    await accounts(archive, "anna")
    engine = connect(archive_url)
    for account in ("user:anna", "mint"):
        below = update(BALANCES).where(BALANCES.c.account == account).values(balance=-1_000)
        try:
            async with writing(engine) as connection:
                await connection.execute(below)
            assert account == "mint"
        except IntegrityError:
            assert account != "mint"
    await engine.dispose()


async def test_a_transfer_of_nothing_or_less_cannot_be_written(
    archive: SqlArchive, archive_url: str
) -> None:
    engine = connect(archive_url)
    for amount in (0, -5):
        row = {"key": "k", "source": "mint", "target": "user:anna", "amount": amount, "at": NOW}
        with pytest.raises(IntegrityError):
            async with writing(engine) as connection:
                await connection.execute(insert(TRANSFERS).values(row))
    await engine.dispose()


async def test_an_escrow_is_paid_out_whole_or_not_at_all(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 40, NOW)
    before = await everything(archive_url)
    engine = connect(archive_url)
    for paid in ((80, 10), (40, 0), (0, 0)):
        with pytest.raises(NotConserved):
            async with writing(engine) as connection:
                await close_escrow(connection, T1, EscrowStep.PAY, pay(T1, users, paid), NOW)
        assert await everything(archive_url) == before
    await engine.dispose()


async def test_taler_that_come_from_nowhere_stop_every_further_change(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    engine = connect(archive_url)
    richer = update(BALANCES).where(BALANCES.c.account == "user:anna").values(balance=1_000)
    async with writing(engine) as connection:
        await connection.execute(richer)
    await engine.dispose()
    assert await archive.ledger.total() == 900
    with pytest.raises(NotConserved):
        await archive.ledger.hold(T1, users, 10, NOW)
    assert await archive.ledger.escrow(T1) is EscrowState.NONE
