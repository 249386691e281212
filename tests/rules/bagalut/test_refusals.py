"""What is refused before any rule of a single action: in this order, and nothing has changed.

Vector 18. Each code of a single action has its test beside that action's rules.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from rules.errors import RuleError, SharedCode
from rules.games.bagalut.actions import Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.apply import apply
from rules.games.bagalut.content import Good
from rules.games.bagalut.state import Phase, State
from tests.rules.bagalut.positions import CHANCE, A, B, position

ROWS: dict[str, Any] = {"a": "fish 5, coin 2", "b": "fish 3, mead 4", "hands": ("mead-2", "mead-3")}
ACTIONS = {
    "lay": Lay(card="mead-2"),
    "steal": Steal(good=Good.FISH),
    "swap_offer": SwapOffer(good=Good.FISH),
    "swap_give": SwapGive(good=Good.FISH),
}
FITTING = {
    Phase.SETUP_LAY: "lay",
    Phase.STEAL: "steal",
    Phase.SWAP_OFFER: "swap_offer",
    Phase.SWAP_ANSWER: "swap_give",
    Phase.LAY: "lay",
}


@dataclass(frozen=True)
class Whistle:
    """An action of no game."""

    type: str = "whistle"


def refused(state: State, seat: int, action: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(RuleError) as refusal:
        apply(state, seat, action, CHANCE)
    return refusal.value.code, refusal.value.facts


def in_phase(phase: Phase) -> State:
    offer = "grain-2" if phase is Phase.SWAP_ANSWER else None
    return position(phase=phase, offer=offer, **ROWS)


@pytest.mark.parametrize("action", [Whistle(), None, "lay", {"type": "lay", "card": "fish-2"}])
@pytest.mark.parametrize("phase", Phase)
def test_what_is_no_action_of_bagalut_is_unknown_in_every_phase(phase: Phase, action: Any) -> None:
    assert refused(in_phase(phase), A, action) == (SharedCode.UNKNOWN_ACTION, {})


@pytest.mark.parametrize("card", ["fish-8", "fish", "", 3, None, ["fish-2"]])
def test_a_card_that_does_not_exist_is_a_bad_field_even_after_the_end(card: Any) -> None:
    for phase in Phase:
        expected = (SharedCode.BAD_FIELD, {"field": "card"})
        assert refused(in_phase(phase), A, Lay(card=card)) == expected


@pytest.mark.parametrize("good", ["beer", "", 0, None, ["fish"]])
@pytest.mark.parametrize("kind", [Steal, SwapOffer, SwapGive])
def test_a_good_that_does_not_exist_is_a_bad_field_even_after_the_end(kind: Any, good: Any) -> None:
    for phase in Phase:
        expected = (SharedCode.BAD_FIELD, {"field": "good"})
        assert refused(in_phase(phase), A, kind(good=good)) == expected


@pytest.mark.parametrize("kind", ACTIONS)
@pytest.mark.parametrize("seat", [A, B])
def test_after_the_end_nothing_can_be_done(kind: str, seat: int) -> None:
    state = in_phase(Phase.OVER)
    assert refused(state, seat, ACTIONS[kind]) == (SharedCode.GAME_OVER, {})


@pytest.mark.parametrize(
    ("phase", "kind"),
    [(phase, kind) for phase in FITTING for kind in ACTIONS if kind != FITTING[phase]],
)
@pytest.mark.parametrize("seat", [A, B, 2, -1])
def test_an_action_of_another_phase_is_refused_before_the_turn_is_looked_at(
    phase: Phase, kind: str, seat: int
) -> None:
    expected = (SharedCode.WRONG_PHASE, {"phase": phase})
    assert refused(in_phase(phase), seat, ACTIONS[kind]) == expected


@pytest.mark.parametrize("phase", FITTING)
def test_the_seat_that_is_not_asked_may_not_act(phase: Phase) -> None:
    asked = B if phase is Phase.SWAP_ANSWER else A
    for seat in {A, B, 2, -1} - {asked}:
        expected = (SharedCode.NOT_YOUR_TURN, {"seat": asked})
        assert refused(in_phase(phase), seat, ACTIONS[FITTING[phase]]) == expected
