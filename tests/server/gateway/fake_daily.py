"""Games of the day out of a book: what was asked, and one answer to each question."""

from dataclasses import dataclass, field

from protocol.daily import Daily, DailyAttempt, DailyList, DailyPlace, DailyTable, DailyWeekLine
from protocol.errors import ErrorCode
from server.ports import Guest
from server.services.refusals import ServiceError

LIST = DailyList(
    day="2026-11-30",
    final=False,
    seed=None,
    places=[DailyPlace(rank=1, name="Anna", score=7, you=True)],
)
ATTEMPT = DailyAttempt(day="2026-11-30", table="t1", over=True, score=7)
TODAY = Daily(
    game="battlefjord",
    day="2026-11-30",
    starts_at=1,
    ends_at=2,
    final_at=3,
    today=ATTEMPT,
    late=None,
    days=[ATTEMPT],
    lists=[LIST],
    week=[DailyWeekLine(rank=1, name="Anna", score=7, days=1, you=True)],
)


@dataclass
class FakeDaily:
    """What was asked stands in `asked`; only Battlefjord has games of the day."""

    asked: list[tuple[str, ...]] = field(default_factory=list)

    async def play(self, game: str, person: Guest) -> DailyTable:
        self._note("play", game, person.name)
        return DailyTable(table="t1", counts=True)

    async def look(self, game: str, person: Guest | None) -> Daily:
        self._note("look", game, "" if person is None else person.name)
        return TODAY

    async def look_at_day(self, game: str, key: str, person: Guest | None) -> DailyList:
        self._note("day", game, key)
        return LIST

    def _note(self, *asked: str) -> None:
        self.asked.append(asked)
        if asked[1] != "battlefjord":
            raise ServiceError(ErrorCode.NOT_FOUND)
