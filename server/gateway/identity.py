"""Who asks: the site's names, the token a request brings, the language it prefers.

Source: reliability.md 6.
"""

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from rules.texts import LANGUAGES
from server.config import Settings
from server.house import plain_person
from server.ports import Guest

COOKIE: Final = "wartesaal"
COOKIE_AGE_S: Final = 365 * 24 * 3600
"""The token itself ends after 30 idle days; the browser need not know."""

PRIVATE: Final = {"cache-control": "no-store"}
"""For every answer about a person."""

TOKEN_LENGTH: Final = 128
"""Longer ones are nobody's; so nothing long is hashed or looked up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Under which names the house is reached.

    origins:    web origins that may speak with it, exactly as browsers send them.
    hosts:      names it answers to in `Host`, without port, lower case.
    public_url: what one tells others to open; without a slash at the end.
    """

    origins: frozenset[str]
    hosts: frozenset[str]
    public_url: str


def site_of(settings: Settings, port: int, addresses: Sequence[str] = ()) -> Site:
    """The site a host set up; where nothing is set, this machine and what it listens on.

    port: on which it really listens. addresses: of this machine in its network, best first.
    """
    names = ["localhost", "127.0.0.1", "::1", *addresses]
    if settings.host not in ("0.0.0.0", "::"):  # noqa: S104  a comparison, no binding
        names.append(settings.host)
    origins = settings.origins or tuple(f"http://{_in_url(name)}:{port}" for name in names)
    public = settings.origins or [f"http://{_in_url(name)}:{port}" for name in (*addresses, *names)]
    return Site(
        origins=frozenset(origins),
        hosts=frozenset(name.lower() for name in settings.hosts or names),
        public_url=public[0],
    )


def host_name(header: str) -> str:
    """The name in a `Host` header, without port and brackets; "" when it is none."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a request brings to prove who it is.

    bearer: it came in a header that no foreign page can make a browser send.
    """

    token: str
    bearer: bool


def credentials(connection: HTTPConnection) -> Credentials | None:
    """The login token of a request: from `Authorization: Bearer`, else from the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = scheme.lower() == "bearer"
    if not bearer:
        token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > TOKEN_LENGTH or not token.isascii():
        return None
    return Credentials(token, bearer)


def signed_in(request: HTTPConnection, person: Guest, token: str) -> Response:
    """The answer to whoever is somebody now: a browser keeps a cookie, a program a token."""
    answer = plain_person(person)
    origin = request.headers.get("origin")
    if origin is None:  # no browser: it keeps its token itself, and sends it as a bearer
        return JSONResponse({**answer, "token": token}, headers=PRIVATE)
    response = JSONResponse(answer, headers=PRIVATE)
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE_S,
        httponly=True,
        secure=origin.startswith("https://"),
        samesite="lax",
    )
    return response


def signed_out() -> Response:
    """The answer to whoever is nobody any more."""
    response = Response(status_code=HTTPStatus.NO_CONTENT, headers=PRIVATE)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def language(connection: HTTPConnection) -> str:
    """The first language of `Accept-Language` that the house speaks; German if there is none."""
    for part in connection.headers.get("accept-language", "").split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def _in_url(name: str) -> str:
    try:
        return f"[{name}]" if ipaddress.ip_address(name).version == 6 else name
    except ValueError:
        return name
