"""Gold, points and cards change hands. Source: spec 9.1, section 8."""

from dataclasses import replace

from rules.game import Seat
from rules.games.wikinger_saga.board import Board, Side
from rules.games.wikinger_saga.content import CARDS
from rules.games.wikinger_saga.events import (
    GoldChanged,
    PutOut,
    Reason,
    Redrawn,
    Robbed,
    VpChanged,
)
from rules.games.wikinger_saga.ground import Fall
from rules.games.wikinger_saga.ids import VikingId
from rules.games.wikinger_saga.powers import gold_change, helmets_lost, vp_change
from rules.games.wikinger_saga.state import Display, RowCard, Source


def change_gold(board: Board, seat: Seat, n: int, source: Source, reason: Reason) -> None:
    """A gain or penalty of gold, with all that makes it more or less."""
    side = board.sides[seat]
    delta, points = gold_change(n, source, board.rules_for(side), side.powers, side.gold)
    move_gold(board, seat, delta, reason)
    move_vp(board, seat, points, Reason.SHORTFALL)


def change_vp(board: Board, seat: Seat, n: int, source: Source, reason: Reason) -> None:
    """A gain or penalty of victory points, with all that makes it more or less."""
    side = board.sides[seat]
    move_vp(board, seat, vp_change(n, source, board.rules_for(side), side.powers), reason)


def move_gold(board: Board, seat: Seat, delta: int, reason: Reason) -> None:
    """Exactly so much more or less, which there must be."""
    side = board.sides[seat]
    if delta:
        side.gold += delta
        board.tell(
            GoldChanged,
            seat=seat,
            amount=abs(delta),
            gained=delta > 0,
            gold=side.gold,
            reason=reason,
        )


def move_vp(board: Board, seat: Seat, delta: int, reason: Reason) -> None:
    """So many points more or less; the ladder has a foot (spec D15)."""
    side = board.sides[seat]
    delta = max(delta, -side.vp)
    if delta:
        side.vp += delta
        board.tell(
            VpChanged, seat=seat, amount=abs(delta), gained=delta > 0, vp=side.vp, reason=reason
        )


def rob(board: Board, seat: Seat, n: int) -> None:
    """Each other seat in the adventure gives so much, as far as it has it: no penalty."""
    for other in board.inside():
        taken = min(n, board.sides[other].gold)
        if other != seat and taken:
            board.sides[other].gold -= taken
            board.sides[seat].gold += taken
            board.tell(Robbed, seat=seat, from_seat=other, gold=taken)


def redraw(board: Board, seat: Seat) -> None:
    """The whole hand under the supply in its order; as many are drawn."""
    side = board.sides[seat]
    count = len(side.hand)
    if count:
        side.supply += side.hand
        side.hand = ()
        board.tell(Redrawn, seat=seat, count=count)
        board.draw(seat, count)


def put_out(board: Board, seat: Seat, fall: Fall, falls: int) -> None:
    """The adventure ends for a seat with broken helmets, so many times. Source: spec 8."""
    side = board.sides[seat]
    helmets = helmets_lost(board.ground.broken, board.rules_for(side), side.powers)
    lost = min(side.vp, falls * helmets)
    side.vp -= lost
    leave(board, side)
    board.tell(PutOut, seat=seat, fall=fall, falls=falls, helmets=helmets, vp=lost)


def leave(board: Board, side: Side) -> None:
    """The figure goes onto the adventure card and is skipped from now on."""
    side.inside = False
    side.out_stage = board.stage


def take_from_row(board: Board, seat: Seat, place: int) -> RowCard:
    """Take a card out of a row; what is still to be done by later cards finds them again."""
    side = board.sides[seat]
    taken = side.row[place]
    side.row = side.row[:place] + side.row[place + 1 :]
    for number, task in enumerate(board.agenda):
        if task.seat == seat and task.position > place:
            board.agenda[number] = replace(task, position=task.position - 1)
    return taken


def sold(display: Display, viking: VikingId) -> Display:
    """The display with one copy less."""
    return tuple([(kind, left - (kind == viking)) for kind, left in display])


def price(viking: VikingId, more: int) -> int:
    """What a viking costs with so much more (a later round) or less (a discount), never below 0."""
    cost = CARDS[viking].cost
    assert cost is not None  # starters are in no display
    return max(0, cost + more)


def affordable(display: Display, more: int, gold: int) -> list[VikingId]:
    """The vikings that so much gold buys."""
    return [kind for kind, left in display if left and price(kind, more) <= gold]


def bring_home(board: Board, seat: Seat, viking: VikingId, paid: int) -> None:
    """A recruited viking goes into the supply, which is shuffled."""
    side = board.sides[seat]
    side.gold -= paid
    side.recruits += (viking,)
    board.display = sold(board.display, viking)
    side.supply = board.rng.shuffled((*side.supply, viking))
