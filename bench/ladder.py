"""How much stronger one computer is than the next: games between levels, sides swapped.

    python -m bench.ladder bagalut [--games 200] [--pair strong medium] [--options '{"swaps": 2}']
    python -m bench.ladder suleika --seats 4

Each deal is played once from every seat, all others being the worse level, so that neither luck of
the cards nor the first move decides. The figure is the share of first places (a shared one counts
as its part), with its standard error; of equals it is one divided by the number of seats.
"""

import argparse
import json
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from bench.selfplay import RANDOM, Watch, play, player, timed
from rules.game import Level
from rules.games import GAMES

STEPS: Final = ((Level.STRONG, Level.MEDIUM), (Level.MEDIUM, Level.EASY), (Level.EASY, RANDOM))
PROCESSES: Final = 2


@dataclass(frozen=True)
class Match:
    """Who plays whom at what.

    seats:   one for the better level, the others for the worse.
    options: of the game, beside `first_seat`.
    """

    game: str
    better: str
    worse: str
    seats: int
    options: Mapping[str, Any]


@dataclass
class Tally:
    """What came out of one deal: shares of first places of the better one, its time to think."""

    firsts: list[float] = field(default_factory=list)
    watch: Watch = field(default_factory=Watch)


def play_deal(match: Match, deal: int) -> Tally:
    """One deal, played once from every seat."""
    game, tally = GAMES[match.game], Tally()
    for better_seat in range(match.seats):
        players = [player(game, match.worse)] * match.seats
        players[better_seat] = timed(player(game, match.better), tally.watch)
        played = play(game, match.options, players, seed=b"ladder deal %08d" % deal)
        winners = played.result.ranking[0]
        tally.firsts.append((better_seat in winners) / len(winners))
    return tally


def summary(match: Match, tallies: Iterable[Tally]) -> str:
    """One line: share, standard error over deals, time of the better one's decisions."""
    every = list(tallies)
    shares = [mean(tally.firsts) for tally in every]
    watches = [tally.watch for tally in every]
    average = sum(watch.seconds for watch in watches) / sum(watch.decisions for watch in watches)
    longest = max(watch.longest for watch in watches)
    error = stdev(shares) / sqrt(len(shares))
    return (
        f"{match.better:>7} - {match.worse:<7} {match.seats * len(every):5} games"
        f"  {100 * mean(shares):5.1f} % ± {100 * error:.1f}"
        f"   {1000 * average:6.1f} ms a decision, at most {1000 * longest:.0f}"
    )


def main() -> None:
    """Play the matches and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=200, help="games a match")
    parser.add_argument("--seats", type=int, help="at each table; else as few as can be")
    parser.add_argument("--pair", nargs=2, metavar=("BETTER", "WORSE"), help="one match only")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    asked = parser.parse_args()
    seats = asked.seats or GAMES[asked.game].seats.start
    pairs = [tuple(asked.pair)] if asked.pair else STEPS
    with ProcessPoolExecutor(PROCESSES) as pool:
        for better, worse in pairs:
            match = Match(asked.game, better, worse, seats, asked.options)
            deals = range(max(2, asked.games // seats))
            print(summary(match, pool.map(partial(play_deal, match), deals)), flush=True)


if __name__ == "__main__":
    main()
