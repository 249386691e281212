"""The machine-checkable examples of the spec: E01-E39, D1-D4, F1-F2, P1-P3. Spec section 17."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from rules.games.wikinger_saga.board import Board
from rules.games.wikinger_saga.outlook import Way, outlook, situation
from rules.games.wikinger_saga.score import hand_size, places, ranking, seat_score
from rules.games.wikinger_saga.state import Choice, How, Phase, RowCard, State, Task, Verb
from rules.games.wikinger_saga.turns import course, effects, stage
from rules.games.wikinger_saga.turns.changes import price
from tests.rules.wikinger_saga.positions import CHANCE, position, resting, seat

VECTORS: dict[str, dict[str, Any]] = {
    each["id"]: each
    for each in json.loads((Path(__file__).parent / "vectors.json").read_text())["vectors"]
}
MOVES = [name for name, vector in VECTORS.items() if vector["kind"] == "move"]


def of_kind(kind: str) -> Any:
    return pytest.mark.parametrize(
        "vector", [each for each in VECTORS.values() if each["kind"] == kind], ids=lambda v: v["id"]
    )


def given_state(vector: dict[str, Any]) -> State:
    """The position before the act; in the act's stage everybody else does nothing."""
    given = vector["given"]
    act = vector["act"]["type"]
    said = {name: given[name] for name in ("gold", "vp", "index") if name in given}
    own = seat(row=tuple(given.get("row", ())), **said)
    others = [resting(**each) for each in (*given.get("others", ()), *({},) * (vector["n"] - 1))][
        : vector["n"] - 1
    ]
    return position(
        own,
        *others,
        on=given["adventure"],
        shift=given["shift"],
        markers_on=tuple(
            (int(space), marker) for space, marker in given.get("markers", {}).items()
        ),
        way_open=tuple(given.get("way_open", ())),
        phase=Phase.DECIDE if act == "way" else Phase.CHOOSE,
    )


def after(vector: dict[str, Any]) -> Board:
    """The board after the act, before anybody draws or the next stage begins."""
    state, act = given_state(vector), vector["act"]
    board = Board(state, CHANCE, [])
    side = board.sides[0]
    if act["type"] == "way":
        board.way_draw = (act["card"],)
        stage.begin(board)
        while board.agenda:
            course.do(board, board.agenda.pop())
        return board
    if act["type"] == "forced":
        board.god_pile = (act["card"],)
        side.choice = Choice(how=How.FORCED)
    else:
        side.choice = Choice(how=How.CARD, card=act["card"])
        side.row += (RowCard(card=act["card"], use=True),)
    board.phase = Phase.RESOLVE
    board.agenda.append(Task(verb=Verb.RESOLVE, seat=0))
    while board.agenda:
        course.do(board, board.agenda.pop())
        if board.pending:
            (pending,) = board.pending
            effects.answer(board, pending, pending.options.index(act["option"]))
    return board


@of_kind("move")
def test_a_movement_ends_as_the_example_says(vector: dict[str, Any]) -> None:
    board, expected = after(vector), vector["expect"]
    side = board.sides[0]
    assert board.shift == expected["shift"]
    assert side.index == expected["index"]
    assert board.shift + side.index == expected["space"]
    assert (side.vp, side.gold) == (expected["vp"], expected["gold"])
    assert side.inside is not expected["out"]
    assert side.reached is expected["reached"]
    for other, said in zip(board.sides[1:], expected.get("others", ()), strict=False):
        assert (other.vp, other.gold) == (said["vp"], said["gold"])


@pytest.mark.parametrize("name", [name for name in MOVES if VECTORS[name]["act"]["type"] == "card"])
def test_the_outlook_promises_what_then_happens(name: str) -> None:
    """But for what the card's own immediate effects bring."""
    vector = VECTORS[name]
    act, expected = vector["act"], vector["expect"]
    before = Board(given_state(vector), CHANCE, None)
    asks_for_added = act["card"] == "start_7" and "option" in act
    way = Way(added=act["option"]) if asks_for_added else Way(chosen=act.get("option"))
    found = outlook(situation(before, 0), cast("Any", act["card"]), way)
    assert (found.index, found.space) == (expected["index"], expected["space"])
    assert bool(found.falls) is expected["out"]
    assert found.reaches is expected["reached"]
    if act["card"].startswith(("start", "sva")):
        assert before.sides[0].vp + found.vp == expected["vp"]
        assert before.sides[0].gold + found.gold == expected["gold"]


@of_kind("draw")
def test_whoever_is_behind_draws_more(vector: dict[str, Any]) -> None:
    found = places(tuple(vector["given"]["vp"]))
    assert [hand_size(place) for place in found] == vector["expect"]


@of_kind("score")
def test_the_count_and_its_ties(vector: dict[str, Any]) -> None:
    given = vector["given"]
    # helmets come from cards: a smith has two of them
    scores = tuple(
        seat_score(each["vp"], each["gold"], ("start_7",) * (each["helmets"] // 2))
        for each in given
    )
    assert [score.total for score in scores] == vector["expect"]["scores"]
    groups = ranking(scores, ())
    ranks = {
        place: 1 + sum(len(group) for group in groups[:number])
        for number, group in enumerate(groups)
        for place in group
    }
    assert [ranks[place] for place in range(len(given))] == vector["expect"]["ranks"]


@of_kind("price")
def test_a_price_grows_with_the_round_and_falls_by_a_discount(vector: dict[str, Any]) -> None:
    given = vector["given"]
    more = given.get("round", 0) - given.get("discount", 0)
    assert price(given["viking"], more) == vector["expect"]


def test_all_examples_are_here() -> None:
    assert len(VECTORS) == 48
    assert len(MOVES) == 39
