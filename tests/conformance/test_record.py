"""The form of a game's record: what the house and its clients take for granted."""

import re
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, get_args, get_type_hints

from rules.game import AnyGame, Event, Level, Wire
from rules.texts import LANGUAGES
from tests.conformance.cases import every_game


def members(union: Any) -> tuple[type[Any], ...]:
    """The classes of a union, or the one class."""
    return get_args(union) or (union,)


@every_game
def test_options_have_defaults_and_a_first_seat(game: AnyGame) -> None:
    assert get_type_hints(game.Options)["first_seat"] is int
    for option in fields(game.Options):
        assert option.default is not MISSING, option.name


@every_game
def test_views_name_their_phase(game: AnyGame) -> None:
    assert "phase" in get_type_hints(game.View)


@every_game
def test_everything_is_frozen_slotted_and_refuses_unknown_fields(game: AnyGame) -> None:
    travelling = (game.Options, game.View, *members(game.Action), *members(game.Event))
    for form in (game.State, *travelling):
        assert is_dataclass(form)
        assert form.__dataclass_params__.frozen, form
        assert all("__slots__" in vars(parent) for parent in form.__mro__[:-1]), form
    assert all(issubclass(form, Wire) for form in travelling)
    assert all(issubclass(form, Event) for form in members(game.Event))


@every_game
def test_tags_are_names_of_their_own_and_never_the_tables(game: AnyGame) -> None:
    for union in (game.Action, game.Event):
        tags = [get_type_hints(form)["type"] for form in members(union)]
        words = [word for tag in tags for word in get_args(tag)]
        assert len(set(words)) == len(words) == len(members(union))
        for word in words:
            assert re.fullmatch(r"[a-z][a-z0-9_]*", word)
            assert not word.startswith("table_"), "the table's own events begin so"


@every_game
def test_the_record_is_complete(game: AnyGame) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_-]*", game.id)
    assert game.rules_version >= 1
    assert len(game.seats) >= 1
    assert game.seats.start >= 2
    assert set(game.texts) == set(LANGUAGES)
    assert set(game.levels) == set(Level)
