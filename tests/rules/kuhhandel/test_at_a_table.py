"""Kuhhandel at the house's table: ticks in the log, open decisions, computers' times. Section 6."""

from rules.game import SPECTATOR
from rules.games.kuhhandel import GAME
from rules.games.kuhhandel.legal import PACES, actors, legal
from rules.games.kuhhandel.state import Phase, Stage
from rules.match.commands import Act, EndPause, OfferKind, Resign
from rules.match.entry import EntryKind
from rules.match.errors import MatchCode
from rules.match.replay import replay
from rules.match.table import awaited, computers_due, computers_to_move, shown
from rules.match.terms import Tempo
from rules.rng import Rng
from tests.rules.kuhhandel.positions import AUCTION, SELL, A, B, C, bid, out, pay
from tests.rules.match.sitting import Sitting, no_clock


def auction(seats: int = 3, **terms: object) -> Sitting:
    """A auctions the first animal."""
    sitting = no_clock(game=GAME, seats=seats, **terms)
    sitting.act(A, AUCTION)
    return sitting


def test_the_countdown_is_the_tables_own_and_stands_in_the_log() -> None:
    sitting = auction()
    for stage, ms in ((Stage.ONCE, 10_000), (Stage.TWICE, 3_000)):
        entry = sitting.spend(ms + 300).due()
        assert entry is not None
        assert (entry.kind, entry.seat) == (EntryKind.TICK, None)
        assert sitting.table.state.auction.stage is stage
    sitting.spend(3_300).due()
    assert sitting.table.state.auction.outcome.how == "free"
    assert replay(GAME, sitting.log) == sitting.table


def test_the_tempo_of_the_terms_is_that_of_the_auctioneer() -> None:
    sitting = auction(tempo=Tempo.CALM)
    assert sitting.table.state.options.tempo == "calm"
    assert sitting.facts().clock.timer_in_ms == 25_000
    sitting.act(B, bid(10))
    assert sitting.facts().clock.timer_in_ms == 12_000


def test_a_pass_and_a_refused_bid_do_not_start_the_time_anew() -> None:
    sitting = auction(seats=5)
    sitting.act(B, bid(10))
    sitting.act(C, out(), after=2_000)
    assert sitting.facts().clock.timer_in_ms == 3_000
    refusal = sitting.refused(Act(seat=3, decision=sitting.match.seats[3].decision, action=bid(10)))
    assert (refusal.code, refusal.rule) == (MatchCode.ILLEGAL_ACTION, "bid_too_low")
    assert sitting.facts().clock.timer_in_ms == 3_000


def test_bids_of_others_and_ticks_do_not_make_a_decision_stale() -> None:
    sitting = auction()
    decision = sitting.match.seats[B].decision
    sitting.act(C, bid(10))
    sitting.act(C, bid(20))
    sitting.spend(5_300).due()
    assert sitting.match.seats[B].decision == decision
    sitting.send(Act(seat=B, decision=decision, action=bid(30)))
    assert sitting.table.state.auction.leader == B
    assert sitting.match.seats[B].decision == decision


def test_a_leader_that_has_passed_and_is_overbid_has_a_new_decision() -> None:
    sitting = auction()
    sitting.act(B, bid(10))
    before = sitting.match.seats[B].decision
    sitting.act(B, out())
    sitting.act(C, bid(20))
    assert sitting.match.seats[B].decision == before + 1


def test_a_bid_after_the_hammer_is_told_what_became_of_the_animal() -> None:
    sitting = auction()
    decision = sitting.match.seats[C].decision
    sitting.act(B, bid(60))
    for ms in (5_300, 3_300, 3_300):
        sitting.spend(ms).due()
    assert sitting.table.state.phase is Phase.PREEMPT
    refusal = sitting.refused(Act(seat=C, decision=decision, action=bid(70)))
    assert (refusal.code, refusal.rule) == (MatchCode.NOT_YOUR_DECISION, "auction_closed")
    assert refusal.facts == {"outcome": "hammer", "seat": B, "amount": 60}
    sitting.act(A, SELL)
    sitting.act(B, pay({10: 1, 50: 1}))
    sitting.act(B, AUCTION)
    late = sitting.refused(Act(seat=C, decision=decision, action=bid(70)))
    assert (late.code, late.rule) == (MatchCode.STALE_DECISION, "stale_lot")


def test_nobody_is_awaited_while_bids_are_taken() -> None:
    sitting = auction()
    assert actors(sitting.table.state) == {B, C}
    assert awaited(sitting.table) == frozenset()
    sitting.go(B).spend(9_000)
    assert sitting.facts().clock.timer_in_ms == 1_000, "who is away does not lengthen the auction"


def test_after_a_pause_the_stage_begins_anew() -> None:
    sitting = auction()
    sitting.act(B, bid(10))
    sitting.spend(2_000)
    sitting.offer(A, OfferKind.PAUSE)
    for seat in (B, C):
        sitting.answer(seat, accept=True)
    assert sitting.spend(60_000).due() is None
    for seat in (A, B, C):
        sitting.send(EndPause(seat=seat))
    assert sitting.table.state.auction.stage is Stage.OPEN
    timer = sitting.facts().clock.timer_in_ms
    assert timer is not None
    assert timer >= 5_000


def test_who_resigns_as_the_leader_is_played_for_by_the_table() -> None:
    sitting = auction(seats=4)
    sitting.act(B, bid(60))
    sitting.send(Resign(seat=B))
    for ms in (5_300, 3_300, 3_300):
        sitting.spend(ms).due()
    sitting.act(A, SELL)
    assert sitting.spend(800).due() is not None
    assert sitting.table.state.herds[B] != (0,) * 10


def test_each_computer_answers_in_its_own_time_after_the_last_bid() -> None:
    sitting = auction(seats=5, computers=(2, 3, 4), tempo=Tempo.CALM)
    least, most = PACES["calm"].computers
    began = sitting.now
    times = {}
    while len(times) < 3:
        for seat in computers_due(sitting.table, sitting.now):
            times.setdefault(seat, sitting.now - began)
        sitting.spend(50)
    assert len(set(times.values())) == 3
    assert all(least <= time <= most + 50 for time in times.values())
    first = computers_due(sitting.table, sitting.now)[0]
    sitting.act(first, bid(10))
    assert computers_due(sitting.table, sitting.now) == ()
    assert set(computers_to_move(sitting.table)) == {2, 3, 4}
    sitting.spend(least - 100)
    assert computers_due(sitting.table, sitting.now) == ()


def test_a_whole_game_replays_to_the_same_table_and_shows_each_viewer_his_own() -> None:
    sitting = no_clock(game=GAME, seats=3)
    chance = Rng(b"choices of this test", 2)
    while not sitting.match.over:
        state = sitting.table.state
        if sitting.match.timers and not chance.below(3):
            sitting.spend(sitting.due_in() or 0).due()
            continue
        seat = chance.choice(sorted(actors(state)))
        possible = list(legal(state, seat))
        kind = chance.choice(sorted({action.type for action in possible}))
        sitting.act(seat, chance.choice([a for a in possible if a.type == kind]))
    assert replay(GAME, sitting.log) == sitting.table
    for entry in sitting.log:
        for viewer in (A, B, C, SPECTATOR):
            for event in shown(entry, viewer, GAME):
                if event.type == "hand":
                    assert event.seat == viewer
                elif event.type in ("payment_cards", "trade_cards"):
                    other = event.to_seat if event.type == "payment_cards" else event.target_seat
                    assert viewer in (event.seat, other)
