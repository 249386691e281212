"""A finished table of three to five is opened again: on the same terms, with free seats.

Where not all want or can have a rematch, who stayed need not set everything up anew. Of those who
ask at the same moment one opens the table and the others sit down there: its id is noted once,
by compare-and-set, under the id of the finished one. Source: mechanisms.md 3.6.
"""

from typing import Final

from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.match_state import Match, is_person
from server.ports import Chance, Peer, TableId
from server.ports_lobby import Change, Claims, RecordChange
from server.services.open_tables import OpenTables
from server.services.refusals import ServiceError
from server.services.tables import Tables

_FEWEST: Final = 3
"""With two seats there is nobody left to open a table for: they agree, or one leaves."""

_AGAIN: Final = "again:"
_KEPT_MS: Final = 24 * 3_600_000
_TRIES: Final = 10


class OpenAgain:
    """Finds or opens the open table that follows a finished one."""

    def __init__(
        self, tables: Tables, open_tables: OpenTables, claims: Claims, chance: Chance
    ) -> None:
        self._tables = tables
        self._open_tables = open_tables
        self._claims = claims
        self._chance = chance

    async def open(self, peer: Peer, finished: str) -> Plain:
        """Sit down at the table that follows; its id.

        Raises LobbyRefusal (FORBIDDEN: it is not over, or not his; GONE: it goes on already),
        ServiceError(NOT_FOUND, BUSY), StoreUnavailable.
        """
        live = await self._tables.open(TableId(finished))
        if live is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        match = live.table.match
        _demand_own_end(match, peer.person.user)
        table = await self._following(finished)
        await self._open_tables.open_or_join(peer, table, match.start.terms, len(match.seats))
        return {"table": table}

    async def _following(self, finished: str) -> str:
        """The id of the open table; a new one where the last one came to nothing."""
        key = f"{_AGAIN}{finished}"
        for _ in range(_TRIES):
            [(revision, value)] = await self._claims.records([key])
            if value:
                noted = value.decode()
                if await self._tables.open(TableId(noted)) is not None:
                    raise LobbyRefusal(LobbyCode.GONE, state="playing")
                if await self._open_tables.stands(noted) is not False:
                    return noted
            fresh = self._chance.new_id()
            record = RecordChange(key=key, expected=revision, value=fresh.encode(), ttl_ms=_KEPT_MS)
            if await self._claims.change(Change(records=[record])):
                return fresh
        raise ServiceError(ErrorCode.BUSY)


def _demand_own_end(match: Match, user: str) -> None:
    sat = {holder.user for seat, holder in enumerate(match.start.seats) if is_person(match, seat)}
    if not match.over or user not in sat or len(match.seats) < _FEWEST:
        raise LobbyRefusal(LobbyCode.FORBIDDEN)
    if match.rematch is not None:
        raise LobbyRefusal(LobbyCode.GONE, state="playing")
