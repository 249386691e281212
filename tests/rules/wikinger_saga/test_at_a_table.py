"""The saga on the house's table: simultaneous choices, turns, take-back, retirement, records."""

from rules.game import Millis
from rules.games.wikinger_saga import GAME
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.state import Options, Phase
from rules.match.commands import Act, Barrier, MakeOffer, OfferKind, Resign
from rules.match.errors import MatchCode
from rules.match.record import make_record, verify
from rules.match.replay import replay
from rules.match.table import awaited
from rules.match.terms import SeatHolder, Start, Terms
from rules.rng import Rng
from tests.rules.match.sitting import NoClock, Sitting


def journey(seats: int, name: str = "tutorial", seed: str = "5a" * 32) -> Sitting:
    """A table of the saga without a clock."""
    options = Options(journey=name)  # type: ignore[arg-type]
    start = Start(
        table="t1",
        terms=Terms(game="wikinger_saga", options=options, time_control=NoClock()),
        seats=tuple(SeatHolder(user=f"user-{name}", name=name) for name in "abcd"[:seats]),
        first_seat=0,
        seed=seed,
        rules_version=1,
        daily=None,
    )
    return Sitting(game=GAME, start=start)


def play_on(sitting: Sitting, chance: Rng) -> None:
    gone = [seat for seat, held in enumerate(sitting.match.seats) if held.retired]
    seat = min(awaited(sitting.table).difference(gone))
    sitting.act(seat, chance.choice(list(legal(sitting.table.state, seat))))


def test_all_choose_at_the_same_moment_and_nobody_is_too_late() -> None:
    sitting = journey(4)
    assert actors(sitting.table.state) == {0, 1, 2, 3}
    # what each client sends, made before any of it has arrived
    commands = [
        Act(
            seat=seat,
            decision=sitting.match.seats[seat].decision,
            action=next(iter(legal(sitting.table.state, seat))),
            rtt=Millis(0),
        )
        for seat in range(4)
    ]
    for command in reversed(commands):
        assert sitting.send(command) is not None
    assert sitting.table.state.phase is not Phase.CHOOSE or sitting.table.state.stage == 2


def test_the_reveal_is_a_barrier_for_a_take_back() -> None:
    sitting = journey(2)
    for seat in (0, 1):
        sitting.act(seat, next(iter(legal(sitting.table.state, seat))))
    refusal = sitting.refused(MakeOffer(seat=1, offer=OfferKind.TAKE_BACK))
    assert refusal.code == MatchCode.TAKEBACK_BARRIER
    assert Barrier.REVEAL in refusal.facts["kinds"]


def test_with_three_the_game_goes_on_without_the_one_who_resigns() -> None:
    sitting = journey(3)
    chance = Rng(b"choices of this test", 2)
    sitting.send(Resign(seat=1))
    while not sitting.match.over:
        if awaited(sitting.table) - {1}:
            play_on(sitting, chance)
        else:  # the table plays for the seat that is gone
            due = sitting.due_in()
            assert due is not None
            sitting.spend(max(0, due))
            assert sitting.due() is not None
    assert sitting.match.result.ranking[-1] == (1,)


def test_a_whole_diary_replays_to_the_same_table_and_its_record_holds() -> None:
    sitting = journey(2, "companions")
    chance = Rng(b"choices of this test", 1)
    while not sitting.match.over:
        play_on(sitting, chance)
    assert replay(GAME, sitting.log) == sitting.table
    assert verify(GAME, make_record(GAME, sitting.log)).holds
