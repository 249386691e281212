"""Our own faults in the log: their type and where it happened, never with what values.

An exception's own text may hold what somebody typed, a hand of cards, a token. Source:
reliability.md 6.
"""

import logging
import re
import traceback
from pathlib import Path
from typing import Any, Final

import structlog

_log: Any = structlog.get_logger("house")

_FRAMES: Final = 12
"""Of the stack, innermost last: enough to find the line, short enough for one line of log."""

_VALUES: Final = re.compile(r"[\n(<]")
"""Where in a library's message values begin."""


def report(where: str, fault: BaseException, incident: str | None = None, **ids: str) -> None:
    """Log an exception that nobody expected, under the incident id that the client was told.

    incident: None: nobody was told.
    """
    told = ids if incident is None else {"incident": incident, **ids}
    _log.error("fault", where=where, kind=type(fault).__qualname__, at=places(fault), **told)


def places(fault: BaseException) -> list[str]:
    """Where it came from, innermost last."""
    stack = traceback.extract_tb(fault.__traceback__)[-_FRAMES:]
    return [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in stack]


class Discreet(logging.Formatter):
    """What libraries log, with a fault's type and places instead of its text."""

    def format(self, record: logging.LogRecord) -> str:
        """One line; of values put into the message that are exceptions, the type alone."""
        fault = record.exc_info[1] if record.exc_info else None
        told = logging.makeLogRecord({**record.__dict__, "exc_info": None, "exc_text": None})
        if isinstance(record.args, tuple):
            told.args = tuple(_discreet(value) for value in record.args)
        line = super().format(told)
        if fault is None:
            return line
        # A library may have put values into its message already: asyncio does, and the text too.
        what = _VALUES.split(line, maxsplit=1)[0].rstrip()
        return f"{what} [{type(fault).__qualname__} at {', '.join(places(fault))}]"


def _discreet(value: object) -> object:
    return type(value).__qualname__ if isinstance(value, BaseException) else value
