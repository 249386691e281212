"""Why Die Wikinger Saga refuses an action, beyond the codes all games share. Spec section 10.

The spec's `not_your_action` is the house's `not_your_turn`, its `bad_action` is refused at the
door (`unknown_action`, `bad_field`), its `seat_resigned` is the table's to say.
"""

from enum import StrEnum


class Code(StrEnum):
    """One name a reason; the facts are what the sentence for people needs."""

    UNKNOWN_VIKING = "unknown_viking"  # nobody can recruit it: a starter
    NOT_IN_DISPLAY = "not_in_display"  # its world has not been entered
    SOLD_OUT = "sold_out"
    NOT_ENOUGH_GOLD = "not_enough_gold"  # facts: need, have
    NOT_IN_HAND = "not_in_hand"
    ALREADY_CHOSEN = "already_chosen"
    CHOICE_IS_RANDOM = "choice_is_random"
    NO_MARKER = "no_marker"
    NOTHING_TO_SEE = "nothing_to_see"
    ACTION_NOT_LAID = "action_not_laid"
    ACTION_USED = "action_used"
    ACTION_NO_EFFECT = "action_no_effect"
    BAD_OPTION = "bad_option"
    DECISION_OPEN = "decision_open"
    NOT_REACHED = "not_reached"
    NOT_REACHED_SECOND = "not_reached_second"  # at Bifröst
    LEAVING_FORBIDDEN = "leaving_forbidden"
    NOT_PLAYED = "not_played"
    GOD_NOT_ALLOWED = "god_not_allowed"
    BAD_SETUP = "bad_setup"  # facts: slot (1..8, 0: the journey takes no legs)
