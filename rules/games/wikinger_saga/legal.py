"""Who may act, and every action that would be accepted. Source: spec 10, `legal`."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.actions import (
    AcceptGod,
    Action,
    ChooseCard,
    GoOn,
    Leave,
    PassRecruit,
    Peek,
    Recruit,
    Rest,
    SendValhalla,
    UseFree,
)
from rules.games.wikinger_saga.apply import spelled_out
from rules.games.wikinger_saga.board import (
    Board,
    Side,
    actors_on,
    can_act,
    opened,
    vikings_in_row,
)
from rules.games.wikinger_saga.content import CARDS
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.state import Grant, Phase, State
from rules.games.wikinger_saga.turns import stage
from rules.games.wikinger_saga.turns.changes import affordable

# Actions without fields are values, so one of each is enough.
_PASS: Final = PassRecruit()
_REST: Final = Rest()
_ACCEPT: Final = AcceptGod()
_PEEK: Final = Peek()
_LEAVE: Final = Leave()
_GO_ON: Final = GoOn()


def actors(state: State) -> frozenset[Seat]:
    """The seats that are asked now, in simultaneous phases all that have not answered."""
    return actors_on(opened(state))


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Every legal action of `seat`; none if it may not act."""
    return legal_on(opened(state), seat)


def legal_on(board: Board, seat: Seat) -> Iterator[Action]:
    """The same for a board."""
    if not can_act(board, seat):
        return
    side, pending = board.sides[seat], board.question(seat)
    if pending is not None:
        for option in range(len(pending.options)):
            yield spelled_out(pending, option)
        return
    match board.phase:
        case Phase.RECRUIT:
            for viking in affordable(board.display, board.recruit_round, side.gold):
                yield Recruit(viking=viking)
            yield _PASS
        case Phase.CHOOSE:
            yield from _choices(board, side)
        case Phase.DECIDE:
            yield _LEAVE
            yield _GO_ON
            yield from _asides(board, side)
        case _:
            yield from _sendings(side)


def _choices(board: Board, side: Side) -> Iterator[Action]:
    for card in dict.fromkeys(side.hand):
        yield from plays(card)
    if board.rules_for(side).may_rest:
        yield _REST
    if not side.hand:
        yield _ACCEPT
    yield from _asides(board, side)


@lru_cache
def whole(card: CardId) -> ChooseCard:
    """Play a card with its action."""
    return ChooseCard(card=card)


@lru_cache
def plays(card: CardId) -> tuple[ChooseCard, ...]:
    """With its action, and without where it has one."""
    if CARDS[card].action is None:
        return (whole(card),)
    return (whole(card), ChooseCard(card=card, use=False))


def _asides(board: Board, side: Side) -> Iterator[Action]:
    """What may be done before the own answer."""
    for card in dict.fromkeys([side.row[place].card for place in stage.usable(board, side)]):
        yield UseFree(card=card)
    if side.sight and (board.way_draw or board.way_discard):
        yield _PEEK


def _sendings(side: Side) -> Iterator[Action]:
    """One played viking, alone or with one extra that a card has granted."""
    played = vikings_in_row(side)
    for card in dict.fromkeys(played):
        yield SendValhalla(card=card)
        others = list(played)
        others.remove(card)
        extras: dict[CardId, None] = {}
        if Grant.PLAYED in side.grants:
            extras.update(dict.fromkeys(others))
        if Grant.HAND in side.grants:
            extras.update(dict.fromkeys([held for held in side.hand if CARDS[held].is_viking]))
        for extra in extras:
            yield SendValhalla(card=card, extra=(extra,))
