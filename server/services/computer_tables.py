"""Tables against computers: friendly, without a clock, started at once.

Source: mechanisms.md 10.
"""

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from rules.game import Level, Seat
from rules.match.seed import table_seed
from rules.match.terms import Beginner, NoClock, SeatHolder, Start, Tempo, Terms
from rules.rng import Rng
from server.ports import Chance, Peer
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.tables import Tables


class ComputerTables:
    """Starts tables at which one person plays against computers."""

    def __init__(self, tables: Tables, room: Room, chance: Chance) -> None:
        self._tables = tables
        self._room = room
        self._chance = chance

    async def play(self, peer: Peer, asked: wire_commands.PlayComputer) -> LiveTable:
        """Start a table; the person has seat 0.

        Raises ServiceError(NOT_FOUND, TERMS_INVALID), BadValue, RuleError, StoreUnavailable.
        """
        wire = self._tables.wires.get(asked.game)
        if wire is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        game = wire.game
        seats = asked.seats or game.seats.start
        if seats not in game.seats:
            raise ServiceError(ErrorCode.TERMS_INVALID, field="seats")
        seed = self._chance.seed().hex()
        beginner = Beginner(asked.beginner)
        level = Level(asked.level)
        start = Start(
            table=self._chance.new_id(),
            terms=Terms(
                game=game.id,
                options=wire.parse_options(asked.options),
                time_control=NoClock(),
                beginner=beginner,
                tempo=Tempo(asked.tempo),
                reveal_after_end=not game.secret_after_end,
            ),
            seats=(_person(peer), *(computer(level, seat) for seat in range(1, seats))),
            first_seat=_first_seat(beginner, seats, seed),
            seed=seed,
            rules_version=game.rules_version,
            take_back=asked.take_back,
        )
        live = await self._tables.create(start)
        await self._room.table_started(live)
        return live


def _person(peer: Peer) -> SeatHolder:
    return SeatHolder(user=peer.person.user, name=peer.person.name, guest=peer.person.guest)


def computer(level: Level, seat: Seat) -> SeatHolder:
    """A computer in a seat: clients write its name in their own language, the number tells several
    apart."""
    return SeatHolder(user=f"computer:{level}", name=f"computer-{seat}", computer=level)


def _first_seat(beginner: Beginner, seats: int, seed: str) -> Seat:
    match beginner:
        case Beginner.CHALLENGER:
            return 0
        case Beginner.OPPONENT:
            return 1
        case Beginner.RANDOM:
            return Rng(table_seed(seed), 0).fork("beginner").below(seats)
