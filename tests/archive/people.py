"""People of the archive's tests: guests, accounts, and what they are told apart by."""

from hashlib import sha256

from server.archive.sql import SqlArchive
from server.ports import Guest

DAY = 24 * 3_600_000
NOW = 1_764_000_000_000


def token(word: str) -> bytes:
    return sha256(word.encode()).digest()


async def guest(archive: SqlArchive, user: str) -> Guest:
    """A new guest whose token is his id's."""
    person = Guest(user=user, name=f"Gast {user} 1", guest=True, language="de")
    await archive.add_guest(person, token(user), NOW)
    return person


async def account(archive: SqlArchive, user: str, *, now: int = NOW) -> str:
    """A new account, with the start gift; the name is the id, the hash is `hash of <id>`."""
    await guest(archive, user)
    await archive.accounts.register(
        user, name=user, password_hash=f"hash of {user}", email=None, now_ms=now
    )
    return user


async def accounts(archive: SqlArchive, *users: str) -> tuple[str, ...]:
    for user in users:
        await account(archive, user)
    return users
