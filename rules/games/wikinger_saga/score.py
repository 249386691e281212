"""What counts at the end, and who is best. Source: spec D1, D2, section 14."""

from dataclasses import dataclass

from rules.game import Result, Seat, Wire
from rules.games.wikinger_saga.content import CARDS, DRAW_BY_PLACE, GOLD_PER_POINT
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.state import Phase, State


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatScore(Wire):
    """One seat's count. gold_points: one for each three gold."""

    total: int
    ladder: int
    helmets: int
    gold: int
    gold_points: int
    valhalla: tuple[CardId, ...]


def places(points: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat on the ladder, from 1; equal seats share one, none is left out."""
    steps = sorted(set(points), reverse=True)
    return tuple(steps.index(vp) + 1 for vp in points)


def hand_size(place: int) -> int:
    """How many cards a place (from 1) draws: whoever is behind draws more."""
    return DRAW_BY_PLACE[place - 1]


def seat_score(vp: int, gold: int, valhalla: tuple[CardId, ...]) -> SeatScore:
    """The count of one seat: ladder, helmets in Valhalla, and a point for each three gold."""
    helmets = sum(CARDS[card].helmets for card in valhalla)
    points = gold // GOLD_PER_POINT
    return SeatScore(
        total=vp + helmets + points,
        ladder=vp,
        helmets=helmets,
        gold=gold,
        gold_points=points,
        valhalla=valhalla,
    )


def scores_of(state: State) -> tuple[SeatScore, ...]:
    """The count of every seat as it stands."""
    return tuple(seat_score(seat.vp, seat.gold, seat.valhalla) for seat in state.seats)


def ranking(
    scores: tuple[SeatScore, ...], retired: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], ...]:
    """Groups of equal seats, best first: by total, then helmets, then gold; who left comes last.

    retired: in the order of leaving; whoever left earlier ranks lower.
    """
    groups: dict[tuple[int, int, int], list[Seat]] = {}
    for seat, score in enumerate(scores):
        if seat not in retired:
            groups.setdefault((score.total, score.helmets, score.gold), []).append(seat)
    best_first = sorted(groups, reverse=True)
    stayed = [tuple(groups[worth]) for worth in best_first]
    return (*stayed, *((seat,) for seat in reversed(retired)))


def result(state: State) -> Result | None:
    """None until the game is over. scores: the totals."""
    if state.phase is not Phase.FINISHED:
        return None
    scores = scores_of(state)
    alone = len(state.retired) == len(state.seats) - 1
    return Result(
        reason="last_seat" if alone else "played",
        ranking=ranking(scores, state.retired),
        scores=tuple(score.total for score in scores),
    )
