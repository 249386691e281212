"""Battlefjord on the house's table: take-back and its barriers, what a rated game moves, the clock
that stands still while somebody reads. E41-E43; spec 14."""

from dataclasses import replace
from typing import Any

import pytest

from rules.game import Millis
from rules.games.battlefjord import GAME
from rules.games.battlefjord.actions import Place
from rules.games.battlefjord.legal import actors, legal
from rules.match.commands import Barrier, EndNarration, MakeOffer, OfferKind
from rules.match.elo import Rated, applied, change, duels
from rules.match.errors import MatchCode
from rules.match.farming import FULL
from rules.match.frame import ClockState
from rules.match.points import points
from rules.match.record import make_record, verify
from rules.match.replay import replay
from rules.match.table import awaited, vseq
from rules.match.terms import Kind, Tempo
from rules.rng import Rng
from tests.rules.battlefjord.positions import A, B
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import TALLY, Count


def placed(**terms: object) -> Sitting:
    sitting = no_clock(game=GAME, **terms)
    sitting.act(A, Place(field=2))
    sitting.act(B, Place(field=6))
    return sitting


def test_E41_the_last_own_figure_comes_back_with_what_the_other_did_since() -> None:
    sitting = placed()
    sitting.offer(A, OfferKind.TAKE_BACK)
    sitting.answer(B, accept=True)
    assert sitting.table.state.figures == ((), ())
    assert actors(sitting.table.state) == {A}


def test_E41_any_other_action_before_the_answer_voids_the_request() -> None:
    sitting = placed()
    sitting.offer(B, OfferKind.TAKE_BACK)
    sitting.act(A, Place(field=3))
    assert sitting.match.offers == ()


def test_E41_there_is_no_take_back_in_rated_games() -> None:
    sitting = placed(kind=Kind.RATED)
    refusal = sitting.refused(MakeOffer(seat=A, offer=OfferKind.TAKE_BACK))
    assert refusal.code == MatchCode.TAKEBACK_NOT_ALLOWED


def test_the_end_of_a_round_is_a_barrier_because_cards_were_turned_up() -> None:
    sitting = placed()
    chance = Rng(b"choices of this test", 1)
    seat = A
    while sitting.table.state.round == 1:
        (seat,) = awaited(sitting.table)
        possible = list(legal(sitting.table.state, seat))
        sitting.act(
            seat, chance.choice([a for a in possible if a.type == "take_cargo"] or possible)
        )
    refusal = sitting.refused(MakeOffer(seat=seat, offer=OfferKind.TAKE_BACK))
    assert refusal.code == MatchCode.TAKEBACK_BARRIER
    assert refusal.facts["kinds"] == (Barrier.REVEAL,)


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_replays_to_the_same_table_and_its_record_holds(seed: int) -> None:
    sitting = no_clock(game=GAME, seed=f"{seed:02x}" * 32)
    chance = Rng(b"choices of this test", seed)
    while not sitting.match.over:
        seat = min(awaited(sitting.table))
        sitting.act(seat, chance.choice(list(legal(sitting.table.state, seat))))
    assert replay(GAME, sitting.log) == sitting.table
    assert verify(GAME, make_record(GAME, sitting.log)).holds


# --- what a rated game moves -----------------------------------------


def ratings_after(first: Rated, second: Rated, *ranking: tuple[int, ...]) -> list[float]:
    """Both ratings after a game that counts in full."""
    full = [[FULL] * 2 for _ in range(2)]
    after = []
    for seat, player in enumerate((first, second)):
        pairs = duels((first, second), ranking, frozenset(), full, seat)
        after.append(applied(player.rating, change(player, pairs, 1)) / 100)
    return after


def rated(rating: int, games: int) -> Rated:
    return Rated(rating=rating * 100, games=games)


def test_E42_a_win_between_two_new_ones_moves_twenty_and_brings_ten_points() -> None:
    assert ratings_after(rated(1500, 3), rated(1500, 3), (A,), (B,)) == [1520, 1480]
    assert points(((A,), (B,))) == (10, -10)


def test_E42_who_has_played_long_loses_half_to_a_new_one() -> None:
    assert ratings_after(rated(1700, 30), rated(1500, 3), (B,), (A,)) == [1690.88, 1530.39]


def test_E42_a_draw_between_equals_moves_nothing() -> None:
    assert ratings_after(rated(1500, 3), rated(1500, 3), (A, B)) == [1500, 1500]
    assert points(((A, B),)) == (0, 0)


# --- reading ---------------------------------------------------------

FORTY_CHARACTERS = replace(
    TALLY, reading=lambda event: Millis(2_400 if TALLY.reading(event) else 0)
)
"""A game whose every sentence has forty characters: 600 ms and 45 for each."""


def told(texts: int, **terms: Any) -> Sitting:
    """B is to act and has so many texts to read, all new to him."""
    sitting = Sitting(game=FORTY_CHARACTERS, **terms).all_act_once()
    for left in range(texts, 0, -1):
        sitting.act(A, Count(loud=True, more=left > 1))
    return sitting


@pytest.mark.parametrize(
    ("texts", "tempo", "granted"),
    [(3, Tempo.NORMAL, 7_200), (3, Tempo.CALM, 11_520), (7, Tempo.CALM, 12_000)],
)
def test_E43_the_clock_stands_still_by_the_servers_time(
    texts: int, tempo: Tempo, granted: int
) -> None:
    sitting = told(texts, tempo=tempo)
    full = sitting.remaining(B)
    assert sitting.facts().clock.seats[B].starts_in_ms == granted
    sitting.spend(granted)  # no message, perhaps no connection either
    assert sitting.facts().clock.seats[B].state is ClockState.RUNNING
    sitting.act(B, Count(more=True), after=1_000)
    assert sitting.remaining(B) == full - 1_000


def test_E43_who_is_through_with_reading_starts_the_clock_early() -> None:
    sitting = told(3).spend(5_000)
    full = sitting.remaining(B)
    sitting.send(EndNarration(seat=B, vseq=vseq(sitting.table, B)))
    assert sitting.facts().clock.seats[B].state is ClockState.RUNNING
    sitting.act(B, Count(more=True), after=1_000)
    assert sitting.remaining(B) == full - 1_000


def test_E43_so_does_an_action_which_costs_nothing_itself() -> None:
    sitting = told(3)
    full = sitting.remaining(B)
    sitting.act(B, Count(more=True), after=5_000)
    assert sitting.remaining(B) == full
    assert sitting.facts().clock.seats[B].state is ClockState.RUNNING
