"""Fluent sources, and how the fields of an action, event or error become the variables of its
sentence: the rules of docs/texts.md, the same as the web client's.
"""

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

Language: TypeAlias = Literal["de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")

NONE: Final = "none"
YES: Final = "yes"
NO: Final = "no"


class TextFault(UserWarning):
    """A sentence with a hole: a defect of the texts. A player still gets the rest of it."""


class Book:
    """The messages of one language, from one or more Fluent sources."""

    def __init__(self, language: Language, *sources: str) -> None:
        """Raises ValueError for a source that is no Fluent."""
        self.language: Language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        for source in sources:
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"no Fluent: {(entry.content or '')[:80]}")
                if isinstance(entry, Message):
                    self._ids.append(entry.id.name)
            self._bundle.add_resource(resource)

    def ids(self, prefix: str) -> Iterator[str]:
        """Names of messages that begin with `prefix`, in the order of the source."""
        return (name for name in self._ids if name.startswith(prefix))

    def find(self, name: str, variables: Mapping[str, Any] | None = None) -> str | None:
        """The message `name` (or `name.attribute`) filled in, None where there is none."""
        identifier, _, attribute = name.partition(".")
        if not self._bundle.has_message(identifier):
            return None
        message = self._bundle.get_message(identifier)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, faults = self._bundle.format_pattern(pattern, dict(variables or {}))
        if faults:
            warnings.warn(TextFault(f"{name} ({self.language}): {faults[0]}"), stacklevel=2)
        return str(text)

    def say(self, name: str, /, **variables: Any) -> str:
        """The same for a message that must be there. Raises KeyError."""
        text = self.find(name, variables)
        if text is None:
            raise KeyError(f"there is no text {name} in {self.language}")
        return text


@lru_cache
def house_book(language: Language) -> Book:
    """The house's own texts, with those of the terminal."""
    folder = resources.files("clients") / "texts"
    names = (f"{language}.ftl", f"terminal.{language}.ftl")
    return Book(language, *((folder / name).read_text(encoding="utf-8") for name in names))


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """Who is spoken to at a table. names: of all seats; own_seat: None for a spectator."""

    names: Sequence[str]
    own_seat: int | None

    def name_of(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)


ValueOf: TypeAlias = Callable[[str], str | None]
"""The text of `value-<word>`, None where there is none."""


def is_seat(field: str) -> bool:
    """Whether a field of this name holds a seat."""
    return field == "seat" or field.endswith("_seat")


def fill(
    fields: Mapping[str, Any], reader: Reader, value_of: ValueOf, language: Language
) -> dict[str, str | int]:
    """All variables of a sentence about `fields`. The tag `type` is none of them."""
    filled: dict[str, str | int] = {}
    for name, value in fields.items():
        if name == "type":
            continue
        if is_seat(name) and type(value) is int:
            filled[name] = reader.name_of(value)
            filled[f"{name}_you"] = YES if value == reader.own_seat else NO
            continue
        word = _fill_one(value, value_of, language)
        if word is not None:
            filled[name] = word
        if is_seat(name):  # one that is missing still has its pair: the sentence finds both
            filled[f"{name}_you"] = NO
    return filled


def flat(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view's fields, and those of the objects in it as `field_name`, for `status-<phase>`."""
    fields: dict[str, Any] = {}
    for field, value in view.items():
        if isinstance(value, Mapping):
            fields[field] = "some"
            fields |= {f"{field}_{name}": part for name, part in value.items()}
        else:
            fields[field] = value
    return fields


def _fill_one(value: Any, value_of: ValueOf, language: Language) -> str | int | None:
    """One value as it stands in a sentence; None for an object that is no bundle."""
    match value:
        case None:
            return NONE
        case bool():
            return YES if value else NO
        case int():
            return value
        case str():
            return value_of(value) or value
        case list() | tuple():
            return _fill_list(value, value_of, language)
        case Mapping():
            return _fill_bundle(value, value_of, language)
        case _:
            return None


def in_bundle(bundle: Mapping[str, Any], value_of: ValueOf, language: Language) -> str | None:
    """So many of each: "2 Fische und 1 Korn"; None for what is no bundle or an empty one."""
    words = _fill_bundle(bundle, value_of, language)
    return None if words in (None, NONE) else str(words)


def _fill_bundle(
    bundle: Mapping[str, Any], value_of: ValueOf, language: Language
) -> str | int | None:
    """So many of each: "2 Fische und 1 Korn". None for an object that holds anything else."""
    names = {name: value_of(name) for name in bundle}
    if not all(names[name] and type(n) is int for name, n in bundle.items()):
        return None
    return _fill_list([f"{n} {names[name]}" for name, n in bundle.items() if n], str, language)


def _fill_list(items: Sequence[Any], value_of: ValueOf, language: Language) -> str:
    if not items:
        return NONE
    words = (_fill_one(item, value_of, language) for item in items)
    return format_list([str(word) for word in words if word is not None], locale=language)
