"""From what a seat knows to a full state: the order of the stack and others' money are guessed."""

from rules.game import Seat
from rules.games.kuhhandel.bot.purses import guess
from rules.games.kuhhandel.content import ANIMALS, KIND_OF, QUARTET, Hand, Kind
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.money import hand_of
from rules.games.kuhhandel.state import Auction, Herd, Payment, ShownHand, State, Trade
from rules.games.kuhhandel.view import AuctionView, Farmer, TradeView, View
from rules.rng import Rng


def sample(view: View, seat: Seat, rng: Rng, seen: tuple[Event, ...]) -> State:
    """A state that `seat` cannot tell from the real one.

    seen: the events shown to `seat` so far; they tell who paid how much with how many cards.
    """
    hands, laid = guess(view, seat, rng.fork("money"), seen)
    herds = tuple([herd_of(farmer) for farmer in view.seats])
    payment = view.payment
    return State(
        options=view.options,
        phase=view.phase,
        turn_no=view.turn_no,
        active=view.active_seat,
        stack=rng.fork("stack").shuffled(unseen_animals(view, herds)),
        bank=hand_of(view.bank),
        hands=hands,
        herds=herds,
        donkeys=view.donkeys,
        lots=0 if view.auction is None else view.auction.lot,
        trades_in_row=view.trades_in_row,
        auction=None if view.auction is None else _auction(view.auction),
        payment=None
        if payment is None
        else Payment(payer=payment.payer_seat, payee=payment.payee_seat, amount=payment.amount),
        trade=None if view.trade is None else _trade(view.trade, laid),
        retired=tuple([farmer.retired for farmer in view.seats]),
        shown=tuple(
            [
                ShownHand(turn_no=record.turn_no, seat=record.seat, hand=hand_of(record.hand))
                for record in view.shown
            ]
        ),
        reason=view.reason,
    )


def herd_of(farmer: Farmer) -> Herd:
    """The animals of a seat, by kind."""
    herd = [0] * len(ANIMALS)
    for animal in farmer.animals:
        herd[KIND_OF[animal]] += 1
    for animal in farmer.complete:
        herd[KIND_OF[animal]] = QUARTET
    return tuple(herd)


def unseen_animals(view: View, herds: tuple[Herd, ...]) -> tuple[Kind, ...]:
    """What lies in the stack, in the order of the values."""
    left = [QUARTET - sum([herd[kind] for herd in herds]) for kind in range(len(ANIMALS))]
    auction = view.auction
    if auction is not None and auction.outcome is None:  # it lies on the table
        left[KIND_OF[auction.animal]] -= 1
    return tuple([kind for kind, count in enumerate(left) for _ in range(count)])


def _auction(seen: AuctionView) -> Auction:
    return Auction(
        lot=seen.lot,
        kind=KIND_OF[seen.animal],
        auctioneer=seen.auctioneer_seat,
        attempt=seen.attempt,
        high=seen.high,
        leader=seen.leader_seat,
        bids=seen.bids,
        stage=seen.stage,
        excluded=seen.excluded,
        passed=seen.passed,
        outcome=seen.outcome,
    )


def _trade(seen: TradeView, laid: Hand | None) -> Trade:
    return Trade(
        challenger=seen.challenger_seat,
        target=seen.target_seat,
        kind=KIND_OF[seen.animal],
        count=seen.count,
        round=seen.round,
        offer=laid,
    )
