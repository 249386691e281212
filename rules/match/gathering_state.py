"""What an open table is, what may happen to it, and when something happens by itself.

Values, the state table, and questions; what people do is in `gathering.py`.
Source: mechanisms.md 5.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Any, Final

from rules.game import Millis, Seat, Wire
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.terms import Beginner, SeatHolder, Terms

READY_WITHIN: Final = Millis(30_000)
HOST_AWAY: Final = Millis(60_000)
"""A host who has been without any connection for so long is one no more."""
ALL_AWAY: Final = Millis(2 * 60_000)
UNTOUCHED: Final = Millis(30 * 60_000)
"""Without anybody joining or chatting for so long the table is given up."""


class GatheringState(StrEnum):
    """Where an open table stands."""

    GATHERING = "gathering"
    READY_CHECK = "ready_check"
    STARTING = "starting"
    PLAYING = "playing"
    FINISHED = "finished"
    ABORTED = "aborted"
    EXPIRED = "expired"


class GatheringStep(Enum):
    """What happens to an open table."""

    JOIN = "join"
    LEAVE = "leave"
    MOVE = "move"
    SEND_AWAY = "send_away"
    INVITE = "invite"
    SET_TERMS = "set_terms"
    SET_COMPUTER = "set_computer"
    MOVE_HOST = "move_host"
    TOUCH = "touch"
    EXPIRE = "expire"
    CALL = "call"  # the host asks, or the table is full: is everybody ready?
    READY = "ready"
    ALL_READY = "all_ready"
    MISS = "miss"  # not all were ready in time
    REFUSE_STAKE = "refuse_stake"
    BEGIN = "begin"
    FINISH = "finish"
    ABORT = "abort"


_GATHERING, _CHECK = GatheringState.GATHERING, GatheringState.READY_CHECK

NEXT: Final[Mapping[GatheringState, Mapping[GatheringStep, GatheringState]]] = MappingProxyType(
    {
        _GATHERING: {
            GatheringStep.JOIN: _GATHERING,
            GatheringStep.LEAVE: _GATHERING,
            GatheringStep.MOVE: _GATHERING,
            GatheringStep.SEND_AWAY: _GATHERING,
            GatheringStep.INVITE: _GATHERING,
            GatheringStep.SET_TERMS: _GATHERING,
            GatheringStep.SET_COMPUTER: _GATHERING,
            GatheringStep.MOVE_HOST: _GATHERING,
            GatheringStep.TOUCH: _GATHERING,
            GatheringStep.EXPIRE: GatheringState.EXPIRED,
            GatheringStep.CALL: _CHECK,
        },
        _CHECK: {
            GatheringStep.READY: _CHECK,
            GatheringStep.ALL_READY: GatheringState.STARTING,
            GatheringStep.MISS: _GATHERING,
            GatheringStep.LEAVE: _GATHERING,
            GatheringStep.SEND_AWAY: _GATHERING,
            GatheringStep.TOUCH: _CHECK,
        },
        GatheringState.STARTING: {
            GatheringStep.REFUSE_STAKE: _GATHERING,
            GatheringStep.BEGIN: GatheringState.PLAYING,
        },
        GatheringState.PLAYING: {
            GatheringStep.FINISH: GatheringState.FINISHED,
            GatheringStep.ABORT: GatheringState.ABORTED,
        },
    }
)
"""What may happen where, and what comes of it; a state without a line is final."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter(Wire):
    """Somebody at an open table. joined_at: wall-clock ms."""

    holder: SeatHolder
    joined_at: Millis


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering(Wire):
    """One open table. Its id becomes the table's.

    host:        a user who sits here.
    seats:       as many as may play; None: free.
    least:       with so many the host may start.
    rev:         1, 2, 3 … with each change of the terms; who is ready names it.
    ready:       users who are, in the ready check.
    check_until: when the ready check ends (wall-clock ms).
    touched_at:  when somebody last joined or chatted.
    agreed_at:   when all were ready.
    refused:     who stood in the way of the last start, and sits here no longer.
    """

    id: str
    terms: Terms
    host: str
    seats: tuple[Sitter | None, ...]
    least: int
    touched_at: Millis
    rev: int = 1
    state: GatheringState = GatheringState.GATHERING
    invited: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    check_until: Millis | None = None
    agreed_at: Millis | None = None
    refused: str | None = None


def sitters(gathering: Gathering) -> tuple[Sitter, ...]:
    """All who sit, in seat order."""
    return tuple(sitter for sitter in gathering.seats if sitter is not None)


def persons(gathering: Gathering) -> tuple[Sitter, ...]:
    """Those of them who are no computers."""
    return tuple(sitter for sitter in sitters(gathering) if sitter.holder.computer is None)


def take_step(gathering: Gathering, step: GatheringStep, **changes: Any) -> Gathering:
    """The open table after `step`, with some fields changed. Raises LobbyRefusal(GONE)."""
    state = NEXT.get(gathering.state, {}).get(step)
    if state is None:
        raise LobbyRefusal(LobbyCode.GONE, state=gathering.state.value)
    return replace(gathering, state=state, **changes)


def users(there: Iterable[Sitter]) -> frozenset[str]:
    """Who they are."""
    return frozenset(sitter.holder.user for sitter in there)


def holders(gathering: Gathering) -> tuple[SeatHolder, ...]:
    """The seats of the table to come: clockwise from the host, free ones left out."""
    there = [sitter.holder for sitter in sitters(gathering)]
    place = next(place for place, holder in enumerate(there) if holder.user == gathering.host)
    return (*there[place:], *there[:place])


def first_seat(beginner: Beginner, seats: int, draw: Seat) -> Seat:
    """Who begins: the host, the seat after him, or the one drawn (0 to `seats` - 1)."""
    match beginner:
        case Beginner.CHALLENGER:
            return 0
        case Beginner.OPPONENT:
            return 1 % seats
        case Beginner.RANDOM:
            return draw


def next_due(gathering: Gathering, away: Mapping[str, Millis]) -> Millis | None:
    """When something happens by itself; None: nothing will.

    away: since when users without any connection have been so.
    """
    if gathering.check_until is not None:
        return gathering.check_until
    if gathering.state is not GatheringState.GATHERING:
        return None
    moments = [Millis(gathering.touched_at + UNTOUCHED)]
    everybody = users(persons(gathering))
    if everybody <= away.keys():
        moments.append(Millis(max(away[user] for user in everybody) + ALL_AWAY))
    elif gathering.host in away:
        moments.append(Millis(away[gathering.host] + HOST_AWAY))
    return min(moments)
