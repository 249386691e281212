"""What a finished game changes, once, in one transaction. Source: mechanisms.md 12, 13.4, S12."""

import asyncio
from dataclasses import replace

import pytest

from rules.match.commands import SeatChange
from rules.match.elo import FLOOR, START
from rules.match.fairplay import Outcome
from rules.match.settlement import Settlement
from rules.match.stakes import EscrowState
from rules.match.weighing import Facts
from server.archive.open import open_archive
from server.archive.sql import SqlArchive
from server.ports import TableId
from server.ports_games import ALL_GAMES, Rating
from server.ports_people import FORGOTTEN_NAME, SanctionKind
from tests.archive.books import check_books, everything
from tests.archive.games import Ending, game, play
from tests.archive.people import DAY, NOW, accounts

pytestmark = pytest.mark.asyncio

T1 = TableId("t1")
HOUR = 3_600_000


async def rating(archive: SqlArchive, user: str) -> int:
    return (await archive.ratings.ratings([user], "tally"))[user].value


async def test_a_rated_game_for_a_stake_changes_ratings_points_and_taler(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 20, NOW)
    settled = await play(archive, "t1", *users, stake=20)
    assert settled.first
    assert settled.changes == (
        SeatChange(seat=0, rating_before=150_000, rating_after=151_200, points=10, taler=20),
        SeatChange(seat=1, rating_before=150_000, rating_after=148_800, points=-10, taler=-20),
    )
    assert await archive.ratings.ratings(users, "tally") == {
        "anna": Rating(value=151_200, games=1, last_played=NOW),
        "ben": Rating(value=148_800, games=1, last_played=NOW),
    }
    assert [await archive.ratings.points(user) for user in users] == [10, -10]
    assert [await archive.ledger.balance(user) for user in users] == [120, 80]
    assert await archive.ledger.escrow(T1) is EscrowState.SETTLED
    assert await archive.fair_play.outcomes("ben") == [(Outcome.GOOD, NOW)]
    finished = await archive.finished(T1)
    assert finished == replace(game("t1", users, stake=20)[0], changes=settled.changes)
    await check_books(archive_url)


async def test_S12_settling_twice_changes_nothing_and_tells_the_first_outcome(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben", "cleo")
    await archive.ledger.hold(T1, users, 20, NOW)
    first = await play(archive, "t1", *users, stake=20)
    before = await everything(archive_url)
    for how in ({"ending": Ending.VOID}, {"stake": 20, "at": NOW + DAY}):
        again = await play(archive, "t1", *users, **how)
        assert not again.first
        assert again.changes == first.changes
    await archive.ledger.refund(T1, NOW)
    assert await everything(archive_url) == before


async def test_S12_of_many_who_settle_at_once_one_does_and_all_hear_the_same(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 50, NOW)
    other = await open_archive(archive_url)
    settled = await asyncio.gather(
        *(play(server, "t1", *users, stake=50) for server in (archive, other) * 4)
    )
    assert sorted(one.first for one in settled) == [False] * 7 + [True]
    assert len({one.changes for one in settled}) == 1
    assert [await archive.ledger.balance(user) for user in users] == [150, 50]
    assert await rating(archive, "anna") == 151_200
    await check_books(archive_url)
    await other.close()


async def test_changes_come_from_the_start_and_are_added_so_no_order_matters(
    archive: SqlArchive,
) -> None:
    await accounts(archive, "a", "b", "c", "d", "e", "f")
    games = [
        ("t1", ("a", "b"), [150_000, 170_000]),
        ("t2", ("a", "c"), [150_000, 130_000]),
        ("t3", ("b", "a"), [170_000, 150_000]),
    ]
    other_names = {"a": "d", "b": "e", "c": "f"}
    for table, users, ratings in games:
        await play(archive, table, *users, ratings=ratings)
    for table, users, ratings in reversed(games):
        await play(archive, f"{table}x", *(other_names[user] for user in users), ratings=ratings)
    for one, other in other_names.items():
        assert await rating(archive, one) == await rating(archive, other)


async def test_no_rating_falls_below_the_floor(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    number = 0
    while await _lowest(archive, "ben") > FLOOR and number < 100:
        # Weeks apart, so that each game counts in full.
        await play(
            archive, f"t{number}", *users, ratings=[150_000] * 2, games=1, at=NOW + number * 2 * DAY
        )
        number += 1
    assert await rating(archive, "ben") == FLOOR
    settled = await play(archive, "last", *users, ratings=[150_000] * 2, at=NOW + 300 * DAY)
    assert settled.changes[1].rating_after == FLOOR
    assert "floor" in settled.changes[1].reasons


async def _lowest(archive: SqlArchive, user: str) -> int:
    found = await archive.ratings.ratings([user], "tally")
    return found[user].value if user in found else START


async def test_the_same_two_count_less_the_more_they_play_in_a_day(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    moved = []
    for number in range(8):
        settled = await play(archive, f"t{number}", *users, at=NOW + number * HOUR)
        change = settled.changes[0]
        assert change.rating_after is not None
        assert change.rating_before is not None
        moved.append((change.rating_after - change.rating_before, change.points))
    assert moved == [(1_200, 10)] * 3 + [(600, 5)] * 3 + [(0, 0)] * 2
    assert (await archive.ratings.ratings(users, "tally"))["anna"].games == 6
    later = await play(archive, "next", *users, at=NOW + DAY + 7 * HOUR)
    assert later.changes[0].points == 10


async def test_of_two_games_of_a_pair_that_settle_at_once_each_knows_of_the_other(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    other = await open_archive(archive_url)
    settled = await asyncio.gather(
        *(play((archive, other)[n % 2], f"t{n}", *users, at=NOW + n) for n in range(7))
    )
    assert sorted(one.changes[0].points for one in settled) == [0, 5, 5, 5, 10, 10, 10]
    await other.close()


async def test_a_game_that_was_none_gives_the_stakes_back(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    for table, ending in (("t1", Ending.SHORT), ("t2", Ending.VOID)):
        await archive.ledger.hold(TableId(table), users, 30, NOW)
        settled = await play(archive, table, *users, ending=ending, stake=30)
        assert [(one.points, one.taler) for one in settled.changes] == [(0, 0)] * 2
        assert await archive.ledger.escrow(TableId(table)) is EscrowState.REFUNDED
    assert [await archive.ledger.balance(user) for user in users] == [100, 100]
    assert await archive.ratings.ratings(users, "tally") == {}
    await check_books(archive_url)


async def test_a_draw_gives_each_his_own(archive: SqlArchive, archive_url: str) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 30, NOW)
    settled = await play(archive, "t1", *users, ending=Ending.DRAWN, stake=30)
    assert [(one.points, one.taler) for one in settled.changes] == [(0, 0)] * 2
    assert [await archive.ledger.balance(user) for user in users] == [100, 100]
    assert (await archive.ratings.ratings(users, "tally"))["ben"].games == 1
    await check_books(archive_url)


async def test_stakes_that_went_back_before_are_not_paid_out(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 30, NOW)
    await archive.ledger.refund(T1, NOW)
    settled = await play(archive, "t1", *users, stake=30)
    assert [one.taler for one in settled.changes] == [0, 0]
    assert [one.points for one in settled.changes] == [10, -10]
    assert [await archive.ledger.balance(user) for user in users] == [100, 100]
    await check_books(archive_url)


async def test_refund_and_settlement_at_once_pay_once(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    other = await open_archive(archive_url)
    for number in range(5):
        table = TableId(f"t{number}")
        await archive.ledger.hold(table, users, 10, NOW)
        settled, state = await asyncio.gather(
            play(archive, table, *users, stake=10, at=NOW + number * 2 * DAY),
            other.ledger.refund(table, NOW),
        )
        paid = [one.taler for one in settled.changes]
        assert (paid, state) in (
            ([10, -10], EscrowState.SETTLED),
            ([0, 0], EscrowState.REFUNDED),
        )
        await check_books(archive_url)
    await other.close()


async def test_a_friendly_game_changes_nothing_but_history(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    before = await everything(archive_url)
    by_rules = await play(archive, "t1", *users, rated=False)
    finished, _ = game("t2", users, rated=False)
    assert by_rules.changes == (await archive.settle(finished)).changes
    assert by_rules.changes[0] == SeatChange(seat=0, reasons=("friendly",))
    after = await everything(archive_url)
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"finished_games", "finished_players"}


async def test_a_game_against_a_computer_is_kept(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    settled = await play(archive, "t1", "anna", "computer:easy", rated=False)
    assert settled.first
    assert [line.table for line in await archive.played.games("anna", ALL_GAMES, None, 9)] == ["t1"]


async def test_five_seats_share_the_pot_by_rank(archive: SqlArchive, archive_url: str) -> None:
    users = await accounts(archive, "a", "b", "c", "d", "e")
    await archive.ledger.hold(T1, users, 10, NOW)
    settled = await play(archive, "t1", *users, stake=10)
    assert sum(one.taler for one in settled.changes) == 0
    assert settled.changes[0].taler == 15
    balances = [await archive.ledger.balance(user) for user in users]
    assert balances == [100 + one.taler for one in settled.changes]
    await check_books(archive_url)


async def test_a_fault_in_the_decision_leaves_nothing(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 20, NOW)
    before = await everything(archive_url)

    def fails(_facts: Facts) -> Settlement:
        raise LookupError("a defect")

    with pytest.raises(LookupError):
        await archive.settle(game("t1", users, stake=20)[0], fails)
    assert await everything(archive_url) == before
    assert (await play(archive, "t1", *users, stake=20)).first


# --- fair play --------------------------------------------------------


async def test_early_resignations_are_counted_and_become_a_habit(archive: SqlArchive) -> None:
    await accounts(archive, "a", "b", "c", "d", "ben")
    points = []
    for number, winner in enumerate(("a", "b", "c", "d")):
        settled = await play(
            archive, f"t{number}", winner, "ben", ending=Ending.RESIGNED, at=NOW + number
        )
        points.append([one.points for one in settled.changes])
    # From the third on the winner gets nothing, the one who resigns still loses.
    assert points == [[10, -10], [10, -10], [0, -10], [0, -10]]
    assert await archive.fair_play.early_resigns(["ben", "a"], NOW - 1) == {"ben": 4, "a": 0}
    assert await archive.fair_play.early_resigns(["ben"], NOW) == {"ben": 3}
    outcomes = [outcome for outcome, _ in await archive.fair_play.outcomes("ben")]
    assert outcomes == [Outcome.EARLY_RESIGN] * 2 + [Outcome.GOOD] * 2


async def test_the_last_thirty_outcomes_count(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    for number in range(32):
        await play(archive, f"t{number:02}", *users, at=NOW + number)
    outcomes = await archive.fair_play.outcomes("anna")
    assert [at - NOW for _, at in outcomes] == list(range(31, 1, -1))


async def test_a_habit_is_out_of_rated_play_for_ten_minutes_and_then_three_times_as_long(
    archive: SqlArchive,
) -> None:
    await accounts(archive, "anna", "ben")
    for number in range(7):
        await play(
            archive, f"t{number}", "anna", "ben", ending=Ending.RESIGNED, at=NOW + number * HOUR
        )
    # The third and later ones are bad, and the fourth bad one is one too many.
    kept = await archive.sanctions.sanctions("ben", SanctionKind.UNRATED, NOW)
    assert [(one.since - NOW, (one.until - one.since) // 60_000) for one in kept] == [
        (6 * HOUR, 30),
        (5 * HOUR, 10),
    ]
    assert (kept[0].reason, kept[0].by) == (Outcome.EARLY_RESIGN, None)
    ben = await archive.accounts.account("ben", NOW + 5 * HOUR)
    assert ben is not None
    assert ben.sanctions == (kept[1],)
    assert await archive.sanctions.sanctions("anna", SanctionKind.UNRATED, NOW) == []


# --- who has left meanwhile -------------------------------------------


async def test_who_deletes_his_account_during_a_game_forfeits_to_the_mint(
    archive: SqlArchive, archive_url: str
) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(T1, users, 20, NOW)
    await archive.departure.delete("anna", NOW)
    settled = await play(archive, "t1", *users, stake=20)
    assert settled.changes[0].rating_after is None
    assert settled.changes[1].points == -10
    assert [await archive.ledger.balance(user) for user in users] == [0, 80]
    finished = await archive.finished(T1)
    assert finished is not None
    assert [name for _, _, name, _ in finished.players] == [FORGOTTEN_NAME, "ben"]
    assert b'"name":"anna"' not in b"".join(finished.log)
    assert await archive.fair_play.outcomes("anna") == []
    await check_books(archive_url)
