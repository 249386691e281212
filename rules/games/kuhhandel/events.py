"""What happened, who may hear it, and how long it takes to read.

Public events tell no sum but prices; the four private ones are for those whose money it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Millis, Seat, Wire
from rules.games.kuhhandel.content import Animal
from rules.games.kuhhandel.money import Cards
from rules.games.kuhhandel.state import Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted(GameEvent):
    """Turn `turn_no`, that of `seat`, begins."""

    seat: Seat
    turn_no: int
    type: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSkipped(GameEvent):
    """`seat` has nothing to auction and nothing to trade. Source: seed 004, Regeln ¶8."""

    seat: Seat
    type: Literal["seat_skipped"] = "seat_skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalRevealed(GameEvent):
    """`seat` auctions the top animal.

    value: of its quartet; left: how many animals lie face down after it.
    holder, second, third: who has some of it already, and how many, the most first. There are
    never more than three; they have fields of their own so that a sentence can name them.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    lot: int
    animal: Animal
    value: int
    left: int
    holder_seat: Seat | None
    holder_count: int
    second_seat: Seat | None
    second_count: int
    third_seat: Seat | None
    third_count: int
    type: Literal["animal_revealed"] = "animal_revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DonkeyMoney(GameEvent):
    """Donkey number `n`: every seat gets a card of `value`. Source: seed 004, Regeln ¶7."""

    n: int
    value: int
    type: Literal["donkey_money"] = "donkey_money"


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingOpened(GameEvent):
    """Everybody in `may_bid` may bid now; attempt 2 and on: it is all done again."""

    lot: int
    attempt: int
    animal: Animal
    may_bid: tuple[Seat, ...]
    type: Literal["bidding_opened"] = "bidding_opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class BidPlaced(GameEvent):
    """Bid number `no` of the attempt: `seat` leads with `amount`. over_seat: who led before."""

    seat: Seat
    amount: int
    no: int
    animal: Animal
    over_seat: Seat | None
    type: Literal["bid_placed"] = "bid_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BidPassed(GameEvent):
    """`seat` bids no more; leads: it stands by its bid."""

    seat: Seat
    leads: bool
    type: Literal["bid_passed"] = "bid_passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Going(GameEvent):
    """Going once, going twice. amount: 0 without a bid."""

    stage: Literal["once", "twice"]
    animal: Animal
    amount: int
    leader_seat: Seat | None
    type: Literal["going"] = "going"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(GameEvent):
    """The hammer falls: `leader_seat` has bid most, `auctioneer_seat` decides now."""

    leader_seat: Seat
    auctioneer_seat: Seat
    animal: Animal
    amount: int
    type: Literal["sold"] = "sold"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoBid(GameEvent):
    """Nobody wants the animal: the auctioneer `seat` has it for nothing."""

    seat: Seat
    animal: Animal
    type: Literal["no_bid"] = "no_bid"


@dataclass(frozen=True, slots=True, kw_only=True)
class SellChosen(GameEvent):
    """The auctioneer `seat` sells. It shows whether the bidder can pay."""

    reveals: ClassVar[bool] = True
    seat: Seat
    leader_seat: Seat
    amount: int
    type: Literal["sell_chosen"] = "sell_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preempted(GameEvent):
    """The auctioneer `seat` pays the price itself. It shows that it can."""

    reveals: ClassVar[bool] = True
    seat: Seat
    leader_seat: Seat
    amount: int
    type: Literal["preempted"] = "preempted"


@dataclass(frozen=True, slots=True, kw_only=True)
class BidderShown(GameEvent):
    """`seat` cannot pay its bid and shows everybody its money. Source: seed 004, Regeln ¶3."""

    reveals: ClassVar[bool] = True
    seat: Seat
    hand: Cards
    sum: int
    amount: int
    type: Literal["bidder_shown"] = "bidder_shown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(GameEvent):
    """`seat` paid `amount` with so many cards; which ones, only the two know."""

    seat: Seat
    to_seat: Seat
    amount: int
    cards: int
    type: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentCards(GameEvent):
    """Private to both: what `seat` paid to `to_seat`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    to_seat: Seat
    cards: Cards
    sum: int
    type: Literal["payment_cards"] = "payment_cards"


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalMoved(GameEvent):
    """Animals lie in front of `to_seat` now. from_seat: None: from the stack."""

    animal: Animal
    count: int
    from_seat: Seat | None
    to_seat: Seat
    type: Literal["animal_moved"] = "animal_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartetMade(GameEvent):
    """`seat` has all four of an animal, which nobody can attack any more."""

    seat: Seat
    animal: Animal
    value: int
    type: Literal["quartet"] = "quartet"


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeOffered(GameEvent):
    """`seat` put so many cards face down for animals of `target_seat`; round 2: after a tie."""

    seat: Seat
    target_seat: Seat
    animal: Animal
    count: int
    cards: int
    round: int
    type: Literal["trade_offered"] = "trade_offered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeAccepted(GameEvent):
    """`seat` takes the offer of `challenger_seat`, and only now sees it."""

    seat: Seat
    challenger_seat: Seat
    type: Literal["trade_accepted"] = "trade_accepted"


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeCountered(GameEvent):
    """`seat` put down so many cards of its own."""

    seat: Seat
    challenger_seat: Seat
    cards: int
    type: Literal["trade_countered"] = "trade_countered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeTied(GameEvent):
    """Both sums are equal: all cards go back. How much it was, nobody else learns."""

    round: int
    type: Literal["trade_tied"] = "trade_tied"


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeWon(GameEvent):
    """`seat` put down more; free: it was equal twice, and it takes the animal for nothing."""

    seat: Seat
    loser_seat: Seat
    free: bool
    type: Literal["trade_won"] = "trade_won"


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeCards(GameEvent):
    """Private to both traders: what lay on the table. counter: None: it was accepted.

    equal: it was a tie; then each has its own cards back, and the other's stay hidden.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    target_seat: Seat
    offer: Cards | None
    offer_sum: int
    counter: Cards | None
    counter_sum: int
    equal: bool
    type: Literal["trade_cards"] = "trade_cards"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandChanged(GameEvent):
    """Private to `seat`: the money it holds now."""

    seat: Seat
    cards: Cards
    sum: int
    type: Literal["hand"] = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRetired(GameEvent):
    """`seat` has left for good; its animals and money stay in the game."""

    seat: Seat
    type: Literal["seat_retired"] = "seat_retired"


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScore(Wire):
    """What one seat has in the end; of money nothing is told.

    quartets: by value; sum: of their values; score: sum times number.
    retired:  its place in the order of leaving, None: it played to the end.
    """

    quartets: tuple[Animal, ...]
    sum: int
    score: int
    retired: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(GameEvent):
    """The game is over. winner_seat: the best; of several that are equal, the first."""

    reason: Reason
    winner_seat: Seat
    winner_score: int
    shared: bool
    scores: tuple[FinalScore, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    type: Literal["game_over"] = "game_over"


Event: TypeAlias = (
    TurnStarted
    | SeatSkipped
    | AnimalRevealed
    | DonkeyMoney
    | BiddingOpened
    | BidPlaced
    | BidPassed
    | Going
    | Sold
    | NoBid
    | SellChosen
    | Preempted
    | BidderShown
    | Paid
    | PaymentCards
    | AnimalMoved
    | QuartetMade
    | TradeOffered
    | TradeAccepted
    | TradeCountered
    | TradeTied
    | TradeWon
    | TradeCards
    | HandChanged
    | SeatRetired
    | GameOver
)

AT_ONCE: Final = Millis(0)
"""What happens in an auction is shown and announced at once: its time is the countdown's."""

_READING: Final[Mapping[type[GameEvent], Millis]] = {
    TurnStarted: AT_ONCE,  # a heading in the logbook; the box says the rest
    SeatSkipped: Millis(4200),
    AnimalRevealed: AT_ONCE,
    DonkeyMoney: AT_ONCE,
    BiddingOpened: AT_ONCE,
    BidPlaced: AT_ONCE,
    BidPassed: AT_ONCE,
    Going: AT_ONCE,
    Sold: AT_ONCE,
    NoBid: AT_ONCE,
    SellChosen: Millis(2600),
    Preempted: Millis(3100),
    BidderShown: Millis(6000),
    Paid: Millis(2900),
    PaymentCards: AT_ONCE,  # what is private is never waited for: the pause would tell of it
    AnimalMoved: Millis(3000),
    QuartetMade: Millis(3700),
    TradeOffered: Millis(4400),
    TradeAccepted: Millis(2100),
    TradeCountered: Millis(2300),
    TradeTied: Millis(2900),
    TradeWon: Millis(3300),
    TradeCards: AT_ONCE,
    HandChanged: AT_ONCE,
    SeatRetired: Millis(3500),
    GameOver: Millis(4200),
}


def reading(event: Event) -> Millis:
    """Nominal reading time: that of the event's longest sentence, rounded up to 100 ms.

    Source: the clock stands still while a step is told (docs/texts.md has the names; a test
    holds these numbers against the texts). Spec section 6: none in `bidding`.
    """
    return _READING[type(event)]
