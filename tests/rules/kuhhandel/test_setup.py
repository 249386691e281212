"""The material, the deal, the options. Spec sections 1 to 3; vectors 1, 2."""

from collections import Counter
from dataclasses import replace

import pytest

from rules.errors import RuleError
from rules.games.kuhhandel.apply import setup
from rules.games.kuhhandel.content import (
    ANIMALS,
    DONKEY_MONEY,
    MONEY,
    MONEY_A_SEAT,
    NOTES,
    VALUES,
    total,
)
from rules.games.kuhhandel.state import Options, Phase
from rules.rng import Rng
from tests.rules.kuhhandel.positions import AUCTION, H0, A, do, hand, position, sum_of


def deal(seats: int, **options: int) -> object:
    return setup(replace(Options(), **options), seats, Rng(b"a deal for a test", 0))


def test_there_are_four_of_each_animal_and_a_quartet_has_its_value() -> None:
    state = setup(Options(), 3, Rng(b"a deal for a test", 0))
    assert set(Counter(state.stack).values()) == {4}
    assert len(state.stack) == 40
    assert dict(zip(ANIMALS, VALUES, strict=True)) == {
        "rooster": 10,
        "goose": 40,
        "cat": 90,
        "dog": 160,
        "sheep": 250,
        "goat": 350,
        "donkey": 500,
        "pig": 650,
        "cow": 800,
        "horse": 1000,
    }


def test_there_are_fifty_five_money_cards_worth_4700() -> None:
    assert dict(zip(NOTES, MONEY, strict=True)) == {0: 10, 10: 20, 50: 10, 100: 5, 200: 5, 500: 5}
    assert (sum(MONEY), total(MONEY)) == (55, 4700)


@pytest.mark.parametrize(
    ("seats", "bank"),
    [
        (3, {0: 4, 10: 8, 50: 7, 100: 5, 200: 5, 500: 5}),
        (4, {0: 2, 10: 4, 50: 6, 100: 5, 200: 5, 500: 5}),
        (5, {50: 5, 100: 5, 200: 5, 500: 5}),
    ],
)
def test_1_every_seat_starts_with_ninety_and_the_rest_lies_in_the_bank(
    seats: int, bank: dict[int, int]
) -> None:
    state = setup(Options(), seats, Rng(b"a deal for a test", 0))
    assert state.hands == (hand(H0),) * seats
    assert state.bank == hand(bank)
    assert sum_of(state, A) == 90


def test_the_first_seat_of_the_terms_begins() -> None:
    state = setup(Options(first_seat=2), 4, Rng(b"a deal for a test", 0))
    assert (state.phase, state.active, state.turn_no) == (Phase.TURN, 2, 1)


@pytest.mark.parametrize(
    ("name", "value"), [("first_seat", 3), ("first_seat", -1), ("trade_limit", 49),
                        ("trade_limit", 401), ("tempo", "slow")],
)  # fmt: skip
def test_an_option_that_does_not_exist_is_refused(name: str, value: object) -> None:
    with pytest.raises(RuleError) as refused:
        setup(replace(Options(), **{name: value}), 3, Rng(b"a deal for a test", 0))
    assert (refused.value.code, refused.value.facts) == ("bad_field", {"field": name})


@pytest.mark.parametrize("seats", [2, 6])
def test_fewer_than_three_and_more_than_five_do_not_play(seats: int) -> None:
    with pytest.raises(ValueError, match="three to five"):
        setup(Options(), seats, Rng(b"a deal for a test", 0))


def test_2_the_first_donkey_brings_fifty_to_everybody_before_the_first_bid() -> None:
    state = position(seats=5, stack=("cat", "donkey"))
    opened = do(state, (A, AUCTION)).state
    assert [sum_of(opened, seat) for seat in range(5)] == [140] * 5
    assert opened.bank[NOTES.index(50)] == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_all_donkeys_bring_every_seat_850_and_never_more(seats: int) -> None:
    state = position(seats=seats, stack=("donkey",) * 4)
    for number, note in enumerate(DONKEY_MONEY):
        opened = do(replace(state, phase=Phase.TURN), (state.active, AUCTION)).state
        assert opened.donkeys == number + 1
        assert sum_of(opened, A) == sum_of(state, A) + note
        state = opened
    assert sum(map(total, state.hands)) == MONEY_A_SEAT * seats == 940 * seats
