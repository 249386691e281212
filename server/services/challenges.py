"""Challenges, to one player or by link: made, answered, and what becomes of them.

What may become of a challenge is decided in `rules/match/challenge.py`. Its id is the table's id
from the start on; every step after the acceptance is keyed by it and does nothing a second time.
Source: mechanisms.md 3.
"""

from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Millis
from rules.match import challenge as negotiation
from rules.match.challenge import Challenge, ChallengeState, DeclineReason, Party, Side
from rules.match.crossing import cross, is_superseded, make_room
from rules.match.elo import is_provisional
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.preflight import Between, can_play, could_offer, preflight
from rules.match.terms import Terms
from server.ports import Chance, Guest, Peer, StoreUnavailable
from server.services.accounts import Accounts
from server.services.agreed import Agreed, Noted, NotStarted
from server.services.challenge_records import LINK, OPEN, ChallengeRecords
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.standings import Standings
from server.wire import plain_terms

KIND: Final = "challenge"
"""Under which what was agreed to here is noted while it has no table."""

_TRIES: Final = 5
_AGREED: Final = (ChallengeState.ACCEPTED, ChallengeState.STARTED)

Change = Callable[[Challenge], Challenge]


class Challenges:
    """Challenges as this node's connections make and answer them."""

    def __init__(
        self,
        agreed: Agreed,
        records: ChallengeRecords,
        standings: Standings,
        accounts: Accounts,
        room: Room,
        *,
        chance: Chance,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._agreed = agreed
        self._records = records
        self._standings = standings
        self._accounts = accounts
        self._chance = chance
        self._spawn = spawn
        self._followers: defaultdict[str, dict[str, Peer]] = defaultdict(dict)
        self._followed: defaultdict[str, set[str]] = defaultdict(set)
        """The same by connection."""
        room.listen(self._heard)
        agreed.on_resume(KIND, self._resume)
        agreed.on_begun(self._supersede)

    # --- what people do -------------------------------------------------

    async def open(self, peer: Peer, asked: wire_commands.OpenLink) -> Plain:
        """Make a challenge to whoever opens its address.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(LIMIT, NOT_FOUND).
        """
        terms, now = self._agreed.terms(asked.terms), self._records.now()
        obstacle = could_offer(await self._standings.of(peer.person, terms.game), terms, now)
        if obstacle is not None:
            raise obstacle.refusal()
        challenge = Challenge(
            id=self._chance.new_id(),
            challenger=await self._standings.party(peer.person, terms.game),
            terms=terms,
            expires=Millis(now + negotiation.LINK_LIFETIME),
            confirmed=(Side.CHALLENGER,) if asked.gap_confirmed else (),
        )
        await self._make(challenge)
        return await self.follow(peer, challenge.id)

    async def check(self, peer: Peer, asked: wire_commands.CheckChallenge) -> Plain:
        """What stands in the way of a challenge; nothing: it may be made."""
        try:
            terms = self._agreed.terms(asked.terms)
            await self._preflight(peer, asked.target, terms, confirmed=False)
            await self._room_for(peer.person.user, asked.target)
        except LobbyRefusal as refusal:
            return {"code": str(refusal.code), "facts": dict(refusal.facts)}
        return {"code": None, "facts": {}}

    async def challenge(self, peer: Peer, asked: wire_commands.ChallengePlayer) -> Plain:
        """Challenge a player; where the two ask each other for the same, they agree.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(LIMIT, NOT_FOUND).
        """
        terms = self._agreed.terms(asked.terms)
        target = await self._preflight(peer, asked.target, terms, confirmed=asked.gap_confirmed)
        now = self._records.now()
        new = negotiation.to_player(
            self._chance.new_id(),
            await self._standings.party(peer.person, terms.game),
            await self._standings.party(target, terms.game),
            terms,
            now,
            gap_confirmed=asked.gap_confirmed,
        )
        for standing in await self.open_of(target.user):
            if cross(new, standing, now) is not None:
                return await self._agree(
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
            for challenge in reversed(await self._records.of(user))
            if challenge.named and challenge.state is ChallengeState.OFFERED
        ]

    async def follow(self, peer: Peer, link: str) -> Plain:
        """Read a challenge and hear what becomes of it. Raises ServiceError(NOT_FOUND)."""
        _, challenge = await self._records.read(link)
        self._hear(peer, link)
        if challenge.state is ChallengeState.ACCEPTED:
            challenge = await self._start(challenge)  # a node died between acceptance and start
        return self._plain(challenge, peer)

    async def counter(self, peer: Peer, asked: wire_commands.CounterLink) -> Plain:
        """Propose other terms."""
        terms, now = self._agreed.terms(asked.terms), self._records.now()
        own = await self._standings.party(peer.person, terms.game)

        def countered(old: Challenge) -> Challenge:
            return negotiation.counter(
                old, own, asked.rev, terms, now, gap_confirmed=asked.gap_confirmed
            )

        _, standing = await self._records.read(asked.link)
        proposed = countered(negotiation.expire(standing, now))
        await self._still_possible(peer, proposed)
        return await self._change(peer, asked.link, countered)

    async def accept(self, peer: Peer, asked: wire_commands.AcceptLink) -> Plain:
        """Agree: the table starts. Asked again by the same side, the answer is the same."""
        user, now = peer.person.user, self._records.now()
        _, standing = await self._records.read(asked.link)
        if standing.state in _AGREED and asked.rev == standing.rev:
            side = negotiation.side_of(standing, user)
            if side is standing.answer_by:
                return await self.follow(peer, asked.link)
        own = await self._standings.party(peer.person, standing.terms.game)

        def accepted(old: Challenge) -> Challenge:
            return negotiation.accept(old, own, asked.rev, now, gap_confirmed=asked.gap_confirmed)

        agreed = accepted(negotiation.expire(standing, now))
        await self._still_possible(peer, agreed)
        return await self._agree(peer, asked.link, accepted)

    async def decline(self, peer: Peer, asked: wire_commands.DeclineLink) -> Plain:
        """Refuse; the one who asked leaves the other alone for a while."""
        person, reason = peer.person, DeclineReason(asked.reason)
        own = Party(user=person.user, name=person.name, guest=person.guest)
        declined = await self._change(
            peer, asked.link, lambda old: negotiation.decline(old, own, reason)
        )
        if declined["named"]:
            await self._records.note_decline(person.user, declined["challenger"]["user"])
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

    # --- whether --------------------------------------------------------

    async def _room_for(self, user: str, target: str | None) -> Challenge | None:
        """The older challenge that a new one would replace. Raises LobbyRefusal(LIMIT)."""
        own = [old for old in await self._records.of(user) if old.challenger.user == user]
        return make_room(own, target, await self._records.sent_today(user))

    async def _preflight(self, peer: Peer, target: str, terms: Terms, *, confirmed: bool) -> Guest:
        """The one who is challenged. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        person = await self._accounts.by_id(target)
        if person is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        declines = await self._records.declines(target, peer.person.user)
        obstacle = preflight(
            await self._standings.of(peer.person, terms.game),
            await self._standings.of(person, terms.game),
            terms,
            self._records.now(),
            Between(
                met=await self._standings.met(peer.person.user, target, terms),
                cooldown_until=Millis(0) if declines is None else declines.until,
                gap_confirmed=confirmed,
            ),
        )
        if obstacle is not None:
            raise obstacle.refusal()
        return person

    async def _still_possible(self, peer: Peer, proposed: Challenge) -> None:
        """Whether the two could play on the terms that `peer` now proposes or agrees to.

        Raises LobbyRefusal.
        """
        side = negotiation.side_of(proposed, peer.person.user)
        [other] = negotiation.users(proposed) - {peer.person.user}
        person = await self._accounts.by_id(other)
        if person is None:
            raise LobbyRefusal(LobbyCode.GONE, state=proposed.state.value)
        terms = proposed.terms
        obstacle = can_play(
            await self._standings.of(peer.person, terms.game),
            await self._standings.of(person, terms.game),
            terms,
            self._records.now(),
            Between(
                met=await self._standings.met(peer.person.user, person.user, terms),
                gap_confirmed=side in proposed.confirmed,
                # Of proposed terms the other is yet to be asked, and of the warning too.
                other_confirmed=proposed.state is ChallengeState.OFFERED
                or any(one is not side for one in proposed.confirmed),
            ),
        )
        if obstacle is not None:
            raise obstacle.refusal()

    # --- changing a record ----------------------------------------------

    async def _make(self, challenge: Challenge) -> None:
        """Store a new challenge, in the place of an older one to the same player."""
        target = challenge.opponent.user if challenge.opponent is not None else None
        replaced = await self._room_for(challenge.challenger.user, target)
        await self._records.count_sent(challenge.challenger.user)
        for user in negotiation.users(challenge):
            await self._records.add(user, challenge.id)
        await self._records.write(challenge, 0)
        if replaced is not None:
            revision, _ = await self._records.read(replaced.id)
            await self._records.write(replaced, revision)

    async def _agree(self, peer: Peer, link: str, change: Change) -> Plain:
        """As `_change`, to what is agreed: another node carries it on should this one die.

        Where nothing comes of it, the note is forgotten with the next look at what was noted.
        """
        await self._agreed.note(link, KIND)
        return await self._change(peer, link, change)

    async def _change(self, peer: Peer, link: str, change: Change) -> Plain:
        self._hear(peer, link)
        for _ in range(_TRIES):
            revision, old = await self._records.read(link)
            new = change(negotiation.expire(old, self._records.now()))
            if await self._records.write(new, revision):
                if new.state is ChallengeState.ACCEPTED:
                    new = await self._start(new)
                return self._plain(new, peer)
        raise ServiceError(ErrorCode.BUSY)

    async def _start(self, accepted: Challenge) -> Challenge:
        """The table of an accepted challenge; every step does nothing the second time."""
        assert accepted.opponent is not None, "an accepted challenge has two sides"
        assert accepted.accepted_at is not None, "and a time"
        start = self._agreed.start_of(
            accepted.id,
            accepted.terms,
            (accepted.challenger, accepted.opponent),
            gap_confirmed=negotiation.gap_confirmed(accepted),
        )
        try:
            await self._agreed.begin(start, accepted.accepted_at)
            closed = negotiation.started(accepted)
        except NotStarted as refused:
            closed = negotiation.failed(accepted, refused.reason)
        revision, _ = await self._records.read(accepted.id)
        await self._records.write(closed, revision)
        await self._agreed.forget(accepted.id)
        return closed

    # --- what happens by itself -----------------------------------------

    async def _resume(self, noted: Noted) -> None:
        challenge = await self._records.look(noted.table)
        if challenge is not None and challenge.state is ChallengeState.ACCEPTED:
            await self._start(challenge)
        else:
            await self._agreed.forget(noted.table)

    async def end(self, link: str, offline_since: Millis | None) -> None:
        """Its time is over, or its challenger has been away too long: both sides hear it."""
        revision, old = await self._records.read(link)
        new = negotiation.expire(old, self._records.now(), offline_since)
        if new is not old:
            await self._records.write(new, revision)

    async def _supersede(self, begun: LiveTable) -> None:
        """End the open challenges that the start of this table makes pointless."""
        start = begun.table.match.start
        seated = frozenset(holder.user for holder in start.seats)
        for user in seated:
            for other in await self.open_of(user):
                if is_superseded(other, table=begun.id, seated=seated, terms=start.terms):
                    revision, old = await self._records.read(other.id)
                    if old.state is ChallengeState.OFFERED:
                        await self._records.write(negotiation.supersede(old), revision)

    # --- telling ----------------------------------------------------------

    def _heard(self, key: str) -> None:
        link = key.removeprefix(LINK)
        if link != key and link in self._followers:
            self._spawn(self._tell(link))

    async def _tell(self, link: str) -> None:
        try:
            _, challenge = await self._records.read(link)
        except (ServiceError, StoreUnavailable):
            return  # it is gone, or will be asked for again by whoever still looks
        for peer in list(self._followers.get(link, {}).values()):
            peer.send(self._plain(challenge, peer))
        if challenge.state not in OPEN:  # nothing more becomes of it
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
        now = self._records.now()
        challenge = negotiation.expire(challenge, now)
        challenger, opponent = challenge.challenger, challenge.opponent
        state = challenge.state
        return {
            "type": "link",
            "link": challenge.id,
            "named": challenge.named,
            "reason": challenge.reason,
            "state": "open" if state in OPEN else state,
            "rev": challenge.rev,
            "terms": plain_terms(self._agreed.wire(challenge.terms.game), challenge.terms),
            "challenger": plain_party(challenger),
            "challenger_rating": plain_rating(challenger),
            "opponent": None if opponent is None else plain_party(opponent),
            "opponent_rating": None if opponent is None else plain_rating(opponent),
            "answer_by": challenge.answer_by,
            "you": negotiation.side_of(challenge, peer.person.user) or "visitor",
            "expires_ms": max(0, challenge.expires - now),
        }


def plain_party(side: Party) -> Plain:
    """Who it is, as it travels."""
    return {"user": side.user, "name": side.name, "guest": side.guest}


def plain_rating(side: Party) -> Plain | None:
    """How strong; None: no rating."""
    if side.rating is None:
        return None
    return {"value": side.rating, "provisional": is_provisional(side.games)}
