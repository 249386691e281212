"""What one viewer saw of a finished game: it tells nothing more, and fits together."""

from dataclasses import replace

import pytest

from rules.game import SPECTATOR, Result, Viewer
from rules.match.commands import Resign
from rules.match.extract import check_extract, make_extract
from rules.match.table import shown
from tests.rules.match.sitting import Sitting
from tests.rules.match.tally import TALLY
from tests.rules.match.test_replay import a_game

VIEWERS: tuple[Viewer, ...] = (0, 1, SPECTATOR)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_it_holds_what_the_viewer_was_shown_and_nothing_else(viewer: Viewer) -> None:
    log = a_game().log
    told = [line.events for line in make_extract(TALLY, log, viewer).lines]
    assert told == [events for entry in log if (events := shown(entry, viewer, TALLY))]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_one_that_nobody_touched_fits_together(viewer: Viewer) -> None:
    assert check_extract(make_extract(TALLY, a_game().log, viewer)).holds


def test_a_game_without_a_result_fits_together_too() -> None:
    sitting = Sitting()
    sitting.send(Resign(seat=0))
    assert sitting.match.over
    assert check_extract(make_extract(TALLY, sitting.log, 0)).holds


def test_a_running_game_has_none() -> None:
    with pytest.raises(ValueError, match="running"):
        make_extract(TALLY, Sitting().log, 0)


def test_another_result_or_commitment_is_found() -> None:
    extract = make_extract(TALLY, a_game().log, SPECTATOR)
    other = Result(reason="finished", ranking=((0,), (1,)), scores=(0, 9))
    assert not check_extract(replace(extract, result=other)).result
    assert not check_extract(replace(extract, commitment="00" * 32)).commitment


def test_a_missing_doubled_or_moved_line_is_found() -> None:
    extract = make_extract(TALLY, a_game().log, 0)
    lines = extract.lines
    for forged in (
        (*lines[:2], *lines[3:]),
        (*lines[:3], lines[2], *lines[3:]),
        (lines[0], lines[2], lines[1], *lines[3:]),
        lines[1:],
        lines[:-1],
        (),
    ):
        assert not check_extract(replace(extract, lines=forged)).whole


def test_a_line_that_is_earlier_than_the_one_before_is_found() -> None:
    extract = make_extract(TALLY, a_game().log, 0)
    first, second, *more = extract.lines
    forged = (replace(first, t=second.t + 1), second, *more)
    assert not check_extract(replace(extract, lines=forged)).whole
