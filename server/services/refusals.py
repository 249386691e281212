"""Answers to commands: `ok`, and every way in which a command is refused, as typed errors.

No exception's text ever travels. Source: reliability.md 7.
"""

from collections.abc import Mapping
from typing import Any, Final

from protocol.errors import RETRYABLE, ErrorCode
from protocol.frames import Plain
from rules.errors import RuleError
from rules.match.errors import Rejection
from rules.match.lobby_errors import LobbyRefusal
from server.ports import NameTaken, StoreUnavailable
from server.ports_people import PasswordsBusy, UnknownUser
from server.wire import BadValue, NewerSchema

PASSWORDS_PAUSE_MS: Final = 2_000
"""In so long the queue of passwords is shorter."""


class ServiceError(Exception):
    """A service refuses: not found, forbidden, a limit. The code is one of the closed list."""

    def __init__(
        self, code: ErrorCode, *, retry_after_ms: int | None = None, **facts: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after_ms = retry_after_ms
        self.facts = facts


def ok(
    cmd_id: str,
    *,
    vseq: int | None = None,
    result: Mapping[str, Any] | None = None,
    duplicate: bool = False,
) -> Plain:
    """The command was applied, and is durable."""
    answer: Plain = {"type": "ok", "cmd_id": cmd_id, "vseq": vseq, "result": result}
    answer["duplicate"] = duplicate
    return answer


def error(
    cmd_id: str | None,
    code: str,
    *,
    rule: str | None = None,
    facts: Mapping[str, object] | None = None,
    incident: str | None = None,
    retry_after_ms: int | None = None,
) -> Plain:
    """The command was refused."""
    return {
        "type": "error",
        "cmd_id": cmd_id,
        "code": code,
        "rule": rule,
        "facts": dict(facts or {}),
        "retryable": code in RETRYABLE,
        "retry_after_ms": retry_after_ms,
        "incident": incident,
    }


def rejected(cmd_id: str | None, rejection: Rejection) -> Plain:
    """The table refused."""
    return error(cmd_id, rejection.code, rule=rejection.rule, facts=rejection.facts)


def refusal(cmd_id: str | None, fault: Exception) -> Plain | None:
    """The typed answer for a service's refusal; None: it was not expected (`internal`)."""
    match fault:
        case ServiceError(code=code, facts=facts, retry_after_ms=wait_ms):
            return error(cmd_id, code, facts=facts, retry_after_ms=wait_ms)
        case Rejection():
            return rejected(cmd_id, fault)
        case LobbyRefusal(code=code, facts=facts):
            return error(cmd_id, code, facts=facts)
        case RuleError(code=code, facts=facts):
            return error(cmd_id, ErrorCode.TERMS_INVALID, rule=code, facts=facts)
        case BadValue(path=path):
            return error(cmd_id, ErrorCode.BAD_MESSAGE, facts={"path": path})
        case NameTaken():
            return error(cmd_id, ErrorCode.NAME_TAKEN)
        case PasswordsBusy():
            return error(cmd_id, ErrorCode.BUSY, retry_after_ms=PASSWORDS_PAUSE_MS)
        case UnknownUser():  # the account was deleted a moment ago
            return error(cmd_id, ErrorCode.UNAUTHENTICATED)
        case StoreUnavailable():
            return error(cmd_id, ErrorCode.STORE_UNAVAILABLE)
        case NewerSchema():
            return error(cmd_id, ErrorCode.RETRY_ELSEWHERE)
        case _:
            return None
