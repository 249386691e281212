"""Replays and records. Source: design.md 2 and 3."""

from dataclasses import replace

import pytest

from rules.game import SPECTATOR, Result
from rules.match.commands import OfferKind, Resign
from rules.match.entry import EntryKind
from rules.match.entry_data import Acted
from rules.match.record import make_record, verify
from rules.match.replay import positions, replay
from rules.match.table import ReplayMismatch, decide, evolve, vseq
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import TALLY, CallVote, Count, Draw, Finish, Vote


def a_game() -> Sitting:
    sitting = no_clock().all_act_once()
    sitting.act(0, Draw(), after=3_000)
    sitting.act(0, Count(more=True))
    sitting.go(1).come(1)
    sitting.offer(0, OfferKind.TAKE_BACK)
    sitting.answer(1, accept=True)
    sitting.act(0, CallVote())
    sitting.act(1, Vote())
    sitting.act(0, Vote())
    sitting.act(1, Finish())
    return sitting


def test_the_log_folds_to_the_live_table_after_every_entry() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Draw())
    sitting.send(Resign(seat=0))
    for length in range(1, len(sitting.log) + 1):
        assert replay(TALLY, sitting.log[:length]).match.seq == length
    assert replay(TALLY, sitting.log) == sitting.table


def test_an_empty_log_is_no_table() -> None:
    with pytest.raises(ValueError, match="empty"):
        replay(TALLY, [])


def test_an_entry_with_other_events_than_the_rules_produce_is_found() -> None:
    sitting = a_game()
    forged = list(sitting.log)
    forged[3] = replace(forged[3], events=())
    with pytest.raises(ReplayMismatch, match="entry 4"):
        replay(TALLY, forged)


def test_an_entry_with_another_action_is_found() -> None:
    sitting = a_game()
    forged = list(sitting.log)
    forged[1] = replace(forged[1], data=Acted(action=Vote()))
    with pytest.raises(ReplayMismatch, match="refused: wrong_phase"):
        replay(TALLY, forged)


@pytest.mark.parametrize("change", [{"seat": None}, {"at": 0}, {"kind": EntryKind.TICK}])
def test_an_entry_that_contradicts_itself_is_found(change: dict[str, object]) -> None:
    forged = list(a_game().log)
    forged[2] = replace(forged[2], **change)
    with pytest.raises(ReplayMismatch):
        replay(TALLY, forged)


def test_a_missing_entry_is_found() -> None:
    sitting = a_game()
    with pytest.raises(ReplayMismatch, match="follow"):
        replay(TALLY, [*sitting.log[:2], *sitting.log[3:]])


def test_the_slider_has_a_place_for_each_entry_that_the_viewer_saw() -> None:
    sitting = a_game()
    for viewer in (0, 1, SPECTATOR):
        places = list(positions(TALLY, sitting.log, viewer))
        assert [place.vseq for place in places] == list(range(1, vseq(sitting.table, viewer) + 1))
        assert all(place.events for place in places)
        assert places[-1].view == TALLY.view(sitting.table.state, viewer)


def test_the_slider_shows_a_step_and_its_taking_back() -> None:
    totals = [place.view.total for place in positions(TALLY, a_game().log, 0)]
    assert totals[3:9] == [2, 3, 3, 3, 3, 2]


# records


def test_a_record_of_a_finished_game_holds() -> None:
    sitting = a_game()
    record = make_record(TALLY, sitting.log)
    verdict = verify(TALLY, record)
    assert verdict.holds
    assert record.result == sitting.match.result


def test_a_running_game_has_no_record() -> None:
    with pytest.raises(ValueError, match="running"):
        make_record(TALLY, Sitting().log)


def test_a_record_does_not_tell_the_clients_own_ids() -> None:
    sitting = Sitting()
    entry = decide(sitting.table, Resign(seat=0), sitting.now, user="user-a", cmd_id="01J")
    assert entry is not None
    record = make_record(TALLY, [*sitting.log, entry])
    assert all(entry.cmd_id is None for entry in record.entries)


def test_a_record_with_another_seed_does_not_hold() -> None:
    record = make_record(TALLY, a_game().log)
    first = record.entries[0]
    other = replace(first.data, start=replace(first.data.start, seed="00" * 32))
    forged = replace(record, entries=(replace(first, data=other), *record.entries[1:]))
    verdict = verify(TALLY, forged)
    assert (verdict.commitment_holds, verdict.replay_holds, verdict.holds) == (
        False,
        False,
        False,
    )
    assert verdict.mismatch is not None


def test_a_record_with_another_commitment_does_not_hold() -> None:
    verdict = verify(TALLY, replace(make_record(TALLY, a_game().log), commitment="00" * 32))
    assert (verdict.commitment_holds, verdict.replay_holds) == (False, True)
    assert not verdict.holds


def test_a_record_with_another_result_does_not_hold() -> None:
    record = make_record(TALLY, a_game().log)
    other = Result(reason="finished", ranking=((0,), (1,)), scores=(0, 0))
    verdict = verify(TALLY, replace(record, result=other))
    assert (verdict.replay_holds, verdict.result_holds) == (True, False)


def test_a_record_with_an_invented_entry_does_not_hold() -> None:
    record = make_record(TALLY, a_game().log)
    forged = replace(record, entries=(*record.entries[:2], *record.entries[3:]))
    assert not verify(TALLY, forged).holds


def test_a_record_with_a_seat_that_is_not_there_does_not_hold() -> None:
    record = make_record(TALLY, a_game().log)
    forged = replace(record.entries[1], seat=7)
    entries = (record.entries[0], forged, *record.entries[2:])
    assert not verify(TALLY, replace(record, entries=entries)).holds


def test_an_empty_record_does_not_hold() -> None:
    assert not verify(TALLY, replace(make_record(TALLY, a_game().log), entries=())).holds


def test_other_nodes_refuse_an_entry_that_does_not_follow() -> None:
    sitting = Sitting()
    before = sitting.table
    entry = sitting.act(0)
    with pytest.raises(ReplayMismatch):
        evolve(before, replace(entry, seq=7))
