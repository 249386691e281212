"""Battlefjord on the house's table: take-back, its barriers, and clocks in a raid. E41; spec 14."""

import pytest

from rules.games.battlefjord import GAME
from rules.games.battlefjord.actions import Place
from rules.games.battlefjord.legal import actors, legal
from rules.match.commands import Barrier, MakeOffer, OfferKind
from rules.match.errors import MatchCode
from rules.match.record import make_record, verify
from rules.match.replay import replay
from rules.match.table import awaited
from rules.match.terms import Kind
from rules.rng import Rng
from tests.rules.battlefjord.positions import A, B
from tests.rules.match.sitting import Sitting, no_clock


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
