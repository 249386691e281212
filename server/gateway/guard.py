"""Around all pages and upgrades: the Host check, security headers, and refusals without text."""

import math
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from protocol.errors import ErrorCode
from protocol.frames import Plain
from server.faults import report
from server.gateway.identity import Site, host_name
from server.gateway.reception import Reception
from server.services.refusals import error, refusal

STATUS: Final = {
    ErrorCode.BAD_MESSAGE: HTTPStatus.BAD_REQUEST,
    ErrorCode.UNAUTHENTICATED: HTTPStatus.UNAUTHORIZED,
    ErrorCode.FORBIDDEN: HTTPStatus.FORBIDDEN,
    ErrorCode.NOT_FOUND: HTTPStatus.NOT_FOUND,
    ErrorCode.UNKNOWN_TYPE: HTTPStatus.METHOD_NOT_ALLOWED,
    ErrorCode.RATE_LIMITED: HTTPStatus.TOO_MANY_REQUESTS,
    ErrorCode.LIMIT: HTTPStatus.TOO_MANY_REQUESTS,
    ErrorCode.NAME_TAKEN: HTTPStatus.CONFLICT,
    ErrorCode.ALREADY_REGISTERED: HTTPStatus.CONFLICT,
    ErrorCode.SIGN_IN_FAILED: HTTPStatus.FORBIDDEN,
    ErrorCode.NOT_PROVEN: HTTPStatus.FORBIDDEN,
    ErrorCode.ACCOUNT_SUSPENDED: HTTPStatus.FORBIDDEN,
    ErrorCode.ACCOUNT_NEEDED: HTTPStatus.FORBIDDEN,
    ErrorCode.BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    ErrorCode.STORE_UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
    ErrorCode.RETRY_ELSEWHERE: HTTPStatus.SERVICE_UNAVAILABLE,
    ErrorCode.INTERNAL: HTTPStatus.INTERNAL_SERVER_ERROR,
}
"""Each refusal's HTTP status; the body says the code, in the shape of an `error` frame."""


def refused(
    code: ErrorCode,
    *,
    status: HTTPStatus | None = None,
    retry_after_ms: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The answer to a request that is refused."""
    body = error(None, code, retry_after_ms=retry_after_ms)
    return told(body, status=status, headers=headers)


def told(
    body: Plain,
    *,
    status: HTTPStatus | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A refusal in the shape of an `error` frame as an HTTP response."""
    sent = {"cache-control": "no-store", **(headers or {})}
    if body["retry_after_ms"] is not None:
        sent["retry-after"] = str(math.ceil(body["retry_after_ms"] / 1000))
    return JSONResponse(body, status or STATUS.get(body["code"], HTTPStatus.BAD_REQUEST), sent)


def security_headers(site: Site) -> list[tuple[bytes, bytes]]:
    """For every response. No inline script or style, no frame, nothing from elsewhere."""
    # The policy's grammar has no IPv6 addresses; a page from one has 'self' for its socket.
    named = (origin for origin in site.origins if "[" not in origin)
    sockets = " ".join(sorted(origin.replace("http", "ws", 1) for origin in named))
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        f"connect-src 'self' {sockets}; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if site.public_url.startswith("https://"):
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Guard:
    """The outermost ASGI app."""

    def __init__(self, app: ASGIApp, reception: Reception, site: Site) -> None:
        self._app = app
        self._reception = reception
        self._hosts = site.hosts
        self._headers = security_headers(site)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or upgrade."""
        scope["app"] = self  # else Starlette's router answers with texts instead of exceptions

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message.get("headers", ()), *self._headers]}
            await send(message)

        if host_name(_header(scope, b"host")) not in self._hosts:
            await refused(ErrorCode.BAD_MESSAGE)(scope, receive, send_guarded)
            return
        try:
            await self._app(scope, receive, send_guarded)
        except Exception as fault:
            if scope["type"] != "http":
                raise  # the socket knows whether it can still refuse the upgrade
            await self._answer(fault)(scope, receive, send_guarded)

    def _answer(self, fault: Exception) -> Response:
        if isinstance(fault, HTTPException):
            if fault.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
                return refused(ErrorCode.UNKNOWN_TYPE, headers=fault.headers)
            return refused(ErrorCode.NOT_FOUND)
        if (body := refusal(None, fault)) is not None:
            return told(body)
        incident = self._reception.chance.new_id()
        report("http", fault, incident)
        return told(error(None, ErrorCode.INTERNAL, incident=incident))


def _header(scope: Scope, wanted: bytes) -> str:
    headers: Any = scope["headers"]
    values = [value for name, value in headers if name == wanted]
    return values[0].decode("latin-1") if len(values) == 1 else ""
