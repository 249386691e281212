"""Finished games of real rules as the store keeps them: what folding and checking start from."""

import random
from functools import cache

from rules.game import Millis
from rules.games import GAMES
from rules.match.commands import Act, Resign
from rules.match.entry import Entry
from rules.match.table import Table, decide_step, open_table, start_table
from rules.match.terms import NoClock, SeatHolder, Start, Terms
from server.wire import GameWire

SEED = "ef" * 32


@cache
def finished(game: str, plies: int = 40) -> tuple[Table, tuple[Entry, ...]]:
    """A game of two, played at random for so many plies, then given up; its table and log."""
    rules = GAMES[game]
    start = Start(
        table="table",
        terms=Terms(game=game, options=rules.Options(), time_control=NoClock()),
        seats=tuple(
            SeatHolder(user=f"user{seat}", name=f"Name{seat}") for seat in range(rules.seats.start)
        ),
        first_seat=0,
        seed=SEED,
        rules_version=rules.rules_version,
    )
    log = [start_table(rules, start, Millis(0))]
    table = open_table(rules, log[0])
    chance = random.Random(3)
    for ply in range(plies):
        if table.match.over:
            break
        seat = min(table.match.actors)
        action = chance.choice(list(rules.legal(table.state, seat)))
        act = Act(seat=seat, decision=table.match.seats[seat].decision, action=action)
        step = decide_step(table, act, Millis(1_000 * ply), user=f"user{seat}")
        assert step is not None
        table, log = step.table, [*log, step.entry]
    for seat in range(rules.seats.start):
        if not table.match.over:
            step = decide_step(table, Resign(seat=seat), Millis(1_000 * plies))
            assert step is not None
            table, log = step.table, [*log, step.entry]
    return table, tuple(log)


def stored(game: str) -> list[bytes]:
    """The log of `finished` as the store has it."""
    wire = GameWire(GAMES[game])
    return [wire.dump_entry(entry) for entry in finished(game)[1]]
