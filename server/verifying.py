"""How a record is checked from its bytes alone: for `wartesaal verify`.

A whole record is played again. Of a record that holds one stream only, the hidden part is
missing: then it is said what nobody can check.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from pydantic_core import from_json

from rules.match.extract import check_extract
from rules.match.record import verify
from server.config import Settings
from server.registry import registered
from server.wire import BadValue, GameWire, NewerSchema


class UnreadableRecord(Exception):
    """These bytes are no record that this version of the program can read."""


class Held(StrEnum):
    """What came of one question."""

    HOLDS = "holds"
    BROKEN = "BROKEN"
    UNKNOWN = "nobody can check"


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found, in lines for whoever asked. holds: nothing is broken."""

    holds: bool
    lines: tuple[str, ...]


_MISSING: Final = "the seed is not in it, because hands stay hidden after the end"


def check(raw: bytes) -> Report:
    """Check what can be checked. Raises UnreadableRecord."""
    try:
        stored = from_json(raw)
        wire = GameWire(registered(Settings().extra_games)[stored["game"]])
        found = list(_extract(wire, raw) if "lines" in stored else _whole(wire, raw))
    except NewerSchema:
        raise UnreadableRecord("made by a newer version") from None
    except (BadValue, ValueError, KeyError, TypeError) as error:
        raise UnreadableRecord(f"{type(error).__name__}: {error}") from None
    lines = (_head(wire, stored), *(f"  {what:11} {held}: {why}" for what, held, why in found))
    return Report(all(held is not Held.BROKEN for _, held, _ in found), lines)


def _head(wire: GameWire, stored: Mapping[str, Any]) -> str:
    if "lines" not in stored:
        return f"whole record of {wire.game.id}, {len(stored['entries'])} entries"
    seat = stored["seat"]
    who = "everybody could see" if seat is None else f"seat {seat} saw"
    return f"what {who} of {wire.game.id}, {len(stored['lines'])} lines"


def _whole(wire: GameWire, raw: bytes) -> Iterator[tuple[str, Held, str]]:
    record = wire.load_record(raw)
    verdict = verify(wire.game, record)
    yield (
        "commitment",
        _held(verdict.commitment_holds),
        f"the seed against {record.commitment}, which was shown at the start",
    )
    if verdict.replay_holds:
        yield "replay", Held.HOLDS, "the rules allow every entry"
        yield "events", Held.HOLDS, "all are those that the rules cause"
        yield "result", _held(verdict.result_holds), "against what the rules count at the end"
        return
    broken, fine = ("events", "replay") if verdict.events_break else ("replay", "events")
    yield broken, Held.BROKEN, verdict.mismatch or ""
    yield fine, Held.UNKNOWN, "from there on"
    yield "result", Held.UNKNOWN, "the game cannot be played again to its end"


def _extract(wire: GameWire, raw: bytes) -> Iterator[tuple[str, Held, str]]:
    extract = wire.load_extract(raw)
    found = check_extract(extract)
    yield (
        "commitment",
        Held.UNKNOWN if found.commitment else Held.BROKEN,
        f"{_MISSING}; shown at the start: {extract.commitment}",
    )
    yield "replay", Held.UNKNOWN, "what was hidden is missing"
    yield "events", _held(found.whole), "numbered without a hole, from the start to the end"
    yield "", Held.UNKNOWN, "whether they are those that were shown"
    yield "result", _held(found.result), "as the last event tells it"


def _held(holds: bool) -> Held:
    return Held.HOLDS if holds else Held.BROKEN
