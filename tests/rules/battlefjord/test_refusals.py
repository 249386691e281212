"""What is refused before any rule of a single action, and that nothing changes. Spec section 10."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.errors import SharedCode
from rules.games.battlefjord.actions import (
    CargoPick,
    ChooseEffect,
    ChooseGoods,
    EndActions,
    Jarl,
    Mist,
    Place,
    RaidOption,
    RaidPay,
    Skald,
    SkaldOption,
    StoreDiscard,
    TakeCargo,
    TakeFollower,
    Thing,
    Trade,
    Use,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.goods import Good, Goods, Payment
from rules.games.battlefjord.state import Phase
from tests.rules.battlefjord.positions import A, B, code, position, refused


@dataclass(frozen=True)
class Whistle:
    """An action of no game."""

    type: str = "whistle"


@pytest.mark.parametrize("action", [Whistle(), None, "use", {"type": "use", "field": 2}])
@pytest.mark.parametrize("phase", Phase)
def test_what_is_no_action_of_battlefjord_is_unknown(phase: Phase, action: Any) -> None:
    assert refused(position(phase=phase), A, action) == (SharedCode.UNKNOWN_ACTION, {})


BAD: list[tuple[Any, str]] = [
    (RaidPay(option=RaidOption.GOODS), "goods"),
    (RaidPay(option=RaidOption.FAME, goods=Goods(fish=1)), "goods"),
    (RaidPay(option=RaidOption.GOODS, goods=Goods(fish=-1, wool=2)), "goods"),
    (RaidPay(option="song"), "option"),
    (Place(field=True), "field"),
    (Use(field=0), "field"),
    (Use(field=17), "field"),
    (Jarl(card="C01", mode="lay", hall=1), "card"),
    (Jarl(card="L1", mode="hand"), "mode"),
    (Jarl(card="L1", mode="discard", hall=1), "hall"),
    (Jarl(card="L1", mode="discard", pay=Payment()), "pay"),
    (Jarl(card="L1", mode="discard", via="boat"), "via"),
    (Trade(give="fame", get="fish"), "give"),
    (Trade(give="fish", get="gold"), "get"),
    (Skald(option=SkaldOption.GOODS2), "good"),
    (Skald(option=SkaldOption.SILVER1, good=Good.FISH), "good"),
    (Mist(from_slot=9, to_slot=1), "from_slot"),
    (Mist(from_slot=0, to_slot=-1), "to_slot"),
    (TakeCargo(slot=9), "slot"),
    (TakeFollower(slot=1, mode="hand", pay=Payment(fish=1)), "pay"),
    (TakeFollower(slot=1, mode="lay", hall=1, pay=Payment(fish=-1)), "pay"),
    (Thing(card="X1", mode="discard"), "card"),
    (CargoPick(card="L1"), "card"),
    (ChooseGoods(goods=Goods(fish=-1, wool=3)), "goods"),
    (ChooseEffect(), "skip"),
    (ChooseEffect(skip=True, field=2), "skip"),
    (ChooseEffect(a=(1, 0)), "b"),
    (StoreDiscard(goods=Goods(iron=-1)), "goods"),
]


@pytest.mark.parametrize(("action", "field"), BAD)
@pytest.mark.parametrize("phase", [Phase.ACTIONS, Phase.OVER])
def test_a_field_out_of_range_is_seen_before_anything_else(
    phase: Phase, action: Any, field: str
) -> None:
    assert refused(position(phase=phase), A, action) == (SharedCode.BAD_FIELD, {"field": field})


def test_then_the_end_then_the_phase_then_the_turn_then_the_open_decision() -> None:
    use = Use(field=2)
    assert refused(position(phase=Phase.OVER), A, use) == (SharedCode.GAME_OVER, {})
    assert refused(position(phase=Phase.PLACING), B, use) == (
        SharedCode.WRONG_PHASE,
        {"phase": Phase.PLACING},
    )
    assert refused(position(), B, use) == (SharedCode.NOT_YOUR_TURN, {"seat": A})


@pytest.mark.parametrize(
    "action",
    [
        Thing(card="L1", mode="discard"),
        CargoPick(card="C01"),
        ChooseGoods(goods=Goods(fish=2)),
        ChooseEffect(skip=True),
    ],
)
def test_without_a_pending_decision_there_is_nothing_to_decide(action: Any) -> None:
    assert code(position(), A, action) == Code.NOTHING_TO_DECIDE


@pytest.mark.parametrize(
    ("action", "phase"),
    [
        (Place(field=2), Phase.ACTIONS),
        (RaidPay(option=RaidOption.FAME), Phase.ACTIONS),
        (StoreDiscard(goods=Goods(fish=1)), Phase.PLACING),
        (EndActions(), Phase.RAID),
        (TakeCargo(slot=0), Phase.STORAGE),
    ],
)
def test_each_action_belongs_to_one_phase(action: Any, phase: Phase) -> None:
    state = position(phase=phase, round=4 if phase is Phase.RAID else 3)
    assert code(state, A, action) == SharedCode.WRONG_PHASE


def test_a_refusal_changes_nothing() -> None:
    state = position(on=("5", ""), stocks=("1/0/0/0/0", "2/2/2/1/4"))
    before = replace(state)
    assert code(state, A, Trade(give="fish", get="wool")) == Code.TRADE_SHORT
    assert state == before
