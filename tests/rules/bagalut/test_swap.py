"""Swapping. Source: seed 000, TAUSCHEN, Regeln; vectors 4-12, 14, 26."""

import pytest

from rules.errors import RuleError
from rules.games.bagalut.actions import Steal, SwapGive, SwapOffer
from rules.games.bagalut.apply import apply
from rules.games.bagalut.content import CARD_OF, GOODS, Good
from rules.games.bagalut.errors import Code
from rules.games.bagalut.events import StepSkipped, SwapAnswered, SwapOffered
from rules.games.bagalut.legal import actors, eligible_on, legal
from rules.games.bagalut.state import Options, Phase
from tests.rules.bagalut.positions import CHANCE, A, B, play, position, side, written

FIVE_LAST = "fish 7, coin 6, mead 2, sheep 3, grain 5"


@pytest.mark.parametrize(
    ("offered", "b", "answers"),
    [
        (4, FIVE_LAST, "fish coin grain"),  # 4: all that are at least as high, not only the 5
        (4, "fish 7, coin 3, mead 2", "fish"),  # 5: the seed's example
        (4, "fish 3, coin 2, mead 3, sheep 2, grain 2", "fish mead"),  # 6: the highest below
        (4, "coin 2, sheep 2", "coin sheep"),  # 7
        (7, "fish 6, coin 5, mead 4, sheep 7, grain 2", "sheep"),  # 8
        (7, "fish 6, coin 5, mead 4, grain 2", "fish"),  # 8, without the 7
        (2, FIVE_LAST, "fish coin mead sheep grain"),  # 9
        (5, "fish 5, coin 3", "fish"),  # 10: equal is enough
        (3, "fish 7 2, coin 2 3", "coin"),  # 1: only the last card of a row counts
    ],
)
def test_eligible_is_every_last_card_of_at_least_the_value_else_the_highest_below(
    offered: int, b: str, answers: str
) -> None:
    assert [GOODS[good] for good in eligible_on(side(b), offered)] == answers.split()


def test_an_offered_card_leaves_its_row_and_the_other_seat_is_asked() -> None:
    state = position(phase=Phase.SWAP_OFFER, a="fish 5 2 4, coin 3", b=FIVE_LAST)
    step = play(state, A, SwapOffer(good=Good.FISH))
    assert step.state.phase is Phase.SWAP_ANSWER
    assert actors(step.state) == {B}
    assert step.state.offer == CARD_OF["fish-4"]
    assert written(step.state.rows[A]) == "fish 5 2, coin 3"
    assert step.events == (
        SwapOffered(seat=A, card="fish-4", eligible=("fish-7", "coin-6", "grain-5")),
    )
    assert list(legal(step.state, B)) == [
        SwapGive(good=Good.FISH),
        SwapGive(good=Good.COIN),
        SwapGive(good=Good.GRAIN),
    ]


def test_every_own_row_with_a_card_may_be_offered() -> None:
    state = position(phase=Phase.SWAP_OFFER, a="fish 5, mead 2 3", b=FIVE_LAST)
    assert list(legal(state, A)) == [SwapOffer(good=Good.FISH), SwapOffer(good=Good.MEAD)]


@pytest.mark.parametrize(
    ("a", "b", "offer", "give", "a_after", "b_after"),
    [
        # Vector 11: both of one good; both have left before either is laid on.
        ("coin 3 4", "coin 7 5, fish 6", Good.COIN, Good.COIN, "coin 3 5", "fish 6, coin 7 4"),
        # Vector 12: different goods, each to the end of its row.
        (
            "sheep 6 2, grain 5",
            "sheep 4, grain 3 7",
            Good.SHEEP,
            Good.GRAIN,
            "sheep 6, grain 5 7",
            "sheep 4 2, grain 3",
        ),
    ],
)
def test_both_cards_become_the_last_of_their_new_rows(
    a: str, b: str, offer: Good, give: Good, a_after: str, b_after: str
) -> None:
    offered = play(position(phase=Phase.SWAP_OFFER, a=a, b=b), A, SwapOffer(good=offer)).state
    step = play(offered, B, SwapGive(good=give))
    assert [written(rows) for rows in step.state.rows] == [a_after, b_after]
    assert (step.state.phase, step.state.offer) == (Phase.LAY, None)
    assert actors(step.state) == {A}


def test_a_swap_tells_both_cards_and_that_it_was_chosen() -> None:
    state = position(phase=Phase.SWAP_ANSWER, a="coin 3", b=FIVE_LAST, offer="fish-4")
    assert play(state, B, SwapGive(good=Good.COIN)).events == (
        SwapAnswered(seat=B, to_seat=A, card="coin-6", offered="fish-4", auto=False),
    )


def test_the_only_eligible_card_is_given_without_asking() -> None:
    """Spec D6, vector 5."""
    state = position(phase=Phase.SWAP_OFFER, a="fish 4, coin 3", b="mead 2 7, sheep 3")
    step = play(state, A, SwapOffer(good=Good.FISH))
    assert step.state.phase is Phase.LAY
    assert [written(rows) for rows in step.state.rows] == [
        "coin 3, mead 7",
        "fish 4, mead 2, sheep 3",
    ]
    assert step.events == (
        SwapOffered(seat=A, card="fish-4", eligible=("mead-7",)),
        SwapAnswered(seat=B, to_seat=A, card="mead-7", offered="fish-4", auto=True),
    )


def test_a_card_that_is_not_eligible_is_refused_with_those_that_are() -> None:
    """Vector 6: giving a 2 while there are 3s."""
    b = "fish 3, coin 2, mead 3, sheep 2, grain 2"
    state = position(phase=Phase.SWAP_ANSWER, a="coin 5", b=b, offer="fish-4")
    with pytest.raises(RuleError) as refusal:
        apply(state, B, SwapGive(good=Good.GRAIN), CHANCE)
    assert refusal.value.code == Code.NOT_ELIGIBLE
    assert refusal.value.facts == {"eligible": ("fish-3", "mead-3"), "offered": "fish-4"}


@pytest.mark.parametrize(
    ("phase", "seat", "action"),
    [
        (Phase.SWAP_OFFER, A, SwapOffer(good=Good.GRAIN)),
        (Phase.SWAP_ANSWER, B, SwapGive(good=Good.GRAIN)),
    ],
)
def test_nothing_can_be_taken_from_an_own_row_that_is_empty(
    phase: Phase, seat: int, action: SwapOffer | SwapGive
) -> None:
    offer = "fish-4" if phase is Phase.SWAP_ANSWER else None
    state = position(phase=phase, a="coin 5", b="fish 7", offer=offer)
    with pytest.raises(RuleError) as refusal:
        apply(state, seat, action, CHANCE)
    assert refusal.value.code == Code.ROW_EMPTY
    assert refusal.value.facts == {"seat": seat, "good": Good.GRAIN}


def test_the_second_swap_may_use_the_card_that_was_just_received() -> None:
    """Vector 26."""
    state = position(
        phase=Phase.SWAP_OFFER,
        a="coin 2, mead 3",
        b="fish 6 7, sheep 4, grain 7",
        options=Options(swaps=2),
    )
    offered = play(state, A, SwapOffer(good=Good.COIN)).state
    first = play(offered, B, SwapGive(good=Good.FISH)).state
    assert (first.phase, first.swaps_done) == (Phase.SWAP_OFFER, 1)
    again = play(first, A, SwapOffer(good=Good.FISH))
    assert again.state.phase is Phase.LAY, "only the grain-7 is a 7, so it was given at once"
    assert written(again.state.rows[A]) == "mead 3, grain 7"


def test_each_of_two_swaps_is_complete_before_the_next() -> None:
    state = position(
        phase=Phase.SWAP_OFFER, a="coin 2, mead 3", b=FIVE_LAST, options=Options(swaps=2)
    )
    phases = []
    for seat, action in (
        (A, SwapOffer(good=Good.COIN)),
        (B, SwapGive(good=Good.MEAD)),
        (A, SwapOffer(good=Good.MEAD)),
        (B, SwapGive(good=Good.FISH)),
    ):
        state = play(state, seat, action).state
        phases.append(state.phase)
    assert phases == [Phase.SWAP_ANSWER, Phase.SWAP_OFFER, Phase.SWAP_ANSWER, Phase.LAY]
    assert state.swaps_done == 2


def test_an_impossible_swap_is_skipped_and_told() -> None:
    """Spec D5: stealing the last card of all leaves the other seat nothing to swap."""
    state = position(phase=Phase.STEAL, a="coin 3", b="fish 5")
    step = play(state, A, Steal(good=Good.FISH))
    assert step.state.phase is Phase.LAY
    assert step.events[1:] == (StepSkipped(seat=A, step="swap"),)
