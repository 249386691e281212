"""What people write cannot leave its place on a page. Source: reliability.md 6."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.services.plain_text import MARKS_IN_A_ROW, one_line


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Hallo   Welt \n", "Hallo Welt"),
        ("zwei\r\nZeilen\u2028und\u2029drei", "zwei Zeilen und drei"),
        ("links\u202erechts\u202c", "linksrechts"),
        ("\u2066a\u2069\u200f\u061cb", "ab"),
        ("nichts\u200b\u2060\ufeff da", "nichts da"),
        ("\x00\x07\x1b[2J", "[2J"),
        ('<script>alert(1)</script> & "', '<script>alert(1)</script> & "'),
        ("e\u0301" + "\u0301" * 50, "\u00e9" + "\u0301" * MARKS_IN_A_ROW),
        ("\u200d\u200c", ""),
        (" \u202e\u200b\t", ""),
        ("नमस्ते שלום مرحبا", "नमस्ते שלום مرحبا"),
    ],
)
def test_a_line_keeps_its_words_and_loses_what_could_disturb_a_page(typed: str, kept: str) -> None:
    assert one_line(typed) == kept


@given(st.text(max_size=500))
def test_no_text_holds_controls_turns_or_line_breaks_and_cleaning_twice_changes_nothing(
    typed: str,
) -> None:
    text = one_line(typed)
    kinds = {unicodedata.category(character) for character in text} - {"Zs"}
    assert not {kind for kind in kinds if kind[0] == "Z" or kind in ("Cc", "Cs", "Co", "Cn")}
    assert not set(text) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
    assert text == text.strip()
    assert one_line(text) == text
    assert len(text) <= 4 * len(typed)
