"""Open tables and pools on a real store, with a time that the test moves.

Who people are, what they own and where else they sit is what the test says; which tables begin is
written down.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

from pydantic_core import to_json

from protocol import gathering as wire_commands
from protocol.frames import Plain
from protocol.gathering import JoinPool, Pool, SeatWish
from protocol.terms import NoControl, Terms
from rules.games import GAMES
from rules.match.challenge import FailReason, Party
from rules.match.preflight import Accepts, Standing
from rules.match.terms import SeatHolder, Start
from server.chance import SystemChance
from server.clock import SystemWallClock
from server.ports import Guest, StoreUnavailable
from server.services.agreed import Agreed, NotStarted
from server.services.asked import Asking
from server.services.beginning import Beginning
from server.services.gatherings import Gatherings
from server.services.open_again import OpenAgain
from server.services.open_tables import OpenTables
from server.services.pools import Pools
from server.services.ready_checks import ReadyChecks
from server.services.room import Room
from server.store.node import StoreNode
from server.wire import GameWire, parse_terms

PAIR = Pool(game="bagalut", preset="5+3")
WIRES = {game: GameWire(GAMES[game]) for game in ("bagalut", "suleika")}
TERMS = Terms(game="suleika", time_control=NoControl())


@dataclass
class People:
    """What all nodes know of people, and which tables have begun."""

    poor: set[str] = field(default_factory=set)
    closed: set[str] = field(default_factory=set)
    """Who takes no challenges."""

    began: list[Start] = field(default_factory=list)
    finished: dict[str, Any] = field(default_factory=dict)
    """Tables by id, as far as who opens one again asks for them."""

    dies: bool = False
    """The next node that starts a table does not live to see it."""

    async def by_id(self, user: str) -> Guest | None:
        return Guest(user=user, name=user.title(), guest=False, language="de")

    async def of(self, person: Guest, _game: str) -> Standing:
        balance = 0 if person.user in self.poor else 100
        accepts = Accepts.NOBODY if person.user in self.closed else Accepts.EVERYONE
        return Standing(user=person.user, rating=150_000, balance=balance, accepts=accepts)

    async def party(self, person: Guest, _game: str) -> Party:
        return Party(user=person.user, name=person.name, guest=person.guest, rating=150_000)

    async def met(self, *_between: object) -> int:
        return 0

    async def games(self, *_wanted: object) -> Sequence[object]:
        return []

    async def table_of(self, _user: str) -> str | None:
        return None

    def finish(self, table: str, *users: str, over: bool = True) -> None:
        """A table at which these sat; `over`: it is, without a rematch."""
        seats = tuple(SeatHolder(user=user, name=user.title()) for user in users)
        terms = parse_terms(WIRES["suleika"], TERMS.model_dump(mode="json"))
        start = SimpleNamespace(seats=seats, terms=terms)
        match = SimpleNamespace(start=start, seats=seats, over=over, rematch=None)
        self.finished[table] = SimpleNamespace(table=SimpleNamespace(match=match))

    async def open(self, table: str) -> Any:
        """As `Tables.open`."""
        began = any(start.table == table for start in self.began)
        return self.finished.get(table, SimpleNamespace() if began else None)


async def no_ratings(_person: Guest) -> Plain:
    """Nobody here has played rated games."""
    return {}


class Starting(Agreed):
    """Writes down what begins."""

    def __init__(self, people: People, chance: SystemChance, wall: SystemWallClock) -> None:
        nothing: Any = SimpleNamespace(wires=WIRES)
        super().__init__(
            nothing, nothing, nothing, nothing, nothing, nothing, chance=chance, wall=wall
        )
        self._people = people

    async def begin(self, start: Start, agreed_at: int) -> Any:
        if self._people.dies:
            self._people.dies = False
            raise StoreUnavailable("killed")
        users = [holder.user for holder in start.seats if holder.computer is None]
        if start.terms.stake and self._people.poor.intersection(users):
            raise NotStarted(FailReason.INSUFFICIENT_FUNDS)
        if all(start.table != begun.table for begun in self._people.began):
            self._people.began.append(start)


@dataclass
class Visitor:
    """A connection that writes down what it is told."""

    person: Guest
    told: list[Plain] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.person.user

    def send(self, plain: Plain) -> None:
        self.told.append(plain)

    def last(self, kind: str) -> Plain | None:
        return next((frame for frame in reversed(self.told) if frame["type"] == kind), None)


class Node:
    """One node's services, and who is connected there."""

    def __init__(self, store: StoreNode, people: People) -> None:
        chance, wall = SystemChance(), SystemWallClock()
        anybody: Any = people
        self.store = store
        self.visitors: dict[str, Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.room = Room(store.room, store.clock, chance, self._spawn, no_ratings)
        agreed = Starting(people, chance, wall)
        beginning = Beginning(agreed, anybody, anybody, anybody, clock=store.clock, wall=wall)
        asking = Asking(self.room, chance, store.clock.now, self._spawn)
        self.checks = ReadyChecks(
            agreed, beginning, asking, store.claims, chance=chance, clock=store.clock
        )
        self.open_tables = OpenTables(
            agreed,
            beginning,
            asking,
            anybody,
            anybody,
            store.claims,
            chance=chance,
            clock=store.clock,
            wall=wall,
        )
        self.pools = Pools(
            agreed,
            self.checks,
            anybody,
            anybody,
            store.claims,
            chance=chance,
            clock=store.clock,
            wall=wall,
        )
        self.gatherings = Gatherings(
            self.open_tables,
            OpenAgain(anybody, self.open_tables, store.claims, chance),
            self.pools,
            self.checks,
            asking,
            self.room,
            store.room,
            store.claims,
            self._spawn,
        )

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look_after(self) -> None:
        """What is due at this node, to its end."""
        await self.gatherings.look_after()
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def come(self, user: str) -> Visitor:
        """Somebody connects."""
        visitor = Visitor(Guest(user=user, name=user.title(), guest=False, language="de"))
        self.visitors[user] = visitor
        await self.store.room.put_row(f"player:{user}", to_json({"kind": "player", "user": user}))
        return visitor

    async def go(self, user: str) -> None:
        """And goes."""
        del self.visitors[user]
        await self.store.room.drop_row(f"player:{user}")

    async def ask(self, user: str, command: wire_commands.AnyGatheringCommand) -> Plain:
        """Ask as this user; the answer."""
        return await self.gatherings.carry_out(cast(Any, self.visitors[user]), command)

    async def join_pool(self, user: str, pool: Pool = PAIR, **wish: int) -> None:
        """Come, and wait in a pool."""
        if user not in self.visitors:
            await self.come(user)
        command = JoinPool(cmd_id=_fresh(), pool=pool, seats=SeatWish(**wish))
        await self.ask(user, command)

    async def open_table(self, host: str, *, least: int, most: int, terms: Terms = TERMS) -> str:
        """Come, and open a table; its id."""
        await self.come(host)
        answer = await self.ask(
            host, wire_commands.OpenTable(cmd_id=_fresh(), terms=terms, least=least, most=most)
        )
        return str(answer["result"]["table"])

    async def join_table(self, user: str, table: str, rev: int = 1) -> None:
        """Come, and sit down."""
        await self.come(user)
        await self.ask(user, wire_commands.JoinTable(cmd_id=_fresh(), table=table, rev=rev))

    async def open_again(self, user: str, finished: str) -> str:
        """Open a finished table again; the id of the one that follows."""
        await self.come(user)
        answer = await self.ask(user, wire_commands.OpenAgain(cmd_id=_fresh(), table=finished))
        return str(answer["result"]["table"])

    async def answer(self, user: str, check: str, *, ready: bool = True, rev: int = 1) -> None:
        """Say whether one is ready."""
        command = wire_commands.AnswerReady(cmd_id=_fresh(), check=check, rev=rev, ready=ready)
        await self.ask(user, command)

    async def place(self, user: str) -> Plain | None:
        """The user's place in a pool."""
        place: Plain | None = (await self.pools.told(user))["place"]
        return place


_count = iter(range(1_000_000))


def _fresh() -> str:
    return f"{next(_count):026d}"
