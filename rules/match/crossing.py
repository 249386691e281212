"""Challenges that meet: two that cross, a second one to the same player, too many, and too soon.

Source: mechanisms.md 3.2, 3.5 and 15, reliability.md 5.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from rules.game import Millis, Wire
from rules.match.challenge import (
    Challenge,
    ChallengeState,
    Side,
    accept,
    cancel,
    users,
)
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.terms import Beginner, Kind, Terms, is_real_time

MOST_OPEN: Final = 5
MOST_A_DAY: Final = 100
COOLDOWN_FIRST: Final = Millis(30_000)
COOLDOWN_MOST: Final = Millis(10 * 60_000)
DECLINES_FORGOTTEN: Final = Millis(3_600_000)
"""After an hour without a no, the next one counts as the first."""

_DOUBLINGS: Final = 10  # more than it takes to reach the longest wait

_MIRRORED: Final = {
    Beginner.CHALLENGER: Beginner.OPPONENT,
    Beginner.OPPONENT: Beginner.CHALLENGER,
    Beginner.RANDOM: Beginner.RANDOM,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Declines(Wire):
    """How often one player has lately said no to another, and until when he is left alone."""

    times: int
    at: Millis
    until: Millis


def declined(before: Declines | None, now: Millis) -> Declines:
    """One more no: the wait is 30 s, then doubled each time up to 10 min."""
    recent = before is not None and now - before.at < DECLINES_FORGOTTEN
    times = before.times + 1 if before is not None and recent else 1
    wait = min(COOLDOWN_MOST, COOLDOWN_FIRST * 2 ** min(times - 1, _DOUBLINGS))
    return Declines(times=times, at=now, until=Millis(now + wait))


def make_room(
    open_ones: Iterable[Challenge], target: str | None, sent_today: int
) -> Challenge | None:
    """The older challenge to `target` that a new one replaces, cancelled; None: there is none.

    open_ones: the challenger's own offered challenges; target: None for an open address.
    Raises LobbyRefusal(LIMIT).
    """
    standing = [other for other in open_ones if other.state is ChallengeState.OFFERED]
    replaced = [
        other
        for other in standing
        if other.named and other.opponent is not None and other.opponent.user == target
    ]
    if len(standing) - len(replaced[:1]) >= MOST_OPEN:
        raise LobbyRefusal(LobbyCode.LIMIT, limit=MOST_OPEN)
    if sent_today >= MOST_A_DAY:
        raise LobbyRefusal(LobbyCode.LIMIT, limit=MOST_A_DAY)
    return cancel(replaced[0], replaced[0].challenger.user) if replaced else None


def mirrored(terms: Terms) -> Terms:
    """The same terms as the other side would write them."""
    return replace(terms, beginner=_MIRRORED[terms.beginner])


def cross(new: Challenge, standing: Challenge, now: Millis) -> Challenge | None:
    """What `standing` becomes when its target asks for the same by `new`: accepted.

    None: they do not ask for the same; both stay, and accepting one supersedes the other.
    """
    if (
        new.opponent is None
        or not standing.named
        or standing.state is not ChallengeState.OFFERED
        or standing.answer_by is not Side.OPPONENT
        or standing.opponent is None
        or standing.opponent.user != new.challenger.user
        or standing.challenger.user != new.opponent.user
        or standing.terms != mirrored(new.terms)
    ):
        return None
    confirmed = Side.CHALLENGER in new.confirmed
    return accept(standing, new.challenger, standing.rev, now, gap_confirmed=confirmed)


def is_superseded(
    challenge: Challenge, *, table: str, seated: frozenset[str], terms: Terms
) -> bool:
    """Whether the start of `table`, with these people and terms, ends an open challenge.

    It does for the two who now play each other, and for whoever has begun a rated clocked game.
    """
    if challenge.state is not ChallengeState.OFFERED or challenge.id == table:
        return False
    ours = users(challenge)
    if len(ours) > 1 and ours <= seated:
        return True
    return terms.kind is Kind.RATED and is_real_time(terms) and bool(ours & seated)
