"""A whole game of Bagalut on the table: turn keys, clocks and replay where they meet real rules.

Source: rules/games/bagalut (turn keys), mechanisms.md 2.1.
"""

from random import Random

import pytest

from rules.games.bagalut import GAME
from rules.match.commands import Act
from rules.match.record import make_record, verify
from rules.match.replay import replay
from rules.match.table import awaited, decide_step, open_table, start_table
from rules.match.terms import SeatHolder, Start, Terms
from tests.rules.match.sitting import FIVE_PLUS_THREE, SEED, T0, person

THOUGHT = 1_000


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_pays_one_increment_a_turn_and_replays_to_the_same_table(seed: int) -> None:
    chance = Random(seed)
    terms = Terms(game=GAME.id, options=GAME.Options(), time_control=FIVE_PLUS_THREE)
    holders: tuple[SeatHolder, ...] = (person("a"), person("b"))
    start = Start(table="t", terms=terms, seats=holders, first_seat=0, seed=SEED, rules_version=1)
    log = [start_table(GAME, start, T0)]
    table = open_table(GAME, log[0])
    turns: list[set[str]] = [set(), set()]
    spent = [0, 0]
    assert GAME.turn_key is not None
    while not table.match.over:
        (seat,) = awaited(table)
        record = table.match.seats[seat]
        key = GAME.turn_key(table.state, seat)
        if key is not None:
            turns[seat].add(key)
            spent[seat] += THOUGHT if record.acted else 0
        action = chance.choice(list(GAME.legal(table.state, seat)))
        assert record.clock.start_at is not None
        act = Act(seat=seat, decision=record.decision, action=action)
        decision = decide_step(table, act, record.clock.start_at + THOUGHT)
        assert decision is not None
        log.append(decision.entry)
        table = decision.table
    last = log[-1].seat
    for seat in (0, 1):
        finished = len(turns[seat]) - (seat == last)  # the last turn ends with the game
        remaining = table.match.seats[seat].clock.remaining
        assert remaining == 300_000 + 3_000 * finished - spent[seat]
    assert replay(GAME, log) == table
    assert verify(GAME, make_record(GAME, log)).holds
