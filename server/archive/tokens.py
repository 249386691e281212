"""Login tokens, of which only the hash is kept, and programs' accounts, which have nothing else.

Source: reliability.md 6.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.archive.accounts import as_guest, lock_user, people
from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.schema import ACCOUNTS, TOKENS, USERS
from server.ports import Guest, NameTaken
from server.ports_people import UnknownUser
from server.services.names import skeleton

TOKEN_IDLE_MS: Final = 30 * 24 * 3_600_000
"""A token that nobody uses for so long ends. Source: reliability.md 6."""

TOKEN_RENEW_MS: Final = 3_600_000
"""A token in use is noted as seen at most so often: not every reload should write."""


async def add_user(connection: AsyncConnection, person: Guest, now_ms: int) -> None:
    """A new person or program. Raises NameTaken; the transaction is then to be rolled back."""
    row = insert(USERS).values(
        id=person.user,
        name=person.name,
        skeleton=skeleton(person.name),
        guest=person.guest,
        language=person.language,
        created_at=now_ms,
    )
    try:
        await connection.execute(row)
    except IntegrityError as conflict:
        raise NameTaken from conflict


async def holder(engine: AsyncEngine, token_hash: bytes, now_ms: int) -> Guest | None:
    """Who holds this token; renews its 30 idle days."""
    query = people(TOKENS.c.seen_at).join(TOKENS, TOKENS.c.user == USERS.c.id)
    alive = TOKENS.c.lasting | (TOKENS.c.seen_at > now_ms - TOKEN_IDLE_MS)
    async with reading(engine) as connection:
        found = await connection.execute(query.where(TOKENS.c.hash == token_hash, alive))
        row = found.one_or_none()
    if row is None:
        return None
    if row.seen_at < now_ms - TOKEN_RENEW_MS:
        seen = update(TOKENS).where(TOKENS.c.hash == token_hash).values(seen_at=now_ms)
        async with writing(engine) as connection:
            await connection.execute(seen)
    return as_guest(row)


class SqlTokens:
    """The port `TokenArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @unbroken
    async def add_token(self, user: str, token_hash: bytes, now_ms: int) -> None:
        """Sign in: a token that ends by lying idle. Raises UnknownUser."""
        token = {"hash": token_hash, "user": user, "seen_at": now_ms, "lasting": False}
        async with writing(self._engine) as connection:
            await lock_user(connection, user)
            await insert_once(connection, TOKENS, token)

    @unbroken
    async def end_tokens(self, user: str) -> None:
        """Sign out everywhere."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.user == user))

    @unbroken
    async def add_bot(self, owner: str, bot: Guest, token_hash: bytes, now_ms: int) -> None:
        """A program's account, with a token that does not end by lying idle.

        Raises NameTaken, UnknownUser when `owner` has no account of a person.
        """
        person = select(ACCOUNTS.c.user).where(ACCOUNTS.c.user == owner, ~ACCOUNTS.c.bot)
        account = insert(ACCOUNTS).values(
            user=bot.user,
            registered_at=now_ms,
            bot=True,
            owner=owner,
            admin=False,
            settings="{}",
        )
        async with writing(self._engine) as connection:
            if (await connection.execute(person)).one_or_none() is None:
                raise UnknownUser(owner)
            if await _is_bot(connection, owner, bot.user):
                return
            await add_user(connection, bot, now_ms)
            await connection.execute(account)
            await _add_lasting(connection, bot.user, token_hash, now_ms)

    @unbroken
    async def renew_bot_token(self, owner: str, bot: str, token_hash: bytes, now_ms: int) -> None:
        """Give the program another token, and end the old one. Raises UnknownUser."""
        async with writing(self._engine) as connection:
            if not await _is_bot(connection, owner, bot):
                raise UnknownUser(bot)
            await connection.execute(
                delete(TOKENS).where(TOKENS.c.user == bot, TOKENS.c.hash != token_hash)
            )
            await _add_lasting(connection, bot, token_hash, now_ms)

    async def bots(self, owner: str) -> Sequence[Guest]:
        """The owner's programs, by name."""
        query = people().where(ACCOUNTS.c.owner == owner).order_by(USERS.c.name)
        async with reading(self._engine) as connection:
            return [as_guest(row) for row in await connection.execute(query)]


async def _is_bot(connection: AsyncConnection, owner: str, bot: str) -> bool:
    query = select(ACCOUNTS.c.user).where(ACCOUNTS.c.user == bot, ACCOUNTS.c.owner == owner)
    return (await connection.execute(query)).one_or_none() is not None


async def _add_lasting(
    connection: AsyncConnection, bot: str, token_hash: bytes, now_ms: int
) -> None:
    token = {"hash": token_hash, "user": bot, "seen_at": now_ms, "lasting": True}
    await insert_once(connection, TOKENS, token)
