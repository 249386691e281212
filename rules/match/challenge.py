"""Negotiation before a table starts: a challenge and what may become of it.

Pure: a state table and functions on it. The shell loads, decides, stores by compare-and-set.
Whether two people may play at all is asked in `preflight.py`.
Source: mechanisms.md 3.2 and 3.4.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from rules.game import Millis, Wire
from rules.match.lobby_errors import LobbyRefusal
from rules.match.terms import Beginner, Terms

LINK_LIFETIME: Final = Millis(24 * 3_600_000)
NAMED_LIFETIME: Final = Millis(5 * 60_000)
OFFLINE_AFTER: Final = Millis(30_000)
"""A named challenge dies when its challenger has been without any connection for so long."""
LATE_AFTER: Final = Millis(60_000)
"""A table that comes so long after the agreement is called off: nobody waits for it any more."""
MAX_COUNTERS: Final = 6


class ChallengeState(StrEnum):
    """Where a challenge stands. Only `OFFERED` and `ACCEPTED` can still change."""

    OFFERED = "offered"
    ACCEPTED = "accepted"
    STARTED = "started"
    DECLINED = "declined"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    SUPERSEDED = "superseded"
    FAILED = "failed"


class ChallengeStep(Enum):
    """What happens to a challenge."""

    COUNTER = "counter"
    ACCEPT = "accept"
    DECLINE = "decline"
    CANCEL = "cancel"
    EXPIRE = "expire"
    SUPERSEDE = "supersede"
    START = "start"
    FAIL = "fail"


NEXT: Final[Mapping[ChallengeState, Mapping[ChallengeStep, ChallengeState]]] = MappingProxyType(
    {
        ChallengeState.OFFERED: {
            ChallengeStep.COUNTER: ChallengeState.OFFERED,
            ChallengeStep.ACCEPT: ChallengeState.ACCEPTED,
            ChallengeStep.DECLINE: ChallengeState.DECLINED,
            ChallengeStep.CANCEL: ChallengeState.CANCELLED,
            ChallengeStep.EXPIRE: ChallengeState.EXPIRED,
            ChallengeStep.SUPERSEDE: ChallengeState.SUPERSEDED,
        },
        ChallengeState.ACCEPTED: {
            ChallengeStep.START: ChallengeState.STARTED,
            ChallengeStep.FAIL: ChallengeState.FAILED,
        },
    }
)
"""What may happen where, and what comes of it; a state without a line is final."""


class Side(StrEnum):
    """Who of the two."""

    CHALLENGER = "challenger"
    OPPONENT = "opponent"


class DeclineReason(StrEnum):
    """Why somebody says no."""

    GENERIC = "generic"
    LATER = "later"
    TOO_FAST = "too_fast"
    TOO_SLOW = "too_slow"
    TIME_CONTROL = "time_control"
    WANT_RATED = "want_rated"
    WANT_FRIENDLY = "want_friendly"
    STAKE_TOO_HIGH = "stake_too_high"
    STAKE_TOO_LOW = "stake_too_low"
    OTHER_GAME = "other_game"
    BEGINNER = "beginner"
    NO_BOTS = "no_bots"
    ONLY_BOTS = "only_bots"


class ExpiryReason(StrEnum):
    """Why nobody answers any more."""

    TTL = "ttl"
    OFFLINE = "offline"


class FailReason(StrEnum):
    """Why what was agreed does not begin."""

    INSUFFICIENT_FUNDS = "insufficient_funds"
    BUSY = "busy"  # one of the two sits at another clocked table by now


ClosedReason: TypeAlias = DeclineReason | ExpiryReason | FailReason


class ChallengeCode(StrEnum):
    """Why a challenge refuses."""

    CHALLENGE_CLOSED = "challenge_closed"  # facts: state
    TERMS_CHANGED = "terms_changed"  # facts: rev
    FORBIDDEN = "forbidden"  # not this side's to do
    LIMIT = "limit"  # facts: limit; too many counter-offers


class ChallengeError(LobbyRefusal):
    """The challenge refuses; nothing has changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Party(Wire):
    """One of the two who negotiate.

    rating: hundredths, in the game in question; None: there is none. games: rated ones so far.
    """

    user: str
    name: str
    guest: bool
    rating: int | None = None
    games: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Wire):
    """One challenge. Its id becomes the table's.

    opponent:    None while an address that was given away has not been taken up.
    named:       made to one player; else to whoever opens its address.
    rev:         1, 2, 3 … with each change of the terms; who accepts names it.
    expires:     wall-clock ms; each counter-offer starts the time anew.
    accepted_at: wall-clock ms of the agreement.
    reason:      why it is over, where the state alone does not say it.
    confirmed:   who has seen the warning that the ratings are far apart, and plays all the same.
    """

    id: str
    challenger: Party
    terms: Terms
    expires: Millis
    opponent: Party | None = None
    named: bool = False
    rev: int = 1
    answer_by: Side = Side.OPPONENT
    state: ChallengeState = ChallengeState.OFFERED
    accepted_at: Millis | None = None
    reason: ClosedReason | None = None
    confirmed: tuple[Side, ...] = ()


def to_player(
    challenge: str,
    challenger: Party,
    opponent: Party,
    terms: Terms,
    now: Millis,
    *,
    gap_confirmed: bool = False,
) -> Challenge:
    """A new challenge to one player."""
    expires = Millis(now + NAMED_LIFETIME)
    return Challenge(
        id=challenge,
        challenger=challenger,
        opponent=opponent,
        named=True,
        terms=terms,
        expires=expires,
        confirmed=(Side.CHALLENGER,) if gap_confirmed else (),
    )


def side_of(challenge: Challenge, user: str) -> Side | None:
    """Which part `user` has, or could take (an open address): None for an outsider."""
    if user == challenge.challenger.user:
        return Side.CHALLENGER
    if challenge.opponent is None or challenge.opponent.user == user:
        return Side.OPPONENT
    return None


def users(challenge: Challenge) -> frozenset[str]:
    """Those who are known to take part."""
    parties = (challenge.challenger, challenge.opponent)
    return frozenset(party.user for party in parties if party is not None)


def expire(challenge: Challenge, now: Millis, offline_since: Millis | None = None) -> Challenge:
    """The challenge as it stands at `now`: an offer does not outlive its time.

    offline_since: since when the challenger has no connection. It ends a named challenge only:
    who sends an address to somebody leaves the page to do so.
    """
    if challenge.state is not ChallengeState.OFFERED:
        return challenge
    if now >= challenge.expires:
        return _step(challenge, ChallengeStep.EXPIRE, reason=ExpiryReason.TTL)
    if challenge.named and offline_since is not None and now >= offline_since + OFFLINE_AFTER:
        return _step(challenge, ChallengeStep.EXPIRE, reason=ExpiryReason.OFFLINE)
    return challenge


def counter(
    challenge: Challenge,
    by: Party,
    rev: int,
    terms: Terms,
    now: Millis,
    *,
    gap_confirmed: bool = False,
) -> Challenge:
    """Other terms by the one who is to answer; then the other side is to answer.

    Raises ChallengeError.
    """
    side = _to_answer(challenge, by, rev)
    if challenge.rev > MAX_COUNTERS:
        raise ChallengeError(ChallengeCode.LIMIT, limit=MAX_COUNTERS)
    lifetime = NAMED_LIFETIME if challenge.named else LINK_LIFETIME
    return _step(
        challenge,
        ChallengeStep.COUNTER,
        opponent=by if side is Side.OPPONENT else challenge.opponent,
        terms=terms,
        rev=rev + 1,
        answer_by=Side.CHALLENGER if side is Side.OPPONENT else Side.OPPONENT,
        expires=Millis(now + lifetime),
        confirmed=_confirmed(challenge, side, gap_confirmed),
    )


def accept(
    challenge: Challenge, by: Party, rev: int, now: Millis, *, gap_confirmed: bool = False
) -> Challenge:
    """Agree to the terms of revision `rev`. Raises ChallengeError."""
    side = _to_answer(challenge, by, rev)
    opponent = by if side is Side.OPPONENT else challenge.opponent
    return _step(
        challenge,
        ChallengeStep.ACCEPT,
        opponent=opponent,
        accepted_at=now,
        confirmed=_confirmed(challenge, side, gap_confirmed),
    )


def decline(
    challenge: Challenge, by: Party, reason: DeclineReason = DeclineReason.GENERIC
) -> Challenge:
    """Refuse the present terms for good. Raises ChallengeError."""
    _to_answer(challenge, by, challenge.rev)
    return _step(challenge, ChallengeStep.DECLINE, reason=reason)


def cancel(challenge: Challenge, user: str) -> Challenge:
    """The challenger takes it back. Raises ChallengeError."""
    cancelled = _step(challenge, ChallengeStep.CANCEL)
    if user != challenge.challenger.user:
        raise ChallengeError(ChallengeCode.FORBIDDEN)
    return cancelled


def supersede(challenge: Challenge) -> Challenge:
    """Another table has made it pointless. Raises ChallengeError."""
    return _step(challenge, ChallengeStep.SUPERSEDE)


def started(challenge: Challenge) -> Challenge:
    """The table stands. Raises ChallengeError."""
    return _step(challenge, ChallengeStep.START)


def failed(challenge: Challenge, reason: FailReason) -> Challenge:
    """The stakes were refused, nothing is held. Raises ChallengeError."""
    return _step(challenge, ChallengeStep.FAIL, reason=reason)


def is_late(accepted_at: Millis, now: Millis) -> bool:
    """Whether a table made now comes too late after the agreement: it begins called off. 3.4."""
    return now - accepted_at > LATE_AFTER


def first_side(beginner: Beginner, draw: int) -> Side:
    """Who takes the first seat; `draw` is 0 or 1, from the table's own chance."""
    match beginner:
        case Beginner.CHALLENGER:
            return Side.CHALLENGER
        case Beginner.OPPONENT:
            return Side.OPPONENT
        case Beginner.RANDOM:
            return (Side.CHALLENGER, Side.OPPONENT)[draw]


def gap_confirmed(challenge: Challenge) -> bool:
    """Whether both play a rated game although their ratings are far apart. Source: 12.1."""
    return len(challenge.confirmed) == len(Side)


def _confirmed(challenge: Challenge, side: Side, confirms: bool) -> tuple[Side, ...]:
    added = {side} if confirms else set()
    return tuple(sorted({*challenge.confirmed, *added}))


def _to_answer(challenge: Challenge, by: Party, rev: int) -> Side:
    if challenge.state is not ChallengeState.OFFERED:
        raise _closed(challenge)
    side = side_of(challenge, by.user)
    if side is None or side is not challenge.answer_by:
        raise ChallengeError(ChallengeCode.FORBIDDEN)
    if rev != challenge.rev:
        raise ChallengeError(ChallengeCode.TERMS_CHANGED, rev=challenge.rev)
    return side


def _step(challenge: Challenge, step: ChallengeStep, **changes: Any) -> Challenge:
    state = NEXT.get(challenge.state, {}).get(step)
    if state is None:
        raise _closed(challenge)
    return replace(challenge, state=state, **changes)


def _closed(challenge: Challenge) -> ChallengeError:
    return ChallengeError(ChallengeCode.CHALLENGE_CLOSED, state=challenge.state.value)
