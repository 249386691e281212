"""Open tables: two to five people find together before the first move.

Pure; the shell stores by compare-and-set, so two who claim one seat at the same moment do not
both get it. A computer is always ready and never away. Who starts another clocked game is taken
out by `leave`. What an open table is stands in `gathering_state.py`.
Source: mechanisms.md 5.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rules.errors import RuleError
from rules.game import Millis, Seat
from rules.match.gathering_state import (
    READY_WITHIN,
    UNTOUCHED,
    Gathering,
    GatheringState,
    GatheringStep,
    Sitter,
    next_due,
    persons,
    sitters,
    take_step,
    users,
)
from rules.match.lobby_errors import LobbyCode, LobbyRefusal, Obstacle, obstacle
from rules.match.preflight import Between, Standing, can_play, could_offer
from rules.match.terms import Kind, SeatHolder, Terms, check_terms

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST_INVITED: Final = 20


def open_table(
    gathering: str, host: SeatHolder, terms: Terms, least: int, most: int, now: Millis
) -> Gathering:
    """A new open table with its host on the first seat. Raises LobbyRefusal(TERMS_INVALID)."""
    _demand_terms(terms, least, most, (host,))
    sitter = Sitter(holder=host, joined_at=now)
    return Gathering(
        id=gathering,
        terms=terms,
        host=host.user,
        seats=(sitter, *(None,) * (most - 1)),
        least=least,
        touched_at=now,
    )


def may_join(
    gathering: Gathering,
    newcomer: Standing,
    seated: Iterable[tuple[Standing, Between]],
    now: Millis,
) -> Obstacle | None:
    """Why `newcomer` cannot sit down; None: he can.

    seated: all persons at the table, each with what lies between him and the newcomer.
    """
    if gathering.state is not GatheringState.GATHERING:
        return obstacle(LobbyCode.GONE, state=gathering.state.value)
    stands = could_offer(newcomer, gathering.terms, now)
    for other, between in seated:
        stands = stands or can_play(newcomer, other, gathering.terms, now, between)
    return stands


def join(
    gathering: Gathering, holder: SeatHolder, now: Millis, seat: Seat | None = None
) -> Gathering:
    """Sit down, on `seat` or the first free one. `may_join` was asked before.

    A table that is full now asks whether all are ready. Raises LobbyRefusal.
    """
    joined = take_step(gathering, GatheringStep.JOIN)
    if holder.user in users(persons(gathering)):
        raise LobbyRefusal(LobbyCode.ALREADY_SEATED)
    return _full(_seated(joined, holder, seat, now), now)


def leave(gathering: Gathering, user: str) -> Gathering:
    """Get up, also instead of saying that one is ready. Raises LobbyRefusal."""
    left = take_step(gathering, GatheringStep.LEAVE, ready=(), check_until=None)
    _demand_seated(gathering, user)
    return _without(left, frozenset({user}))


def move(gathering: Gathering, user: str, seat: Seat) -> Gathering:
    """Sit on another seat, which must be free. Raises LobbyRefusal."""
    moved = take_step(gathering, GatheringStep.MOVE)
    _demand_seated(gathering, user)
    if not 0 <= seat < len(gathering.seats) or gathering.seats[seat] is not None:
        raise LobbyRefusal(LobbyCode.SEAT_TAKEN)
    place = next(place for place, sitter in enumerate(gathering.seats) if _is(sitter, user))
    seats = _put(_put(gathering.seats, seat, gathering.seats[place]), place, None)
    return replace(moved, seats=seats)


def send_away(gathering: Gathering, by: str, user: str) -> Gathering:
    """The host asks somebody to get up, not himself. Raises LobbyRefusal."""
    sent = take_step(gathering, GatheringStep.SEND_AWAY, ready=(), check_until=None)
    _demand_host(gathering, by)
    if user == by or user not in users(persons(gathering)):
        raise LobbyRefusal(LobbyCode.FORBIDDEN)
    return _without(sent, frozenset({user}))


def invite(gathering: Gathering, by: str, user: str) -> Gathering:
    """Ask somebody to the table. Raises LobbyRefusal."""
    invited = take_step(gathering, GatheringStep.INVITE)
    _demand_seated(gathering, by)
    if user in users(persons(gathering)):
        raise LobbyRefusal(LobbyCode.ALREADY_SEATED)
    if user in gathering.invited:
        return gathering
    if len(gathering.invited) >= MOST_INVITED:
        raise LobbyRefusal(LobbyCode.LIMIT, limit=MOST_INVITED)
    return replace(invited, invited=(*gathering.invited, user))


def set_terms(
    gathering: Gathering, by: str, rev: int, terms: Terms, least: int, most: int, now: Millis
) -> Gathering:
    """The host changes what is played, or by how many. Raises LobbyRefusal."""
    changed = take_step(gathering, GatheringStep.SET_TERMS)
    _demand_host(gathering, by)
    _demand_rev(gathering, rev)
    there = sitters(gathering)
    _demand_terms(terms, least, most, [sitter.holder for sitter in there])
    seats = there if any(gathering.seats[most:]) else gathering.seats[:most]
    seats = (*seats, *(None,) * (most - len(seats)))
    changed = replace(changed, terms=terms, least=least, seats=seats, rev=rev + 1, ready=())
    return _full(changed, now)


def add_computer(
    gathering: Gathering, by: str, computer: SeatHolder, now: Millis, seat: Seat | None = None
) -> Gathering:
    """The host gives a seat of a friendly table to a computer. Raises LobbyRefusal."""
    added = take_step(gathering, GatheringStep.SET_COMPUTER)
    _demand_host(gathering, by)
    if gathering.terms.kind is Kind.RATED:
        raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="kind", reason="computer")
    return _full(_seated(added, computer, seat, now, touch=False), now)


def remove_computer(gathering: Gathering, by: str, seat: Seat) -> Gathering:
    """The host frees a computer's seat. Raises LobbyRefusal."""
    removed = take_step(gathering, GatheringStep.SET_COMPUTER)
    _demand_host(gathering, by)
    sitter = gathering.seats[seat] if 0 <= seat < len(gathering.seats) else None
    if sitter is None or sitter.holder.computer is None:
        raise LobbyRefusal(LobbyCode.FORBIDDEN)
    return replace(removed, seats=_put(gathering.seats, seat, None))


def touch(gathering: Gathering, now: Millis) -> Gathering:
    """Somebody has said something at the table. Raises LobbyRefusal."""
    return take_step(gathering, GatheringStep.TOUCH, touched_at=now)


def call(gathering: Gathering, by: str, now: Millis) -> Gathering:
    """The host wants to start: is everybody ready? Raises LobbyRefusal."""
    called = _call(gathering, now)
    _demand_host(gathering, by)
    if len(sitters(gathering)) < gathering.least:
        raise LobbyRefusal(LobbyCode.TOO_FEW, least=gathering.least)
    return called


def ready(gathering: Gathering, user: str, rev: int, now: Millis) -> Gathering:
    """Say that one is ready to play on the terms of `rev`. Raises LobbyRefusal.

    When all have said so the table is agreed on; the stakes and the table itself come next.
    """
    noted = take_step(gathering, GatheringStep.READY)
    _demand_seated(gathering, user)
    _demand_rev(gathering, rev)
    noted = replace(noted, ready=tuple(sorted({*gathering.ready, user})))
    if set(noted.ready) < users(persons(noted)):
        return noted
    return take_step(noted, GatheringStep.ALL_READY, check_until=None, agreed_at=now)


def refuse_stake(gathering: Gathering, user: str) -> Gathering:
    """A seat's stake could not be held: the others go on without it. Raises LobbyRefusal."""
    refused = take_step(
        gathering, GatheringStep.REFUSE_STAKE, ready=(), agreed_at=None, refused=user
    )
    _demand_seated(gathering, user)
    return _without(refused, frozenset({user}))


def begin(gathering: Gathering) -> Gathering:
    """The table stands. Raises LobbyRefusal."""
    return take_step(gathering, GatheringStep.BEGIN)


def end(gathering: Gathering, *, aborted: bool) -> Gathering:
    """The game is over, with or without a result. Raises LobbyRefusal."""
    return take_step(gathering, GatheringStep.ABORT if aborted else GatheringStep.FINISH)


def due(gathering: Gathering, now: Millis, away: Mapping[str, Millis]) -> Gathering:
    """The open table as it stands at `now`. away: as in `next_due`."""
    moment = next_due(gathering, away)
    while moment is not None and now >= moment:
        gathering = _done(gathering, moment, away)
        moment = next_due(gathering, away)
    return gathering


def _done(gathering: Gathering, moment: Millis, away: Mapping[str, Millis]) -> Gathering:
    """What was due at `moment` is done."""
    if gathering.check_until is not None:
        missing = users(persons(gathering)).difference(gathering.ready)
        missed = take_step(gathering, GatheringStep.MISS, ready=(), check_until=None)
        return _without(missed, missing)
    present = [sitter for sitter in persons(gathering) if sitter.holder.user not in away]
    if not present or moment == gathering.touched_at + UNTOUCHED:
        return take_step(gathering, GatheringStep.EXPIRE)
    return take_step(gathering, GatheringStep.MOVE_HOST, host=_longest(present))


def _call(gathering: Gathering, now: Millis) -> Gathering:
    return take_step(
        gathering,
        GatheringStep.CALL,
        ready=(),
        check_until=Millis(now + READY_WITHIN),
        touched_at=now,
        refused=None,
    )


def _full(gathering: Gathering, now: Millis) -> Gathering:
    return gathering if None in gathering.seats else _call(gathering, now)


def _seated(
    gathering: Gathering, holder: SeatHolder, seat: Seat | None, now: Millis, *, touch: bool = True
) -> Gathering:
    free = [place for place, sitter in enumerate(gathering.seats) if sitter is None]
    if not free:
        raise LobbyRefusal(LobbyCode.TABLE_FULL)
    if seat is not None and seat not in free:
        raise LobbyRefusal(LobbyCode.SEAT_TAKEN)
    sitter = Sitter(holder=holder, joined_at=now)
    return replace(
        gathering,
        seats=_put(gathering.seats, free[0] if seat is None else seat, sitter),
        invited=tuple(user for user in gathering.invited if user != holder.user),
        touched_at=now if touch else gathering.touched_at,
    )


def _without(gathering: Gathering, leavers: frozenset[str]) -> Gathering:
    """The table without these; the host's part passes on, and the last one closes the door."""
    seats = tuple(
        None if sitter is not None and sitter.holder.user in leavers else sitter
        for sitter in gathering.seats
    )
    left = replace(gathering, seats=seats)
    there = persons(left)
    if not there:
        return take_step(left, GatheringStep.EXPIRE)
    if left.host in leavers:
        return take_step(left, GatheringStep.MOVE_HOST, host=_longest(there))
    return left


def _longest(there: Sequence[Sitter]) -> str:
    return min(there, key=lambda sitter: (sitter.joined_at, sitter.holder.user)).holder.user


def _put(
    seats: tuple[Sitter | None, ...], seat: Seat, sitter: Sitter | None
) -> tuple[Sitter | None, ...]:
    return (*seats[:seat], sitter, *seats[seat + 1 :])


def _is(sitter: Sitter | None, user: str) -> bool:
    return sitter is not None and sitter.holder.user == user


def _demand_terms(terms: Terms, least: int, most: int, there: Sequence[SeatHolder]) -> None:
    try:
        check_terms(terms)
    except RuleError as error:
        raise LobbyRefusal(LobbyCode.TERMS_INVALID, **error.facts) from error
    if not FEWEST_SEATS <= least <= most <= MOST_SEATS or most < len(there):
        raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="seats")
    if terms.kind is Kind.RATED:
        for holder in there:
            if holder.computer is not None:
                raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="kind", reason="computer")
            if holder.guest:
                raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="kind", reason="other_account")


def _demand_host(gathering: Gathering, user: str) -> None:
    if user != gathering.host:
        raise LobbyRefusal(LobbyCode.FORBIDDEN)


def _demand_seated(gathering: Gathering, user: str) -> None:
    if user not in users(persons(gathering)):
        raise LobbyRefusal(LobbyCode.FORBIDDEN)


def _demand_rev(gathering: Gathering, rev: int) -> None:
    if rev != gathering.rev:
        raise LobbyRefusal(LobbyCode.TERMS_CHANGED, rev=gathering.rev)
