"""Clocks, offers, logbook and end in words."""

from typing import Any

import pytest

from clients.python.table_texts import TableTexts
from clients.python.terminal import telling
from clients.python.texts import Book, Reader, house_book
from protocol.frames import Plain
from protocol.table_frames import Frame, LogLine, Outcome, SeatSettled
from rules.games import GAMES
from tests.clients.fake_house import clock, frame


@pytest.fixture
def texts() -> TableTexts:
    game = Book("de", GAMES["bagalut"].texts["de"])
    return TableTexts(game, house_book("de"), Reader(names=["Anna", "Bo"], own_seat=0))


@pytest.mark.parametrize(
    ("ms", "text"),
    [
        (600_000, "10:00"),
        (61_999, "1:01"),
        (10_000, "0:10"),
        (9_999, "9.9"),
        (40, "0.0"),
        (-5, "0.0"),
    ],
)
def test_below_ten_seconds_every_tenth_counts(ms: int, text: str) -> None:
    assert telling.duration(ms) == text


@pytest.mark.parametrize(
    ("face", "line"),
    [
        (clock(remaining_ms=61_000, state="paused"), "Anna: 1:01 (steht)"),
        (clock(remaining_ms=61_000), "Anna: 1:01"),
        (clock(brake_ms=600_000), "Anna: ohne Uhr, für diese Entscheidung noch 10:00"),
        (clock(), "Anna: ohne Uhr"),
    ],
)
def test_a_clock_in_words(texts: TableTexts, face: Plain, line: str) -> None:
    clocks = {"t_ms": 0, "seats": [face, clock()], "timer_ms": None}
    present = Frame.model_validate(frame(clock=clocks))
    assert list(telling.clocks(present, texts)) == [line, "Bo: ohne Uhr"]


def line(vseq: int, *events: Plain) -> LogLine:
    return LogLine(vseq=vseq, t_ms=0, events=list(events))


LAID: Plain = {"type": "card_laid", "seat": 1, "card": "coin-7", "setup": False}
AWAY: Plain = {"type": "table_left", "seat": 1}


def taken_back_to(vseq: int) -> Plain:
    return {"type": "table_taken_back", "seat": 1, "to_vseq": vseq, "to_vseqs": []}


def test_what_was_taken_back_is_marked_but_not_what_the_table_told(texts: TableTexts) -> None:
    lines = [line(1, LAID), line(2, LAID), line(3, AWAY), line(4, taken_back_to(1)), line(5, LAID)]
    assert telling.taken_back(lines) == {2}
    assert list(telling.logbook(lines, texts, 10)) == [
        "Bo legt Münzen 7.",
        "Bo legt Münzen 7. (zurückgenommen)",
        "Bo hat den Tisch verlassen.",
        "Bo nimmt den letzten eigenen Zug zurück.",
        "Bo legt Münzen 7.",
    ]


def test_the_logbook_is_read_from_its_end(texts: TableTexts) -> None:
    lines = [line(1, LAID), line(2, AWAY)]
    assert list(telling.logbook(lines, texts, 1)) == ["Bo hat den Tisch verlassen."]


def outcome(ranking: list[list[int]], *, aborted: bool = False) -> Outcome:
    return Outcome(
        aborted=aborted,
        reason="asked" if aborted else "draw",
        ranking=ranking,
        scores=[4, 4],
        seed=None,
        rematch=None,
        settled=None,
    )


def test_equal_seats_share_a_place(texts: TableTexts) -> None:
    assert list(telling.ending(outcome([[0, 1]]), texts)) == [
        "Die Partie endet remis.",
        "1. Anna, Bo (4, 4)",
    ]
    *_, last = telling.ending(outcome([[1], [0]]), texts)
    assert last == "2. Anna (4)"


def test_what_the_end_has_changed_is_told_for_everybody_and_why_not_more(
    texts: TableTexts,
) -> None:
    def settled(seat: int, before: int, after: int, **more: Any) -> SeatSettled:
        return SeatSettled(
            seat=seat,
            rating_before=before,
            rating_after=after,
            **{"provisional": False, "points": 0, "taler": 0, "reasons": [], **more},
        )

    first = settled(0, 150_000, 153_039, provisional=True, points=10, taler=30)
    second = settled(1, 170_000, 169_088, points=-10, taler=-30, reasons=["pair_half"])
    over = outcome([[0], [1]]).model_copy(update={"settled": [first, second]})
    assert list(telling.settled(over, texts)) == [
        "Anna: Wertung 1500 → 1530? (+30), Punkte +10, Taler +30",
        "Bo: Wertung 1700 → 1691 (-9), Punkte -10, Taler -30",
        "Die vierte bis sechste gewertete Partie derselben zwei an einem Tag zählt halb.",
    ]
    assert list(telling.settled(outcome([[0], [1]]), texts)) == []


def test_an_aborted_game_has_no_places(texts: TableTexts) -> None:
    (only,) = telling.ending(outcome([], aborted=True), texts)
    assert only == "Die Partie ist ohne Ergebnis zu Ende."
