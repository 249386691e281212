"""The smoke test must find what it is there to find: each check is shown a broken house."""

from typing import Any

import pytest

from clients.python.smoke.checks import check_table
from clients.python.smoke.watch import Watch
from protocol.commands import Attach
from protocol.frames import Plain
from protocol.ids import command_id
from protocol.table_frames import Frame, Snapshot
from tests.clients.fake_house import T, frame, snapshot

OUTCOME: Plain = {
    "aborted": False,
    "reason": "played_out",
    "ranking": [[0], [1]],
    "scores": [1, 0],
    "seed": "00",
    "rematch": None,
    "settled": None,
}
LAY: Plain = {"type": "lay", "card": "a"}


def event(number: int) -> Plain:
    return {"type": "laid", "n": number}


def first(watch: Watch, **more: Any) -> None:
    """The snapshot of a table that has just started."""
    attach = Attach(cmd_id=command_id(0, 0), table=T, role="spectator")
    tail = [{"vseq": 1, "t_ms": 0, "events": [event(1)]}]
    watch.hear(
        Snapshot.model_validate(
            snapshot(attach, frame(1)) | {"seat": watch.seat, "log_tail": tail} | more
        )
    )


def tell(watch: Watch, vseq: int, **more: Any) -> None:
    watch.hear(Frame.model_validate(frame(vseq, events=[event(vseq)]) | more))


def played(order: list[int] | None = None) -> Watch:
    """A viewer who saw the whole game; order: of the events in between."""
    watch = Watch(None)
    first(watch)
    for vseq, number in enumerate(order or [2, 3], 2):
        tell(watch, vseq, events=[event(number)])
    tell(watch, 4, outcome=OUTCOME)
    return watch


def record(actions: list[Plain]) -> dict[str, Any]:
    entries = [
        [1, 1, 0, "started", None, None, None, {}, []],
        *([1, 2, 0, "act", 0, "u", None, {"action": action}, []] for action in actions),
    ]
    return {"commitment": "c0ffee", "result": {"ranking": [[0], [1]]}, "entries": entries}


def test_a_good_house_has_no_faults() -> None:
    assert list(check_table([played(), played()], {0: [LAY]}, record([LAY]))) == []


def test_a_hole_in_a_stream_is_found() -> None:
    watch = Watch(None)
    first(watch)
    tell(watch, 3)
    assert watch.faults == ["spectator: vseq 3 after 1"]


def test_a_frame_told_twice_is_found() -> None:
    watch = Watch(None)
    first(watch)
    tell(watch, 2)
    tell(watch, 2)
    assert watch.faults == ["spectator: vseq 2 after 2"]


def test_the_present_again_without_events_is_none() -> None:
    watch = Watch(None)
    first(watch)
    tell(watch, 2)
    tell(watch, 2, events=[])
    assert watch.faults == []


def test_a_frame_that_tells_nothing_is_found() -> None:
    watch = Watch(None)
    first(watch)
    tell(watch, 2, events=[])
    assert watch.faults == ["spectator: vseq 2 tells nothing"]


def test_a_resume_that_forgets_what_was_missed_is_found() -> None:
    watch = Watch(None)
    first(watch)
    first(watch, missed=None)
    assert watch.faults == ["spectator: missed events are not told after a resume"]


def test_a_resume_is_followed_through_what_was_missed() -> None:
    watch = Watch(None)
    first(watch)
    missed = [{"vseq": 2, "t_ms": 0, "events": [event(2)]}]
    first(watch, missed=missed, frame=frame(2))
    tell(watch, 3)
    assert watch.faults == []


@pytest.mark.parametrize(
    ("seat", "more", "fault"),
    [
        (None, {"legal": [LAY], "actors": [0]}, "spectator: is offered actions, but may not act"),
        (0, {"legal": [LAY], "actors": [1]}, "seat 0: is offered actions, but may not act"),
        (0, {"actors": [0]}, "seat 0: may act, but is offered nothing"),
        (
            None,
            {"view": {"phase": "x", "seats": [{"legal": []}]}},
            "spectator: finds `legal` inside the view",
        ),
    ],
)
def test_what_belongs_to_others_is_found(seat: int | None, more: Plain, fault: str) -> None:
    watch = Watch(seat)
    first(watch)
    tell(watch, 2, **more)
    assert watch.faults == [fault]


def test_another_order_of_the_same_events_is_found() -> None:
    faults = list(check_table([played(), played([3, 2])], {}, record([])))
    assert faults == ["spectator and spectator saw the same events in different order"]


def test_an_event_that_only_one_saw_is_no_fault() -> None:
    assert list(check_table([played(), played([2, 9])], {}, record([]))) == []


@pytest.mark.parametrize("recorded", [[], [LAY, LAY], [{"type": "lay", "card": "b"}]])
def test_an_acknowledged_action_that_is_not_recorded_once_is_found(recorded: list[Plain]) -> None:
    (fault,) = check_table([played()], {0: [LAY]}, record(recorded))
    assert fault.startswith("seat 0: 1 actions were acknowledged")


def test_another_commitment_is_found() -> None:
    broken = record([]) | {"commitment": "another"}
    (fault,) = check_table([played()], {}, broken)
    assert fault == "spectator was shown another commitment"


def test_of_a_record_of_one_stream_all_must_have_seen_the_end() -> None:
    part = {name: value for name, value in record([]).items() if name != "entries"}
    assert list(check_table([played(), played()], {0: [LAY]}, part)) == []
    other = Watch(None)
    first(other)
    for vseq, number in enumerate((2, 3), start=2):
        tell(other, vseq, events=[event(number)])
    tell(other, 4, outcome=OUTCOME | {"ranking": [[1], [0]]})
    faults = list(check_table([played(), other], {}, part))
    assert faults == ["spectator saw another ranking"]
    unfinished = Watch(1)
    first(unfinished)
    tell(unfinished, 2, events=[event(2)])
    assert list(check_table([played(), unfinished], {}, part)) == ["seat 1 never saw the end"]


def test_a_viewer_without_an_end_is_found() -> None:
    watch = Watch(0)
    first(watch)
    assert "seat 0 never saw the end" in list(check_table([watch], {}, record([])))
