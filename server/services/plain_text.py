"""What people write, made harmless: one line of plain text that stays in its place on any page.

Nothing is escaped here; clients insert it as text. Source: reliability.md 6 (chat and titles).
"""

import unicodedata
from typing import Final

MARKS_IN_A_ROW: Final = 3
"""Accents on one letter; more of them pile up over the lines around."""

_JOINERS: Final = frozenset("\u200c\u200d")
"""Some scripts and pictures need them, and they turn nothing around."""


def one_line(typed: str) -> str:
    """The text without control, invisible and direction-changing characters; may be empty.

    Every kind of white space becomes one space, also line breaks.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", typed):
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if character.isspace() or category[0] == "Z":
            kept.append(" ")
        elif (category[0] != "C" or character in _JOINERS) and marks <= MARKS_IN_A_ROW:
            kept.append(character)
    text = " ".join("".join(kept).split())
    return text if any(character not in _JOINERS for character in text) else ""
