"""Why Kuhhandel refuses an action, beyond the codes all games share."""

from enum import StrEnum


class Code(StrEnum):
    """One name a reason; the facts are what the sentence for people needs."""

    NOT_SEATED = "not_seated"  # no seat of this table, or a tick that is not the table's
    SEAT_OUT = "seat_out"  # has left for good, so it bids no more (spec section 10)
    STALE_LOT = "stale_lot"  # a bid or pass for an earlier auction or attempt
    AUCTION_CLOSED = "auction_closed"  # facts: outcome, seat, amount; the hammer has fallen
    STACK_EMPTY = "stack_empty"  # nothing to auction
    AUCTIONEER_BIDS = "auctioneer_bids"  # seed 004, Regeln ¶3
    EXCLUDED = "excluded"  # could not pay its bid, so it is out of this lot (spec D7)
    PASSED = "passed"  # has passed in this attempt (spec D4)
    BID_STEP = "bid_step"  # facts: min; no positive multiple of ten (spec D1)
    BID_TOO_LOW = "bid_too_low"  # facts: highest, leader_seat, min; seed 004, Regeln ¶3
    BID_TOO_HIGH = "bid_too_high"  # facts: max; no table holds that much
    CANNOT_AFFORD = "cannot_afford"  # facts: sum, amount; to the auctioneer alone (spec D5)
    CARDS_NOT_HELD = "cards_not_held"
    PAYMENT_SHORT = "payment_short"  # facts: sum, amount
    PAYMENT_WASTEFUL = "payment_wasteful"  # facts: card; it can be left out (spec D8)
    TRADE_SELF = "trade_self"
    NO_OWN_ANIMAL = "no_own_animal"  # facts: animal
    QUARTET_COMPLETE = "quartet_complete"  # facts: animal
    NO_TARGET_ANIMAL = "no_target_animal"  # facts: seat, animal
    OFFER_EMPTY = "offer_empty"  # an offer has a card (spec D9)
    NO_CARDS = "no_cards"  # nothing to counter with (spec D10)
    STALE_TICK = "stale_tick"  # the countdown has gone on since
