"""Challenges, to one player or by link: records in the store, changed by compare-and-set.

What may become of a challenge is decided in `rules/match/challenge.py`. Its id is the table's id
from the start on; every step after the acceptance is keyed by it and does nothing a second time.
Source: mechanisms.md 3.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Millis
from rules.match import challenge as negotiation
from rules.match.challenge import Challenge, ChallengeState, DeclineReason, Party
from rules.match.crossing import (
    DECLINES_FORGOTTEN,
    Declines,
    cross,
    declined,
    is_superseded,
    make_room,
)
from rules.match.lobby_errors import LobbyRefusal
from rules.match.preflight import Between, Standing, preflight
from rules.match.terms import Terms
from server.ports import Chance, Guest, Peer, RoomStore, StoreUnavailable, WallClock
from server.services.accounts import Accounts
from server.services.agreed import Agreed, party, party_of
from server.services.refusals import ServiceError
from server.services.room import Room
from server.wire import plain_terms

KEPT_CLOSED_MS: Final = 3_600_000
"""How long one can still look at a challenge that is over."""

CHALLENGED: Final = "challenged:"
"""Kind of hidden row that tells the nodes of a user's new challenges."""

_CHALLENGE: Final = TypeAdapter(Challenge)
_DECLINES: Final = TypeAdapter(Declines)
_TRIES: Final = 5
_OPEN: Final = (ChallengeState.OFFERED, ChallengeState.ACCEPTED)
_AGREED: Final = (ChallengeState.ACCEPTED, ChallengeState.STARTED)

Change = Callable[[Challenge], Challenge]


class Challenges:
    """Challenges as this node's connections make and answer them."""

    def __init__(
        self,
        agreed: Agreed,
        room: Room,
        store: RoomStore,
        accounts: Accounts,
        *,
        chance: Chance,
        wall: WallClock,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._agreed = agreed
        self._room = room
        self._store = store
        self._chance = chance
        self._wall = wall
        self._spawn = spawn
        self._accounts = accounts
        self._followers: defaultdict[str, dict[str, Peer]] = defaultdict(dict)
        self._followed: defaultdict[str, set[str]] = defaultdict(set)
        """The same by connection."""
        room.listen(self._heard)

    # --- what people do -------------------------------------------------

    async def open(self, peer: Peer, asked: wire_commands.OpenLink) -> Plain:
        """Make a challenge to whoever opens its address.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(LIMIT, NOT_FOUND).
        """
        challenge = Challenge(
            id=self._chance.new_id(),
            challenger=party(peer),
            terms=self._agreed.terms(asked.terms),
            expires=Millis(self._wall.now_ms() + negotiation.LINK_LIFETIME),
        )
        await self._make(challenge)
        return await self.follow(peer, challenge.id)

    async def check(self, peer: Peer, asked: wire_commands.CheckChallenge) -> Plain:
        """What stands in the way of a challenge; nothing: it may be made."""
        try:
            await self._preflight(
                peer, asked.target, self._agreed.terms(asked.terms), confirmed=False
            )
        except LobbyRefusal as refusal:
            return {"code": str(refusal.code), "facts": dict(refusal.facts)}
        return {"code": None, "facts": {}}

    async def challenge(self, peer: Peer, asked: wire_commands.ChallengePlayer) -> Plain:
        """Challenge a player; where the two ask each other for the same, they agree.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(LIMIT, NOT_FOUND).
        """
        terms = self._agreed.terms(asked.terms)
        target = await self._preflight(peer, asked.target, terms, confirmed=asked.gap_confirmed)
        now = Millis(self._wall.now_ms())
        new = negotiation.to_player(
            self._chance.new_id(), party(peer), party_of(target), terms, now
        )
        for standing in await self.open_of(target.user):
            if cross(new, standing, now) is not None:
                return await self._change(
                    peer,
                    standing.id,
                    lambda old: cross(new, old, now) or negotiation.expire(old, now),
                )
        await self._make(new)
        return await self.follow(peer, new.id)

    async def open_of(self, user: str) -> list[Challenge]:
        """The user's open challenges with one other player, in and out, newest first."""
        return [
            challenge
            for challenge in reversed(await self._listed(user))
            if challenge.named and challenge.state is ChallengeState.OFFERED
        ]

    async def follow(self, peer: Peer, link: str) -> Plain:
        """Read a challenge and hear what becomes of it. Raises ServiceError(NOT_FOUND)."""
        _, challenge = await self._read(link)
        self._hear(peer, link)
        if challenge.state is ChallengeState.ACCEPTED:
            challenge = await self._start(challenge)  # a node died between acceptance and start
        return self._plain(challenge, peer)

    async def counter(self, peer: Peer, asked: wire_commands.CounterLink) -> Plain:
        """Propose other terms."""
        terms, now = self._agreed.terms(asked.terms), Millis(self._wall.now_ms())
        return await self._change(
            peer,
            asked.link,
            lambda old: negotiation.counter(old, party(peer), asked.rev, terms, now),
        )

    async def accept(self, peer: Peer, asked: wire_commands.AcceptLink) -> Plain:
        """Agree: the table starts. Asked again by the same side, the answer is the same."""
        user, now = peer.person.user, Millis(self._wall.now_ms())
        _, standing = await self._read(asked.link)
        if standing.state in _AGREED and asked.rev == standing.rev:
            side = negotiation.side_of(standing, user)
            if side is standing.answer_by:
                return await self.follow(peer, asked.link)
        return await self._change(
            peer, asked.link, lambda old: negotiation.accept(old, party(peer), asked.rev, now)
        )

    async def decline(self, peer: Peer, asked: wire_commands.DeclineLink) -> Plain:
        """Refuse; the one who asked leaves the other alone for a while."""
        reason = DeclineReason(asked.reason)
        declined = await self._change(
            peer, asked.link, lambda old: negotiation.decline(old, party(peer), reason)
        )
        if declined["named"]:
            await self._note_decline(peer.person.user, declined["challenger"]["user"])
        return declined

    async def cancel(self, peer: Peer, link: str) -> Plain:
        """The challenger takes it back."""
        return await self._change(peer, link, lambda old: negotiation.cancel(old, peer.person.user))

    def gone(self, peer: Peer) -> None:
        """The connection is closed."""
        for link in self._followed.pop(peer.id, ()):
            followers = self._followers.get(link, {})
            followers.pop(peer.id, None)
            if not followers:
                self._followers.pop(link, None)

    def _hear(self, peer: Peer, link: str) -> None:
        self._followers[link][peer.id] = peer
        self._followed[peer.id].add(link)

    # --- making ---------------------------------------------------------

    async def _make(self, challenge: Challenge) -> None:
        """Store a new challenge, in the place of an older one to the same player."""
        own = [
            old
            for old in await self._listed(challenge.challenger.user)
            if old.challenger.user == challenge.challenger.user
        ]
        target = challenge.opponent.user if challenge.opponent is not None else None
        replaced = make_room(own, target, 0)
        await asyncio.gather(
            *(self._note(user, challenge.id) for user in negotiation.users(challenge))
        )
        await self._write(challenge, 0)
        if replaced is not None:
            revision, _ = await self._read(replaced.id)
            await self._write(replaced, revision)

    async def _listed(self, user: str) -> list[Challenge]:
        record = await self._store.read_record(_list_key(user))
        found = await asyncio.gather(*map(self._look, from_json(record[1]) if record else ()))
        return [challenge for challenge in found if challenge is not None]

    async def _note(self, user: str, link: str) -> None:
        """Add to the user's list, and leave out what is over."""
        for _ in range(_TRIES):
            revision, _ = await self._store.read_record(_list_key(user)) or (0, b"")
            standing = [
                old.id for old in await self._listed(user) if old.state is ChallengeState.OFFERED
            ]
            value = to_json([*standing, link])
            ttl_ms = negotiation.LINK_LIFETIME + KEPT_CLOSED_MS
            if await self._store.write_record(_list_key(user), revision, value, ttl_ms=ttl_ms):
                return
        raise ServiceError(ErrorCode.BUSY)

    async def _look(self, link: str) -> Challenge | None:
        """A challenge as it stands now; None: there is none any more."""
        try:
            _, challenge = await self._read(link)
        except ServiceError:
            return None
        return negotiation.expire(challenge, Millis(self._wall.now_ms()))

    async def _preflight(self, peer: Peer, target: str, terms: Terms, *, confirmed: bool) -> Guest:
        """The one who is challenged. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        person = await self._accounts.by_id(target)
        if person is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        declines = await self._declines(target, peer.person.user)
        between = Between(
            cooldown_until=Millis(0) if declines is None else declines.until,
            gap_confirmed=confirmed,
        )
        obstacle = preflight(
            self._standing(peer.person),
            self._standing(person),
            terms,
            Millis(self._wall.now_ms()),
            between,
        )
        if obstacle is not None:
            raise obstacle.refusal()
        return person

    def _standing(self, person: Guest) -> Standing:
        return Standing(
            user=person.user,
            registered=not person.guest,
            connected=self._room.is_here(person.user),
        )

    async def _declines(self, by: str, of: str) -> Declines | None:
        record = await self._store.read_record(f"declines:{by}:{of}")
        return None if record is None else _DECLINES.validate_json(record[1], strict=True)

    async def _note_decline(self, by: str, of: str) -> None:
        key = f"declines:{by}:{of}"
        for _ in range(_TRIES):
            revision, value = await self._store.read_record(key) or (0, None)
            before = None if value is None else _DECLINES.validate_json(value, strict=True)
            after = declined(before, Millis(self._wall.now_ms()))
            if await self._store.write_record(
                key, revision, _DECLINES.dump_json(after), ttl_ms=DECLINES_FORGOTTEN
            ):
                return

    # --- changing a record ----------------------------------------------

    async def _change(self, peer: Peer, link: str, change: Change) -> Plain:
        self._hear(peer, link)
        for _ in range(_TRIES):
            revision, old = await self._read(link)
            new = change(negotiation.expire(old, Millis(self._wall.now_ms())))
            if await self._write(new, revision):
                if new.state is ChallengeState.ACCEPTED:
                    new = await self._start(new)
                return self._plain(new, peer)
        raise ServiceError(ErrorCode.BUSY)

    async def _start(self, accepted: Challenge) -> Challenge:
        """The table of an accepted challenge; every step does nothing the second time."""
        assert accepted.opponent is not None, "an accepted challenge has two sides"
        await self._agreed.start(
            accepted.id, accepted.terms, accepted.challenger, accepted.opponent
        )
        started = negotiation.started(accepted)
        revision, _ = await self._read(accepted.id)
        await self._write(started, revision)
        await self._supersede(started)
        return started

    async def _supersede(self, begun: Challenge) -> None:
        """End the open challenges that the start of this table makes pointless."""
        seated = negotiation.users(begun)
        for user in seated:
            for other in await self.open_of(user):
                if is_superseded(other, table=begun.id, seated=seated, terms=begun.terms):
                    revision, old = await self._read(other.id)
                    await self._write(negotiation.supersede(old), revision)

    async def _read(self, link: str) -> tuple[int, Challenge]:
        record = await self._store.read_record(f"link:{link}")
        if record is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        revision, value = record
        challenge = _CHALLENGE.validate_json(value, strict=True)
        options = self._agreed.wire(challenge.terms.game).parse_options(challenge.terms.options)
        return revision, replace(challenge, terms=replace(challenge.terms, options=options))

    async def _write(self, challenge: Challenge, revision: int) -> bool:
        ttl_ms = KEPT_CLOSED_MS
        if challenge.state in _OPEN:
            ttl_ms += challenge.expires - self._wall.now_ms()
        written = await self._store.write_record(
            f"link:{challenge.id}", revision, _CHALLENGE.dump_json(challenge), ttl_ms=ttl_ms
        )
        if written:
            users = negotiation.users(challenge) if challenge.named else ()
            await self._room.wake(
                f"link:{challenge.id}:{revision + 1}", *(f"{CHALLENGED}{user}" for user in users)
            )
        return written

    # --- telling ----------------------------------------------------------

    def _heard(self, key: str) -> None:
        kind, _, rest = key.partition(":")
        link = rest.partition(":")[0]
        if kind == "link" and link in self._followers:
            self._spawn(self._tell(link))

    async def _tell(self, link: str) -> None:
        try:
            _, challenge = await self._read(link)
        except (ServiceError, StoreUnavailable):
            return  # it is gone, or will be asked for again by whoever still looks
        for peer in list(self._followers.get(link, {}).values()):
            peer.send(self._plain(challenge, peer))
        if challenge.state not in _OPEN:  # nothing more becomes of it
            for connection in self._followers.pop(link, {}):
                self._followed[connection].discard(link)

    async def told(self, peer: Peer) -> Plain:
        """The user's open challenges, as a frame."""
        challenges = await self.open_of(peer.person.user)
        return {
            "type": "your_challenges",
            "challenges": [self._plain(challenge, peer) for challenge in challenges],
        }

    def _plain(self, challenge: Challenge, peer: Peer) -> Plain:
        """A challenge as `peer` sees it."""
        now = Millis(self._wall.now_ms())
        challenge = negotiation.expire(challenge, now)
        opponent = challenge.opponent
        state = challenge.state
        return {
            "type": "link",
            "link": challenge.id,
            "named": challenge.named,
            "reason": challenge.reason,
            "state": "open" if state in _OPEN else state,
            "rev": challenge.rev,
            "terms": plain_terms(self._agreed.wire(challenge.terms.game), challenge.terms),
            "challenger": _person(challenge.challenger),
            "opponent": None if opponent is None else _person(opponent),
            "answer_by": challenge.answer_by,
            "you": negotiation.side_of(challenge, peer.person.user) or "visitor",
            "expires_ms": max(0, challenge.expires - now),
        }


def _list_key(user: str) -> str:
    return f"challenges-of:{user}"


def _person(side: Party) -> Plain:
    return {"user": side.user, "name": side.name, "guest": side.guest}
