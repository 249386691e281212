"""Computers at the table. Source: mechanisms.md 10."""

from rules.match.commands import Resign
from rules.match.table import computer_rng, computers_to_move, next_due
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import Auction, Bid, CallVote, Vote


def test_a_table_is_due_when_a_computer_may_act_but_not_faster_than_its_pace() -> None:
    sitting = no_clock(computers=[1])
    assert computers_to_move(sitting.table) == ()
    sitting.act(0)
    assert computers_to_move(sitting.table) == (1,)
    assert sitting.due_in() == 600
    assert sitting.spend(600).due() is None
    assert sitting.due_in() == 0


def test_computers_act_beside_persons_in_simultaneous_phases() -> None:
    sitting = no_clock(seats=3, computers=[1, 2])
    sitting.act(0, CallVote())
    assert computers_to_move(sitting.table) == (1, 2)
    sitting.act(1, Vote())
    assert computers_to_move(sitting.table) == (2,)


def test_computers_bid_in_an_auction_although_nobody_is_awaited() -> None:
    sitting = no_clock(seats=3, computers=[1, 2])
    sitting.act(0, Auction())
    assert computers_to_move(sitting.table) == (1, 2)
    sitting.act(2, Bid(amount=1))


def test_a_computer_has_no_clock() -> None:
    sitting = Sitting(seats=3, computers=[1])
    sitting.act(0)
    facts = sitting.facts().clock.seats[1]
    assert (facts.remaining_ms, facts.brake_in_ms) == (None, None)
    assert next_due(sitting.table) == sitting.now + 600


def test_a_computer_thinks_with_the_same_chance_on_every_node() -> None:
    sitting = no_clock(computers=[1])
    sitting.act(0)
    first, again = (computer_rng(sitting.table, 1).below(10**6) for _ in range(2))
    sitting.act(1)
    assert first == again
    assert first != computer_rng(sitting.table, 1).below(10**6)


def test_no_computer_moves_when_the_game_is_over() -> None:
    sitting = no_clock(computers=[1])
    sitting.act(0)
    sitting.send(Resign(seat=0))
    assert computers_to_move(sitting.table) == ()
