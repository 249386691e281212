"""What ends a turn: animals find their owner, the next seat is asked, or the game is over."""

from dataclasses import replace
from typing import TypeAlias, TypeVar

from rules.game import Seat, Step
from rules.games.kuhhandel.content import ANIMALS, QUARTET, VALUES, Hand, Kind, total
from rules.games.kuhhandel.events import (
    AnimalMoved,
    Event,
    FinalScore,
    GameOver,
    HandChanged,
    QuartetMade,
    SeatSkipped,
    TurnStarted,
)
from rules.games.kuhhandel.money import cards
from rules.games.kuhhandel.score import (
    how_it_ends,
    is_loose,
    quartets,
    ranking_of,
    score_of,
    value_of,
)
from rules.games.kuhhandel.state import Phase, Reason, State

KuhhandelStep: TypeAlias = Step[State, Event]

T = TypeVar("T")


def with_item(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """The same with another entry for one seat."""
    return (*items[:seat], item, *items[seat + 1 :])


def with_hand(state: State, seat: Seat, hand: Hand) -> State:
    """The same with other money in one hand."""
    return replace(state, hands=with_item(state.hands, seat, hand))


def hand_told(state: State, seat: Seat) -> HandChanged:
    """To the seat alone: what it holds now."""
    hand = state.hands[seat]
    return HandChanged(seat=seat, cards=cards(hand), sum=total(hand))


def move_animals(
    state: State, kind: Kind, count: int, *, of: Seat | None, to: Seat
) -> tuple[State, tuple[Event, ...]]:
    """Give `to` animals of a seat, or (None) the one that was auctioned."""
    herds = state.herds
    if of is not None:
        herds = with_item(herds, of, with_item(herds[of], kind, herds[of][kind] - count))
    herd = with_item(herds[to], kind, herds[to][kind] + count)
    moved = AnimalMoved(animal=ANIMALS[kind], count=count, from_seat=of, to_seat=to)
    told: tuple[Event, ...] = (moved,)
    if herd[kind] == QUARTET:
        told = (moved, QuartetMade(seat=to, animal=ANIMALS[kind], value=VALUES[kind]))
    return replace(state, herds=with_item(herds, to, herd)), told


def end_turn(state: State, *before: Event) -> KuhhandelStep:
    """The turn is over: the next seat clockwise that can do anything, unless the game is over.

    Source: seed 004, Regeln ¶8; spec section 4.
    """
    settled = replace(state, payment=None, trade=None)
    if (reason := how_it_ends(settled)) is not None:
        return end_game(settled, reason, *before)
    seats = len(settled.hands)
    skipped: list[Event] = []
    for step in range(1, seats + 1):
        seat = (settled.active + step) % seats
        if settled.stack or is_loose(settled.herds[seat]):
            break
        skipped.append(SeatSkipped(seat=seat))
    turn_no = settled.turn_no + 1
    begun = replace(settled, phase=Phase.TURN, active=seat, turn_no=turn_no)
    return Step(begun, (*before, *skipped, TurnStarted(seat=seat, turn_no=turn_no)))


def end_game(state: State, reason: Reason, *before: Event) -> KuhhandelStep:
    """Nobody plays on. What still lies on the table counts for nobody."""
    ranking = ranking_of(state)
    best = ranking[0]
    told = GameOver(
        reason=reason,
        winner_seat=best[0],
        winner_score=score_of(state.herds[best[0]]),
        shared=len(best) > 1,
        scores=tuple(
            [
                FinalScore(
                    quartets=quartets(herd),
                    sum=value_of(herd),
                    score=score_of(herd),
                    retired=state.retired[seat],
                )
                for seat, herd in enumerate(state.herds)
            ]
        ),
        ranking=ranking,
    )
    return Step(replace(state, phase=Phase.OVER, reason=reason), (*before, told))
