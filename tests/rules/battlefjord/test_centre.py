"""Cards of the centre: cargo, followers, halls, hand, payment. Spec 4.4, 6; E18-E26."""

import pytest

from rules.games.battlefjord.actions import EndActions, Jarl, TakeCargo, TakeFollower, Thing, Use
from rules.games.battlefjord.content import CARD_OF
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.goods import Payment
from rules.games.battlefjord.state import State
from rules.games.battlefjord.view import view
from tests.rules.battlefjord.positions import (
    A,
    B,
    after,
    can,
    code,
    has,
    ids,
    lay,
    position,
    refused,
    step,
    told,
)


def test_E18_cargo_gives_its_content_and_a_face_down_follower_takes_its_place() -> None:
    state = position(slots="4 C07", pennants={4: A, 8: B})
    taken = after(state, (A, TakeCargo(slot=4)))
    assert has(taken, A) == "3/3/2/1/4"
    assert ids(taken.discards[1]) == "C07"
    assert taken.face_down == 1 << 4
    assert taken.slots[4] == state.stacks[0][-1]
    assert len(taken.stacks[0]) == len(state.stacks[0]) - 1
    assert code(taken, A, TakeCargo(slot=4)) == Code.NOT_YOUR_PENNANT
    assert code(taken, A, TakeCargo(slot=8)) == Code.NOT_YOUR_PENNANT


def test_a_pennant_takes_only_the_kind_of_card_it_stands_on() -> None:
    state = position(slots="4 C07, 1 L3", pennants={4: A, 1: A})
    assert refused(state, A, TakeCargo(slot=1)) == (Code.SLOT_KIND, {"kind": "follower"})
    assert refused(state, A, TakeFollower(slot=4, mode="discard")) == (
        Code.SLOT_KIND,
        {"kind": "cargo"},
    )


def test_E20_a_follower_is_paid_and_laid_on_the_left_free_place() -> None:
    state = position(slots="1 L3", pennants={1: A})
    done = step(state, A, lay(1, hall=2))
    assert has(done.state, A) == "1/2/1/1/4"
    assert ids(done.state.halls[A][1]) == "L3"
    assert done.state.face_down == 1 << 1
    assert done.state.slots[1] == state.stacks[1][-1]
    score = view(done.state, A).seats[A].score
    assert (score.tokens, score.cards, score.total) == (4, 1, 5)
    (event,) = told(done.events, "card_laid")
    assert (event.hall, event.position, event.payment) == (2, 0, Payment(fish=1, iron=1))


def at_jarl(hand: str, stock: str, halls: str = "") -> State:
    return position(on=("1", ""), hands=(hand, ""), stocks=(stock, "2/2/2/1/4"), halls=(halls, ""))


def jarl(card: str, **pay: int) -> Jarl:
    return Jarl(card=card, mode="lay", hall=3, pay=Payment(**pay) if pay else None)


def test_E21_a_discount_is_taken_in_full_from_goods_of_choice() -> None:
    state = at_jarl("L4", "1/2/0/1/4", "L3")
    ways = [action.pay for action in can(state, A) if isinstance(action, Jarl) and action.hall == 3]
    assert ways == [Payment(fish=1, wool=1, silver=1), Payment(wool=2, silver=1)]
    assert code(state, A, jarl("L4")) == Code.PAY_AMBIGUOUS
    assert code(state, A, jarl("L4", fish=1, wool=2, silver=1)) == Code.PAY_WRONG
    assert code(state, A, jarl("L4", wool=1, silver=1)) == Code.PAY_WRONG
    assert has(after(state, (A, jarl("L4", fish=1, wool=1, silver=1))), A) == "0/1/0/0/4"


def test_E22_silver_may_be_replaced_by_goods() -> None:
    state = at_jarl("R8", "3/2/1/0/4", "S3")
    assert has(after(state, (A, jarl("R8", fish=3, wool=2, iron=1))), A) == "0/0/0/0/6"
    cheaper = at_jarl("R8", "3/2/1/0/4", "S3 R6")
    assert has(after(cheaper, (A, jarl("R8", fish=2, wool=2, iron=1))), A) == "1/0/0/0/6"


def test_silver_is_never_replaced_without_such_a_card() -> None:
    state = at_jarl("R8", "5/5/5/0/4")
    assert refused(state, A, jarl("R8")) == (Code.PAY_SHORT, {"missing": {"silver": 1}})


def test_E23_a_hall_holds_four_cards() -> None:
    full = position(slots="1 S8", pennants={1: A}, halls=("L1 L2 L3 L4", ""))
    assert refused(full, A, lay(1, hall=1)) == (Code.HALL_FULL, {"hall": 1})
    assert code(full, A, lay(1, hall=4)) == Code.HALL_UNKNOWN
    assert code(full, A, TakeFollower(slot=1, mode="lay")) == Code.HALL_UNKNOWN
    twelve = "L1 L2 L3 L4 | B1 B2 B3 B4 | R1 R2 R3 R4"
    everything = position(slots="1 S8", pennants={1: A}, halls=(twelve, ""))
    assert code(everything, A, lay(1, hall=1)) == Code.HALLS_FULL


def test_E24_the_hand_holds_one_card() -> None:
    state = position(slots="3 H1", pennants={3: A}, hands=("R8", ""))
    assert code(state, A, TakeFollower(slot=3, mode="hand")) == Code.HAND_FULL
    thrown = after(state, (A, TakeFollower(slot=3, mode="discard")))
    assert ids(thrown.discards[0]) == "H1"
    assert thrown.face_down == 1 << 3
    roomy = position(slots="3 H1", pennants={3: A}, hands=("R8", ""), halls=("L1", ""))
    held = step(roomy, A, TakeFollower(slot=3, mode="hand"))
    assert ids(held.state.hands[A]) == "R8 H1"
    assert [event.card for event in told(held.events, "card_to_hand")] == ["H1"]
    assert view(held.state, B).seats[A].hand == ("R8", "H1"), "all have seen it (spec D8)"


def test_E25_the_thing_lets_even_the_poorest_discard() -> None:
    state = position(on=("14", ""), stocks=("0/0/0/0/4", "2/2/2/1/4"), hands=("R8", ""), top="S5")
    shown = step(state, A, Use(field=14))
    assert [event.cards for event in told(shown.events, "card_revealed")] == [("S5",)]
    assert refused(shown.state, A, EndActions()) == (Code.DECIDE_FIRST, {"what": "thing"})
    assert code(shown.state, A, Thing(card="S5", mode="lay", hall=1)) == Code.PAY_SHORT
    assert code(shown.state, A, Thing(card="S5", mode="hand")) == Code.HAND_FULL
    assert code(shown.state, A, Thing(card="S6", mode="discard")) == Code.CHOICE_ILLEGAL
    own = view(shown.state, A).you
    assert own is not None
    assert own.preselected == Thing(card="S5", mode="discard")
    thrown = after(shown.state, (A, Thing(card="S5", mode="discard")))
    assert ids(thrown.discards[0]) == "S5"
    assert thrown.slots == state.slots
    assert code(thrown, A, Use(field=14)) == Code.FIELD_USED


def test_a_card_of_the_thing_is_laid_or_taken_to_the_hand() -> None:
    state = after(position(on=("14", ""), top="S6"), (A, Use(field=14)))
    laid = after(state, (A, Thing(card="S6", mode="lay", hall=1)))
    assert (ids(laid.halls[A][0]), has(laid, A)) == ("S6", "1/1/2/1/4")
    held = after(state, (A, Thing(card="S6", mode="hand")))
    assert ids(held.hands[A]) == "S6"
    assert laid.slots == held.slots == state.slots


def test_E26_the_jarl_lays_or_discards_a_card_of_the_hand() -> None:
    state = at_jarl("R8", "1/2/1/0/4")
    assert refused(state, A, jarl("R8")) == (Code.PAY_SHORT, {"missing": {"silver": 1}})
    thrown = after(state, (A, Jarl(card="R8", mode="discard")))
    assert (thrown.hands[A], ids(thrown.discards[0])) == ((), "R8")
    assert code(thrown, A, Jarl(card="R8", mode="discard")) == Code.FIELD_USED
    empty = at_jarl("", "1/2/1/0/4")
    assert code(empty, A, Jarl(card="R8", mode="discard")) == Code.HAND_EMPTY
    assert empty.figures[A] == ((1, 0, 0),), "the use is not spent"
    assert code(state, A, Jarl(card="R7", mode="discard")) == Code.CARD_NOT_IN_HAND


@pytest.mark.parametrize(
    ("card", "stock", "missing"),
    [
        ("S9", "0/1/0/0/0", {"wool": 1, "iron": 2, "silver": 1}),
        ("L8", "1/0/5/0/0", {"fish": 1, "wool": 2}),
    ],
)
def test_what_is_missing_is_named(card: str, stock: str, missing: dict[str, int]) -> None:
    assert refused(at_jarl(card, stock), A, jarl(card)) == (Code.PAY_SHORT, {"missing": missing})


def test_a_discount_helps_where_most_is_missing() -> None:
    state = at_jarl("H4", "0/0/0/1/0", "H3")  # 2 fish and 1 wool, 1 good less
    assert refused(state, A, jarl("H4")) == (
        Code.PAY_SHORT,
        {"missing": {"fish": 1, "wool": 1}},
    )


def test_a_taken_slot_is_refilled_with_the_other_kind_and_turned_up_at_the_rounds_end() -> None:
    state = position(slots="1 L3, 4 C07", pennants={1: A, 4: A}, top="H9 C18")
    taken = after(state, (A, TakeCargo(slot=4)), (A, TakeFollower(slot=1, mode="discard")))
    assert (taken.slots[4], taken.slots[1]) == (CARD_OF["H9"], CARD_OF["C18"])
    seen = view(taken, A).slots
    assert (seen[4].card, seen[4].kind, seen[4].pennant_seat) == (None, "follower", None)
    ended = step(after(taken, (A, EndActions())), B, EndActions())
    (event,) = told(ended.events, "cards_turned_up")
    assert (event.slots, event.cards) == ((1, 4), ("C18", "H9"))
    assert ended.state.face_down == 0
