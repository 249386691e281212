"""How people stand at this moment: account, rating, Taler, other tables, friends and blocks.

Here is read what the pure questions of `rules/match/preflight.py` are asked with; nothing is
decided. Source: mechanisms.md 3.3.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from rules.game import Millis
from rules.match.challenge import Party
from rules.match.elo import START
from rules.match.farming import DAY
from rules.match.preflight import Accepts, Standing
from rules.match.terms import SeatHolder
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
        account = None
        if not person.guest:
            account = await self._books.accounts.account(person.user, self._wall.now_ms())
        relations = await self._books.relations.relations(person.user)
        registered = account is not None and not person.bot
        return Standing(
            user=person.user,
            registered=registered,
            connected=self._room.is_here(person.user),
            busy=await self._busy.table_of(person.user) is not None,
            rating=(await self._rating(person.user, game))[0] if registered else None,
            balance=await self._books.ledger.balance(person.user) if registered else 0,
            accepts=_accepts(account),
            friends=relations.friends,
            blocks=relations.blocks,
            suspended_until=_suspended_until(account),
        )

    async def met(self, one: str, other: str) -> int:
        """Rated games of the two in the last day."""
        since = self._wall.now_ms() - DAY
        met = await self._books.fair_play.meetings((one, other), since)
        return met.get(frozenset({one, other}), 0)

    async def party(self, person: Guest, game: str) -> Party:
        """A person as one who negotiates about `game`."""
        rating, games = None, 0
        if not (person.guest or person.bot):
            rating, games = await self._rating(person.user, game)
        return Party(
            user=person.user, name=person.name, guest=person.guest, rating=rating, games=games
        )

    async def rated(self, holders: Sequence[SeatHolder], game: str) -> tuple[SeatHolder, ...]:
        """Who sits where, with the ratings of now; those of programs and guests stay empty."""
        found = []
        for holder in holders:
            account = None
            if not holder.guest and holder.computer is None:
                account = await self._books.accounts.account(holder.user, self._wall.now_ms())
            rating, games = None, 0
            if account is not None and not account.guest and not account.bot:
                rating, games = await self._rating(holder.user, game)
            found.append(
                SeatHolder(
                    user=holder.user,
                    name=holder.name if account is None else account.name,
                    guest=holder.guest,
                    computer=holder.computer,
                    rating=rating,
                    games=games,
                )
            )
        return tuple(found)

    async def _rating(self, user: str, game: str) -> tuple[int, int]:
        """Rating and rated games; who has not played yet starts like everybody."""
        rating = (await self._books.ratings.ratings([user], game)).get(user)
        return (START, 0) if rating is None else (rating.value, rating.games)


def _accepts(account: Account | None) -> Accepts:
    wish = None if account is None else account.settings.get(ACCEPTS)
    return Accepts(wish) if wish in set(Accepts) else Accepts.EVERYONE


def _suspended_until(account: Account | None) -> Millis | None:
    sanction = None if account is None else account.sanction(SanctionKind.UNRATED)
    return None if sanction is None else Millis(sanction.until)
