"""What a typed line means."""

import pytest

from clients.python.terminal.table_screen import COMMANDS
from clients.python.terminal.vocabulary import (
    Command,
    Filter,
    NoSuchNumber,
    Nothing,
    Pick,
    Said,
    Vocabulary,
    matching,
    plain,
)
from clients.python.texts import house_book

GERMAN = Vocabulary(house_book("de"), COMMANDS)
ENGLISH = Vocabulary(house_book("en"), COMMANDS)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", Nothing()),
        ("   ", Nothing()),
        ("1", Pick(0)),
        (" 3 ", Pick(2)),
        ("0", NoSuchNumber(0)),
        ("4", NoSuchNumber(4)),
        ("9" * 5000, NoSuchNumber(10**18 - 1)),
        ("?", Command("help")),
        ("uhr", Command("clock")),
        ("UHR", Command("clock")),
        ("zurück", Command("back")),
        ("zuruck", Command("back")),
        ("ja", Command("yes")),
        ("annehmen", Command("yes")),
        ("log 30", Command("log", "30")),
        ("beanspruchen remis", Command("claim", "remis")),
        ("fische 5", Filter(("fische", "5"))),
        ("Münzen", Filter(("munzen",))),
        ("hand legen", Filter(("hand", "legen"))),
        ("-1", Filter(("-1",))),
        ("²", Filter(("²",))),
    ],
)
def test_a_line_in_german(line: str, said: Said) -> None:
    assert GERMAN.understand(line, 3) == said


@pytest.mark.parametrize(
    ("line", "name"),
    [("clock", "clock"), ("log", "log"), ("hand", "hand"), ("state", "state"), ("back", "back")],
)
def test_a_line_in_english(line: str, name: str) -> None:
    assert ENGLISH.understand(line, 0) == Command(name)


@pytest.mark.parametrize("vocabulary", [GERMAN, ENGLISH], ids=["de", "en"])
def test_every_command_is_in_the_help_and_understood(vocabulary: Vocabulary) -> None:
    lines = list(vocabulary.help())
    assert len(lines) == len(COMMANDS)
    for name, line in zip(COMMANDS, lines, strict=True):
        for word in line.partition(":")[0].split(","):
            assert vocabulary.understand(word, 0) == Command(name)


def test_words_are_compared_without_case_and_accents() -> None:
    assert plain(" Zurückziehen ") == "zuruckziehen"
    assert plain("Straße") == "strasse"


def test_a_filter_finds_the_sentences_that_hold_all_words() -> None:
    sentences = ["Leg Fische 5.", "Leg Münzen 5.", "Leg Münzen 7."]
    assert matching(sentences, ("munzen", "5")) == [1]
    assert matching(sentences, ("leg",)) == [0, 1, 2]
    assert matching(sentences, ("schafe",)) == []
