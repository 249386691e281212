"""Shapes that the gateway itself makes, on a socket and over HTTP alike. No sentence travels."""

from collections.abc import Mapping

from protocol.errors import RETRYABLE, ErrorCode
from protocol.frames import Plain
from server.ports import Guest


def refusal(
    code: ErrorCode,
    *,
    cmd_id: str | None = None,
    facts: Mapping[str, object] | None = None,
    retry_after_ms: int | None = None,
    incident: str | None = None,
) -> Plain:
    """An `error` frame (protocol/frames.py) of the gateway's own."""
    return {
        "type": "error",
        "cmd_id": cmd_id,
        "code": code.value,
        "rule": None,
        "facts": dict(facts or {}),
        "retryable": code in RETRYABLE,
        "retry_after_ms": retry_after_ms,
        "incident": incident,
    }


def plain_person(person: Guest) -> Plain:
    """A person as a client is told (`Person` of protocol/frames.py)."""
    return {"user": person.user, "name": person.name, "guest": person.guest}
