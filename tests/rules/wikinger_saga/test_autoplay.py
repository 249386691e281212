"""What the table does for a seat that is gone: one legal action, without chance. Spec 13."""

from typing import Any

import pytest

from rules.games.wikinger_saga.actions import (
    AcceptGod,
    Answer,
    ChooseCard,
    Leave,
    PassRecruit,
    SendValhalla,
)
from rules.games.wikinger_saga.autoplay import autoplay
from rules.games.wikinger_saga.state import Phase
from rules.rng import Rng
from tests.rules.wikinger_saga.positions import (
    CHANCE,
    asked,
    choose,
    played,
    position,
    resting,
    seat,
)


def test_it_recruits_nobody_leaves_and_accepts_gods() -> None:
    recruiting = position(phase=Phase.RECRUIT, recruiting=(0, 1), stage=0)
    assert autoplay(recruiting, 0, CHANCE) == PassRecruit()
    deciding = position(seat(reached=True, sight=True), seat(), phase=Phase.DECIDE)
    assert autoplay(deciding, 0, CHANCE) == Leave()
    empty = position(seat(row=("start_1", "hel_priest")), seat(hand=("start_1",)))
    assert autoplay(empty, 0, CHANCE) == AcceptGod()


@pytest.mark.parametrize(
    ("hand", "said", "card"),
    [
        # spaces 12..: 1 gold, 2 gold, -1 gold, 3 gold, 1 point, 2 gold and 1 point
        (("start_1", "start_2", "start_6"), {"shift": 11, "index": 1}, "start_6"),
        (("start_1", "start_7"), {"shift": 12, "index": 5}, "start_1"),
        # both land on nothing: the lower number
        (("start_2", "start_1"), {}, "start_1"),
        # equal numbers, equal landing: by name
        (("start_4", "start_3"), {}, "start_3"),
        # the best option of a card that has several
        (("start_1", "sva_turn"), {"shift": 10, "index": 10}, "sva_turn"),
    ],
)
def test_it_plays_the_card_with_the_best_landing(
    hand: tuple[str, ...], said: dict[str, Any], card: str
) -> None:
    index = said.pop("index", 0)
    state = position(seat(hand=hand, index=index), seat(hand=("start_1",)), **said)
    assert autoplay(state, 0, CHANCE) == ChooseCard(card=card)  # type: ignore[arg-type]


def test_it_sends_the_most_helmets_then_the_lower_number() -> None:
    state = position(
        seat(row=("mid_axe", "hel_grave", "god_odin"), inside=False),
        seat(row=("start_1",), inside=False),
        phase=Phase.VALHALLA,
        god_pile=(),
    )
    assert autoplay(state, 0, CHANCE) == SendValhalla(card="hel_grave")


@pytest.mark.parametrize(
    ("card", "said", "number"),
    [
        ("god_njoerd", {}, 0),
        ("god_skadi", {}, 0),
        ("start_1", {"row": ("mus_ember",)}, 0),
        ("sva_turn", {"index": 10, "shift": 10}, -4),
    ],
)
def test_it_changes_no_number_but_for_a_better_landing(
    card: str, said: dict[str, Any], number: int
) -> None:
    state = played(card, **said).state
    reply = autoplay(state, 0, CHANCE)
    assert isinstance(reply, Answer)
    assert (reply.ask, reply.number) == (asked(state), number)


def test_it_takes_the_first_god_declines_what_costs_and_gives_up_few_helmets() -> None:
    gods = played("start_2", on="ljo_a", shift=11, god_pile=("god_ran", "god_thor")).state
    assert autoplay(gods, 0, CHANCE) == Answer(option=0, ask=asked(gods), card="god_ran")
    recruit = played("god_freyja").state
    assert autoplay(recruit, 0, CHANCE) == Answer(option=0, ask=asked(recruit))
    state = position(
        seat(hand=("god_ran",)), seat(hand=("start_1", "god_odin", "mid_axe", "start_7"))
    )
    state = choose(choose(state, "start_1", by=1).state, "god_ran").state
    assert autoplay(state, 1, CHANCE) == Answer(option=2, ask=asked(state, 1), card="start_7")


def test_it_draws_nothing_from_chance() -> None:
    rng = Rng(b"nothing may be drawn here", 1)
    state = position(seat(hand=("start_1", "start_2")), resting())
    autoplay(state, 0, rng)
    assert not rng.drawn
