"""Long logs are folded in a process of their own, and come to the same."""

import os
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest
import pytest_asyncio

from rules.game import SPECTATOR, AnyGame
from rules.games import GAMES
from rules.match.fold import ReplayMismatch
from server import folds
from server.folding import SHORT, Folding
from server.folds import Replayed
from server.wire import GameWire
from tests.server.played import SEED, finished, stored

GAME = GAMES["bagalut"]


def where(_game: AnyGame, _log: Sequence[bytes]) -> int:
    """Which process this is."""
    return os.getpid()


@pytest_asyncio.fixture
async def folding() -> AsyncIterator[Folding]:
    beside = Folding(())
    yield beside
    beside.close()


@pytest.mark.asyncio
async def test_a_long_log_is_folded_elsewhere_and_a_short_one_here(folding: Folding) -> None:
    log = stored("bagalut")
    assert await folding.ask(where, GAME, log[:SHORT]) == os.getpid()
    assert await folding.ask(where, GAME, log) != os.getpid()


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_log_that_does_not_fold_raises_here(folding: Folding) -> None:
    log = stored("bagalut")
    with pytest.raises(ReplayMismatch):
        await folding.ask(folds.snapshot, GAME, [*log[:5], *log[6:]])


@pytest.mark.asyncio
async def test_whole_records_hold_the_seed_and_those_of_a_stream_do_not() -> None:
    log = stored("bagalut")
    assert SEED in str(folds.record(GAME, log, None))
    for viewer in (0, 1, SPECTATOR):
        assert SEED not in str(folds.record(GAME, log, viewer))


def test_a_finished_game_that_is_played_again_comes_to_the_same() -> None:
    table, _ = finished("bagalut")
    log, ranks = stored("bagalut"), folds.ranks_of(table.match)
    reason = folds.ending(table.match)
    assert folds.replayed(GAME, log, reason, ranks) is Replayed.HOLDS
    assert folds.replayed(GAME, log, "played_out", ranks) is Replayed.RESULT
    assert folds.replayed(GAME, log, reason, ranks[::-1]) is Replayed.RESULT
    assert folds.replayed(GAME, [*log[:5], *log[6:]], reason, ranks) is Replayed.REPLAY
    told = replace(GameWire(GAME).load_entry(log[4]), events=())
    forged = [*log[:4], GameWire(GAME).dump_entry(told), *log[5:]]
    assert folds.replayed(GAME, forged, reason, ranks) is Replayed.EVENTS


def test_a_game_of_other_rules_is_not_played_by_these() -> None:
    table, _ = finished("bagalut")
    newer = replace(GAME, rules_version=GAME.rules_version + 1)
    ranks, reason = folds.ranks_of(table.match), folds.ending(table.match)
    assert folds.replayed(newer, stored("bagalut"), reason, ranks) is Replayed.OTHER_RULES
