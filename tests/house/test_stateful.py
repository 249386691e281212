"""Lobby, tables and accounts under whatever people do, on the real store with two nodes.

After each step: one table for each agreement, nobody at two clocked tables, the Taler add up, logs
without gaps, and everything offered is open, taken or gone. Source: reliability.md 8.
"""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
import redis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    invariant,
    rule,
    run_state_machine_as_test,
)

from protocol import commands as wire
from protocol.terms import Terms
from rules.match import farming
from rules.match.match_state import is_clocked
from server.archive.open import upgrade
from server.ports import TableId
from tests.archive.books import check_books
from tests.house.house import (
    FRIENDLY,
    RATED,
    STAKED,
    UNTIMED,
    Refused,
    Street,
    Visitor,
    enter,
    new_id,
)
from tests.house.playing import accept, challenge, settled

T = TypeVar("T")

NAMES = ("anna", "ben", "cleo")
TERMS = st.sampled_from([FRIENDLY, RATED, STAKED, UNTIMED])
PEOPLE = st.integers(0, len(NAMES) - 1)

KNOWN = {
    "busy_playing",
    "target_busy",
    "insufficient_funds",
    "stake_not_possible",
    "terms_invalid",
    "self",
    "gone",
    "forbidden",
    "challenge_closed",
    "terms_changed",
    "cooldown",
    "limit",
    "target_away",
    "not_found",
    "abort_too_late",
    "table_over",
    "rating_gap",
}
"""How the house may refuse what is tried here; anything else is a fault."""


def demand(refused: Refused, codes: set[str]) -> None:
    """The house has refused by one of these codes."""
    assert refused.code in codes, refused.code


class House(RuleBasedStateMachine):
    """Two who have accounts and a guest, at two nodes."""

    url = ""

    links = Bundle("links")
    seeks = Bundle("seeks")
    tables = Bundle("tables")

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.new_event_loop()
        self._folder = TemporaryDirectory(prefix="ws-")
        self._database = f"sqlite+aiosqlite:///{Path(self._folder.name)}/archive.sqlite"
        with redis.Redis.from_url(self.url) as client:
            client.flushall()
        self._agreed: set[str] = set()
        self._begin(self._open())

    def _begin(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    async def _open(self) -> None:
        await upgrade(self._database)
        self._street = await Street(self.url, self._database).__aenter__()
        self._nodes = [await self._street.node(), await self._street.node()]
        self._visitors = [
            await self._street.come(self._nodes[number % 2], name, registered=number < 2)
            for number, name in enumerate(NAMES)
        ]

    def teardown(self) -> None:
        self._begin(self._street.__aexit__(None, None, None))
        self._loop.close()
        self._folder.cleanup()

    async def _try(self, visitor: Visitor, command: Any) -> dict[str, Any] | None:
        try:
            return await visitor.ask(command)
        except Refused as refused:
            demand(refused, KNOWN)
            return None

    # --- what people do ---

    @rule(target=links, one=PEOPLE, other=PEOPLE, terms=TERMS)
    def challenge(self, one: int, other: int, terms: Terms) -> Any:
        visitor = self._visitors[one]
        made = self._begin(self._try(visitor, challenge(NAMES[other], terms)))
        return self._noted(made)

    @rule(target=links, link=links, who=PEOPLE, terms=TERMS)
    def counter(self, link: Any, who: int, terms: Terms) -> Any:
        if link is None:
            return None
        command = wire.CounterLink(cmd_id=new_id(), link=link["link"], rev=link["rev"], terms=terms)
        return self._begin(self._try(self._visitors[who], command)) or link

    @rule(target=tables, link=links, who=PEOPLE)
    def agree(self, link: Any, who: int) -> str | None:
        if link is None:
            return None
        return self._table(self._noted(self._begin(self._try(self._visitors[who], accept(link)))))

    @rule(link=consumes(links), who=PEOPLE)
    def call_off(self, link: Any, who: int) -> None:
        if link is not None:
            command = wire.CancelLink(cmd_id=new_id(), link=link["link"])
            self._begin(self._try(self._visitors[who], command))

    @rule(target=seeks, who=PEOPLE, terms=TERMS)
    def look_for_anybody(self, who: int, terms: Terms) -> str | None:
        command = wire.PostSeek(cmd_id=new_id(), terms=terms)
        posted = self._begin(self._try(self._visitors[who], command))
        return None if posted is None else str(posted["seek"])

    @rule(target=tables, seek=seeks, who=PEOPLE)
    def take_up(self, seek: str | None, who: int) -> str | None:
        if seek is None:
            return None
        command = wire.TakeSeek(cmd_id=new_id(), seek=seek)
        taken = self._begin(self._try(self._visitors[who], command))
        if taken is None:
            return None
        self._agreed.add(seek)
        return str(taken["table"])

    @rule(target=tables, seek=seeks)
    def take_up_at_once(self, seek: str | None) -> str | None:
        """Two at two nodes, at the same moment."""
        if seek is None:
            return None

        async def both() -> list[dict[str, Any] | None]:
            asked = [
                self._try(visitor, wire.TakeSeek(cmd_id=new_id(), seek=seek))
                for visitor in self._visitors
            ]
            return list(await asyncio.gather(*asked))

        if not any(self._begin(both())):
            return None
        self._agreed.add(seek)
        return seek

    @rule(table=tables, who=PEOPLE)
    def act(self, table: str | None, who: int) -> None:
        if table is not None:
            self._begin(self._act(table, self._visitors[who]))

    async def _act(self, table: str, visitor: Visitor) -> None:
        try:
            await visitor.sit(table)
        except Refused as refused:
            demand(refused, {"forbidden"})
            return
        if visitor.present(table)["legal"]:
            await visitor.act(table)

    @rule(table=consumes(tables), loser=PEOPLE, aborts=st.booleans())
    def end(self, table: str | None, loser: int, aborts: bool) -> None:
        if table is None:
            return
        kind = wire.Abort if aborts else wire.Resign
        visitor = self._visitors[loser]
        if self._begin(self._try(visitor, kind(cmd_id=new_id(), table=table))) is not None:
            self._begin(self._settled(visitor, table))

    async def _settled(self, visitor: Visitor, table: str) -> None:
        await visitor.sit(table)
        await settled(visitor, table)

    @rule(who=PEOPLE)
    def come_back(self, who: int) -> None:
        """The connection breaks, and is there again at the other node."""
        self._begin(self._come_back(who))

    async def _come_back(self, who: int) -> None:
        old = self._visitors[who]
        [other] = [node for node in self._nodes if node is not old.node]
        self._visitors[who] = await enter(Visitor(other, old.person))
        old.gone()

    def _noted(self, link: Any) -> Any:
        if link is not None and link["state"] == "started":
            self._agreed.add(link["link"])
        return link

    def _table(self, link: Any) -> str | None:
        return link["link"] if link is not None and link["state"] == "started" else None

    # --- what always holds ---

    @invariant()
    def all_is_well(self) -> None:
        self._begin(self._check())

    async def _check(self) -> None:
        await check_books(self._database)
        node = self._visitors[0].node
        at_clock: list[str] = []
        for table in self._agreed:
            opened = await node.store.tables.read(TableId(table))
            assert opened is not None, "each agreement has its table"
            seqs = [int(entry.split(b",")[1]) for entry in opened.recent]
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
            live = await node.tables.open(TableId(table))
            assert live is not None
            if is_clocked(live.table.match) and not live.table.match.over:
                at_clock += [holder.user for holder in live.table.match.start.seats]
        assert len(at_clock) == len(set(at_clock)), "nobody is at two clocked tables"


def test_the_house_keeps_its_promises_whatever_people_do(
    valkey_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(farming, "SHORTEST", 0)
    monkeypatch.setattr(House, "url", valkey_url)
    run_state_machine_as_test(
        House,
        settings=settings(
            max_examples=3,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
