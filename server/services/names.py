"""Names of people: what may be a name, what it looks like, and names for guests.

Two names that look alike are one: case, accents of compatibility, and letters of other scripts
that cannot be told apart are folded into a skeleton, which is unique. Source: reliability.md 6.
"""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Final

SHORTEST: Final = 3
LONGEST: Final = 20

_JAPANESE: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"})
"""Written together, so they count as one script; none of them looks like a Latin letter."""

_DATA = json.loads((resources.files("server.services") / "names.json").read_text(encoding="utf-8"))
_LOOK_ALIKES: Final[Mapping[int, str]] = str.maketrans(_DATA["look_alikes"])
_SEQUENCES: Final[Mapping[str, str]] = _DATA["look_alike_sequences"]
_RESERVED: Final[Sequence[str]] = _DATA["reserved"]
_GUESTS: Final[Mapping[str, Mapping[str, object]]] = _DATA["guests"]


class NameInvalid(Exception):
    """This cannot be a name. reason: length, letters, scripts, or reserved."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def check_name(typed: str) -> str:
    """The name as it is kept (NFKC). Raises NameInvalid.

    3-20 characters: letters of one script, digits, `_` and `-`; so no spaces, no invisible and
    no direction-changing characters. Nor what the house itself is called, with or without a
    number behind it: nobody should be taken for a computer, a guest or a host.
    """
    name = unicodedata.normalize("NFKC", typed.strip())
    if not SHORTEST <= len(name) <= LONGEST:
        raise NameInvalid("length")
    if not all(_is_fit(character) for character in name):
        raise NameInvalid("letters")
    if len({_script(character) for character in name if character.isalpha()}) > 1:
        raise NameInvalid("scripts")
    shape = skeleton(name.rstrip("0123456789_-"))
    if any(skeleton(word) == shape for word in _RESERVED):
        raise NameInvalid("reserved")
    return name


def skeleton(name: str) -> str:
    """What the name looks like; equal for names that could be taken for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = unicodedata.normalize("NFKD", folded.translate(_LOOK_ALIKES))
    letters = "".join(character for character in plain if not unicodedata.combining(character))
    shape = letters.translate(_LOOK_ALIKES)
    for sequence, letter in _SEQUENCES.items():
        shape = shape.replace(sequence, letter)
    return shape


def guest_name(language: str, chance: bytes) -> str:
    """A guest's name like "Gast Birke 42"; the space keeps it apart from chosen names."""
    words = _GUESTS.get(language, _GUESTS["en"])
    trees = words["trees"]
    assert isinstance(trees, list)
    draw = int.from_bytes(chance[:8], "big")
    number, tree = divmod(draw, len(trees))
    return f"{words['guest']} {trees[tree]} {number % 9_999 + 1}"


def _is_fit(character: str) -> bool:
    if character.isascii():
        return character.isalnum() or character in "_-"
    return unicodedata.category(character)[0] == "L"


def _script(letter: str) -> str:
    """The letter's script, by the first word of its Unicode name ("LATIN", "GREEK", …)."""
    word = unicodedata.name(letter, "?").partition(" ")[0]
    return "JAPANESE" if word in _JAPANESE else word
