"""Seeks: terms for two that anybody in the waiting room may take up.

Pure: a state table and functions on it. Taking one is decided here and stored by
compare-and-set, so there is one winner; the others hear that it is gone.
Source: mechanisms.md 3, reliability.md S14, ux.md 4.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Any, Final

from rules.game import Millis, Wire
from rules.match.challenge import OFFLINE_AFTER, ExpiryReason, FailReason, Party
from rules.match.lobby_errors import LobbyCode, LobbyRefusal, Obstacle, obstacle
from rules.match.preflight import STRANGERS, Between, RatingRange, Standing, can_play
from rules.match.terms import Kind, Terms, TimeControl, estimated_seconds, is_real_time

SEEK_LIFETIME: Final = Millis(30 * 60_000)
"""As long as an open table waits for somebody to join."""

_MEDIUM_FROM: Final = 10 * 60  # seconds of estimated length
_SLOW_FROM: Final = 30 * 60


class SeekState(StrEnum):
    """Where a seek stands. Only `OPEN` and `TAKEN` can still change."""

    OPEN = "open"
    TAKEN = "taken"
    STARTED = "started"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    SUPERSEDED = "superseded"
    FAILED = "failed"


class SeekStep(Enum):
    """What happens to a seek."""

    TAKE = "take"
    WITHDRAW = "withdraw"
    EXPIRE = "expire"
    SUPERSEDE = "supersede"
    START = "start"
    FAIL = "fail"


NEXT: Final[Mapping[SeekState, Mapping[SeekStep, SeekState]]] = MappingProxyType(
    {
        SeekState.OPEN: {
            SeekStep.TAKE: SeekState.TAKEN,
            SeekStep.WITHDRAW: SeekState.WITHDRAWN,
            SeekStep.EXPIRE: SeekState.EXPIRED,
            SeekStep.SUPERSEDE: SeekState.SUPERSEDED,
        },
        SeekState.TAKEN: {
            SeekStep.START: SeekState.STARTED,
            SeekStep.FAIL: SeekState.FAILED,
        },
    }
)
"""What may happen where, and what comes of it; a state without a line is final."""


class Pace(StrEnum):
    """How long a game takes, for filters: below 10 min a seat, up to 30 min, more, no clock."""

    FAST = "fast"
    MEDIUM = "medium"
    SLOW = "slow"
    UNTIMED = "untimed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seek(Wire):
    """One open offer. Its id becomes the table's.

    wanted:        ratings that are welcome; None: any, guests too.
    gap_confirmed: the owner plays a rated game with whoever it is, however far apart.
    expires:       wall-clock ms.
    taken_at:      wall-clock ms of the agreement.
    reason:        why it is over, where the state alone does not say it.
    """

    id: str
    owner: Party
    terms: Terms
    opened_at: Millis
    expires: Millis
    wanted: RatingRange | None = None
    gap_confirmed: bool = False
    taker: Party | None = None
    state: SeekState = SeekState.OPEN
    taken_at: Millis | None = None
    reason: ExpiryReason | FailReason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeekFilter:
    """What a reader wants to see; an empty set means everything."""

    games: frozenset[str] = frozenset()
    kinds: frozenset[Kind] = frozenset()
    paces: frozenset[Pace] = frozenset()

    def passes(self, terms: Terms) -> bool:
        """Whether these terms are to be shown."""
        return (
            (not self.games or terms.game in self.games)
            and (not self.kinds or terms.kind in self.kinds)
            and (not self.paces or pace(terms.time_control) in self.paces)
        )


def open_seek(
    seek: str,
    owner: Party,
    terms: Terms,
    now: Millis,
    *,
    wanted: RatingRange | None = None,
    gap_confirmed: bool = False,
) -> Seek:
    """A new seek. Raises LobbyRefusal(TERMS_INVALID) for a range that holds nothing."""
    if wanted is not None and wanted.low > wanted.high:
        raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="wanted")
    return Seek(
        id=seek,
        owner=owner,
        terms=terms,
        opened_at=now,
        expires=Millis(now + SEEK_LIFETIME),
        wanted=wanted,
        gap_confirmed=gap_confirmed,
    )


def may_take(
    seek: Seek, taker: Standing, owner: Standing, now: Millis, between: Between = STRANGERS
) -> Obstacle | None:
    """Why `taker` cannot take the seek up; None: he can.

    Who names the ratings that are welcome has said that they are, however far from his own.
    """
    if seek.state is not SeekState.OPEN:
        return obstacle(LobbyCode.GONE, state=seek.state.value)
    welcome = seek.wanted is not None and seek.wanted.holds(taker.rating)
    between = replace(between, other_confirmed=seek.gap_confirmed or welcome)
    stands = can_play(taker, owner, seek.terms, now, between)
    if stands is None and seek.wanted is not None and not welcome:
        return obstacle(LobbyCode.RATING_RANGE)
    return stands


def take(seek: Seek, taker: Party, now: Millis) -> Seek:
    """Agree to the seek. `may_take` was asked before. Raises LobbyRefusal."""
    if taker.user == seek.owner.user:
        raise LobbyRefusal(LobbyCode.SELF)
    return _step(seek, SeekStep.TAKE, taker=taker, taken_at=now)


def withdraw(seek: Seek, user: str) -> Seek:
    """The owner takes it back. Raises LobbyRefusal."""
    withdrawn = _step(seek, SeekStep.WITHDRAW)
    if user != seek.owner.user:
        raise LobbyRefusal(LobbyCode.FORBIDDEN)
    return withdrawn


def expire(seek: Seek, now: Millis, offline_since: Millis | None = None) -> Seek:
    """The seek as it stands at `now`. offline_since: since when its owner has no connection."""
    if seek.state is not SeekState.OPEN:
        return seek
    if now >= seek.expires:
        return _step(seek, SeekStep.EXPIRE, reason=ExpiryReason.TTL)
    if offline_since is not None and now >= offline_since + OFFLINE_AFTER:
        return _step(seek, SeekStep.EXPIRE, reason=ExpiryReason.OFFLINE)
    return seek


def is_superseded(seek: Seek, *, table: str, seated: frozenset[str], terms: Terms) -> bool:
    """Whether the start of `table` ends an open seek: its owner is busy then."""
    return (
        seek.state is SeekState.OPEN
        and seek.id != table
        and seek.owner.user in seated
        and is_real_time(terms)
    )


def supersede(seek: Seek) -> Seek:
    """Another table has made it pointless. Raises LobbyRefusal."""
    return _step(seek, SeekStep.SUPERSEDE)


def started(seek: Seek) -> Seek:
    """The table stands. Raises LobbyRefusal."""
    return _step(seek, SeekStep.START)


def failed(seek: Seek, reason: FailReason) -> Seek:
    """The stakes were refused, nothing is held. Raises LobbyRefusal."""
    return _step(seek, SeekStep.FAIL, reason=reason)


def pace(control: TimeControl) -> Pace:
    """How long a game under this control takes."""
    expected = estimated_seconds(control)
    if expected is None:
        return Pace.UNTIMED
    if expected < _MEDIUM_FROM:
        return Pace.FAST
    return Pace.MEDIUM if expected <= _SLOW_FROM else Pace.SLOW


def listed(
    seeks: Iterable[Seek], viewer: Standing, blocked_by: frozenset[str], chosen: SeekFilter
) -> tuple[Seek, ...]:
    """The open seeks that `viewer` sees, friends' first, then the oldest first.

    blocked_by: users who have blocked the viewer; they and he appear nowhere to each other.
    """
    hidden = viewer.blocks | blocked_by
    shown = [
        seek
        for seek in seeks
        if seek.state is SeekState.OPEN
        and seek.owner.user not in hidden
        and chosen.passes(seek.terms)
    ]
    return tuple(
        sorted(
            shown,
            key=lambda seek: (seek.owner.user not in viewer.friends, seek.opened_at, seek.id),
        )
    )


def _step(seek: Seek, step: SeekStep, **changes: Any) -> Seek:
    state = NEXT.get(seek.state, {}).get(step)
    if state is None:
        raise LobbyRefusal(LobbyCode.GONE, state=seek.state.value)
    return replace(seek, state=state, **changes)
