"""Why Bagalut refuses an action or a choice of options, beyond the codes all games share."""

from enum import StrEnum


class Code(StrEnum):
    """One name a reason; the facts are what the sentence for people needs."""

    NO_INTERACTION = "no_interaction"  # neither stealing nor swapping was left in (spec D2)
    CARD_NOT_IN_HAND = "card_not_in_hand"  # facts: card
    CARD_NOT_IN_MARKET = "card_not_in_market"  # facts: card; the market is open
    GOOD_MUST_BE_COVERED = "good_must_be_covered"  # facts: goods, held but not laid yet (spec D4)
    ROW_EMPTY = "row_empty"  # facts: seat (whose row), good
    NOT_ELIGIBLE = "not_eligible"  # facts: eligible (cards), offered (card); seed 000, Regeln
