"""Which decision an action answers, and what is stale. Source: mechanisms.md 1.3, design.md 7."""

import pytest

from rules.match.commands import Act, OfferKind, Resign
from rules.match.errors import MatchCode
from rules.match.table import decide
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import (
    Ask,
    Auction,
    Bid,
    CallVote,
    Count,
    Crash,
    Reply,
    Vote,
)


def decision(sitting: Sitting, seat: int) -> int:
    number: int = sitting.match.seats[seat].decision
    return number


def test_a_decision_is_another_one_when_the_seat_becomes_an_actor() -> None:
    sitting = Sitting()
    assert (decision(sitting, 0), decision(sitting, 1)) == (1, 0)
    sitting.act(0)
    assert (decision(sitting, 0), decision(sitting, 1)) == (1, 1)


def test_a_decision_is_another_one_when_the_seat_has_acted_and_still_may() -> None:
    sitting = Sitting()
    sitting.act(0, Count(more=True))
    assert decision(sitting, 0) == 2


def test_another_seats_act_does_not_touch_a_decision() -> None:
    sitting = Sitting()
    sitting.act(0, CallVote())
    before = decision(sitting, 1)
    sitting.act(0, Vote())
    assert decision(sitting, 1) == before


def test_in_an_open_auction_not_even_the_own_bid_touches_the_decision() -> None:
    sitting = Sitting(seats=3)
    sitting.act(0, Auction())
    before = decision(sitting, 1)
    sitting.act(1, Bid(amount=1))
    sitting.act(2, Bid(amount=2))
    sitting.act(1, Bid(amount=3))
    assert decision(sitting, 1) == before


def test_after_an_auction_the_seat_that_is_awaited_has_another_decision() -> None:
    sitting = Sitting()
    sitting.act(0, Auction())
    before = decision(sitting, 1)
    sitting.wait()
    assert decision(sitting, 1) == before + 1


def test_after_a_take_back_every_actor_has_another_decision() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, CallVote())
    sitting.act(0, Vote())
    before = decision(sitting, 0), decision(sitting, 1)
    sitting.offer(0, OfferKind.TAKE_BACK)
    sitting.answer(1, accept=True)
    assert (decision(sitting, 0), decision(sitting, 1)) == (before[0] + 1, before[1] + 1)


def test_after_a_retirement_every_actor_has_another_decision() -> None:
    sitting = Sitting(seats=3)
    before = decision(sitting, 0)
    sitting.send(Resign(seat=2))
    assert decision(sitting, 0) == before + 1


def test_an_illegal_action_is_refused_with_the_games_code_and_facts() -> None:
    sitting = Sitting()
    sitting.act(0, Auction())
    sitting.act(1, Bid(amount=5))
    bid = Act(seat=1, decision=decision(sitting, 1), action=Bid(amount=5))
    refusal = sitting.refused(bid)
    assert (refusal.code, refusal.rule) == (MatchCode.ILLEGAL_ACTION, "bid_too_low")
    assert refusal.facts == {"highest": 5}


def test_an_older_decision_is_stale() -> None:
    sitting = Sitting()
    sitting.act(0, Count(more=True))
    refusal = sitting.refused(Act(seat=0, decision=1, action=Count()))
    assert (refusal.code, refusal.rule) == (MatchCode.STALE_DECISION, None)


def test_a_seat_that_may_not_act_has_no_decision() -> None:
    sitting = Sitting()
    refusal = sitting.refused(Act(seat=1, decision=0, action=Count()))
    assert (refusal.code, refusal.rule) == (MatchCode.NOT_YOUR_DECISION, "not_your_turn")
    assert refusal.facts == {"active": 0}


def test_a_stale_action_carries_the_games_clearer_reason_where_it_refuses_too() -> None:
    sitting = Sitting()
    sitting.act(0, Ask())
    sitting.act(1, Reply())
    refusal = sitting.refused(Act(seat=0, decision=1, action=Reply()))
    assert (refusal.code, refusal.rule) == (MatchCode.STALE_DECISION, "wrong_phase")


def test_nothing_can_be_done_at_a_table_that_is_over() -> None:
    sitting = Sitting().all_act_once()
    sitting.send(Resign(seat=0))
    act = Act(seat=0, decision=decision(sitting, 0), action=Count())
    assert sitting.refused(act).code is MatchCode.TABLE_OVER


def test_a_fault_in_a_game_goes_through_and_is_nobodys_loss() -> None:
    sitting = Sitting()
    crash = Act(seat=0, decision=1, action=Crash())
    with pytest.raises(ZeroDivisionError):
        decide(sitting.table, crash, sitting.now)
    assert not sitting.match.over


def test_a_stamp_before_the_last_entry_is_raised_to_it() -> None:
    sitting = Sitting()
    sitting.act(0, after=5_000)
    entry = sitting.act(1, after=-3_000)
    assert entry.at == sitting.log[-2].at
