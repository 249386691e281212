"""Counting: points at each good, goods won, the result. Source: seed 000, Wertung."""

from rules.game import Result
from rules.games.bagalut.content import GOOD_OF, VALUE_OF, Card
from rules.games.bagalut.state import Phase, Side, State


def points(state: State) -> tuple[list[int], list[int]]:
    """Points at each good, by seat. An offered card still counts for its owner (spec D9)."""
    offers: list[Card | None] = [None, None]
    offers[state.active_seat] = state.offer
    return points_of(state.rows[0], offers[0]), points_of(state.rows[1], offers[1])


def points_of(side: Side, offered: Card | None) -> list[int]:
    """One seat's points at each good, the card it has offered included."""
    fish, coin, mead, sheep, grain = side
    sums = [sum(fish), sum(coin), sum(mead), sum(sheep), sum(grain)]
    if offered is not None:
        sums[GOOD_OF[offered]] += VALUE_OF[offered]
    return sums


def goods_won(state: State) -> tuple[int, int]:
    """At how many goods each seat has more points; at the end every good is somebody's."""
    pairs = tuple(zip(*points(state), strict=True))
    return sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)


def result(state: State) -> Result | None:
    """Who leads at three goods or more. Total points never decide. None before the end."""
    if state.phase is not Phase.OVER:
        return None
    scores = goods_won(state)
    ranking = ((0,), (1,)) if scores[0] > scores[1] else ((1,), (0,))
    return Result(reason="played_out", ranking=ranking, scores=scores)
