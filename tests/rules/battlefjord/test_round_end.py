"""The end of a round: income, limits, stores, the horn, the last round. Spec 4.5; E33-E37."""

from rules.errors import SharedCode
from rules.games.battlefjord.actions import EndActions, StoreDiscard, Trade
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.goods import Goods
from rules.games.battlefjord.score import result
from rules.games.battlefjord.state import Phase
from rules.games.battlefjord.view import view
from tests.rules.battlefjord.positions import (
    A,
    B,
    after,
    asked,
    can,
    code,
    end_round,
    has,
    lay,
    position,
    refused,
    step,
    told,
)

YES = EndActions(confirm_loss=True)


def test_E33_what_would_lapse_is_asked_about_and_the_merchant_stays_open() -> None:
    state = position(on=("5", ""), stocks=("11/2/0/3/4", "2/2/2/1/4"), halls=("H1", ""))
    state = after(state, (A, Trade(give="fish", get="iron")))
    assert has(state, A) == "9/2/1/3/4"
    assert refused(state, A, EndActions()) == (
        Code.CONFIRM_LOSS,
        {"goods_over": 3, "silver_lost": 0},
    )
    assert Trade(give="fish", get="wool") in can(state, A), "the question suggests it (spec D27)"
    assert [action for action in can(state, A) if action.type == "end_actions"] == [YES]


def test_E33_goods_above_the_limit_are_chosen_exactly() -> None:
    state = position(stocks=("9/2/0/3/4", "2/2/2/1/4"), halls=("H1", ""))
    stored = end_round(state)
    assert (has(stored, A), asked(stored), stored.phase) == ("10/2/0/3/4", {A}, Phase.STORAGE)
    one, two = (StoreDiscard(goods=Goods(fish=n)) for n in (1, 2))
    assert refused(stored, A, one) == (Code.DISCARD_AMOUNT, {"n": 2})
    assert code(stored, A, StoreDiscard(goods=Goods(iron=2))) == Code.DISCARD_SHORT
    assert has(after(stored, (A, two)), A) == "8/2/0/3/4"


def test_E34_silver_above_the_limit_lapses_by_itself() -> None:
    state = position(stocks=("0/0/0/5/4", "2/2/2/1/4"))
    assert refused(state, A, EndActions()) == (
        Code.CONFIRM_LOSS,
        {"goods_over": 0, "silver_lost": 2},
    )
    done = step(after(state, (A, YES)), B, EndActions())
    assert [(event.seat, event.n) for event in told(done.events, "silver_lost")] == [(A, 2)]
    assert (has(done.state, A), done.state.phase) == ("0/0/0/3/4", Phase.PLACING)
    cellar = position(stocks=("0/0/0/5/4", "2/2/2/1/4"), halls=("L2", ""))
    assert has(end_round(cellar), A) == "0/0/0/4/4"


def test_E35_the_seat_with_the_horn_clears_its_store_first() -> None:
    state = end_round(position(horn=B, round=2, stocks=("12/0/0/0/4", "0/11/0/0/4")))
    assert asked(state) == {B}
    assert code(state, A, StoreDiscard(goods=Goods(fish=2))) == SharedCode.NOT_YOUR_TURN
    state = after(state, (B, StoreDiscard(goods=Goods(wool=1))))
    assert (asked(state), state.horn) == ({A}, B)
    own = view(state, A).you
    assert own is not None
    assert own.preselected == StoreDiscard(goods=Goods(fish=2))
    state = after(state, (A, StoreDiscard(goods=Goods(fish=2))))
    assert (state.round, state.horn, state.phase) == (3, A, Phase.PLACING)


def test_E36_a_card_laid_this_round_pays_already() -> None:
    state = position(slots="1 S5", pennants={1: A}, stocks=("2/2/0/0/0", "2/2/2/1/4"))
    state = end_round(after(state, (A, lay(1))))
    assert has(state, A) == "0/0/1/0/0"


def test_E37_the_round_of_the_twelfth_card_is_played_to_its_end() -> None:
    eleven = "L3 L1 L2 L4 | R5 B6 S8 H3 | R3 H9 H1"
    state = position(
        round=11,
        halls=(eleven, ""),
        slots="1 R8, 3 L5",
        pennants={1: A, 3: A},
        stocks=("9/4/4/3/4", "9/9/0/5/4"),
    )
    laid = step(state, A, lay(1, hall=3))
    assert [event.seat for event in told(laid.events, "final_round")] == [A]
    assert code(laid.state, A, lay(3, hall=1)) == Code.HALLS_FULL
    assert view(laid.state, B).final_round
    other = after(laid.state, (A, YES))
    assert asked(other) == {B}
    ended = after(other, (B, YES))
    assert (ended.phase, asked(ended)) == (Phase.STORAGE, {B}), "A's cellar keeps its 14 goods"
    ended = after(ended, (B, can(ended, B)[0]))
    over = result(ended)
    assert over is not None
    assert over.reason == "twelve"
    assert (ended.horn, ended.round) == (A, 11)
    assert ended.stocks[B][3] == 3, "silver lapsed"


def test_the_ship_sails_one_field_and_the_horn_changes_hands() -> None:
    state = after(position(pennants={4: A}, on=("2x1 6 5", "3 7 13")), (A, EndActions()))
    done = step(state, B, EndActions())
    assert [event.type for event in done.events] == [
        "actions_ended",
        "horn_passed",
        "round_started",
        "ship_moved",
    ]
    assert (done.state.round, done.state.horn, asked(done.state)) == (2, B, {B})
    assert done.state.figures == ((), ())
    assert done.state.pennants == (-1,) * 9


def test_the_kind_held_least_gets_income_and_ties_go_to_fish_then_wool() -> None:
    for stock, then in (("3/3/3/0/0", "4/3/3/0/0"), ("3/2/2/0/0", "3/3/2/0/0")):
        state = position(halls=("L6", ""), stocks=(stock, "2/2/2/1/4"))
        assert has(end_round(state), A) == then


def test_income_follows_the_order_of_the_halls() -> None:
    """The fish of the fisher family comes first, so the hearth fire sees wool as the least."""
    fisher_first = position(halls=("H1 L6", ""), stocks=("1/1/1/0/0", "2/2/2/1/4"))
    assert has(end_round(fisher_first), A) == "2/2/1/0/0"
    hearth_first = position(halls=("L6 H1", ""), stocks=("1/1/1/0/0", "2/2/2/1/4"))
    assert has(end_round(hearth_first), A) == "3/1/1/0/0"
