"""What each viewer may see, built up field by field: what nobody wrote down stays hidden.

Animals lie open, and everybody sees how many money cards a seat holds; which ones, only the seat
itself sees, in the game and after its end (spec D13, D16). What is to be asked stands in `ask`.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, assert_never

from rules.game import SPECTATOR, Seat, Viewer, Wire
from rules.games.kuhhandel.content import ANIMALS, NOTHING, QUARTET, STEP, VALUES, Animal, total
from rules.games.kuhhandel.events import (
    AnimalMoved,
    AnimalRevealed,
    BidderShown,
    BiddingOpened,
    BidPassed,
    BidPlaced,
    DonkeyMoney,
    Event,
    GameOver,
    Going,
    HandChanged,
    NoBid,
    Paid,
    PaymentCards,
    Preempted,
    QuartetMade,
    SeatRetired,
    SeatSkipped,
    SellChosen,
    Sold,
    TradeAccepted,
    TradeCards,
    TradeCountered,
    TradeOffered,
    TradeTied,
    TradeWon,
    TurnStarted,
)
from rules.games.kuhhandel.legal import (
    actors,
    highest_bid,
    least_bid,
    possible_trades,
    rivals,
)
from rules.games.kuhhandel.money import Cards, cards
from rules.games.kuhhandel.score import quartets, score_of
from rules.games.kuhhandel.state import (
    Herd,
    Options,
    Outcome,
    Phase,
    Reason,
    ShownHand,
    Stage,
    State,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Farmer(Wire):
    """What everybody knows of one seat.

    cards:    how many money cards it holds; what lies on the table is not counted.
    animals:  those that are not complete, by value, one entry a card.
    complete: the quartets, by value; score: what they count.
    retired:  its place in the order of leaving, None: it plays.
    """

    cards: int
    animals: tuple[Animal, ...]
    complete: tuple[Animal, ...]
    score: int
    retired: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionView(Wire):
    """The auction, or the last one.

    attempt:     from 1; one more each time a bidder could not pay.
    value:       of the animal's quartet.
    high:        the highest bid, 0: none yet; bids: how many there were in this attempt.
    passed, excluded: seats that bid no more in this attempt, and that are out of this lot.
    outcome:     None until the animal has its owner.
    """

    lot: int
    attempt: int
    animal: Animal
    value: int
    auctioneer_seat: Seat
    high: int
    leader_seat: Seat | None
    bids: int
    stage: Stage
    passed: tuple[Seat, ...]
    excluded: tuple[Seat, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentView(Wire):
    """Who must pay how much to whom, and gets the animal."""

    payer_seat: Seat
    payee_seat: Seat
    amount: int
    animal: Animal


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeView(Wire):
    """A cow trade under way. count: animals it is about; cards: how many lie face down."""

    challenger_seat: Seat
    target_seat: Seat
    animal: Animal
    count: int
    round: int
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownView(Wire):
    """A hand that was shown because its bid could not be paid: as it was in that turn."""

    turn_no: int
    seat: Seat
    hand: Cards
    sum: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Own(Wire):
    """The viewer's own money. offer: its cards face down on the table, None: it has none there."""

    seat: Seat
    hand: Cards
    sum: int
    offer: Cards | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskBid(Wire):
    """Any multiple of `step` from `min` to `max`. last_bidder: nobody else may overbid it."""

    min: int
    max: int
    step: int
    last_bidder: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPay(Wire):
    """Any set of own cards worth `amount` or more, without one that could be left out."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AskTrade(Wire):
    """One trade that may be offered. count: how many animals it would be about."""

    target_seat: Seat
    animal: Animal
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AskOffer(Wire):
    """How many of the own cards an offer has at least; 0 only for an empty hand."""

    min_cards: Literal[0, 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Wire):
    """What a form needs to ask its own seat for; what is not asked now is None.

    trades comes with `offer`: a turn may begin with a trade.
    """

    bid: AskBid | None = None
    pay: AskPay | None = None
    trades: tuple[AskTrade, ...] | None = None
    offer: AskOffer | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    """The table as one viewer sees it.

    options:       the variant that is played; also what a computer must know to look ahead.
    active_seat:   whose turn it is; at the end, whose it was.
    stack_left:    animals that lie face down; donkeys: how many were turned up.
    trades_in_row: settled trades since the last auction.
    bank:          the money nobody has; its contents follow from the donkeys.
    you, ask:      None for spectators; ask also where the seat may not act.
    reason:        why the game is over, None: it is not.
    """

    options: Options
    phase: Phase
    turn_no: int
    active_seat: Seat
    stack_left: int
    donkeys: int
    trades_in_row: int
    auction: AuctionView | None
    payment: PaymentView | None
    trade: TradeView | None
    seats: tuple[Farmer, ...]
    you: Own | None
    ask: Ask | None
    shown: tuple[ShownView, ...]
    bank: Cards
    reason: Reason | None


def view(state: State, viewer: Viewer) -> View:
    """What `viewer` may see: of money, only the own."""
    own_seat = None if viewer is SPECTATOR else viewer
    return View(
        options=state.options,
        phase=state.phase,
        turn_no=state.turn_no,
        active_seat=state.active,
        stack_left=len(state.stack),
        donkeys=state.donkeys,
        trades_in_row=state.trades_in_row,
        auction=_auction(state),
        payment=_payment(state),
        trade=_trade(state),
        seats=tuple(
            [
                _farmer(herd, sum(hand), retired)
                for herd, hand, retired in zip(state.herds, state.hands, state.retired, strict=True)
            ]
        ),
        you=None if own_seat is None else _own(state, own_seat),
        ask=None if own_seat is None else _ask(state, own_seat),
        shown=_records(state.shown),
        bank=cards(state.bank),
        reason=state.reason,
    )


def show(event: Event, viewer: Viewer) -> Event | None:
    """The event as `viewer` may see it; a new one does not pass the type check undecided."""
    match event:
        case TurnStarted() | SeatSkipped() | AnimalRevealed() | DonkeyMoney() | BiddingOpened():
            return event
        case BidPlaced() | BidPassed() | Going() | Sold() | NoBid() | SellChosen() | Preempted():
            return event
        case BidderShown() | Paid() | AnimalMoved() | QuartetMade() | SeatRetired() | GameOver():
            return event
        case TradeOffered() | TradeAccepted() | TradeCountered() | TradeTied() | TradeWon():
            return event
        case HandChanged(seat=seat):
            return event if viewer == seat else None
        case PaymentCards(seat=payer, to_seat=payee):
            return event if viewer in (payer, payee) else None
        case TradeCards(seat=challenger, target_seat=target):
            return event if viewer in (challenger, target) else None
        case _:
            assert_never(event)


@lru_cache(maxsize=1024)
def _farmer(herd: Herd, held: int, retired: int | None) -> Farmer:
    """The same for all viewers, and until an animal or a card of money moves."""
    return Farmer(
        cards=held,
        animals=_loose(herd),
        complete=quartets(herd),
        score=score_of(herd),
        retired=retired,
    )


@lru_cache(maxsize=256)
def _records(shown: tuple[ShownHand, ...]) -> tuple[ShownView, ...]:
    """The records as they travel: they stay, and a new one is rare."""
    return tuple(
        [
            ShownView(
                turn_no=record.turn_no,
                seat=record.seat,
                hand=cards(record.hand),
                sum=total(record.hand),
            )
            for record in shown
        ]
    )


def _loose(herd: Herd) -> tuple[Animal, ...]:
    return tuple(
        [ANIMALS[kind] for kind, count in enumerate(herd) if count < QUARTET for _ in range(count)]
    )


def _auction(state: State) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    return AuctionView(
        lot=auction.lot,
        attempt=auction.attempt,
        animal=ANIMALS[auction.kind],
        value=VALUES[auction.kind],
        auctioneer_seat=auction.auctioneer,
        high=auction.high,
        leader_seat=auction.leader,
        bids=auction.bids,
        stage=auction.stage,
        passed=auction.passed,
        excluded=auction.excluded,
        outcome=auction.outcome,
    )


def _payment(state: State) -> PaymentView | None:
    payment, auction = state.payment, state.auction
    if payment is None or auction is None:
        return None
    return PaymentView(
        payer_seat=payment.payer,
        payee_seat=payment.payee,
        amount=payment.amount,
        animal=ANIMALS[auction.kind],
    )


def _trade(state: State) -> TradeView | None:
    trade = state.trade
    if trade is None:
        return None
    return TradeView(
        challenger_seat=trade.challenger,
        target_seat=trade.target,
        animal=ANIMALS[trade.kind],
        count=trade.count,
        round=trade.round,
        cards=0 if trade.offer is None else sum(trade.offer),
    )


def _own(state: State, seat: Seat) -> Own:
    trade, hand = state.trade, state.hands[seat]
    laid = None if trade is None or trade.challenger != seat else trade.offer
    return Own(
        seat=seat,
        hand=cards(hand),
        sum=total(hand),
        offer=None if laid is None else cards(laid),
    )


_NO_CARD: Final = AskOffer(min_cards=0)
_ONE_CARD: Final = AskOffer(min_cards=1)


def _ask(state: State, seat: Seat) -> Ask | None:
    if seat not in actors(state):
        return None
    offer = _NO_CARD if state.hands[seat] == NOTHING else _ONE_CARD
    match state.phase:
        case Phase.TURN:
            trades = tuple(
                [
                    AskTrade(target_seat=target, animal=ANIMALS[kind], count=count)
                    for target, kind, count in possible_trades(state, seat)
                ]
            )
            return Ask(trades=trades, offer=offer)
        case Phase.BIDDING:
            return Ask(bid=_ask_bid(state, seat))
        case Phase.PAYMENT:
            assert state.payment is not None
            return Ask(pay=AskPay(amount=state.payment.amount))
        case Phase.TRADE_ANSWER if state.hands[seat] == NOTHING:
            return Ask()  # it can only accept
        case Phase.TRADE_ANSWER | Phase.TRADE_REOFFER:
            return Ask(offer=offer)
        case Phase.PREEMPT | Phase.OVER:
            return Ask()
        case _:
            assert_never(state.phase)


def _ask_bid(state: State, seat: Seat) -> AskBid:
    auction = state.auction
    assert auction is not None
    others = [rival for rival in rivals(state, auction) if rival != seat]
    leader = auction.leader
    # A leader who is overbid may bid again, even if it has passed; not if it has left.
    comes_back = leader is not None and leader != seat and state.retired[leader] is None
    return AskBid(
        min=least_bid(auction),
        max=highest_bid(state),
        step=STEP,
        last_bidder=not others and not comes_back,
    )
