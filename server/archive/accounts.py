"""Guests who became accounts: names, passwords' hashes, settings. Tokens are in tokens.py."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rules.match.stakes import gift
from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.ledger import carry_out
from server.archive.sanctions import running
from server.archive.schema import ACCOUNTS, TOKENS, USERS
from server.ports import Guest, NameTaken
from server.ports_people import Account, Credentials, Settings, UnknownUser
from server.services.names import skeleton

PEOPLE = USERS.outerjoin(ACCOUNTS, ACCOUNTS.c.user == USERS.c.id)
"""Everybody, with what there is of an account."""

_GUEST = (
    USERS.c.id,
    USERS.c.name,
    USERS.c.guest,
    USERS.c.language,
    ACCOUNTS.c.bot,
    ACCOUNTS.c.admin,
)


def people(*more: Any) -> Select[Any]:
    """A query for `as_guest`, deleted users left out."""
    return select(*_GUEST, *more).select_from(PEOPLE).where(USERS.c.deleted_at.is_(None))


def as_guest(row: Row[Any]) -> Guest:
    """A person from a row of `people`."""
    return Guest(
        user=row.id,
        name=row.name,
        guest=row.guest,
        language=row.language,
        bot=bool(row.bot),
        admin=bool(row.admin),
    )


async def lock_user(connection: AsyncConnection, user: str) -> None:
    """Let nobody else change or delete the user. Raises UnknownUser."""
    query = select(USERS.c.id).where(USERS.c.id == user, USERS.c.deleted_at.is_(None))
    if (await connection.execute(query.with_for_update())).one_or_none() is None:
        raise UnknownUser(user)


async def set_name(connection: AsyncConnection, user: str, name: str, **more: object) -> None:
    """Change a name. Raises NameTaken; the transaction is then to be rolled back."""
    named = update(USERS).where(USERS.c.id == user, USERS.c.deleted_at.is_(None))
    try:
        await connection.execute(named.values(name=name, skeleton=skeleton(name), **more))
    except IntegrityError as conflict:
        raise NameTaken from conflict


class SqlAccounts:
    """The port `AccountArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def account(self, user: str, now_ms: int) -> Account | None:
        """What is kept about `user`; None: nobody, or deleted."""
        return await self._one(USERS.c.id == user, now_ms)

    async def named(self, name: str, now_ms: int) -> Account | None:
        """Who has this name, or one that looks like it; None: nobody."""
        return await self._one(USERS.c.skeleton == skeleton(name), now_ms)

    async def _one(self, who: ColumnElement[bool], now_ms: int) -> Account | None:
        async with reading(self._engine) as connection:
            row = (await connection.execute(_everything().where(who))).one_or_none()
            return None if row is None else await _account(connection, row, now_ms)

    async def find(self, beginning: str, limit: int, now_ms: int) -> Sequence[Account]:
        """Those whose names look like they begin so, by name (for hosts)."""
        shape = skeleton(beginning)
        query = _everything().where(USERS.c.skeleton.startswith(shape, autoescape=True))
        query = query.order_by(USERS.c.skeleton).limit(limit)
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
            return [await _account(connection, row, now_ms) for row in rows]

    @unbroken
    async def register(
        self, user: str, *, name: str, password_hash: str, email: str | None, now_ms: int
    ) -> Credentials:
        """Make a guest an account under the same id, with the start gift of Taler.

        Returns the credentials now stored: when the user had registered before, the first ones,
        and nothing changes. Raises NameTaken, UnknownUser.
        """
        account = {
            "user": user,
            "password_hash": password_hash,
            "email": email,
            "registered_at": now_ms,
            "bot": False,
            "admin": False,
            "settings": "{}",
        }
        async with writing(self._engine) as connection:
            await lock_user(connection, user)
            if await insert_once(connection, ACCOUNTS, account):
                await set_name(connection, user, name, guest=False)
                await carry_out(connection, [gift(user)], now_ms)
            stored = people(ACCOUNTS.c.password_hash).where(USERS.c.id == user)
            row = (await connection.execute(stored)).one()
        return Credentials(person=as_guest(row), password_hash=row.password_hash)

    async def credentials(self, name: str) -> Credentials | None:
        """By the name, or one that looks like it; None: no such account."""
        query = people(ACCOUNTS.c.password_hash).where(
            USERS.c.skeleton == skeleton(name), ACCOUNTS.c.user.is_not(None)
        )
        async with reading(self._engine) as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return Credentials(person=as_guest(row), password_hash=row.password_hash)

    @unbroken
    async def set_password(self, user: str, password_hash: str, keep: bytes | None) -> None:
        """Change the password and end all tokens but the one with the hash `keep`.

        Raises UnknownUser.
        """
        others = delete(TOKENS).where(TOKENS.c.user == user)
        if keep is not None:
            others = others.where(TOKENS.c.hash != keep)
        async with writing(self._engine) as connection:
            await _change(connection, user, password_hash=password_hash)
            await connection.execute(others)

    @unbroken
    async def rehash(self, user: str, former: str, password_hash: str) -> None:
        """Keep another hash of the same password, if `former` is still the one kept."""
        same = update(ACCOUNTS).where(ACCOUNTS.c.user == user, ACCOUNTS.c.password_hash == former)
        async with writing(self._engine) as connection:
            await connection.execute(same.values(password_hash=password_hash))

    @unbroken
    async def set_email(self, user: str, email: str | None) -> None:
        """Change or forget the e-mail address. Raises UnknownUser."""
        async with writing(self._engine) as connection:
            await _change(connection, user, email=email)

    @unbroken
    async def set_settings(self, user: str, settings: Settings) -> None:
        """Keep all settings. Raises UnknownUser."""
        async with writing(self._engine) as connection:
            await _change(connection, user, settings=json.dumps(dict(settings)))

    @unbroken
    async def set_admin(self, user: str, admin: bool) -> None:
        """Make an account a host's, or no longer. Raises UnknownUser."""
        async with writing(self._engine) as connection:
            await _change(connection, user, admin=admin)


def _everything() -> Select[Any]:
    return people(
        USERS.c.created_at,
        ACCOUNTS.c.registered_at,
        ACCOUNTS.c.email,
        ACCOUNTS.c.owner,
        ACCOUNTS.c.settings,
    )


async def _account(connection: AsyncConnection, row: Row[Any], now_ms: int) -> Account:
    return Account(
        user=row.id,
        name=row.name,
        language=row.language,
        created_at=row.created_at,
        registered_at=row.registered_at,
        email=row.email,
        bot=bool(row.bot),
        owner=row.owner,
        admin=bool(row.admin),
        sanctions=await running(connection, row.id, now_ms),
        settings=json.loads(row.settings or "{}"),
    )


async def _change(connection: AsyncConnection, user: str, **values: object) -> None:
    """Change a person's account; programs have neither password nor rights."""
    changed = update(ACCOUNTS).where(ACCOUNTS.c.user == user, ~ACCOUNTS.c.bot).values(**values)
    if (await connection.execute(changed)).rowcount == 0:
        raise UnknownUser(user)
