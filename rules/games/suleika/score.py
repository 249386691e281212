"""Counting: coins and visible fields, how a game ends, who comes first. Source: seed 001."""

from itertools import groupby
from typing import Literal, TypeAlias

from rules.game import Result, Seat
from rules.games.suleika.market import visible_fields
from rules.games.suleika.state import Phase, State, seats_in

Reason: TypeAlias = Literal["carpets_laid", "last_seat"]


def fields_of(state: State) -> tuple[int, ...]:
    """By seat: the visible fields of its colours, 0 for a seat that is out."""
    fields = visible_fields(state.board, len(state.out))
    return tuple([0 if state.out[seat] is not None else count for seat, count in enumerate(fields)])


def scores_of(state: State) -> tuple[int, ...]:
    """By seat: a point for each coin and each visible field. Source: seed 001, SIEGPUNKTE."""
    return tuple([own + fields for own, fields in zip(state.coins, fields_of(state), strict=True)])


def how_it_ends(state: State) -> Reason | None:
    """Why the game is over when a carpet was laid or a seat went out; None: it goes on.

    Source: seed 001, SPIELENDE; spec section 7 for seats that are out.
    """
    playing = seats_in(state)
    if len(playing) == 1:
        return "last_seat"
    return None if any(state.stacks[seat] for seat in playing) else "carpets_laid"


def ranking_of(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Groups of equal seats, from best to worst: score, then fields (spec D11).

    Behind them those that are out, who left last first.
    """
    scores, fields = scores_of(state), fields_of(state)

    def strength(seat: Seat) -> tuple[int, int]:
        return scores[seat], fields[seat]

    best_first = sorted(seats_in(state), key=strength, reverse=True)
    played = [tuple(group) for _, group in groupby(best_first, key=strength)]
    gone = sorted(((order, seat) for seat, order in enumerate(state.out) if order), reverse=True)
    return (*played, *((seat,) for _, seat in gone))


def result(state: State) -> Result | None:
    """How the game ended; None before."""
    if state.phase is not Phase.OVER:
        return None
    reason = how_it_ends(state)
    assert reason is not None  # the phase says so
    return Result(reason=reason, ranking=ranking_of(state), scores=scores_of(state))
