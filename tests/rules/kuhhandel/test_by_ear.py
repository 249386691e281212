"""At the tempo `calm` who plays by ear loses no animal he wants. Section 17.

A listener waits for each message and then presses keys; two eager rivals answer every bid within
0.7 to 4 s. The table is the real one, its clock is moved by hand.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from rules.game import Seat
from rules.games.kuhhandel import GAME
from rules.games.kuhhandel.state import Phase
from rules.match.commands import Act
from rules.match.errors import Rejection
from rules.match.terms import Tempo
from rules.rng import Rng
from tests.rules.kuhhandel.positions import AUCTION, A, B, C, D, bid
from tests.rules.match.sitting import Sitting, no_clock

LISTENER: Final = B
RIVALS: Final = {C: 200, D: 260}
"""How far they go; what they bid beyond their money is a bluff."""
WANTED_UP_TO: Final = 300
LOTS: Final = 200


@dataclass(frozen=True)
class Voice:
    """How long a voice needs, ms: an overbid, the key that says the next bid, a status."""

    overbid: int
    next_bid: int
    status: int


SLOW: Final = Voice(overbid=3_200, next_bid=3_000, status=6_500)
USUAL: Final = Voice(overbid=2_400, next_bid=2_200, status=4_900)
THOUGHT: Final = 2_000


class Listener:
    """Hears that somebody leads, thinks, has the next bid said, and sends just that."""

    def __init__(self, voice: Voice, *, asks_how_it_stands: bool) -> None:
        self._voice = voice
        self._first = voice.overbid + THOUGHT + voice.next_bid
        self._first += voice.status if asks_how_it_stands else 0
        self.at: int | None = None
        self._amount = 0

    def hears_of(self, high: int, now: int) -> None:
        """Somebody else leads. A bid that is being prepared is prepared to the end."""
        if self.at is None:
            self.at, self._amount = now + self._first, high + 10

    def acts(self, sitting: Sitting) -> bool:
        """Send the amount that was said; if it is too low, the new one is said at once."""
        state = sitting.table.state
        if self._amount > WANTED_UP_TO:
            self.at = None
            return False
        try:
            sitting.send(
                Act(
                    seat=LISTENER,
                    decision=sitting.match.seats[LISTENER].decision,
                    action=bid(self._amount),
                )
            )
        except Rejection as refused:
            if refused.rule != "bid_too_low":  # the hammer was quicker
                raise
            self._amount = state.auction.high + 10
            self.at = sitting.now + self._voice.next_bid
            return False
        self.at = None
        return True


def winner(number: int, voice: Voice, tempo: Tempo, *, asks: bool) -> tuple[Seat, int]:
    """Who has bid most when the hammer falls, and how much."""
    sitting = no_clock(game=GAME, seats=4, tempo=tempo, seed=f"{number:02x}" * 32)
    sitting.act(A, AUCTION)
    chance, listener = (
        Rng(b"eager rivals %04d" % number, 0),
        Listener(voice, asks_how_it_stands=asks),
    )

    def eager() -> dict[Seat, int]:
        auction = sitting.table.state.auction
        return {
            seat: sitting.now + 700 + chance.below(3_301)
            for seat, limit in RIVALS.items()
            if seat != auction.leader and auction.high + 10 <= limit
        }

    rivals = eager()
    listener.hears_of(0, sitting.now)
    while sitting.table.state.phase is Phase.BIDDING:
        tick_in = sitting.due_in()
        assert tick_in is not None
        times = [(sitting.now + tick_in, 2, -1)]
        times += [(at, 0, seat) for seat, at in rivals.items()]
        times += [(listener.at, 1, LISTENER)] if listener.at is not None else []
        at, _, who = min(times)
        sitting.spend(at - sitting.now)
        if who == LISTENER:
            if listener.acts(sitting):
                rivals = eager()
        elif who in RIVALS:
            sitting.act(who, bid(sitting.table.state.auction.high + 10))
            rivals = eager()
            listener.hears_of(sitting.table.state.auction.high, sitting.now)
        else:
            sitting.due()
    auction = sitting.table.state.auction
    return auction.leader, auction.high


@pytest.mark.parametrize("voice", [SLOW, USUAL], ids=["slow", "usual"])
@pytest.mark.parametrize("asks", [False, True], ids=["bare", "asks how it stands"])
def test_at_calm_a_listener_loses_no_animal_he_wants(voice: Voice, asks: bool) -> None:
    for number in range(LOTS):
        leader, high = winner(number, voice, Tempo.CALM, asks=asks)
        assert leader == LISTENER
        assert high <= WANTED_UP_TO


def test_at_the_fastest_tempo_some_are_lost_which_is_why_the_slow_one_exists() -> None:
    lost = [
        number
        for number in range(LOTS)
        if winner(number, SLOW, Tempo.FAST, asks=True)[0] != LISTENER
    ]
    assert lost
