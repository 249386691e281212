"""Matches of a pool: everybody says that he is there, or the table does not come to be.

What may become of a match is decided in `rules/match/ready_check.py`. The record of a match and
the marks of its people change in one step, so nobody is matched twice. Source: mechanisms.md 4.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pydantic import TypeAdapter

from protocol.errors import ErrorCode
from rules.game import Millis
from rules.match import ready_check as checking
from rules.match.lobby_errors import LobbyRefusal
from rules.match.pairing import pool_terms
from rules.match.ready_check import MISSES_COUNT, CheckState, ReadyCheck
from rules.match.terms import Terms
from server.ports import Chance, TableClock
from server.ports_lobby import Change, Claims, DueChange, QueueChange, RecordChange, RowChange
from server.services.agreed import Agreed
from server.services.asked import Asked, AskedSeat, AskedState, Asking, Why
from server.services.beginning import Beginning
from server.services.refusals import ServiceError
from server.services.waits import CHECK, NOTHING, Waits, marked, queue_of, woken
from server.wire import plain_terms

START_AGAIN_MS: Final = 10_000
"""All were ready and the table does not stand: its node has died, another one goes on."""

KEPT_OVER_MS: Final = 600_000
"""How long the record of a match that is over answers those who come late."""

_CHECK: Final = TypeAdapter(ReadyCheck)
_MISSES: Final = TypeAdapter(list[int])
_TRIES: Final = 5

_STATES: Final = {
    CheckState.WAITING: AskedState.WAITING,
    CheckState.COMPLETE: AskedState.COMPLETE,
    CheckState.STARTED: AskedState.STARTED,
    CheckState.BROKEN: AskedState.OVER,
}


class ReadyChecks:
    """The questions that pools put."""

    def __init__(
        self,
        agreed: Agreed,
        beginning: Beginning,
        asking: Asking,
        claims: Claims,
        *,
        chance: Chance,
        clock: TableClock,
    ) -> None:
        self._agreed = agreed
        self._beginning = beginning
        self._asking = asking
        self._claims = claims
        self._chance = chance
        self._clock = clock
        asking.on_look("pool", self.look)

    def found(self, check: ReadyCheck) -> Change:
        """What makes a match of people who wait, whose marks have these revisions."""
        return Change(
            records=[self._record(check, 0)],
            due=[DueChange(item=f"{CHECK}{check.id}", at=check.ready_by)],
            rows=self._told(check),
        )

    async def answer(self, user: str, check: str, *, is_ready: bool) -> None:
        """Somebody is ready, or does not want to play after all.

        Raises ServiceError(NOT_FOUND), LobbyRefusal(GONE, FORBIDDEN).
        """
        now = Millis(self._clock.now())

        def answered(old: ReadyCheck) -> ReadyCheck:
            old = checking.expire(old, now)
            return checking.ready(old, user, now) if is_ready else checking.refuse(old, user)

        changed = await self._change(check, answered)
        if changed.state is CheckState.COMPLETE:
            await self._start(changed)

    async def tend(self, check: str) -> None:
        """The time to answer is over, or nobody has brought the start to an end."""
        changed = await self._change(
            check, lambda old: checking.expire(old, Millis(self._clock.now()))
        )
        if changed.state is CheckState.COMPLETE:
            await self._start(changed)

    async def cooldown_ms(self, user: str) -> int:
        """How long the user stays out of pools, for the checks he missed."""
        [(_, value)] = await self._claims.records([_misses_key(user)])
        now = Millis(self._clock.now())
        missed = [Millis(at) for at in _misses(value)]
        return max(0, checking.cooldown_until(missed, now) - now)

    async def look(self, check: str) -> Asked | None:
        """How a question stands; None: there is none any more."""
        try:
            _, found = await self._read(check)
        except ServiceError:
            return None
        why = dict.fromkeys(found.removed, Why.STAKE)
        if found.agreed_at is not None:  # all were ready: something stood in the way
            why = {entry.user: Why.START for entry in found.entries} | why
        return Asked(
            check=found.id,
            of="pool",
            rev=1,
            terms=plain_terms(self._agreed.wire(found.pool.game), self._terms(found)),
            seats=[
                # Who it is, is said when all are ready: nobody picks his opponents.
                AskedSeat(
                    user=entry.user, name=None, computer=None, ready=entry.user in found.ready
                )
                for entry in found.entries
            ],
            state=_STATES[found.state],
            ready_by=found.ready_by,
            why=why | dict.fromkeys(found.missed, Why.YOU),
        )

    # --- changing -------------------------------------------------------

    async def _start(self, check: ReadyCheck) -> None:
        assert check.agreed_at is not None, "a complete check was agreed on"
        users = [entry.user for entry in check.entries]
        parties = await self._beginning.parties(users, check.pool.game)
        if len(parties) < len(users):
            there = {party.user for party in parties}
            culprit: str | None = next(user for user in users if user not in there)
        else:
            start = self._agreed.start_of(check.id, self._terms(check), parties, gap_confirmed=True)
            culprit = await self._beginning.begin(start, check.agreed_at)
        end = checking.started if culprit is None else partial(checking.fail, user=culprit)
        try:
            await self._change(check.id, end)
        except LobbyRefusal:
            return  # another node has said so already

    async def _change(self, check: str, change: Callable[[ReadyCheck], ReadyCheck]) -> ReadyCheck:
        for _ in range(_TRIES):
            revision, old = await self._read(check)
            new = change(old)
            if new == old or await self._claims.change(await self._changes(new, revision)):
                return new
        raise ServiceError(ErrorCode.BUSY)

    async def _changes(self, check: ReadyCheck, revision: int) -> Change:
        """All that changes with the match."""
        now = self._clock.now()
        item = f"{CHECK}{check.id}"
        records = [self._record(check, revision)]
        queues: list[QueueChange] = []
        due = [DueChange(item=item, at=None)]
        match check.state:
            case CheckState.WAITING:
                due = [DueChange(item=item, at=check.ready_by)]
            case CheckState.COMPLETE:
                due = [DueChange(item=item, at=now + START_AGAIN_MS)]
            case CheckState.STARTED:
                records += [marked(entry.user, NOTHING) for entry in check.entries]
            case CheckState.BROKEN:
                queue = queue_of(check.pool)
                records += [marked(user, NOTHING) for user in check.removed]
                records += await self._missed(check.missed, now)
                for entry in checking.returning(check, Millis(now)):
                    records.append(marked(entry.user, Waits(pool=check.pool, entry=entry)))
                    queues.append(QueueChange(queue=queue, member=entry.user, at=entry.joined_at))
                due.append(DueChange(item=queue, at=now, if_never=True))
        return Change(records=records, queues=queues, due=due, rows=self._told(check))

    async def _missed(self, users: Sequence[str], now: int) -> list[RecordChange]:
        found = await self._claims.records([_misses_key(user) for user in users])
        changes = []
        for user, (revision, value) in zip(users, found, strict=True):
            counted = [at for at in _misses(value) if now - at < MISSES_COUNT]
            changes.append(
                RecordChange(
                    key=_misses_key(user),
                    expected=revision,
                    value=_MISSES.dump_json([*counted, now]),
                    ttl_ms=MISSES_COUNT,
                )
            )
        return changes

    def _told(self, check: ReadyCheck) -> list[RowChange]:
        return [
            self._asking.changed("pool", check.id),
            *(woken(entry.user, self._chance) for entry in check.entries),
        ]

    def _record(self, check: ReadyCheck, revision: int) -> RecordChange:
        return RecordChange(
            key=f"{CHECK}{check.id}",
            expected=revision,
            value=_CHECK.dump_json(check),
            ttl_ms=KEPT_OVER_MS,
        )

    async def _read(self, check: str) -> tuple[int, ReadyCheck]:
        [(revision, value)] = await self._claims.records([f"{CHECK}{check}"])
        if not value:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return revision, _CHECK.validate_json(value, strict=True)

    def _terms(self, check: ReadyCheck) -> Terms:
        return pool_terms(check.pool, self._agreed.wire(check.pool.game).parse_options({}))


def _misses(value: bytes) -> list[int]:
    return _MISSES.validate_json(value) if value else []


def _misses_key(user: str) -> str:
    return f"missed:{user}"
