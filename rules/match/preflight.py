"""Whether two people could play on given terms: asked before anything is shown to the other.

A pure function of how both stand. The same question is asked again when somebody accepts.
Source: mechanisms.md 3.3.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.errors import RuleError
from rules.game import Millis, Wire
from rules.match.farming import STAKE_UNTIL
from rules.match.lobby_errors import LobbyCode, Obstacle, obstacle
from rules.match.terms import Kind, Terms, check_terms, is_real_time

GAP_WARNED: Final = 60_000
"""Ratings (hundredths) further apart are rated only if both have confirmed a warning. 12.1."""


class Accepts(StrEnum):
    """From whom somebody takes challenges."""

    EVERYONE = "everyone"
    FRIENDS = "friends"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How somebody stands at the moment of asking.

    registered:      has an account with a password; guests play friendly games.
    connected:       has a connection anywhere in the service, or lost it less than 30 s ago.
    busy:            sits at a running clocked table (one is the limit).
    rating:          hundredths, in the game in question; None: a guest.
    balance:         Taler.
    suspended_until: no rated play before (wall-clock ms).
    """

    user: str
    registered: bool = True
    connected: bool = True
    busy: bool = False
    rating: int | None = None
    balance: int = 0
    accepts: Accepts = Accepts.EVERYONE
    friends: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    suspended_until: Millis | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Between:
    """What lies between the asker and the other.

    met:             rated games of the two in the last 24 h.
    cooldown_until:  the other has declined, no new challenge before (wall-clock ms).
    gap_confirmed:   the asker has seen that the ratings are far apart.
    other_confirmed: the other has, or will be asked before anything begins.
    """

    met: int = 0
    cooldown_until: Millis = Millis(0)
    gap_confirmed: bool = False
    other_confirmed: bool = True


STRANGERS: Final = Between()


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRange(Wire):
    """Ratings that are welcome, in hundredths, both ends included."""

    low: int
    high: int

    def holds(self, rating: int | None) -> bool:
        """Whether the rating lies in the range; who has none lies in no range."""
        return rating is not None and self.low <= rating <= self.high


def preflight(
    asker: Standing, target: Standing, terms: Terms, now: Millis, between: Between = STRANGERS
) -> Obstacle | None:
    """Why `asker` cannot challenge `target`; None: he can."""
    stands = _of_terms(asker, target, terms, now) or _of_people(asker, target)
    if stands is not None:
        return stands
    if target.accepts is Accepts.NOBODY or (
        target.accepts is Accepts.FRIENDS and asker.user not in target.friends
    ):
        return obstacle(LobbyCode.NOT_ACCEPTING)
    if not target.connected:
        return obstacle(LobbyCode.TARGET_AWAY)
    if now < between.cooldown_until:
        return obstacle(LobbyCode.COOLDOWN, wait_ms=between.cooldown_until - now)
    return _of_the_moment(asker, target, terms, between)


def can_play(
    asker: Standing, other: Standing, terms: Terms, now: Millis, between: Between = STRANGERS
) -> Obstacle | None:
    """The same where `other` has asked for it: by a seek, an open table, or his own challenge."""
    return (
        _of_terms(asker, other, terms, now)
        or _of_people(asker, other)
        or _of_the_moment(asker, other, terms, between)
    )


def could_offer(asker: Standing, terms: Terms, now: Millis) -> Obstacle | None:
    """Why `asker` alone cannot put these terms up for anybody; None: he can."""
    try:
        check_terms(terms)
    except RuleError as error:
        return obstacle(LobbyCode.TERMS_INVALID, **error.facts)
    if terms.kind is Kind.RATED:
        if not asker.registered:
            return obstacle(LobbyCode.TERMS_INVALID, field="kind", reason="own_account")
        if asker.suspended_until is not None and now < asker.suspended_until:
            return obstacle(LobbyCode.SUSPENDED, wait_ms=asker.suspended_until - now)
    if asker.busy and is_real_time(terms):
        return obstacle(LobbyCode.BUSY_PLAYING)
    if asker.balance < terms.stake:
        return obstacle(LobbyCode.INSUFFICIENT_FUNDS)
    return None


def have_blocked(one: Standing, other: Standing) -> bool:
    """Whether either has blocked the other: they then appear nowhere to each other."""
    return one.user in other.blocks or other.user in one.blocks


def rating_gap(one: Standing, other: Standing) -> int:
    """How far two ratings are apart, in hundredths; 0 where one has none."""
    if one.rating is None or other.rating is None:
        return 0
    return abs(one.rating - other.rating)


def _of_terms(asker: Standing, other: Standing, terms: Terms, now: Millis) -> Obstacle | None:
    if asker.user == other.user:
        return obstacle(LobbyCode.SELF)
    stands = could_offer(asker, terms, now)
    if stands is not None:
        return stands
    if terms.kind is Kind.RATED:
        if not other.registered:
            return obstacle(LobbyCode.TERMS_INVALID, field="kind", reason="other_account")
        if other.suspended_until is not None and now < other.suspended_until:
            return obstacle(LobbyCode.TERMS_INVALID, field="kind", reason="other_suspended")
    return None


def _of_people(asker: Standing, other: Standing) -> Obstacle | None:
    return obstacle(LobbyCode.BLOCKED) if have_blocked(asker, other) else None


def _of_the_moment(
    asker: Standing, other: Standing, terms: Terms, between: Between
) -> Obstacle | None:
    if other.busy and is_real_time(terms):
        return obstacle(LobbyCode.TARGET_BUSY)
    if terms.kind is Kind.RATED:
        gap = rating_gap(asker, other)
        if gap > GAP_WARNED and not between.other_confirmed:
            return obstacle(LobbyCode.RATING_GAP, gap=gap, by="other")
        if gap > GAP_WARNED and not between.gap_confirmed:
            return obstacle(LobbyCode.RATING_GAP, gap=gap, by="you")
    if terms.stake and (other.balance < terms.stake or between.met >= STAKE_UNTIL):
        return obstacle(LobbyCode.STAKE_NOT_POSSIBLE)
    return None
