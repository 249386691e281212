"""Lines for a Braille display: built short, and folded where that does not suffice. Pure.

Source: the rules of Kuhhandel, section 17: names are shortened first, the amounts never.
"""

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, Final

from clients.python.table_texts import TableTexts

WIDTH: Final = 40
"""Cells of the usual display."""

NAMES: Final = (12, 8, 5, 3)
"""Letters that are left of names, until the line fits."""


def fold(line: str, width: int) -> Iterator[str]:
    """A line in pieces that fit, parted at blanks where there are any."""
    yield from textwrap.wrap(line, width, break_on_hyphens=False) or [""]


def status_line(texts: TableTexts, view: Mapping[str, Any], width: int) -> str | None:
    """How the game stands, in one line that fits; None: the game has no such line."""
    line = texts.status(view)
    for letters in NAMES:
        if line is None or len(line) <= width:
            break
        line = texts.with_short_names(letters).status(view)
    return line
