"""Refusals of the table. One exception, told apart by its code."""

from enum import StrEnum

from rules.match.lobby_errors import LobbyCode


class MatchCode(StrEnum):
    """Why a table refuses a command. `rule` carries the game's own code where there is one."""

    NOT_YOUR_DECISION = "not_your_decision"
    STALE_DECISION = "stale_decision"
    ILLEGAL_ACTION = "illegal_action"
    FLAGGED = "flagged"
    TABLE_OVER = "table_over"
    TABLE_PAUSED = "table_paused"
    TAKEBACK_NOT_ALLOWED = "takeback_not_allowed"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    TAKEBACK_BARRIER = "takeback_barrier"  # facts: kinds
    PROPOSAL_CLOSED = "proposal_closed"
    PROPOSAL_OPEN = "proposal_open"  # one of this kind is open already
    PROPOSAL_TOO_SOON = "proposal_too_soon"  # facts: wait_ms
    PROPOSAL_LIMIT = "proposal_limit"
    PROPOSALS_MUTED = "proposals_muted"
    PROPOSAL_NOT_OFFERED = "proposal_not_offered"  # facts: reason; this kind, at this table, now
    ABORT_TOO_LATE = "abort_too_late"
    CLAIM_GONE = "claim_gone"
    CLAIM_TOO_SOON = "claim_too_soon"  # facts: wait_ms
    NOT_PAUSED = "not_paused"


class Rejection(Exception):
    """A command the table refuses; nothing has changed.

    code:  one of `MatchCode`; of a rematch that cannot begin the waiting room's own.
    rule:  the game's own code when its rules refuse (too).
    facts: what the sentence for people needs; only what the asking seat may know.
    """

    def __init__(
        self, code: MatchCode | LobbyCode, *, rule: str | None = None, **facts: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts
