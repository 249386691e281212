"""Finding together: open tables, pools, and saying that one is ready. A part of the SDK."""

import asyncio
from collections.abc import Callable
from typing import Final

from clients.python.asking import Asker, new_command_id
from protocol import gathering as wire
from protocol.gathering import Level, Pool, ReadyCheck, SeatWish, YourPool
from protocol.ids import TableId
from protocol.terms import Terms

NOWHERE: Final = YourPool(place=None, cooldown_ms=0)


class Finding:
    """Open tables and pools as one user sees them.

    pool:       where one waits, kept up to date; its times are those of the moment it came.
    check:      the question one was asked last; None: none yet.
    on_changed: called when either has changed.
    All commands raise Refused and Ended.
    """

    def __init__(self, asker: Asker) -> None:
        self.pool: YourPool = NOWHERE
        self.check: ReadyCheck | None = None
        self.on_changed: Callable[[], None] = lambda: None
        self._asker = asker
        self._changed = asyncio.Event()

    # Open tables

    async def open_table(self, terms: Terms, *, least: int, most: int) -> TableId:
        """Open a table, and sit down as its host."""
        answer = await self._asker.ask(
            wire.OpenTable(cmd_id=new_command_id(), terms=terms, least=least, most=most)
        )
        return str((answer.result or {})["table"])

    async def join_table(self, table: TableId, rev: int, seat: int | None = None) -> None:
        """Sit down on the terms of this revision."""
        await self._asker.ask(
            wire.JoinTable(cmd_id=new_command_id(), table=table, rev=rev, seat=seat)
        )

    async def leave_table(self, table: TableId) -> None:
        """Get up."""
        await self._asker.ask(wire.LeaveTable(cmd_id=new_command_id(), table=table))

    async def move_seat(self, table: TableId, seat: int) -> None:
        """Sit on another free seat."""
        await self._asker.ask(wire.MoveSeat(cmd_id=new_command_id(), table=table, seat=seat))

    async def send_away(self, table: TableId, user: str) -> None:
        """Ask somebody to get up; the host's."""
        await self._asker.ask(wire.SendAway(cmd_id=new_command_id(), table=table, user=user))

    async def invite(self, table: TableId, user: str) -> None:
        """Ask somebody who is here to a free seat."""
        await self._asker.ask(wire.InvitePlayer(cmd_id=new_command_id(), table=table, user=user))

    async def change_table(
        self, table: TableId, rev: int, terms: Terms, *, least: int, most: int
    ) -> None:
        """Change what is played; the host's."""
        await self._asker.ask(
            wire.ChangeTable(
                cmd_id=new_command_id(),
                table=table,
                rev=rev,
                terms=terms,
                least=least,
                most=most,
            )
        )

    async def seat_computer(self, table: TableId, level: Level, seat: int | None = None) -> None:
        """Give a seat to a computer; the host's."""
        await self._asker.ask(
            wire.SeatComputer(cmd_id=new_command_id(), table=table, level=level, seat=seat)
        )

    async def unseat_computer(self, table: TableId, seat: int) -> None:
        """Free a computer's seat; the host's."""
        await self._asker.ask(wire.UnseatComputer(cmd_id=new_command_id(), table=table, seat=seat))

    async def open_again(self, finished: TableId) -> TableId:
        """Sit at the open table that follows a finished one of three to five."""
        answer = await self._asker.ask(wire.OpenAgain(cmd_id=new_command_id(), table=finished))
        return str((answer.result or {})["table"])

    async def call_ready(self, table: TableId) -> None:
        """Ask whether all are ready; the host's, who is."""
        await self._asker.ask(wire.CallReady(cmd_id=new_command_id(), table=table))

    # Pools

    async def join_pool(
        self,
        pool: Pool,
        *,
        seats: SeatWish | None = None,
        low: int | None = None,
        high: int | None = None,
    ) -> None:
        """Wait for whoever fits."""
        await self._asker.ask(
            wire.JoinPool(
                cmd_id=new_command_id(),
                pool=pool,
                seats=seats or SeatWish(),
                low=low,
                high=high,
            )
        )

    async def leave_pool(self) -> None:
        """Wait no longer."""
        await self._asker.ask(wire.LeavePool(cmd_id=new_command_id()))

    # Ready?

    async def answer_ready(self, check: ReadyCheck, *, ready: bool = True) -> None:
        """Be ready for what one is asked, or leave."""
        await self._asker.ask(
            wire.AnswerReady(cmd_id=new_command_id(), check=check.check, rev=check.rev, ready=ready)
        )

    async def until(self, holds: "Callable[[Finding], bool]") -> None:
        """Wait until it is as wanted."""
        while not holds(self):
            self._changed.clear()
            await self._changed.wait()

    async def asked(self) -> ReadyCheck:
        """The next question, as soon as there is one that one has not answered."""
        await self.until(lambda finding: _is_open(finding.check))
        assert self.check is not None
        return self.check

    async def started(self) -> TableId:
        """The table, when all were ready."""
        await self.until(lambda finding: _has_begun(finding.check))
        assert self.check is not None
        return self.check.check

    def hear(self, frame: YourPool | ReadyCheck) -> None:
        """What the house says of it."""
        if isinstance(frame, YourPool):
            self.pool = frame
        else:
            self.check = frame
        self._changed.set()
        self.on_changed()

    def forget(self) -> None:
        """The connection is new: what is asked, is asked again."""
        self.check = None


def _is_open(check: ReadyCheck | None) -> bool:
    if check is None or check.state != "waiting":
        return False
    return not any(seat.you and seat.ready for seat in check.seats)


def _has_begun(check: ReadyCheck | None) -> bool:
    return check is not None and check.state == "started"
