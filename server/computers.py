"""Computers think here: in other processes, never in the event loop, fair from table to table.

What a computer gets is `Knowledge`, what its seat may know; that is all that crosses over.
Source: mechanisms.md 10.
"""

import os
from collections.abc import Sequence
from typing import Any

import structlog

from rules.game import AnyGame, Knowledge, Level
from rules.rng import Rng
from server.workers import Workers, games

log = structlog.get_logger()


def _think(game: str, level: Level, knowledge: Knowledge[Any, Any, Any], rng: Rng) -> Any:
    return games[game].levels[level](knowledge, rng)


class Computers:
    """A pool of thinking processes, at least one, at most the cores but one."""

    def __init__(self, extra_games: Sequence[str], processes: int | None = None) -> None:
        self._workers = Workers(extra_games, processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(
        self, game: AnyGame, level: Level, knowledge: Knowledge[Any, Any, Any], rng: Rng
    ) -> Any:
        """The computer's action: always one of `knowledge.legal`.

        A fault of the computer (no answer in time, an exception, an illegal action) is logged and
        answered with the first legal action, so that the table goes on.
        """
        try:
            action = await self._workers.ask(_think, game.id, level, knowledge, rng)
        except Exception as fault:
            log.error("bot_fault", game=game.id, level=level, fault=type(fault).__name__)
            return knowledge.legal[0]
        if action not in knowledge.legal:
            log.error("bot_fault", game=game.id, level=level, fault="illegal_action")
            return knowledge.legal[0]
        return action

    def close(self) -> None:
        """End the thinking processes."""
        self._workers.close()
