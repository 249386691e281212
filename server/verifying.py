"""How a record is checked from its bytes alone: for `wartesaal verify`."""

from dataclasses import dataclass

from pydantic_core import from_json

from rules.match.record import verify
from server.config import Settings
from server.registry import registered
from server.wire import BadValue, GameWire, NewerSchema


class UnreadableRecord(Exception):
    """These bytes are no record that this version of the program can read."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found, in one line for whoever asked."""

    holds: bool
    sentence: str


def check(raw: bytes) -> Report:
    """Play the record again. Raises UnreadableRecord."""
    try:
        stored = from_json(raw)
        game = registered(Settings().extra_games)[stored["game"]]
        record = GameWire(game).load_record(raw)
    except NewerSchema:
        raise UnreadableRecord("made by a newer version") from None
    except (BadValue, ValueError, KeyError, TypeError) as error:
        raise UnreadableRecord(f"{type(error).__name__}: {error}") from None
    verdict = verify(game, record)
    broken = [
        name
        for name, holds in (
            ("commitment", verdict.commitment_holds),
            ("replay", verdict.replay_holds),
            ("result", verdict.result_holds),
        )
        if not holds
    ]
    what = f"{game.id}, {len(record.entries)} entries"
    if not broken:
        return Report(verdict.holds, f"holds ({what})")
    return Report(verdict.holds, f"BROKEN: {', '.join(broken)} ({what}) {verdict.mismatch or ''}")
