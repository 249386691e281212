"""How a conversation goes wrong: codes a client can tell apart, and the codes a socket closes with.

The list is closed: a test holds every code to a sentence in both languages.
"""

from enum import IntEnum, StrEnum
from typing import Final


class ErrorCode(StrEnum):
    """Codes of `error` frames that the house itself raises. Source: reliability.md 7.

    The table's refusals (`rules/match/errors.py`) and those of terms travel under their own codes.
    """

    BAD_FRAME = "bad_frame"
    BAD_MESSAGE = "bad_message"  # facts: path
    UNKNOWN_TYPE = "unknown_type"
    UNAUTHENTICATED = "unauthenticated"
    FORBIDDEN = "forbidden"
    NOT_FOUND = "not_found"
    GONE = "gone"
    TERMS_CHANGED = "terms_changed"  # facts: rev
    TERMS_INVALID = "terms_invalid"  # facts: field, or the rule of the game
    CHALLENGE_CLOSED = "challenge_closed"  # facts: state
    NAME_TAKEN = "name_taken"
    NAME_INVALID = "name_invalid"  # facts: reason
    TOO_WEAK = "too_weak"  # a password; facts: reason
    SIGN_IN_FAILED = "sign_in_failed"  # the name or the password; never which
    NOT_PROVEN = "not_proven"  # the password that was to prove who asks
    ACCOUNT_SUSPENDED = "account_suspended"  # facts: reason, until (ms)
    ACCOUNT_NEEDED = "account_needed"  # what guests and programs do not have
    ALREADY_REGISTERED = "already_registered"
    LAST_NODE = "last_node"  # nobody would be left to take over
    MUTED = "muted"  # facts: reason, until (ms)
    RATE_LIMITED = "rate_limited"
    LIMIT = "limit"  # facts: limit
    BUSY = "busy"
    STORE_UNAVAILABLE = "store_unavailable"
    RETRY_ELSEWHERE = "retry_elsewhere"
    INTERNAL = "internal"


RETRYABLE: Final = frozenset(
    {
        ErrorCode.RATE_LIMITED,
        ErrorCode.BUSY,
        ErrorCode.STORE_UNAVAILABLE,
        ErrorCode.RETRY_ELSEWHERE,
        ErrorCode.INTERNAL,
    }
)
"""Not applied, or unknown whether: the client may send the same `cmd_id` again."""


class CloseCode(IntEnum):
    """Why a socket is closed. Source: reliability.md 5."""

    DONE = 1000
    GOING_AWAY = 1001
    WRONG_KIND = 1003
    POLICY = 1008
    TOO_BIG = 1009
    OUR_FAULT = 1011
    RESTART = 1012
    OVERLOADED = 1013
    BAD_FRAMES = 4400
    SIGNED_OUT = 4401
    FORBIDDEN = 4403
    NO_SUCH_TABLE = 4404
    TOO_LATE = 4408


class ProtocolError(Exception):
    """The peer broke the conversation.

    code:    what is told to the peer.
    cmd_id:  the command it was about, None where it could not be read.
    facts:   a field path for `bad_message`, never a value.
    """

    def __init__(self, code: ErrorCode, *, cmd_id: str | None = None, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.cmd_id = cmd_id
        self.facts = facts
