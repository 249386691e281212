"""Seats out for good at tables of three to five. Source: mechanisms.md 8.5."""

from rules.game import Millis
from rules.match.commands import Act, Claim, ClaimChoice, EndPause, OfferKind, Resign
from rules.match.entry_data import By
from rules.match.errors import MatchCode
from rules.match.terms import Fischer
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import CallVote, Count, Draw, Finish, Vote

BLITZ = Fischer(base_ms=Millis(180_000), inc_ms=Millis(0))


def vote(seat: int, absent: int) -> Claim:
    return Claim(seat=seat, absent=absent, choice=ClaimChoice.WIN)


# triggers


def test_a_flag_retires_the_seat_for_good() -> None:
    sitting = Sitting(seats=3, control=BLITZ).all_act_once()
    entry = sitting.wait()
    assert sitting.types(entry) == ["table_flagged", "table_retired", "happened"]
    assert sitting.facts().seats[0].retired == 1
    act = Act(seat=0, decision=sitting.match.seats[0].decision, action=Count())
    assert sitting.refused(act).code is MatchCode.NOT_YOUR_DECISION


def test_the_brake_retires_the_seat_as_well() -> None:
    sitting = no_clock(seats=3).all_act_once()
    entry = sitting.wait()
    assert entry is not None
    assert entry.events[1].reason == "brake"


def test_two_flags_in_one_millisecond_retire_both_at_the_same_rank() -> None:
    sitting = Sitting(seats=4, control=BLITZ).all_act_once()
    sitting.act(0, Count(more=True))
    for seat in (0, 1, 2, 3):
        sitting.act(seat)
    sitting.act(0, CallVote())
    sitting.act(0, Vote())
    sitting.act(1, Vote())
    entry = sitting.wait()
    assert entry is not None
    assert entry.data.seats == (2, 3)
    assert [seat.retired for seat in sitting.facts().seats] == [None, None, 1, 1]


def test_the_game_hears_of_a_retirement() -> None:
    sitting = Sitting(seats=3)
    sitting.send(Resign(seat=1))
    assert sitting.table.state.gone == (1,)
    assert sitting.match.ply == 1


# the vote


def test_the_majority_of_those_who_are_here_retires_an_absent_seat() -> None:
    sitting = no_clock(seats=4).all_act_once().go(0).spend(180_000)
    opened = sitting.send(vote(1, 0))
    assert opened is not None
    made = opened.events[0]
    assert (made.kind, made.absent_seat, made.needs) == (OfferKind.RETIRE, 0, (2, 3))
    entry = sitting.send(vote(2, 0))
    assert sitting.types(entry)[:3] == [
        "table_offer_answered",
        "table_offer_closed",
        "table_retired",
    ]
    assert sitting.facts().seats[0].retired == 1


def test_a_vote_can_be_answered_like_any_offer() -> None:
    sitting = no_clock(seats=4).all_act_once().go(0).spend(180_000)
    sitting.send(vote(1, 0))
    sitting.answer(2, accept=False)
    assert len(sitting.match.offers) == 1
    sitting.answer(3, accept=True)
    assert sitting.facts().seats[0].retired == 1


def test_silence_means_wait() -> None:
    sitting = no_clock(seats=4).all_act_once().go(0).spend(180_000)
    sitting.send(vote(1, 0))
    assert sitting.due_in() == 30_000
    sitting.wait()
    assert sitting.facts().seats[0].retired is None
    refusal = sitting.refused(vote(1, 0))
    assert refusal.code is MatchCode.PROPOSAL_TOO_SOON
    assert sitting.spend(30_000).send(vote(1, 0)) is not None


def test_votes_about_one_who_stays_away_have_no_limit() -> None:
    sitting = no_clock(seats=4).all_act_once().go(0).spend(180_000)
    for _ in range(4):
        assert sitting.send(vote(1, 0)) is not None
        sitting.wait()
        sitting.spend(30_000)


def test_a_majority_of_noes_closes_the_vote() -> None:
    sitting = no_clock(seats=4).all_act_once().go(0).spend(180_000)
    sitting.send(vote(1, 0))
    sitting.answer(2, accept=False)
    sitting.answer(3, accept=False)
    assert sitting.match.offers == ()
    assert sitting.facts().seats[0].retired is None


def test_one_voice_is_enough_where_nobody_else_is_here() -> None:
    sitting = no_clock(seats=3).all_act_once().go(0).go(2).spend(180_000)
    entry = sitting.send(vote(1, 0))
    assert sitting.types(entry)[0] == "table_retired"


def test_the_vote_is_void_when_the_absent_one_comes_back() -> None:
    sitting = no_clock(seats=4).all_act_once().go(0).spend(180_000)
    sitting.send(vote(1, 0))
    sitting.come(0)
    assert sitting.match.offers == ()
    assert sitting.refused(vote(2, 0)).code is MatchCode.CLAIM_GONE


def test_there_is_one_vote_at_a_time() -> None:
    sitting = no_clock(seats=4).all_act_once()
    sitting.act(0, CallVote())
    sitting.go(0).go(1).spend(180_000)
    sitting.send(vote(2, 0))
    assert sitting.refused(vote(3, 1)).code is MatchCode.PROPOSAL_OPEN
    assert sitting.send(vote(2, 0)) is None


def test_a_vote_is_not_taken_before_its_time() -> None:
    sitting = no_clock(seats=3).all_act_once().go(0).spend(179_999)
    assert sitting.refused(vote(1, 0)).code is MatchCode.CLAIM_TOO_SOON


# autoplay


def test_the_table_plays_a_retired_seat_after_eight_hundred_milliseconds() -> None:
    sitting = no_clock(seats=3)
    sitting.send(Resign(seat=0))
    assert sitting.due_in() == 800
    assert sitting.spend(799).due() is None
    entry = sitting.spend(1).due()
    assert entry is not None
    assert (entry.seat, entry.data.by, entry.user) == (0, By.TABLE, None)
    assert sitting.table.state.active == 1


def test_what_the_table_draws_to_choose_does_not_change_what_the_step_draws() -> None:
    sitting = no_clock(seats=3)
    sitting.send(Resign(seat=2))
    sitting.act(0)
    sitting.act(1)
    sitting.wait()
    sitting.act(0, Draw())
    by_table = sitting.table.state.secrets[0]
    other = no_clock(seats=3)
    other.send(Resign(seat=2))
    for seat in (0, 1):
        other.act(seat)
    other.spend(800)
    other.due()
    other.act(0, Draw())
    assert other.table.state.secrets[0] == by_table


def test_a_retired_seat_has_no_clock_that_could_run_out() -> None:
    sitting = Sitting(seats=3, control=BLITZ)
    sitting.send(Resign(seat=0))
    facts = sitting.facts().clock.seats[0]
    assert facts.brake_in_ms is None
    assert sitting.spend(799).due() is None


# ranking


def test_retired_seats_rank_behind_the_others_and_the_later_one_better() -> None:
    sitting = no_clock(seats=4)
    sitting.send(Resign(seat=0))
    sitting.wait()
    sitting.act(1)
    sitting.send(Resign(seat=1))
    sitting.act(2, Finish())
    assert sitting.match.result.ranking == ((2,), (3,), (1,), (0,))
    assert sitting.match.result.reason == "finished"


def test_a_retired_seat_cannot_win_even_if_the_game_says_so() -> None:
    sitting = no_clock(seats=3)
    sitting.act(0, Count(more=True))
    sitting.send(Resign(seat=1))
    sitting.act(0, Finish())
    assert sitting.match.result.ranking == ((0,), (2,), (1,))


def test_the_last_seat_that_is_left_is_first() -> None:
    sitting = no_clock(seats=3)
    sitting.send(Resign(seat=0))
    entry = sitting.send(Resign(seat=2))
    assert sitting.types(entry)[-1] == "table_ended"
    assert sitting.match.result.ranking == ((1,), (2,), (0,))
    assert sitting.match.result.reason == "last_seat"


def test_computers_do_not_play_on_among_themselves() -> None:
    sitting = no_clock(seats=3, computers=[1, 2])
    sitting.send(Resign(seat=0))
    assert sitting.match.result.ranking == ((1, 2), (0,))
    assert sitting.match.result.reason == "resign"


def test_one_person_plays_on_with_the_computers() -> None:
    sitting = no_clock(seats=4, computers=[2, 3])
    sitting.send(Resign(seat=0))
    assert not sitting.match.over


def test_a_retired_seat_is_not_waited_for_in_a_pause() -> None:
    sitting = no_clock(seats=3).all_act_once()
    sitting.offer(0, OfferKind.PAUSE)
    sitting.answer(1, accept=True)
    sitting.answer(2, accept=True)
    sitting.send(EndPause(seat=0))
    sitting.send(EndPause(seat=1))
    entry = sitting.send(Resign(seat=2))
    assert sitting.types(entry)[-1] == "table_resumed"


def test_a_retired_seat_is_asked_nothing() -> None:
    sitting = no_clock(seats=3).all_act_once()
    sitting.send(Resign(seat=2))
    sitting.offer(0, OfferKind.ABANDON)
    assert sitting.match.offers[0].needs == (1,)
