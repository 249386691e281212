"""What a typed line means: a number picks, a command does its thing, other words filter.

Source: ux.md 6.9; the same rules as the web client's command field.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from clients.python.texts import Book, is_seat

WITH_ARGUMENT: Final = frozenset({"open", "name", "log", "claim"})
"""Commands that may be followed by more words."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """Only the Enter key."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A number. index: into the choices, from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class NoSuchNumber:
    """A number that is not among the choices."""

    number: int


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the house. rest: what stands after it, as it was typed."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Filter:
    """Words that look for choices; plain, as `matching` wants them."""

    words: tuple[str, ...]


Said: TypeAlias = Nothing | Pick | NoSuchNumber | Command | Filter


def plain(text: str) -> str:
    """As it is compared: without case, accents and blanks around it."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(each for each in letters if not unicodedata.combining(each)).casefold().strip()


class Vocabulary:
    """The commands of a place, in the words of a language."""

    def __init__(self, house: Book, commands: Sequence[str]) -> None:
        self._house = house
        self._commands = commands
        self._by_word = {
            plain(word): name for name in commands for word in self._words(name).split(",")
        }

    def understand(self, line: str, choices: int) -> Said:
        """What `line` means where there are so many numbered choices."""
        said = plain(line)
        if not said:
            return Nothing()
        if said.isdecimal():
            # 18 digits are no choice, and int() has limits of its own.
            number = int(said[:18])
            return Pick(number - 1) if 1 <= number <= choices else NoSuchNumber(number)
        if said in self._by_word:
            return Command(self._by_word[said])
        first, _, rest = line.strip().partition(" ")
        name = self._by_word.get(plain(first))
        if name in WITH_ARGUMENT:
            return Command(name, rest.strip())
        return Filter(tuple(said.split()))

    def help(self) -> Iterator[str]:
        """A line for each command."""
        for name in self._commands:
            yield self._house.say(
                "terminal-command-line",
                words=self._words(name),
                help=self._house.say(f"terminal-help-{name}"),
            )

    def _words(self, name: str) -> str:
        return self._house.say(f"terminal-command-{name}")


def with_number(actions: Sequence[Mapping[str, Any]], number: int) -> dict[str, Any] | None:
    """The action that is meant by a number which is none of the choices': a bid of so much.

    Where some actions of a type differ in one number alone, they stand for all numbers; the house
    judges whether this one is possible. None: there are no such actions, or of several types.
    """
    found = []
    for kind in dict.fromkeys(action["type"] for action in actions):
        same = [action for action in actions if action["type"] == kind]
        differ = [name for name in same[0] if len({repr(each[name]) for each in same}) > 1]
        if len(differ) == 1 and type(same[0][differ[0]]) is int and not is_seat(differ[0]):
            found.append({**same[0], differ[0]: number})
    return found[0] if len(found) == 1 else None


def matching(sentences: Sequence[str], words: Sequence[str]) -> list[int]:
    """The places of the sentences that hold all words."""
    return [
        place
        for place, sentence in enumerate(sentences)
        if all(word in plain(sentence) for word in words)
    ]
