"""Why the waiting room refuses: one exception, told apart by its code.

The sentences for people lie in the Fluent files.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class LobbyCode(StrEnum):
    """Why something cannot be asked of the waiting room now. Source: mechanisms.md 3.3, 4, 5."""

    SELF = "self"  # nobody plays against himself
    TERMS_INVALID = "terms_invalid"  # facts: field, and for the kind why
    BLOCKED = "blocked"  # one of the two has blocked the other
    NOT_ACCEPTING = "not_accepting"  # the other takes no challenges, or friends' alone
    TARGET_AWAY = "target_away"  # the other has no connection
    TARGET_BUSY = "target_busy"  # the other sits at a running clocked table
    BUSY_PLAYING = "busy_playing"  # facts: none; the asker does
    SUSPENDED = "suspended"  # facts: wait_ms; the asker plays no rated games until then
    COOLDOWN = "cooldown"  # facts: wait_ms
    RATING_GAP = "rating_gap"  # facts: gap, by: who has yet to confirm the warning
    RATING_RANGE = "rating_range"  # outside what the other is looking for
    INSUFFICIENT_FUNDS = "insufficient_funds"  # the asker's balance is below the stake
    STAKE_NOT_POSSIBLE = "stake_not_possible"  # the other's is (balances are private), or too often
    GONE = "gone"  # facts: state; somebody was faster, or it was withdrawn
    FORBIDDEN = "forbidden"  # not this user's to do
    LIMIT = "limit"  # facts: limit
    TERMS_CHANGED = "terms_changed"  # facts: rev
    TABLE_FULL = "table_full"
    SEAT_TAKEN = "seat_taken"  # this seat is not free, others may be
    ALREADY_SEATED = "already_seated"
    TOO_FEW = "too_few"  # facts: least; so many seats must be taken


class LobbyRefusal(Exception):
    """The waiting room refuses; nothing has changed.

    facts: what the sentence for people needs; only what the asker may know.
    """

    def __init__(self, code: StrEnum, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Obstacle(NamedTuple):
    """What stands in the way, before anybody has asked for it."""

    code: LobbyCode
    facts: Mapping[str, object]

    def refusal(self) -> LobbyRefusal:
        """The same as the answer to a command."""
        return LobbyRefusal(self.code, **self.facts)


def obstacle(code: LobbyCode, **facts: object) -> Obstacle:
    """Name what stands in the way."""
    return Obstacle(code, facts)
