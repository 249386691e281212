"""Finished games for the archive's tests: tables of the tiny game, really played and settled."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import cache, partial

from rules.match.commands import OfferKind, Resign, Void
from rules.match.course import Course, course
from rules.match.match_state import Match, changed
from rules.match.settlement import settlement
from rules.match.terms import Kind
from server.archive.sql import SqlArchive
from server.ports import Decide, FinishedGame, SettledGame, TableId
from tests.archive.people import NOW
from tests.rules.match.sitting import Sitting
from tests.rules.match.tally import TALLY, Finish

_GAME = replace(TALLY, progress=lambda state: min(100, 5 * state.total))


class Ending(Enum):
    """How a game ended. Seat 0 is first, the others behind it; or nobody is."""

    WON = "won"
    DRAWN = "drawn"
    RESIGNED = "resigned"  # seat 1 did, early
    VOID = "void"
    SHORT = "short"  # won, in no time


@cache
def _played(seats: int, ending: Ending) -> tuple[Match, Course]:
    sitting = Sitting(game=_GAME, seats=seats, kind=Kind.RATED)
    sitting.all_act_once()
    if ending is Ending.SHORT:
        sitting.act(0, Finish())
    elif ending is Ending.VOID:
        sitting.send(Void(incident="storm"))
    elif ending is Ending.RESIGNED:
        sitting.spend(70_000).send(Resign(seat=1))
    else:
        for _ in range(5):
            sitting.all_act_once()
        if ending is Ending.DRAWN:
            sitting.spend(70_000).offer(0, OfferKind.DRAW)
            sitting.answer(1, accept=True)
        else:
            sitting.act(0, Finish(), after=70_000)
    return sitting.match, course(_GAME, sitting.log)


def game(
    table: str,
    users: Sequence[str],
    ending: Ending = Ending.WON,
    *,
    rated: bool = True,
    stake: int = 0,
    ratings: Sequence[int] | None = None,
    games: int = 30,
    at: int = NOW,
    name: str = "tally",
) -> tuple[FinishedGame, Decide]:
    """A finished game at `table`, and what it changes by the rules.

    ratings, games: as noted when it started.
    """
    match, went = _played(len(users), ending)
    before = ratings or [150_000] * len(users)
    start = replace(
        match.start,
        table=table,
        terms=replace(match.start.terms, kind=Kind.RATED if rated else Kind.FRIENDLY, stake=stake),
        seats=tuple(
            replace(holder, user=user, name=user, rating=rating if rated else None, games=games)
            for holder, user, rating in zip(match.start.seats, users, before, strict=True)
        ),
    )
    match = changed(match, start=start)
    groups = () if match.result is None else match.result.ranking
    ranks = {
        seat: 1 + sum(map(len, groups[:place]))
        for place, group in enumerate(groups)
        for seat in group
    }
    finished = FinishedGame(
        table=TableId(table),
        game=name,
        started_at=at - 600_000,
        ended_at=at,
        reason=match.result.reason if match.result else str(match.aborted),
        players=[(seat, user, user, ranks.get(seat, 0)) for seat, user in enumerate(users)],
        log=[f'[1,1,0,"started",[{{"user":"{user}","name":"{user}"}}]]'.encode() for user in users],
        rated=rated,
        stake=stake,
    )
    return finished, partial(settlement, match, went)


async def play(archive: SqlArchive, table: str, *users: str, **how: object) -> SettledGame:
    """Settle a game as `game` makes it."""
    finished, decide = game(table, users, **how)  # type: ignore[arg-type]  # handed on by name
    return await archive.settle(finished, decide)
