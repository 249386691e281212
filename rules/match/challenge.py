"""Negotiation before a table starts: a challenge and what may become of it.

Pure: a state table and functions on it. The shell loads, decides, stores by compare-and-set.
Source: mechanisms.md 3.2.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from rules.game import Millis, Wire
from rules.match.terms import Beginner, Terms

LINK_LIFETIME: Final = Millis(24 * 3_600_000)
MAX_COUNTERS: Final = 6


class ChallengeState(StrEnum):
    """Where a challenge stands. Only `OFFERED` and `ACCEPTED` can still change."""

    OFFERED = "offered"
    ACCEPTED = "accepted"
    STARTED = "started"
    DECLINED = "declined"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    FAILED = "failed"


class Side(StrEnum):
    """Who of the two."""

    CHALLENGER = "challenger"
    OPPONENT = "opponent"


class ChallengeCode(StrEnum):
    """Why a challenge refuses."""

    CHALLENGE_CLOSED = "challenge_closed"  # facts: state
    TERMS_CHANGED = "terms_changed"  # facts: rev
    FORBIDDEN = "forbidden"  # not this side's to do
    LIMIT = "limit"  # facts: limit; too many counter-offers


class ChallengeError(Exception):
    """The challenge refuses; nothing has changed."""

    def __init__(self, code: ChallengeCode, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Party(Wire):
    """One of the two who negotiate."""

    user: str
    name: str
    guest: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Wire):
    """One challenge. Its id becomes the table's.

    opponent: None while an address that was given away has not been taken up.
    rev:      1, 2, 3 … with each change of the terms; who accepts names it.
    expires:  wall-clock ms; each counter-offer starts the time anew.
    """

    id: str
    challenger: Party
    terms: Terms
    expires: Millis
    opponent: Party | None = None
    rev: int = 1
    answer_by: Side = Side.OPPONENT
    state: ChallengeState = ChallengeState.OFFERED


def side_of(challenge: Challenge, user: str) -> Side | None:
    """Which part `user` has, or could take (an open address): None for an outsider."""
    if user == challenge.challenger.user:
        return Side.CHALLENGER
    if challenge.opponent is None or challenge.opponent.user == user:
        return Side.OPPONENT
    return None


def expire(challenge: Challenge, now: Millis) -> Challenge:
    """The challenge as it stands at `now`: an offer does not outlive its time."""
    if challenge.state is ChallengeState.OFFERED and now >= challenge.expires:
        return replace(challenge, state=ChallengeState.EXPIRED)
    return challenge


def counter(challenge: Challenge, by: Party, rev: int, terms: Terms, now: Millis) -> Challenge:
    """Other terms by the one who is to answer; then the other side is to answer.

    Raises ChallengeError.
    """
    side = _to_answer(challenge, by, rev)
    if challenge.rev > MAX_COUNTERS:
        raise ChallengeError(ChallengeCode.LIMIT, limit=MAX_COUNTERS)
    return replace(
        challenge,
        opponent=by if side is Side.OPPONENT else challenge.opponent,
        terms=terms,
        rev=rev + 1,
        answer_by=Side.CHALLENGER if side is Side.OPPONENT else Side.OPPONENT,
        expires=Millis(now + LINK_LIFETIME),
    )


def accept(challenge: Challenge, by: Party, rev: int) -> Challenge:
    """Agree to the terms of revision `rev`. Raises ChallengeError."""
    side = _to_answer(challenge, by, rev)
    opponent = by if side is Side.OPPONENT else challenge.opponent
    return replace(challenge, opponent=opponent, state=ChallengeState.ACCEPTED)


def decline(challenge: Challenge, by: Party) -> Challenge:
    """Refuse the present terms for good. Raises ChallengeError."""
    _to_answer(challenge, by, challenge.rev)
    return replace(challenge, state=ChallengeState.DECLINED)


def cancel(challenge: Challenge, user: str) -> Challenge:
    """The challenger takes it back. Raises ChallengeError."""
    _demand_open(challenge)
    if user != challenge.challenger.user:
        raise ChallengeError(ChallengeCode.FORBIDDEN)
    return replace(challenge, state=ChallengeState.CANCELLED)


def started(challenge: Challenge) -> Challenge:
    """The table stands."""
    return replace(challenge, state=ChallengeState.STARTED)


def first_side(beginner: Beginner, draw: int) -> Side:
    """Who takes the first seat; `draw` is 0 or 1, from the table's own chance."""
    match beginner:
        case Beginner.CHALLENGER:
            return Side.CHALLENGER
        case Beginner.OPPONENT:
            return Side.OPPONENT
        case Beginner.RANDOM:
            return (Side.CHALLENGER, Side.OPPONENT)[draw]


def _to_answer(challenge: Challenge, by: Party, rev: int) -> Side:
    _demand_open(challenge)
    side = side_of(challenge, by.user)
    if side is None or side is not challenge.answer_by:
        raise ChallengeError(ChallengeCode.FORBIDDEN)
    if rev != challenge.rev:
        raise ChallengeError(ChallengeCode.TERMS_CHANGED, rev=challenge.rev)
    return side


def _demand_open(challenge: Challenge) -> None:
    if challenge.state is not ChallengeState.OFFERED:
        raise ChallengeError(ChallengeCode.CHALLENGE_CLOSED, state=challenge.state.value)
