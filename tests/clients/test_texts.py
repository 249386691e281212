"""How fields become sentences: the rules of docs/texts.md."""

from typing import Any

import pytest

from clients.python.table_texts import TableTexts
from clients.python.texts import LANGUAGES, Book, Language, Reader, TextFault, fill, house_book
from protocol.errors import ErrorCode
from protocol.table_frames import Outcome
from rules.games import GAMES
from rules.match.challenge import ChallengeCode, DeclineReason, FailReason
from rules.match.errors import MatchCode
from rules.match.events import EndReason
from rules.match.lobby_errors import LobbyCode
from tests.clients.table_events import every_table_event

TABLE_EVENTS = list(every_table_event())
READER = Reader(names=["Anna", "Bo", "Cem"], own_seat=1)
VALUES = {"fish": "Fische", "korn-5": "Korn 5", "muenze-7": "Münzen 7"}


def table_texts(language: Language) -> TableTexts:
    game = GAMES["bagalut"]
    return TableTexts(Book(language, game.texts[language]), house_book(language), READER)


def filled(fields: dict[str, Any], language: Language = "de") -> dict[str, str | int]:
    return fill(fields, READER, VALUES.get, language)


def test_a_seat_becomes_a_name_and_whether_it_is_the_readers_own() -> None:
    assert filled({"seat": 0, "from_seat": 1}) == {
        "seat": "Anna",
        "seat_you": "no",
        "from_seat": "Bo",
        "from_seat_you": "yes",
    }


def test_a_seat_that_is_missing_still_has_its_pair() -> None:
    assert filled({"winner_seat": None}) == {"winner_seat": "none", "winner_seat_you": "no"}


def test_a_field_that_only_counts_is_no_seat() -> None:
    assert filled({"seats": 2, "unseat": 1}) == {"seats": 2, "unseat": 1}


def test_a_string_is_replaced_by_its_value_where_there_is_one() -> None:
    assert filled({"good": "fish", "word": "boat"}) == {"good": "Fische", "word": "boat"}


def test_a_list_is_joined_in_words() -> None:
    cards = {"cards": ["muenze-7", "korn-5", "fish"]}
    assert filled(cards) == {"cards": "Münzen 7, Korn 5 und Fische"}
    assert filled(cards, "en") == {"cards": "Münzen 7, Korn 5, and Fische"}
    assert filled({"cards": []}) == {"cards": "none"}


def test_numbers_stay_numbers_and_booleans_become_words() -> None:
    assert filled({"n": 3, "is": True, "not": False}) == {"n": 3, "is": "yes", "not": "no"}
    assert filled({"missing": None}) == {"missing": "none"}


def test_a_bundle_names_what_there_is_of_each() -> None:
    assert filled({"pay": {"fish": 2, "korn-5": 0, "muenze-7": 1}}) == {
        "pay": "2 Fische und 1 Münzen 7"
    }
    assert filled({"pay": {"fish": 0}}) == {"pay": "none"}
    assert filled({"mixed": {"fish": 1, "boat": 2}, "word": {"fish": "x"}}) == {}


def test_objects_and_the_tag_are_not_passed() -> None:
    assert filled({"type": "bid", "inner": {"a": 1}}) == {}


def test_a_sentence_with_a_hole_is_a_fault_but_is_told() -> None:
    book = Book("en", "greeting = Hello { $name }, welcome.")
    with pytest.warns(TextFault):
        assert book.find("greeting") == "Hello name, welcome."


def test_what_is_no_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match="no Fluent"):
        Book("de", "= nothing")


def test_attributes_are_found_after_a_dot() -> None:
    book = Book("de", "name = Würfel\n    .tagline = Sechs Seiten.\n")
    assert book.find("name.tagline") == "Sechs Seiten."
    assert book.find("name.other") is None
    assert book.find("other") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_a_sentence_for_every_refusal(language: Language) -> None:
    book = house_book(language)
    for code in (*ErrorCode, *MatchCode, *LobbyCode, *ChallengeCode):
        assert book.find(f"error-{code}", {"least": 2, "reason": "length", "by": "you"}), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_a_sentence_for_every_end_of_a_challenge(language: Language) -> None:
    book = house_book(language)
    for reason in DeclineReason:
        assert book.find(f"decline-{reason}"), reason
    ends = ("declined", "cancelled", "expired", "superseded", "failed")
    particular = ("expired-offline", *(f"failed-{reason}" for reason in FailReason))
    for end in (*ends, *particular):
        assert book.find(f"over-{end}", {"name": "Tove"}), end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_a_sentence_for_every_end_of_its_own(language: Language) -> None:
    texts = table_texts(language)
    for reason in EndReason:
        for ranking in ([[0], [1]], [[1], [0]], [[0, 1]]):
            outcome = Outcome(
                aborted=False,
                reason=reason,
                ranking=ranking,
                scores=[0, 0],
                seed=None,
                rematch=None,
                settled=None,
            )
            assert texts.result(outcome) != texts.house.say("terminal-over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [pytest.param(each, id=each["type"]) for each in TABLE_EVENTS])
def test_every_event_of_the_table_can_be_told(language: Language, event: dict[str, Any]) -> None:
    assert table_texts(language).event(event)


def test_both_languages_of_the_terminal_have_the_same_messages() -> None:
    german, english = (list(house_book(each).ids("terminal-")) for each in LANGUAGES)
    assert german == english
    assert len(german) == len(set(german))
