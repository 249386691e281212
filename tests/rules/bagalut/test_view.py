"""What each viewer sees. Spec section 8; vector 28."""

import re
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from rules.game import SPECTATOR, Viewer
from rules.games.bagalut.actions import SwapGive
from rules.games.bagalut.content import CARD_IDS, Good
from rules.games.bagalut.legal import legal
from rules.games.bagalut.state import Options, Phase, State
from rules.games.bagalut.view import Offer, Rows, Sums, View, view
from tests.rules.bagalut.positions import A, B, position

VIEW = TypeAdapter(View)

EXAMPLE = position(
    phase=Phase.SWAP_ANSWER,
    a="fish 6, coin 3, mead 5, sheep 2 5, grain 7 3",
    b="fish 3, coin 2 7, mead 6, sheep 3, grain 5",
    hands=("fish-2 coin-4 sheep-4 grain-4", "mead-3 mead-4 sheep-7 grain-2"),
    stack="fish-5 fish-7 coin-5 coin-6 mead-2 mead-7 sheep-6 grain-6",
    offer="fish-4",
)


def ids_in(state: State, viewer: Viewer) -> set[str]:
    """Every card that can be read from the view as it travels."""
    text = VIEW.dump_json(view(state, viewer)).decode()
    return set(re.findall("|".join(CARD_IDS), text))


def test_the_example_of_the_spec_is_what_seat_one_sees() -> None:
    assert view(EXAMPLE, B) == View(
        options=Options(),
        phase=Phase.SWAP_ANSWER,
        turn=5,
        active_seat=A,
        swaps_done=0,
        offer=Offer(seat=A, good=Good.FISH, card="fish-4"),
        eligible=("coin-7", "mead-6", "grain-5"),
        rows=(
            Rows(fish=(6,), coin=(3,), mead=(5,), sheep=(2, 5), grain=(7, 3)),
            Rows(fish=(3,), coin=(2, 7), mead=(6,), sheep=(3,), grain=(5,)),
        ),
        sums=(
            Sums(fish=10, coin=3, mead=5, sheep=7, grain=10),
            Sums(fish=3, coin=9, mead=6, sheep=3, grain=5),
        ),
        hands=(4, 4),
        hand=("mead-3", "mead-4", "sheep-7", "grain-2"),
        stack=8,
        market=None,
    )
    assert list(legal(EXAMPLE, B)) == [
        SwapGive(good=Good.COIN),
        SwapGive(good=Good.MEAD),
        SwapGive(good=Good.GRAIN),
    ]
    assert list(legal(EXAMPLE, A)) == []


@pytest.mark.parametrize(("viewer", "own"), [(A, (0,)), (B, (1,)), (SPECTATOR, ())])
def test_of_the_hidden_cards_a_viewer_reads_the_own_hand_alone(
    viewer: Viewer, own: tuple[int, ...]
) -> None:
    """Vector 28. Rows travel as values, so the ids in a view are hand, offer, eligible, market."""
    shown = {CARD_IDS[card] for seat in own for card in EXAMPLE.hands[seat]}
    assert ids_in(EXAMPLE, viewer) == shown | {"fish-4", "coin-7", "mead-6", "grain-5"}


@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_what_lies_hidden_leaves_no_other_trace(viewer: Viewer) -> None:
    """The same table with the other cards dealt differently looks the same to the byte."""
    hidden = [*EXAMPLE.stack]
    hands = list(EXAMPLE.hands)
    for seat in {A, B} - {viewer}:
        hands[seat], hidden = tuple(sorted(hidden[:4])), [*hands[seat], *hidden[4:]]
    twin = replace(EXAMPLE, hands=(hands[0], hands[1]), stack=tuple(sorted(hidden)))
    assert twin != EXAMPLE
    assert VIEW.dump_json(view(twin, viewer)) == VIEW.dump_json(view(EXAMPLE, viewer))


@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_the_open_market_is_seen_by_all(viewer: Viewer) -> None:
    state = position(phase=Phase.LAY, turn=13, a="fish 5", b="fish 3", market="fish-2 grain-6")
    seen = view(state, viewer)
    assert (seen.market, seen.stack) == (("fish-2", "grain-6"), 0)
