"""Our own faults in the log: where it happened, never with what values."""

import traceback
from pathlib import Path
from typing import Any, Final

import structlog

_log: Any = structlog.get_logger("gateway")

_FRAMES: Final = 12
"""Of the stack, innermost last: enough to find the line, short enough for one line of log."""


def report(where: str, fault: BaseException, incident: str, **ids: str) -> None:
    """Log an exception that nobody expected, under the incident id that the client was told.

    The exception's own text is left out: it may hold what somebody typed, or a hand of cards.
    """
    stack = traceback.extract_tb(fault.__traceback__)[-_FRAMES:]
    _log.error(
        "fault",
        where=where,
        incident=incident,
        kind=type(fault).__qualname__,
        at=[f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in stack],
        **ids,
    )
