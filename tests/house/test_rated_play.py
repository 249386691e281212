"""Rated games for a stake, from the agreement to the settlement. Source: mechanisms.md 3, 12-13."""

import asyncio
from typing import Any

import pytest

from protocol import commands as wire
from protocol.frames import Plain
from protocol.terms import Terms
from tests.archive.books import check_books
from tests.house.house import (
    FRIENDLY,
    RATED,
    STAKED,
    UNTIMED,
    Refused,
    Street,
    Visitor,
    enter,
    new_id,
)
from tests.house.playing import accept, challenge, changes, finished, refused, settled, started, two

pytestmark = pytest.mark.asyncio


# the whole way


async def test_a_rated_game_for_a_stake_changes_ratings_points_and_taler(
    street: Street, archive_url: str
) -> None:
    anna, ben = pair = await two(street, nodes=2)
    await street.rate("ben", 170_000)
    table = await started(pair, STAKED)
    assert await street.archive.ledger.balance("anna") == 70
    faces = anna.present(table)["seats"]
    assert [(face["rating"], face["provisional"]) for face in faces] == [
        (150_000, True),
        (170_000, False),
    ]
    outcome = await finished(pair, table)
    # Anna is new (K 40), Ben plays against somebody new (K 24 halved): 1500 beats 1700.
    assert changes(outcome) == [
        (150_000, 153_039, 10, 30, []),
        (170_000, 169_088, -10, -30, []),
    ]
    assert [one["provisional"] for one in outcome["settled"]] == [True, False]
    assert changes(await settled(ben, table)) == changes(outcome)
    assert [await street.archive.ledger.balance(user) for user in ("anna", "ben")] == [130, 70]
    ratings = await street.archive.ratings.ratings(["anna", "ben"], "pebbles")
    assert {user: rating.value for user, rating in ratings.items()} == {
        "anna": 153_039,
        "ben": 169_088,
    }
    assert await street.archive.ratings.points("ben") == -10
    await check_books(archive_url)


async def test_who_watches_is_told_the_same(street: Street) -> None:
    pair = await two(street)
    table = await started(pair, STAKED)
    carl = await street.come(pair[0].node, "carl", registered=False)
    await carl.sit(table, "spectator")
    outcome = await finished(pair, table)
    assert changes(await settled(carl, table)) == changes(outcome)


async def test_what_was_settled_is_still_told_when_the_table_lives_in_the_archive_only(
    street: Street, valkey_url: str
) -> None:
    pair = await two(street)
    table = await started(pair, STAKED)
    outcome = await finished(pair, table)
    vseq = pair[0].present(table)["vseq"]
    for visitor in pair:
        visitor.gone()
    # An hour later, at a node that has never seen it.
    await pair[0].node.store.client.command("FLUSHALL")
    other = await street.node()
    again = await enter(Visitor(other, pair[0].person))
    snapshot = await again.sit(table)
    assert snapshot["frame"]["outcome"] == outcome | {"rematch": None}
    assert snapshot["frame"]["vseq"] == vseq


async def test_a_table_called_off_before_it_began_gives_the_stakes_back(street: Street) -> None:
    pair = await two(street)
    table = await started(pair, STAKED)
    await pair[0].ask(wire.Abort(cmd_id=new_id(), table=table))
    assert changes(await settled(pair[1], table)) == [
        (150_000, 150_000, 0, 0, ["aborted"]),
        (150_000, 150_000, 0, 0, ["aborted"]),
    ]
    assert [await street.archive.ledger.balance(user) for user in ("anna", "ben")] == [100, 100]


async def test_a_friendly_game_says_that_it_was_friendly(street: Street) -> None:
    pair = await two(street, registered=False)
    table = await started(pair, UNTIMED)
    assert changes(await finished(pair, table)) == [(None, None, 0, 0, ["friendly"])] * 2


# what is refused, before anything is held


async def check(visitor: Visitor, target: str, terms: Terms) -> tuple[str | None, Plain]:
    found = await visitor.ask(wire.CheckChallenge(cmd_id=new_id(), target=target, terms=terms))
    return found["code"], found["facts"]


async def never_lies(visitor: Visitor, target: str, terms: Terms) -> tuple[str | None, Plain]:
    """What `check_challenge` says, once the challenge itself has said the same."""
    said = await check(visitor, target, terms)
    if said[0] is not None:
        assert await refused(visitor, challenge(target, terms)) == said
    else:
        made = await visitor.ask(challenge(target, terms))
        await visitor.ask(wire.CancelLink(cmd_id=new_id(), link=made["link"]))
    return said


async def test_guests_play_no_rated_games(street: Street) -> None:
    anna, ben = await two(street, registered=False)
    cleo = await street.come(anna.node, "cleo")
    own = ("terms_invalid", {"field": "kind", "reason": "own_account"})
    assert await never_lies(anna, "cleo", RATED) == own
    assert await never_lies(cleo, "anna", RATED) == (
        "terms_invalid",
        {"field": "kind", "reason": "other_account"},
    )
    assert await refused(anna, wire.PostSeek(cmd_id=new_id(), terms=RATED)) == own
    assert await refused(anna, wire.OpenLink(cmd_id=new_id(), terms=RATED)) == own
    seek = await cleo.ask(wire.PostSeek(cmd_id=new_id(), terms=RATED))
    assert await refused(ben, wire.TakeSeek(cmd_id=new_id(), seek=seek["seek"])) == own


async def test_a_challenge_is_refused_beforehand_for_want_of_taler_on_either_side(
    street: Street,
) -> None:
    anna, ben = await two(street)
    rich = STAKED.model_copy(update={"stake": 100})
    assert (await never_lies(anna, "ben", rich))[0] is None
    await started([anna, ben], RATED.model_copy(update={"stake": 10, **_untimed()}))
    assert (await never_lies(anna, "ben", rich))[0] == "insufficient_funds"
    cleo = await street.come(anna.node, "cleo")
    assert (await never_lies(cleo, "anna", rich))[0] == "stake_not_possible"
    assert (await never_lies(cleo, "anna", RATED))[0] is None


def _untimed() -> dict[str, Any]:
    return {"time_control": UNTIMED.time_control}


async def test_who_sits_at_a_clocked_table_is_busy_until_it_is_over(street: Street) -> None:
    anna, ben = pair = await two(street)
    cleo = await street.come(anna.node, "cleo")
    table = await started(pair, RATED)
    assert (await never_lies(cleo, "anna", FRIENDLY))[0] == "target_busy"
    assert (await never_lies(anna, "cleo", FRIENDLY))[0] == "busy_playing"
    assert (await never_lies(cleo, "anna", UNTIMED))[0] is None
    assert (await refused(ben, wire.PostSeek(cmd_id=new_id(), terms=FRIENDLY)))[0] == "busy_playing"
    await finished(pair, table)
    assert (await never_lies(cleo, "anna", FRIENDLY))[0] is None


async def test_two_challenges_accepted_at_the_same_time_make_one_table(street: Street) -> None:
    anna, ben = await two(street, nodes=2)
    cleo = await street.come(anna.node, "cleo")
    made = [await anna.ask(challenge("ben", STAKED)), await cleo.ask(challenge("ben", STAKED))]
    also = await enter(Visitor(anna.node, ben.person))  # Ben's telephone, at the other node
    answers = await asyncio.gather(
        ben.ask(accept(made[0])), also.ask(accept(made[1])), return_exceptions=True
    )
    states = [
        answer.code if isinstance(answer, Refused) else answer["state"]  # type: ignore[index]
        for answer in answers
    ]
    assert states.count("started") == 1, states
    assert set(states) <= {"started", "busy_playing", "failed", "challenge_closed"}
    balances = [await street.archive.ledger.balance(user) for user in ("anna", "ben", "cleo")]
    assert sorted(balances) == [70, 70, 100]


async def test_far_apart_ratings_are_played_for_only_if_both_have_confirmed_it(
    street: Street,
) -> None:
    anna, ben = await two(street)
    await street.rate("ben", 220_000)
    warned = ("rating_gap", {"gap": 70_000, "by": "you"})
    assert await never_lies(anna, "ben", RATED) == warned
    made = await anna.ask(challenge("ben", RATED, gap_confirmed=True))
    assert await refused(ben, accept(made)) == warned
    begun = await ben.ask(accept(made, gap_confirmed=True))
    table = begun["link"]
    for visitor in (anna, ben):
        await visitor.sit(table)
    outcome = await finished([anna, ben], table, loser=0)
    assert [one[4] for one in changes(outcome)] == [[], []]
    assert outcome["settled"][1]["rating_after"] > 220_000


async def test_by_link_the_one_who_does_not_know_who_comes_is_asked_again(street: Street) -> None:
    anna, ben = await two(street)
    await street.rate("ben", 220_000)
    link = await anna.ask(wire.OpenLink(cmd_id=new_id(), terms=RATED))
    unasked = ("rating_gap", {"gap": 70_000, "by": "other"})
    assert await refused(ben, accept(link, gap_confirmed=True)) == unasked
    counter = wire.CounterLink(
        cmd_id=new_id(), link=link["link"], rev=1, terms=RATED, gap_confirmed=True
    )
    countered = await ben.ask(counter)
    assert countered["opponent_rating"] == {"value": 220_000, "provisional": False}
    assert (await anna.ask(accept(countered, gap_confirmed=True)))["state"] == "started"


async def test_a_rated_seek_shows_how_strong_one_is_and_says_whether_anybody_may_come(
    street: Street,
) -> None:
    anna, ben = await two(street)
    await street.rate("ben", 220_000)
    posted = await anna.ask(wire.PostSeek(cmd_id=new_id(), terms=RATED))
    key = f"seek:{posted['seek']}"
    news = await ben.hear(lambda plain: key in plain.get("rows", ()))
    assert news["rows"][key]["rating"] == {"value": 150_000, "provisional": True}
    assert news["rows"][key]["gap_confirmed"] is False
    take = wire.TakeSeek(cmd_id=new_id(), seek=posted["seek"], gap_confirmed=True)
    assert await refused(ben, take) == ("rating_gap", {"gap": 70_000, "by": "other"})
    posted = await anna.ask(wire.PostSeek(cmd_id=new_id(), terms=RATED, gap_confirmed=True))
    take = wire.TakeSeek(cmd_id=new_id(), seek=posted["seek"], gap_confirmed=True)
    first = await ben.ask(take)
    assert first["table"] == posted["seek"]
    assert await ben.ask(take.model_copy(update={"cmd_id": new_id()})) == first


async def test_the_seventh_game_of_a_day_is_for_no_stake(street: Street) -> None:
    anna, _ = pair = await two(street)
    quick = STAKED.model_copy(update={"stake": 10})
    reasons = []
    for _ in range(6):
        table = await started(pair, quick)
        reasons.append(changes(await finished(pair, table))[0][4])
    assert reasons == [[]] * 3 + [["pair_half"]] * 3
    assert (await never_lies(anna, "ben", quick))[0] == "stake_not_possible"
    table = await started(pair, RATED)
    assert changes(await finished(pair, table))[1][4] == ["pair_none"]
