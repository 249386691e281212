"""What the services need of the archive about people: one Protocol a job.

`server/archive` fills them with SQL. Every change is one transaction and does nothing the second
time: where it has a key, a repetition returns the first outcome. Times are wall-clock
milliseconds. Everything may raise StoreUnavailable.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias

from server.ports import Guest

FORGOTTEN_NAME: Final = "–"
"""What stands in the place of the name of one who has deleted the account."""

Settings: TypeAlias = Mapping[str, Any]
"""What a person has set, as plain JSON data; the archive does not look inside."""


class UnknownUser(Exception):
    """Nobody has this id (any more), or not in this role: a guest where an account is needed."""


class PasswordsBusy(Exception):
    """Too many passwords at once: the answer is `busy`."""


class Passwords(Protocol):
    """Passwords' hashes. Source: reliability.md 6."""

    async def hash(self, password: str) -> str:
        """A salted hash to keep. Raises PasswordsBusy."""

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; `stored` is None for an unknown name. Raises PasswordsBusy.

        The answer for an unknown name takes as long as any other.
        """

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made with other parameters: hash the password anew."""


class SanctionKind(StrEnum):
    """What somebody may not do for a while."""

    MUTED = "muted"  # write anything others read
    SUSPENDED = "suspended"  # sign in
    UNRATED = "unrated"  # play rated games; from a habit of bad fair-play outcomes


@dataclass(frozen=True, slots=True, kw_only=True)
class Sanction:
    """What somebody may not do from `since` until `until`, and why.

    by: name of the host; None: the house itself.
    """

    kind: SanctionKind
    since: int
    until: int
    reason: str
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """All that is kept about a person or a program, but for secrets.

    registered_at: None: a guest.
    owner:         whose program it is, when `bot`.
    sanctions:     those that run now.
    """

    user: str
    name: str
    language: str
    created_at: int
    registered_at: int | None = None
    email: str | None = None
    bot: bool = False
    owner: str | None = None
    admin: bool = False
    sanctions: tuple[Sanction, ...] = ()
    settings: Settings = field(default_factory=dict)

    @property
    def guest(self) -> bool:
        """Whether there is no account yet."""
        return self.registered_at is None

    def sanction(self, kind: SanctionKind) -> Sanction | None:
        """The running sanction of this kind."""
        return next((each for each in self.sanctions if each.kind is kind), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Credentials:
    """What a sign-in is held against; never leaves the server.

    password_hash: None: a program's account, which cannot sign in by password.
    """

    person: Guest
    password_hash: str | None


class AccountArchive(Protocol):
    """Guests who became accounts."""

    async def account(self, user: str, now_ms: int) -> Account | None:
        """What is kept about `user`; None: nobody, or deleted."""

    async def find(self, beginning: str, limit: int, now_ms: int) -> Sequence[Account]:
        """Those whose names look like they begin so, by name (for hosts)."""

    async def register(
        self, user: str, *, name: str, password_hash: str, email: str | None, now_ms: int
    ) -> Credentials:
        """Make a guest an account under the same id, with the start gift of Taler.

        Returns the credentials now stored: when the user had registered before, the first ones,
        and nothing changes. Raises NameTaken, UnknownUser.
        """

    async def credentials(self, name: str) -> Credentials | None:
        """By the name, or one that looks like it; None: no such account."""

    async def set_password(self, user: str, password_hash: str, keep: bytes | None) -> None:
        """Change the password and end all tokens but the one with the hash `keep`.

        Raises UnknownUser.
        """

    async def rehash(self, user: str, former: str, password_hash: str) -> None:
        """Keep another hash of the same password, if `former` is still the one kept."""

    async def named(self, name: str, now_ms: int) -> Account | None:
        """Who has this name, or one that looks like it; None: nobody."""

    async def set_email(self, user: str, email: str | None) -> None:
        """Change or forget the e-mail address. Raises UnknownUser."""

    async def set_settings(self, user: str, settings: Settings) -> None:
        """Keep all settings. Raises UnknownUser."""

    async def set_admin(self, user: str, admin: bool) -> None:
        """Make an account a host's, or no longer. Raises UnknownUser."""


class TokenArchive(Protocol):
    """Login tokens, by their hashes, and programs' accounts, which have nothing else."""

    async def add_token(self, user: str, token_hash: bytes, now_ms: int) -> None:
        """Sign in: a token that ends by lying idle. Raises UnknownUser."""

    async def end_tokens(self, user: str) -> None:
        """Sign out everywhere."""

    async def add_bot(self, owner: str, bot: Guest, token_hash: bytes, now_ms: int) -> None:
        """A program's account, with a token that does not end by lying idle.

        Raises NameTaken, UnknownUser when `owner` has no account of a person.
        """

    async def renew_bot_token(self, owner: str, bot: str, token_hash: bytes, now_ms: int) -> None:
        """Give the program another token, and end the old one. Raises UnknownUser."""

    async def bots(self, owner: str) -> Sequence[Guest]:
        """The owner's programs, by name."""


class SanctionArchive(Protocol):
    """What people may not do for a while, also what is over: habits count."""

    async def impose(self, user: str, sanction: Sanction) -> None:
        """From now on, in the place of a running one of its kind. Keyed by user, kind and since.

        A suspension ends all tokens of the user. Raises UnknownUser.
        """

    async def lift(self, user: str, kind: SanctionKind, now_ms: int) -> None:
        """End what runs of this kind."""

    async def sanctions(self, user: str, kind: SanctionKind, since_ms: int) -> Sequence[Sanction]:
        """Those that ended after `since_ms` or run, newest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Relations:
    """How somebody stands to others: ids. blocked_by: who has blocked him."""

    friends: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()


class Relation(StrEnum):
    """What one is to another; one thing at a time."""

    FRIEND = "friend"
    BLOCKED = "blocked"


class RelationArchive(Protocol):
    """Friends and blocks."""

    async def relations(self, user: str) -> Relations:
        """All of the user's."""

    async def relate(self, user: str, other: str, relation: Relation | None, now_ms: int) -> None:
        """What `other` is to `user` from now on; None: nothing. Raises UnknownUser."""


class DepartureArchive(Protocol):
    """Taking one's data along, and leaving for good."""

    async def export(self, user: str) -> Mapping[str, Any]:
        """All that is kept about a user, as plain JSON data; no secrets. Raises UnknownUser."""

    async def delete(self, user: str, now_ms: int) -> None:
        """Forget a user: the games stay, under a placeholder for the name.

        His programs go with him, Taler go back to the mint. The second time nothing is changed.
        """

    async def finish_deletions(self) -> None:
        """Take the names of the deleted out of games where an interrupted `delete` left them."""
