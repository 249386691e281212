"""What is said at one table to one reader: sentences of the game and of the house."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from babel.numbers import format_decimal

from clients.python.texts import Book, Reader, fill, flat, in_bundle, is_seat
from protocol.table_frames import Outcome

_COMPUTER: Final = re.compile(r"computer-([0-9]+)")


def shown_name(name: str, house: Book) -> str:
    """A name as people read it: a computer's is written in their own language."""
    found = _COMPUTER.fullmatch(name)
    if found is None:
        return name
    if found[1] == "1":
        return house.say("seat-computer")
    return house.say("seat-computer-n", number=int(found[1]))


class TableTexts:
    """Sentences for `reader`. game, house: the books in the reader's language."""

    def __init__(self, game: Book, house: Book, reader: Reader) -> None:
        self.game = game
        self.house = house
        self.reader = reader

    def action(self, action: Mapping[str, Any]) -> str:
        """An action as something to choose."""
        return self._of_game(f"action-{action['type']}", action) or _bare(action)

    def event(self, event: Mapping[str, Any], *, short: bool = False) -> str | None:
        """An event as it stands in the logbook, None when it is not told.

        short: as voices say it, where the game brings it so.
        """
        name = f"event-{event['type']}"
        if str(event["type"]).startswith("table_"):
            return self._of_house(name, event)
        spoken = self._of_game(f"{name}.speech", event) if short else None
        return spoken or self._of_game(name, event)

    def with_short_names(self, letters: int) -> "TableTexts":
        """The same with names of at most so many letters."""
        names = [name[:letters] for name in self.reader.names]
        reader = Reader(names=names, own_seat=self.reader.own_seat)
        return TableTexts(self.game, self.house, reader)

    def phase(self, view: Mapping[str, Any], actors: list[int]) -> str | None:
        """What is asked now, and of whom: of the reader, where it is asked of several."""
        own = self.reader.own_seat
        asked = own if own in actors else actors[0] if actors else None
        return self._of_game(f"phase-{view['phase']}", {"seat": asked})

    def status(self, view: Mapping[str, Any]) -> str | None:
        """The present in one short line, None: the game has none for this phase."""
        return self._of_game(f"status-{view['phase']}", flat(view))

    def refusal(self, code: str, rule: str | None, facts: Mapping[str, Any]) -> str:
        """Why something is not possible: the game's sentence before the house's."""
        told = self._of_game(f"error-{rule}", facts) if rule else None
        return told or self._of_house(f"error-{code}", facts) or self.house.say("error-unknown")

    def result(self, outcome: Outcome) -> str:
        """How it ended."""
        first = outcome.ranking[0] if outcome.ranking else []
        fields = {"seat": first[0] if len(first) == 1 else None}
        if outcome.aborted:
            return self.house.say("terminal-aborted")
        name = f"result-{outcome.reason}"
        return (
            self._of_game(name, fields)
            or self._of_house(name, fields)
            or self.house.say("terminal-over")
        )

    def summary(self, view: Mapping[str, Any], fields: str = "") -> Iterator[str]:
        """The state in words, a line a field that the texts name.

        fields: only those whose name begins so ("hand").
        """
        for field, value in view.items():
            label = self._label(field)
            if label is None or value is None or not field.startswith(fields):
                continue
            if self.game.find(f"view-{field}.each") == "seat" and isinstance(value, list):
                yield f"{label}:"
                for seat, each in enumerate(value):
                    yield f"  {self.reader.name_of(seat)}: {self._in_words(each, field)}"
            else:
                yield f"{label}: {self._in_words(value, field)}"

    def _of_game(self, name: str, fields: Mapping[str, Any]) -> str | None:
        return self.game.find(name, fill(fields, self.reader, self._value_of, self.game.language))

    def _of_house(self, name: str, fields: Mapping[str, Any]) -> str | None:
        def value_of(word: str) -> str | None:
            return self.house.find(f"value-{word}")

        return self.house.find(name, fill(fields, self.reader, value_of, self.house.language))

    def _value_of(self, word: str) -> str | None:
        return self.game.find(f"value-{word}")

    def _label(self, field: str) -> str | None:
        return self.game.find(f"view-{field}")

    def _in_words(self, value: Any, field: str) -> str:
        match value:
            case None:
                return self.house.say("terminal-none")
            case bool():
                return self.house.say("terminal-yes" if value else "terminal-no")
            case int():
                if is_seat(field):
                    return self.reader.name_of(value)
                return format_decimal(value, locale=self.game.language)
            case str():
                return self._value_of(value) or value
            case list():
                if not value:
                    return self.house.say("terminal-none")
                return ", ".join(self._in_words(each, field) for each in value)
            case _ if self.game.find(f"value-{field}.form") == "bundle":
                bundle = in_bundle(value, self._value_of, self.game.language)
                return bundle or self.house.say("terminal-none")
            case _:
                return "; ".join(self._parts(value))

    def _parts(self, value: Mapping[str, Any]) -> Iterator[str]:
        """An object: its fields with their names; one without a name stands for itself."""
        for name, each in value.items():
            if each is None or name == "type":
                continue
            label = self._value_of(name) or self._label(name)
            text = self._in_words(each, name)
            yield text if label is None else f"{label}: {text}"


def _bare(fields: Mapping[str, Any]) -> str:
    """An action that the texts do not know: better its fields than nothing to choose."""
    rest = " ".join(f"{name}={value}" for name, value in fields.items() if name != "type")
    return f"{fields['type']} {rest}".strip()
