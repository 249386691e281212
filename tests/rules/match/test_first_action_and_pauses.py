"""First actions, credits, agreed pauses. Source: mechanisms.md 2.6."""

from rules.game import Millis
from rules.match.commands import Act, Cut, EndNarration, EndPause, MakeOffer, OfferKind, Outage
from rules.match.errors import MatchCode
from rules.match.frame import ClockState
from rules.match.table import computers_to_move, vseq
from rules.match.terms import Fischer, Kind
from tests.rules.match.sitting import Sitting, no_clock
from tests.rules.match.tally import Auction, Count

BLITZ = Fischer(base_ms=Millis(180_000), inc_ms=Millis(0))


def states(sitting: Sitting) -> list[ClockState]:
    return [seat.state for seat in sitting.facts().clock.seats]


# first action


def test_the_first_action_of_each_seat_leaves_the_budget_alone() -> None:
    sitting = Sitting(control=BLITZ)
    sitting.act(0, after=50_000)
    sitting.act(1, after=59_000)
    assert (sitting.remaining(0), sitting.remaining(1)) == (180_000, 180_000)
    sitting.act(0, after=10_000)
    assert sitting.remaining(0) == 170_000


def test_a_missed_first_action_aborts_the_table_and_names_the_seat() -> None:
    sitting = Sitting(control=BLITZ)
    sitting.act(0)
    assert sitting.facts().clock.seats[1].brake_in_ms == 60_000
    assert sitting.due_in() == 60_150
    entry = sitting.wait()
    assert sitting.types(entry) == ["table_aborted"]
    assert entry is not None
    assert (entry.seat, sitting.match.aborted) == (1, "no_show")
    assert sitting.match.result is None


def test_the_first_action_may_not_come_late() -> None:
    sitting = Sitting(control=BLITZ)
    act = Act(seat=0, decision=1, action=Count())
    assert sitting.spend(60_001).refused(act).code is MatchCode.FLAGGED


def test_without_a_clock_the_first_action_has_the_ten_minutes_of_every_other() -> None:
    sitting = no_clock()
    assert sitting.due_in() == 600_150
    sitting.wait()
    assert sitting.match.aborted == "no_show"


# a connection that we cut


def test_a_seat_that_we_cut_while_its_clock_ran_gets_ten_seconds_once_an_incident() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    entry = sitting.spend(5_000).send(Cut(seat=0, incident="i1"))
    assert sitting.types(entry, 1) == ["table_credited"]
    assert sitting.remaining(0) == 180_000 - 5_000 + 10_000
    assert sitting.send(Cut(seat=0, incident="i1")) is None
    assert sitting.send(Cut(seat=0, incident="i2")) is not None


def test_a_seat_whose_clock_did_not_run_gets_nothing_for_a_cut() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    assert sitting.send(Cut(seat=1, incident="i1")) is None


def test_without_a_clock_a_cut_moves_the_brake() -> None:
    sitting = no_clock().all_act_once()
    sitting.spend(1_000).send(Cut(seat=0, incident="i1"))
    assert sitting.facts().clock.seats[0].brake_in_ms == 609_000


# outages


def outage(sitting: Sitting, ms: int) -> Outage:
    began = sitting.now
    sitting.spend(ms)
    return Outage(began=began, ended=sitting.now)


def test_an_outage_is_charged_to_nobody_and_running_seats_get_twenty_seconds() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    sitting.spend(5_000)
    entry = sitting.send(outage(sitting, 300_000))
    assert sitting.types(entry) == ["table_credited"]
    assert (sitting.remaining(0), sitting.remaining(1)) == (195_000, 180_000)


def test_nobody_is_flagged_for_a_deadline_that_fell_into_an_outage() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    sitting.spend(179_000)
    sitting.send(outage(sitting, 3_600_000))
    assert sitting.due() is None
    assert sitting.due_in() == 1_000 + 20_000 + 2_000 + 150


def test_an_outage_moves_the_brake_and_the_limit_of_a_first_action() -> None:
    braked = no_clock().all_act_once()
    braked.send(outage(braked, 300_000))
    assert braked.facts().clock.seats[0].brake_in_ms == 620_000
    new = Sitting(control=BLITZ)
    new.spend(10_000)
    new.send(outage(new, 300_000))
    assert new.facts().clock.seats[0].brake_in_ms == 70_000


def test_an_outage_is_credited_once() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    down = outage(sitting, 10_000)
    assert sitting.send(down) is not None
    assert sitting.send(down) is None
    overlapping = Outage(began=down.began, ended=Millis(down.ended + 5_000))
    sitting.spend(5_000)
    before = sitting.remaining(0)
    sitting.send(overlapping)
    assert sitting.remaining(0) == before + 5_000 + 20_000


def test_a_decision_that_came_up_after_the_outage_gets_nothing_for_it() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    down = outage(sitting, 10_000)
    sitting.act(0)
    before = sitting.remaining(1)
    sitting.spend(1_000).send(down)
    assert sitting.remaining(1) == before - 1_000


def test_an_outage_before_the_table_began_means_nothing_to_it() -> None:
    sitting = Sitting(control=BLITZ)
    before = Millis(sitting.now - 5_000)
    assert sitting.send(Outage(began=before, ended=sitting.now)) is None


def test_offers_and_absences_do_not_age_in_an_outage() -> None:
    sitting = no_clock().all_act_once()
    sitting.go(1).spend(10_000)
    sitting.offer(0, OfferKind.DRAW)
    sitting.send(outage(sitting, 300_000))
    facts = sitting.facts()
    assert facts.offers[0].expires_in_ms == 60_000
    assert facts.seats[1].offline_for_ms == 10_000
    assert facts.seats[1].claim_in_ms == 170_000


def test_the_games_timer_begins_anew_after_an_outage() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Auction())
    sitting.spend(2_000)
    sitting.send(outage(sitting, 60_000))
    assert sitting.facts().clock.timer_in_ms == 5_000


# agreed pauses


def paused(**terms: object) -> Sitting:
    sitting = Sitting(control=BLITZ, **terms).all_act_once()
    sitting.spend(5_000)
    sitting.offer(1, OfferKind.PAUSE)
    sitting.answer(0, accept=True)
    return sitting


def test_in_an_agreed_pause_all_clocks_stand_and_nobody_acts() -> None:
    sitting = paused()
    assert states(sitting)[0] is ClockState.PAUSED
    sitting.spend(600_000)
    assert sitting.remaining(0) == 175_000
    act = Act(seat=0, decision=sitting.match.seats[0].decision, action=Count())
    assert sitting.refused(act).code is MatchCode.TABLE_PAUSED
    assert sitting.refused(MakeOffer(seat=0, offer=OfferKind.DRAW)).code is MatchCode.TABLE_PAUSED


def test_either_side_may_end_a_pause_and_clocks_run_after_ten_seconds_notice() -> None:
    sitting = paused().spend(60_000)
    entry = sitting.send(EndPause(seat=1))
    assert sitting.types(entry) == ["table_resumed"]
    assert states(sitting)[0] is ClockState.PAUSED
    assert sitting.facts().clock.seats[0].starts_in_ms == 10_000
    sitting.spend(12_000)
    assert states(sitting)[0] is ClockState.RUNNING
    assert sitting.remaining(0) == 173_000


def test_an_action_in_the_notice_is_charged_what_was_used_before_the_pause() -> None:
    sitting = paused()
    sitting.send(EndPause(seat=1))
    sitting.act(0, Count(more=True), after=3_000)
    assert sitting.remaining(0) == 175_000


def test_a_pause_with_a_clock_ends_by_itself_after_fifteen_minutes() -> None:
    sitting = paused()
    assert sitting.facts().pause.ends_in_ms == 900_000
    entry = sitting.wait()
    assert sitting.types(entry) == ["table_resumed"]
    assert sitting.facts().pause is None


def test_a_table_with_a_clock_has_three_pauses() -> None:
    sitting = paused()
    for seat in (0, 0):
        sitting.send(EndPause(seat=0))
        sitting.act(sitting.table.state.active, after=31_000)
        sitting.offer(seat, OfferKind.PAUSE)
        sitting.answer(1 - seat, accept=True)
    sitting.send(EndPause(seat=0))
    sitting.act(sitting.table.state.active, after=31_000)
    refusal = sitting.refused(MakeOffer(seat=1, offer=OfferKind.PAUSE))
    assert refusal.code is MatchCode.PROPOSAL_LIMIT


def test_without_a_clock_a_pause_lasts_until_every_seat_has_said_resume() -> None:
    sitting = no_clock().all_act_once()
    sitting.offer(1, OfferKind.PAUSE)
    sitting.answer(0, accept=True)
    assert sitting.due_in() is None
    sitting.spend(30 * 24 * 3_600_000)
    assert sitting.types(sitting.send(EndPause(seat=0))) == ["table_resume_asked"]
    assert sitting.send(EndPause(seat=0)) is None
    assert sitting.facts().pause.resumed == (0,)
    assert sitting.types(sitting.send(EndPause(seat=1))) == ["table_resumed"]
    assert states(sitting)[0] is ClockState.RUNNING
    assert sitting.facts().clock.seats[0].brake_in_ms == 600_000


def test_an_unlimited_pause_is_not_ended_because_all_are_away() -> None:
    sitting = no_clock().all_act_once()
    sitting.offer(1, OfferKind.PAUSE)
    sitting.answer(0, accept=True)
    sitting.go(0).go(1)
    assert sitting.due_in() is None


def test_there_is_no_pause_in_a_rated_game() -> None:
    sitting = Sitting(kind=Kind.RATED).all_act_once()
    refusal = sitting.refused(MakeOffer(seat=0, offer=OfferKind.PAUSE))
    assert (refusal.code, refusal.facts) == (MatchCode.PROPOSAL_NOT_OFFERED, {"reason": "rated"})


def test_only_a_pause_can_be_ended() -> None:
    sitting = Sitting().all_act_once()
    assert sitting.refused(EndPause(seat=0)).code is MatchCode.NOT_PAUSED


def test_what_was_granted_for_reading_outlasts_a_pause() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    sitting.act(0, Count(loud=True))
    sitting.offer(0, OfferKind.PAUSE)
    sitting.spend(400)
    sitting.answer(1, accept=True)
    sitting.spend(60_000).send(EndPause(seat=0))
    assert sitting.facts().clock.seats[1].starts_in_ms == 10_600


def test_the_games_timer_stands_in_a_pause_and_begins_anew() -> None:
    sitting = Sitting().all_act_once()
    sitting.act(0, Auction())
    sitting.spend(1_000)
    sitting.offer(0, OfferKind.PAUSE)
    sitting.answer(1, accept=True)
    assert sitting.facts().clock.timer_in_ms is None
    sitting.spend(60_000).send(EndPause(seat=0))
    assert sitting.facts().clock.timer_in_ms == 15_000


def test_no_tick_is_due_in_a_pause() -> None:
    sitting = no_clock().all_act_once()
    sitting.act(0, Auction())
    sitting.offer(0, OfferKind.PAUSE)
    sitting.answer(1, accept=True)
    assert sitting.spend(60_000).due() is None
    assert sitting.due_in() is None


def test_an_offer_that_is_declined_in_a_pause_does_not_end_it() -> None:
    sitting = paused()
    sitting.offer(1, OfferKind.ABANDON)
    sitting.answer(0, accept=False)
    assert states(sitting)[0] is ClockState.PAUSED
    assert sitting.spend(60_000).remaining(0) == 175_000


def test_computers_stand_still_in_a_pause() -> None:
    sitting = Sitting(seats=3, computers=[1])
    sitting.act(0)
    assert computers_to_move(sitting.table) == (1,)
    sitting.offer(0, OfferKind.PAUSE)
    sitting.answer(2, accept=True)
    assert computers_to_move(sitting.table) == ()


# the end of a narration


def test_a_reader_who_is_through_starts_his_clock_and_all_see_it() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    sitting.act(0, Count(loud=True))
    sitting.spend(300)
    entry = sitting.send(EndNarration(seat=1, vseq=vseq(sitting.table, 1)))
    for viewer in (0, 1):
        assert sitting.types(entry, viewer) == ["table_narrated"]
    assert sitting.facts().clock.seats[1].state is ClockState.RUNNING
    assert sitting.spend(1_000).remaining(1) == 179_000


def test_the_end_of_a_narration_is_noted_only_where_a_clock_waits_for_it() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    end = EndNarration(seat=1, vseq=99)
    assert sitting.send(end) is None
    sitting.act(0, Count(loud=True))
    assert sitting.send(EndNarration(seat=0, vseq=99)) is None
    sitting.spend(1_000)
    assert sitting.send(end) is None


def test_a_reader_is_not_through_with_what_he_has_not_seen() -> None:
    sitting = Sitting(control=BLITZ).all_act_once()
    seen = vseq(sitting.table, 1)
    sitting.act(0, Count(loud=True))
    assert sitting.send(EndNarration(seat=1, vseq=seen)) is None
