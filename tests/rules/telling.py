"""A game's sentences as a client says them, from the values that the rules make."""

from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from clients.python.texts import LANGUAGES, Book, Language, Reader, fill
from rules.game import AnyGame


@lru_cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def plain(value: Any) -> dict[str, Any]:
    """An event or action as it travels."""
    fields: dict[str, Any] = _adapter(type(value)).dump_python(value, mode="json")
    return fields


class Telling:
    """One game, told in every language."""

    def __init__(self, game: AnyGame) -> None:
        self.books = {language: Book(language, game.texts[language]) for language in LANGUAGES}

    def said(
        self, event: Any, language: Language, own_seat: int | None, *names: str, form: str = ""
    ) -> str:
        """The sentence about an event. form: one of its other wordings (".alert")."""
        fields = plain(event)
        return self.sentence(f"event-{fields['type']}{form}", fields, language, own_seat, names)

    def sentence(
        self,
        name: str,
        fields: dict[str, Any],
        language: Language,
        own_seat: int | None = 0,
        names: tuple[str, ...] = ("Tove", "Anna"),
    ) -> str:
        """The sentence `name` about these fields, to whoever has `own_seat`."""
        book = self.books[language]
        reader = Reader(names=names, own_seat=own_seat)
        variables = fill(fields, reader, lambda word: book.find(f"value-{word}"), language)
        return book.say(name, **variables)
