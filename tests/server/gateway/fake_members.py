"""Accounts of the gateway's tests: they write down what is asked, and refuse what they shall."""

from dataclasses import dataclass, field, replace
from typing import Any

from protocol.account import (
    Account,
    AccountSettings,
    ChangePassword,
    Program,
    Programs,
    ProgramToken,
    Register,
    SignIn,
)
from server.house import SignedIn
from server.ports import Guest

ANNA = Guest(user="anna", name="Anna", guest=False, language="de")


@dataclass
class FakeMembers:
    """`Members` and `OwnPrograms` in one. refusal: what everything raises."""

    asked: list[Any] = field(default_factory=list)
    refusal: Exception | None = None

    def _note(self, *asked: Any) -> None:
        self.asked.append(asked)
        if self.refusal is not None:
            raise self.refusal

    async def account(self, person: Guest) -> Account:
        self._note("account", person.user)
        return Account(
            user=person.user,
            name=person.name,
            guest=person.guest,
            bot=False,
            admin=False,
            created_at=1,
            registered_at=None,
            email=None,
            taler=0,
            restrictions=[],
        )

    async def register(self, person: Guest, asked: Register) -> Guest:
        self._note("register", person.user, asked)
        return replace(person, name=asked.name, guest=False)

    async def sign_in(self, asked: SignIn) -> SignedIn:
        self._note("sign_in", asked)
        return SignedIn(token="anna-token", person=ANNA)

    async def sign_out_everywhere(self, person: Guest) -> None:
        self._note("sign_out_everywhere", person.user)

    async def change_password(self, person: Guest, token: str, asked: ChangePassword) -> None:
        self._note("change_password", person.user, token, asked)

    async def change_email(self, person: Guest, email: str | None) -> None:
        self._note("change_email", person.user, email)

    async def settings(self, person: Guest) -> AccountSettings:
        self._note("settings", person.user)
        return AccountSettings(challenges="friends", page={})

    async def change_settings(self, person: Guest, settings: AccountSettings) -> None:
        self._note("change_settings", person.user, settings)

    async def export(self, person: Guest) -> dict[str, object]:
        self._note("export", person.user)
        return {"user": {"name": person.name}}

    async def delete(self, person: Guest, password: str | None) -> None:
        self._note("delete", person.user, password)

    async def listed(self, owner: Guest) -> Programs:
        self._note("listed", owner.user)
        return Programs(programs=[Program(user="r1", name="Robot")], most=5)

    async def add(self, owner: Guest, name: str) -> ProgramToken:
        self._note("add", owner.user, name)
        return ProgramToken(user="r2", name=name, token="secret")

    async def renew(self, owner: Guest, user: str) -> ProgramToken:
        self._note("renew", owner.user, user)
        return ProgramToken(user=user, name="Robot", token="secret")

    async def drop(self, owner: Guest, user: str) -> None:
        self._note("drop", owner.user, user)
