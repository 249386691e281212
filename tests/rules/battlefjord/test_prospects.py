"""What places and the next raid would mean for a seat: spec 13.3."""

import pytest

from rules.game import SPECTATOR, Seat
from rules.games.battlefjord.actions import Place
from rules.games.battlefjord.goods import Bundle
from rules.games.battlefjord.prospects import PlaceOutlook
from rules.games.battlefjord.state import Phase, State
from rules.games.battlefjord.view import You, view
from tests.rules.battlefjord.positions import A, B, can, position


def you(state: State, seat: Seat = A) -> You:
    seen = view(state, seat).you
    assert seen is not None
    return seen


def place(state: State, field: int, seat: Seat = A) -> PlaceOutlook:
    return next(each for each in you(state, seat).places if each.field == field)


def placing(own: str, others: str = "", *, halls: str = "") -> State:
    return position(phase=Phase.PLACING, on=(own, others), halls=(halls, ""))


def test_a_second_figure_shows_the_crossing_it_would_make() -> None:
    assert place(placing("3"), 6).crosses == (5,)
    assert place(placing("3"), 2).crosses == ()


def test_the_far_end_of_an_own_line_crosses_nothing_anew() -> None:
    state = placing("3 6")
    assert place(state, 9).crosses == ()
    assert place(state, 5).crosses == (2,)


@pytest.mark.parametrize(
    ("field", "why"),
    [(1, "field_ship"), (6, "field_taken"), (3, "field_taken"), (14, "field_opposite"), (7, None)],
)
def test_a_place_says_why_nobody_may_stand_there(field: int, why: str | None) -> None:
    assert place(placing("3", "6"), field).barred == why


def test_barred_places_are_those_that_are_not_legal() -> None:
    state = placing("3", "6 10")
    open_fields = {each.field for each in you(state).places if each.barred is None}
    assert open_fields == {action.field for action in can(state, A) if isinstance(action, Place)}


def test_a_figure_blocks_the_opposite_place_only_while_the_other_could_take_it() -> None:
    state = placing("3", "6")
    assert place(state, 7).blocks == 13
    assert place(state, 9).blocks == 0, "the own figure on 3 has closed 3 already"
    assert place(state, 11).blocks == 0, "the ship lies on 1"


def test_the_yield_of_a_place_counts_own_cards_and_names_them() -> None:
    state = placing("3", halls="S6 H7")
    assert place(state, 6).gain == Bundle(iron=2)
    assert place(state, 6).cards == ("S6",)
    assert place(state, 11).placing == Bundle(wool=1)


def test_the_next_raid_is_told_with_reductions_and_what_could_be_paid() -> None:
    state = position(round=7, halls=("B4||", ""), stocks=("0/0/0/0/4", "5/0/0/0/0"))
    spared = you(state).next_raid
    assert spared is not None
    assert spared.spared, "raid 2: fame 1 less 1 is nothing"
    raid = you(state, B).next_raid
    assert raid is not None
    assert (raid.goods, raid.silver, raid.fame) == (2, 0, 1)
    assert (raid.can_goods, raid.can_silver, raid.can_fame) == (True, False, False)


def test_prices_follow_from_laid_cards() -> None:
    rates = you(position(halls=("S1 R2||", ""))).rates
    assert rates.silver_price == 2
    assert (rates.goods2, rates.goods4, rates.silver1, rates.silver2) == (2, 4, 3, 5)
    assert you(position(), B).rates.silver_price == 3


def test_a_card_tells_its_discount() -> None:
    state = position(halls=("L3||", ""), hands=("L5", ""))
    outlook = next(each for each in you(state).cards if each.card == "L5")
    assert outlook.discount == 1


def test_spectators_are_told_no_prospects() -> None:
    assert view(position(), SPECTATOR).you is None


def test_pennants_to_come_are_told_to_all_while_figures_are_placed() -> None:
    assert view(placing("3 6", "10"), SPECTATOR).crossings == ((5,), ())
    assert view(position(on=("3 6 2", "10")), SPECTATOR).crossings == ((), ())
