"""`legal` and `apply` agree; refused means unchanged, and said by code."""

from typing import Any

import pytest

from rules.errors import RuleError
from rules.game import TABLE, Seat
from rules.rng import Rng
from tests.conformance.cases import Case, every_case
from tests.conformance.codec import CODECS
from tests.conformance.play import Moment, play, table_seed

EVERY = 5  # of the states of a game, so many are skipped where each is tried with everything


def rng(moment: Moment) -> Rng:
    return Rng(table_seed(0), moment.ply)


def refused(case: Case, moment: Moment, seat: Seat, action: Any) -> None:
    before = CODECS[case.game.id].state.dump_json(moment.state)
    with pytest.raises(RuleError) as refusal:
        case.game.apply(moment.state, seat, action, rng(moment))
    assert refusal.value.code
    assert CODECS[case.game.id].state.dump_json(moment.state) == before


@every_case
def test_each_legal_action_applies_and_leaves_the_old_state_alone(case: Case) -> None:
    for moment in play(case, 0):
        before = CODECS[case.game.id].state.dump_json(moment.state)
        for seat in case.game.actors(moment.state):
            for action in case.game.legal(moment.state, seat):
                case.game.apply(moment.state, seat, action, rng(moment))
        assert CODECS[case.game.id].state.dump_json(moment.state) == before


@every_case
def test_who_may_act_has_a_legal_action_and_nobody_else_has(case: Case) -> None:
    for moment in play(case, 1):
        actors = case.game.actors(moment.state)
        for seat in range(case.seats):
            actions = tuple(case.game.legal(moment.state, seat))
            assert bool(actions) == (seat in actors)
            assert len(set(actions)) == len(actions)
            assert actions == tuple(case.game.legal(moment.state, seat)), "in a stable order"


@every_case
def test_a_seat_that_may_not_act_is_refused(case: Case) -> None:
    for moment in play(case, 0):
        actors = case.game.actors(moment.state)
        expired = [timer.action for timer in case.game.timers(moment.state)]
        for seat in range(case.seats):
            if seat not in actors:
                refused(case, moment, seat, moment.action)
        if moment.action not in expired:
            refused(case, moment, TABLE, moment.action)


@every_case
def test_every_action_that_is_not_legal_now_is_refused(case: Case) -> None:
    """What was legal at other times of this game and of another, tried at many moments."""
    moments = play(case, 0)
    all_actions = {
        action
        for moment in (*moments, *play(case, 1))
        for seat in case.game.actors(moment.state)
        for action in case.game.legal(moment.state, seat)
        if action.type not in case.promise.represented
    }
    tried = 0
    for moment in moments[::EVERY]:
        for seat in range(case.seats):
            for action in all_actions - set(case.game.legal(moment.state, seat)):
                refused(case, moment, seat, action)
                tried += 1
    assert tried > 0


@every_case
def test_when_the_game_is_over_everything_is_refused(case: Case) -> None:
    moments = play(case, 0)
    over = moments[-1].step.state
    assert not case.game.actors(over)
    assert not case.game.timers(over)
    for moment in moments:
        for seat in range(case.seats):
            with pytest.raises(RuleError):
                case.game.apply(over, seat, moment.action, rng(moment))
