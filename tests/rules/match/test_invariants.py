"""What holds at any table, whatever is sent to it and whenever.

Source: design.md 3, mechanisms.md 1.4, 2.3 and 7.1, reliability.md P3, P7 and P9.
"""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import SPECTATOR, Millis, Viewer
from rules.match.clock import NARRATION_MAX, REPLY_FREE_MAX
from rules.match.commands import (
    Abort,
    Act,
    AnswerOffer,
    Barrier,
    Claim,
    ClaimChoice,
    Command,
    Cut,
    Due,
    EndNarration,
    EndPause,
    Leave,
    MakeOffer,
    OfferKind,
    Outage,
    Resign,
    SetPresence,
    Void,
    WithdrawOffer,
)
from rules.match.entry import Entry
from rules.match.errors import Rejection
from rules.match.replay import positions, replay
from rules.match.table import Table, computers_to_move, next_due, shown, vseq
from rules.match.terms import Bronstein, Fischer, Kind, NoClock
from tests.rules.match.sitting import Sitting
from tests.rules.match.tally import PLAIN, TALLY, Bid, Count, Finish, Reply, Vote

CONTROLS = (
    Fischer(base_ms=Millis(60_000), inc_ms=Millis(2_000)),
    Fischer(base_ms=Millis(180_000), inc_ms=Millis(0)),
    Bronstein(base_ms=Millis(60_000), delay_ms=Millis(5_000)),
    NoClock(),
)
ALL_BARRIERS = frozenset(Barrier)

WAITS = (*(0, 0, 1, 200, 200, 1_000, 1_000, 3_000, 8_000) * 3, 31_000, 150_000)


def _action(sitting: Sitting, seat: int, chance: Random) -> Any:
    legal = list(sitting.table.game.legal(sitting.table.state, seat))
    if not legal or chance.random() < 0.1:
        return chance.choice((Reply(), Vote(), Bid(amount=1)))
    action = chance.choice(legal)
    return chance.choice(legal) if isinstance(action, Finish) else action


def _act(sitting: Sitting, chance: Random) -> Command:
    match = sitting.match
    actor = chance.choice(match.actors) if match.actors else 0
    return Act(
        seat=actor,
        decision=match.seats[actor].decision - (chance.random() < 0.1),
        action=_action(sitting, actor, chance),
        rtt=Millis(chance.randrange(2_000)),
    )


def _answer(sitting: Sitting, chance: Random) -> Command:
    match = sitting.match
    if not match.offers:
        return AnswerOffer(seat=0, offer_id=1, accept=True)
    offer = chance.choice(match.offers)
    if chance.random() < 0.1:
        return WithdrawOffer(seat=offer.seat, offer_id=offer.id)
    return AnswerOffer(
        seat=chance.choice((*offer.needs, offer.seat)),
        offer_id=offer.id,
        accept=chance.random() < 0.7,
        mute=chance.random() < 0.1,
        rematch_table="t2",
    )


def _offer(sitting: Sitting, chance: Random) -> Command:
    return MakeOffer(
        seat=chance.randrange(len(sitting.match.seats)),
        offer=chance.choice((OfferKind.TAKE_BACK, OfferKind.PAUSE, *OfferKind)),
        named=ALL_BARRIERS,
        rematch_table="t2",
    )


def _other(sitting: Sitting, chance: Random) -> Command:
    match = sitting.match
    seat, other = chance.choices(range(len(match.seats)), k=2)
    rare: list[Command] = [
        Resign(seat=seat),
        Abort(seat=seat),
        Leave(seat=seat),
        Void(incident="i"),
    ]
    usual: list[Command] = [
        EndNarration(seat=seat, vseq=vseq(sitting.table, seat)),
        EndPause(seat=seat),
        SetPresence(seat=seat, online=True),
        SetPresence(seat=seat, online=chance.random() < 0.5),
        Claim(seat=seat, absent=other, choice=chance.choice(list(ClaimChoice))),
        Cut(seat=seat, incident=str(chance.randrange(3))),
        Outage(began=Millis(sitting.now - chance.randrange(30_000)), ended=sitting.now),
        chance.choice(rare) if chance.random() < 0.15 else Due(),
    ]
    return chance.choice(usual)


def _command(sitting: Sitting, chance: Random) -> Command:
    """Any command; acting is the most frequent."""
    answers = 80 if sitting.match.offers else 1
    kinds = chance.choices((_act, _answer, _offer, _other), (50, answers, 15, 25))
    return kinds[0](sitting, chance)


def _viewers(table: Table) -> list[Viewer]:
    return [*range(len(table.match.seats)), SPECTATOR]


def _check_step(before: Table, entry: Entry, after: Table) -> None:
    old, new = before.match, after.match
    assert (new.seq, new.at) == (old.seq + 1, entry.at)
    assert new.at >= old.at
    for viewer in _viewers(after):
        seen = bool(shown(entry, viewer, after.game))
        assert vseq(after, viewer) == vseq(before, viewer) + seen
        if not seen:
            assert before.game.view(before.state, viewer) == after.game.view(after.state, viewer)
    for was, now in zip(old.seats, new.seats, strict=True):
        assert now.decision >= was.decision
        if now.decision > was.decision and now.clock.start_at is not None:
            base = new.at if new.stopped_at is None else new.stopped_at
            granted = now.clock.start_at - base
            assert granted == min(NARRATION_MAX, max(0, now.narrated_until - new.at))
            assert 0 <= now.clock.free <= REPLY_FREE_MAX


def _check_table(sitting: Sitting) -> None:
    match = sitting.match
    for viewer in _viewers(sitting.table):
        facts = sitting.facts(viewer)
        for clock in facts.clock.seats:
            assert clock.remaining_ms is None or clock.remaining_ms >= 0
            assert clock.starts_in_ms >= 0
            assert clock.brake_in_ms is None or clock.brake_in_ms >= 0
        for offer in facts.offers:
            assert offer.expires_in_ms >= 0
    for record in match.seats:
        assert record.clock.remaining is None or record.clock.remaining >= 0
        assert record.clock.quota >= 0
        assert record.presence.budget >= 0
    kinds = [offer.kind for offer in match.offers]
    assert len(kinds) == len(set(kinds))
    if match.over:
        assert match.actors == ()
        assert all(record.clock.start_at is None for record in match.seats)
        assert set(kinds) <= {OfferKind.REMATCH}
        assert (match.result is None) != (match.aborted is None)
        if match.result is not None:
            ranked = [seat for group in match.result.ranking for seat in group]
            assert sorted(ranked) == list(range(len(match.seats)))


def _work_off_what_is_due(sitting: Sitting) -> None:
    """`Due` does something exactly when the table is due, but for what the shell does itself."""
    for _ in range(50):
        at = next_due(sitting.table)
        before = sitting.table
        entry = sitting.due()
        if entry is None:
            shells_own = computers_to_move(before) or before.match.over
            assert at is None or at > sitting.now or shells_own
            return
        assert at is not None
        assert at <= sitting.now
        _check_step(before, entry, sitting.table)
    raise AssertionError("what is due never ends")


def _any_table(chance: Random) -> Sitting:
    seats = chance.randrange(2, 5)
    return Sitting(
        game=chance.choice((TALLY, PLAIN)),
        seats=seats,
        control=chance.choice(CONTROLS),
        kind=chance.choice((Kind.RATED, Kind.FRIENDLY, Kind.FRIENDLY)),
        computers=[seat for seat in range(1, seats) if chance.random() < 0.2],
    )


@settings(max_examples=120, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_whatever_is_sent_the_table_stays_sound(seed: int) -> None:
    chance = Random(seed)
    sitting = _any_table(chance)
    left = 80
    while left > 0:
        sitting.spend(chance.choice(WAITS))
        if chance.random() < 0.4:
            _work_off_what_is_due(sitting)
        before = sitting.table
        try:
            entry = sitting.send(_command(sitting, chance))
        except Rejection:
            assert sitting.table is before
        else:
            if entry is not None:
                _check_step(before, entry, sitting.table)
        _check_table(sitting)
        left -= 5 if sitting.match.over else 1
    assert replay(sitting.table.game, sitting.log) == sitting.table
    for viewer in _viewers(sitting.table):
        places = list(positions(sitting.table.game, sitting.log, viewer))
        assert [place.vseq for place in places] == list(range(1, len(places) + 1))
        assert len(places) == vseq(sitting.table, viewer)


@settings(max_examples=60, deadline=None)
@given(
    acts=st.lists(st.tuples(st.booleans(), st.integers(0, 4_000)), min_size=1, max_size=20),
    seats=st.integers(3, 5),
)
def test_equal_texts_give_equal_grants_to_all_who_watch(
    acts: list[tuple[bool, int]], seats: int
) -> None:
    sitting = Sitting(seats=seats)
    for loud, after in acts:
        sitting.act(0, Count(more=True, loud=loud), after=after)
    watching = {record.narrated_until for record in sitting.match.seats[1:]}
    assert len(watching) == 1
    assert (watching != {0}) == any(loud for loud, _ in acts)


@settings(max_examples=80, deadline=None)
@given(
    louds=st.integers(0, 15),
    thought=st.integers(0, 20_000),
    control=st.sampled_from(CONTROLS[:2]),
)
def test_a_silent_clients_clock_starts_exactly_when_the_grant_is_over(
    louds: int, thought: int, control: Fischer
) -> None:
    sitting = Sitting(control=control).all_act_once()
    for _ in range(louds):
        sitting.act(0, Count(loud=True, more=True))
    sitting.act(0)
    granted = min(12_000, louds * 1_000)
    before = sitting.remaining(1)
    sitting.act(1, Count(more=True), after=thought)
    assert sitting.remaining(1) == before - max(0, thought - granted)
