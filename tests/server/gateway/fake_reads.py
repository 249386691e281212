"""What the gateway's tests can read about people: always the same, and what was asked."""

from dataclasses import dataclass, field
from typing import Any

from protocol.people import HistoryPage, Leaderboard, Profile, RatingGraph, RatingPoint
from server.house import GamesAsked
from server.ports import Guest


@dataclass
class FakeReads:
    """`Reads`. refusal: what everything raises."""

    asked: list[Any] = field(default_factory=list)
    refusal: Exception | None = None

    def _note(self, *asked: Any) -> None:
        self.asked.append(asked)
        if self.refusal is not None:
            raise self.refusal

    async def profile(self, name: str, reader: Guest | None) -> Profile:
        self._note("profile", name, None if reader is None else reader.user)
        return Profile(
            user="anna",
            name="Anna",
            guest=False,
            bot=False,
            since=1,
            points=-20,
            ratings=[],
            form=["first"],
            against_me=None,
            private=None,
        )

    async def graph(self, name: str, game: str, days: int) -> RatingGraph:
        self._note("graph", name, game, days)
        return RatingGraph(points=[RatingPoint(table="t1", at=1, value=150_000)])

    async def games(self, name: str, asked: GamesAsked) -> HistoryPage:
        self._note("games", name, asked)
        return HistoryPage(games=[], after="7.t1")

    async def leaderboard(self, game: str | None, reader: Guest | None) -> Leaderboard:
        self._note("leaderboard", game, None if reader is None else reader.user)
        return Leaderboard(game=game, lines=[], own=None)
