"""Properties of whole games, for each number of seats and tempo. Vector 31; sections 4, 9, 10."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import SPECTATOR, TABLE
from rules.games.kuhhandel.apply import apply, autoplay, progress, retire, setup
from rules.games.kuhhandel.content import CARDS, MONEY, NOTHING, QUARTET, SEATS, Hand, plus, total
from rules.games.kuhhandel.events import HandChanged, TurnStarted
from rules.games.kuhhandel.legal import actors, legal, timers
from rules.games.kuhhandel.money import OFFERED, cards, hand_of, offers, payments, superfluous
from rules.games.kuhhandel.score import is_loose, result
from rules.games.kuhhandel.state import Options, Phase, State
from rules.games.kuhhandel.view import show
from rules.rng import Rng
from tests.rules.kuhhandel.positions import CHANCE
from tests.rules.kuhhandel.random_play import Choose, any_kind, random_game

every_size = pytest.mark.parametrize("seats", SEATS)
every_variant = pytest.mark.parametrize(
    "options",
    [Options(), Options(tempo="calm", first_seat=1), Options(tempo="fast", trade_limit=50)],
    ids=["normal", "calm", "fast"],
)
seeds = st.integers(0, 99_999_999)


def all_money(state: State) -> Hand:
    """Bank, hands and what lies on the table."""
    money = state.bank
    for hand in state.hands:
        money = plus(money, hand)
    offer = None if state.trade is None else state.trade.offer
    return plus(money, offer or NOTHING)


def all_animals(state: State) -> int:
    """Stack, farms and what is being auctioned."""
    auction = state.auction
    lot = auction is not None and auction.outcome is None
    return len(state.stack) + sum(map(sum, state.herds)) + lot


@every_size
@every_variant
@given(seed=seeds)
@settings(max_examples=4, deadline=None)
def test_31_animals_and_money_only_change_hands(options: Options, seats: int, seed: int) -> None:
    for moment in random_game(options, seats, seed):
        state = moment.step.state
        assert all_money(state) == MONEY
        assert all_animals(state) == CARDS
        assert all(min(hand) >= 0 for hand in (*state.hands, state.bank))
        assert all(0 <= count <= QUARTET for herd in state.herds for count in herd)


@every_size
@every_variant
@given(seed=seeds)
@settings(max_examples=3, deadline=None)
def test_every_game_ends_with_quartets_alone_or_at_the_limit(
    options: Options, seats: int, seed: int
) -> None:
    final = random_game(options, seats, seed)[-1].step.state
    ended = result(final)
    assert ended is not None
    assert sorted(seat for group in ended.ranking for seat in group) == list(range(seats))
    if ended.reason == "quartets":
        assert not final.stack
        assert not any(is_loose(herd) for herd in final.herds)
    else:
        assert (ended.reason, final.trades_in_row) == ("trade_limit", options.trade_limit)


@every_size
@given(seed=seeds)
@settings(max_examples=3, deadline=None)
def test_whoever_acts_is_asked_and_there_is_one_countdown_in_an_auction_only(
    seats: int, seed: int
) -> None:
    for moment in random_game(Options(), seats, seed):
        state = moment.step.state
        assert len(timers(state)) == (state.phase is Phase.BIDDING)
        if state.phase not in (Phase.BIDDING, Phase.OVER):
            assert len(actors(state)) == 1
        for seat in actors(state):
            assert state.retired[seat] is None


@every_size
@given(seed=seeds)
@settings(max_examples=3, deadline=None)
def test_every_seat_is_told_its_own_money_after_each_change(seats: int, seed: int) -> None:
    for moment in random_game(Options(), seats, seed):
        before, after = moment.state.hands, moment.step.state.hands
        told = {e.seat: e for e in moment.step.events if isinstance(e, HandChanged)}
        for seat in range(seats):
            if before[seat] != after[seat]:
                assert told[seat].cards == cards(after[seat])
                assert told[seat].sum == total(after[seat])


@every_size
def test_every_step_shows_everybody_something(seats: int) -> None:
    for moment in random_game(Options(), seats, 5):
        for viewer in (*range(seats), SPECTATOR):
            assert any(show(event, viewer) is not None for event in moment.step.events)


@every_size
def test_progress_grows_from_nothing_to_all(seats: int) -> None:
    moments = random_game(Options(), seats, 4)
    shares = [progress(moment.state) for moment in moments] + [progress(moments[-1].step.state)]
    assert (shares[0], shares[-1]) == (0, 100)
    assert shares == sorted(shares)


@every_size
def test_turns_are_numbered_and_each_begins_once(seats: int) -> None:
    events = [event for moment in random_game(Options(), seats, 6) for event in moment.step.events]
    numbers = [event.turn_no for event in events if isinstance(event, TurnStarted)]
    assert numbers == list(range(2, len(numbers) + 2))


@every_size
@given(seed=seeds)
@settings(max_examples=4, deadline=None)
def test_whoever_leaves_at_any_time_the_game_ends(seats: int, seed: int) -> None:
    chance = Rng(b"leaving at any time %08d" % seed, 0)
    state = setup(Options(), seats, Rng(b"leaving tests %08d" % seed, 0))
    while actors(state) or timers(state):
        if not chance.below(60):
            state = retire(state, chance.below(seats), CHANCE).state
            continue
        seat, action = any_kind(state, chance)
        if seat != TABLE and state.retired[seat] is not None:
            action = autoplay(state, seat, chance)
            assert action in set(legal(state, seat))
        state = apply(state, seat, action, CHANCE).state
        assert all_money(state) == MONEY
    assert result(state) is not None


def nobody_auctions(state: State, chance: Rng) -> tuple[int, object]:
    """Trades as long as there is one; losing on purpose, where that is possible."""
    seat, action = any_kind(state, chance)
    if state.phase is Phase.TURN:
        trades = [a for a in legal(state, seat) if a.type == "trade_offer"]
        return seat, chance.choice(trades) if trades else action
    return seat, action


def test_games_without_auctions_end_too() -> None:
    choose: Choose = nobody_auctions
    reasons = Counter(
        random_game(Options(trade_limit=50), 4, seed, choose)[-1].step.state.reason
        for seed in range(12)
    )
    assert set(reasons) <= {"quartets", "trade_limit"}


money = st.tuples(*(st.integers(0, most) for most in (4, 8, 5, 3, 3, 3)))


@given(hand=money, amount=st.integers(1, 1_500))
@settings(max_examples=200, deadline=None)
def test_payments_are_exactly_the_sets_without_a_superfluous_card(hand: Hand, amount: int) -> None:
    listed = payments(hand, amount)
    assert len(set(listed)) == len(listed)
    assert bool(listed) == (total(hand) >= amount)
    sums = [total(paid) for paid in listed]
    assert sums == sorted(sums)
    for paid in listed:
        assert total(paid) >= amount
        assert superfluous(paid, amount) is None
        assert all(want <= have for want, have in zip(paid, hand, strict=True))


few = st.tuples(*(st.integers(0, most) for most in (1, 3, 2, 2, 1, 1)))


@given(hand=few, amount=st.integers(1, 400))
@settings(max_examples=60, deadline=None)
def test_no_payment_is_forgotten(hand: Hand, amount: int) -> None:
    every = product(*(range(count + 1) for count in hand))
    needed = {paid for paid in every if total(paid) >= amount and superfluous(paid, amount) is None}
    assert set(payments(hand, amount)) == needed


@given(hand=money, worth=st.integers(10, 2_000))
@settings(max_examples=100, deadline=None)
def test_listed_offers_are_held_and_range_from_one_card_to_all(hand: Hand, worth: int) -> None:
    listed = offers(hand, worth)
    assert listed[-1] == hand
    assert len(set(listed)) == len(listed) <= 6 + len(OFFERED) + 1
    for laid in listed:
        assert hand_of(cards(laid)) == laid
        assert all(want <= have for want, have in zip(laid, hand, strict=True))
        assert sum(laid) or hand == NOTHING
