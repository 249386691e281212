"""Replay equals live: the same seed, options and actions give the same game, anywhere."""

import os
import subprocess
import sys
from hashlib import sha256

from rules.game import AnyGame
from rules.rng import Rng
from tests.conformance.cases import CASES, Case, every_case, every_game
from tests.conformance.codec import CODECS
from tests.conformance.play import play, start, table_seed

TABLES = range(3)


@every_case
def test_a_replay_is_the_same_game(case: Case) -> None:
    for number in TABLES:
        state = start(case, number)
        for moment in play(case, number):
            assert state == moment.state
            step = case.game.apply(
                state, moment.seat, moment.action, Rng(table_seed(number), moment.ply)
            )
            assert step == moment.step
            state = step.state


@every_case
def test_a_game_goes_on_the_same_from_stored_bytes(case: Case) -> None:
    """After each step the state is stored, forgotten and loaded, as on another node."""
    codec = CODECS[case.game.id]
    state = start(case, 0)
    for moment in play(case, 0):
        state = codec.state.validate_json(codec.state.dump_json(state), strict=True)
        action = codec.action.validate_json(codec.action.dump_json(moment.action), strict=True)
        step = case.game.apply(state, moment.seat, action, Rng(table_seed(0), moment.ply))
        assert step == moment.step
        state = step.state


def digest(game_id: str) -> str:
    """A fingerprint of some games: every state and event in them."""
    total, codec = sha256(), CODECS[game_id]
    for case in CASES:
        if case.game.id == game_id:
            for moment in play(case, 0):
                total.update(codec.state.dump_json(moment.step.state))
                for event in moment.step.events:
                    total.update(codec.event.dump_json(event))
    return total.hexdigest()


@every_game
def test_a_game_does_not_depend_on_the_order_of_sets(game: AnyGame) -> None:
    """Another process hashes strings differently (PYTHONHASHSEED)."""
    command = f"from {__name__} import digest; print(digest({game.id!r}))"
    elsewhere = subprocess.run(
        [sys.executable, "-c", command],
        env={**os.environ, "PYTHONHASHSEED": "2718", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout.strip() == digest(game.id)
