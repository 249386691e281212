"""What each of the 45 followers does, in words. Spec sections 7 and 18.

The end effects stand together, as do the cards of one op with different numbers.
"""

import pytest

from rules.games.battlefjord.actions import (
    CargoPick,
    ChooseEffect,
    ChooseGoods,
    Jarl,
    Mist,
    Place,
    Skald,
    SkaldOption,
    TakeCargo,
    TakeFollower,
    Thing,
    Trade,
    Use,
)
from rules.games.battlefjord.content import CARD_OF, EFFECT_OF, FOLLOWER_IDS, TIMING_OF, Timing
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.goods import Goods
from rules.games.battlefjord.payments import payments
from rules.games.battlefjord.powers import laid_in, powers
from rules.games.battlefjord.score import seat_scores
from rules.games.battlefjord.state import Ask, Pending, Phase
from rules.games.battlefjord.view import view
from tests.rules.battlefjord.positions import (
    A,
    B,
    after,
    buy,
    can,
    code,
    end_round,
    has,
    ids,
    parse_halls,
    position,
    step,
    told,
)

NOTHING = ("0/0/0/0/0", "2/2/2/1/4")


# --- discounts: L3, B6, R6, S8, H3 ---------------------------------


@pytest.mark.parametrize(
    ("card", "own", "other"),
    [
        ("L3", "L2", "B8"),
        ("B6", "B8", "L2"),
        ("R6", "R4", "S1"),
        ("S8", "S1", "H8"),
        ("H3", "H8", "R4"),
    ],
)
def test_a_discounter_makes_further_cards_of_its_sign_one_good_cheaper(
    card: str, own: str, other: str
) -> None:
    allowed = powers(laid_in(parse_halls(card)))
    plenty = (9, 9, 9, 3, 0)

    def price(of: str) -> set[int]:
        return {sum(way[:3]) for way in payments(CARD_OF[of], allowed, plenty)}

    full = {name: sum_of_goods(name) for name in (own, other)}
    assert price(own) == {full[own] - 1}
    assert price(other) == {full[other]}


def sum_of_goods(card: str) -> int:
    none = powers(0)
    (way,) = payments(CARD_OF[card], none, (9, 9, 9, 3, 0))
    return sum(way[:3])


@pytest.mark.parametrize("card", ["L3", "B6", "R6", "S8", "H3"])
def test_no_card_discounts_itself(card: str) -> None:
    done = buy(card)
    (event,) = told(done.events, "card_laid")
    paid = event.payment
    assert paid.fish + paid.wool + paid.iron == sum_of_goods(card)


# --- longhouses ----------------------------------------------------


def test_L1_one_more_card_may_be_held_in_the_hand() -> None:
    state = position(slots="3 H1, 5 H2", pennants={3: A, 5: A}, halls=("L1", ""))
    state = after(state, *((A, TakeFollower(slot=slot, mode="hand")) for slot in (3, 5)))
    assert ids(state.hands[A]) == "H1 H2"
    assert view(state, A).seats[A].limits.hand == 2


def test_L2_four_goods_and_one_silver_more_are_kept() -> None:
    state = position(halls=("L2", ""), stocks=("9/5/0/5/0", "2/2/2/1/4"))
    ended = end_round(state)
    assert (has(ended, A), ended.phase) == ("9/5/0/4/0", Phase.PLACING)


@pytest.mark.parametrize(
    ("card", "companions", "fame"),
    [
        ("L4", "", 0),
        ("L4", "L1", 2),
        ("L4", "L1 L2 L3 | L5 L6", 6),
        ("B7", "B1 B2", 2),
        ("R7", "R1 R2 R3", 4),
        ("S7", "S1 S2 S3 | S4", 4),
        ("H4", "H1", 2),
        ("R3", "L1 L2 L3 | B1", 1),
        ("R3", "L1 L2 L3 | B1 B2 B3 B4 | S1 S2 S3 S4", 3),
        ("R5", "L1 B1 S1", 0),
        ("R5", "L1 B1 S1 | H1", 4),
    ],
)
def test_end_effects_that_count_cards(card: str, companions: str, fame: int) -> None:
    """L4, B7, R7, S7, H4: 2 fame for two of the sign, at most 6; R3, R5."""
    state = position(halls=(f"{card} {companions}", ""))
    brought = {effect.card: effect.fame for effect in seat_scores(state)[A].effects}
    assert brought[card] == fame


@pytest.mark.parametrize(
    ("card", "stock", "fame"),
    [
        ("S9", "0/0/0/0/0", 0),
        ("S9", "9/0/0/2/0", 2),
        ("S9", "0/0/0/5/0", 3),
        ("H5", "2/0/0/3/0", 0),
        ("H5", "2/2/2/0/0", 2),
        ("H5", "9/9/9/0/0", 3),
    ],
)
def test_end_effects_that_count_the_store(card: str, stock: str, fame: int) -> None:
    """S9: 1 fame for each silver; H5: 1 for every three goods; at most 3."""
    state = position(halls=(card, ""), stocks=(stock, "0/0/0/0/0"))
    (effect,) = seat_scores(state)[A].effects
    assert (effect.card, effect.fame) == (card, fame)


def test_L5_full_halls_bring_one_more() -> None:
    score = seat_scores(position(halls=("L1 L2 L3 L5 | L4 B1 R1 S1 | H1", "")))[A]
    assert [hall.fame for hall in score.halls] == [5, 3, 0]
    assert "L5" not in {effect.card for effect in score.effects}, "booked with the halls"


def test_L6_every_round_a_good_of_the_kind_held_least() -> None:
    state = position(halls=("L6", ""), stocks=("2/1/3/0/0", "2/2/2/1/4"))
    assert has(end_round(state), A) == "2/2/3/0/0"


def test_L7_a_used_place_may_be_used_again_or_not() -> None:
    state = buy("L7", on=("7x1 2", "")).state
    assert can(state, A) == [ChooseEffect(field=7), ChooseEffect(skip=True)]
    assert code(state, A, ChooseEffect(field=2)) == Code.CHOICE_ILLEGAL
    again = after(state, (A, ChooseEffect(field=7)), (A, Use(field=7)))
    assert again.figures[A] == ((7, 2, 1), (2, 0, 0))
    declined = step(state, A, ChooseEffect(skip=True))
    assert not declined.state.pending
    assert [event.auto for event in told(declined.events, "effect_lapsed")] == [False]


def test_L7_lapses_when_no_place_was_used() -> None:
    done = buy("L7", on=("7 2", ""))
    assert not done.state.pending
    assert [event.auto for event in told(done.events, "effect_lapsed")] == [True]


def test_L7_the_jarl_through_whom_it_was_bought_counts_as_used() -> None:
    state = position(on=("1", ""), hands=("L7 H1", ""), stocks=("5/5/5/1/0", "2/2/2/1/4"))
    state = after(state, (A, Jarl(card="L7", mode="lay", hall=1)), (A, ChooseEffect(field=1)))
    assert ids(after(state, (A, Jarl(card="H1", mode="lay", hall=1))).halls[A][0]) == "L7 H1"


def test_L8_a_fish_for_every_follower_laid_afterwards() -> None:
    own = buy("L8")
    assert not told(own.events, "effect"), "not for itself"
    later = buy("R6", halls="L8")
    (event,) = told(later.events, "effect")
    assert (event.card, event.gain.fish) == ("L8", 1)
    assert has(later.state, A) == "9/8/9/3/0"


def test_L9_the_thing_may_be_used_twice() -> None:
    state = position(on=("14 13", ""), halls=("L9", ""), top="S5 S6")
    for _ in range(2):
        state = after(state, (A, Use(field=14)))
        state = after(state, (A, can(state, A)[-1]))
    assert code(state, A, Use(field=14)) == Code.FIELD_USED
    once = after(state, (A, Use(field=13)))
    once = after(once, (A, can(once, A)[0])) if once.pending else once
    assert code(once, A, Use(field=13)) == Code.FIELD_USED


# --- dragon boats --------------------------------------------------


def test_B1_a_pennant_is_moved_from_afar_once_a_round() -> None:
    state = position(halls=("B1", ""), pennants={1: A, 4: A})
    assert code(state, A, Mist(from_slot=1, to_slot=2)) == Code.NOT_YOUR_FIELD
    moved = after(state, (A, Mist(from_slot=1, to_slot=2, via="remote")))
    assert moved.pennants[2] == A
    assert code(moved, A, Mist(from_slot=4, to_slot=5, via="remote")) == Code.REMOTE_SPENT


def test_B1_works_beside_a_figure_in_the_mist() -> None:
    state = position(halls=("B1", ""), pennants={1: A, 4: A}, on=("9", ""))
    state = after(
        state,
        (A, Mist(from_slot=1, to_slot=2)),
        (A, Mist(from_slot=4, to_slot=5, via="remote")),
    )
    assert [slot for slot in range(9) if state.pennants[slot] == A] == [2, 5]


def test_B2_the_ship_does_not_block_its_field() -> None:
    state = position(phase=Phase.PLACING, round=3, halls=("B2", ""))
    assert Place(field=3) in can(state, A)
    without = position(phase=Phase.PLACING, round=3)
    assert Place(field=3) not in can(without, A)


@pytest.mark.parametrize(
    ("cargo", "then"),
    [("C16", "0/0/0/1/0"), ("C18", "0/0/0/0/1"), ("C05", "0/0/3/0/0"), ("C07", "1/1/1/0/0")],
)
def test_B3_an_iron_for_every_cargo_of_goods(cargo: str, then: str) -> None:
    state = position(halls=("B3", ""), slots=f"4 {cargo}", pennants={4: A}, stocks=NOTHING)
    assert has(after(state, (A, TakeCargo(slot=4))), A) == then


def test_E19_B3_pays_for_goods_of_choice_when_they_are_chosen() -> None:
    state = position(halls=("B3", ""), slots="4 C13", pennants={4: A}, stocks=NOTHING)
    state = after(state, (A, TakeCargo(slot=4)))
    assert has(state, A) == "0/0/0/0/0"
    assert ids(state.discards[1]) == "C13"
    assert len(can(state, A)) == 6
    assert code(state, A, ChooseGoods(goods=Goods(fish=1))) == Code.GOODS_COUNT
    chosen = after(state, (A, ChooseGoods(goods=Goods(fish=1, wool=1))))
    assert has(chosen, A) == "1/1/1/0/0"


def test_B4_and_S4_lower_what_a_raid_costs() -> None:
    """B4: 1 good or 1 fame less; S4: 2 goods less. In detail: test_raids, E16."""
    both = powers(laid_in(parse_halls("B4 S4")))
    assert (both.raid_goods, both.raid_fame) == (3, 1)


def test_B5_at_once_the_top_cargo_is_revealed_and_taken() -> None:
    done = buy("B5", top="C18 C15")
    assert [event.type for event in done.events] == [
        "card_laid",
        "slot_refilled",
        "card_revealed",
        "cargo_taken",
    ]
    assert told(done.events, "cargo_taken")[0].card == "C18"
    assert ids(done.state.discards[1]) == "C18"


def test_B5_counts_for_the_loadmaster_too() -> None:
    done = buy("B5", top="C01 C18", halls="B3")
    assert told(done.events, "cargo_taken")[0].bonus.iron == 1


def test_B8_an_extra_pennant_on_an_open_card_without_one() -> None:
    state = buy("B8").state
    assert ChooseEffect(slot=1) not in can(state, A), "it has just been refilled, face down"
    done = step(state, A, ChooseEffect(slot=4))
    assert done.state.pennants[4] == A
    assert [event.slot for event in told(done.events, "pennant_added")] == [4]


def test_B9_the_trading_ship_may_be_used_twice() -> None:
    state = position(on=("13", ""), halls=("B9", ""), stocks=NOTHING, top="C01 C03")
    state = after(state, (A, Use(field=13)), (A, Use(field=13)))
    assert has(state, A) == "2/2/0/0/0"
    assert code(state, A, Use(field=13)) == Code.FIELD_USED


# --- runestones ----------------------------------------------------


@pytest.mark.parametrize(
    ("card", "field", "then"), [("R1", 15, "0/0/0/0/2"), ("S6", 6, "0/0/2/0/0")]
)
def test_R1_and_S6_their_place_gives_one_more(card: str, field: int, then: str) -> None:
    state = position(on=(str(field), ""), halls=(card, ""), stocks=NOTHING)
    done = step(state, A, Use(field=field))
    assert has(done.state, A) == then
    assert sum(1 for event in done.events if event.type == "used") == 1


@pytest.mark.parametrize(("option", "fame"), [("goods2", 2), ("goods4", 4), ("silver2", 5)])
def test_R2_every_exchange_at_the_skald_brings_one_more(option: str, fame: int) -> None:
    state = position(on=("10", ""), halls=("R2", ""), stocks=("4/0/0/2/0", "2/2/2/1/4"))
    ways = [way for way in can(state, A) if isinstance(way, Skald)]
    (way,) = (way for way in ways if way.option == SkaldOption(option))
    assert after(state, (A, way)).stocks[A][4] == fame


def test_R4_the_thing_shows_two_cards_and_the_other_goes_under_the_stack() -> None:
    state = position(on=("14", ""), halls=("R4", ""), top="S6 H3")
    shown = step(state, A, Use(field=14))
    assert [event.cards for event in told(shown.events, "card_revealed")] == [("H3", "S6")]
    done = step(shown.state, A, Thing(card="S6", mode="hand"))
    assert ids(done.state.hands[A]) == "S6"
    assert done.state.stacks[0][0] == CARD_OF["H3"]
    assert [event.count for event in told(done.events, "card_under_stack")] == [1]
    thrown = after(shown.state, (A, Thing(card="H3", mode="discard")))
    assert (ids(thrown.discards[0]), thrown.stacks[0][0]) == ("H3", CARD_OF["S6"])


def test_R8_at_once_two_fame() -> None:
    done = buy("R8", stocks="1/2/1/1/0")
    assert has(done.state, A) == "0/0/0/0/2"
    assert [event.gain.fame for event in told(done.events, "effect")] == [2]


@pytest.mark.parametrize(("card", "fame"), [("R6", 1), ("S6", 0)])
def test_R9_a_fame_for_every_runestone_laid_afterwards(card: str, fame: int) -> None:
    assert buy(card, halls="R9").state.stocks[A][4] == fame


def test_R9_pays_not_for_itself() -> None:
    assert buy("R9").state.stocks[A][4] == 0


# --- smithies ------------------------------------------------------


def test_S1_silver_costs_two_equal_goods_also_from_afar() -> None:
    state = position(on=("5", ""), halls=("S1 S2", ""), stocks=("4/0/0/0/0", "2/2/2/1/4"))
    state = after(
        state,
        (A, Trade(give="fish", get="silver", via="remote")),
        (A, Trade(give="fish", get="silver")),
    )
    assert has(state, A) == "0/0/0/2/0"


def test_S2_one_exchange_a_round_without_a_figure_at_the_merchant() -> None:
    state = position(halls=("S2", ""), stocks=("6/0/0/0/0", "2/2/2/1/4"))
    state = after(state, (A, Trade(give="fish", get="silver", via="remote")))
    assert has(state, A) == "3/0/0/1/0"
    assert not [action for action in can(state, A) if isinstance(action, Trade)]


def test_S3_each_silver_of_a_cost_may_be_two_goods() -> None:
    allowed = powers(laid_in(parse_halls("S3")))
    ways = payments(CARD_OF["R3"], allowed, (3, 2, 1, 0, 0))  # 1-1-1-1
    assert set(ways) == {(3, 1, 1, 0), (2, 2, 1, 0)}
    assert not payments(CARD_OF["R3"], powers(0), (3, 2, 1, 0, 0))


@pytest.mark.parametrize(
    ("card", "then"), [("S5", "0/0/1/0/0"), ("H1", "1/0/0/0/0"), ("H2", "0/1/0/0/0")]
)
def test_S5_H1_H2_pay_one_good_every_round(card: str, then: str) -> None:
    assert has(end_round(position(halls=(card, ""), stocks=NOTHING)), A) == then


# --- farms ---------------------------------------------------------


def test_H6_at_once_two_goods_of_choice() -> None:
    done = buy("H6")
    assert len(can(done.state, A)) == 6
    chosen = after(done.state, (A, ChooseGoods(goods=Goods(iron=2))))
    assert has(chosen, A) == "7/7/10/3/0"


@pytest.mark.parametrize(("field", "wool"), [(3, 1), (11, 1), (2, 0)])
def test_H7_a_figure_put_on_pasture_or_spinning_room_brings_a_wool(field: int, wool: int) -> None:
    state = position(phase=Phase.PLACING, halls=("H7", ""), stocks=NOTHING)
    assert after(state, (A, Place(field=field))).stocks[A][1] == wool


@pytest.mark.parametrize(
    ("halls", "fish"), [("H8", 0), ("H8 H3", 1), ("H8 H3 H4 H5", 2), ("H8 H3 H4 H5 | H6 H7", 2)]
)
def test_H8_a_fish_every_round_for_every_two_farms_at_most_two(halls: str, fish: int) -> None:
    assert end_round(position(halls=(halls, ""), stocks=NOTHING)).stocks[A][0] == fish


def test_H9_two_cards_of_different_halls_change_places() -> None:
    state = buy("H9", halls="L1 L2 | B1").state
    assert ids(state.halls[A][2]) == "H9"
    assert code(state, A, ChooseEffect(a=(1, 0), b=(1, 1))) == Code.CHOICE_ILLEGAL
    assert code(state, A, ChooseEffect(a=(1, 2), b=(2, 0))) == Code.CHOICE_ILLEGAL
    assert len(can(state, A)) == 2 * 1 + 2 * 1 + 1 * 1 + 1
    done = step(state, A, ChooseEffect(a=(1, 1), b=(3, 0)))
    assert [ids(hall) for hall in done.state.halls[A]] == ["L1 H9", "B1", "L2"]
    assert [event.cards for event in told(done.events, "effect")] == [("L2", "H9")]


def test_H9_lapses_with_a_single_occupied_hall() -> None:
    assert [event.auto for event in told(buy("H9").events, "effect_lapsed")] == [True]


# --- cards that are in no deck: the closed list of effects is wider ---


def test_a_choice_of_cargo_is_answered_with_one_of_the_revealed_cards() -> None:
    revealed = (CARD_OF["C01"], CARD_OF["C18"])
    pending = Pending(ask=Ask.CARGO_PICK, card=-1, n=0, cards=revealed)
    state = position(pending=(pending,), stocks=NOTHING)
    assert can(state, A) == [CargoPick(card="C01"), CargoPick(card="C18")]
    assert code(state, A, CargoPick(card="C02")) == Code.CHOICE_ILLEGAL
    picked = after(state, (A, CargoPick(card="C18")))
    assert has(picked, A) == "0/0/0/0/1"
    assert picked.stacks[1][0] == CARD_OF["C01"]


def test_every_follower_has_one_effect_of_the_closed_list() -> None:
    timings = [TIMING_OF[CARD_OF[card]] for card in FOLLOWER_IDS]
    assert [timings.count(timing) for timing in Timing] == [6, 5, 24, 10]
    assert len({effect.op for effect in EFFECT_OF}) == 26


def test_the_opponent_never_gets_anything_from_a_card() -> None:
    for card in FOLLOWER_IDS:
        state = buy(card, on=("7x1", "")).state
        assert has(state, B) == "2/2/2/1/4"
