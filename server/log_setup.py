"""How this process writes its log: one line an event, JSON for machines, colours at a terminal.

No tokens, passwords, seeds or hands are ever handed to it. Source: reliability.md 6, 9.
"""

import logging
import sys

import structlog

from server.config import Settings
from server.faults import Discreet


def set_up_logging(settings: Settings) -> None:
    """Configure structlog and the standard logging of libraries for the whole process."""
    lines = settings.log_format == "lines" or (
        settings.log_format == "auto" and sys.stderr.isatty()
    )
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer() if lines else structlog.processors.JSONRenderer()
    )
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="ts"),
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet("%(name)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
