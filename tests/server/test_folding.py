"""Long logs are folded in a process of their own, and come to the same."""

import os
from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from rules.game import SPECTATOR, AnyGame
from rules.games import GAMES
from rules.match.fold import ReplayMismatch
from server import folds
from server.folding import SHORT, Folding
from server.wire import GameWire
from tests.server.played import SEED, finished, stored

pytestmark = pytest.mark.asyncio

GAME = GAMES["bagalut"]


def where(_game: AnyGame, _log: Sequence[bytes]) -> int:
    """Which process this is."""
    return os.getpid()


@pytest_asyncio.fixture
async def folding() -> AsyncIterator[Folding]:
    beside = Folding(())
    yield beside
    beside.close()


async def test_a_long_log_is_folded_elsewhere_and_a_short_one_here(folding: Folding) -> None:
    log = stored("bagalut")
    assert await folding.ask(where, GAME, log[:SHORT]) == os.getpid()
    assert await folding.ask(where, GAME, log) != os.getpid()


async def test_what_comes_back_is_what_the_fold_makes_here(folding: Folding) -> None:
    log = stored("bagalut")
    table, _ = finished("bagalut")
    assert await folding.ask(folds.page, GAME, log, 0, 1) == folds.page(GAME, log, 0, 1)
    assert await folding.ask(folds.lines, GAME, log, SPECTATOR, 9) == folds.lines(
        GAME, log, SPECTATOR, 9
    )
    assert await folding.ask(folds.went, GAME, log) == folds.went(GAME, log)
    snapshot = await folding.ask(folds.snapshot, GAME, log)
    assert GameWire(GAME).load_table(snapshot) == table


async def test_a_log_that_does_not_fold_raises_here(folding: Folding) -> None:
    log = stored("bagalut")
    with pytest.raises(ReplayMismatch):
        await folding.ask(folds.snapshot, GAME, [*log[:5], *log[6:]])


async def test_whole_records_hold_the_seed_and_those_of_a_stream_do_not() -> None:
    log = stored("bagalut")
    assert SEED in str(folds.record(GAME, log, None))
    for viewer in (0, 1, SPECTATOR):
        assert SEED not in str(folds.record(GAME, log, viewer))
