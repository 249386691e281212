"""Games of a level against itself, and what is counted in them."""

import pytest

from bench.balance import Outcome, Trial, play_one, summary, wins_by


def outcome(*firsts: float, did: tuple[set[str], ...] = (set(), set())) -> Outcome:
    """A game of two; `did` by seat."""
    return Outcome(firsts, (10, 20), 100, tuple(frozenset(done) for done in did))


def test_a_win_counts_for_what_only_the_winner_did_and_against_what_only_the_loser_did() -> None:
    assert wins_by([outcome(1.0, 0.0, did=({"B1"}, {"S9"}))]) == {"B1": [1.0], "S9": [0.0]}


def test_what_both_did_says_nothing() -> None:
    assert wins_by([outcome(1.0, 0.0, did=({"B1"}, {"B1"}))]) == {}


def test_the_lines_tell_length_scores_and_the_share_of_each_seat() -> None:
    played = [outcome(1.0, 0.0, did=({"B1"}, set())), outcome(0.5, 0.5, did=({"B1"}, set()))]
    first, one, two, by = summary(Trial("any", "easy", 2, {}), played)
    assert first.startswith("2 games of easy, 2 seats   100 ± 0 actions   score 15.0")
    assert "seat 1   first  75.0 % ± 25.0" in one
    assert "seat 2   first  25.0 % ± 25.0" in two
    assert by.split() == ["B1", "2", "games", "first", "75.0", "%", "±", "25.0"]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_played_to_its_end_and_is_the_same_each_time(seats: int) -> None:
    trial = Trial("suleika", "easy", seats, {}, by=("carpet_laid", "colour"))
    played = play_one(trial, 7)
    assert sum(played.firsts) == pytest.approx(1.0)
    assert len(played.scores) == len(played.did) == seats
    assert all(played.did), "each seat laid something"
    assert played.actions > 0
    assert played == play_one(trial, 7)
