"""Accounts for programs of third parties: a name of their own, a token instead of a password.

Their owners are people with accounts, who can see, renew and delete them. Source: mechanisms.md 10.
"""

from protocol.account import Program, Programs, ProgramToken
from protocol.errors import ErrorCode
from server.ports import Chance, Guest, WallClock
from server.ports_people import DepartureArchive, TokenArchive, UnknownUser
from server.services.accounts import Accounts, fit_name, token_hash
from server.services.leaving import Leaving
from server.services.refusals import ServiceError


class ProgramKeeper:
    """The accounts that somebody keeps for programs (`server.house.OwnPrograms`)."""

    def __init__(
        self,
        people: Accounts,
        *,
        tokens: TokenArchive,
        departure: DepartureArchive,
        leaving: Leaving,
        chance: Chance,
        wall: WallClock,
        most: int,
    ) -> None:
        self._people = people
        self._tokens = tokens
        self._departure = departure
        self._leaving = leaving
        self._chance = chance
        self._wall = wall
        self._most = most

    async def listed(self, owner: Guest) -> Programs:
        """All programs of the owner. Raises StoreUnavailable."""
        found = await self._tokens.bots(owner.user)
        return Programs(
            programs=[Program(user=bot.user, name=bot.name) for bot in found], most=self._most
        )

    async def add(self, owner: Guest, name: str) -> ProgramToken:
        """One more; its token is told this once.

        Raises NameTaken, ServiceError(ACCOUNT_NEEDED, NAME_INVALID, LIMIT).
        """
        checked = fit_name(name)
        if len(await self._tokens.bots(owner.user)) >= self._most:
            raise ServiceError(ErrorCode.LIMIT, limit="programs")
        token = self._chance.token()
        bot = Guest(
            user=self._chance.new_id(),
            name=checked,
            guest=False,
            language=owner.language,
            bot=True,
        )
        try:
            await self._tokens.add_bot(owner.user, bot, token_hash(token), self._wall.now_ms())
        except UnknownUser:
            raise ServiceError(ErrorCode.ACCOUNT_NEEDED) from None
        return ProgramToken(user=bot.user, name=bot.name, token=token)

    async def renew(self, owner: Guest, user: str) -> ProgramToken:
        """Another token; the old one ends at once. Raises ServiceError(NOT_FOUND)."""
        bot = await self._own(owner, user)
        token = self._chance.token()
        await self._tokens.renew_bot_token(owner.user, user, token_hash(token), self._wall.now_ms())
        await self._people.close_sockets(user)
        return ProgramToken(user=bot.user, name=bot.name, token=token)

    async def drop(self, owner: Guest, user: str) -> None:
        """Delete a program; its games stay, under no name. Raises ServiceError(NOT_FOUND)."""
        await self._own(owner, user)
        await self._leaving.leave_tables(user)
        await self._departure.delete(user, self._wall.now_ms())
        await self._people.close_sockets(user)

    async def _own(self, owner: Guest, user: str) -> Guest:
        for bot in await self._tokens.bots(owner.user):
            if bot.user == user:
                return bot
        raise ServiceError(ErrorCode.NOT_FOUND)
