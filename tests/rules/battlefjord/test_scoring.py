"""What counts at the end. Spec section 8; E38-E40."""

import pytest

from rules.games.battlefjord.actions import RaidOption, RaidPay
from rules.games.battlefjord.score import hall_kind, result, seat_scores
from rules.games.battlefjord.state import Phase, State
from tests.rules.battlefjord.positions import A, B, after, cards, position


@pytest.mark.parametrize(
    ("third", "cards_fame", "effects", "halls", "total"),
    [
        ("R3 H9", 13, {"L4": 4, "R5": 4, "R3": 2}, [4, 2, 0], 35),
        ("R3 H9 L5", 15, {"L4": 4, "R5": 4, "R3": 2}, [5, 3, 0], 39),
    ],
)
def test_E38_tokens_cards_end_effects_and_halls(
    third: str, cards_fame: int, effects: dict[str, int], halls: list[int], total: int
) -> None:
    laid = f"L3 L1 L2 L4 | R5 B6 S8 H3 | {third}"
    score = seat_scores(position(halls=(laid, ""), stocks=("0/0/0/0/6", "0/0/0/0/0")))[A]
    assert (score.tokens, score.cards, score.total) == (6, cards_fame, total)
    assert {effect.card: effect.fame for effect in score.effects} == effects
    assert [hall.fame for hall in score.halls] == halls


def over(a: str, b: str) -> State:
    """After the fourth raid, which cost each seat three fame."""
    state = position(phase=Phase.RAID, round=16, stocks=(a, b))
    fame = RaidPay(option=RaidOption.FAME)
    return after(state, (A, fame), (B, fame))


@pytest.mark.parametrize(
    ("a", "b", "ranking"),
    [
        ("0/0/0/1/34", "9/0/0/1/33", ((0,), (1,))),
        ("0/0/0/1/33", "0/0/0/2/33", ((1,), (0,))),
        ("2/1/1/1/33", "2/2/2/1/33", ((1,), (0,))),
        ("2/2/1/1/33", "5/0/0/1/33", ((0, 1),)),
    ],
)
def test_E39_ties_go_to_silver_then_goods_then_nobody(
    a: str, b: str, ranking: tuple[tuple[int, ...], ...]
) -> None:
    ended = result(over(a, b))
    assert ended is not None
    assert ended.ranking == ranking


def test_E40_cards_in_the_hand_count_nothing() -> None:
    score = seat_scores(position(hands=("S9", "")))[A]
    assert (score.cards, score.total) == (0, 4)


@pytest.mark.parametrize(
    ("hall", "kind"),
    [
        ("L1 L2 L3 L4", "same"),
        ("L1 B1 R1 S1", "different"),
        ("L1 L2 R1 S1", None),
        ("L1 L2 L3", None),
        ("L1 B1 R1", None),
        ("", None),
    ],
)
def test_only_a_full_hall_of_equal_or_different_signs_counts(hall: str, kind: str | None) -> None:
    assert hall_kind(cards(hall)) == kind


def test_columns_across_halls_count_nothing() -> None:
    score = seat_scores(position(halls=("L1 B1 | L2 B2 | L3 B3", "")))[A]
    assert [hall.fame for hall in score.halls] == [0, 0, 0]
