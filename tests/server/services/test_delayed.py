"""Spectators who see a table later see the same table, later. Source: mechanisms.md 9."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from protocol.codec import JSON
from rules.game import SPECTATOR, Millis
from rules.games import GAMES
from rules.match.commands import Act, AnswerOffer, Command, MakeOffer, OfferKind
from rules.match.entry import Entry
from rules.match.table import decide_step, open_table, start_table
from rules.match.terms import Fischer, SeatHolder, Spectators, Start, Terms
from server.fanout import Fanout
from server.framing import framed
from server.ports import TableId
from server.services.delayed import Delayed, LateClock, delay_ms, ripe
from server.services.tail import Tail
from server.wire import GameWire

pytestmark = pytest.mark.asyncio

DELAY_S = 30
DELAY = 1_000 * DELAY_S
GAME = GAMES["bagalut"]


class Clock:
    """A time the test moves."""

    def __init__(self) -> None:
        self.ms = 0

    def now(self) -> int:
        return self.ms


class Watcher:
    """A connection that keeps what it was told."""

    codec = JSON

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def frame(self, plain: Mapping[str, Any]) -> bytes:
        return framed(plain, JSON)

    def write(self, frame: bytes) -> None:
        self.told.append(frame)


class Live:
    """The table as it is: what `Delayed` needs of a `LiveTable`."""

    archived = None

    def __init__(self, clock: Clock) -> None:
        start = Start(
            table="table",
            terms=Terms(
                game=GAME.id,
                options=GAME.Options(),
                time_control=Fischer(base_ms=Millis(600_000), inc_ms=Millis(5_000)),
                spectators=Spectators(delay_s=DELAY_S),
            ),
            seats=(SeatHolder(user="anna", name="Anna"), SeatHolder(user="bo", name="Bo")),
            first_seat=0,
            seed="ab" * 32,
            rules_version=GAME.rules_version,
        )
        clock.ms = 1_000
        entry = start_table(GAME, start, Millis(clock.ms))
        self.id = TableId("table")
        self.game = GAME
        self.wire = GameWire(GAME)
        self.table = open_table(GAME, entry)
        self.tail = Tail([entry], self.table)
        self.log = [entry]
        self.fanout = Fanout(clock, lambda: "epoch")
        self._clock = clock

    async def entries(self) -> list[Entry]:
        return list(self.log)

    def ask(self, command: Command) -> None:
        """One command, decided and told to whoever watches without a delay."""
        step = decide_step(self.table, command, Millis(self._clock.ms), log=self.log)
        assert step is not None
        self.table = step.table
        self.log.append(step.entry)
        self.fanout.publish(self, self.tail.append(step.entry, step.table.match.vseqs))

    def act(self, rng: random.Random) -> None:
        seat = min(self.table.match.actors)
        action = rng.choice(list(GAME.legal(self.table.state, seat)))
        self.ask(Act(seat=seat, decision=self.table.match.seats[seat].decision, action=action))


def copy_of(live: Live, clock: Clock, known: list[Entry]) -> tuple[Delayed, Watcher]:
    copy = Delayed(live, LateClock(clock, DELAY), lambda: "epoch", known)
    watcher = Watcher()
    copy.fanout.following(copy.id).add(watcher, SPECTATOR)
    return copy, watcher


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def live(clock: Clock) -> Live:
    return Live(clock)


async def test_the_delay_is_that_of_the_terms_and_none_once_it_is_history(live: Live) -> None:
    assert delay_ms(live) == DELAY
    live.archived = ()
    assert delay_ms(live) == 0


async def test_every_frame_comes_byte_for_byte_as_it_was_only_later(
    live: Live, clock: Clock
) -> None:
    copy, late = copy_of(live, clock, live.log[:1])
    at_once = Watcher()
    live.fanout.following(live.id).add(at_once, SPECTATOR)
    rng = random.Random(3)
    while not live.table.match.over:
        clock.ms += 2_000
        live.act(rng)
        await copy.move_on()
        heard_by = sum(entry.at <= clock.ms - DELAY for entry in live.log[1:])
        assert len(late.told) == heard_by
    for entry in live.log[1:]:
        clock.ms = max(clock.ms, entry.at + DELAY)
        await copy.move_on()
    assert len(at_once.told) == len(live.log) - 1
    strip = [_without_time(frame) for frame in late.told]
    assert strip == [_without_time(frame) for frame in at_once.told]
    assert copy.table == live.table


def _without_time(frame: bytes) -> bytes:
    """The frame but for its clock: several entries may come due at one tick."""
    text = frame[frame.index(b"{") :]
    before, _, after = text.partition(b'"clock":')
    return before + after[after.index(b'"offers"') :]


async def test_nothing_is_told_before_its_time_not_even_to_who_asks_for_the_log(
    live: Live, clock: Clock
) -> None:
    rng = random.Random(4)
    for _ in range(8):
        clock.ms += 1_000
        live.act(rng)
    assert ripe(live.log, clock.ms - DELAY) == live.log[:1]
    copy, late = copy_of(live, clock, live.log[:1])
    await copy.move_on()
    assert late.told == []
    assert await copy.entries() == live.log[:1]
    clock.ms = live.log[3].at + DELAY
    await copy.move_on()
    assert len(late.told) == 3
    assert await copy.entries() == live.log[:4]
    assert copy.table.match.seq == 4


async def test_a_step_taken_back_is_shown_first_and_then_taken_back(
    live: Live, clock: Clock
) -> None:
    copy, late = copy_of(live, clock, live.log[:1])
    clock.ms += 1_000
    live.act(random.Random(5))
    seat = live.log[-1].seat
    assert seat is not None
    clock.ms += 1_000
    last = live.table.match.seats[seat].last_step
    assert last is not None
    live.ask(MakeOffer(seat=seat, offer=OfferKind.TAKE_BACK, named=frozenset(last.barriers)))
    clock.ms += 1_000
    offer = live.table.match.offers[0].id
    live.ask(AnswerOffer(seat=1 - seat, offer_id=offer, accept=True))
    for entry in live.log[1:]:
        clock.ms = entry.at + DELAY
        await copy.move_on()
    assert len(late.told) == 3
    assert copy.table == live.table


async def test_a_copy_that_is_far_behind_reads_the_log(live: Live, clock: Clock) -> None:
    copy, late = copy_of(live, clock, live.log[:1])
    rng = random.Random(6)
    for _ in range(5):
        clock.ms += 1_000
        live.act(rng)
    live.tail = Tail(live.log[-2:], live.table)  # as if hundreds of entries lay between
    clock.ms += DELAY
    await copy.move_on()
    assert copy.table == live.table
    assert len(late.told) == 5
