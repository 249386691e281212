"""The few things asked over plain HTTP: become a guest, sign out, who am I, a QR code."""

import io
import re
from http import HTTPStatus
from typing import Final

import segno
from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from protocol.errors import CloseCode, ErrorCode
from protocol.message import Language
from server.gateway.addresses import client_address
from server.gateway.guard import refused
from server.gateway.identity import (
    COOKIE,
    COOKIE_AGE_S,
    Site,
    credentials,
    language,
    plain_person,
)
from server.gateway.reception import Reception
from server.house import People
from server.limits import Buckets

_LINK: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The ids of protocol/ids.py."""


class GuestWish(BaseModel):
    """Body of `POST /api/guest`; empty: what the browser prefers."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    language: Language | None = None


class Api:
    """The endpoints. A browser holds its token in a cookie; a program gets it in the answer."""

    def __init__(self, reception: Reception, people: People, site: Site) -> None:
        self._reception = reception
        self._people = people
        self._site = site
        self._guests = Buckets(reception.limits.sign_ins_address)

    async def guest(self, request: Request) -> Response:
        """Become a guest; who is somebody already stays so."""
        if (refusal := self._foreign(request)) is not None:
            return refusal
        try:
            wish = GuestWish.model_validate_json(await request.body() or b"{}")
        except ValidationError:
            return refused(ErrorCode.BAD_MESSAGE)
        known = credentials(request)
        if known is not None and (person := await self._people.by_token(known.token)) is not None:
            return JSONResponse(plain_person(person), headers=_PRIVATE)
        if wait := self._guests.take(self._address(request), 1000 * self._reception.steady()):
            return refused(ErrorCode.RATE_LIMITED, retry_after_ms=wait)
        new = await self._people.new_guest(wish.language or language(request))
        answer = plain_person(new.person)
        origin = request.headers.get("origin")
        if origin is None:  # no browser: it keeps its token itself, and sends it as a bearer
            return JSONResponse({**answer, "token": new.token}, headers=_PRIVATE)
        response = JSONResponse(answer, headers=_PRIVATE)
        response.set_cookie(
            COOKIE,
            new.token,
            max_age=COOKIE_AGE_S,
            httponly=True,
            secure=origin.startswith("https://"),
            samesite="lax",
        )
        return response

    async def sign_out(self, request: Request) -> Response:
        """End this token, and all sockets of its user."""
        if (refusal := self._foreign(request)) is not None:
            return refusal
        known = credentials(request)
        if known is not None and (person := await self._people.by_token(known.token)) is not None:
            await self._people.sign_out(known.token)
            self._reception.close_user(person.user, CloseCode.SIGNED_OUT)
        response = Response(status_code=HTTPStatus.NO_CONTENT, headers=_PRIVATE)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response

    async def me(self, request: Request) -> Response:
        """Who is signed in."""
        known = credentials(request)
        person = await self._people.by_token(known.token) if known is not None else None
        if person is None:
            return refused(ErrorCode.UNAUTHENTICATED)
        return JSONResponse(plain_person(person), headers=_PRIVATE)

    async def qr(self, request: Request) -> Response:
        """The address of a challenge as a picture for a camera."""
        link = request.path_params["link"]
        if not _LINK.fullmatch(link):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        picture = io.BytesIO()
        code = segno.make(f"{self._site.public_url}/c/{link}", micro=False)
        code.save(picture, kind="svg", border=2, scale=8, light="#fff", xmldecl=False)
        keep = {"cache-control": "public, max-age=86400"}
        return Response(picture.getvalue(), headers=keep, media_type="image/svg+xml")

    def _foreign(self, request: HTTPConnection) -> Response | None:
        """The refusal of a request that another site's page made; None: it is ours."""
        origin = request.headers.get("origin")
        if origin is None or origin in self._site.origins:
            return None
        return refused(ErrorCode.FORBIDDEN)

    def _address(self, request: HTTPConnection) -> str:
        peer = request.client.host if request.client is not None else None
        forwarded = request.headers.getlist("x-forwarded-for")
        return client_address(peer, forwarded, self._reception.trusted)


_PRIVATE: Final = {"cache-control": "no-store"}
