"""Challenges that meet. Source: mechanisms.md 3.2, 3.5, 15; reliability.md 5."""

from dataclasses import replace

import pytest

from rules.game import Millis
from rules.match.challenge import Challenge, ChallengeState, accept, counter, decline, to_player
from rules.match.crossing import (
    Declines,
    cross,
    declined,
    is_superseded,
    make_room,
    mirrored,
)
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.terms import Beginner, Terms
from tests.rules.match.people import (
    ANNA,
    BERT,
    CARL,
    MINUTE,
    NOW,
    SECOND,
    after,
    challenge,
    party,
    rated,
    terms,
)


def answer(agreed: Terms) -> Challenge:
    """Bert's challenge to Anna."""
    return to_player("c2", BERT, ANNA, agreed, NOW)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (Beginner.CHALLENGER, Beginner.OPPONENT),
        (Beginner.OPPONENT, Beginner.CHALLENGER),
        (Beginner.RANDOM, Beginner.RANDOM),
    ],
)
def test_two_who_ask_each_other_for_the_same_have_agreed(mine: Beginner, theirs: Beginner) -> None:
    standing = challenge(rated(20, beginner=mine))
    agreed = cross(answer(rated(20, beginner=theirs)), standing, after(5))
    assert agreed == replace(standing, state=ChallengeState.ACCEPTED, accepted_at=after(5))


@pytest.mark.parametrize(
    ("new", "standing"),
    [
        (answer(rated(20)), challenge(rated(10))),
        (
            answer(terms(beginner=Beginner.CHALLENGER)),
            challenge(terms(beginner=Beginner.CHALLENGER)),
        ),
        (to_player("c2", CARL, ANNA, terms(), NOW), challenge()),
        (to_player("c2", BERT, CARL, terms(), NOW), challenge()),
        (replace(answer(terms()), opponent=None, named=False), challenge()),
        (answer(terms()), decline(challenge(), BERT)),
        (answer(terms()), counter(challenge(), BERT, 1, terms(), NOW)),
        (answer(terms()), replace(challenge(), named=False)),
    ],
    ids=[
        "other stake",
        "both want to begin",
        "another asks",
        "asks another",
        "an open address",
        "declined",
        "his own counter-offer",
        "an answered address",
    ],
)
def test_else_both_challenges_stay(new: Challenge, standing: Challenge) -> None:
    assert cross(new, standing, NOW) is None


def test_mirroring_twice_changes_nothing() -> None:
    for beginner in Beginner:
        assert mirrored(mirrored(terms(beginner=beginner))) == terms(beginner=beginner)


A_B = frozenset({ANNA.user, BERT.user})
A_C = frozenset({ANNA.user, CARL.user})
B_C = frozenset({BERT.user, CARL.user})
C_D = frozenset({CARL.user, "user-Dora"})


@pytest.mark.parametrize(
    ("seated", "agreed", "ends"),
    [
        (A_B, terms("none"), True),  # the two play each other
        (A_B | C_D, terms(), True),
        (A_C, rated(), True),  # either starts a rated clocked table
        (B_C, rated(), True),
        (A_C, terms(), False),
        (A_C, rated(preset="none"), False),
        (C_D, rated(), False),
    ],
)
def test_a_table_that_starts_supersedes_what_it_makes_pointless(
    seated: frozenset[str], agreed: Terms, ends: bool
) -> None:
    assert is_superseded(challenge(), table="t9", seated=seated, terms=agreed) is ends


def test_a_table_does_not_supersede_its_own_challenge_nor_one_that_is_agreed() -> None:
    assert not is_superseded(challenge(), table="c1", seated=A_B, terms=rated())
    agreed = accept(challenge(), BERT, 1, NOW)
    assert not is_superseded(agreed, table="t9", seated=A_B, terms=rated())


def test_an_open_address_is_superseded_by_its_challengers_rated_game_alone() -> None:
    link = replace(challenge(), opponent=None, named=False)
    assert is_superseded(link, table="t9", seated=A_C, terms=rated())
    assert not is_superseded(link, table="t9", seated=A_C, terms=terms("none"))


def open_ones(count: int) -> list[Challenge]:
    return [
        to_player(f"c{place}", ANNA, party(f"friend{place}"), terms(), NOW)
        for place in range(count)
    ]


def test_a_second_challenge_to_the_same_player_replaces_the_first() -> None:
    replaced = make_room(open_ones(5), "user-friend3", 0)
    assert replaced is not None
    assert (replaced.id, replaced.state) == ("c3", ChallengeState.CANCELLED)


def test_five_open_challenges_are_the_limit_and_what_is_closed_does_not_count() -> None:
    assert make_room(open_ones(4), "user-new", 0) is None
    for target in ("user-new", None):
        with pytest.raises(LobbyRefusal) as caught:
            make_room(open_ones(5), target, 0)
        assert (caught.value.code, caught.value.facts) == (LobbyCode.LIMIT, {"limit": 5})
    over = [replace(one, state=ChallengeState.EXPIRED) for one in open_ones(5)]
    assert make_room(over, "user-friend3", 0) is None


def test_a_hundred_challenges_a_day_are_the_limit() -> None:
    assert make_room([], "user-new", 99) is None
    with pytest.raises(LobbyRefusal) as caught:
        make_room([], "user-new", 100)
    assert caught.value.facts == {"limit": 100}


def test_each_no_doubles_the_wait_up_to_ten_minutes() -> None:
    said: Declines | None = None
    waits = []
    now = NOW
    for _ in range(7):
        said = declined(said, now)
        waits.append((said.until - now) // SECOND)
        now = said.until
    assert waits == [30, 60, 120, 240, 480, 600, 600]


def test_after_an_hour_without_a_no_the_wait_begins_anew() -> None:
    twice = declined(declined(None, NOW), NOW)
    assert declined(twice, after(60 * MINUTE - 1)).times == 3
    again = declined(twice, after(60 * MINUTE))
    assert again == Declines(
        times=1, at=after(60 * MINUTE), until=Millis(after(60 * MINUTE) + 30_000)
    )
