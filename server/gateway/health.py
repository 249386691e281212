"""Is the process alive, is it ready, what has it counted. Source: reliability.md 9."""

import asyncio
from http import HTTPStatus
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, Router
from starlette.types import ASGIApp

from server.gateway.tally import Tally
from server.house import Readiness

BEAT_S: Final = 0.5
MOST_LAG_S: Final = 1.0
"""A loop that runs later than this is not alive."""


class Health:
    """What the outside may ask of the process itself."""

    def __init__(self, ready: Readiness, tally: Tally, registry: CollectorRegistry) -> None:
        self._ready = ready
        self._tally = tally
        self._registry = registry
        self._timer: asyncio.TimerHandle | None = None
        registry.register(tally)

    def start(self) -> None:
        """Begin to measure how late the event loop is."""
        loop = asyncio.get_running_loop()
        self._expect(loop, loop.time())

    def stop(self) -> None:
        """End measuring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def routes(self) -> list[BaseRoute]:
        """For the public app: what a load balancer asks."""
        return [Route("/healthz", self.alive), Route("/readyz", self.ready)]

    async def alive(self, _request: Request) -> Response:
        """The process runs, and its loop is not late."""
        alive = self._tally.lag_s < MOST_LAG_S
        return _answer(alive, {"alive": alive})

    async def ready(self, _request: Request) -> Response:
        """It may be given clients."""
        waiting = list(await self._ready())
        return _answer(not waiting, {"ready": not waiting, "waiting_for": waiting})

    async def metrics(self, _request: Request) -> Response:
        """All counters, for Prometheus."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)

    def _expect(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._tally.lag_s = max(0.0, loop.time() - due)
        due = loop.time() + BEAT_S
        self._timer = loop.call_at(due, self._expect, loop, due)


def create_internal_app(health: Health) -> ASGIApp:
    """A small app of its own, for a port that clients cannot reach: counters tell too much."""
    return Router([*health.routes(), Route("/metrics", health.metrics)], redirect_slashes=False)


def _answer(good: bool, body: dict[str, object]) -> Response:
    status = HTTPStatus.OK if good else HTTPStatus.SERVICE_UNAVAILABLE
    return JSONResponse(body, status, {"cache-control": "no-store"})
