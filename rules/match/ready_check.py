"""After a match in a pool: everybody says that he is there, or the table does not come to be.

Pure: a state table and functions on it. Source: mechanisms.md 4.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Any, Final

from rules.game import Millis, Wire
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.pairing import Entry, Group, PoolKey

READY_WITHIN: Final = Millis(15_000)
MISSES_COUNT: Final = Millis(24 * 3_600_000)
"""How long a missed check is held against somebody."""
_COOLDOWNS: Final = (Millis(0), Millis(60_000), Millis(5 * 60_000), Millis(15 * 60_000))


class CheckState(StrEnum):
    """Where a ready check stands."""

    WAITING = "waiting"
    COMPLETE = "complete"
    STARTED = "started"
    BROKEN = "broken"


class CheckStep(Enum):
    """What happens to a ready check."""

    READY = "ready"
    ALL_READY = "all_ready"
    REFUSE = "refuse"
    EXPIRE = "expire"
    START = "start"
    FAIL = "fail"


NEXT: Final[Mapping[CheckState, Mapping[CheckStep, CheckState]]] = MappingProxyType(
    {
        CheckState.WAITING: {
            CheckStep.READY: CheckState.WAITING,
            CheckStep.ALL_READY: CheckState.COMPLETE,
            CheckStep.REFUSE: CheckState.BROKEN,
            CheckStep.EXPIRE: CheckState.BROKEN,
        },
        CheckState.COMPLETE: {
            CheckStep.START: CheckState.STARTED,
            CheckStep.FAIL: CheckState.BROKEN,
        },
    }
)
"""What may happen where, and what comes of it; a state without a line is final."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyCheck(Wire):
    """A match that was found. Its id becomes the table's.

    entries:   who is to play, in seat order.
    ready_by:  wall-clock ms.
    ready:     users who have said that they are there.
    removed:   once it is broken: users who do not go back into the pool.
    missed:    those of them who let the others down.
    agreed_at: when all were ready.
    """

    id: str
    pool: PoolKey
    entries: tuple[Entry, ...]
    ready_by: Millis
    state: CheckState = CheckState.WAITING
    ready: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    agreed_at: Millis | None = None


def match_found(check: str, pool: PoolKey, group: Group, now: Millis) -> ReadyCheck:
    """Ask everybody in the group."""
    return ReadyCheck(id=check, pool=pool, entries=group, ready_by=Millis(now + READY_WITHIN))


def ready(check: ReadyCheck, user: str, now: Millis) -> ReadyCheck:
    """One is there; with the last one the table is agreed on. Raises LobbyRefusal."""
    _demand_asked(check, user)
    noted = _step(check, CheckStep.READY, ready=tuple(sorted({*check.ready, user})))
    if len(noted.ready) < len(check.entries):
        return noted
    return _step(noted, CheckStep.ALL_READY, agreed_at=now)


def refuse(check: ReadyCheck, user: str) -> ReadyCheck:
    """One does not want to play after all; the others need not wait. Raises LobbyRefusal."""
    _demand_asked(check, user)
    return _step(check, CheckStep.REFUSE, removed=(user,), missed=(user,))


def expire(check: ReadyCheck, now: Millis) -> ReadyCheck:
    """The check as it stands at `now`: who has not answered in time has missed it."""
    if check.state is not CheckState.WAITING or now < check.ready_by:
        return check
    silent = tuple(entry.user for entry in check.entries if entry.user not in check.ready)
    return _step(check, CheckStep.EXPIRE, removed=silent, missed=silent)


def fail(check: ReadyCheck, user: str) -> ReadyCheck:
    """All were ready, but this one's stake could not be held. Raises LobbyRefusal."""
    _demand_asked(check, user)
    return _step(check, CheckStep.FAIL, removed=(user,))


def started(check: ReadyCheck) -> ReadyCheck:
    """The table stands. Raises LobbyRefusal."""
    return _step(check, CheckStep.START)


def returning(check: ReadyCheck, now: Millis) -> tuple[Entry, ...]:
    """Who goes back into the pool, and has waited there all along."""
    if check.state is not CheckState.BROKEN:
        return ()
    return tuple(
        replace(entry, pong_at=now) for entry in check.entries if entry.user not in check.removed
    )


def cooldown_until(missed_at: Sequence[Millis], now: Millis) -> Millis:
    """Until when somebody stays out of pools. missed_at: when he missed checks, in any order.

    The first miss in 24 h costs nothing, then a minute, five, and fifteen from the fourth on.
    """
    counted = [moment for moment in missed_at if now - moment < MISSES_COUNT]
    if not counted:
        return Millis(0)
    return Millis(max(counted) + _COOLDOWNS[min(len(counted), len(_COOLDOWNS)) - 1])


def _step(check: ReadyCheck, step: CheckStep, **changes: Any) -> ReadyCheck:
    state = NEXT.get(check.state, {}).get(step)
    if state is None:
        raise LobbyRefusal(LobbyCode.GONE, state=check.state.value)
    return replace(check, state=state, **changes)


def _demand_asked(check: ReadyCheck, user: str) -> None:
    if all(entry.user != user for entry in check.entries):
        raise LobbyRefusal(LobbyCode.FORBIDDEN)
