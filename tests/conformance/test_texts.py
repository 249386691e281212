"""Every word a game needs is there, in both languages, with the variables that clients give.

docs/texts.md has the names. A sentence that lacks a variable is a warning, hence an error here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import EnumMeta
from typing import Any, get_args, get_type_hints

import pytest
from pydantic_core import to_jsonable_python

from clients.python.texts import LANGUAGES, Book, Language, Reader, fill
from rules.errors import RuleError
from rules.game import SPECTATOR, AnyGame, Viewer
from rules.rng import Rng
from tests.conformance.cases import CASES, Case, every_case, every_game, every_options
from tests.conformance.play import Moment, play, shown, table_seed, viewers
from tests.conformance.test_record import members

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Speaker:
    """Says a game's sentences as any client would, to each seat and to spectators."""

    def __init__(self, case: Case, language: Language) -> None:
        self.language = language
        self.book = Book(language, case.game.texts[language])
        names = ["Anna", "Tove", "Sigrun", "Leif", "Bo"][: case.seats]
        self.readers: Mapping[Viewer, Reader] = {
            viewer: Reader(names=names, own_seat=None if viewer is SPECTATOR else viewer)
            for viewer in viewers(case)
        }

        self.offered: list[set[Any]] = [set() for _ in range(case.seats)]

    def say_to(self, viewer: Viewer, name: str, values: Mapping[str, Any]) -> Iterator[str]:
        """The sentence, and the other forms of it that there are."""
        plain = to_jsonable_python(values)
        variables = fill(plain, self.readers[viewer], self.value, self.language)
        yield self.book.say(name, **variables)
        for form in (".speech", ".done"):
            other = self.book.find(name + form, variables)
            if other is not None:
                yield other

    def say_to_all(self, name: str, values: Mapping[str, Any]) -> Iterator[str]:
        """The same to everybody."""
        for viewer in self.readers:
            yield from self.say_to(viewer, name, values)

    def value(self, word: str) -> str | None:
        """A word of the rules as people say it."""
        return self.book.find(f"value-{word}")


def check(sentences: Iterator[str]) -> None:
    for sentence in sentences:
        assert sentence.strip() == sentence
        assert sentence
        assert "{" not in sentence
        assert not {"none", "yes", "no"} & set(sentence.strip(".").split()), sentence


@every_case
@every_language
def test_all_that_happens_in_random_play_can_be_told(case: Case, language: Language) -> None:
    speaker = Speaker(case, language)
    for moment in play(case, 0):
        told(speaker, case, moment)


def told(speaker: Speaker, case: Case, moment: Moment) -> None:
    phase = case.game.view(moment.state, SPECTATOR).phase
    check(speaker.say_to_all(f"phase-{phase}", {"seat": moment.seat}))
    for seat in case.game.actors(moment.state):
        for action in set(case.game.legal(moment.state, seat)) - speaker.offered[seat]:
            speaker.offered[seat].add(action)  # said once, that is enough
            check(speaker.say_to(seat, f"action-{action.type}", plain_fields(action)))
    for viewer in viewers(case):
        for event in shown(case, moment.step.events, viewer):
            check(speaker.say_to(viewer, f"event-{event.type}", plain_fields(event)))
    result = case.game.result(moment.step.state)
    if result is not None:
        winner = {"seat": result.ranking[0][0]}
        check(speaker.say_to_all(f"result-{result.reason}", winner))


def plain_fields(value: Any) -> dict[str, Any]:
    return {name.name: getattr(value, name.name) for name in fields(value)}


@every_case
@every_language
def test_all_refusals_in_random_play_can_be_told(case: Case, language: Language) -> None:
    speaker = Speaker(case, language)
    moments = play(case, 0)
    actions = {moment.action for moment in moments}
    told = set()
    for moment in moments[::4]:
        for seat in range(case.seats):
            for action in actions:
                try:
                    case.game.apply(moment.state, seat, action, Rng(table_seed(0), 1))
                except RuleError as refusal:
                    reason = (seat, refusal.code, repr(refusal.facts))
                    if reason not in told:  # said once, that is enough
                        told.add(reason)
                        check(speaker.say_to(seat, f"error-{refusal.code}", refusal.facts))


def words_of(game: AnyGame) -> Iterator[str]:
    """The names of all messages that the types alone ask for."""
    yield from ("name", "name.tagline")
    options = [options for seats in game.seats for options in every_options(game.Options, seats)]
    for option in fields(game.Options):
        if option.name in ("first_seat", "tempo"):  # the terms have words for them
            continue
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        values = [to_jsonable_python(getattr(chosen, option.name)) for chosen in options]
        for value in {value for value in values if not isinstance(value, list)}:
            word = str(value).lower() if isinstance(value, bool) else value
            yield f"option-{option.name}-{word}"
    phase = get_type_hints(game.View)["phase"]
    for value in phase if isinstance(phase, EnumMeta) else get_args(phase):
        yield from (f"phase-{value}", f"phase-{value}.title")
    for prefix, union in (("action", game.Action), ("event", game.Event)):
        for form in members(union):
            yield f"{prefix}-{get_args(get_type_hints(form)['type'])[0]}"


@every_game
@every_language
def test_every_option_phase_action_and_event_has_its_words(
    game: AnyGame, language: Language
) -> None:
    case = next(case for case in CASES if case.game.id == game.id)
    speaker = Speaker(case, language)
    anything = {"seat": "Anna", "seat_you": "no"}
    for name in words_of(game):
        if name.startswith(("action-", "event-")):
            assert name in set(speaker.book.ids(name)), name
        else:
            assert speaker.book.find(name, anything), name


@every_game
def test_both_languages_have_the_same_messages(game: AnyGame) -> None:
    names = [set(Book(language, game.texts[language]).ids("")) for language in LANGUAGES]
    assert names[0] == names[1]


@every_game
@every_language
def test_labels_belong_to_fields_of_the_view(game: AnyGame, language: Language) -> None:
    shown = {field.name for field in fields(game.View)}
    labels = {
        name.removeprefix("view-") for name in Book(language, game.texts[language]).ids("view-")
    }
    assert labels <= shown
    assert labels
