"""What all plain HTTP requests have in common: who asks, from where, with what body.

A refusal is raised; the guard answers it. Source: reliability.md 5 and 6.
"""

from typing import TypeVar

from pydantic import ValidationError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from protocol.errors import ErrorCode
from protocol.message import Message
from server.gateway.addresses import client_address
from server.gateway.identity import PRIVATE, Site, credentials
from server.gateway.reception import Reception
from server.house import People
from server.limits import Buckets
from server.ports import Guest
from server.services.refusals import ServiceError

M = TypeVar("M", bound=Message)


class Asked:
    """Judges requests."""

    def __init__(self, reception: Reception, people: People, site: Site) -> None:
        self._reception = reception
        self._people = people
        self._site = site
        self._tries = Buckets(reception.limits.sign_ins_address)
        self._reads = Buckets(reception.limits.people_reads)

    def demand_own_page(self, request: HTTPConnection) -> None:
        """Whether a request that changes something comes from a page of ours, or a program.

        Another site's page could make a browser send its cookie along, but not hide its origin.
        Raises ServiceError(FORBIDDEN).
        """
        origin = request.headers.get("origin")
        if origin is not None and origin not in self._site.origins:
            raise ServiceError(ErrorCode.FORBIDDEN)
        known = credentials(request)
        if origin is None and known is not None and not known.bearer:
            raise ServiceError(ErrorCode.FORBIDDEN)

    def count_try(self, request: HTTPConnection) -> None:
        """One more attempt to become somebody. Raises ServiceError(RATE_LIMITED)."""
        self._count(self._tries, request)

    def count_read(self, request: HTTPConnection) -> None:
        """One more page about somebody. Raises ServiceError(RATE_LIMITED)."""
        self._count(self._reads, request)

    def _count(self, buckets: Buckets, request: HTTPConnection) -> None:
        if wait := buckets.take(self._address(request), 1000 * self._reception.steady()):
            raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait)

    def _address(self, request: HTTPConnection) -> str:
        peer = request.client.host if request.client is not None else None
        forwarded = request.headers.getlist("x-forwarded-for")
        return client_address(peer, forwarded, self._reception.trusted)

    async def somebody(self, request: HTTPConnection) -> Guest | None:
        """Who asks; None: nobody that the house knows. Raises StoreUnavailable."""
        known = credentials(request)
        return await self._people.by_token(known.token) if known is not None else None

    async def person(self, request: HTTPConnection) -> tuple[Guest, str]:
        """Who asks, and the token that proves it. Raises ServiceError(UNAUTHENTICATED)."""
        known = credentials(request)
        person = await self.somebody(request)
        if known is None or person is None:
            raise ServiceError(ErrorCode.UNAUTHENTICATED)
        return person, known.token

    async def body(self, request: Request, form: type[M]) -> M:
        """The body as what it must be. Raises ServiceError(BAD_MESSAGE) with the field's path."""
        try:
            return form.model_validate_json(await request.body() or b"{}")
        except ValidationError as fault:
            raise malformed(fault) from None


def malformed(fault: ValidationError) -> ServiceError:
    """The refusal of what is not what it must be: where, never what."""
    path = ".".join(str(part) for part in fault.errors()[0]["loc"])
    return ServiceError(ErrorCode.BAD_MESSAGE, path=path)


def told(answer: Message) -> Response:
    """An answer that concerns nobody else."""
    return Response(answer.model_dump_json(), headers=PRIVATE, media_type="application/json")
