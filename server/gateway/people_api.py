"""What is read about people over HTTP. Answers are those of protocol/people.py.

Anybody may read; the guard limits how often. Nothing is kept by anybody in between, since some of
it is for the reader alone.
"""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from protocol.people import Showing
from server import ports_games
from server.gateway.asked import Asked, malformed, told
from server.house import GamesAsked, Reads
from server.services.profiles import parse_mark

Q = TypeVar("Q", bound="Query")

Word = Annotated[str, Field(max_length=60)]


class Query(BaseModel):
    """Base of what stands behind the question mark; texts become what they must be."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class GraphQuery(Query):
    """days: 0 for all of it."""

    game: Word
    days: Annotated[int, Field(ge=0, le=3_660)] = 0


class GamesQuery(Query):
    """Which games; what is not there does not matter. after: of the page before."""

    game: Word | None = None
    kind: Literal["rated", "friendly"] | None = None
    opponent: Word | None = None
    showing: Showing | None = None
    after: Annotated[str, Field(pattern=r"^\d{1,15}\.[A-Za-z0-9_-]{1,32}$")] | None = None


class TopQuery(Query):
    """Without a game: by points."""

    game: Word | None = None


class PeopleApi:
    """The endpoints `/api/people/…` and `/api/top`."""

    def __init__(self, asked: Asked, reads: Reads) -> None:
        self._asked = asked
        self._reads = reads

    def routes(self) -> Sequence[Route]:
        """Which path leads where."""
        return [
            Route("/api/people/{name}", self.profile),
            Route("/api/people/{name}/graph", self.graph),
            Route("/api/people/{name}/games", self.games),
            Route("/api/top", self.top),
        ]

    async def profile(self, request: Request) -> Response:
        """Who somebody is."""
        self._asked.count_read(request)
        reader = await self._asked.somebody(request)
        return told(await self._reads.profile(request.path_params["name"], reader))

    async def graph(self, request: Request) -> Response:
        """How a rating became what it is."""
        self._asked.count_read(request)
        query = _query(request, GraphQuery)
        name = request.path_params["name"]
        return told(await self._reads.graph(name, query.game, query.days))

    async def games(self, request: Request) -> Response:
        """What somebody has played."""
        self._asked.count_read(request)
        query = _query(request, GamesQuery)
        asked = GamesAsked(
            game=query.game,
            rated=None if query.kind is None else query.kind == "rated",
            opponent=query.opponent,
            showing=None if query.showing is None else ports_games.Showing(query.showing),
            after=None if query.after is None else parse_mark(query.after),
        )
        return told(await self._reads.games(request.path_params["name"], asked))

    async def top(self, request: Request) -> Response:
        """Who is best."""
        self._asked.count_read(request)
        query = _query(request, TopQuery)
        reader = await self._asked.somebody(request)
        return told(await self._reads.leaderboard(query.game, reader))


def _query(request: Request, form: type[Q]) -> Q:
    try:
        return form.model_validate(dict(request.query_params))
    except ValidationError as fault:
        raise malformed(fault) from None
