"""Stealing. Source: seed 000, KLAUEN, Karten richtig legen, Regeln; vectors 1-3, 13, 19."""

import pytest

from rules.errors import RuleError
from rules.games.bagalut.actions import Lay, Steal, SwapOffer
from rules.games.bagalut.apply import apply
from rules.games.bagalut.content import Good
from rules.games.bagalut.errors import Code
from rules.games.bagalut.events import CardStolen, StepSkipped, TurnStarted
from rules.games.bagalut.legal import legal
from rules.games.bagalut.state import Phase
from tests.rules.bagalut.positions import CHANCE, A, B, play, position, written


@pytest.mark.parametrize(
    ("a", "b", "good", "a_after", "b_after"),
    [
        # Vector 1: of 5 2 6 only the card laid last may be stolen.
        ("coin 3", "fish 5 2 6", Good.FISH, "fish 6, coin 3", "fish 5 2"),
        # Vector 2: a stolen card becomes the first of its row, so the last one stays the last.
        ("fish 3", "fish 5 2 6", Good.FISH, "fish 6 3", "fish 5 2"),
        ("fish 3 4", "fish 2 7", Good.FISH, "fish 7 3 4", "fish 2"),
        # Vector 3: in an empty row it is first and last at once.
        ("coin 2", "mead 4, grain 3", Good.MEAD, "coin 2, mead 4", "grain 3"),
    ],
)
def test_the_last_card_of_the_other_row_becomes_the_first_of_the_own(
    a: str, b: str, good: Good, a_after: str, b_after: str
) -> None:
    step = play(position(phase=Phase.STEAL, a=a, b=b), A, Steal(good=good))
    assert [written(rows) for rows in step.state.rows] == [a_after, b_after]
    assert step.state.phase is Phase.SWAP_OFFER


def test_what_was_stolen_is_told() -> None:
    step = play(position(phase=Phase.STEAL, a="coin 3", b="fish 5 2 6"), A, Steal(good=Good.FISH))
    assert step.events == (CardStolen(seat=A, from_seat=B, card="fish-6"),)


def test_every_row_of_the_other_seat_with_a_card_may_be_robbed() -> None:
    state = position(phase=Phase.STEAL, a="coin 3", b="fish 5, sheep 2 3, grain 7")
    assert list(legal(state, A)) == [
        Steal(good=Good.FISH),
        Steal(good=Good.SHEEP),
        Steal(good=Good.GRAIN),
    ]


def test_a_card_stolen_into_an_empty_row_may_be_stolen_back_at_once() -> None:
    state = position(phase=Phase.STEAL, active=B, turn=6, a="mead 4", b="coin 2")
    step = play(state, B, Steal(good=Good.MEAD))
    assert written(step.state.rows[B]) == "coin 2, mead 4"


def test_a_card_stolen_into_an_empty_row_may_be_offered_in_the_same_turn() -> None:
    """Vector 14."""
    state = position(phase=Phase.STEAL, a="coin 3", b="mead 6, fish 2 7, grain 7")
    step = play(state, A, Steal(good=Good.MEAD), SwapOffer(good=Good.MEAD))
    assert step.state.phase is Phase.SWAP_ANSWER
    assert written(step.state.rows[A]) == "coin 3"


def test_a_swapped_card_may_be_stolen_because_it_lies_last() -> None:
    """Vector 13: after the swap of vector 12 the grain-7 lies last in A's row."""
    state = position(phase=Phase.STEAL, active=B, turn=6, a="sheep 6, grain 5 7", b="sheep 4 2")
    step = play(state, B, Steal(good=Good.GRAIN))
    assert [written(rows) for rows in step.state.rows] == ["sheep 6, grain 5", "sheep 4 2, grain 7"]


def test_an_empty_row_cannot_be_robbed() -> None:
    """Vector 19."""
    state = position(phase=Phase.STEAL, a="sheep 3", b="fish 5")
    with pytest.raises(RuleError) as refusal:
        apply(state, A, Steal(good=Good.SHEEP), CHANCE)
    assert refusal.value.code == Code.ROW_EMPTY
    assert refusal.value.facts == {"seat": B, "good": Good.SHEEP}


def test_an_impossible_steal_is_skipped_and_told() -> None:
    """Spec D5. In a game it never comes to this: the position is a made-up one.

    The seat that has just laid always has a card to steal, so only the beginner of turn 1, who
    would find nothing laid by the other seat, can meet it.
    """
    state = position(
        phase=Phase.SETUP_LAY,
        turn=0,
        active=A,
        a="fish 2 3 4 5 6, coin 2 3 4 5",
        hands=("coin-6", ""),
    )
    step = play(state, A, Lay(card="coin-6"))
    assert step.state.phase is Phase.LAY
    assert step.events[1:] == (
        TurnStarted(seat=A, turn=1),
        StepSkipped(seat=A, step="steal"),
        StepSkipped(seat=A, step="swap"),
    )
