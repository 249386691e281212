"""From "all are ready" to the table, for as many as play: who stands in the way is named.

What must hold for a table to start, and every step to it, is `Agreed`'s. Source: mechanisms.md 3.4.
"""

from collections.abc import Sequence

from rules.game import Millis
from rules.match.challenge import Party
from rules.match.terms import Start, is_real_time
from server.ports import Guest, TableClock, WallClock
from server.services.accounts import Accounts
from server.services.agreed import Agreed, NotStarted
from server.services.busy import Busy
from server.services.standings import Standings


class Beginning:
    """Starts tables of people who have said that they are ready."""

    def __init__(
        self,
        agreed: Agreed,
        accounts: Accounts,
        standings: Standings,
        busy: Busy,
        *,
        clock: TableClock,
        wall: WallClock,
    ) -> None:
        self._agreed = agreed
        self._accounts = accounts
        self._standings = standings
        self._busy = busy
        self._clock = clock
        self._wall = wall

    async def begin(self, start: Start, agreed_at: Millis) -> str | None:
        """Start the table; None: it stands, else the user who stands in the way.

        agreed_at: table time. The second time it does nothing. Raises StoreUnavailable.
        """
        waited = self._clock.now() - agreed_at
        try:
            await self._agreed.begin(start, Millis(self._wall.now_ms() - waited))
        except NotStarted:
            return await self._culprit(start)
        return None

    async def parties(self, users: Sequence[str], game: str) -> list[Party]:
        """People by their ids, as those who agree; who has no account any more is left out."""
        found = []
        for user in users:
            person = await self._accounts.by_id(user)
            if person is not None:
                found.append(await self._standings.party(person, game))
        return found

    async def _culprit(self, start: Start) -> str:
        """Who sits elsewhere, or cannot pay; the first one if that has just changed."""
        people = [holder for holder in start.seats if holder.computer is None]
        for holder in people:
            if is_real_time(start.terms):
                at = await self._busy.table_of(holder.user)
                if at is not None and at != start.table:
                    return holder.user
            if start.terms.stake:
                person = Guest(
                    user=holder.user, name=holder.name, guest=holder.guest, language="de"
                )
                standing = await self._standings.of(person, start.terms.game)
                if standing.balance < start.terms.stake:
                    return holder.user
        return people[0].user
