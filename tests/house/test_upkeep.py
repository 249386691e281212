"""What ends or goes on by itself: offers whose time is over or whose maker stays away, stakes that
belong to nothing. Source: mechanisms.md 3.2, 3.4 and 13.2.
"""

import pytest

from protocol import commands as wire
from rules.match.challenge import LATE_AFTER, NAMED_LIFETIME, OFFLINE_AFTER
from rules.match.stakes import EscrowState
from server.archive.ledger import STALE_MS
from server.ports import TableId
from server.services.upkeep import REFUND_EVERY_MS
from tests.house.house import (
    FRIENDLY,
    RATED,
    STAKED,
    Street,
    Visitor,
    enter,
    new_id,
    see_each_other,
)
from tests.house.mortal import Fate, dying, until_death
from tests.house.playing import accept, challenge, refused, settled, two

pytestmark = [
    pytest.mark.asyncio,
    # The store alone decides here; the ledger on both databases has tests of its own.
    pytest.mark.parametrize("archive_url", ["sqlite"], indirect=True),
]


async def pass_time(street: Street, visitor: Visitor, ms: int) -> None:
    """Time goes on, and the visitor's node looks at what has become of everything."""
    await visitor.node.upkeep.look()
    street.calendar.now += ms
    await visitor.node.upkeep.look()


async def test_when_its_time_is_over_both_sides_hear_it(street: Street) -> None:
    anna, ben = await two(street, nodes=2)
    made = await anna.ask(challenge("ben", RATED))
    await ben.ask(wire.FollowLink(cmd_id=new_id(), link=made["link"]))
    await pass_time(street, anna, NAMED_LIFETIME)
    for visitor in (anna, ben):
        over = await visitor.hear(lambda plain: plain.get("state") == "expired")
        assert over["reason"] == "ttl"


async def test_a_challenge_and_a_seek_end_when_their_maker_stays_away(street: Street) -> None:
    anna, ben = await two(street, nodes=2)
    posted = await anna.ask(wire.PostSeek(cmd_id=new_id(), terms=RATED))
    made = await anna.ask(challenge("ben", RATED))
    await ben.ask(wire.FollowLink(cmd_id=new_id(), link=made["link"]))
    anna.gone()
    await ben.hear(lambda plain: "player:anna" in plain.get("gone", ()))
    await pass_time(street, ben, OFFLINE_AFTER - 1)
    assert not any(plain.get("state") == "expired" for plain in ben.heard)
    await pass_time(street, ben, 1)
    over = await ben.hear(lambda plain: plain.get("state") == "expired")
    assert over["reason"] == "offline"
    await ben.hear(lambda plain: f"seek:{posted['seek']}" in plain.get("gone", ()))


async def test_a_reload_ends_nothing(street: Street) -> None:
    anna, ben = await two(street)
    made = await anna.ask(challenge("ben", RATED))
    anna.gone()
    await ben.hear(lambda plain: "player:anna" in plain.get("gone", ()))
    await pass_time(street, ben, OFFLINE_AFTER // 2)
    await enter(Visitor(anna.node, anna.person))
    await pass_time(street, ben, OFFLINE_AFTER)
    assert (await ben.ask(accept(made)))["state"] == "started"


async def test_stakes_that_belong_to_nothing_go_back_after_ten_minutes(street: Street) -> None:
    anna, ben = await two(street)
    lost = TableId("lost")
    await street.archive.ledger.hold(lost, ("anna", "ben"), 40, street.calendar.now)
    made = await anna.ask(challenge("ben", STAKED))
    await ben.ask(accept(made))
    await pass_time(street, anna, max(STALE_MS, REFUND_EVERY_MS))
    assert await street.archive.ledger.escrow(lost) is EscrowState.REFUNDED
    assert await street.archive.ledger.escrow(TableId(made["link"])) is EscrowState.HELD
    assert await street.archive.ledger.balance("anna") == 70


async def test_a_table_that_comes_a_minute_late_is_called_off_and_the_stakes_are_back(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node that was told yes dies before it has made the table."""
    fate = Fate(3)
    first = await dying(street, fate, monkeypatch)
    pair = [await street.come(first, name) for name in ("anna", "ben")]
    await see_each_other(pair)
    made = await pair[0].ask(challenge("ben", STAKED))
    fate.counting = True
    assert await until_death(fate, pair[1].ask(accept(made)))
    second = await street.node()
    anna = await enter(Visitor(second, pair[0].person))
    street.calendar.now += LATE_AFTER + 1
    await second.upkeep.look()
    await anna.sit(made["link"])
    outcome = await settled(anna, made["link"])
    assert (outcome["aborted"], outcome["reason"]) == (True, "late")
    assert [await street.archive.ledger.balance(user) for user in ("anna", "ben")] == [100, 100]


async def test_a_hundred_challenges_a_day_are_enough(street: Street) -> None:
    anna, _ = await two(street)
    store = anna.node.store.room
    key = f"challenges-sent:anna:{street.calendar.now // (24 * 3_600_000)}"
    for sent in range(100):
        assert await store.write_record(key, sent, b"", ttl_ms=60_000)
    found = await anna.ask(wire.CheckChallenge(cmd_id=new_id(), target="ben", terms=FRIENDLY))
    assert (found["code"], found["facts"]) == ("limit", {"limit": 100})
    assert await refused(anna, challenge("ben", FRIENDLY)) == ("limit", {"limit": 100})
