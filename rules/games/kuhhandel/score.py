"""Counting quartets, when a game is over, and who comes first. Source: seed 004, last ¶."""

from itertools import groupby

from rules.game import Result, Seat
from rules.games.kuhhandel.content import ANIMALS, QUARTET, VALUES, Animal
from rules.games.kuhhandel.state import Herd, Reason, State


def quartets(herd: Herd) -> tuple[Animal, ...]:
    """The complete quartets, by value."""
    return tuple([ANIMALS[kind] for kind, count in enumerate(herd) if count == QUARTET])


def value_of(herd: Herd) -> int:
    """What the complete quartets are worth together."""
    return sum([VALUES[kind] for kind, count in enumerate(herd) if count == QUARTET])


def score_of(herd: Herd) -> int:
    """The sum of the quartets times their number."""
    return value_of(herd) * herd.count(QUARTET)


def is_loose(herd: Herd) -> bool:
    """Whether some animals are not complete, so that their seat can trade."""
    return any(0 < count < QUARTET for count in herd)


def how_it_ends(state: State) -> Reason | None:
    """Why the game is over when a turn has ended; None: it goes on. Spec section 9, D14."""
    if not state.stack and not any(is_loose(herd) for herd in state.herds):
        return "quartets"
    return "trade_limit" if state.trades_in_row >= state.options.trade_limit else None


def ranking_of(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Groups of equal seats, from best to worst: score, then number of quartets (spec D15).

    Behind them those that left, who left last first (spec D19).
    """

    def strength(seat: Seat) -> tuple[int, int]:
        herd = state.herds[seat]
        return score_of(herd), herd.count(QUARTET)

    stayed = [seat for seat, order in enumerate(state.retired) if order is None]
    best_first = sorted(stayed, key=strength, reverse=True)
    played = [tuple(group) for _, group in groupby(best_first, key=strength)]
    gone = sorted([(order, seat) for seat, order in enumerate(state.retired) if order])
    return (*played, *((seat,) for _, seat in reversed(gone)))


def result(state: State) -> Result | None:
    """How the game ended; None before."""
    if state.reason is None:
        return None
    return Result(
        reason=state.reason,
        ranking=ranking_of(state),
        scores=tuple([score_of(herd) for herd in state.herds]),
    )
