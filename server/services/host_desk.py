"""The hosts' desk: who is no host hears `forbidden`, whatever he asks.

The mark is read from the archive for each command: whoever loses it, loses it at once.
"""

from collections.abc import Awaitable
from dataclasses import asdict
from typing import assert_never

from protocol import hosting as asked_for
from protocol.errors import ErrorCode
from protocol.frames import Plain
from protocol.hosting import AnyHostAct, AnyHostCommand, AnyHostLook
from server.ports import Guest, Peer, WallClock
from server.ports_people import AccountArchive, SanctionKind
from server.services.hosting import By, Hosting
from server.services.refusals import ServiceError, ok


class HostDesk:
    """Commands of hosts in, answers out."""

    def __init__(self, hosting: Hosting, accounts: AccountArchive, wall: WallClock) -> None:
        self._hosting = hosting
        self._accounts = accounts
        self._wall = wall

    async def carry_out(self, peer: Peer, command: AnyHostCommand) -> Plain:
        """Do what a host asks. Raises ServiceError, Rejection, NameTaken, StoreUnavailable."""
        await self._check(peer.person)
        by = By(name=peer.person.name, key=f"{peer.person.user}:{command.cmd_id}")
        if isinstance(command, AnyHostLook):
            return ok(command.cmd_id, result=await self._look(command))
        return ok(command.cmd_id, result=await self._act(by, command))

    async def _check(self, person: Guest) -> None:
        account = await self._accounts.account(person.user, self._wall.now_ms())
        if account is None or not account.admin or account.bot:
            raise ServiceError(ErrorCode.FORBIDDEN)
        if account.sanction(SanctionKind.SUSPENDED) is not None:
            raise ServiceError(ErrorCode.FORBIDDEN)

    async def _look(self, command: AnyHostLook) -> Plain:
        match command:
            case asked_for.HostOverview():
                return await self._hosting.overview()
            case asked_for.HostFind(query=query):
                return await self._hosting.find(query)
            case asked_for.HostReports():
                return {"reports": await self._hosting.reports()}
            case asked_for.HostActs():
                return {"acts": await self._hosting.acts()}
            case _:
                assert_never(command)

    async def _act(self, by: By, command: AnyHostAct) -> Plain | None:
        hosting = self._hosting
        done: Awaitable[None]
        match command:
            case asked_for.HostRename(user=user, name=name):
                done = hosting.rename(by, user, name)
            case asked_for.HostSanction(user=user, kind=kind, minutes=minutes, reason=reason):
                done = hosting.sanction(by, user, SanctionKind(kind), minutes, reason)
            case asked_for.HostLift(user=user, kind=kind):
                done = hosting.lift(by, user, SanctionKind(kind))
            case asked_for.HostVoid(table=table, reason=reason):
                done = hosting.void(by, table, reason)
            case asked_for.HostBanner(text=text, at=at):
                done = hosting.banner(by, text, at)
            case asked_for.HostDrain(node=node, on=on):
                done = hosting.drain(by, node, on=on)
            case asked_for.HostClose(report=report):
                done = hosting.close_report(by, report)
            case asked_for.HostBackup():
                return asdict(await hosting.backup(by))
            case _:
                assert_never(command)
        await done
        return None
