"""Why Suleika refuses an action, beyond the codes all games share."""

from enum import StrEnum


class Code(StrEnum):
    """One name a reason; the facts are what the sentence for people needs."""

    NOT_SEATED = "not_seated"  # no seat of this table; through the door: forbidden
    SEAT_OUT = "seat_out"  # the seat is out of the game (spec section 8)
    NOT_A_PAIR = "not_a_pair"  # the cells do not lie side by side
    UNDER_OMAR = "under_omar"  # facts: cell, Omar's
    NOT_NEXT_TO_OMAR = "not_next_to_omar"  # facts: cell, Omar's; seed 001, first summary
    COVERS_CARPET = "covers_carpet"  # facts: carpet, its id; seed 001, Legeregeln, last point
