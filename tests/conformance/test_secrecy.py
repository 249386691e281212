"""Views leak nothing: whoever may not know something cannot tell it by anything he gets.

The twin of a state differs from it only in what one seat may not know. Whatever that seat gets of
the two must be the same to the byte; spectators know less than any seat, so theirs too. Where
a step says of itself that it reveals or draws, the two may part, but first in what is told.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.errors import RuleError
from rules.game import SPECTATOR, Seat, Step, Viewer
from rules.rng import Rng
from tests.conformance.cases import CASES_WITH_SECRETS, Case, every_case
from tests.conformance.codec import CODECS
from tests.conformance.play import Moment, play, shown, start, table_seed, viewers

TABLES = range(3)


def twins(case: Case, number: int) -> Iterator[tuple[Moment, Seat, Any]]:
    """Each moment of a game (of a long one, some), with each seat and a twin for it."""
    seen: list[list[Any]] = [[] for _ in range(case.seats)]
    for moment in play(case, number):
        for seat in range(case.seats if moment.ply % case.promise.twins_every == 0 else 0):
            rng = Rng(b"a twin for the secrecy test", moment.ply * 8 + seat)
            known = case.game.view(moment.state, seat)
            yield moment, seat, case.game.sample(known, seat, rng, tuple(seen[seat]))
        for seat, events in enumerate(seen):
            events += shown(case, moment.step.events, seat)


def view_bytes(case: Case, state: Any, viewer: Viewer) -> bytes:
    return CODECS[case.game.id].view.dump_json(case.game.view(state, viewer))


def event_bytes(case: Case, step: Step[Any, Any], viewer: Viewer) -> list[bytes]:
    dump = CODECS[case.game.id].event.dump_json
    return [dump(event) for event in shown(case, step.events, viewer)]


@every_case
def test_a_seat_and_spectators_cannot_tell_a_twin_from_the_state(case: Case) -> None:
    game = case.game
    for number in TABLES:
        for moment, seat, twin in twins(case, number):
            for viewer in (seat, SPECTATOR):
                assert view_bytes(case, twin, viewer) == view_bytes(case, moment.state, viewer)
            assert tuple(game.legal(twin, seat)) == tuple(game.legal(moment.state, seat))
            assert game.actors(twin) == game.actors(moment.state)
            assert game.timers(twin) == game.timers(moment.state)
            assert game.result(twin) == game.result(moment.state)
            if game.progress is not None:
                assert game.progress(twin) == game.progress(moment.state)
            if game.round is not None:
                assert game.round(twin) == game.round(moment.state)
            if game.turn_key is not None:
                for actor in game.actors(twin):
                    assert game.turn_key(twin, actor) == game.turn_key(moment.state, actor)


@every_case
def test_the_same_step_looks_the_same_in_a_twin_unless_it_says_that_it_reveals(case: Case) -> None:
    for number in TABLES:
        for moment, seat, twin in twins(case, number):
            rng = Rng(table_seed(number), moment.ply)
            try:
                step = case.game.apply(twin, moment.seat, moment.action, rng)
            except RuleError:
                # The action itself shows that the actor held what the twin's does not.
                assert moment.revealed or moment.action.type in case.promise.unseen
                continue
            for viewer in (seat, SPECTATOR):
                told = event_bytes(case, moment.step, viewer)
                if event_bytes(case, step, viewer) != told:
                    assert moment.revealed
                    continue
                after = view_bytes(case, step.state, viewer)
                assert after == view_bytes(case, moment.step.state, viewer)


@every_case
def test_refusals_tell_a_seat_nothing_about_what_is_hidden(case: Case) -> None:
    tried = {moment.action for moment in play(case, 0)}
    for moment, seat, twin in twins(case, 0):
        for action in tried:
            refusals = [refusal(case, state, seat, action) for state in (moment.state, twin)]
            assert refusals[0] == refusals[1]


def refusal(case: Case, state: Any, seat: Seat, action: Any) -> tuple[str, str] | None:
    try:
        case.game.apply(state, seat, action, Rng(table_seed(0), 1))
    except RuleError as refused:
        return refused.code, repr(refused.facts)
    return None


@pytest.mark.parametrize("case", CASES_WITH_SECRETS, ids=str)
def test_no_secret_stands_in_anything_a_viewer_gets(case: Case) -> None:
    """Canaries: the words for what is hidden, searched in the bytes."""
    secrets = case.promise.secrets
    assert secrets is not None
    found_open = False
    for number in TABLES:
        state = start(case, number)
        for moment in play(case, number):
            for viewer in viewers(case):
                heard = b" ".join(event_bytes(case, moment.step, viewer))
                got = (view_bytes(case, moment.step.state, viewer) + heard).decode()
                hidden = secrets(moment.step.state, viewer)
                assert [word for word in hidden if f'"{word}"' in got] == []
                known = set(secrets(state, SPECTATOR)) - set(hidden)
                found_open |= any(f'"{word}"' in got for word in known)
    assert found_open, "the words that are searched for are those that travel"


@every_case
def test_a_view_changes_only_in_a_step_that_shows_an_event(case: Case) -> None:
    for number in TABLES:
        for moment in play(case, number):
            for viewer in viewers(case):
                if not shown(case, moment.step.events, viewer):
                    before = view_bytes(case, moment.state, viewer)
                    assert view_bytes(case, moment.step.state, viewer) == before


@every_case
def test_the_twins_differ_from_their_states(case: Case) -> None:
    """Else none of these tests could fail; where nothing is hidden, they may not."""
    differ = any(twin != moment.state for moment, _, twin in twins(case, 0))
    assert differ is (case.seats not in case.promise.open_at)
