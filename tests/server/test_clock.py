"""Table time neither leaps nor goes back. Source: reliability.md S11."""

import asyncio
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.clock import LEAP_US, LeapVerdict, Reading, StoreClock

pytestmark = pytest.mark.asyncio

SECOND = 1_000_000
START = 1_764_000_000 * SECOND


class World:
    """A store's clock and two machines' clocks, moved by hand; reading takes a round trip."""

    def __init__(self) -> None:
        self.mono = 5_000 * SECOND
        self.store_us = START
        self.shift_ms = 0
        self.round_trips = [200]
        self.others_agree = False

    def monotonic(self) -> int:
        return self.mono

    def pass_time(self, us: int) -> None:
        self.mono += us
        self.store_us += us

    async def read(self) -> Reading:
        trip = self.round_trips[0]
        self.round_trips = [*self.round_trips[1:], trip]
        self.pass_time(trip // 2)
        reading = Reading(self.store_us, self.shift_ms)
        self.pass_time(trip - trip // 2)
        return reading

    async def raise_shift(self) -> None:
        pass

    async def leap(self, expected_ms: int, wanted_ms: int) -> LeapVerdict:
        if self.shift_ms != expected_ms:
            return LeapVerdict.CHANGED
        if self.others_agree:
            return LeapVerdict.YOURS
        self.shift_ms = wanted_ms
        return LeapVerdict.TAKEN

    def table_ms(self) -> int:
        return self.store_us // 1000 + self.shift_ms

    async def clock(self) -> StoreClock:
        clock = StoreClock(self, self.monotonic)
        await clock.measure()
        return clock


async def test_S11_a_node_takes_the_store_time_over() -> None:
    world = World()
    clock = await world.clock()
    assert abs(clock.now() - world.table_ms()) <= 1
    world.pass_time(90 * SECOND)
    assert abs(clock.now() - world.table_ms()) <= 1


async def test_S11_the_shortest_of_five_round_trips_is_believed() -> None:
    world = World()
    world.round_trips = [80_000, 400_000, 300, 90_000, 200_000]
    clock = await world.clock()
    assert abs(clock.now() - world.table_ms()) <= 1


async def test_S11_a_small_difference_is_slewed_by_half_a_millisecond_a_second() -> None:
    world = World()
    clock = await world.clock()
    for drift in (+20_000, -20_000):
        world.store_us += drift
        await clock.measure()
        behind = world.table_ms() - clock.now()
        world.pass_time(10 * SECOND)
        await clock.measure()
        caught_up = abs(behind) - abs(world.table_ms() - clock.now())
        assert 4 <= caught_up <= 6
        world.pass_time(60 * SECOND)
        await clock.measure()
        assert abs(clock.now() - world.table_ms()) <= 1
        assert world.shift_ms == 0


@pytest.mark.parametrize("leap_s", [3_600, -3_600, 2, -2, 0.3, -0.3])
async def test_S11_a_leap_of_the_store_goes_into_the_shift(leap_s: float) -> None:
    world = World()
    clock = await world.clock()
    before = clock.now()
    world.store_us += round(leap_s * SECOND)
    await clock.measure()
    assert abs(clock.now() - before) <= 2
    assert abs(world.shift_ms + leap_s * 1000) <= 1
    assert clock.shift_ms == world.shift_ms


async def test_S11_of_two_nodes_that_see_a_leap_one_shifts_and_both_agree() -> None:
    world = World()
    one, two = await world.clock(), await world.clock()
    before = one.now()
    world.store_us += 3_600 * SECOND
    for _ in range(3):
        await one.measure()
        await two.measure()
    assert abs(world.shift_ms + 3_600_000) <= 1
    assert abs(one.now() - before) <= 10  # the measuring took 6
    assert abs(two.now() - one.now()) <= 1


async def test_S11_a_node_that_slept_while_others_lived_follows_them() -> None:
    world = World()
    clock = await world.clock()
    world.store_us += 60 * SECOND  # its own clock stood still
    world.others_agree = True
    await clock.measure()
    assert world.shift_ms == 0
    assert abs(clock.now() - world.table_ms()) <= 1


async def test_S11_a_node_that_ran_ahead_waits_for_the_others_and_never_goes_back() -> None:
    world = World()
    clock = await world.clock()
    before = clock.now()
    world.store_us -= 2 * SECOND
    world.others_agree = True
    await clock.measure()
    assert clock.now() == before
    world.pass_time(3 * SECOND)
    assert abs(clock.now() - world.table_ms()) <= 1


async def test_S11_a_slow_answer_is_no_leap() -> None:
    world = World()
    clock = await world.clock()
    world.round_trips = [900_000]
    world.store_us += LEAP_US + 100_000
    await clock.measure()
    assert world.shift_ms == 0


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
async def test_S11_table_time_never_goes_back_and_its_rate_stays_right(seed: int) -> None:
    chance = random.Random(seed)
    world = World()
    clock = await world.clock()
    last, last_mono = clock.now(), world.mono
    for _ in range(60):
        what = chance.randrange(6)
        if what == 0:
            world.store_us += chance.choice([-3_600, -2, 2, 3_600]) * SECOND
        elif what == 1:
            world.store_us += chance.randrange(-LEAP_US // 4, LEAP_US // 4)
        elif what == 2:
            world.round_trips = [chance.randrange(100, 20_000) for _ in range(5)]
        else:
            world.pass_time(chance.randrange(2 * SECOND))
        if chance.random() < 0.7:
            await clock.measure()
        now = clock.now()
        passed_ms = (world.mono - last_mono) / 1000
        assert now >= last
        assert abs((now - last) - passed_ms) <= passed_ms / 2000 + 1
        last, last_mono = now, world.mono


async def test_the_clock_follows_by_itself_and_stops_when_closed() -> None:
    world = World()
    clock = StoreClock(world, world.monotonic)
    await clock.start()
    await clock.close()
    assert [task for task in asyncio.all_tasks() if task.get_name() == "table clock"] == []
