"""The deal and the set-up. Source: seed 000, Vorbereitung; vectors 15-17, 27."""

from dataclasses import replace

import pytest

from rules.errors import RuleError, SharedCode
from rules.games.bagalut.actions import Lay
from rules.games.bagalut.apply import apply, setup
from rules.games.bagalut.content import CARD_IDS, CARD_OF, CARDS
from rules.games.bagalut.errors import Code
from rules.games.bagalut.events import CardLaid
from rules.games.bagalut.legal import actors, legal
from rules.games.bagalut.state import Options, Phase, State
from rules.rng import Rng
from tests.rules.bagalut.positions import CHANCE, A, play, position, told, written

SEED = b"bagalut set-up tests"


def deal(first_seat: int = 0) -> State:
    return setup(Options(first_seat=first_seat), 2, Rng(SEED, 0))


@pytest.mark.parametrize("first_seat", [0, 1])
def test_each_seat_gets_eleven_cards_and_eight_stay_face_down(first_seat: int) -> None:
    state = deal(first_seat)
    assert [len(hand) for hand in state.hands] == [11, 11]
    assert len(state.stack) == 8
    assert sorted((*state.hands[0], *state.hands[1], *state.stack)) == list(range(CARDS))
    assert state.market is None


def test_cards_are_dealt_from_the_shuffled_deck_to_the_first_seat_first() -> None:
    deck = Rng(SEED, 0).shuffled(range(CARDS))
    for first_seat in (0, 1):
        state = deal(first_seat)
        assert state.hands[first_seat] == tuple(sorted(deck[:11]))
        assert state.hands[1 - first_seat] == tuple(sorted(deck[11:22]))
        assert state.stack == tuple(sorted(deck[22:]))


@pytest.mark.parametrize("first_seat", [0, 1])
def test_the_seats_lay_in_alternation_five_cards_each_and_the_first_seat_begins(
    first_seat: int,
) -> None:
    state = deal(first_seat)
    for number in range(10):
        seat = (first_seat + number) % 2
        assert state.phase is Phase.SETUP_LAY
        assert actors(state) == {seat}
        step = apply(state, seat, next(legal(state, seat)), CHANCE)
        state = step.state
    assert told(step) == ["card_laid", "turn_started"]
    assert state.phase is Phase.STEAL
    assert (state.turn, actors(state)) == (1, {first_seat})
    assert [len(hand) for hand in state.hands] == [6, 6]


FOUR_GOODS = "fish-4 fish-5 coin-2 coin-3 coin-4 mead-2 mead-3 mead-4 sheep-2 sheep-3"
FIVE_GOODS = "fish-3 fish-4 coin-2 coin-3 mead-2 mead-3 sheep-2 sheep-3 grain-2 grain-3"
TWO_GOODS = "fish-4 fish-5 fish-6 fish-7 mead-2 mead-3 mead-4 mead-5 mead-6"


def in_setup(rows: str, hand: str) -> State:
    return position(phase=Phase.SETUP_LAY, turn=0, a=rows, hands=(hand, "grain-7"))


@pytest.mark.parametrize(
    ("rows", "hand", "missing"),
    [
        # Vector 15: without grain one lay of five is free; the second fish spends it.
        ("fish 2", f"fish-3 {FOUR_GOODS}", []),
        ("fish 2 3", FOUR_GOODS, ["coin", "mead", "sheep"]),
        ("fish 2 3, coin 5", FOUR_GOODS, ["mead", "sheep"]),
        # Vector 16: with all five goods on the hand no lay is free.
        ("fish 2", FIVE_GOODS, ["coin", "mead", "sheep", "grain"]),
        ("fish 2, coin 7, mead 7, sheep 7", FIVE_GOODS, ["grain"]),
        # Vector 17: with two goods both are covered, then any three.
        ("fish 2, mead 7", TWO_GOODS, []),
        ("fish 2 3, mead 7", TWO_GOODS, []),
        ("fish 2 3 4, mead 7", TWO_GOODS.removeprefix("fish-4 "), []),
        ("fish 2 3 4 5", "fish-6 fish-7 mead-2 mead-3 mead-4 mead-5 mead-6", ["mead"]),
    ],
)
def test_a_lay_that_leaves_a_held_good_uncovered_is_refused(
    rows: str, hand: str, missing: list[str]
) -> None:
    state = in_setup(rows, hand)
    for card in hand.split():
        good = card.split("-")[0]
        lay = Lay(card=CARD_IDS[CARD_OF[card]])
        if not missing or good in missing:
            assert lay in legal(state, A)
            assert written(apply(state, A, lay, CHANCE).state.rows[A]) != rows
        else:
            assert lay not in legal(state, A)
            with pytest.raises(RuleError) as refusal:
                apply(state, A, lay, CHANCE)
            assert refusal.value.code == Code.GOOD_MUST_BE_COVERED
            assert refusal.value.facts == {"goods": tuple(missing)}


def test_a_card_goes_to_the_end_of_the_row_of_its_own_good() -> None:
    step = play(in_setup("fish 5", "fish-2 coin-3"), A, Lay(card="coin-3"))
    assert written(step.state.rows[A]) == "fish 5, coin 3"
    assert step.state.hands[A] == (CARD_OF["fish-2"],)
    assert step.events == (CardLaid(seat=A, card="coin-3", setup=True),)


def test_a_game_without_stealing_and_swapping_is_refused() -> None:
    with pytest.raises(RuleError) as refusal:
        setup(Options(steal=False, swaps=0), 2, Rng(SEED, 0))
    assert refusal.value.code == Code.NO_INTERACTION
    assert refusal.value.facts == {}


@pytest.mark.parametrize("options", [{"first_seat": 2}, {"first_seat": -1}, {"swaps": 3}])
def test_an_option_that_does_not_exist_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(RuleError) as refusal:
        setup(replace(Options(), **options), 2, Rng(SEED, 0))
    assert refusal.value.code == SharedCode.BAD_FIELD
    assert refusal.value.facts == {"field": next(iter(options))}


@pytest.mark.parametrize("seats", [1, 3])
def test_bagalut_is_a_game_for_two(seats: int) -> None:
    with pytest.raises(ValueError, match="for two"):
        setup(Options(), seats, Rng(SEED, 0))
