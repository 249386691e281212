"""People in the waiting room, for tests: short makers with sensible rest."""

from typing import Any

from rules.game import Millis
from rules.match.challenge import Challenge, Party, to_player
from rules.match.preflight import Standing
from rules.match.terms import PRESETS, Kind, Terms
from tests.rules.match.tally import Options

NOW = Millis(1_700_000_000_000)
SECOND = 1_000
MINUTE = 60_000


def after(ms: int) -> Millis:
    return Millis(NOW + ms)


def terms(preset: str = "5+3", **changed: Any) -> Terms:
    return Terms(game="tally", options=Options(), time_control=PRESETS[preset], **changed)


def rated(stake: int = 0, preset: str = "5+3", **changed: Any) -> Terms:
    return terms(preset, kind=Kind.RATED, stake=stake, **changed)


def party(name: str, *, guest: bool = False) -> Party:
    return Party(user=f"user-{name}", name=name, guest=guest)


ANNA, BERT, CARL = party("Anna"), party("Bert"), party("Carl")


def standing(name: str, **changed: Any) -> Standing:
    fields: dict[str, Any] = {"user": f"user-{name}", "rating": 150_000, "balance": 100, **changed}
    return Standing(**fields)


def challenge(agreed: Terms | None = None) -> Challenge:
    """Anna's challenge to Bert."""
    return to_player("c1", ANNA, BERT, agreed or terms(), NOW)
