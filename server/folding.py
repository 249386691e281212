"""Long logs are folded here: in a process of their own, beside the event loop.

A fold of a long game would hold the loop for more than 100 ms, and with it every table of the
node. The process stands back behind the server when there is too much to do.
Source: reliability.md 5 (replay pages), 9.
"""

from collections.abc import Callable, Sequence
from typing import Concatenate, Final, ParamSpec, TypeVar

from rules.game import AnyGame
from server.workers import Workers, games

SHORT: Final = 24
"""Entries that are folded at once: to send them over would take as long."""

CROWDED: Final = 32
"""Questions that wait; then what only somebody would like to look at is refused."""

NICENESS: Final = 5

P = ParamSpec("P")
T = TypeVar("T")

Fold = Callable[Concatenate[AnyGame, Sequence[bytes], P], T]
"""A function of `server.folds`: of a game, a log of it, and what else is asked for."""


class Folding:
    """One folding process, started when the first long log comes."""

    def __init__(self, extra_games: Sequence[str]) -> None:
        self._workers = Workers(extra_games, processes=1, niceness=NICENESS)

    @property
    def crowded(self) -> bool:
        """Whether too many wait already."""
        return self._workers.asked >= CROWDED

    async def ask(
        self,
        fold: Fold[P, T],
        game: AnyGame,
        log: Sequence[bytes],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What `fold` makes of a log of `game`, or the exception that it raises.

        Raises TimeoutError, BrokenProcessPool.
        """
        if len(log) <= SHORT:
            return fold(game, log, *args, **kwargs)
        return await self._workers.ask(_fold, fold, game.id, tuple(log), args, kwargs)

    async def warm(self) -> None:
        """Start the process before somebody waits for it: that takes a second or more."""
        await self._workers.ask(_nothing)

    def close(self) -> None:
        """End the process."""
        self._workers.close()


def _nothing() -> None: ...


def _fold(
    fold: Callable[..., T],
    game: str,
    log: Sequence[bytes],
    args: tuple[object, ...],
    kwargs: dict[str, object],
) -> T:
    return fold(games[game], log, *args, **kwargs)
