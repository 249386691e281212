"""What is asked over HTTP about the own account, and what is answered.

A browser proves by its cookie who it is, a program by a bearer token.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from protocol.frames import Person
from protocol.ids import Natural, UserId
from protocol.message import Message

TypedName = Annotated[str, StringConstraints(max_length=60)]
"""As typed; what may be a name the house says with a reason."""
TypedPassword = Annotated[str, StringConstraints(max_length=1_000)]
Email = Annotated[str, StringConstraints(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]
"""Nobody can tell more of an address than that without writing to it."""


class Register(Message):
    """`POST /api/account/register`: the guest who asks becomes an account. Answer: `SignedIn`."""

    name: TypedName
    password: TypedPassword
    email: Email | None = None


class SignIn(Message):
    """`POST /api/account/sign_in`. Answer: `SignedIn`, with another token."""

    name: TypedName
    password: TypedPassword


class SignedIn(Person):
    """Who one is now. token: only for programs; a browser has a cookie."""

    token: str | None = None


class ChangePassword(Message):
    """`POST /api/account/password`. All other devices are signed out."""

    old: TypedPassword
    new: TypedPassword


class ChangeEmail(Message):
    """`POST /api/account/email`. None: forget it."""

    email: Email | None


class DeleteAccount(Message):
    """`POST /api/account/delete`. password: None for a guest, who has none."""

    password: TypedPassword | None = None


class Restriction(Message):
    """What one may not do until a time (ms since 1970), and why: a host's words or an outcome."""

    kind: str
    until: Natural
    reason: str


class Account(Message):
    """`GET /api/account`: what the house keeps about whoever asks. Times in ms since 1970."""

    user: UserId
    name: str
    guest: bool
    bot: bool
    admin: bool
    created_at: Natural
    registered_at: Natural | None
    email: str | None
    taler: Natural
    restrictions: list[Restriction]


SettingName = Annotated[str, StringConstraints(max_length=40)]
SettingValue: TypeAlias = (
    bool | Annotated[int, Field(ge=0, le=10_000)] | Annotated[str, StringConstraints(max_length=40)]
)


class AccountSettings(Message):
    """`GET` and `POST /api/account/settings`: what an account has set, the same on every device.

    challenges: from whom it takes challenges.
    page:       how the web client looks and sounds. The house does not look inside. Empty:
                nothing has been kept yet. Source: ux.md 7.
    """

    challenges: Literal["everyone", "friends", "nobody"]
    page: Annotated[dict[SettingName, SettingValue], Field(max_length=40)]


class NewProgram(Message):
    """`POST /api/account/programs`: an account for a program. Answer: `ProgramToken`."""

    name: TypedName


class Program(Message):
    """A program of one's own."""

    user: UserId
    name: str


class Programs(Message):
    """`GET /api/account/programs`. most: how many one may have."""

    programs: list[Program]
    most: Annotated[int, Field(ge=0)]


class ProgramToken(Program):
    """The only time that a program's token is told; also `POST …/programs/<user>/token`."""

    token: str
