"""The cow trade itself (Kuhhandel): hidden offers, counter-offers, ties.

Source: seed 004, Regeln, paragraphs 4 and 5; spec section 7.
"""

from dataclasses import replace

from rules.errors import RuleError
from rules.game import Seat, Step
from rules.games.kuhhandel.content import ANIMALS, NOTHING, QUARTET, Hand, Kind, minus, plus, total
from rules.games.kuhhandel.errors import Code
from rules.games.kuhhandel.events import (
    Event,
    TradeAccepted,
    TradeCards,
    TradeCountered,
    TradeOffered,
    TradeTied,
    TradeWon,
)
from rules.games.kuhhandel.legal import trade_count
from rules.games.kuhhandel.money import cards, holds
from rules.games.kuhhandel.state import Phase, State, Trade
from rules.games.kuhhandel.turns import (
    KuhhandelStep,
    end_turn,
    hand_told,
    move_animals,
    with_hand,
)

LAST_ROUND = 2


def offer(state: State, seat: Seat, target: Seat, kind: Kind, laid: Hand) -> KuhhandelStep:
    """Challenge another seat that has the same animal; it cannot refuse. Sections 7.1 to 7.3."""
    if target == seat:
        raise RuleError(Code.TRADE_SELF)
    animal = ANIMALS[kind]
    own, theirs = state.herds[seat][kind], state.herds[target][kind]
    if not own:
        raise RuleError(Code.NO_OWN_ANIMAL, animal=animal)
    if own == QUARTET:
        raise RuleError(Code.QUARTET_COMPLETE, animal=animal)
    if not theirs:
        raise RuleError(Code.NO_TARGET_ANIMAL, seat=target, animal=animal)
    trade = Trade(
        challenger=seat,
        target=target,
        kind=kind,
        count=trade_count(own, theirs),
        round=1,
        offer=None,
    )
    return _lay(state, trade, laid)


def offer_again(state: State, laid: Hand) -> KuhhandelStep:
    """After the first tie the challenger puts down another offer. Section 7.5."""
    trade = _running(state)
    return _lay(state, replace(trade, round=LAST_ROUND), laid)


def _lay(state: State, trade: Trade, laid: Hand) -> KuhhandelStep:
    seat = trade.challenger
    _check_held(state.hands[seat], laid)
    put_down = replace(state, phase=Phase.TRADE_ANSWER, trade=replace(trade, offer=laid))
    put_down = with_hand(put_down, seat, minus(state.hands[seat], laid))
    told = TradeOffered(
        seat=seat,
        target_seat=trade.target,
        animal=ANIMALS[trade.kind],
        count=trade.count,
        cards=sum(laid),
        round=trade.round,
    )
    return Step(put_down, (told, hand_told(put_down, seat)))


def _check_held(hand: Hand, laid: Hand) -> None:
    """Raise RuleError: cards one does not hold, or none although one has some (spec D9)."""
    if not holds(hand, laid):
        raise RuleError(Code.CARDS_NOT_HELD)
    if laid == NOTHING and hand != NOTHING:
        raise RuleError(Code.OFFER_EMPTY)


def _running(state: State) -> Trade:
    assert state.trade is not None
    return state.trade


def _offered(trade: Trade) -> Hand:
    assert trade.offer is not None
    return trade.offer


def accept(state: State, seat: Seat) -> KuhhandelStep:
    """The target takes the money and gives the animals. Section 7.4."""
    trade = _running(state)
    laid = _offered(trade)
    taken = with_hand(state, seat, plus(state.hands[seat], laid))
    told = (
        TradeAccepted(seat=seat, challenger_seat=trade.challenger),
        _both_see(trade, laid, None),
        hand_told(taken, seat),
    )
    moved, events = move_animals(taken, trade.kind, trade.count, of=seat, to=trade.challenger)
    return _settle(moved, *told, *events)


def counter(state: State, seat: Seat, laid: Hand) -> KuhhandelStep:
    """The target puts down money too: both sets change hands, the higher sum wins. Section 7.5."""
    trade = _running(state)
    if state.hands[seat] == NOTHING:
        raise RuleError(Code.NO_CARDS)
    _check_held(state.hands[seat], laid)
    offered = _offered(trade)
    told = TradeCountered(seat=seat, challenger_seat=trade.challenger, cards=sum(laid))
    if total(offered) == total(laid):
        return _tie(state, trade, told)
    challenger_wins = total(offered) > total(laid)
    winner, loser = (trade.challenger, seat) if challenger_wins else (seat, trade.challenger)
    swapped = with_hand(state, seat, plus(minus(state.hands[seat], laid), offered))
    swapped = with_hand(swapped, trade.challenger, plus(swapped.hands[trade.challenger], laid))
    moved, events = move_animals(swapped, trade.kind, trade.count, of=loser, to=winner)
    return _settle(
        moved,
        told,
        _both_see(trade, offered, laid),
        hand_told(moved, seat),
        hand_told(moved, trade.challenger),
        TradeWon(seat=winner, loser_seat=loser, free=False),
        *events,
    )


def _tie(state: State, trade: Trade, told: TradeCountered) -> KuhhandelStep:
    """All cards go back; once more, then the challenger has it for nothing (spec D12)."""
    seat = trade.challenger
    back = with_hand(state, seat, plus(state.hands[seat], _offered(trade)))
    back = replace(back, phase=Phase.TRADE_REOFFER, trade=replace(trade, offer=None))
    tied = TradeTied(round=trade.round)
    seen = TradeCards(
        seat=seat,
        target_seat=trade.target,
        offer=None,
        offer_sum=0,
        counter=None,
        counter_sum=0,
        equal=True,
    )
    events = (told, tied, seen, hand_told(back, seat))
    if trade.round < LAST_ROUND:
        return Step(back, events)
    won = TradeWon(seat=seat, loser_seat=trade.target, free=True)
    moved, more = move_animals(back, trade.kind, trade.count, of=trade.target, to=seat)
    return _settle(moved, *events, won, *more)


def _both_see(trade: Trade, laid: Hand, countered: Hand | None) -> TradeCards:
    return TradeCards(
        seat=trade.challenger,
        target_seat=trade.target,
        offer=cards(laid),
        offer_sum=total(laid),
        counter=None if countered is None else cards(countered),
        counter_sum=0 if countered is None else total(countered),
        equal=False,
    )


def _settle(state: State, *told: Event) -> KuhhandelStep:
    return end_turn(replace(state, trades_in_row=state.trades_in_row + 1), *told)
