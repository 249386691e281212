"""Why Battlefjord refuses an action, beyond the codes all games share. Source: spec section 11."""

from enum import StrEnum


class Code(StrEnum):
    """One name a reason; the facts are what the sentence for people needs."""

    DECIDE_FIRST = "decide_first"  # facts: what (a kind of pending decision)
    NOTHING_TO_DECIDE = "nothing_to_decide"
    RAID_DONE = "raid_done"  # this seat has confirmed already
    RAID_MUST_PAY = "raid_must_pay"
    RAID_OPTION = "raid_option"
    RAID_AMOUNT = "raid_amount"  # facts: n
    RAID_SHORT = "raid_short"  # facts: what (bundle)
    FIELD_UNKNOWN = "field_unknown"
    FIELD_CORNER = "field_corner"
    FIELD_SHIP = "field_ship"
    FIELD_TAKEN = "field_taken"
    FIELD_OPPOSITE = "field_opposite"
    USE_OTHER_MESSAGE = "use_other_message"
    NOT_YOUR_FIELD = "not_your_field"
    FIELD_USED = "field_used"
    REMOTE_SPENT = "remote_spent"
    HAND_EMPTY = "hand_empty"
    HAND_FULL = "hand_full"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    TRADE_SAME = "trade_same"
    TRADE_KIND = "trade_kind"
    TRADE_SHORT = "trade_short"  # facts: n, good
    SKALD_SHORT = "skald_short"  # facts: what (bundle)
    NOT_YOUR_PENNANT = "not_your_pennant"
    SAME_SLOT = "same_slot"
    SLOT_EMPTY = "slot_empty"
    SLOT_FACE_DOWN = "slot_face_down"
    SLOT_PENNANTED = "slot_pennanted"
    SLOT_KIND = "slot_kind"  # facts: kind (what lies there)
    HALLS_FULL = "halls_full"
    HALL_UNKNOWN = "hall_unknown"
    HALL_FULL = "hall_full"  # facts: hall
    PAY_SHORT = "pay_short"  # facts: missing (bundle)
    PAY_AMBIGUOUS = "pay_ambiguous"
    PAY_WRONG = "pay_wrong"
    GOODS_COUNT = "goods_count"  # facts: n
    CHOICE_ILLEGAL = "choice_illegal"
    CONFIRM_LOSS = "confirm_loss"  # facts: what (bundle), goods_over, silver_lost
    DISCARD_AMOUNT = "discard_amount"  # facts: n
    DISCARD_SHORT = "discard_short"
