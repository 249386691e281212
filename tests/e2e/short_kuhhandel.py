"""Kuhhandel with four cows and nothing else, for tests in browsers.

A host's own game under the same name (`WARTESAAL_EXTRA_GAMES`): so texts and board are the real
ones, the game is short, and the easy computers are quick to bid up to twenty and then pass.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rules.game import Knowledge, Level, Millis, Timer
from rules.games.kuhhandel import GAME as KUHHANDEL
from rules.games.kuhhandel.content import KIND_OF, QUARTET
from rules.games.kuhhandel.legal import timers as real_timers
from rules.games.kuhhandel.state import Options, State
from rules.rng import Rng

LIMIT: Final = 20
QUICK: Final = (Millis(2_600), Millis(3_400))
"""A little more than the longest pause between two announcements: 1.5 s, and 1 s more where the
voice has just said something else. So each can be heard."""


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Only the cows are left."""
    dealt = KUHHANDEL.setup(options, seats, rng)
    return replace(dealt, stack=(KIND_OF["cow"],) * QUARTET)


def timers(state: State) -> Sequence[Timer[Any]]:
    """The auctioneer's countdown, with computers that do not keep one waiting."""
    return tuple(replace(timer, computers=QUICK) for timer in real_timers(state))


def modest(known: Knowledge[Any, Any, Any], _rng: Rng) -> Any:
    """Bids a little, and takes the first thing there is else."""
    first, last = known.legal[0], known.legal[-1]
    if first.type != "bid":
        return last if first.type == "preempt" else first
    leads = known.view.auction.leader_seat == known.seat
    return last if leads or first.amount > LIMIT else first


GAME: Final = replace(
    KUHHANDEL,
    setup=setup,
    timers=timers,
    levels={**KUHHANDEL.levels, Level.EASY: modest},
)
