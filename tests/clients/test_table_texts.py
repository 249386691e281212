"""A table in words: actions, questions, refusals, and the state from the view alone."""

from typing import Any

import pytest

from clients.python.table_texts import TableTexts, shown_name
from clients.python.texts import Book, Reader, house_book

GAME = Book(
    "de",
    """
name = Probe
phase-bid = { $seat_you ->
    [yes] Biete.
   *[no] { $seat } bietet.
  }
action-bid = { $amount } bieten
event-sold = Verkauft an { $seat }.
error-too_low = Mehr als { $highest }.
result-sold_out = Alles ist verkauft.
view-price = Preis
view-hands = Karten
    .each = seat
view-hand = Deine Hand
view-lot = Los
view-shut = Zu
view-owner_seat = Gehört
view-goods = Waren
value-fish = Fische
value-fish_5 = Fische 5
""",
)


@pytest.fixture
def texts() -> TableTexts:
    return TableTexts(GAME, house_book("de"), Reader(names=["Anna", "Bo"], own_seat=1))


def test_an_action_is_a_sentence(texts: TableTexts) -> None:
    assert texts.action({"type": "bid", "amount": 7}) == "7 bieten"


def test_an_action_without_a_sentence_can_still_be_chosen(texts: TableTexts) -> None:
    assert texts.action({"type": "jump", "far": 3}) == "jump far=3"


def test_an_event_without_a_sentence_is_not_told(texts: TableTexts) -> None:
    assert texts.event({"type": "sold", "seat": 0}) == "Verkauft an Anna."
    assert texts.event({"type": "secret"}) is None


def test_the_question_is_put_to_the_reader_where_it_is_his_too(texts: TableTexts) -> None:
    view = {"phase": "bid"}
    assert texts.phase(view, [0, 1]) == "Biete."
    assert texts.phase(view, [0]) == "Anna bietet."


def test_the_games_reason_comes_before_the_tables(texts: TableTexts) -> None:
    assert texts.refusal("illegal_action", "too_low", {"highest": 3}) == "Mehr als 3."
    known = texts.house.say("error-illegal_action")
    assert texts.refusal("illegal_action", "unheard_of", {}) == known
    assert texts.refusal("nonsense", None, {}) == texts.house.say("error-unknown")


@pytest.mark.parametrize(
    ("view", "lines"),
    [
        ({"price": 1200}, ["Preis: 1.200"]),
        ({"hidden": 3}, []),
        ({"price": None}, []),
        ({"shut": True}, ["Zu: ja"]),
        ({"owner_seat": 0}, ["Gehört: Anna"]),
        ({"hands": [3, 4]}, ["Karten:", "  Anna: 3", "  Bo: 4"]),
        ({"hand": ["fish_5", "boat"]}, ["Deine Hand: Fische 5, boat"]),
        ({"hand": []}, ["Deine Hand: nichts"]),
        ({"lot": {"seat": 1, "price": 3, "fish": [2, 4]}}, ["Los: Bo; Preis: 3; Fische: 2, 4"]),
        ({"lot": {"type": "x", "fish": None, "price": 1}}, ["Los: Preis: 1"]),
    ],
)
def test_the_state_is_told_from_the_view(
    texts: TableTexts, view: dict[str, Any], lines: list[str]
) -> None:
    assert list(texts.summary(view)) == lines


def test_the_hand_alone_can_be_told(texts: TableTexts) -> None:
    view = {"price": 3, "hand": ["fish"], "hands": [1, 1]}
    assert list(texts.summary(view, "hand")) == [
        "Deine Hand: Fische",
        "Karten:",
        "  Anna: 1",
        "  Bo: 1",
    ]


def test_a_computer_is_called_in_the_readers_language() -> None:
    assert shown_name("Anna", house_book("de")) == "Anna"
    assert shown_name("computer-1", house_book("de")) == "Computer"
    assert shown_name("computer-2", house_book("en")) == "Computer 2"
