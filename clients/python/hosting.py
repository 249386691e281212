"""The hosts' tools for programs: a part of the `Client`. Whoever is no host is refused."""

from typing import Any

from clients.python.asking import Asker, new_command_id
from protocol import hosting as wire
from protocol.hosting import SanctionKind
from protocol.ids import TableId
from protocol.message import Command
from protocol.table_frames import Object


class HostTools:
    """What hosts may do. All raise Refused and Ended."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker

    async def overview(self) -> Object:
        """How the house stands."""
        return await self._ask(wire.HostOverview(cmd_id=new_command_id()))

    async def find(self, query: str) -> Object:
        """`people` whose names begin so, `table` with this id."""
        return await self._ask(wire.HostFind(cmd_id=new_command_id(), query=query))

    async def rename(self, user: str, name: str) -> None:
        """Give somebody another name."""
        await self._ask(wire.HostRename(cmd_id=new_command_id(), user=user, name=name))

    async def sanction(self, user: str, kind: SanctionKind, minutes: int, reason: str) -> None:
        """Forbid something for so many minutes."""
        await self._ask(
            wire.HostSanction(
                cmd_id=new_command_id(), user=user, kind=kind, minutes=minutes, reason=reason
            )
        )

    async def lift(self, user: str, kind: SanctionKind) -> None:
        """End a sanction before its time."""
        await self._ask(wire.HostLift(cmd_id=new_command_id(), user=user, kind=kind))

    async def void(self, table: TableId, reason: str) -> None:
        """End a table without a result."""
        await self._ask(wire.HostVoid(cmd_id=new_command_id(), table=table, reason=reason))

    async def banner(self, text: str, at: int | None = None) -> None:
        """Show everybody a notice; an empty text takes it away."""
        await self._ask(wire.HostBanner(cmd_id=new_command_id(), text=text, at=at))

    async def drain(self, node: str, *, on: bool = True) -> None:
        """Let a node hand over to the others, or serve again."""
        await self._ask(wire.HostDrain(cmd_id=new_command_id(), node=node, on=on))

    async def backup(self) -> Object:
        """Copy what is kept; where the copies lie, and what is left to do by hand."""
        return await self._ask(wire.HostBackup(cmd_id=new_command_id()))

    async def reports(self) -> list[Any]:
        """What people have told the hosts, newest first."""
        return _listed(await self._ask(wire.HostReports(cmd_id=new_command_id())), "reports")

    async def close_report(self, key: str) -> None:
        """It is dealt with."""
        await self._ask(wire.HostClose(cmd_id=new_command_id(), report=key))

    async def acts(self) -> list[Any]:
        """The last acts of hosts, newest first."""
        return _listed(await self._ask(wire.HostActs(cmd_id=new_command_id())), "acts")

    async def _ask(self, command: Command) -> Object:
        return (await self._asker.ask(command)).result or {}


def _listed(found: Object, name: str) -> list[Any]:
    rows = found[name]
    assert isinstance(rows, list)
    return rows
