"""What a computer may assume: full states that its seat cannot tell from the real one."""

from collections import Counter

import pytest

from rules.games.suleika.bot.sample import sample
from rules.games.suleika.state import Options
from rules.games.suleika.view import view
from rules.rng import Rng
from tests.rules.suleika.positions import A, position
from tests.rules.suleika.random_play import random_game

RNG = Rng(b"suleika sample tests", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(), Options(turn_omar="end", first_seat=1)])
def test_a_sample_looks_to_its_seat_like_the_real_state(options: Options, seats: int) -> None:
    for moment in random_game(options, seats, 3)[::3]:
        known = view(moment.state, A)
        guess = sample(known, A, RNG, ())
        assert view(guess, A) == known
        stacks = zip(guess.stacks, moment.state.stacks, strict=True)
        assert all(Counter(one) == Counter(other) for one, other in stacks)
        assert seats == 2 or guess == moment.state, "with one colour each nothing is hidden"


def test_below_the_top_a_mixed_stack_may_lie_in_any_order() -> None:
    known = view(position(seats=2, stacks=("yrrry", "bp")), A)
    orders = Counter(sample(known, A, RNG, ()).stacks[A] for _ in range(400))
    assert {order[0] for order in orders} == {2}
    assert len(orders) == 4, "the other yellow one lies at any of four places"
    assert max(orders.values()) < 160
