"""From what a seat knows to a full state: only the order of mixed stacks is to be guessed."""

from rules.game import Seat
from rules.games.suleika.content import CELL_OF, CELLS, COLOURS, DIRECTION_OF
from rules.games.suleika.events import Event
from rules.games.suleika.state import BARE, Hue, LastRoll, State, half_of
from rules.games.suleika.view import Merchant, View
from rules.rng import Rng


def sample(view: View, _seat: Seat, rng: Rng, _seen: tuple[Event, ...]) -> State:
    """A state that no seat can tell from the real one: below the top, a stack may lie anyhow."""
    board = [BARE] * CELLS
    for covered in view.board:
        hue, other = COLOURS.index(covered.colour), CELL_OF[covered.other_cell]
        board[CELL_OF[covered.cell]] = half_of(covered.id, hue, other)
    rolled = view.last_roll
    return State(
        options=view.options,
        phase=view.phase,
        active_seat=view.active_seat,
        omar=CELL_OF[view.omar.cell],
        facing=DIRECTION_OF[view.omar.facing],
        coins=tuple(merchant.coins for merchant in view.seats),
        out=tuple(merchant.out for merchant in view.seats),
        stacks=tuple(_stack(merchant, rng) for merchant in view.seats),
        board=tuple(board),
        laid=view.laid,
        last_roll=None if rolled is None else LastRoll(seat=rolled.seat, steps=rolled.steps),
    )


def _stack(merchant: Merchant, rng: Rng) -> tuple[Hue, ...]:
    if merchant.next_colour is None:
        return ()
    top = COLOURS.index(merchant.next_colour)
    below = [COLOURS.index(pile.colour) for pile in merchant.stock for _ in range(pile.count)]
    below.remove(top)
    return (top, *rng.shuffled(below))
