"""From guest to account and back: registering, signing in, passwords, one's own data, leaving.

Passwords are hashed beside the event loop, a few at a time (server/passwords.py), and tried for
one name only so often (sign_in_delays.py). Source: reliability.md 5 and 6, ux.md 3.
"""

from contextlib import suppress
from typing import Final

from protocol.account import (
    Account,
    AccountSettings,
    ChangePassword,
    Register,
    Restriction,
    SignIn,
)
from protocol.errors import ErrorCode
from rules.match.preflight import Accepts
from server.config import Rate
from server.house import SignedIn
from server.limits import Buckets
from server.ports import Chance, Guest, TableClock, WallClock
from server.ports_games import Ledger
from server.ports_people import (
    AccountArchive,
    Credentials,
    DepartureArchive,
    Passwords,
    PasswordsBusy,
    SanctionKind,
    Settings,
    TokenArchive,
    UnknownUser,
)
from server.services.accounts import Accounts, fit_name, token_hash
from server.services.leaving import Leaving
from server.services.names import skeleton
from server.services.password_rules import check_password
from server.services.refusals import ServiceError
from server.services.sign_in_delays import SignInDelays
from server.services.standings import ACCEPTS
from server.services.yourself import Yourself

_NOTHING_SET: Final[Settings] = {ACCEPTS: Accepts.EVERYONE, "page": {}}


class Membership:
    """What somebody does with the own account (`server.house.Members`)."""

    def __init__(
        self,
        people: Accounts,
        *,
        accounts: AccountArchive,
        tokens: TokenArchive,
        departure: DepartureArchive,
        ledger: Ledger,
        passwords: Passwords,
        leaving: Leaving,
        yourself: Yourself,
        chance: Chance,
        clock: TableClock,
        wall: WallClock,
        sign_ins: Rate,
        exports: Rate,
    ) -> None:
        self._people = people
        self._accounts = accounts
        self._tokens = tokens
        self._departure = departure
        self._ledger = ledger
        self._passwords = passwords
        self._leaving = leaving
        self._yourself = yourself
        self._chance = chance
        self._clock = clock
        self._wall = wall
        self._delays = SignInDelays(sign_ins)
        self._exports = Buckets(exports)

    async def account(self, person: Guest) -> Account:
        """What is kept about him. Raises UnknownUser."""
        found = await self._accounts.account(person.user, self._wall.now_ms())
        if found is None:
            raise UnknownUser(person.user)
        return Account(
            user=found.user,
            name=found.name,
            guest=found.guest,
            bot=found.bot,
            admin=found.admin,
            created_at=found.created_at,
            registered_at=found.registered_at,
            email=found.email,
            taler=await self._ledger.balance(found.user),
            restrictions=[
                Restriction(kind=one.kind, until=one.until, reason=one.reason)
                for one in found.sanctions
            ],
        )

    async def register(self, person: Guest, asked: Register) -> Guest:
        """A guest becomes an account under the same id; asked again the same, the same answer.

        Raises NameTaken, PasswordsBusy, ServiceError(NAME_INVALID, TOO_WEAK, ALREADY_REGISTERED).
        """
        name = fit_name(asked.name)
        check_password(asked.password, name)
        hashed = await self._passwords.hash(asked.password)
        stored = await self._accounts.register(
            person.user,
            name=name,
            password_hash=hashed,
            email=asked.email,
            now_ms=self._wall.now_ms(),
        )
        if stored.password_hash != hashed:  # these are the credentials of another time
            self._try(stored.person.name)
            if not await self._fits(stored, stored.person.name, asked.password):
                raise ServiceError(ErrorCode.ALREADY_REGISTERED)
        await self._yourself.changed(person.user)
        return stored.person

    # --- signing in and out -------------------------------------------

    async def sign_in(self, asked: SignIn) -> SignedIn:
        """Another token for the account of this name.

        Raises PasswordsBusy, ServiceError(SIGN_IN_FAILED, ACCOUNT_SUSPENDED, RATE_LIMITED).
        """
        self._try(asked.name)
        found = await self._accounts.credentials(asked.name)
        if not await self._fits(found, asked.name, asked.password) or found is None:
            raise ServiceError(ErrorCode.SIGN_IN_FAILED)
        token = self._chance.token()
        await self._tokens.add_token(found.person.user, token_hash(token), self._wall.now_ms())
        try:
            await self._check_again(found)
        except ServiceError:
            await self._people.sign_out(token)
            raise
        await self._modernise(found, asked.password)
        await self._yourself.top_up(found.person)
        return SignedIn(token=token, person=found.person)

    async def _check_again(self, found: Credentials) -> None:
        """The token is there: whoever suspends or changes the password from now on ends it."""
        user = found.person.user
        now = self._wall.now_ms()
        account = await self._accounts.account(user, now)
        present = await self._accounts.credentials(found.person.name)
        if account is None or present is None or present.password_hash != found.password_hash:
            raise ServiceError(ErrorCode.SIGN_IN_FAILED)
        if (sanction := account.sanction(SanctionKind.SUSPENDED)) is not None:
            raise ServiceError(
                ErrorCode.ACCOUNT_SUSPENDED, reason=sanction.reason, until=sanction.until
            )

    async def _modernise(self, found: Credentials, password: str) -> None:
        """Keep a hash of today's strength, now that the password is at hand."""
        former = found.password_hash
        if former is not None and self._passwords.is_outdated(former):
            with suppress(PasswordsBusy):  # the next time will do
                fresh = await self._passwords.hash(password)
                await self._accounts.rehash(found.person.user, former, fresh)

    async def sign_out_everywhere(self, person: Guest) -> None:
        """End all tokens and sockets; for a guest there would be no way back.

        Raises ServiceError(ACCOUNT_NEEDED).
        """
        _demand_account(person)
        await self._tokens.end_tokens(person.user)
        await self._people.close_sockets(person.user)

    # --- what is kept -------------------------------------------------

    async def change_password(self, person: Guest, token: str, asked: ChangePassword) -> None:
        """Another password; all tokens but `token` end, and all sockets close.

        Raises PasswordsBusy, ServiceError(ACCOUNT_NEEDED, NOT_PROVEN, TOO_WEAK, RATE_LIMITED).
        """
        _demand_account(person)
        check_password(asked.new, person.name)
        await self._prove(person, asked.old)
        hashed = await self._passwords.hash(asked.new)
        await self._accounts.set_password(person.user, hashed, keep=token_hash(token))
        await self._people.close_sockets(person.user)

    async def change_email(self, person: Guest, email: str | None) -> None:
        """Another address, or none. Raises ServiceError(ACCOUNT_NEEDED)."""
        _demand_account(person)
        await self._accounts.set_email(person.user, email)

    async def settings(self, person: Guest) -> AccountSettings:
        """What he has set. Raises ServiceError(ACCOUNT_NEEDED), UnknownUser."""
        _demand_account(person)
        found = await self._accounts.account(person.user, self._wall.now_ms())
        if found is None:
            raise UnknownUser(person.user)
        return AccountSettings.model_validate({**_NOTHING_SET, **found.settings})

    async def change_settings(self, person: Guest, settings: AccountSettings) -> None:
        """Keep all of it. Raises ServiceError(ACCOUNT_NEEDED), UnknownUser."""
        _demand_account(person)
        await self._accounts.set_settings(person.user, settings.model_dump())

    async def export(self, person: Guest) -> dict[str, object]:
        """All that is kept about him, as plain JSON data. Raises ServiceError(RATE_LIMITED)."""
        if wait_ms := self._exports.take(person.user, self._clock.now()):
            raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait_ms)
        return dict(await self._departure.export(person.user))

    async def delete(self, person: Guest, password: str | None) -> None:
        """Forget him, and his programs; at running tables the seats count as left.

        password: proves who asks; a guest has none.
        Raises PasswordsBusy, ServiceError(ACCOUNT_NEEDED, NOT_PROVEN, RATE_LIMITED).
        """
        if not person.guest:
            await self._prove(person, password or "")
        programs = [bot.user for bot in await self._tokens.bots(person.user)]
        for user in (*programs, person.user):
            await self._leaving.leave_tables(user)
        await self._departure.delete(person.user, self._wall.now_ms())
        for user in (*programs, person.user):
            await self._people.close_sockets(user)

    # --- passwords ----------------------------------------------------

    async def _prove(self, person: Guest, password: str) -> None:
        """Whether who asks knows the account's password. Raises as its callers say."""
        _demand_account(person)
        self._try(person.name)
        found = await self._accounts.credentials(person.name)
        if not await self._fits(found, person.name, password):
            raise ServiceError(ErrorCode.NOT_PROVEN)

    def _try(self, name: str) -> None:
        if wait_ms := self._delays.take(skeleton(name), self._clock.now()):
            raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait_ms)

    async def _fits(self, found: Credentials | None, name: str, password: str) -> bool:
        stored = None if found is None else found.password_hash
        fits = await self._passwords.verify(stored, password)
        if fits:
            self._delays.succeeded(skeleton(name))
        else:
            self._delays.failed(skeleton(name), self._clock.now())
        return fits


def _demand_account(person: Guest) -> None:
    if person.guest or person.bot:
        raise ServiceError(ErrorCode.ACCOUNT_NEEDED)
