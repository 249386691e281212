"""Starlette's part: which path leads where, and who may upgrade to a WebSocket.

Source: reliability.md 5 (codes before the upgrade) and 6 (origins, tokens).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from protocol.codec import CODECS, Codec
from protocol.errors import ErrorCode
from server.gateway.account_api import AccountApi
from server.gateway.api import Api
from server.gateway.asked import Asked
from server.gateway.daily_api import DailyApi
from server.gateway.guard import Guard, refused
from server.gateway.health import Health
from server.gateway.identity import Site, credentials
from server.gateway.pages import Pages, client_assets, game_assets
from server.gateway.people_api import PeopleApi
from server.gateway.reception import Reception
from server.gateway.socket import EXTENSION, Socket
from server.house import DailyHouse, GameCard, Members, OwnPrograms, People, Reads
from server.ports import Guest, StoreUnavailable

FULL_HOUSE_MS: Final = 10_000
"""Try again after so long when a person has all their sockets open, or the server stops."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """All that the entry is made of.

    static: folder of the built web client, which may be missing.
    """

    reception: Reception
    people: People
    members: Members
    programs: OwnPrograms
    reads: Reads
    daily: DailyHouse
    site: Site
    games: Sequence[GameCard]
    health: Health
    static: Path


def create_app(entry: Entry) -> ASGIApp:
    """The house's public ASGI app: pages, the API, and the upgrade to `/ws`."""
    asked = Asked(entry.reception, entry.people, entry.site)
    api = Api(asked, entry.reception, entry.people, entry.site)
    account = AccountApi(asked, entry.reception, entry.people, entry.members, entry.programs)
    upgrade = Upgrade(entry.reception, entry.people, entry.site)
    assets = {**client_assets(entry.static), **game_assets(entry.games)}
    pages = Pages(assets, entry.site.public_url)
    routes = [
        WebSocketRoute("/ws", upgrade.accept),
        Route("/ws", upgrade.required),
        Route("/api/guest", api.guest, methods=["POST"]),
        Route("/api/sign_out", api.sign_out, methods=["POST"]),
        Route("/api/me", api.me),
        Route("/api/qr/{kind}/{link}.svg", api.qr),
        *account.routes(),
        *PeopleApi(asked, entry.reads).routes(),
        *DailyApi(asked, entry.daily).routes(),
        *entry.health.routes(),
        WebSocketRoute("/{path:path}", upgrade.nowhere),
        Route("/{path:path}", pages.serve),
    ]
    return Guard(Router(routes, redirect_slashes=False), entry.reception, entry.site)


class Upgrade:
    """Decides over every upgrade, then leaves the socket to itself."""

    def __init__(self, reception: Reception, people: People, site: Site) -> None:
        self._reception = reception
        self._people = people
        self._site = site

    async def accept(self, websocket: WebSocket) -> None:
        """Accept and return, or refuse with an HTTP status."""
        decided = await self._decide(websocket)
        if isinstance(decided, Response):
            self._reception.tally.handshakes[str(decided.status_code)] += 1
            await websocket.send_denial_response(decided)
            return
        person, codec = decided
        socket: Socket = websocket.scope["extensions"][EXTENSION]
        if not socket.admit(person, codec):
            self._reception.tally.handshakes[str(HTTPStatus.TOO_MANY_REQUESTS.value)] += 1
            refusal = refused(ErrorCode.LIMIT, retry_after_ms=FULL_HOUSE_MS)
            await websocket.send_denial_response(refusal)
            return
        self._reception.tally.handshakes["101"] += 1
        await websocket.accept(codec.subprotocol)

    async def _decide(self, websocket: WebSocket) -> Response | tuple[Guest, Codec]:
        if self._reception.draining:
            return refused(ErrorCode.RETRY_ELSEWHERE, retry_after_ms=FULL_HOUSE_MS)
        known = credentials(websocket)
        origin = websocket.headers.get("origin")
        if origin is not None and origin not in self._site.origins:
            return refused(ErrorCode.FORBIDDEN)
        if origin is None and known is not None and not known.bearer:
            # A browser always names the origin; without one, a cookie proves nothing.
            return refused(ErrorCode.FORBIDDEN)
        codec = _first_codec(websocket.scope["subprotocols"])
        if codec is None:
            return refused(ErrorCode.BAD_MESSAGE)
        if known is None:
            return refused(ErrorCode.UNAUTHENTICATED)
        try:
            person = await self._people.by_token(known.token)
        except StoreUnavailable:
            return refused(ErrorCode.STORE_UNAVAILABLE, retry_after_ms=FULL_HOUSE_MS)
        return refused(ErrorCode.UNAUTHENTICATED) if person is None else (person, codec)

    async def required(self, _request: Request) -> Response:
        """A plain request where only WebSockets are spoken."""
        return refused(
            ErrorCode.BAD_MESSAGE,
            status=HTTPStatus.UPGRADE_REQUIRED,
            headers={"upgrade": "websocket", "connection": "upgrade"},
        )

    async def nowhere(self, websocket: WebSocket) -> None:
        """An upgrade at a path where there is none."""
        await websocket.send_denial_response(refused(ErrorCode.NOT_FOUND))


def _first_codec(subprotocols: Sequence[str]) -> Codec | None:
    """The client's own order decides."""
    return next((CODECS[name] for name in subprotocols if name in CODECS), None)
