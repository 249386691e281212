"""The small market with a patient auctioneer, so that an auction can be looked at while it runs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rules.game import Millis, Timer
from rules.games.kuhhandel.legal import timers as real_timers
from rules.games.kuhhandel.state import State
from tests.e2e.small_market import GAME as SMALL_MARKET

PATIENCE: Final = Millis(3_600_000)


def timers(state: State) -> Sequence[Timer[Any]]:
    """An hour for each word of the auctioneer."""
    return tuple(replace(timer, ms=PATIENCE) for timer in real_timers(state))


GAME: Final = replace(SMALL_MARKET, timers=timers)
