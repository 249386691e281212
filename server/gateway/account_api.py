"""The own account over HTTP: registering, signing in and out, passwords, programs, leaving.

Whatever changes something is refused to other sites' pages. Bodies and answers are those of
protocol/account.py. Source: reliability.md 6.
"""

import json
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from protocol.account import (
    AccountSettings,
    ChangeEmail,
    ChangePassword,
    DeleteAccount,
    NewProgram,
    Register,
    SignIn,
)
from protocol.errors import CloseCode
from server.gateway.asked import Asked, told
from server.gateway.identity import PRIVATE, credentials, signed_in, signed_out
from server.gateway.reception import Reception
from server.house import Members, OwnPrograms, People

_NOT_PLAIN: Final = re.compile(r"[^A-Za-z0-9_-]")


class AccountApi:
    """The endpoints below `/api/account`."""

    def __init__(
        self,
        asked: Asked,
        reception: Reception,
        people: People,
        members: Members,
        programs: OwnPrograms,
    ) -> None:
        self._asked = asked
        self._reception = reception
        self._people = people
        self._members = members
        self._programs = programs

    def routes(self) -> Sequence[Route]:
        """Which path leads where."""
        own = "/api/account/programs/{user}"
        return [
            Route("/api/account", self.account),
            Route("/api/account/register", self.register, methods=["POST"]),
            Route("/api/account/sign_in", self.sign_in, methods=["POST"]),
            Route("/api/account/sign_out_everywhere", self.sign_out_everywhere, methods=["POST"]),
            Route("/api/account/password", self.password, methods=["POST"]),
            Route("/api/account/email", self.email, methods=["POST"]),
            Route("/api/account/settings", self.settings),
            Route("/api/account/settings", self.change_settings, methods=["POST"]),
            Route("/api/account/export", self.export),
            Route("/api/account/delete", self.delete, methods=["POST"]),
            Route("/api/account/programs", self.programs),
            Route("/api/account/programs", self.add_program, methods=["POST"]),
            Route(own, self.drop_program, methods=["DELETE"]),
            Route(f"{own}/token", self.renew_program, methods=["POST"]),
        ]

    async def account(self, request: Request) -> Response:
        """What is kept about whoever asks."""
        person, _ = await self._asked.person(request)
        return told(await self._members.account(person))

    async def register(self, request: Request) -> Response:
        """The guest who asks becomes an account; token and cookie stay as they are."""
        self._asked.demand_own_page(request)
        person, token = await self._asked.person(request)
        asked = await self._asked.body(request, Register)
        self._asked.count_try(request)
        return signed_in(request, await self._members.register(person, asked), token)

    async def sign_in(self, request: Request) -> Response:
        """Become another person; the one that this browser was is signed out."""
        self._asked.demand_own_page(request)
        asked = await self._asked.body(request, SignIn)
        self._asked.count_try(request)
        new = await self._members.sign_in(asked)
        before = credentials(request)
        if before is not None and not before.bearer:
            await self._people.sign_out(before.token)
        return signed_in(request, new.person, new.token)

    async def sign_out_everywhere(self, request: Request) -> Response:
        """End all tokens and sockets of whoever asks."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        await self._members.sign_out_everywhere(person)
        self._reception.close_user(person.user, CloseCode.SIGNED_OUT)
        return signed_out()

    async def password(self, request: Request) -> Response:
        """Another password; only this device stays signed in."""
        self._asked.demand_own_page(request)
        person, token = await self._asked.person(request)
        asked = await self._asked.body(request, ChangePassword)
        self._asked.count_try(request)
        await self._members.change_password(person, token, asked)
        return _done()

    async def email(self, request: Request) -> Response:
        """Another address, or none."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        asked = await self._asked.body(request, ChangeEmail)
        await self._members.change_email(person, asked.email)
        return _done()

    async def settings(self, request: Request) -> Response:
        """What an account has set."""
        person, _ = await self._asked.person(request)
        return told(await self._members.settings(person))

    async def change_settings(self, request: Request) -> Response:
        """All of it, as a device has it now."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        await self._members.change_settings(
            person, await self._asked.body(request, AccountSettings)
        )
        return _done()

    async def export(self, request: Request) -> Response:
        """All that is kept about whoever asks, as a file."""
        person, _ = await self._asked.person(request)
        kept = await self._members.export(person)
        plain = _NOT_PLAIN.sub("_", person.name)
        name = f'attachment; filename="wartesaal-{plain}.json"'
        text = json.dumps(kept, ensure_ascii=False, indent=1)  # also read by people
        headers = {**PRIVATE, "content-disposition": name}
        return Response(text, headers=headers, media_type="application/json")

    async def delete(self, request: Request) -> Response:
        """Forget whoever asks."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        asked = await self._asked.body(request, DeleteAccount)
        self._asked.count_try(request)
        await self._members.delete(person, asked.password)
        self._reception.close_user(person.user, CloseCode.SIGNED_OUT)
        return signed_out()

    # --- programs -----------------------------------------------------

    async def programs(self, request: Request) -> Response:
        """The programs of whoever asks."""
        person, _ = await self._asked.person(request)
        return told(await self._programs.listed(person))

    async def add_program(self, request: Request) -> Response:
        """An account for a program; its token is in this answer and nowhere else."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        asked = await self._asked.body(request, NewProgram)
        self._asked.count_try(request)
        return told(await self._programs.add(person, asked.name))

    async def renew_program(self, request: Request) -> Response:
        """Another token for a program; the old one ends at once."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        self._asked.count_try(request)
        return told(await self._programs.renew(person, request.path_params["user"]))

    async def drop_program(self, request: Request) -> Response:
        """Delete a program's account."""
        self._asked.demand_own_page(request)
        person, _ = await self._asked.person(request)
        await self._programs.drop(person, request.path_params["user"])
        return _done()


def _done() -> Response:
    return Response(status_code=HTTPStatus.NO_CONTENT, headers=PRIVATE)
