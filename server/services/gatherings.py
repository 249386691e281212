"""Finding together, as the front desk and the clock see it: open tables, pools, ready checks.

Each command goes to the one service that carries it out; what is due in the waiting room is
claimed by one node and looked after, and a node that dies only delays it. Source: S10.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Final, assert_never

import structlog
from pydantic_core import from_json, to_json

from protocol import gathering as wire_commands
from protocol.frames import Plain
from rules.match.lobby_errors import LobbyRefusal
from rules.match.match_state import is_person
from rules.match.terms import is_real_time
from server.background import again_and_again
from server.ports import Peer, RoomStore, StoreUnavailable
from server.ports_lobby import Claims
from server.services.asked import Asking
from server.services.live_table import LiveTable
from server.services.open_again import OpenAgain
from server.services.open_tables import OpenTables
from server.services.pools import Pools
from server.services.ready_checks import ReadyChecks
from server.services.refusals import ServiceError, ok
from server.services.room import Room
from server.services.waits import CHECK, OPEN_TABLE, POOL, WOKEN, mark_of

log = structlog.get_logger()

SWEEP_S: Final = 0.25
LEASE_MS: Final = 10_000
AT_ONCE: Final = 64


class Gatherings:
    """Open tables, pools and ready checks together."""

    def __init__(
        self,
        open_tables: OpenTables,
        again: OpenAgain,
        pools: Pools,
        checks: ReadyChecks,
        asking: Asking,
        room: Room,
        store: RoomStore,
        claims: Claims,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._open_tables = open_tables
        self._again = again
        self._pools = pools
        self._checks = checks
        self._asking = asking
        self._room = room
        self._store = store
        self._claims = claims
        self._spawn = spawn
        self._tending: set[str] = set()
        room.listen(self._heard)

    # --- what people ask ------------------------------------------------

    async def carry_out(self, peer: Peer, command: wire_commands.AnyGatheringCommand) -> Plain:
        """The answer to one command; asked again, the same answer (S6)."""
        user, cmd_id = peer.person.user, command.cmd_id
        if (first := await self._store.answered(user, cmd_id)) is not None:
            return ok(cmd_id, result=from_json(first), duplicate=True)
        result = await self._do(peer, command)
        await self._store.remember_answer(user, cmd_id, to_json(result))
        return ok(cmd_id, result=result)

    async def _do(self, peer: Peer, command: wire_commands.AnyGatheringCommand) -> Plain:
        user = peer.person.user
        match command:
            case wire_commands.OpenTable():
                return await self._open_tables.open(peer, command)
            case wire_commands.JoinTable():
                return await self._open_tables.join(peer, command)
            case wire_commands.LeaveTable():
                return await self._open_tables.leave(user, command.table)
            case wire_commands.MoveSeat():
                return await self._open_tables.move(user, command)
            case wire_commands.SendAway():
                return await self._open_tables.send_away(user, command)
            case wire_commands.InvitePlayer():
                return await self._open_tables.invite(peer, command)
            case wire_commands.ChangeTable():
                return await self._open_tables.change(user, command)
            case wire_commands.SeatComputer():
                return await self._open_tables.seat_computer(user, command)
            case wire_commands.UnseatComputer():
                return await self._open_tables.unseat_computer(user, command)
            case wire_commands.OpenAgain():
                return await self._again.open(peer, command.table)
            case wire_commands.CallReady():
                return await self._open_tables.call_ready(user, command.table)
            case wire_commands.AnswerReady():
                return await self._answer(user, command)
            case wire_commands.JoinPool():
                return await self._pools.join(peer, command)
            case wire_commands.LeavePool():
                await self._pools.leave(user)
                return {}
            case _:
                assert_never(command)

    async def _answer(self, user: str, asked: wire_commands.AnswerReady) -> Plain:
        if await self._checks.look(asked.check) is not None:
            await self._checks.answer(user, asked.check, is_ready=asked.ready)
        else:
            await self._open_tables.answer(user, asked)
        return {}

    # --- telling --------------------------------------------------------

    async def tell(self, peer: Peer) -> None:
        """What a connection that has just come has to know. Raises StoreUnavailable."""
        user = peer.person.user
        peer.send(await self._pools.told(user))
        _, waits = await mark_of(self._claims, user)
        if waits.check is not None:
            await self._asking.tell(peer, "pool", waits.check)
        if waits.table is not None:
            await self._asking.tell(peer, "table", waits.table)

    def _heard(self, key: str) -> None:
        if key.startswith(WOKEN):
            user = key.removeprefix(WOKEN)
            if self._room.connections(user):
                self._spawn(self._tell_pool(user))

    async def _tell_pool(self, user: str) -> None:
        told = await self._pools.told(user)
        for peer in self._room.connections(user):
            peer.send(told)

    async def begun(self, live: LiveTable) -> None:
        """A table has started: who sits at a clocked one waits for nothing else any more."""
        match = live.table.match
        if not is_real_time(match.start.terms):
            return
        for seat, holder in enumerate(match.start.seats):
            if is_person(match, seat):
                await self._wait_no_longer(holder.user, live.id)

    async def _wait_no_longer(self, user: str, begun: str) -> None:
        _, waits = await mark_of(self._claims, user)
        try:
            if waits.pool is not None:
                await self._pools.leave(user)
            elif waits.table not in (None, begun):
                await self._open_tables.leave(user, waits.table)
            elif waits.check not in (None, begun):
                await self._checks.answer(user, waits.check, is_ready=False)
        except (LobbyRefusal, ServiceError):
            return  # it was over in the same moment

    # --- what happens by itself -----------------------------------------

    async def run(self) -> None:
        """Look after what is due, for ever; a store that does not answer is asked again."""
        await again_and_again("gatherings", self.look_after, SWEEP_S)

    async def look_after(self) -> None:
        """Claim what is due now, and begin to look after it. Raises StoreUnavailable."""
        for item in await self._claims.claim(LEASE_MS, AT_ONCE):
            if item not in self._tending:
                self._tending.add(item)
                self._spawn(self._tend(item))

    async def _tend(self, item: str) -> None:
        try:
            if item.startswith(POOL):
                await self._pools.run(item)
            elif item.startswith(CHECK):
                await self._checks.tend(item.removeprefix(CHECK))
            elif item.startswith(OPEN_TABLE):
                await self._open_tables.tend(item.removeprefix(OPEN_TABLE))
        except (StoreUnavailable, LobbyRefusal, ServiceError) as refusal:
            # The lease ends, and it is looked after again.
            log.info("gathering_put_off", item=item, why=type(refusal).__name__)
        finally:
            self._tending.discard(item)
