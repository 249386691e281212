"""Challenges by link: a record in the store, changed by compare-and-set, so one change wins.

What may become of a challenge is decided in `rules/match/challenge.py`. Its id is the table's id
from the start on; every step after the acceptance is keyed by it and does nothing a second time.
Source: mechanisms.md 3.
"""

from collections import defaultdict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Millis
from rules.match import challenge as negotiation
from rules.match.challenge import Challenge, ChallengeState, Party, Side
from rules.match.seed import table_seed
from rules.match.terms import Audience, Kind, SeatHolder, Start, Terms, check_terms
from rules.rng import Rng
from server.ports import Chance, Peer, RoomStore, StoreUnavailable, WallClock
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.tables import Tables
from server.wire import GameWire, parse_terms, plain_terms

KEPT_CLOSED_MS: Final = 3_600_000
"""How long one can still look at a challenge that is over."""

_CHALLENGE: Final = TypeAdapter(Challenge)
_TRIES: Final = 5

Change = Callable[[Challenge], Challenge]


class Links:
    """Challenges by link at this node."""

    def __init__(
        self,
        tables: Tables,
        room: Room,
        store: RoomStore,
        *,
        chance: Chance,
        wall: WallClock,
        most_open: int,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._tables = tables
        self._room = room
        self._store = store
        self._chance = chance
        self._wall = wall
        self._most_open = most_open
        self._spawn = spawn
        self._followers: defaultdict[str, dict[str, Peer]] = defaultdict(dict)
        room.listen(self._heard)

    # --- what people do -------------------------------------------------

    async def open(self, peer: Peer, asked: wire_commands.OpenLink) -> Plain:
        """Make a challenge. Raises RuleError, BadValue, ServiceError(LIMIT, NOT_FOUND)."""
        terms = self.terms(asked.terms)
        link = self._chance.new_id()
        await self._note_open(peer.person.user, link)
        challenge = Challenge(
            id=link,
            challenger=_party(peer),
            terms=terms,
            expires=Millis(self._wall.now_ms() + negotiation.LINK_LIFETIME),
        )
        await self._write(challenge, 0)
        return await self.follow(peer, link)

    async def follow(self, peer: Peer, link: str) -> Plain:
        """Read a challenge and hear what becomes of it. Raises ServiceError(NOT_FOUND)."""
        _, challenge = await self._read(link)
        self._followers[link][peer.id] = peer
        if challenge.state is ChallengeState.ACCEPTED:
            challenge = await self._start(challenge)  # a node died between acceptance and start
        return self._plain(challenge, peer)

    async def counter(self, peer: Peer, asked: wire_commands.CounterLink) -> Plain:
        """Propose other terms."""
        terms, now = self.terms(asked.terms), Millis(self._wall.now_ms())
        return await self._change(
            peer,
            asked.link,
            lambda old: negotiation.counter(old, _party(peer), asked.rev, terms, now),
        )

    async def accept(self, peer: Peer, asked: wire_commands.AcceptLink) -> Plain:
        """Agree: the table starts."""
        now = Millis(self._wall.now_ms())
        return await self._change(
            peer, asked.link, lambda old: negotiation.accept(old, _party(peer), asked.rev, now)
        )

    async def decline(self, peer: Peer, link: str) -> Plain:
        """Refuse."""
        return await self._change(peer, link, lambda old: negotiation.decline(old, _party(peer)))

    async def cancel(self, peer: Peer, link: str) -> Plain:
        """The challenger takes it back."""
        return await self._change(peer, link, lambda old: negotiation.cancel(old, peer.person.user))

    def gone(self, peer: Peer) -> None:
        """The connection is closed."""
        for link in [link for link, peers in self._followers.items() if peer.id in peers]:
            del self._followers[link][peer.id]
            if not self._followers[link]:
                del self._followers[link]

    def terms(self, asked: wire_commands.Terms) -> Terms:
        """Terms as a client proposes them, checked.

        Raises BadValue, RuleError(terms_invalid or the game's own), ServiceError(NOT_FOUND).
        """
        wire = self._wire(asked.game)
        terms = parse_terms(wire, asked.model_dump(mode="json"))
        check_terms(terms)
        if terms.kind is Kind.RATED:  # needs accounts on both sides
            raise ServiceError(ErrorCode.TERMS_INVALID, field="kind")
        if terms.spectators.allowed is Audience.FRIENDS or terms.spectators.delay_s:
            raise ServiceError(ErrorCode.TERMS_INVALID, field="spectators")
        if wire.game.seats.start > 2:
            raise ServiceError(ErrorCode.TERMS_INVALID, field="game")
        # What cannot be dealt must not be offered: the game's own refusal comes now.
        wire.game.setup(terms.options, 2, Rng(bytes(32), 0))
        return terms

    async def _note_open(self, user: str, link: str) -> None:
        """Add to the user's open challenges. Raises ServiceError(LIMIT)."""
        key = f"links-of:{user}"
        for _ in range(_TRIES):
            revision, value = await self._store.read_record(key) or (0, b"[]")
            links = [old for old in from_json(value) if await self._is_open(old)]
            if len(links) >= self._most_open:
                raise ServiceError(ErrorCode.LIMIT, limit=self._most_open)
            value = to_json([*links, link])
            ttl_ms = negotiation.LINK_LIFETIME + KEPT_CLOSED_MS
            if await self._store.write_record(key, revision, value, ttl_ms=ttl_ms):
                return
        raise ServiceError(ErrorCode.BUSY)

    async def _is_open(self, link: str) -> bool:
        try:
            _, challenge = await self._read(link)
        except ServiceError:
            return False
        now = Millis(self._wall.now_ms())
        return negotiation.expire(challenge, now).state is ChallengeState.OFFERED

    # --- changing a record ----------------------------------------------

    async def _change(self, peer: Peer, link: str, change: Change) -> Plain:
        self._followers[link][peer.id] = peer
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
        live = await self._tables.create(_table_start(self._chance, accepted, self._wires()))
        await self._room.table_started(live)
        started = negotiation.started(accepted)
        revision, _ = await self._read(accepted.id)
        await self._write(started, revision)
        return started

    async def _read(self, link: str) -> tuple[int, Challenge]:
        record = await self._store.read_record(f"link:{link}")
        if record is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        revision, value = record
        challenge = _CHALLENGE.validate_json(value, strict=True)
        options = self._wire(challenge.terms.game).parse_options(challenge.terms.options)
        return revision, replace(challenge, terms=replace(challenge.terms, options=options))

    async def _write(self, challenge: Challenge, revision: int) -> bool:
        ttl_ms = KEPT_CLOSED_MS
        if challenge.state in (ChallengeState.OFFERED, ChallengeState.ACCEPTED):
            ttl_ms += challenge.expires - self._wall.now_ms()
        written = await self._store.write_record(
            f"link:{challenge.id}", revision, _CHALLENGE.dump_json(challenge), ttl_ms=ttl_ms
        )
        if written:
            await self._room.wake(f"link:{challenge.id}:{revision + 1}")
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

    def _plain(self, challenge: Challenge, peer: Peer) -> Plain:
        now = Millis(self._wall.now_ms())
        challenge = negotiation.expire(challenge, now)
        opponent = challenge.opponent
        state = challenge.state
        return {
            "type": "link",
            "link": challenge.id,
            "state": "open"
            if state in (ChallengeState.OFFERED, ChallengeState.ACCEPTED)
            else state,
            "rev": challenge.rev,
            "terms": plain_terms(self._wire(challenge.terms.game), challenge.terms),
            "challenger": _person(challenge.challenger),
            "opponent": None if opponent is None else _person(opponent),
            "answer_by": challenge.answer_by,
            "you": negotiation.side_of(challenge, peer.person.user) or "visitor",
            "expires_ms": max(0, challenge.expires - now),
        }

    def _wire(self, game: str) -> GameWire:
        wire = self._tables.wires.get(game)
        if wire is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return wire

    def _wires(self) -> Mapping[str, GameWire]:
        return self._tables.wires


def _table_start(chance: Chance, challenge: Challenge, wires: Mapping[str, GameWire]) -> Start:
    assert challenge.opponent is not None, "an accepted challenge has two sides"
    seed = chance.seed().hex()
    draw = Rng(table_seed(seed), 0).fork("beginner").below(2)
    first = negotiation.first_side(challenge.terms.beginner, draw)
    return Start(
        table=challenge.id,
        terms=challenge.terms,
        seats=(_holder(challenge.challenger), _holder(challenge.opponent)),
        first_seat=0 if first is Side.CHALLENGER else 1,
        seed=seed,
        rules_version=wires[challenge.terms.game].game.rules_version,
    )


def _holder(party: Party) -> SeatHolder:
    return SeatHolder(user=party.user, name=party.name, guest=party.guest)


def _party(peer: Peer) -> Party:
    return Party(user=peer.person.user, name=peer.person.name, guest=peer.person.guest)


def _person(party: Party) -> Plain:
    return {"user": party.user, "name": party.name, "guest": party.guest}
