"""The rules in motion: the set-up, the guards of every action, leaving, and absent seats.

What an action does lies in `bidding` and `trading`. Chance has a part in the set-up alone.
"""

from dataclasses import replace
from typing import Final

from rules.errors import RuleError, SharedCode
from rules.game import TABLE, Seat, Step
from rules.games.kuhhandel import bidding, trading
from rules.games.kuhhandel.actions import (
    AcceptTrade,
    Action,
    Bid,
    CounterTrade,
    OfferTrade,
    PassBid,
    Pay,
    Preempt,
    ReofferTrade,
    Sell,
    StartAuction,
    Tick,
)
from rules.games.kuhhandel.content import (
    ANIMALS,
    CARDS,
    HAND_AT_START,
    KIND_OF,
    MONEY,
    NOTHING,
    QUARTET,
    SEATS,
    VALUES,
    Hand,
    Kind,
    minus,
    one,
)
from rules.games.kuhhandel.errors import Code
from rules.games.kuhhandel.events import SeatRetired
from rules.games.kuhhandel.legal import PACES, asked
from rules.games.kuhhandel.money import Cards, cards, hand_of, lowest, payments
from rules.games.kuhhandel.state import Options, Outcome, Phase, State
from rules.games.kuhhandel.turns import KuhhandelStep, end_game, with_item
from rules.rng import Rng

TRADE_LIMITS: Final = range(50, 401)  # spec section 2


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Shuffle the animals, give everybody 90 in money. Source: seed 004, Regeln ¶1.

    Raises RuleError `bad_field` for an option that does not exist.
    """
    if seats not in SEATS:
        raise ValueError(f"Kuhhandel is a game for three to five, not for {seats}")
    for name, known in (
        ("tempo", options.tempo in PACES),
        ("trade_limit", options.trade_limit in TRADE_LIMITS),
        ("first_seat", options.first_seat in range(seats)),
    ):
        if not known:
            raise RuleError(SharedCode.BAD_FIELD, field=name)
    stack = [kind for kind in range(len(ANIMALS)) for _ in range(QUARTET)]
    rng.shuffle(stack)
    bank = MONEY
    for _ in range(seats):
        bank = minus(bank, HAND_AT_START)
    return State(
        options=options,
        phase=Phase.TURN,
        turn_no=1,
        active=options.first_seat,
        stack=tuple(stack),
        bank=bank,
        hands=(HAND_AT_START,) * seats,
        herds=((0,) * len(ANIMALS),) * seats,
        donkeys=0,
        lots=0,
        trades_in_row=0,
        auction=None,
        payment=None,
        trade=None,
        retired=(None,) * seats,
        shown=(),
        reason=None,
    )


def apply(state: State, seat: Seat, action: Action, _rng: Rng) -> KuhhandelStep:
    """Do `action` for `seat`. Raises RuleError, and then nothing has changed."""
    match action:
        case StartAuction():
            _check(state, seat, Phase.TURN)
            return bidding.start_auction(state, seat)
        case Bid():
            amount = _whole(action.amount, "amount")
            _check_lot(state, seat, action)
            return bidding.bid(state, seat, amount)
        case PassBid():
            _check_lot(state, seat, action)
            return bidding.pass_bid(state, seat)
        case Preempt():
            _check(state, seat, Phase.PREEMPT)
            return bidding.preempt(state, seat)
        case Sell():
            _check(state, seat, Phase.PREEMPT)
            return bidding.sell(state, seat)
        case Pay():
            paid = _known_cards(action.cards)
            _check(state, seat, Phase.PAYMENT)
            return bidding.pay(state, seat, paid)
        case OfferTrade():
            target, kind = _known_seat(state, action.target_seat), _known_kind(action.animal)
            laid = _known_cards(action.cards)
            _check(state, seat, Phase.TURN)
            return trading.offer(state, seat, target, kind, laid)
        case AcceptTrade():
            _check(state, seat, Phase.TRADE_ANSWER)
            return trading.accept(state, seat)
        case CounterTrade():
            laid = _known_cards(action.cards)
            _check(state, seat, Phase.TRADE_ANSWER)
            return trading.counter(state, seat, laid)
        case ReofferTrade():
            laid = _known_cards(action.cards)
            _check(state, seat, Phase.TRADE_REOFFER)
            return trading.offer_again(state, laid)
        case Tick():
            if seat != TABLE:
                raise RuleError(Code.NOT_SEATED, tick=True)
            if state.phase is Phase.OVER:
                raise RuleError(SharedCode.GAME_OVER)
            return bidding.tick(state, f"{action.lot}.{action.attempt}.{action.bids}.{action.to}")
        case _:
            raise RuleError(SharedCode.UNKNOWN_ACTION)


def retire(state: State, seat: Seat, _rng: Rng) -> KuhhandelStep:
    """`seat` leaves for good: what it has stays in the game, but it bids no more. Section 10."""
    if state.phase is Phase.OVER or state.retired[seat] is not None:
        return Step(state, ())
    order = 1 + sum([place is not None for place in state.retired])
    left = replace(state, retired=with_item(state.retired, seat, order))
    told = SeatRetired(seat=seat)
    if left.retired.count(None) == 1:
        return end_game(left, "last_seat", told)
    return bidding.go_on(left, told) if left.phase is Phase.BIDDING else Step(left, (told,))


def autoplay(state: State, seat: Seat, _rng: Rng) -> Action:
    """For an absent seat: auction, else the cheapest offer for its cheapest animal. Section 10."""
    match state.phase:
        case Phase.TURN if state.stack:
            return StartAuction()
        case Phase.TURN:
            return _cheapest_trade(state, seat)
        case Phase.BIDDING:
            auction = bidding.running(state)
            return PassBid(lot=auction.lot, attempt=auction.attempt)
        case Phase.PREEMPT:
            return Sell()
        case Phase.PAYMENT:
            assert state.payment is not None
            return Pay(cards=cards(payments(state.hands[seat], state.payment.amount)[0]))
        case Phase.TRADE_ANSWER:
            return _cheapest_answer(state, seat)
        case _:
            return ReofferTrade(cards=cards(_lowest_card(state.hands[seat])))


def _cheapest_trade(state: State, seat: Seat) -> Action:
    kind = next(kind for kind, own in enumerate(state.herds[seat]) if 0 < own < QUARTET)
    others = [(seat + step) % len(state.herds) for step in range(1, len(state.herds))]
    # Fewest, or three absent seats would pass one card round for ever (spec D20).
    target = min(
        [other for other in others if state.herds[other][kind]],
        key=lambda other: state.herds[other][kind],
    )
    laid = cards(_lowest_card(state.hands[seat]))
    return OfferTrade(target_seat=target, animal=ANIMALS[kind], cards=laid)


def _lowest_card(hand: Hand) -> Hand:
    return NOTHING if hand == NOTHING else one(lowest(hand))


def _cheapest_answer(state: State, seat: Seat) -> Action:
    trade = state.trade
    assert trade is not None
    if state.retired[trade.challenger] is None:
        tenth = VALUES[trade.kind] * trade.count // 10
        if sets := payments(state.hands[seat], max(1, tenth)):
            return CounterTrade(cards=cards(sets[0]))
    return AcceptTrade()


def turn_key(state: State, seat: Seat) -> str | None:
    """A turn is the active seat's; what others pay or answer is a reply inside it. Section 6."""
    return f"turn-{state.turn_no}" if seat == state.active else None


def progress(state: State) -> int:
    """Per cent of the game: animals turned up count twice as much as animals in quartets."""
    if state.phase is Phase.OVER:
        return 100
    complete = QUARTET * sum([herd.count(QUARTET) for herd in state.herds])
    return (2 * (CARDS - len(state.stack)) + complete) * 100 // (3 * CARDS)


# --- guards: what fits no rule at all comes first, then the phase, then whose decision it is ---


def _whole(number: object, field: str) -> int:
    if type(number) is not int:
        raise RuleError(SharedCode.BAD_FIELD, field=field)
    return number


def _known_cards(named: object) -> Hand:
    if isinstance(named, Cards):
        hand = hand_of(named)
        if all(type(count) is int and count >= 0 for count in hand):
            return hand
    raise RuleError(SharedCode.BAD_FIELD, field="cards")


def _known_kind(name: object) -> Kind:
    kind = KIND_OF.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RuleError(SharedCode.BAD_FIELD, field="animal")
    return kind


def _known_seat(state: State, seat: object) -> Seat:
    if type(seat) is not int or not 0 <= seat < len(state.hands):
        raise RuleError(SharedCode.BAD_FIELD, field="target_seat")
    return seat


def _check_seated(state: State, seat: Seat) -> None:
    if not 0 <= seat < len(state.hands):
        raise RuleError(Code.NOT_SEATED, tick=False)
    if state.phase is Phase.OVER:
        raise RuleError(SharedCode.GAME_OVER)


def _check(state: State, seat: Seat, phase: Phase) -> None:
    _check_seated(state, seat)
    if state.phase is not phase:
        raise RuleError(SharedCode.WRONG_PHASE, phase=state.phase)
    if seat != asked(state):
        raise RuleError(SharedCode.NOT_YOUR_TURN, seat=asked(state))


def _check_lot(state: State, seat: Seat, action: Bid | PassBid) -> None:
    """A bid belongs to one attempt of one auction, and to no other."""
    lot, attempt = _whole(action.lot, "lot"), _whole(action.attempt, "attempt")
    _check_seated(state, seat)
    auction = state.auction
    if auction is None:
        raise RuleError(SharedCode.WRONG_PHASE, phase=state.phase)
    if (lot, attempt) != (auction.lot, auction.attempt):
        raise RuleError(Code.STALE_LOT)
    if state.phase is not Phase.BIDDING:
        outcome = auction.outcome
        if outcome is None:
            raise RuleError(
                Code.AUCTION_CLOSED, outcome="hammer", seat=auction.leader, amount=auction.high
            )
        raise RuleError(Code.AUCTION_CLOSED, outcome=_OUTCOMES[outcome.how], **_facts(outcome))


_OUTCOMES: Final = {"sold": "bought", "preempted": "kept", "free": "kept"}


def _facts(outcome: Outcome) -> dict[str, int]:
    return {"seat": outcome.to_seat, "amount": outcome.amount}
