"""Whoever was there gets a finished game's record: whole, or what he saw himself."""

import pytest

from protocol import commands as wire
from protocol.frames import Plain
from tests.house.house import FRIENDLY, Street, Visitor, new_id
from tests.house.playing import finished, refused, started, two

pytestmark = pytest.mark.asyncio

SEALED = FRIENDLY.model_copy(update={"reveal_after_end": False})


async def record(visitor: Visitor, table: str) -> Plain:
    told = await visitor.ask(wire.Record(cmd_id=new_id(), table=table))
    return dict(told["record"])


async def test_where_hands_are_opened_everybody_gets_the_whole_record(street: Street) -> None:
    pair = await two(street)
    cleo = await street.come(pair[0].node, "cleo")
    table = await started(pair, FRIENDLY)
    outcome = await finished(pair, table)
    for visitor in (*pair, cleo):
        whole = await record(visitor, table)
        assert outcome["seed"] in str(whole["entries"][0])


async def test_where_hands_stay_hidden_everybody_gets_what_he_saw_and_nobody_the_seed(
    street: Street,
) -> None:
    pair = await two(street)
    cleo = await street.come(pair[0].node, "cleo")
    table = await started(pair, SEALED)
    outcome = await finished(pair, table)
    assert outcome["seed"] is None
    for visitor, seat in ((pair[0], 0), (pair[1], 1), (cleo, None)):
        part = await record(visitor, table)
        assert part["seat"] == seat
        assert part["result"]["ranking"] == outcome["ranking"]
        assert "entries" not in part
    others = wire.Replay(cmd_id=new_id(), table=table, seat=1, start=0)
    assert (await refused(pair[0], others))[0] == "forbidden"


async def test_a_running_game_has_no_record_for_anybody(street: Street) -> None:
    pair = await two(street)
    table = await started(pair, FRIENDLY)
    asked = wire.Record(cmd_id=new_id(), table=table)
    assert (await refused(pair[0], asked))[0] == "forbidden"
