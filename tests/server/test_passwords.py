"""Passwords' hashes: their strength, their cost for unknown names, and the bound on their number.

Source: reliability.md 6.
"""

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from argon2 import PasswordHasher

from server.passwords import AT_ONCE, LEAST_PRIORITY, WAITING, Argon2Passwords
from server.ports_people import PasswordsBusy

pytestmark = pytest.mark.asyncio


class Gate(PasswordHasher):
    """A hasher whose work lasts until the gate is opened."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.open = threading.Event()
        self.begun = threading.Semaphore(0)
        self.at_once = self.most_at_once = 0
        self._lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        if password == "":  # the one for unknown names, made at the start
            return super().hash(password, salt=salt)
        with self._lock:
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        self.begun.release()
        self.open.wait()
        with self._lock:
            self.at_once -= 1
        return super().hash(password, salt=salt)


@pytest_asyncio.fixture
async def passwords() -> AsyncIterator[Argon2Passwords]:
    made = Argon2Passwords()
    yield made
    made.close()


@pytest_asyncio.fixture
async def gate() -> AsyncIterator[Gate]:
    made = Gate()
    yield made
    made.open.set()


async def test_only_the_password_fits_its_hash(passwords: Argon2Passwords) -> None:
    stored = await passwords.hash("Möwe über Oslo")
    assert await passwords.verify(stored, "Möwe über Oslo")
    assert not await passwords.verify(stored, "möwe über oslo")
    assert not await passwords.verify(stored, "")


async def test_the_hash_is_argon2id_of_at_least_19_mebibytes_and_two_passes(
    passwords: Argon2Passwords,
) -> None:
    stored = await passwords.hash("secret")
    assert stored.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert len(stored) <= 200  # the column's width
    assert stored != await passwords.hash("secret")  # salted


async def test_hashing_stands_back_behind_everything_else() -> None:
    found: list[int] = []

    class Watched(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
            return super().hash(password, salt=salt)

    passwords = Argon2Passwords(Watched(time_cost=1, memory_cost=8, parallelism=1))
    await passwords.hash("secret")
    passwords.close()
    assert found[-1] == LEAST_PRIORITY


async def test_a_password_is_the_same_from_every_keyboard(passwords: Argon2Passwords) -> None:
    assert await passwords.verify(await passwords.hash("Gr\u00fc\u00dfe"), "Gru\u0308\u00dfe")


async def test_no_password_fits_an_unknown_name(passwords: Argon2Passwords) -> None:
    for password in ("", "secret"):
        assert not await passwords.verify(None, password)


async def test_an_unknown_name_costs_as_much_as_a_wrong_password(
    passwords: Argon2Passwords,
) -> None:
    stored = await passwords.hash("secret")
    spent = []
    for known in (stored, None):
        began = time.process_time()  # of all threads, whatever else the machine does
        for _ in range(5):
            await passwords.verify(known, "guess")
        spent.append(time.process_time() - began)
    assert 0.5 < spent[1] / spent[0] < 2


async def test_two_hashes_are_made_at_once_and_the_loop_goes_on(gate: Gate) -> None:
    passwords = Argon2Passwords(gate)
    tasks = [asyncio.create_task(passwords.hash("secret")) for _ in range(6)]
    await asyncio.sleep(0)
    for _ in range(AT_ONCE):
        assert await asyncio.to_thread(gate.begun.acquire, timeout=10)
    assert passwords.waiting == 6 - AT_ONCE
    gate.open.set()
    await asyncio.gather(*tasks)
    assert gate.most_at_once == AT_ONCE
    assert passwords.waiting == 0
    passwords.close()


async def test_behind_a_short_queue_one_is_told_that_it_is_busy(gate: Gate) -> None:
    passwords = Argon2Passwords(gate)
    tasks = [asyncio.create_task(passwords.hash("secret")) for _ in range(AT_ONCE + WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(PasswordsBusy):
        await passwords.hash("one too many")
    with pytest.raises(PasswordsBusy):
        await passwords.verify(None, "one too many")
    gate.open.set()
    await asyncio.gather(*tasks)
    assert await passwords.hash("now there is room")
    passwords.close()


async def test_who_gives_up_waiting_makes_room(gate: Gate) -> None:
    passwords = Argon2Passwords(gate)
    tasks = [asyncio.create_task(passwords.hash("secret")) for _ in range(AT_ONCE + WAITING)]
    await asyncio.sleep(0)
    tasks[-1].cancel()
    await asyncio.wait(tasks[-1:])
    another = asyncio.create_task(passwords.hash("secret"))
    await asyncio.sleep(0)
    gate.open.set()
    assert await another
    await asyncio.gather(*tasks[:-1])
    passwords.close()


async def test_a_hash_with_weaker_parameters_is_outdated(passwords: Argon2Passwords) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("secret")
    assert passwords.is_outdated(weak)
    assert await passwords.verify(weak, "secret")
    assert not passwords.is_outdated(await passwords.hash("secret"))
