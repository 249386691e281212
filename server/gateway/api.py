"""The few things asked over plain HTTP: become a guest, sign out, who am I, a QR code.

Accounts have account_api.py, what is read about people people_api.py.
"""

import io
import re
from http import HTTPStatus
from typing import Final

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from protocol.errors import CloseCode
from protocol.message import Language, Message
from server.gateway.asked import Asked
from server.gateway.identity import (
    PRIVATE,
    Site,
    credentials,
    language,
    signed_in,
    signed_out,
)
from server.gateway.reception import Reception
from server.house import People, plain_person

_LINK: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_SHARED: Final = ("c", "o")
"""Where what one shares begins: challenges and open tables."""
"""The ids of protocol/ids.py."""


class GuestWish(Message):
    """Body of `POST /api/guest`; empty: what the browser prefers."""

    language: Language | None = None


class Api:
    """The endpoints. A browser holds its token in a cookie; a program gets it in the answer."""

    def __init__(self, asked: Asked, reception: Reception, people: People, site: Site) -> None:
        self._asked = asked
        self._reception = reception
        self._people = people
        self._site = site

    async def guest(self, request: Request) -> Response:
        """Become a guest; who is somebody already stays so."""
        self._asked.demand_own_page(request)
        wish = await self._asked.body(request, GuestWish)
        if (person := await self._asked.somebody(request)) is not None:
            return JSONResponse(plain_person(person), headers=PRIVATE)
        self._asked.count_try(request)
        new = await self._people.new_guest(wish.language or language(request))
        return signed_in(request, new.person, new.token)

    async def sign_out(self, request: Request) -> Response:
        """End this token, and all sockets of its user."""
        self._asked.demand_own_page(request)
        known = credentials(request)
        if known is not None and (person := await self._asked.somebody(request)) is not None:
            await self._people.sign_out(known.token)
            self._reception.close_user(person.user, CloseCode.SIGNED_OUT)
        return signed_out()

    async def me(self, request: Request) -> Response:
        """Who is signed in."""
        person, _ = await self._asked.person(request)
        return JSONResponse(plain_person(person), headers=PRIVATE)

    async def qr(self, request: Request) -> Response:
        """The address of a challenge or of an open table as a picture for a camera."""
        kind, link = request.path_params["kind"], request.path_params["link"]
        if kind not in _SHARED or not _LINK.fullmatch(link):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        picture = io.BytesIO()
        code = segno.make(f"{self._site.public_url}/{kind}/{link}", micro=False)
        code.save(picture, kind="svg", border=2, scale=8, light="#fff", xmldecl=False)
        keep = {"cache-control": "public, max-age=86400"}
        return Response(picture.getvalue(), headers=keep, media_type="image/svg+xml")
