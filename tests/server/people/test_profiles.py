"""What is read about people. Source: ux.md 7."""

import pytest

from protocol.errors import ErrorCode
from protocol.people import FairPlayOutcome, RatingLine, RatingPoint, Record
from server.house import GamesAsked
from server.ports import Guest
from server.ports_games import Showing
from server.ports_people import Sanction, SanctionKind
from server.services.profiles import PAGE, parse_mark
from server.services.refusals import ServiceError
from tests.archive.games import Ending, play
from tests.archive.people import DAY, NOW
from tests.server.people.hall import Hall

pytestmark = pytest.mark.asyncio


async def accounts(hall: Hall, *names: str) -> list[Guest]:
    return [await hall.account(name) for name in names]


async def test_a_profile_tells_ratings_points_and_form(hall: Hall) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    await play(hall.archive, "t1", anna.user, ben.user)
    await play(hall.archive, "t2", anna.user, ben.user, ending=Ending.DRAWN, at=NOW + 1)
    profile = await hall.profiles.profile("anna", None)
    assert (profile.user, profile.name, profile.guest) == (anna.user, "Anna", False)
    assert (profile.since, profile.points) == (NOW, 10)
    (rating,) = profile.ratings
    assert (rating.game, rating.games, rating.last_played) == ("tally", 2, NOW + 1)
    assert rating.provisional
    assert profile.form == ["equal", "first"]
    assert (profile.against_me, profile.private) == (None, None)


async def test_a_rating_is_provisional_for_twenty_games(hall: Hall) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    for number in range(20):
        assert number == 0 or (await ratings(hall, "Anna"))[0].provisional
        # A day apart: the same two count less and less when they meet all the time.
        await play(hall.archive, f"t{number}", anna.user, ben.user, at=NOW + number * DAY)
    (rating,) = await ratings(hall, "Anna")
    assert (rating.games, rating.provisional) == (20, False)


async def ratings(hall: Hall, name: str) -> list[RatingLine]:
    return (await hall.profiles.profile(name, None)).ratings


async def test_only_oneself_is_told_ones_taler_and_fair_play(hall: Hall) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    await play(hall.archive, "t1", anna.user, ben.user)
    sanction = Sanction(
        kind=SanctionKind.UNRATED, since=NOW, until=NOW + DAY, reason="left", by=None
    )
    await hall.archive.sanctions.impose(anna.user, sanction)
    own = (await hall.profiles.profile("Anna", anna)).private
    assert own is not None
    assert own.taler == 100
    assert own.outcomes == [FairPlayOutcome(outcome="good", at=NOW)]
    assert [(one.kind, one.until, one.reason) for one in own.restrictions] == [
        ("unrated", NOW + DAY, "left")
    ]
    for reader in (ben, None):
        assert (await hall.profiles.profile("Anna", reader)).private is None


async def test_the_record_is_the_readers_against_the_one_he_looks_at(hall: Hall) -> None:
    anna, ben, cleo = await accounts(hall, "Anna", "Ben", "Cleo")
    await play(hall.archive, "t1", anna.user, ben.user)
    await play(hall.archive, "t2", anna.user, ben.user, rated=False, at=NOW + 1)
    await play(hall.archive, "t3", ben.user, anna.user, at=NOW + 2)
    seen = await hall.profiles.profile("Ben", anna)
    assert seen.against_me == Record(ahead=2, level=0, behind=1)
    assert (await hall.profiles.profile("Anna", ben)).against_me == Record(
        ahead=1, level=0, behind=2
    )
    assert (await hall.profiles.profile("Anna", cleo)).against_me is None
    assert (await hall.profiles.profile("Anna", anna)).against_me is None


async def test_people_are_found_by_name_by_what_looks_like_it_and_by_id(hall: Hall) -> None:
    anna = await hall.account("Anna")
    guest = (await hall.people.new_guest("de")).person
    for name in ("Anna", "ANNA", anna.user):
        assert (await hall.profiles.profile(name, None)).user == anna.user
    assert (await hall.profiles.profile(guest.name, None)).guest
    await hall.members.delete(anna, "fjordblick")
    for name in ("Anna", anna.user, "nobody"):
        with pytest.raises(ServiceError) as refused:
            await hall.profiles.profile(name, None)
        assert refused.value.code is ErrorCode.NOT_FOUND


async def test_a_graph_reaches_back_as_far_as_asked(hall: Hall) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    for number in range(3):
        await play(hall.archive, f"t{number}", anna.user, ben.user, at=NOW + number * DAY)
    hall.clock.ms = NOW + 2 * DAY
    everything = await hall.profiles.graph("Anna", "tally", 0)
    assert [point.value for point in everything.points] == [151_200, 152_400, 153_600]
    last = await hall.profiles.graph("Anna", "tally", 1)
    assert last.points == [
        RatingPoint(table=f"t{number}", at=NOW + number * DAY, value=151_200 + number * 1_200)
        for number in (1, 2)
    ]


async def test_a_game_that_is_not_there_is_not_found(hall: Hall) -> None:
    anna = await hall.account("Anna")
    for act in (
        hall.profiles.graph("Anna", "chess", 0),
        hall.profiles.games("Anna", GamesAsked(game="chess")),
        hall.profiles.leaderboard("chess", anna),
    ):
        with pytest.raises(ServiceError) as refused:
            await act
        assert refused.value.code is ErrorCode.NOT_FOUND


async def test_games_come_in_pages_each_asked_for_with_the_mark_of_the_one_before(
    hall: Hall,
) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    for number in range(PAGE + 1):
        await play(hall.archive, f"t{number}", anna.user, ben.user, rated=False, at=NOW + number)
    first = await hall.profiles.games("Anna", GamesAsked())
    assert [line.table for line in first.games] == [f"t{PAGE - number}" for number in range(PAGE)]
    assert first.after is not None
    second = await hall.profiles.games("Anna", GamesAsked(after=parse_mark(first.after)))
    assert [line.table for line in second.games] == ["t0"]
    assert second.after is None


async def test_a_line_tells_who_played_and_what_it_changed(hall: Hall) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    await play(hall.archive, "t1", anna.user, ben.user)
    await play(hall.archive, "t2", anna.user, "computer:strong", rated=False, at=NOW + 1)
    (rated,) = (await hall.profiles.games("Ben", GamesAsked())).games
    assert (rated.table, rated.game, rated.rated, rated.showing) == ("t1", "tally", True, "behind")
    assert [
        (each.user, each.rank, each.rating_before, each.rating_after, each.points, each.computer)
        for each in rated.players
    ] == [
        (anna.user, 1, 150_000, 151_200, 10, None),
        (ben.user, 2, 150_000, 148_800, -10, None),
    ]
    against = (await hall.profiles.games("Anna", GamesAsked(rated=False))).games[0]
    assert (against.players[1].computer, against.showing) == ("strong", "first")


async def test_games_are_filtered_by_the_opponents_name(hall: Hall) -> None:
    anna, ben, cleo = await accounts(hall, "Anna", "Ben", "Cleo")
    await play(hall.archive, "t1", anna.user, ben.user)
    await play(hall.archive, "t2", cleo.user, anna.user, at=NOW + 1)
    for asked, tables in (
        (GamesAsked(opponent="BEN"), ["t1"]),
        (GamesAsked(opponent="Cleo", showing=Showing.FIRST), []),
        (GamesAsked(opponent="Cleo", showing=Showing.BEHIND), ["t2"]),
        (GamesAsked(opponent="Nobody"), []),
    ):
        page = await hall.profiles.games("Anna", asked)
        assert [line.table for line in page.games] == tables


async def test_a_leaderboard_has_the_best_and_ones_own_line(hall: Hall) -> None:
    anna, ben, cleo = await accounts(hall, "Anna", "Ben", "Cleo")
    await play(hall.archive, "t1", anna.user, ben.user)
    board = await hall.profiles.leaderboard("tally", ben)
    assert [(line.place, line.name, line.value, line.provisional) for line in board.lines] == [
        (1, "Anna", 151_200, True),
        (2, "Ben", 148_800, True),
    ]
    assert board.own == board.lines[1]
    points = await hall.profiles.leaderboard(None, cleo)
    assert [(line.name, line.value, line.provisional) for line in points.lines] == [
        ("Anna", 10, False),
        ("Ben", -10, False),
    ]
    assert points.own is None


async def test_whoever_has_not_played_for_a_month_is_on_no_leaderboard(hall: Hall) -> None:
    anna, ben = await accounts(hall, "Anna", "Ben")
    await play(hall.archive, "t1", anna.user, ben.user)
    hall.clock.ms = NOW + 30 * DAY + 1
    board = await hall.profiles.leaderboard("tally", anna)
    assert (board.lines, board.own) == ([], None)
