"""The game of the day over HTTP. Answers are those of protocol/daily.py."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from server.gateway.asked import Asked, told
from server.house import DailyHouse


class DailyApi:
    """The endpoints `/api/daily/…`."""

    def __init__(self, asked: Asked, daily: DailyHouse) -> None:
        self._asked = asked
        self._daily = daily

    def routes(self) -> Sequence[Route]:
        """Which path leads where."""
        return [
            Route("/api/daily/{game}", self.look, methods=["GET"]),
            Route("/api/daily/{game}", self.play, methods=["POST"]),
            Route("/api/daily/{game}/{day}", self.day),
        ]

    async def look(self, request: Request) -> Response:
        """Today, the last days, the lists."""
        self._asked.count_read(request)
        reader = await self._asked.somebody(request)
        return told(await self._daily.look(request.path_params["game"], reader))

    async def play(self, request: Request) -> Response:
        """Begin the game that counts, go on with it, or practise."""
        self._asked.demand_own_page(request)
        self._asked.count_read(request)
        person, _ = await self._asked.person(request)
        return told(await self._daily.play(request.path_params["game"], person))

    async def day(self, request: Request) -> Response:
        """How one day went; with its seed, once that is public."""
        self._asked.count_read(request)
        reader = await self._asked.somebody(request)
        path = request.path_params
        return told(await self._daily.look_at_day(path["game"], path["day"], reader))
