"""Refusals of the rules. One exception, told apart by its code; texts live in the Fluent files."""

from enum import StrEnum


class SharedCode(StrEnum):
    """Why any game may refuse an action, whatever the game."""

    GAME_OVER = "game_over"  # nothing can be done any more
    WRONG_PHASE = "wrong_phase"  # facts: phase; the action's type does not fit it
    NOT_YOUR_TURN = "not_your_turn"  # the seat is not among the actors
    UNKNOWN_ACTION = "unknown_action"  # not a type of this game; through the door: bad_message
    BAD_FIELD = "bad_field"  # facts: field; through the door: bad_message


class RuleError(Exception):
    """An action (or a set of options) that the rules do not allow now; nothing has changed.

    code:  a stable name, one per reason: a `SharedCode` or a code of the game's own `errors.py`.
    facts: what the sentence for people needs. It reaches the seat that asked, so it holds
           only what that seat may know.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = str(code)
        self.facts = facts
