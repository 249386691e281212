"""Taler held and paid. Source: mechanisms.md 13, reliability.md S13 and P8."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.match.stakes import (
    EscrowState,
    EscrowStep,
    Transfer,
    after,
    gift,
    hold,
    pay,
    refund,
    shares,
    short_of,
    top_up,
)
from tests.rules.match.test_elo import rankings

Ranking = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (((0,), (1,)), (20, 0)),
        (((0, 1),), (10, 10)),
        (((2,), (1,), (0,)), (0, 10, 20)),
        (((0,), (1,), (2,), (3,)), (25, 10, 5, 0)),
        (((0,), (1,), (2,), (3,), (4,)), (25, 15, 10, 0, 0)),
        (((0, 1), (2,)), (15, 15, 0)),
        (((0,), (1, 2)), (20, 5, 5)),
        (((0, 1, 2, 3),), (10, 10, 10, 10)),
        (((0,), (1, 2, 3)), (25, 5, 5, 5)),
        (((0, 1), (2, 3, 4)), (20, 20, 4, 3, 3)),
    ],
)
def test_the_pot_by_rank(ranking: Ranking, expected: tuple[int, ...]) -> None:
    assert shares(ranking, 10, first_seat=0) == expected


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        (0, (50, 18, 16, 16, 0)),
        (1, (50, 18, 16, 16, 0)),  # the beginner is the nearest to himself
        (2, (50, 16, 18, 16, 0)),
        (3, (50, 16, 16, 18, 0)),
        (4, (50, 18, 16, 16, 0)),
    ],
)
def test_what_cannot_be_divided_goes_to_the_nearest_clockwise_from_the_beginner(
    first: int, expected: tuple[int, ...]
) -> None:
    assert shares(((0,), (1, 2, 3), (4,)), 20, first) == expected


def test_stakes_are_even_because_half_stakes_are_paid() -> None:
    with pytest.raises(ValueError, match="even"):
        shares(((0,), (1,)), 5, 0)


S, T = EscrowState, EscrowStep
TABLE = {
    (S.NONE, T.HOLD): S.HELD,
    (S.HELD, T.PAY): S.SETTLED,
    (S.HELD, T.REFUND): S.REFUNDED,
}


@pytest.mark.parametrize(("state", "step"), list(product(S, T)))
def test_the_first_outcome_stands(state: EscrowState, step: EscrowStep) -> None:
    assert after(state, step) is TABLE.get((state, step), state)


def test_transfers_say_what_they_are_for() -> None:
    assert hold("t1", ["a", "b"], 10)[1] == Transfer(
        key="hold:t1:1", source="user:b", target="escrow:t1", amount=10, table="t1"
    )
    assert refund("t1", ["a", "b"], 10)[0] == Transfer(
        key="refund:t1:0", source="escrow:t1", target="user:a", amount=10, table="t1"
    )
    assert pay("t1", ["a", "b"], (0, 20)) == (
        Transfer(key="pay:t1:1", source="escrow:t1", target="user:b", amount=20, table="t1"),
    )


def test_without_a_stake_nothing_moves() -> None:
    assert hold("t1", ["a", "b"], 0) == refund("t1", ["a", "b"], 0) == ()
    assert pay("t1", ["a", "b"], shares(((0,), (1,)), 0, 0)) == ()


def test_who_has_less_than_the_stake_cannot_pay() -> None:
    assert short_of([10, 9, 0, 100], 10) == (1, 2)
    assert short_of([0, 0], 0) == ()


def test_a_new_account_gets_a_hundred_and_a_poor_one_is_filled_up_once_a_day() -> None:
    assert gift("a") == Transfer(key="gift:a", source="mint", target="user:a", amount=100)
    assert top_up("a", 20, "2026-01-01") is None
    assert top_up("a", 13, "2026-01-01") == Transfer(
        key="top_up:a:2026-01-01", source="mint", target="user:a", amount=7
    )


def test_a_transfer_survives_the_shells_codec() -> None:
    adapter = TypeAdapter(Transfer)
    assert adapter.validate_json(adapter.dump_json(gift("a")), strict=True) == gift("a")


stakes = st.integers(0, 10).map(lambda tens: 10 * tens)


@given(ranking=rankings(), stake=stakes, data=st.data())
def test_the_pot_is_always_paid_out_completely_and_fairly(
    ranking: Ranking, stake: int, data: st.DataObject
) -> None:
    seats = sum(len(group) for group in ranking)
    first = data.draw(st.integers(0, seats - 1))
    paid = shares(ranking, stake, first)
    assert sum(paid) == seats * stake
    assert all(amount >= 0 for amount in paid)
    worst = [min(paid[seat] for seat in group) for group in ranking]
    assert worst == sorted(worst, reverse=True)
    for group in ranking:
        shared = sorted(paid[seat] for seat in group)
        assert shared[-2:-1] in ([], shared[:1])  # all but one of them get the same
        assert shared[-1] - shared[0] < len(group)


@given(ranking=rankings(), stake=stakes, back=st.booleans())
def test_taler_are_conserved(ranking: Ranking, stake: int, back: bool) -> None:
    users = [f"u{seat}" for seat in range(sum(len(group) for group in ranking))]
    balances: Counter[str] = Counter()
    moved = [gift(user) for user in users]
    moved += hold("t1", users, stake)
    for transfer in moved:
        balances[transfer.source] -= transfer.amount
        balances[transfer.target] += transfer.amount
    assert balances["escrow:t1"] == len(users) * stake
    paid = refund("t1", users, stake) if back else pay("t1", users, shares(ranking, stake, 0))
    for transfer in paid:
        assert transfer.amount > 0
        balances[transfer.source] -= transfer.amount
        balances[transfer.target] += transfer.amount
    assert sum(balances.values()) == 0
    assert balances["escrow:t1"] == 0
    assert all(balances[f"user:{user}"] >= 0 for user in users)
    keys = [transfer.key for transfer in (*moved, *paid)]
    assert len(keys) == len(set(keys))
