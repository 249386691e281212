"""Laying, the market, the end. Source: seed 000, ABLEGEN, Wertung; vectors 18, 20-25."""

import pytest

from rules.errors import RuleError
from rules.game import Result
from rules.games.bagalut.actions import Lay, Steal
from rules.games.bagalut.apply import apply
from rules.games.bagalut.content import Good
from rules.games.bagalut.errors import Code
from rules.games.bagalut.events import (
    CardLaid,
    GameOver,
    MarketCardLaid,
    MarketOpened,
    TurnStarted,
)
from rules.games.bagalut.legal import actors, legal
from rules.games.bagalut.score import goods_won, points, result
from rules.games.bagalut.state import Options, Phase
from tests.rules.bagalut.positions import CHANCE, A, B, cards, play, position, told, written

STACK = "fish-2 fish-3 coin-2 coin-7 mead-4 sheep-5 grain-6 grain-7"


def test_a_card_from_the_hand_is_laid_last_and_the_other_seats_turn_begins() -> None:
    state = position(phase=Phase.LAY, a="fish 5", b="fish 3", hands=("fish-2 mead-4", "coin-2"))
    step = play(state, A, Lay(card="fish-2"))
    assert written(step.state.rows[A]) == "fish 5 2"
    assert step.state.hands[A] == cards("mead-4")
    assert step.events == (
        CardLaid(seat=A, card="fish-2", setup=False),
        TurnStarted(seat=B, turn=6),
    )
    assert (step.state.phase, actors(step.state)) == (Phase.STEAL, {B})


def test_the_market_opens_when_both_hands_are_played_out_and_not_before() -> None:
    """Vector 20, spec D7."""
    state = position(
        phase=Phase.LAY,
        turn=11,
        a="coin 3",
        b="mead 2",
        hands=("fish-4", "sheep-2"),
        stack=STACK,
        options=Options(steal=False),
    )
    one_hand_empty = play(state, A, Lay(card="fish-4")).state
    assert (one_hand_empty.turn, one_hand_empty.market) == (12, None)
    to_lay = position(
        phase=Phase.LAY,
        turn=12,
        active=B,
        a="fish 4",
        b="mead 2",
        hands=("", "sheep-2"),
        stack=STACK,
    )
    step = play(to_lay, B, Lay(card="sheep-2"))
    assert step.state.market == cards(STACK)
    assert step.state.stack == ()
    assert step.events == (
        CardLaid(seat=B, card="sheep-2", setup=False),
        MarketOpened(cards=tuple(STACK.split())),
        TurnStarted(seat=A, turn=13),
    )


def test_from_the_open_market_any_card_may_be_taken_and_laid_last() -> None:
    state = position(phase=Phase.LAY, turn=13, a="grain 5", b="fish 3", market="fish-2 grain-6")
    assert list(legal(state, A)) == [Lay(card="fish-2"), Lay(card="grain-6")]
    step = play(state, A, Lay(card="grain-6"))
    assert written(step.state.rows[A]) == "grain 5 6"
    assert step.state.market == cards("fish-2")
    assert step.events == (MarketCardLaid(seat=A, card="grain-6"), TurnStarted(seat=B, turn=14))


def test_a_card_that_is_not_on_the_hand_cannot_be_laid() -> None:
    state = position(phase=Phase.LAY, a="fish 5", b="fish 3", hands=("mead-4", "coin-2"))
    with pytest.raises(RuleError) as refusal:
        apply(state, A, Lay(card="coin-2"), CHANCE)
    assert refusal.value.code == Code.CARD_NOT_IN_HAND
    assert refusal.value.facts == {"card": "coin-2"}


def test_a_card_that_is_not_in_the_market_cannot_be_laid() -> None:
    """Vector 21."""
    state = position(phase=Phase.LAY, turn=13, a="grain 5", b="fish 3", market="fish-2")
    with pytest.raises(RuleError) as refusal:
        apply(state, A, Lay(card="grain-6"), CHANCE)
    assert refusal.value.code == Code.CARD_NOT_IN_MARKET
    assert refusal.value.facts == {"card": "grain-6"}


def test_the_last_lay_of_turn_twenty_ends_the_game() -> None:
    """Vectors 22 and 23: 14-13, 13-14, 27-0, 0-27, 15-12."""
    state = position(
        phase=Phase.LAY,
        turn=20,
        active=B,
        a="fish 2 5 7, coin 6 7, mead 2 3 4 5 6 7, grain 2 6 7",
        b="fish 3 4 6, coin 2 3 4 5, sheep 2 3 4 5 6 7, grain 3 5",
        market="grain-4",
    )
    assert result(state) is None
    step = play(state, B, Lay(card="grain-4"))
    assert step.state.phase is Phase.OVER
    assert actors(step.state) == set()
    assert step.state.market == ()
    assert points(step.state) == ([14, 13, 27, 0, 15], [13, 14, 0, 27, 12])
    assert step.events == (
        MarketCardLaid(seat=B, card="grain-4"),
        GameOver(winner_seat=A, winner_goods=3, loser_goods=2),
    )
    assert result(step.state) == Result(reason="played_out", ranking=((A,), (B,)), scores=(3, 2))


def test_three_goods_win_also_with_fewer_points() -> None:
    """Vector 24: 14, 14, 14, 0, 9 against 13, 13, 13, 27, 18; fifteen cards each."""
    state = position(
        phase=Phase.OVER,
        turn=20,
        a="fish 7 3 4, coin 7 3 4, mead 7 5 2, grain 2 3 4",
        b="fish 2 5 6, coin 2 5 6, mead 3 4 6, sheep 2 3 4 5 6 7, grain 5 6 7",
        market="",
    )
    assert points(state) == ([14, 14, 14, 0, 9], [13, 13, 13, 27, 18])
    assert goods_won(state) == (3, 2)
    over = result(state)
    assert over is not None
    assert over.ranking == ((A,), (B,))


def test_the_better_of_the_other_seat_wins_too() -> None:
    state = position(phase=Phase.OVER, turn=20, a="fish 2", b="fish 7, coin 3, mead 4", market="")
    over = result(state)
    assert over is not None
    assert (over.ranking, over.scores) == (((B,), (A,)), (0, 3))


def test_an_offered_card_counts_for_its_owner_until_the_swap() -> None:
    """Spec D9."""
    state = position(phase=Phase.SWAP_ANSWER, a="fish 6", b="coin 7, mead 6", offer="fish-4")
    assert points(state) == ([10, 0, 0, 0, 0], [0, 7, 6, 0, 0])


@pytest.mark.parametrize(
    ("options", "first"),
    [
        (Options(), Phase.STEAL),
        (Options(swaps=0), Phase.STEAL),
        (Options(swaps=2), Phase.STEAL),
        (Options(steal=False), Phase.SWAP_OFFER),
        (Options(steal=False, swaps=2), Phase.SWAP_OFFER),
    ],
)
def test_a_turn_begins_with_the_first_step_that_the_variant_has(
    options: Options, first: Phase
) -> None:
    """Vector 25."""
    state = position(
        phase=Phase.LAY, a="fish 5", b="coin 3", hands=("mead-2", "mead-3"), options=options
    )
    step = play(state, A, Lay(card="mead-2"))
    assert step.state.phase is first
    assert told(step) == ["card_laid", "turn_started"]


def test_without_swapping_the_lay_follows_the_steal() -> None:
    state = position(phase=Phase.STEAL, a="fish 5", b="coin 3, mead 2", options=Options(swaps=0))
    assert play(state, A, Steal(good=Good.COIN)).state.phase is Phase.LAY
