"""The house behind the sockets: one command in, the service that does it, one answer out.

Commands of a table at hand are plain calls inside the socket's callback; everything that must wait
becomes a task, at most 8 a connection. Source: layout.md, one message through the house.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, assert_never

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from protocol.gathering import AnyGatheringCommand
from protocol.hosting import AnyHostCommand
from protocol.talk import AnyTalkCommand
from server.faults import report
from server.house import AnyCommand, plain_person
from server.ports import Chance, Peer, TableId
from server.services.accounts import Accounts
from server.services.attending import Attending, Reading
from server.services.challenge_records import CHALLENGED
from server.services.challenges import Challenges
from server.services.computer_tables import ComputerTables
from server.services.gatherings import Gatherings
from server.services.host_desk import HostDesk
from server.services.refusals import error, ok, refusal
from server.services.room import Room
from server.services.seat_asks import SeatAsk
from server.services.seeks import Seeks
from server.services.tables import Tables
from server.services.talk_desk import TalkDesk
from server.services.yourself import Yourself

MAX_TASKS: Final = 8
"""Commands of one connection that wait for something at the same time."""


class FrontDesk:
    """All services together, as the sockets see them (`server.house.House`)."""

    def __init__(
        self,
        *,
        accounts: Accounts,
        attending: Attending,
        computer_tables: ComputerTables,
        challenges: Challenges,
        seeks: Seeks,
        room: Room,
        tables: Tables,
        yourself: Yourself,
        talk: TalkDesk,
        hosts: HostDesk,
        gatherings: Gatherings,
        chance: Chance,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._accounts = accounts
        self._yourself = yourself
        self._talk = talk
        self._hosts = hosts
        self._gatherings = gatherings
        self._attending = attending
        self._computer_tables = computer_tables
        self._challenges = challenges
        self._seeks = seeks
        self._room = room
        self._tables = tables
        self._chance = chance
        self._spawn = spawn
        self._tasks: Counter[str] = Counter()
        room.listen(self._own_tables_changed)
        room.listen(self._challenges_changed)

    # --- the gateway's calls --------------------------------------------

    async def opened(self, peer: Peer) -> Sequence[Plain]:
        """A peer said hello: the user's running tables."""
        await self._room.arrive(peer)
        self._spawn(self._tell_challenges(peer.person.user))
        self._spawn(self._yourself.arrived(peer))
        self._spawn(self._talk.opened(peer))
        self._spawn(self._gatherings.tell(peer))
        return await self._own_tables(peer.person.user)

    def receive(self, peer: Peer, command: AnyCommand, received_at: int) -> None:
        """One command, inside the socket's callback."""
        if isinstance(command, SeatAsk):
            try:
                if self._attending.ask(peer, command, received_at):
                    return
            except Exception as fault:
                peer.send(self._refusal(command.cmd_id, fault))
                return
        if self._tasks[peer.id] >= MAX_TASKS:
            peer.send(error(command.cmd_id, ErrorCode.BUSY))
            return
        self._tasks[peer.id] += 1
        self._spawn(self._answer(peer, command, received_at))

    def drained(self, peer: Peer) -> None:
        """`peer` can follow again."""
        self._attending.resend(peer)

    def closed(self, peer: Peer) -> None:
        """The connection is gone."""
        self._spawn(self._part(peer))

    # --- commands that wait ---------------------------------------------

    async def _answer(self, peer: Peer, command: AnyCommand, received_at: int) -> None:
        try:
            answer = await self._carry_out(peer, command, received_at)
            if answer is not None:
                peer.send(answer)
        except Exception as fault:
            peer.send(self._refusal(command.cmd_id, fault))
        finally:
            self._tasks[peer.id] -= 1
            if not self._tasks[peer.id]:
                del self._tasks[peer.id]

    async def _carry_out(self, peer: Peer, command: AnyCommand, received_at: int) -> Plain | None:
        """Do what is asked; None: the answer comes by itself (a snapshot, a table's)."""
        if isinstance(command, SeatAsk):
            await self._attending.open_and_ask(peer, command, received_at)
            return None
        if isinstance(command, Reading):
            return ok(command.cmd_id, result=await self._attending.read(peer, command))
        if isinstance(command, AnyTalkCommand):
            return await self._talk.carry_out(peer, command)
        if isinstance(command, AnyHostCommand):
            return await self._hosts.carry_out(peer, command)
        if isinstance(command, AnyGatheringCommand):
            return await self._gatherings.carry_out(peer, command)
        match command:
            case wire_commands.Attach():
                await self._attending.attach(peer, command)
                await self._tell_doing(peer)
                return None
            case wire_commands.Detach():
                await self._attending.detach(peer, TableId(command.table))
                await self._tell_doing(peer)
                return ok(command.cmd_id)
            case wire_commands.EnterRoom():
                peer.send(await self._room.enter(peer))
                return ok(command.cmd_id)
            case wire_commands.LeaveRoom():
                self._room.leave(peer)
                return ok(command.cmd_id)
            case wire_commands.Rename():
                return await self._rename(peer, command)
            case _:
                return await self._start_something(peer, command)

    async def _start_something(
        self,
        peer: Peer,
        command: wire_commands.PlayComputer
        | wire_commands.CheckChallenge
        | wire_commands.ChallengePlayer
        | wire_commands.PostSeek
        | wire_commands.TakeSeek
        | wire_commands.WithdrawSeek
        | wire_commands.OpenLink
        | wire_commands.FollowLink
        | wire_commands.CounterLink
        | wire_commands.AcceptLink
        | wire_commands.DeclineLink
        | wire_commands.CancelLink,
    ) -> Plain:
        match command:
            case wire_commands.PlayComputer():
                live = await self._computer_tables.play(peer, command)
                return ok(command.cmd_id, result={"table": live.id})
            case wire_commands.CheckChallenge():
                return ok(command.cmd_id, result=await self._challenges.check(peer, command))
            case wire_commands.PostSeek():
                return ok(command.cmd_id, result=await self._seeks.post(peer, command))
            case wire_commands.TakeSeek():
                return ok(command.cmd_id, result=await self._seeks.take(peer, command))
            case wire_commands.WithdrawSeek():
                return ok(command.cmd_id, result=await self._seeks.withdraw(peer, command))
            case wire_commands.ChallengePlayer():
                link = await self._challenges.challenge(peer, command)
            case wire_commands.OpenLink():
                link = await self._challenges.open(peer, command)
            case wire_commands.FollowLink():
                link = await self._challenges.follow(peer, command.link)
            case wire_commands.CounterLink():
                link = await self._challenges.counter(peer, command)
            case wire_commands.AcceptLink():
                link = await self._challenges.accept(peer, command)
            case wire_commands.DeclineLink():
                link = await self._challenges.decline(peer, command)
            case wire_commands.CancelLink():
                link = await self._challenges.cancel(peer, command.link)
            case _:
                assert_never(command)
        return ok(command.cmd_id, result=link)

    async def _rename(self, peer: Peer, command: wire_commands.Rename) -> Plain:
        renamed = await self._accounts.rename(peer.person, command.name)
        await self._yourself.tell(renamed.user)
        await self._yourself.changed(renamed.user)
        return ok(command.cmd_id, result=plain_person(renamed))

    async def _tell_doing(self, peer: Peer) -> None:
        seats, spectating = self._attending.counts(peer)
        await self._room.set_doing(
            peer, "playing" if seats else "watching" if spectating else "free"
        )

    async def _part(self, peer: Peer) -> None:
        self._challenges.gone(peer)
        self._talk.gone(peer)
        # Side by side: while the store is silent, neither may keep the other from being done.
        await asyncio.gather(self._attending.gone(peer), self._room.depart(peer))

    # --- own tables -----------------------------------------------------

    async def _own_tables(self, user: str) -> list[Plain]:
        found: list[Plain] = []
        for table in await self._room.own_tables(user):
            live = await self._tables.open(table)
            if live is None or live.table.match.over:
                continue
            for seat, holder in enumerate(live.table.match.start.seats):
                if holder.user == user:
                    found.append({"table": live.id, "game": live.game.id, "seat": seat})
        return found

    def _own_tables_changed(self, key: str) -> None:
        kind, _, user = key.partition(":")
        if kind == "user" and self._room.connections(user):
            self._spawn(self._tell_own_tables(user))

    async def _tell_own_tables(self, user: str) -> None:
        tables = await self._own_tables(user)
        for peer in self._room.connections(user):
            peer.send({"type": "your_tables", "tables": tables})

    def _challenges_changed(self, key: str) -> None:
        if key.startswith(CHALLENGED):
            user = key.removeprefix(CHALLENGED)
            if self._room.connections(user):
                self._spawn(self._tell_challenges(user))

    async def _tell_challenges(self, user: str) -> None:
        for peer in self._room.connections(user):
            peer.send(await self._challenges.told(peer))

    # --- refusals -------------------------------------------------------

    def _refusal(self, cmd_id: str, fault: Exception) -> Plain:
        answer = refusal(cmd_id, fault)
        if answer is None:
            incident = self._chance.nonce()
            report("command", fault, incident)
            answer = error(cmd_id, ErrorCode.INTERNAL, incident=incident)
        return answer
