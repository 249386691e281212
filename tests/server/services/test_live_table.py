"""One table's queue against every answer a store can give.

Source: reliability.md S6-S8, P2, P10.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
import pytest_asyncio

from protocol.errors import ErrorCode
from rules.game import Millis
from rules.games import GAMES
from rules.match.commands import Act, AnswerOffer, MakeOffer, OfferKind, Resign, Settled
from rules.match.entry import EntryKind
from rules.match.errors import MatchCode
from rules.match.table import next_due, open_table, start_table
from rules.match.terms import Fischer, SeatHolder, Start, Terms
from server.ports import NO_TABLE, Commit, Head, TableId
from server.services import live_table
from server.services.asks import Applied, Ask, Failed, Outcome, Refused
from server.services.counts import Counts
from server.services.live_table import LiveTable
from server.services.tail import Line
from server.wire import GameWire
from tests.server.services.shelf import Shelf, ShelfView

GAME = GAMES["bagalut"]
WIRE = GameWire(GAME)
TABLE = TableId("table")
START = Start(
    table=TABLE,
    terms=Terms(
        game="bagalut",
        options=GAME.Options(),
        time_control=Fischer(base_ms=Millis(600_000), inc_ms=Millis(5_000)),
    ),
    seats=(SeatHolder(user="anna", name="Anna"), SeatHolder(user="bo", name="Bo")),
    first_seat=0,
    seed="ab" * 32,
    rules_version=GAME.rules_version,
)

pytestmark = pytest.mark.asyncio


class Heard:
    """An audience that writes down what it was told."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.presents = 0

    def publish(self, live: LiveTable, line: Line) -> None:
        self.lines.append(line)

    def publish_present(self, live: LiveTable) -> None:
        self.presents += 1


class Node:
    """One server process, as far as this table is concerned."""

    def __init__(self, store: ShelfView) -> None:
        self.store = store
        self.heard = Heard()
        self.counts = Counts()
        self.outages: list[tuple[int, int]] = []
        self._nonces = iter(range(1_000_000))
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> LiveTable:
        opened = await self.store.open(TABLE)
        assert opened is not None
        live = LiveTable(
            TABLE,
            WIRE,
            opened,
            store=self.store,
            chance=self,  # type: ignore[arg-type]  # of chance, only nonces are asked for here
            counts=self.counts,
            audience=self.heard,
            committed=lambda _live, _line: None,
            spawn=self._spawn,
            outages=lambda: self.outages,
        )
        self.store.on_published(live.hear)
        return live

    def nonce(self) -> str:
        return f"{id(self):x}-{next(self._nonces)}"

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@pytest_asyncio.fixture
async def shelf() -> AsyncIterator[Shelf]:
    shelf = Shelf()
    entry = start_table(GAME, START, Millis(1_000))
    table = open_table(GAME, entry)
    shelf.node().commit(
        Commit(
            table=TABLE,
            expected=NO_TABLE,
            head=Head("1:start"),
            entry=WIRE.dump_entry(entry),
            snapshot=None,
            due=next_due(table),
            at=entry.at,
        )
    )
    yield shelf


async def say(
    live: LiveTable, command: Any, *, cmd_id: str | None = None, user: str = "anna"
) -> Outcome:
    answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    now = Millis(live.table.match.at + 100)
    live.submit(Ask(command, now, answer.set_result, user, cmd_id))
    return await answer


def first_action(live: LiveTable, seat: int = 0) -> Act:
    action = next(iter(GAME.legal(live.table.state, seat)))
    decision = live.table.match.seats[seat].decision
    return Act(seat=seat, decision=decision, action=action)


async def agreed_take_back(live: LiveTable) -> AnswerOffer:
    """Seat 0 asks for an action back; the yes of seat 1, which only the whole log can decide."""
    await say(live, first_action(live))
    last = live.table.match.seats[0].last_step
    assert last is not None
    named = frozenset(last.barriers)
    await say(live, MakeOffer(seat=0, offer=OfferKind.TAKE_BACK, named=named))
    return AnswerOffer(seat=1, offer_id=live.table.match.offers[0].id, accept=True)


async def test_a_command_is_answered_after_its_commit_and_told_to_the_audience(
    shelf: Shelf,
) -> None:
    node = Node(shelf.node())
    live = await node.open()
    outcome = await say(live, first_action(live))
    assert isinstance(outcome, Applied)
    assert outcome.entry is not None
    assert [line.entry for line in node.heard.lines] == [outcome.entry]
    assert len(shelf.tables[TABLE].entries) == live.table.match.seq == 2


async def test_a_refused_command_writes_nothing(shelf: Shelf) -> None:
    node = Node(shelf.node())
    live = await node.open()
    stranger = Act(seat=1, decision=99, action=first_action(live).action)
    outcome = await say(live, stranger)
    assert isinstance(outcome, Refused)
    assert outcome.rejection.code is MatchCode.NOT_YOUR_DECISION
    assert not node.store.commits


async def test_S6_a_command_sent_again_gets_its_first_answer(shelf: Shelf) -> None:
    live = await Node(shelf.node()).open()
    command = first_action(live)
    first = await say(live, command, cmd_id="01")
    again = await say(live, command, cmd_id="01")
    assert isinstance(first, Applied)
    assert again == Applied(first.entry, duplicate=True)
    assert len(shelf.tables[TABLE].entries) == 2


async def test_S6_a_command_sent_to_another_node_gets_its_first_answer_too(shelf: Shelf) -> None:
    here = await Node(shelf.node()).open()
    there = Node(shelf.node())
    there.store.muted = True  # it has not heard of the first
    other = await there.open()
    command = first_action(here)
    first = await say(here, command, cmd_id="01")
    again = await say(other, command, cmd_id="01")
    assert isinstance(first, Applied)
    assert again == Applied(first.entry, duplicate=True)
    assert len(shelf.tables[TABLE].entries) == 2


async def test_S7_a_lost_race_is_decided_again_on_the_present_table(shelf: Shelf) -> None:
    here = await Node(shelf.node()).open()
    there = Node(shelf.node())
    there.store.muted = True
    behind = await there.open()
    await say(here, first_action(here))
    late = first_action(behind)
    outcome = await say(behind, late)
    assert isinstance(outcome, Refused)  # seat 0 has laid already; now it is the other's turn
    assert behind.table.match == here.table.match
    assert [line.entry.seq for line in there.heard.lines] == [2]


async def test_S16_an_unknown_outcome_is_looked_up_in_the_log(shelf: Shelf) -> None:
    node = Node(shelf.node())
    live = await node.open()
    node.store.lose_answers = 1
    outcome = await say(live, first_action(live), cmd_id="01")
    assert isinstance(outcome, Applied)
    assert outcome.duplicate
    assert len(shelf.tables[TABLE].entries) == 2
    assert [line.entry.seq for line in node.heard.lines] == [2]


async def test_a_silent_store_is_said_to_be_unavailable_and_nothing_is_lost(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "RESOLVE_PAUSES_S", (0.0,))
    node = Node(shelf.node())
    live = await node.open()
    command = first_action(live)
    node.store.silent = True
    assert isinstance(await say(live, command, cmd_id="01"), Failed)
    node.store.silent = False
    outcome = await say(live, command, cmd_id="01")
    assert isinstance(outcome, Applied)
    assert len(shelf.tables[TABLE].entries) == 2


async def test_S8_what_another_node_commits_is_heard_and_told(shelf: Shelf) -> None:
    here = await Node(shelf.node()).open()
    there = Node(shelf.node())
    other = await there.open()
    await say(here, first_action(here))
    assert other.table.match == here.table.match
    assert other.table.state == here.table.state
    assert [line.entry.seq for line in there.heard.lines] == [2]


async def test_S8_a_gap_makes_the_node_read_the_table_again(shelf: Shelf) -> None:
    here = await Node(shelf.node()).open()
    there = Node(shelf.node())
    other = await there.open()
    there.store.muted = True
    await say(here, first_action(here))
    there.store.muted = False
    await say(here, first_action(here, 1), user="bo")
    await say(other, Resign(seat=0), cmd_id="01")  # decided only when it has caught up
    assert [line.entry.seq for line in there.heard.lines] == [2, 3, 4]
    assert other.table.match == here.table.match


async def test_S8_several_commands_in_one_turn_are_committed_one_after_the_other(
    shelf: Shelf,
) -> None:
    node = Node(shelf.node())
    live = await node.open()
    answers = await asyncio.gather(
        say(live, first_action(live), cmd_id="01"),
        say(live, Resign(seat=1), cmd_id="02", user="bo"),
        say(live, Resign(seat=0), cmd_id="03"),
    )
    kinds = [
        answer.entry.kind for answer in answers if isinstance(answer, Applied) and answer.entry
    ]
    assert kinds == [EntryKind.ACT, EntryKind.RESIGNED]
    assert isinstance(answers[2], Refused)
    assert answers[2].rejection.code is MatchCode.TABLE_OVER


async def test_too_many_waiting_commands_are_refused_as_busy(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MAX_WAITING", 2)
    live = await Node(shelf.node()).open()
    outcomes = await asyncio.gather(*(say(live, first_action(live)) for _ in range(5)))
    assert sum(isinstance(outcome, Failed) for outcome in outcomes) == 2


async def test_P10_a_fault_of_the_rules_freezes_the_table_and_scores_nothing(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await Node(shelf.node()).open()
    command = first_action(live)

    def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live_table, "decide_step", broken)
    outcome = await say(live, command)
    assert isinstance(outcome, Failed)
    assert outcome.incident == live.frozen is not None
    monkeypatch.undo()
    assert isinstance(await say(live, command), Failed)
    assert len(shelf.tables[TABLE].entries) == 1


async def test_an_outage_is_credited_before_anything_else_is_decided(shelf: Shelf) -> None:
    node = Node(shelf.node())
    live = await node.open()
    await say(live, first_action(live))
    node.outages = [(live.table.match.at + 10, live.table.match.at + 50_000)]
    await say(live, first_action(live, 1), user="bo")
    kinds = [line.entry.kind for line in node.heard.lines]
    assert kinds == [EntryKind.ACT, EntryKind.CREDITED, EntryKind.ACT]


async def test_an_outage_is_credited_though_nothing_else_is_asked(shelf: Shelf) -> None:
    node = Node(shelf.node())
    live = await node.open()
    began = live.table.match.at + 10
    node.outages = [(began, began + 10), (began + 20, began + 30)]
    live.credit_outages()
    await live.credited()
    assert [line.entry.kind for line in node.heard.lines] == [EntryKind.CREDITED] * 2


async def test_a_credit_that_the_store_did_not_take_is_owed_still(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "RESOLVE_PAUSES_S", (0,))
    node = Node(shelf.node())
    live = await node.open()
    node.outages = [(live.table.match.at + 10, live.table.match.at + 50)]
    node.store.silent = True
    live.credit_outages()
    await live.credited()
    node.store.silent = False
    await say(live, first_action(live))
    kinds = [line.entry.kind for line in node.heard.lines]
    assert kinds == [EntryKind.CREDITED, EntryKind.ACT]


async def test_S1_without_any_snapshot_a_table_opens_the_same(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "SNAPSHOT_EVERY", 2)
    live = await Node(shelf.node()).open()
    for seat in (0, 1, 0, 1, 0):
        await say(live, first_action(live, seat), user=("anna", "bo")[seat])
    assert shelf.tables[TABLE].snapshot is not None
    with_snapshot = await Node(shelf.node()).open()
    shelf.tables[TABLE].snapshot, shelf.tables[TABLE].snapshot_seq = None, 0
    without = await Node(shelf.node()).open()
    assert with_snapshot.table == without.table == live.table


async def test_P10_a_store_that_falls_silent_while_the_log_is_read_freezes_nothing(
    shelf: Shelf,
) -> None:
    node = Node(shelf.node())
    live = await node.open()
    yes = await agreed_take_back(live)
    node.store.silent = True
    assert await say(live, yes, user="bo") == Failed(ErrorCode.STORE_UNAVAILABLE)
    node.store.silent = False
    assert live.frozen is None
    assert isinstance(await say(live, yes, user="bo"), Applied)


async def test_P10_a_log_that_cannot_be_read_freezes_the_table_and_says_so(shelf: Shelf) -> None:
    live = await Node(shelf.node()).open()
    yes = await agreed_take_back(live)
    shelf.tables[TABLE].entries[0] = b"no entry"
    assert await say(live, yes, user="bo") == Failed(ErrorCode.INTERNAL, live.frozen)
    assert live.frozen is not None


async def test_a_settled_table_that_the_store_has_let_go_is_looked_at_as_before(
    shelf: Shelf,
) -> None:
    node = Node(shelf.node())
    live = await node.open()
    command = first_action(live)
    await say(live, Resign(seat=0))
    await say(live, Settled(changes=()), user="")
    assert live.table.match.settled
    del shelf.tables[TABLE]
    live.reopen()
    again = await say(live, command)
    assert isinstance(again, Refused)
    assert again.rejection.code == MatchCode.TABLE_OVER
    assert (live.frozen, node.counts.frozen) == (None, 0)


async def test_a_running_table_that_the_store_has_lost_is_frozen_once(shelf: Shelf) -> None:
    node = Node(shelf.node())
    live = await node.open()
    del shelf.tables[TABLE]
    live.reopen()
    assert await say(live, first_action(live)) == Failed(ErrorCode.INTERNAL, live.frozen)
    assert node.counts.frozen == 1
