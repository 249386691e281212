"""The end of a log: commands it remembers, and what a resume is told.

Source: reliability.md S6, S9.
"""

import pytest

from rules.game import SPECTATOR, Millis
from rules.games import GAMES
from rules.match.commands import Act
from rules.match.entry import Entry
from rules.match.table import Table, decide_step
from server.services import tail as tail_module
from server.services.tail import Tail, numbered, seen
from tests.server.test_present import sit_down


@pytest.fixture
def played() -> tuple[Table, list[Entry]]:
    table, tail = sit_down(GAMES["bagalut"])
    entries = [tail.newest()]
    for ply in range(12):
        seat = min(table.match.actors)
        act = Act(
            seat=seat,
            decision=table.match.seats[seat].decision,
            action=next(iter(table.game.legal(table.state, seat))),
        )
        step = decide_step(table, act, Millis(ply), user=f"user{seat}", cmd_id=f"{ply:026}")
        assert step is not None
        table = step.table
        entries.append(step.entry)
    return table, entries


def test_streams_are_counted_back_to_the_first_entry(played: tuple[Table, list[Entry]]) -> None:
    table, entries = played
    lines = numbered(entries, table)
    assert [line.vseqs[-1] for line in lines] == list(range(1, len(entries) + 1))


def test_a_resume_is_told_exactly_what_came_after(played: tuple[Table, list[Entry]]) -> None:
    table, entries = played
    tail = Tail(entries, table)
    missed = tail.since(SPECTATOR, 9)
    assert missed is not None
    assert [line.vseqs[-1] for line in missed] == [10, 11, 12, 13]
    assert tail.since(SPECTATOR, 13) == []


def test_what_lies_further_back_than_the_tail_is_not_told(
    played: tuple[Table, list[Entry]],
) -> None:
    table, entries = played
    tail = Tail(entries[5:], table)
    assert tail.since(0, 5) is None
    known = tail.since(0, 6)
    assert known is not None
    assert len(known) == 7
    assert tail.whole() is None


def test_a_command_is_remembered_as_long_as_its_entry(
    played: tuple[Table, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail_module, "LENGTH", 13)
    table, entries = played
    tail = Tail(entries, table)
    assert tail.answer("user0", f"{0:026}") == entries[1]
    assert tail.answer("user1", f"{0:026}") is None, "another user's id is another command"
    tail.append(entries[-1], table.match.vseqs)
    tail.append(entries[-1], table.match.vseqs)
    assert tail.answer("user0", f"{0:026}") is None


def test_a_log_that_went_another_way_is_noticed(played: tuple[Table, list[Entry]]) -> None:
    table, entries = played
    tail = Tail(entries, table)
    after = tail.after(entries[10])
    assert after is not None
    assert [line.entry for line in after] == entries[11:]
    other = Entry(seq=11, at=Millis(0), kind=entries[10].kind, data=None, events=())
    assert tail.after(other) is None


def test_lines_a_viewer_was_shown_nothing_by_are_left_out(
    played: tuple[Table, list[Entry]],
) -> None:
    table, entries = played
    lines = numbered(entries, table)
    assert seen(lines, 0, 0) == lines
    assert seen(lines, 0, table.match.vseqs[0]) == []
