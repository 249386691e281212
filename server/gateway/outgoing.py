"""A socket's way out: what was said in this turn of the event loop, then the transport's buffer.

A mover gets his frame and then `ok`, a newcomer a welcome and then a room: each write to a
transport is a system call, and the dearest thing we do. So a turn's frames are written together at
its end. Nothing waits here beyond the turn; the transport's buffer stays the only queue.
"""

import asyncio
from collections.abc import Callable

from server.gateway.stalls import Stalls


class Outbox:
    """The ways out that were used in this turn; one for all sockets."""

    def __init__(self) -> None:
        self._used: list[Outgoing] = []

    def add(self, outgoing: "Outgoing") -> None:
        """Flush it at the end of the turn."""
        if not self._used:
            asyncio.get_running_loop().call_soon(self._flush)
        self._used.append(outgoing)

    def _flush(self) -> None:
        used, self._used = self._used, []
        for outgoing in used:
            outgoing.flush()


class Outgoing:
    """One socket's; a `Reader` for the stall watch.

    cut: called when the other side has taken nothing for too long.
    """

    __slots__ = ("_cut", "_frames", "_outbox", "_stalls", "_transport", "_watched", "written")

    def __init__(
        self,
        transport: asyncio.Transport,
        outbox: Outbox,
        stalls: Stalls,
        cut: Callable[[str], None],
    ) -> None:
        self._transport = transport
        self._outbox = outbox
        self._stalls = stalls
        self._cut = cut
        self._frames: list[bytes] | None = None
        self._watched = False
        self.written = 0

    def write(self, frame: bytes) -> None:
        """Write whole frames; never waits."""
        if self._frames is None:
            self._frames = [frame]
            self._outbox.add(self)
        else:
            self._frames.append(frame)

    def flush(self) -> None:
        """Hand this turn's frames to the transport; never raises."""
        frames, self._frames = self._frames, None
        if frames is None or self._transport.is_closing():
            return
        together = frames[0] if len(frames) == 1 else b"".join(frames)
        self.written += len(together)
        self._transport.write(together)
        if not self._watched and self._transport.get_write_buffer_size():
            self._watched = True
            self._stalls.watch(self)

    def drop(self) -> None:
        """Nothing more goes out; what the transport already has it may keep."""
        self._frames = None
        self._stalls.forget(self)

    def unsent(self) -> int:
        """Bytes that still wait."""
        return self._transport.get_write_buffer_size() + sum(map(len, self._frames or ()))

    def taken(self) -> int:
        """Bytes that the transport has handed on so far."""
        return self.written - self._transport.get_write_buffer_size()

    def read_all(self) -> None:
        """Nothing waits any more."""
        self._watched = False

    def stalled(self) -> None:
        """It has taken nothing for too long."""
        self._cut("stalled")
