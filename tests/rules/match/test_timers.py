"""The game's own countdowns. Source: design.md 2 and 7, reliability.md S10."""

from dataclasses import replace

from rules.match.commands import Claim, ClaimChoice, Resign
from rules.match.entry import EntryKind
from rules.match.errors import MatchCode
from rules.match.table import awaited
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import TALLY, Auction, Bid, State, actors


def auction(**terms: object) -> Sitting:
    sitting = no_clock(seats=3, **terms).all_act_once()
    sitting.act(0, Auction())
    return sitting


def test_while_a_timer_runs_nobody_is_awaited() -> None:
    sitting = auction()
    assert awaited(sitting.table) == frozenset()
    assert sitting.facts().actors == (1, 2)


def test_a_tick_is_held_back_three_hundred_milliseconds() -> None:
    sitting = auction()
    assert sitting.facts().clock.timer_in_ms == 5_000
    assert sitting.due_in() == 5_300
    assert sitting.spend(5_299).due() is None
    entry = sitting.spend(1).due()
    assert entry is not None
    assert (entry.kind, entry.seat) == (EntryKind.TICK, None)
    assert sitting.table.state.phase == "count"
    assert awaited(sitting.table) == frozenset({1})


def test_a_bid_in_the_time_that_is_held_back_still_counts() -> None:
    sitting = auction()
    sitting.act(1, Bid(amount=1), after=5_200)
    assert sitting.spend(100).due() is None
    assert sitting.due_in() == 5_200


def test_a_timer_runs_from_the_step_that_first_showed_its_key() -> None:
    sitting = auction()
    sitting.spend(2_000).go(1)
    assert sitting.facts().clock.timer_in_ms == 3_000
    sitting.act(2, Bid(amount=1))
    assert sitting.facts().clock.timer_in_ms == 5_000


def test_an_auction_has_neither_brake_nor_claim() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Auction())
    assert sitting.facts().clock.seats[1].brake_in_ms is None
    sitting.go(1).spend(60_000)
    claim = Claim(seat=0, absent=1, choice=ClaimChoice.WIN)
    assert sitting.refused(claim).code is MatchCode.CLAIM_GONE


def test_a_retired_seat_is_not_played_while_a_timer_runs() -> None:
    def everybody_bids(state: State) -> frozenset[int]:
        return frozenset({1, 2}) if state.phase == "bidding" else actors(state)

    game = replace(TALLY, actors=everybody_bids)
    sitting = no_clock(game=game, seats=3).all_act_once()
    sitting.act(0, Auction())
    sitting.send(Resign(seat=1))
    assert sitting.due_in() == 5_300
