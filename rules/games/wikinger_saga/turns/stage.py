"""One stage: way card, choice, reveal, movement, drawing, leaving. Source: spec 7.3-7.7, 8."""

from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.board import Board, Side, has_timing, last_played, may_leave
from rules.games.wikinger_saga.content import CARDS, EFFECTS, WAYS, Script
from rules.games.wikinger_saga.events import (
    CardPlayed,
    CardsRevealed,
    Chosen,
    GodTurned,
    Left,
    Moved,
    Reason,
    Rested,
    Revealed,
    WayReshuffled,
    WayRevealed,
)
from rules.games.wikinger_saga.ground import Fall, spot
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.powers import number, powers_of, rules_in_force
from rules.games.wikinger_saga.state import (
    Ask,
    Choice,
    How,
    Phase,
    RowCard,
    Source,
    Task,
    Verb,
)
from rules.games.wikinger_saga.turns.changes import affordable, change_gold, leave, put_out
from rules.games.wikinger_saga.turns.effects import ask, holds, retrievable, tasks_of
from rules.games.wikinger_saga.vocabulary import Op, Timing

LAST_STAGE: Final = 60
"""After so many stages everybody is out, so that every leg ends (spec D25)."""


def begin(board: Board) -> None:
    """Turn up a way card, shift the path, and let its instruction work."""
    board.stage += 1
    board.phase = Phase.WAY
    refill(board)
    way, board.way_draw = board.way_draw[0], board.way_draw[1:]
    board.way_open += (way,)
    board.rules = rules_in_force(board.way_open)
    for side in board.sides:
        side.peeked = None
    card, before = WAYS[way], board.shift
    board.shift = max(0, before + card.value)
    board.tell(
        WayRevealed,
        stage=board.stage,
        odin_seat=board.odin,
        way=way,
        value=card.value,
        before=before,
        after=board.shift,
    )
    said = card.instruction
    if said is not None and said.effects:
        for seat in reversed([*board.order()]):
            side = board.sides[seat]
            if (side.inside or said.everybody) and not side.powers.ignores_way:
                board.push(tasks_of(said.effects, seat, Source.WAY))


def refill(board: Board) -> None:
    """An empty pile of way cards is made of the discarded ones, else of the older open ones."""
    if board.way_draw:
        return
    if board.way_discard:
        cards, board.way_discard = board.way_discard, ()
    else:
        cards, board.way_open = board.way_open[:-1], board.way_open[-1:]
        board.rules = rules_in_force(board.way_open)
    board.way_draw = board.rng.shuffled(cards)
    board.tell(WayReshuffled, count=len(cards))


def begin_choice(board: Board) -> None:
    """Ask all seats for a card; some have nothing to choose."""
    board.phase = Phase.CHOOSE
    for seat in board.inside():
        side = board.sides[seat]
        if side.hand and board.rules_for(side).random_card:
            side.choice = Choice(how=How.LOT)
        elif not has_choice(board, side):
            side.choice = Choice(how=How.FORCED)


def has_choice(board: Board, side: Side) -> bool:
    """Whether there is more for a seat to do than to accept a god."""
    return bool(side.hand) or board.rules_for(side).may_rest or bool(usable(board, side))


def usable(board: Board, side: Side) -> list[int]:
    """Places in the row of the free actions that would have an effect now."""
    return [place for place in free_places(side) if has_effect(board, side, place)]


def free_places(side: Side) -> list[int]:
    """Places in the row of free actions that are not spent."""
    return [
        place
        for place, laid in enumerate(side.row)
        if laid.use and not laid.spent and has_timing(laid.card, Timing.FREE)
    ]


def has_effect(board: Board, side: Side, place: int) -> bool:
    """Whether the free action at `place` would do something."""
    effect = EFFECTS[free_script(side.row[place].card)[0]]
    if effect.op is Op.RETRIEVE:
        return bool(retrievable(side, place))
    return bool(affordable(board.display, -effect.discount, side.gold))


def free_script(card: CardId) -> Script:
    """The one effect of a card's free action."""
    action = CARDS[card].action
    assert action is not None  # or it would have no free action
    return action.effects


def all_chosen(board: Board) -> bool:
    """Whether the cards can be revealed; a seat with nothing left to choose accepts the god."""
    for seat in board.inside():
        side = board.sides[seat]
        if side.choice is None and not has_choice(board, side) and board.question(seat) is None:
            side.choice = Choice(how=How.FORCED)
            board.tell(Chosen, seat=seat, auto=True)
    return all(side.choice is not None for side in board.sides if side.inside)


def claims(board: Board) -> list[Task]:
    """The announced free recruits, in the order of Odin (spec D31)."""
    tasks = []
    for seat in board.order():
        for card in board.sides[seat].claims:
            discount = EFFECTS[free_script(card)[0]].discount
            tasks.append(Task(verb=Verb.RECRUIT, seat=seat, number=discount))
        board.sides[seat].claims = ()
    return tasks


def reveal(board: Board) -> None:
    """Draw the lots, lay all cards into the rows, and let everybody move."""
    shown = []
    board.phase = Phase.RESOLVE
    for seat in board.inside():
        side, choice = board.sides[seat], board.sides[seat].choice
        assert choice is not None  # all have chosen
        card, use = choice.card, choice.use if choice.how is How.CARD else None
        if choice.how is How.LOT:
            card = side.hand[board.rng.below(len(side.hand))]
            side.take(card)
        if card is not None:
            has_action = CARDS[card].action is not None
            side.row += (RowCard(card=card, use=use if has_action else True),)
        shown.append(Revealed(seat=seat, how=choice.how, card=card, use=use))
    board.tell(CardsRevealed, choices=tuple(shown))
    board.push([Task(verb=Verb.RESOLVE, seat=seat) for seat in board.inside()])


def resolve(board: Board, task: Task) -> None:
    """A seat goes on with what it has chosen. Source: spec 7.5."""
    side, choice = board.sides[task.seat], board.sides[task.seat].choice
    if not side.inside or choice is None:
        return
    board.set_number, board.added = None, 0
    match choice.how:
        case How.REST:
            board.tell(Rested, seat=task.seat)
        case How.FORCED:
            board.push([Task(verb=Verb.MOVE, seat=task.seat, number=_turn_god(board, task.seat))])
        case How.CARD | How.LOT:
            board.push([Task(verb=Verb.USE_CARD, seat=task.seat, position=len(side.row) - 1)])


def _turn_god(board: Board, seat: Seat) -> int:
    god = board.god_pile[0] if board.god_pile else None
    board.tell(GodTurned, seat=seat, god=god)
    if god is None:
        return 0
    board.god_pile = (*board.god_pile[1:], god)
    return CARDS[god].move


def use_card(board: Board, task: Task) -> None:
    """The immediate effects of the card just laid, then its movement."""
    seat, laid = task.seat, board.sides[task.seat].row[task.position]
    card = CARDS[laid.card]
    if laid.use is None:
        ask(board, task, Ask.USE, (1, 0))
        return
    said = laid.use if card.action is not None else None
    board.tell(CardPlayed, seat=seat, card=laid.card, use=said)
    works = laid.use and card.action is not None and card.action.timing is Timing.IMMEDIATE
    script = card.action.effects if works and card.action is not None else ()
    board.push(
        [
            *tasks_of(script, seat, Source.CARD, task.position),
            Task(verb=Verb.STEP_ADD, seat=seat),
            Task(verb=Verb.MOVE, seat=seat, number=card.move),
        ]
    )


def step_add(board: Board, task: Task) -> None:
    """Ask for each older permanent that may lengthen the step. Source: spec 9.2."""
    row = board.sides[task.seat].row
    if task.position < 0:
        older = powers_of(row[:-1]).step_adds
        board.push([Task(verb=Verb.STEP_ADD, seat=task.seat, position=place) for place in older])
        return
    action = CARDS[row[task.position].card].action
    assert action is not None  # it has a permanent
    for each in action.effects:
        if EFFECTS[each].op is Op.STEP_ADD:
            ask(board, task, Ask.STEP_ADD, EFFECTS[each].options)


def move(board: Board, task: Task) -> None:
    """Move the figure and look at where it stands. Source: spec 8."""
    seat, side = task.seat, board.sides[task.seat]
    rules, before = board.rules_for(side), side.index
    steps = number(task.number, rules, board.set_number, board.added)
    plain = number(task.number, rules, None, 0)
    side.index = before + steps
    found = spot(board.ground, board.shift, side.index, board.markers_on)
    board.tell(
        Moved,
        seat=seat,
        before=before,
        number=steps,
        steps=abs(steps),
        back=steps < 0,
        index=side.index,
        space=found.space,
        move=task.number,
        by_way=plain - task.number if board.set_number is None else 0,
        chosen=board.set_number,
        added=board.added,
        place=found.place(rules.marker_factor),
        card=found.card,
        field=found.field,
        marker=found.marker,
    )
    if found.fall is not None:
        put_out(board, seat, found.fall, found.falls)
        return
    side.reached = side.reached or found.reaches
    source = Source.MARKER if found.marker else Source.FIELD
    script = found.effects(rules.marker_factor)
    board.push([*tasks_of(script, seat, source), Task(verb=Verb.ON_LAND, seat=seat)])


def on_land(board: Board, task: Task) -> None:
    """Permanents that look at the landing, in laying order."""
    for cond, script in reversed(board.sides[task.seat].powers.on_land):
        if holds(board, task.seat, cond):
            board.push(tasks_of(script, task.seat, Source.CARD))


def begin_drawing(board: Board) -> None:
    """Everybody who is in draws."""
    board.phase = Phase.DRAW
    board.push([Task(verb=Verb.DRAW, seat=seat) for seat in board.inside()])


def draw(board: Board, task: Task) -> None:
    """One card, then what the card of this stage brings. Source: spec 7.6."""
    side = board.sides[task.seat]
    if not board.rules_for(side).no_draw:
        board.draw(task.seat, 1)
    place = last_played(side)
    if place >= 0 and side.row[place].use and has_timing(side.row[place].card, Timing.DRAW):
        action = CARDS[side.row[place].card].action
        assert action is not None  # it has a timing
        board.push(tasks_of(action.effects, task.seat, Source.CARD, place))


def begin_deciding(board: Board) -> None:
    """Ask whoever may leave."""
    board.phase = Phase.DECIDE


def all_decided(board: Board) -> bool:
    """Whether it can be said who leaves."""
    return all(side.decided is not None for side in board.sides if may_leave(board, side))


def part(board: Board) -> None:
    """Who has decided so leaves, and pays for it; after the last stage all are out."""
    for seat in board.order():
        side = board.sides[seat]
        if side.inside and side.decided:
            cost = board.rules_for(side).leave_cost
            change_gold(board, seat, -cost, Source.WAY, Reason.LEAVE)
            leave(board, side)
            board.tell(Left, seat=seat, stage=board.stage)
    if board.stage >= LAST_STAGE:
        for seat in board.inside():
            put_out(board, seat, Fall.LOST, 1)
    for side in board.sides:
        side.choice = None
        side.decided = None
    if board.inside():
        begin(board)
    else:
        board.phase = Phase.END_ACTIONS
        board.push([Task(verb=Verb.END, seat=seat) for seat in board.order()])


def end_actions(board: Board, task: Task) -> None:
    """The end actions of a row, in laying order. Source: spec 7.8."""
    tasks: list[Task] = []
    for place, laid in enumerate(board.sides[task.seat].row):
        action = CARDS[laid.card].action
        if laid.use and action is not None and action.timing is Timing.END:
            tasks += tasks_of(action.effects, task.seat, Source.CARD, place)
    board.push(tasks)
