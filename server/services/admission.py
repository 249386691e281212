"""Who may be at a table as whom: its seats, those who may watch, and whose stream is read again.

Source: mechanisms.md 1.5 and 9 (own table, blocked, privacy of a table).
"""

from protocol.errors import ErrorCode
from rules.game import SPECTATOR, Seat, Viewer
from rules.match.daily import is_final
from rules.match.secrecy import opens_at_end
from rules.match.terms import Audience
from server.ports import WallClock
from server.services.circles import Circles
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.tables import people


def seat_of(live: LiveTable, user: str) -> Seat | None:
    """The user's seat at a table; None: he has none."""
    for seat, holder in enumerate(live.table.match.start.seats):
        if holder.user == user:
            return seat
    return None


class Admission:
    """Decides it; everything raises ServiceError(FORBIDDEN) and StoreUnavailable."""

    def __init__(self, circles: Circles, wall: WallClock) -> None:
        self._circles = circles
        self._wall = wall

    def may_publish(self, live: LiveTable) -> bool:
        """Whether a finished table's whole record may be told: a daily one's when its day is over.

        Everybody plays the same cards that day, so that also its own player must wait.
        """
        daily = live.table.match.start.daily
        return daily is None or is_final(daily, self._wall.now_ms())

    def opens(self, live: LiveTable) -> bool:
        """Whether all that was hidden at a finished table may be told now."""
        return self.may_publish(live) and opens_at_end(live.game, live.table.match.start)

    async def viewer(self, live: LiveTable, user: str, role: str) -> Viewer:
        """As whom the user follows the table when he asks for `role`."""
        seat = seat_of(live, user)
        if role == "seat":
            if seat is None:
                raise ServiceError(ErrorCode.FORBIDDEN)
            return seat
        if seat is not None:  # the own table is never watched from outside
            raise ServiceError(ErrorCode.FORBIDDEN)
        await self._check_watching(live, user)
        return SPECTATOR

    async def reader(self, live: LiveTable, user: str) -> Viewer:
        """As whom the user reads the table: his seat, else a spectator if he may watch."""
        seat = seat_of(live, user)
        if seat is None:
            await self._check_watching(live, user)
            return SPECTATOR
        return seat

    async def _check_watching(self, live: LiveTable, user: str) -> None:
        seated = people(live)
        if (await self._circles.read(user)).blocked_by.intersection(seated):
            raise ServiceError(ErrorCode.FORBIDDEN)
        if live.table.match.start.daily is not None:
            if self.may_publish(live):
                return
            raise ServiceError(ErrorCode.FORBIDDEN)
        match live.table.match.start.terms.spectators.allowed:
            case Audience.EVERYONE:
                return
            case Audience.FRIENDS:
                for holder in seated:
                    if user in (await self._circles.read(holder)).friends:
                        return
        raise ServiceError(ErrorCode.FORBIDDEN)


def replay_viewer(
    reader: Viewer, seat: Seat | None, *, seats: int, over: bool, revealed: bool
) -> Viewer:
    """Whose stream `reader` may play again: while the table runs the own, then what the terms say.

    over:     as the reader knows it, who may see the table later than it is.
    revealed: the terms open all streams after the end.
    Raises ServiceError(FORBIDDEN, NOT_FOUND).
    """
    wanted: Viewer = SPECTATOR if seat is None else seat
    if seat is not None and not 0 <= seat < seats:
        raise ServiceError(ErrorCode.NOT_FOUND)
    if wanted == reader or (over and (revealed or wanted == SPECTATOR)):
        return wanted
    raise ServiceError(ErrorCode.FORBIDDEN)
