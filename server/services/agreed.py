"""From an agreement to a table: the same steps wherever two have agreed.

Everything is keyed by the id of what was agreed to, which becomes the table's, and does nothing
the second time. Source: mechanisms.md 3.4.
"""

from protocol import terms as wire_terms
from protocol.errors import ErrorCode
from rules.match import challenge as negotiation
from rules.match.challenge import Party, Side
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.seed import table_seed
from rules.match.terms import Audience, Kind, SeatHolder, Start, Terms, check_terms
from rules.rng import Rng
from server.ports import Chance, Guest, Peer
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.tables import Tables
from server.wire import GameWire, parse_terms


class Agreed:
    """Checks what people propose, and starts what they have agreed to."""

    def __init__(self, tables: Tables, room: Room, chance: Chance) -> None:
        self._tables = tables
        self._room = room
        self._chance = chance

    def wire(self, game: str) -> GameWire:
        """The game's values. Raises ServiceError(NOT_FOUND)."""
        wire = self._tables.wires.get(game)
        if wire is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return wire

    def terms(self, asked: wire_terms.Terms) -> Terms:
        """Terms for two as a client proposes them, checked.

        Raises BadValue, RuleError (terms_invalid or the game's own), LobbyRefusal,
        ServiceError(NOT_FOUND).
        """
        wire = self.wire(asked.game)
        terms = parse_terms(wire, asked.model_dump(mode="json"))
        check_terms(terms)
        if terms.kind is Kind.RATED:  # ratings come with accounts
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="kind")
        if terms.spectators.allowed is Audience.FRIENDS or terms.spectators.delay_s:
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="spectators")
        if 2 not in wire.game.seats:
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="game")
        # What cannot be dealt must not be offered: the game's own refusal comes now.
        wire.game.setup(terms.options, 2, Rng(bytes(32), 0))
        return terms

    async def start(
        self, table: str, terms: Terms, challenger: Party, opponent: Party
    ) -> LiveTable:
        """The table of two who have agreed. Raises StoreUnavailable."""
        seed = self._chance.seed().hex()
        draw = Rng(table_seed(seed), 0).fork("beginner").below(2)
        first = negotiation.first_side(terms.beginner, draw)
        live = await self._tables.create(
            Start(
                table=table,
                terms=terms,
                seats=(_holder(challenger), _holder(opponent)),
                first_seat=0 if first is Side.CHALLENGER else 1,
                seed=seed,
                rules_version=self.wire(terms.game).game.rules_version,
            )
        )
        await self._room.table_started(live)
        return live


def party(peer: Peer) -> Party:
    """Who is at this connection, as one who negotiates."""
    return party_of(peer.person)


def party_of(person: Guest) -> Party:
    """A person as one who negotiates."""
    return Party(user=person.user, name=person.name, guest=person.guest)


def _holder(negotiator: Party) -> SeatHolder:
    return SeatHolder(user=negotiator.user, name=negotiator.name, guest=negotiator.guest)
