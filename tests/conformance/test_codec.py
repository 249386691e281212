"""Everything that travels or is stored survives the codec; everything else is refused."""

import json
from dataclasses import MISSING, fields
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.game import AnyGame
from tests.conformance.cases import CASES, Case, every_case, every_game
from tests.conformance.codec import CODECS
from tests.conformance.play import play, shown, viewers
from tests.conformance.test_record import members


def survives(adapter: TypeAdapter[Any], value: Any) -> None:
    raw = adapter.dump_json(value)
    again = adapter.validate_json(raw, strict=True)
    assert again == value
    assert type(again) is type(value)
    assert adapter.dump_json(again) == raw


@every_case
def test_state_actions_events_and_views_survive(case: Case) -> None:
    codec = CODECS[case.game.id]
    survives(codec.options, case.options)
    for moment in play(case, 0):
        survives(codec.state, moment.step.state)
        survives(codec.action, moment.action)
        for event in moment.step.events:
            survives(codec.event, event)
        for viewer in viewers(case):
            survives(codec.view, case.game.view(moment.step.state, viewer))
            for event in shown(case, moment.step.events, viewer):
                survives(codec.event, event)


def some_actions(game: AnyGame) -> list[dict[str, Any]]:
    """One action of each type, as plain data."""
    adapter = CODECS[game.id].action
    by_type = {
        moment.action.type: json.loads(adapter.dump_json(moment.action))
        for case in CASES
        if case.game.id == game.id
        for moment in play(case, 0)
    }
    return list(by_type.values())


def form_of(game: AnyGame, tag: str) -> type[Any]:
    """The type of action with this tag."""
    forms = {get_args(get_type_hints(form)["type"])[0]: form for form in members(game.Action)}
    return forms[tag]


def required(game: AnyGame, tag: str) -> set[str]:
    """The fields that must be sent; those of a default may be left out, but never the tag."""
    names = {each.name for each in fields(form_of(game, tag)) if each.default is MISSING}
    return names | {"type"} if hasattr(game.Action, "__args__") else names


@every_game
def test_an_action_with_another_field_or_without_one_is_refused(game: AnyGame) -> None:
    adapter = CODECS[game.id].action
    for action in some_actions(game):
        adapter.validate_json(json.dumps(action), strict=True)
        wrong = [{**action, "surplus": 1}, {**action, "type": "no such action"}, [], None, "x", 7]
        for name in action:
            lacking = {key: value for key, value in action.items() if key != name}
            if name in required(game, action["type"]):
                wrong.append(lacking)
        for broken in wrong:
            with pytest.raises(ValidationError):
                adapter.validate_json(json.dumps(broken), strict=True)


@every_game
def test_a_field_of_another_type_is_refused_and_nothing_is_converted(game: AnyGame) -> None:
    adapter = CODECS[game.id].action
    for action in some_actions(game):
        for name, value in action.items():
            for strange in (None, True, 1.5, [value], {"a": value}, f" {value} ", [[]]):
                if fits(form_of(game, action["type"]), name, strange):
                    continue
                with pytest.raises(ValidationError):
                    adapter.validate_json(json.dumps({**action, name: strange}), strict=True)


def fits(form: type[Any], name: str, value: object) -> bool:
    """Whether the field itself is of a kind that takes this: None, or True for a switch."""
    hint = get_type_hints(form)[name]
    return (value is None and type(None) in get_args(hint)) or (value is True and hint is bool)


@every_game
def test_a_schema_can_be_made_of_everything_that_travels(game: AnyGame) -> None:
    codec = CODECS[game.id]
    for adapter in (codec.options, codec.action, codec.event, codec.view):
        assert adapter.json_schema(mode="serialization")
