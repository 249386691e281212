"""Whether a game is fair among equals: games of one level against itself.

    python -m bench.balance battlefjord [--games 1000] [--level medium] [--by card_laid card]
    python -m bench.balance wikinger_saga --seats 3 --options '{"journey": "silver"}'

Says how often each seat comes first (a shared first place counts as its part), the scores and the
length of the games. `--by` counts wins by what was done: of the games in which exactly one seat
had an event of that type with a given value in that field, the share won by that seat.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from bench.selfplay import play, player
from rules.game import Event, Level, Seat
from rules.games import GAMES

PROCESSES: Final = 2


@dataclass(frozen=True)
class Trial:
    """What is played.

    options: of the game; the first seat begins.
    by:      an event's type and the field whose values are told apart; None: none.
    """

    game: str
    level: str
    seats: int
    options: Mapping[str, Any]
    by: tuple[str, str] | None = None


@dataclass(frozen=True)
class Outcome:
    """What came out of one game, every list by seat; did: the values of `by` that a seat had."""

    firsts: tuple[float, ...]
    scores: tuple[int, ...]
    actions: int
    did: tuple[frozenset[Any], ...]


def play_one(trial: Trial, number: int) -> Outcome:
    """The game with this number."""
    game = GAMES[trial.game]
    players = [player(game, trial.level)] * trial.seats
    played = play(game, trial.options, players, seed=b"balance game %08d" % number)
    winners = played.result.ranking[0]
    seats = range(trial.seats)
    return Outcome(
        firsts=tuple((seat in winners) / len(winners) for seat in seats),
        scores=played.result.scores,
        actions=played.actions,
        did=tuple(frozenset(_done(trial, played.events, seat)) for seat in seats),
    )


def _done(trial: Trial, events: Iterable[Event], seat: Seat) -> Iterator[Any]:
    if trial.by is None:
        return
    kind, name = trial.by
    for event in events:
        if getattr(event, "type", None) == kind and getattr(event, "seat", None) == seat:
            yield getattr(event, name)


def wins_by(outcomes: Iterable[Outcome]) -> dict[Any, list[float]]:
    """For each value, what part of the first place its only doer got, game by game."""
    shares: dict[Any, list[float]] = defaultdict(list)
    for outcome in outcomes:
        for value in frozenset().union(*outcome.did):
            doers = [seat for seat, done in enumerate(outcome.did) if value in done]
            if len(doers) == 1:
                shares[value].append(outcome.firsts[doers[0]])
    return shares


def percent(shares: Sequence[float]) -> str:
    """The mean and its standard error."""
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.0
    return f"{100 * mean(shares):5.1f} % ± {100 * error:.1f}"


def summary(trial: Trial, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Lines: length and scores, a line a seat, a line a value from the weakest up."""
    lengths = [outcome.actions for outcome in outcomes]
    scores = [score for outcome in outcomes for score in outcome.scores]
    yield (
        f"{len(outcomes)} games of {trial.level}, {trial.seats} seats"
        f"   {mean(lengths):.0f} ± {stdev(lengths):.0f} actions"
        f"   score {mean(scores):.1f} ± {stdev(scores):.1f}, {min(scores)} to {max(scores)}"
    )
    for seat in range(trial.seats):
        own = [outcome.scores[seat] for outcome in outcomes]
        firsts = percent([outcome.firsts[seat] for outcome in outcomes])
        yield f"  seat {seat + 1}   first {firsts}   score {mean(own):.1f} ± {stdev(own):.1f}"
    for value, shares in sorted(wins_by(outcomes).items(), key=lambda item: mean(item[1])):
        yield f"  {value!s:<20} {len(shares):5} games   first {percent(shares)}"


def main() -> None:
    """Play the games and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", choices=[*Level], default=Level.MEDIUM)
    parser.add_argument("--seats", type=int, help="at each table; else as few as can be")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--by", nargs=2, metavar=("EVENT", "FIELD"), help="wins by what was done")
    asked = parser.parse_args()
    seats = asked.seats or GAMES[asked.game].seats.start
    by = tuple(asked.by) if asked.by else None
    trial = Trial(asked.game, asked.level, seats, asked.options, by)
    with ProcessPoolExecutor(PROCESSES) as pool:
        outcomes = list(pool.map(partial(play_one, trial), range(asked.games), chunksize=4))
    for line in summary(trial, outcomes):
        print(line)


if __name__ == "__main__":
    main()
