"""Each night every finished game is played again, at one node, and what does not hold is told."""

import pytest
from sqlalchemy import select, update
from structlog.testing import capture_logs

from rules.match.daily import day_at
from server.archive.engine import connect, writing
from server.archive.logs import deflate, inflate
from server.archive.schema import FINISHED
from server.folds import Replayed
from server.services.replay_check import NIGHT_MS
from tests.house.house import FRIENDLY, Street
from tests.house.playing import finished, started, two

pytestmark = pytest.mark.asyncio


async def test_games_that_nobody_touched_hold_and_a_changed_one_is_found(street: Street) -> None:
    pair = await two(street)
    tables = [await started(pair, FRIENDLY)]
    await finished(pair, tables[0])
    node = pair[0].node
    checked = await node.replay_check.check_all()
    assert (checked.holding, checked.other, list(checked.wrong)) == (1, 0, [])

    database = street.settings().database_url
    assert database is not None
    engine = connect(database)
    async with writing(engine) as connection:
        [stored] = (await connection.execute(select(FINISHED.c.log))).scalars()
        log = inflate(stored)
        await connection.execute(update(FINISHED).values(log=deflate([*log[:2], *log[3:]])))
    await engine.dispose()
    with capture_logs() as lines:
        checked = await node.replay_check.check_all()
    assert list(checked.wrong) == [(tables[0], Replayed.REPLAY)]
    assert node.counts.mismatches == 1
    [told] = [line for line in lines if line["event"] == "replay_mismatch"]
    assert (told["table"], told["log_level"]) == (tables[0], "error")


async def test_it_is_done_once_a_night_by_one_node(street: Street) -> None:
    first, second = await street.node(), await street.node()
    day = day_at(day_at(street.calendar.now).ends_at)
    street.calendar.now = day.starts_at + NIGHT_MS - 1
    assert await first.replay_check.look() is None
    street.calendar.now += 1
    assert await second.replay_check.look() is not None
    assert await first.replay_check.look() is None
    street.calendar.now = day.ends_at + NIGHT_MS
    assert await first.replay_check.look() is not None
