"""The words: how they sound, and that the reading times fit them. docs/texts.md; mechanisms 2.3."""

from typing import Any, get_args

import pytest

from clients.python.texts import LANGUAGES, Language
from rules.errors import SharedCode
from rules.games.suleika import GAME
from rules.games.suleika.content import COLOURS, FACINGS, Colour, Facing, Turn
from rules.games.suleika.errors import Code
from rules.games.suleika.events import (
    CarpetLaid,
    DieRolled,
    Event,
    GameOver,
    NextCarpet,
    NoPayment,
    OmarMoved,
    OmarTurned,
    Paid,
    PathStep,
    SeatOut,
    TurnStarted,
    reading,
)
from rules.games.suleika.state import Phase
from tests.rules.telling import Telling

TELLING = Telling(GAME)
BOOKS, said = TELLING.books, TELLING.said
LONG_NAME = "Alexandrina"  # longer than most names that people choose


def moved(*, balcony: bool) -> OmarMoved:
    step = PathStep(cell="e7", facing=Facing.N, balcony=balcony)
    return OmarMoved(path=(step,), cell="e7", facing=Facing.N, balcony=balcony)


def paid(coins: int, due: int) -> Paid:
    return Paid(from_seat=0, to_seat=1, due=due, paid=coins, region=("a1",) * due)


def over(reason: Any, *, shared: bool) -> GameOver:
    return GameOver(
        reason=reason, winner_seat=0, winner_score=104, shared=shared, scores=(), ranking=((0,),)
    )


EACH_WAY: tuple[Event, ...] = (
    TurnStarted(seat=0),
    *(OmarTurned(seat=0, turn=turn, facing=Facing.N) for turn in Turn),
    DieRolled(seat=0, face=2, steps=2, auto=True),
    moved(balcony=True),
    moved(balcony=False),
    paid(12, 28),
    paid(1, 1),
    *(NoPayment(reason=reason) for reason in ("empty", "own", "neutral")),
    *(SeatOut(seat=0, reason=reason) for reason in ("broke", "left")),
    CarpetLaid(seat=0, id=12, colour=Colour.YELLOW, cells=("c4", "d4"), covered=(3, 7)),
    NextCarpet(seat=0, colour=Colour.YELLOW),
    over("carpets_laid", shared=False),
    over("carpets_laid", shared=True),
    over("last_seat", shared=False),
)


@pytest.mark.parametrize("kind", get_args(Event))
def test_the_reading_time_fits_the_longest_translation(kind: type[Event]) -> None:
    events = [event for event in EACH_WAY if isinstance(event, kind)]
    assert events
    if kind is TurnStarted:
        assert reading(events[0]) == 0, "a heading is not told"
        return
    longest = max(
        len(said(event, language, own_seat, LONG_NAME, LONG_NAME))
        for event in events
        for language in LANGUAGES
        for own_seat in (0, 1, None)
    )
    needed = min(max(600 + 45 * longest, 800), 6000)
    assert needed <= reading(events[0]) < needed + 100


@pytest.mark.parametrize(
    ("event", "own", "other", "watching"),
    [
        (
            paid(8, 8),
            "Du zahlst Anna 8 Münzen, fällig für 8 Felder.",
            "Tove zahlt dir 8 Münzen, fällig für 8 Felder.",
            "Tove zahlt Anna 8 Münzen, fällig für 8 Felder.",
        ),
        (
            paid(1, 1),
            "Du zahlst Anna eine Münze, fällig für ein Feld.",
            "Tove zahlt dir eine Münze, fällig für ein Feld.",
            "Tove zahlt Anna eine Münze, fällig für ein Feld.",
        ),
        (
            CarpetLaid(seat=0, id=12, colour=Colour.RED, cells=("b4", "c4"), covered=()),
            "Du legst Rot auf b4 und c4.",
            "Tove legt Rot auf b4 und c4.",
            "Tove legt Rot auf b4 und c4.",
        ),
        (
            OmarTurned(seat=0, turn=Turn.LEFT, facing=Facing.W),
            "Du drehst Omar nach links, er schaut nach Westen.",
            "Tove dreht Omar nach links, er schaut nach Westen.",
            "Tove dreht Omar nach links, er schaut nach Westen.",
        ),
        (
            over("carpets_laid", shared=False),
            "Alle Teppiche liegen. Du gewinnst mit 104 Punkten.",
            "Alle Teppiche liegen. Tove gewinnt mit 104 Punkten.",
            "Alle Teppiche liegen. Tove gewinnt mit 104 Punkten.",
        ),
    ],
)
def test_a_player_is_called_you_and_the_others_by_name(
    event: Event, own: str, other: str, watching: str
) -> None:
    heard = [said(event, "de", own_seat, "Tove", "Anna") for own_seat in (0, 1, None)]
    assert heard == [own, other, watching]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_colour_facing_phase_and_level_has_its_words(language: Language) -> None:
    names = set(BOOKS[language].ids(""))
    wanted = {f"error-{code}" for code in (*Code, *SharedCode)}
    wanted |= {f"value-{word}" for word in (*COLOURS, *FACINGS, *Phase)}
    wanted |= {f"level-{level}" for level in GAME.levels}
    wanted |= {"result-carpets_laid", "result-last_seat"}
    assert wanted <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_chooses_by_has_no_word_of_its_own(language: Language) -> None:
    """Else the client would fill in that word, and the sentence could not tell them apart."""
    chosen_by = {*Turn, "empty", "own", "neutral", "broke", "left", "carpets_laid", "last_seat"}
    assert not {f"value-{word}" for word in chosen_by} & set(BOOKS[language].ids(""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_letter_of_its_own(language: Language) -> None:
    letters = [BOOKS[language].find(f"value-{colour}.letter") for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert None not in letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_first_place_names_nobody_as_the_winner(language: Language) -> None:
    words = BOOKS[language].say("result-carpets_laid", seat="none", seat_you="no")
    assert "none" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_people_name_every_step_and_variant(language: Language) -> None:
    manual = GAME.manual[language]
    assert manual.startswith("# Suleika\n")
    assert manual.count("\n## ") == 5
    assert manual.count("\n### ") == 4
    for number in ("30", "12", "15", "24", "7", "1, 2, 2, 3, 3"):
        assert number in manual
