"""Who stands where, and what one has played. Source: ux.md 7 (profile, leaderboards)."""

import pytest

from server.archive.sql import SqlArchive
from server.ports_games import ALL_GAMES, GameFilter, PlayerLine, RatingPoint, Showing, Tally
from tests.archive.games import Ending, game, play
from tests.archive.people import DAY, NOW, accounts

pytestmark = pytest.mark.asyncio


async def tables(archive: SqlArchive, user: str, wanted: GameFilter = ALL_GAMES) -> list[str]:
    return [line.table for line in await archive.played.games(user, wanted, None, 50)]


# --- ratings ----------------------------------------------------------


async def test_who_has_not_played_has_no_rating_yet(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben", "cleo")
    await play(archive, "t1", "anna", "ben")
    assert set(await archive.ratings.ratings(users, "tally")) == {"anna", "ben"}
    assert await archive.ratings.ratings(users, "bagalut") == {}
    assert await archive.ratings.ratings_of("cleo") == {}
    assert await archive.ratings.points("cleo") == 0


async def test_every_game_has_a_rating_of_its_own_and_points_are_over_all(
    archive: SqlArchive,
) -> None:
    users = await accounts(archive, "anna", "ben")
    await play(archive, "t1", *users)
    await play(archive, "t2", *users[::-1], name="other", at=NOW + 1)
    await play(archive, "t3", *users, name="other", at=NOW + 2)
    ratings = await archive.ratings.ratings_of("anna")
    assert {name: (one.value, one.games, one.last_played) for name, one in ratings.items()} == {
        "other": (150_000, 2, NOW + 2),
        "tally": (151_200, 1, NOW),
    }
    assert await archive.ratings.points("anna") == 10


async def test_the_graph_shows_the_rating_after_each_game(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    for number in range(3):
        await play(archive, f"t{number}", *users, at=NOW + number * DAY)
    assert await archive.ratings.graph("anna", "tally", 0, 9) == [
        RatingPoint(table="t0", at=NOW, value=151_200),
        RatingPoint(table="t1", at=NOW + DAY, value=152_400),
        RatingPoint(table="t2", at=NOW + 2 * DAY, value=153_600),
    ]
    recent = await archive.ratings.graph("ben", "tally", NOW + DAY, 9)
    assert [point.value for point in recent] == [147_600, 146_400]
    last = await archive.ratings.graph("ben", "tally", 0, 2)
    assert last == recent
    assert await archive.ratings.graph("anna", "bagalut", 0, 9) == []


async def test_a_leaderboard_has_the_best_first_and_equals_share_a_place(
    archive: SqlArchive,
) -> None:
    await accounts(archive, "anna", "ben", "cleo", "dora", "idle")
    await play(archive, "t1", "anna", "ben")
    await play(archive, "t2", "cleo", "dora")
    board = await archive.ratings.leaderboard("tally", NOW, 10, "ben")
    assert [(line.place, line.name, line.value) for line in board.lines] == [
        (1, "anna", 151_200),
        (1, "cleo", 151_200),
        (3, "ben", 148_800),
        (3, "dora", 148_800),
    ]
    assert board.own == board.lines[2]
    assert (await archive.ratings.leaderboard("tally", NOW, 10, "idle")).own is None
    assert (await archive.ratings.leaderboard("other", NOW, 10, "ben")).lines == []


async def test_ones_own_line_is_there_however_far_down(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben")
    await play(archive, "t1", "anna", "ben")
    board = await archive.ratings.leaderboard("tally", NOW, 1, "ben")
    assert [line.user for line in board.lines] == ["anna"]
    assert board.own is not None
    assert (board.own.place, board.own.user) == (2, "ben")


async def test_a_leaderboard_leaves_out_who_has_not_played_for_long(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    await play(archive, "t1", "anna", "ben", at=NOW)
    await play(archive, "t2", "ben", "cleo", at=NOW + 30 * DAY)
    for name in ("tally", None):
        board = await archive.ratings.leaderboard(name, NOW + DAY, 10, "anna")
        assert [line.user for line in board.lines] == ["ben", "cleo"]
        assert board.own is None


async def test_points_have_a_leaderboard_over_all_games(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    await play(archive, "t1", "anna", "ben")
    await play(archive, "t2", "anna", "cleo", name="other")
    board = await archive.ratings.leaderboard(None, NOW, 10, "anna")
    assert [(line.place, line.name, line.value, line.games) for line in board.lines] == [
        (1, "anna", 20, 2),
        (2, "ben", -10, 1),
        (2, "cleo", -10, 1),
    ]


async def test_a_game_that_counted_nothing_makes_nobody_active(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    await play(archive, "t1", *users)
    await play(archive, "t2", *users, ending=Ending.SHORT, at=NOW + DAY)
    assert (await archive.ratings.leaderboard("tally", NOW + 1, 10, "anna")).lines == []


# --- history ----------------------------------------------------------


async def test_a_line_of_the_history_says_all_but_the_moves(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    await archive.ledger.hold(game("t1", users)[0].table, users, 20, NOW)
    await play(archive, "t1", *users, stake=20)
    (line,) = await archive.played.games("anna", ALL_GAMES, None, 9)
    assert (line.table, line.game, line.started_at, line.ended_at) == (
        "t1",
        "tally",
        NOW - 600_000,
        NOW,
    )
    assert (line.reason, line.rated, line.stake) == ("finished", True, 20)
    assert line.players == (
        PlayerLine(
            seat=0,
            user="anna",
            name="anna",
            rank=1,
            rating_before=150_000,
            rating_after=151_200,
            points=10,
            taler=20,
        ),
        PlayerLine(
            seat=1,
            user="ben",
            name="ben",
            rank=2,
            rating_before=150_000,
            rating_after=148_800,
            points=-10,
            taler=-20,
        ),
    )
    assert [line.showing(user) for user in (*users, "cleo")] == [
        Showing.FIRST,
        Showing.BEHIND,
        None,
    ]


async def test_pages_follow_each_other_also_where_games_ended_at_once(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    for number in range(7):
        await play(archive, f"t{number}", *users, rated=False, at=NOW + number // 3)
    await play(archive, "foreign", "cleo", "ben", rated=False)
    pages = []
    last = None
    while page := await archive.played.games("anna", ALL_GAMES, last, 2):
        pages.append([line.table for line in page])
        last = page[-1].place
    assert pages == [["t6", "t5"], ["t4", "t3"], ["t2", "t1"], ["t0"]]


async def test_the_history_can_be_filtered(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    await play(archive, "won", "anna", "ben", at=NOW)
    await play(archive, "lost", "cleo", "anna", at=NOW + 1)
    await play(archive, "drawn", "anna", "ben", ending=Ending.DRAWN, rated=False, at=NOW + 2)
    await play(archive, "void", "anna", "ben", ending=Ending.VOID, at=NOW + 3)
    await play(archive, "third", "ben", "cleo", "anna", name="other", at=NOW + 4)
    expected = {
        GameFilter(): ["third", "void", "drawn", "lost", "won"],
        GameFilter(game="other"): ["third"],
        GameFilter(rated=True): ["third", "void", "lost", "won"],
        GameFilter(rated=False): ["drawn"],
        GameFilter(opponent="cleo"): ["third", "lost"],
        GameFilter(opponent="anna"): [],
        GameFilter(showing=Showing.FIRST): ["won"],
        GameFilter(showing=Showing.BEHIND): ["third", "lost"],
        GameFilter(showing=Showing.EQUAL): ["drawn"],
        GameFilter(game="tally", rated=True, opponent="cleo", showing=Showing.BEHIND): ["lost"],
    }
    found = {wanted: await tables(archive, "anna", wanted) for wanted in expected}
    assert found == expected


async def test_a_lines_showing_is_what_the_filter_finds(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben", "cleo")
    for number, ending in enumerate((Ending.WON, Ending.VOID, Ending.SHORT)):
        await play(archive, f"three{number}", *users, ending=ending)
        await play(archive, f"two{number}", *users[1::-1], ending=ending)
    await play(archive, "drawn", *users[:2], ending=Ending.DRAWN)
    for user in users:
        for showing in Showing:
            everything = await archive.played.games(user, ALL_GAMES, None, 50)
            shown = [line.table for line in everything if line.showing(user) is showing]
            assert await tables(archive, user, GameFilter(showing=showing)) == shown


async def test_form_is_the_last_ten_rated_games_with_a_result(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    for number in range(9):
        await play(archive, f"won{number}", *users, at=NOW + number)
    await play(archive, "void", *users, ending=Ending.VOID, at=NOW + 10)
    await play(archive, "friendly", *users, rated=False, at=NOW + 11)
    await play(archive, "lost", *users[::-1], at=NOW + 12)
    await play(archive, "drawn", *users, ending=Ending.DRAWN, name="other", at=NOW + 13)
    first, equal, behind = Showing.FIRST, Showing.EQUAL, Showing.BEHIND
    assert await archive.played.form("anna", None) == [equal, behind, *[first] * 8]
    assert await archive.played.form("ben", "tally") == [first, *[behind] * 9]
    assert await archive.played.form("ben", "other") == [equal]
    assert await archive.played.form("nobody", None) == []


async def test_the_tally_of_two_counts_every_result(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben", "cleo")
    assert await archive.played.tally("anna", "ben", None) == Tally()
    await play(archive, "t1", "anna", "ben")
    await play(archive, "t2", "anna", "ben", rated=False)
    await play(archive, "t3", "ben", "anna")
    await play(archive, "t4", "anna", "ben", ending=Ending.DRAWN)
    await play(archive, "t5", "anna", "ben", ending=Ending.VOID)
    await play(archive, "t6", *users, name="other")  # the last two share the second rank
    assert await archive.played.tally("anna", "ben", None) == Tally(ahead=3, level=1, behind=1)
    assert await archive.played.tally("ben", "anna", None) == Tally(ahead=1, level=1, behind=3)
    assert await archive.played.tally("ben", "cleo", "other") == Tally(level=1)
    assert await archive.played.tally("anna", "ben", "tally") == Tally(ahead=2, level=1, behind=1)


# --- how often people meet --------------------------------------------


async def test_meetings_are_rated_games_with_a_result_of_the_last_day(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    await play(archive, "old", "anna", "ben", at=NOW)
    await play(archive, "t1", "ben", "anna", at=NOW + 1)
    await play(archive, "t2", "anna", "ben", "cleo", at=NOW + 2)
    await play(archive, "t3", "anna", "ben", rated=False, at=NOW + 3)
    await play(archive, "t4", "anna", "ben", ending=Ending.VOID, at=NOW + 4)
    anna_ben = frozenset({"anna", "ben"})
    assert await archive.fair_play.meetings(["anna", "ben"], NOW) == {anna_ben: 2}
    assert await archive.fair_play.meetings(["cleo", "ben", "anna"], NOW + 1) == {
        anna_ben: 1,
        frozenset({"anna", "cleo"}): 1,
        frozenset({"ben", "cleo"}): 1,
    }
    assert await archive.fair_play.meetings(["anna", "nobody"], 0) == {
        frozenset({"anna", "nobody"}): 0
    }


async def test_names_in_the_history_are_those_of_the_time(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    await play(archive, "t1", *users)
    await archive.rename("ben", "Benno")
    (line,) = await archive.played.games("anna", ALL_GAMES, None, 9)
    assert [player.name for player in line.players] == ["anna", "ben"]
    board = await archive.ratings.leaderboard("tally", NOW, 9, "anna")
    assert [line.name for line in board.lines] == ["anna", "Benno"]
