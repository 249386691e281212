"""The words: how they sound, and that the reading times fit them. docs/texts.md; mechanisms 2.3."""

from typing import get_args

import pytest

from clients.python.texts import LANGUAGES, Language
from rules.errors import SharedCode
from rules.games.bagalut import GAME
from rules.games.bagalut.content import CARD_IDS, GOODS
from rules.games.bagalut.errors import Code
from rules.games.bagalut.events import (
    CardLaid,
    CardStolen,
    Event,
    GameOver,
    MarketCardLaid,
    MarketOpened,
    StepSkipped,
    SwapAnswered,
    SwapOffered,
    TurnStarted,
    reading,
)
from tests.rules.telling import Telling

TELLING = Telling(GAME)
BOOKS, said = TELLING.books, TELLING.said
LONG_NAME = "Alexandrina"  # longer than most names that people choose

LONGEST: tuple[Event, ...] = (
    CardLaid(seat=0, card="mead-7", setup=True),
    MarketCardLaid(seat=0, card="mead-7"),
    TurnStarted(seat=0, turn=20),
    CardStolen(seat=0, from_seat=1, card="mead-7"),
    SwapOffered(seat=0, card="mead-7", eligible=("fish-7", "coin-7", "sheep-7", "grain-7")),
    SwapAnswered(seat=1, to_seat=0, card="mead-7", offered="mead-6", auto=True),
    MarketOpened(cards=("fish-2", "fish-3", "fish-4", "fish-5", "coin-2", "mead-6", "mead-7")),
    StepSkipped(seat=0, step="steal"),
    GameOver(winner_seat=0, winner_goods=3, loser_goods=2),
)


@pytest.mark.parametrize("event", LONGEST, ids=lambda event: event.type)
def test_the_reading_time_fits_the_longest_translation(event: Event) -> None:
    if isinstance(event, TurnStarted):
        assert reading(event) == 0, "a heading is not told"
        return
    longest = max(
        len(said(event, language, own_seat, LONG_NAME, LONG_NAME))
        for language in LANGUAGES
        for own_seat in (0, 1, None)
    )
    needed = min(max(600 + 45 * longest, 800), 6000)
    assert needed <= reading(event) < needed + 100


def test_every_kind_of_event_has_a_reading_time() -> None:
    assert {type(event) for event in LONGEST} == set(get_args(Event))


@pytest.mark.parametrize(
    ("event", "own", "other", "watching"),
    [
        (
            CardStolen(seat=0, from_seat=1, card="coin-2"),
            "Du stiehlst Münzen 2.",
            "Tove stiehlt dir Münzen 2.",
            "Tove stiehlt Münzen 2.",
        ),
        (
            CardLaid(seat=0, card="mead-6", setup=False),
            "Du legst Honigwein 6.",
            "Tove legt Honigwein 6.",
            "Tove legt Honigwein 6.",
        ),
        (
            SwapAnswered(seat=1, to_seat=0, card="coin-7", offered="grain-2", auto=False),
            "Du tauschst Korn 2 gegen Münzen 7 von Anna.",
            "Tove tauscht Korn 2 gegen Münzen 7 von dir.",
            "Tove tauscht Korn 2 gegen Münzen 7 von Anna.",
        ),
        (
            GameOver(winner_seat=0, winner_goods=3, loser_goods=2),
            "Alle Karten liegen. Du gewinnst mit 3 zu 2 Waren und wirst Häuptling.",
            "Alle Karten liegen. Tove gewinnt mit 3 zu 2 Waren und wird Häuptling.",
            "Alle Karten liegen. Tove gewinnt mit 3 zu 2 Waren und wird Häuptling.",
        ),
    ],
)
def test_a_player_is_called_you_and_the_other_by_name(
    event: Event, own: str, other: str, watching: str
) -> None:
    heard = [said(event, "de", own_seat, "Tove", "Anna") for own_seat in (0, 1, None)]
    assert heard == [own, other, watching]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_card_good_and_level_has_its_words(language: Language) -> None:
    names = set(BOOKS[language].ids(""))
    wanted = {f"error-{code}" for code in (*Code, *SharedCode)}
    wanted |= {f"value-{word}" for word in (*CARD_IDS, *GOODS)}
    wanted |= {f"level-{level}" for level in GAME.levels}
    assert wanted <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_has_a_letter_of_its_own(language: Language) -> None:
    letters = [BOOKS[language].find(f"value-{good}.letter") for good in GOODS]
    assert len(set(letters)) == len(GOODS)
    assert None not in letters


def test_both_languages_have_the_same_messages() -> None:
    assert set(BOOKS["de"].ids("")) == set(BOOKS["en"].ids(""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_people_name_every_step_and_variant(language: Language) -> None:
    manual = GAME.manual[language]
    assert manual.startswith("# Bagalut\n")
    assert manual.count("\n## ") == 6
    assert manual.count("\n### ") == 3
    for number in ("27", "30", "20", "14"):
        assert number in manual
