"""How people stand at this moment: account, rating, Taler, other tables, friends and blocks.

Here is read what the pure questions of `rules/match/preflight.py` are asked with; nothing is
decided. Source: mechanisms.md 3.3.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from rules.game import Millis
from rules.match.challenge import Party
from rules.match.elo import START
from rules.match.farming import DAY
from rules.match.preflight import Accepts, Standing
from rules.match.terms import SeatHolder, Terms
from server.ports import Guest, WallClock
from server.ports_games import FairPlayArchive, Ledger, RatingArchive
from server.ports_people import Account, AccountArchive, RelationArchive, SanctionKind
from server.services.busy import Busy
from server.services.room import Room

ACCEPTS: Final = "challenges"
"""Name of the setting that says from whom somebody takes challenges."""


class Books(Protocol):
    """What is read of the archive."""

    @property
    def accounts(self) -> AccountArchive: ...

    @property
    def relations(self) -> RelationArchive: ...

    @property
    def ledger(self) -> Ledger: ...

    @property
    def ratings(self) -> RatingArchive: ...

    @property
    def fair_play(self) -> FairPlayArchive: ...


class Standings:
    """How people stand, as the archive, the marks and the waiting room know it."""

    def __init__(self, books: Books, busy: Busy, room: Room, wall: WallClock) -> None:
        self._books = books
        self._busy = busy
        self._room = room
        self._wall = wall

    async def of(self, person: Guest, game: str) -> Standing:
        """How a person stands, where `game` is to be played."""
        user = person.user
        account, relations, table, (rating, _), balance = await asyncio.gather(
            self._account(person),
            self._books.relations.relations(user),
            self._busy.table_of(user),
            self._rating(person, game),
            self._balance(person),
        )
        return Standing(
            user=user,
            registered=rating is not None,
            connected=self._room.is_here(user),
            busy=table is not None,
            rating=rating,
            balance=balance,
            accepts=_accepts(account),
            friends=relations.friends,
            blocks=relations.blocks,
            suspended_until=_suspended_until(account),
        )

    async def met(self, one: str, other: str, terms: Terms) -> int:
        """Rated games of the two in the last day, where these terms make that matter."""
        if not terms.stake:
            return 0
        since = self._wall.now_ms() - DAY
        met = await self._books.fair_play.meetings((one, other), since)
        return met.get(frozenset({one, other}), 0)

    async def party(self, person: Guest, game: str) -> Party:
        """A person as one who negotiates about `game`."""
        rating, games = await self._rating(person, game)
        return Party(
            user=person.user, name=person.name, guest=person.guest, rating=rating, games=games
        )

    async def rated(self, holders: Sequence[SeatHolder], game: str) -> tuple[SeatHolder, ...]:
        """Who sits where, with the ratings of now; computers, programs and guests have none."""
        return tuple(await asyncio.gather(*(self._holder(holder, game) for holder in holders)))

    async def _holder(self, holder: SeatHolder, game: str) -> SeatHolder:
        if holder.guest or holder.computer is not None:
            return replace(holder, rating=None, games=0)
        account = await self._books.accounts.account(holder.user, self._wall.now_ms())
        if account is None or account.guest or account.bot:
            return replace(holder, rating=None, games=0)
        rating, games = await self._rating_of(holder.user, game)
        return replace(holder, name=account.name, rating=rating, games=games)

    async def _account(self, person: Guest) -> Account | None:
        if person.guest:
            return None
        return await self._books.accounts.account(person.user, self._wall.now_ms())

    async def _balance(self, person: Guest) -> int:
        return 0 if person.guest else await self._books.ledger.balance(person.user)

    async def _rating(self, person: Guest, game: str) -> tuple[int | None, int]:
        """Rating and rated games; guests and programs have none."""
        if person.guest or person.bot:
            return None, 0
        return await self._rating_of(person.user, game)

    async def _rating_of(self, user: str, game: str) -> tuple[int, int]:
        """Who has not played yet starts like everybody."""
        rating = (await self._books.ratings.ratings([user], game)).get(user)
        return (START, 0) if rating is None else (rating.value, rating.games)


def _accepts(account: Account | None) -> Accepts:
    wish = None if account is None else account.settings.get(ACCEPTS)
    return Accepts(wish) if wish in set(Accepts) else Accepts.EVERYONE


def _suspended_until(account: Account | None) -> Millis | None:
    sanction = None if account is None else account.sanction(SanctionKind.UNRATED)
    return None if sanction is None else Millis(sanction.until)
