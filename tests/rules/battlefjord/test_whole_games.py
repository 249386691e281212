"""Properties of whole games: nothing is lost, nothing leaks, everything ends. Spec 4, 9, 13."""

from dataclasses import replace

import pytest

from rules.game import SPECTATOR
from rules.games.battlefjord.actions import Thing, Use
from rules.games.battlefjord.apply import apply, autoplay, progress, turn_key
from rules.games.battlefjord.board import freeze, thaw
from rules.games.battlefjord.bot.sample import sample
from rules.games.battlefjord.content import CARD_OF, CARDS
from rules.games.battlefjord.legal import actors, legal
from rules.games.battlefjord.score import result
from rules.games.battlefjord.state import Phase, State
from rules.games.battlefjord.view import show, view
from rules.rng import Rng
from tests.rules.battlefjord.positions import A, B, position, step
from tests.rules.battlefjord.random_play import random_game

every_seed = pytest.mark.parametrize("seed", range(8))


def all_cards(state: State) -> list[int]:
    lying = [card for card in state.slots if card >= 0]
    for pile in (*state.stacks, *state.discards, *state.hands):
        lying.extend(pile)
    for halls in state.halls:
        for hall in halls:
            lying.extend(hall)
    for pending in state.pending:
        lying.extend(pending.cards)
    return lying


@every_seed
def test_no_card_is_ever_lost_or_doubled(seed: int) -> None:
    for moment in random_game(seed):
        assert sorted(all_cards(moment.step.state)) == list(range(CARDS))


@every_seed
def test_every_game_ends_within_sixteen_rounds_with_a_result(seed: int) -> None:
    moments = random_game(seed)
    final = moments[-1].step.state
    over = result(final)
    assert over is not None
    assert final.round <= 16
    assert over.reason == ("raid4" if final.round == 16 else "twelve")
    assert all(result(moment.state) is None for moment in moments)


@every_seed
def test_no_stock_is_ever_short_and_a_slot_never_has_two_masters(seed: int) -> None:
    for moment in random_game(seed):
        state = moment.step.state
        assert min(min(stock) for stock in state.stocks) >= 0
        assert all(len(hall) <= 4 for halls in state.halls for hall in halls)
        hidden = [slot for slot in range(9) if state.face_down >> slot & 1]
        assert all(state.pennants[slot] == -1 for slot in hidden)


@every_seed
def test_limits_hold_whenever_a_round_begins(seed: int) -> None:
    for moment in random_game(seed):
        if moment.step.state.round > moment.state.round:
            for side in view(moment.step.state, SPECTATOR).seats:
                held = side.stock.fish + side.stock.wool + side.stock.iron
                assert held <= side.limits.goods
                assert side.stock.silver <= side.limits.silver


def test_the_same_actions_on_the_same_seed_give_the_same_game() -> None:
    for moment in random_game(0):
        rng = Rng(b"random games %08d" % 0, moment.ply)
        assert apply(moment.state, moment.seat, moment.action, rng) == moment.step


@every_seed
def test_only_who_is_asked_has_legal_actions_and_all_of_them_are_accepted(seed: int) -> None:
    for moment in random_game(seed)[seed::9]:
        for seat in (A, B):
            possible = list(legal(moment.state, seat))
            assert bool(possible) == (seat in actors(moment.state))
            assert len(set(possible)) == len(possible)
            for action in possible:
                apply(moment.state, seat, action, Rng(b"any seed will do", moment.ply))


def test_a_board_freezes_to_the_state_it_came_from_and_its_copy_is_apart() -> None:
    for moment in random_game(1)[::5]:
        board = thaw(moment.state, Rng(b"any seed will do", 1))
        copied = board.copy()
        copied.stocks[A][0] += 1
        copied.slots[0] = -1
        copied.figures[A] = ()
        assert freeze(board) == moment.state


@every_seed
def test_a_view_changes_only_with_an_event_shown(seed: int) -> None:
    for moment in random_game(seed)[::3]:
        for viewer in (A, B, SPECTATOR):
            if view(moment.state, viewer) != view(moment.step.state, viewer):
                assert any(show(event, viewer) is not None for event in moment.step.events)


@every_seed
def test_a_view_does_not_depend_on_what_is_hidden(seed: int) -> None:
    for moment in random_game(seed)[::4]:
        state = moment.state
        mixed = shuffled(state)
        for viewer in (A, B, SPECTATOR):
            assert view(mixed, viewer) == view(state, viewer)


def shuffled(state: State) -> State:
    """The same with everything hidden dealt anew."""
    rng = Rng(b"what nobody sees", 1)
    stacks, slots = [], list(state.slots)
    for deck in (0, 1):
        hidden = [
            slot
            for slot in range(9)
            if state.face_down >> slot & 1 and (state.slots[slot] >= 45) == bool(deck)
        ]
        unknown = list(rng.shuffled([*state.stacks[deck], *(slots[slot] for slot in hidden)]))
        for slot in hidden:
            slots[slot] = unknown.pop()
        stacks.append(tuple(unknown))
    return replace(state, stacks=(stacks[0], stacks[1]), slots=tuple(slots))


@every_seed
def test_a_sampled_state_looks_the_same_to_its_seat(seed: int) -> None:
    seen: dict[int, list[object]] = {A: [], B: []}
    for moment in random_game(seed):
        for seat, events in seen.items():
            events.extend(e for event in moment.step.events if (e := show(event, seat)))
        if moment.ply % 5:
            continue
        state = moment.step.state
        for seat in (A, B):
            guess = sample(
                view(state, seat), seat, Rng(b"guesses guesses", seed), tuple(seen[seat])
            )
            assert view(guess, seat) == view(state, seat)
            assert list(legal(guess, seat)) == list(legal(state, seat))
            assert sorted(all_cards(guess)) == list(range(CARDS))


@every_seed
def test_autoplay_is_legal_and_ends_the_actions(seed: int) -> None:
    for moment in random_game(seed)[::3]:
        action = autoplay(moment.state, moment.seat, Rng(b"autoplay autoplay", moment.ply))
        assert action in set(legal(moment.state, moment.seat))
        if moment.state.phase is Phase.ACTIONS and not moment.state.pending:
            assert action.type == "end_actions"


def test_all_actions_of_a_seat_are_one_turn_and_a_raid_is_none() -> None:
    for moment in random_game(2):
        key = turn_key(moment.state, moment.seat)
        match moment.state.phase:
            case Phase.RAID:
                assert key is None
            case Phase.ACTIONS:
                assert key == f"round-{moment.state.round}-actions-{moment.seat}"
            case _:
                following = moment.step.state
                assert key != turn_key(following, moment.seat)


def test_progress_never_falls() -> None:
    moments = random_game(3)
    shares = [progress(moment.state) for moment in moments] + [progress(moments[-1].step.state)]
    assert (shares[0], shares[-1]) == (0, 100)
    assert shares == sorted(shares)


def test_only_what_shows_a_hidden_thing_is_a_barrier() -> None:
    revealing = {
        event.type
        for seed in range(4)
        for moment in random_game(seed)
        for event in moment.step.events
        if event.reveals
    }
    assert revealing <= {"card_revealed", "cards_turned_up", "raid_paid", "raid_failed"}
    assert {"card_revealed", "cards_turned_up", "raid_paid"} <= revealing


def test_a_sample_knows_what_lies_under_a_stack() -> None:
    """With the seeress one of two revealed cards went under the stack: all have seen which."""
    thing = position(on=("14", ""), halls=("R4", ""), top="S6 H3")
    shown_two = step(thing, A, Use(field=14))
    done = step(shown_two.state, A, Thing(card="S6", mode="hand"))
    seen = (*shown_two.events, *done.events)
    for number in range(5):
        guess = sample(view(done.state, B), B, Rng(b"guesses guesses", number), seen)
        assert guess.stacks[0][0] == CARD_OF["H3"]
