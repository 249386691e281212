"""Passwords as Argon2id hashes, made beside the event loop, a few at a time.

A hash costs tens of milliseconds and 19 MiB on purpose; so a flood of sign-ins must not get all
of the machine. Source: reliability.md 6 (parameters: OWASP's least for Argon2id).
"""

import asyncio
import os
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from server.ports_people import PasswordsBusy

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1

AT_ONCE: Final = 2
"""So many are worked on at the same time."""
LEAST_PRIORITY: Final = 19
"""Of a Linux thread: measured, a flood of sign-ins then costs the tables nothing."""
WAITING: Final = 16
"""So many more may wait, a second or so; the next one is told `busy`."""

T = TypeVar("T")


class Argon2Passwords:
    """The port `Passwords`."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(
            time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES
        )
        self._nobodys = self._hasher.hash("")
        """What a password is held against when there is no such name: it costs the same."""
        self._threads = ThreadPoolExecutor(
            AT_ONCE, thread_name_prefix="password", initializer=_stand_back
        )
        self._under_way = 0

    @property
    def waiting(self) -> int:
        """How many wait for their turn (`argon2_queue`)."""
        return max(0, self._under_way - AT_ONCE)

    async def hash(self, password: str) -> str:
        """A salted hash to keep. Raises PasswordsBusy."""
        return await self._beside(lambda: self._hasher.hash(_typed_alike(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; `stored` is None for an unknown name. Raises PasswordsBusy.

        The answer for an unknown name takes as long as any other.
        """
        fits = await self._beside(
            lambda: self._fits(self._nobodys if stored is None else stored, password)
        )
        return fits and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made with other parameters: hash the password anew."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """End the threads; who waits is cancelled."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, _typed_alike(password))
        except VerifyMismatchError:
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._under_way >= AT_ONCE + WAITING:
            raise PasswordsBusy
        self._under_way += 1
        try:
            # Whose connection is gone gives up his place in the queue by being cancelled.
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._under_way -= 1


def _stand_back() -> None:
    """Let the tables go first: on Linux each thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST_PRIORITY)


def _typed_alike(password: str) -> str:
    """The same password from every keyboard, whether it composes an ü or types two characters."""
    return unicodedata.normalize("NFKC", password)
