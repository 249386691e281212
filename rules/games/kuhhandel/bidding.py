"""The auction: bids of everybody at once, the countdown, pre-emption, and paying.

Source: seed 004, Regeln, paragraphs 3, 6 and 7; spec section 5.
"""

from dataclasses import replace
from typing import Final

from rules.errors import RuleError
from rules.game import Seat, Step
from rules.games.kuhhandel.content import (
    ANIMALS,
    DONKEY,
    DONKEY_MONEY,
    QUARTET,
    STEP,
    VALUES,
    Hand,
    Kind,
    minus,
    one,
    plus,
    total,
)
from rules.games.kuhhandel.errors import Code
from rules.games.kuhhandel.events import (
    AnimalRevealed,
    BidderShown,
    BiddingOpened,
    BidPassed,
    BidPlaced,
    DonkeyMoney,
    Event,
    Going,
    NoBid,
    Paid,
    PaymentCards,
    Preempted,
    SellChosen,
    Sold,
)
from rules.games.kuhhandel.legal import bidders, highest_bid, least_bid, rivals, timers
from rules.games.kuhhandel.money import cards, holds, superfluous
from rules.games.kuhhandel.state import (
    Auction,
    Outcome,
    Payment,
    Phase,
    ShownHand,
    Stage,
    State,
)
from rules.games.kuhhandel.turns import (
    KuhhandelStep,
    end_turn,
    hand_told,
    move_animals,
    with_hand,
)

_NOBODY: Final[tuple[tuple[Seat | None, int], ...]] = ((None, 0),) * (QUARTET - 1)


def start_auction(state: State, seat: Seat) -> KuhhandelStep:
    """Turn up the top animal; for a donkey everybody first gets money. Section 5.1."""
    if not state.stack:
        raise RuleError(Code.STACK_EMPTY)
    *stack, kind = state.stack
    lot = state.lots + 1
    told: list[Event] = [_revealed(state, seat, kind)]
    begun = replace(
        state,
        phase=Phase.BIDDING,
        stack=tuple(stack),
        lots=lot,
        trades_in_row=0,
        auction=Auction(lot=lot, kind=kind, auctioneer=seat),
    )
    if kind == DONKEY:
        begun = _donkey_money(begun)
        told.append(DonkeyMoney(n=begun.donkeys, value=DONKEY_MONEY[state.donkeys]))
        told += [hand_told(begun, each) for each in range(len(begun.hands))]
    return _open(begun, *told)


def _revealed(state: State, seat: Seat, kind: Kind) -> AnimalRevealed:
    counts = [(-herd[kind], each) for each, herd in enumerate(state.herds) if herd[kind]]
    holders = [(each, -count) for count, each in sorted(counts)]
    first, second, third = [*holders, *_NOBODY][: len(_NOBODY)]
    return AnimalRevealed(
        seat=seat,
        lot=state.lots + 1,
        animal=ANIMALS[kind],
        value=VALUES[kind],
        left=len(state.stack) - 1,
        holder_seat=first[0],
        holder_count=first[1],
        second_seat=second[0],
        second_count=second[1],
        third_seat=third[0],
        third_count=third[1],
    )


def _donkey_money(state: State) -> State:
    note = one(DONKEY_MONEY[state.donkeys])
    bank = state.bank
    for _ in state.hands:
        bank = minus(bank, note)
    hands = tuple([plus(hand, note) for hand in state.hands])
    return replace(state, donkeys=state.donkeys + 1, bank=bank, hands=hands)


def _open(state: State, *before: Event) -> KuhhandelStep:
    """An attempt begins, unless nobody may bid."""
    auction = running(state)
    may_bid = bidders(state, auction)
    if not may_bid:
        return close(state, *before)
    opened = BiddingOpened(
        lot=auction.lot,
        attempt=auction.attempt,
        animal=ANIMALS[auction.kind],
        may_bid=may_bid,
    )
    return Step(replace(state, phase=Phase.BIDDING), (*before, opened))


def running(state: State) -> Auction:
    """The auction; there has been one."""
    assert state.auction is not None
    return state.auction


def check_bidder(state: State, seat: Seat) -> Auction:
    """The auction. Raises RuleError if `seat` may not bid in this attempt."""
    auction = running(state)
    if state.retired[seat] is not None:
        raise RuleError(Code.SEAT_OUT)
    if seat == auction.auctioneer:
        raise RuleError(Code.AUCTIONEER_BIDS)
    if seat in auction.excluded:
        raise RuleError(Code.EXCLUDED)
    if seat in auction.passed:
        raise RuleError(Code.PASSED)
    return auction


def bid(state: State, seat: Seat, amount: int) -> KuhhandelStep:
    """A higher bid: the countdown starts anew. Sections 5.2 to 5.4.

    It is not held against the hand: who bids more than it has, bluffs (spec D3).
    """
    auction = check_bidder(state, seat)
    least, most = least_bid(auction), highest_bid(state)
    if amount <= 0 or amount % STEP:
        raise RuleError(Code.BID_STEP, min=least)
    if amount < least:
        raise RuleError(
            Code.BID_TOO_LOW, highest=auction.high, leader_seat=auction.leader, min=least
        )
    if amount > most:
        raise RuleError(Code.BID_TOO_HIGH, max=most)
    # Its pass meant that it stands by its bid; now it is overbid, and may bid again (spec D4).
    passed = tuple([other for other in auction.passed if other != auction.leader])
    raised = replace(
        auction,
        high=amount,
        leader=seat,
        bids=auction.bids + 1,
        stage=Stage.OPEN,
        passed=passed,
    )
    placed = BidPlaced(
        seat=seat,
        amount=amount,
        no=raised.bids,
        animal=ANIMALS[auction.kind],
        over_seat=auction.leader,
    )
    return go_on(replace(state, auction=raised), placed)


def pass_bid(state: State, seat: Seat) -> KuhhandelStep:
    """No further bid from `seat` in this attempt; the countdown goes on. Section 5.4."""
    auction = check_bidder(state, seat)
    passed = replace(auction, passed=tuple(sorted((*auction.passed, seat))))
    told = BidPassed(seat=seat, leads=seat == auction.leader)
    return go_on(replace(state, auction=passed), told)


def go_on(state: State, *before: Event) -> KuhhandelStep:
    """Wait for more bids, as long as anybody but the leader may bid."""
    if rivals(state, running(state)):
        return Step(state, before)
    return close(state, *before)


def tick(state: State, key: str) -> KuhhandelStep:
    """The auctioneer counts on. Raises RuleError for a tick of another moment. Section 6."""
    (due,) = timers(state) or (None,)
    if due is None or due.key != key:
        raise RuleError(Code.STALE_TICK)
    auction = running(state)
    match auction.stage:
        case Stage.OPEN:
            return _going(state, auction, Stage.ONCE)
        case Stage.ONCE:
            return _going(state, auction, Stage.TWICE)
        case _:
            return close(state)


def _going(state: State, auction: Auction, stage: Stage) -> KuhhandelStep:
    told = Going(
        stage="once" if stage is Stage.ONCE else "twice",
        animal=ANIMALS[auction.kind],
        amount=auction.high,
        leader_seat=auction.leader,
    )
    return Step(replace(state, auction=replace(auction, stage=stage)), (told,))


def close(state: State, *before: Event) -> KuhhandelStep:
    """The hammer falls. Sections 5.6 and 5.7."""
    auction = replace(running(state), stage=Stage.SOLD)
    seat, animal = auction.auctioneer, ANIMALS[auction.kind]
    if auction.leader is None:
        outcome = Outcome(how="free", to_seat=seat, amount=0)
        closed = replace(state, auction=replace(auction, outcome=outcome))
        taken, moved = move_animals(closed, auction.kind, 1, of=None, to=seat)
        return end_turn(taken, *before, NoBid(seat=seat, animal=animal), *moved)
    told = Sold(
        leader_seat=auction.leader,
        auctioneer_seat=seat,
        animal=animal,
        amount=auction.high,
    )
    return Step(replace(state, phase=Phase.PREEMPT, auction=auction), (*before, told))


def preempt(state: State, seat: Seat) -> KuhhandelStep:
    """The auctioneer pays the price to the bidder, whose means nobody then learns (spec D6)."""
    auction = running(state)
    assert auction.leader is not None
    held = total(state.hands[seat])
    if held < auction.high:
        raise RuleError(Code.CANNOT_AFFORD, sum=held, amount=auction.high)
    told = Preempted(seat=seat, leader_seat=auction.leader, amount=auction.high)
    return Step(_to_pay(state, seat, auction.leader, auction.high), (told,))


def sell(state: State, seat: Seat) -> KuhhandelStep:
    """The bidder pays, or shows that it cannot, and all bid again without it. Section 5.8."""
    auction = running(state)
    leader = auction.leader
    assert leader is not None
    sold = SellChosen(seat=seat, leader_seat=leader, amount=auction.high)
    hand = state.hands[leader]
    if total(hand) >= auction.high:
        return Step(_to_pay(state, leader, seat, auction.high), (sold,))
    again = Auction(
        lot=auction.lot,
        kind=auction.kind,
        auctioneer=seat,
        attempt=auction.attempt + 1,
        excluded=tuple(sorted((*auction.excluded, leader))),
    )
    record = ShownHand(turn_no=state.turn_no, seat=leader, hand=hand)
    told = BidderShown(seat=leader, hand=cards(hand), sum=total(hand), amount=auction.high)
    return _open(replace(state, auction=again, shown=(*state.shown, record)), sold, told)


def _to_pay(state: State, payer: Seat, payee: Seat, amount: int) -> State:
    return replace(
        state,
        phase=Phase.PAYMENT,
        payment=Payment(payer=payer, payee=payee, amount=amount),
    )


def pay(state: State, seat: Seat, paid: Hand) -> KuhhandelStep:
    """Money and animal change hands; what is paid too much is lost. Section 5.9."""
    payment, auction = state.payment, running(state)
    assert payment is not None
    if not holds(state.hands[seat], paid):
        raise RuleError(Code.CARDS_NOT_HELD)
    if total(paid) < payment.amount:
        raise RuleError(Code.PAYMENT_SHORT, sum=total(paid), amount=payment.amount)
    if (note := superfluous(paid, payment.amount)) is not None:
        raise RuleError(Code.PAYMENT_WASTEFUL, card=note)
    payee = payment.payee
    outcome = Outcome(
        how="preempted" if seat == auction.auctioneer else "sold",
        to_seat=seat,
        amount=payment.amount,
    )
    settled = replace(state, auction=replace(auction, outcome=outcome))
    settled = with_hand(settled, seat, minus(settled.hands[seat], paid))
    settled = with_hand(settled, payee, plus(settled.hands[payee], paid))
    told: tuple[Event, ...] = (
        Paid(seat=seat, to_seat=payee, amount=payment.amount, cards=sum(paid)),
        PaymentCards(seat=seat, to_seat=payee, cards=cards(paid), sum=total(paid)),
        hand_told(settled, seat),
        hand_told(settled, payee),
    )
    taken, moved = move_animals(settled, auction.kind, 1, of=None, to=seat)
    return end_turn(taken, *told, *moved)
