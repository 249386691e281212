"""`wartesaal verify`: what holds, what is broken, and what nobody can check."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.game import Seat
from rules.games import GAMES
from server import folds
from server.verifying import Report, check
from tests.server.played import stored

Plain = dict[str, Any]
_DATA, _EVENTS = 7, 8


def whole() -> Plain:
    return json.loads(json.dumps(folds.record(GAMES["bagalut"], stored("bagalut"), None)))


def part(seat: Seat = 0) -> Plain:
    return json.loads(json.dumps(folds.record(GAMES["kuhhandel"], stored("kuhhandel"), seat)))


def checked(record: Plain) -> Report:
    return check(json.dumps(record).encode())


def said(record: Plain) -> dict[str, str]:
    """What is said of each question."""
    _, *lines = checked(record).lines
    split = (line.split(maxsplit=1) for line in lines)
    return {what: rest.partition(":")[0] for what, rest in split if what in QUESTIONS}


QUESTIONS = ("commitment", "replay", "events", "result")


def test_of_a_whole_record_everything_is_checked() -> None:
    report = checked(whole())
    assert report.holds
    assert said(whole()) == dict.fromkeys(QUESTIONS, "holds")
    assert whole()["commitment"] in "\n".join(report.lines)


def forge_commitment(record: Plain) -> None:
    record["commitment"] = "00" * 32


def forge_event(record: Plain) -> None:
    record["entries"][3][_EVENTS] = []


def forge_action(record: Plain) -> None:
    del record["entries"][2]


def forge_result(record: Plain) -> None:
    record["result"]["scores"] = [99, 0]


@pytest.mark.parametrize(
    ("forge", "broken"),
    [
        (forge_commitment, {"commitment"}),
        (forge_event, {"events"}),
        (forge_action, {"replay"}),
        (forge_result, {"result"}),
    ],
)
def test_tampering_with_a_whole_record_is_found_and_named(
    forge: Callable[[Plain], None], broken: set[str]
) -> None:
    record = whole()
    forge(record)
    assert not checked(record).holds
    assert {what for what, held in said(record).items() if held == "BROKEN"} == broken


def test_of_what_one_seat_saw_it_says_what_nobody_can_check() -> None:
    assert checked(part()).holds
    assert said(part()) == {
        "commitment": "nobody can check",
        "replay": "nobody can check",
        "events": "holds",
        "result": "holds",
    }


def cut_line(record: Plain) -> None:
    del record["lines"][2]


def forge_end(record: Plain) -> None:
    record["result"]["ranking"] = [[0, 1, 2]]


@pytest.mark.parametrize(
    ("forge", "broken"),
    [(forge_commitment, "commitment"), (cut_line, "events"), (forge_end, "result")],
)
def test_what_can_be_seen_of_tampering_with_a_part_is_found(
    forge: Callable[[Plain], None], broken: str
) -> None:
    record = part()
    forge(record)
    assert not checked(record).holds
    assert said(record)[broken] == "BROKEN"
