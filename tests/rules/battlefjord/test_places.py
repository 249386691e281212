"""The places of the ring. Spec section 5; E27-E32, E44."""

from dataclasses import replace

import pytest

from rules.games.battlefjord.actions import (
    Action,
    ChooseEffect,
    EndActions,
    Mist,
    Skald,
    SkaldOption,
    TakeCargo,
    TakeFollower,
    Trade,
    Use,
)
from rules.games.battlefjord.content import FOLLOWERS
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.goods import Good, Resource
from rules.games.battlefjord.state import State
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


@pytest.mark.parametrize(
    ("field", "stock"),
    [
        (2, "1/0/0/0/0"),
        (3, "0/1/0/0/0"),
        (6, "0/0/1/0/0"),
        (7, "2/0/0/0/0"),
        (11, "0/2/0/0/0"),
        (15, "0/0/0/0/1"),
    ],
)
def test_a_plain_place_gives_what_it_says_once(field: int, stock: str) -> None:
    state = position(on=(str(field), ""), stocks=("0/0/0/0/0", "2/2/2/1/4"))
    used = after(state, (A, Use(field=field)))
    assert has(used, A) == stock
    assert code(used, A, Use(field=field)) == Code.FIELD_USED
    assert code(state, A, Use(field=13)) == Code.NOT_YOUR_FIELD
    assert code(state, A, Use(field=9)) == Code.USE_OTHER_MESSAGE


def swap(give: Resource, get: Resource, remote: bool = False) -> Trade:
    return Trade(give=give, get=get, via="remote" if remote else None)


def test_E27_the_merchant_trades_until_another_action_begins() -> None:
    state = position(on=("5 2", ""), stocks=("6/0/0/0/4", "2/2/2/1/4"))
    state = after(state, (A, swap("fish", "silver")))
    assert has(state, A) == "3/0/0/1/4"
    state = after(state, (A, swap("fish", "wool")))
    assert has(state, A) == "1/1/0/1/4"
    assert code(state, A, swap("fish", "fish")) == Code.TRADE_SAME
    assert refused(state, A, swap("fish", "iron")) == (Code.TRADE_SHORT, {"n": 2, "good": "fish"})
    assert code(state, A, swap("silver", "fish")) == Code.TRADE_KIND
    state = after(state, (A, Use(field=2)))
    assert has(state, A) == "2/1/0/1/4"
    assert code(state, A, swap("fish", "wool")) == Code.FIELD_USED


def test_E28_a_card_opens_the_merchant_from_afar_once_a_round() -> None:
    state = position(halls=("S2", ""), stocks=("4/0/0/0/4", "2/2/2/1/4"))
    assert code(state, A, swap("fish", "iron")) == Code.NOT_YOUR_FIELD
    traded = after(state, (A, swap("fish", "iron", remote=True)))
    assert has(traded, A) == "2/0/1/0/4"
    assert code(traded, A, swap("fish", "iron", remote=True)) == Code.REMOTE_SPENT
    assert code(traded, A, Mist(from_slot=1, to_slot=2, via="remote")) == Code.NOT_YOUR_FIELD


def test_a_remote_trade_closes_the_merchant() -> None:
    state = position(on=("5", ""), halls=("S2", ""), stocks=("9/0/0/0/4", "2/2/2/1/4"))
    state = after(state, (A, swap("fish", "wool")), (A, swap("fish", "wool", remote=True)))
    assert code(state, A, swap("fish", "wool")) == Code.FIELD_USED


def test_E29_the_skald_makes_one_exchange() -> None:
    state = position(on=("10", ""), stocks=("5/0/0/2/4", "2/2/2/1/4"))
    goods4 = Skald(option=SkaldOption.GOODS4, good=Good.FISH)
    done = after(state, (A, goods4))
    assert has(done, A) == "1/0/0/2/7"
    assert code(done, A, goods4) == Code.FIELD_USED
    assert has(after(state, (A, Skald(option=SkaldOption.SILVER2))), A) == "5/0/0/0/8"
    assert has(after(state, (A, Skald(option=SkaldOption.SILVER1))), A) == "5/0/0/1/6"
    assert has(after(state, (A, Skald(option=SkaldOption.GOODS2, good=Good.FISH))), A) == (
        "3/0/0/2/5"
    )
    wool = Skald(option=SkaldOption.GOODS4, good=Good.WOOL)
    assert refused(state, A, wool) == (Code.SKALD_SHORT, {"what": {"wool": 4}})


def misty() -> State:
    return position(on=("9", ""), pennants={1: A, 4: A, 8: B}, slots="0 down")


@pytest.mark.parametrize(
    ("from_slot", "to_slot", "why"),
    [
        (4, 8, Code.SLOT_PENNANTED),
        (4, 1, Code.SLOT_PENNANTED),
        (4, 0, Code.SLOT_FACE_DOWN),
        (4, 4, Code.SAME_SLOT),
        (8, 6, Code.NOT_YOUR_PENNANT),
        (5, 6, Code.NOT_YOUR_PENNANT),
    ],
)
def test_E30_the_mist_moves_a_pennant_only_to_an_open_card_without_one(
    from_slot: int, to_slot: int, why: Code
) -> None:
    assert code(misty(), A, Mist(from_slot=from_slot, to_slot=to_slot)) == why


def test_E30_a_moved_pennant_is_used_as_usual() -> None:
    moved = after(misty(), (A, Mist(from_slot=4, to_slot=6)))
    assert after(moved, (A, TakeCargo(slot=6))).discards[1] == (moved.slots[6],)
    assert code(moved, A, Mist(from_slot=6, to_slot=4)) == Code.FIELD_USED
    assert code(moved, A, TakeCargo(slot=4)) == Code.NOT_YOUR_PENNANT
    gone = after(misty(), (A, TakeFollower(slot=1, mode="discard")))
    assert code(gone, A, Mist(from_slot=1, to_slot=5)) == Code.NOT_YOUR_PENNANT


def test_no_pennant_moves_to_an_empty_slot() -> None:
    full = misty()
    hole = replace(full, slots=(*full.slots[:2], -1, *full.slots[3:]))
    assert code(hole, A, Mist(from_slot=4, to_slot=2)) == Code.SLOT_EMPTY
    assert Mist(from_slot=4, to_slot=2) in can(full, A)
    assert Mist(from_slot=4, to_slot=2) not in can(hole, A)


def test_E31_the_guest_bench_opens_a_used_place_again() -> None:
    state = position(on=("7", ""), slots="1 L7", pennants={1: A}, stocks=("4/4/4/1/4", "2/2/2/1/4"))
    laid = after(state, (A, Use(field=7)), (A, lay(1)))
    assert can(laid, A) == [ChooseEffect(field=7), ChooseEffect(skip=True)]
    again = after(laid, (A, ChooseEffect(field=7)), (A, Use(field=7)))
    assert has(again, A) == "7/2/3/1/4"
    assert code(again, A, Use(field=7)) == Code.FIELD_USED


def test_E31_with_the_lawspeaker_the_thing_has_two_uses_also_when_bought_there() -> None:
    state = position(on=("14", ""), stocks=("4/4/4/1/4", "2/2/2/1/4"), top="L9")
    state = after(state, (A, Use(field=14)))
    bought = next(a for a in can(state, A) if a.type == "thing" and a.mode == "lay")
    state = after(state, (A, bought), (A, Use(field=14)))
    assert state.pending


def test_E32_an_empty_stack_is_rebuilt_from_its_discards() -> None:
    state = position(on=("13", ""), cargo_stack="", cargo_discards="C01 C03 C05 C07 C09")
    done = step(state, A, Use(field=13))
    assert [event.type for event in done.events] == [
        "used",
        "stack_shuffled",
        "card_revealed",
        "cargo_taken",
    ]
    (shuffled,) = told(done.events, "stack_shuffled")
    assert (shuffled.deck, shuffled.count) == ("cargo", 5)
    assert (len(done.state.discards[1]), len(done.state.stacks[1])) == (1, 4)


def test_D22_without_stack_and_discards_a_slot_stays_empty_until_the_rounds_end() -> None:
    state = position(slots="1 L3", pennants={1: A}, cargo_stack="")
    taken = after(state, (A, can(state, A)[-2]))
    assert taken.slots[1] == -1
    ended = after(taken, (A, EndActions()), (B, EndActions()))
    assert 0 <= ended.slots[1] < FOLLOWERS


def test_E44_an_extra_pennant_works_like_any_other() -> None:
    state = position(
        slots="1 B8, 2 C07",
        pennants={1: A, 4: A, 8: B},
        stocks=("4/4/4/1/4", "2/2/2/1/4"),
    )
    laid = after(state, (A, lay(1)))
    free: list[Action] = [ChooseEffect(slot=slot) for slot in (0, 2, 3, 5, 6, 7)]
    assert can(laid, A) == [*free, ChooseEffect(skip=True)]
    for slot in (1, 4, 8):
        assert code(laid, A, ChooseEffect(slot=slot)) == Code.CHOICE_ILLEGAL
    state = after(laid, (A, ChooseEffect(slot=2)), (A, TakeCargo(slot=4)), (A, TakeCargo(slot=2)))
    assert ids(state.discards[1]).split()[-1] == "C07"
