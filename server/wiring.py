"""The one place that builds the house behind the sockets. No globals, no lookups."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rules.match.terms import Kind
from server.archive.open import open_archive
from server.background import Background
from server.chance import SystemChance
from server.clock import SystemWallClock
from server.computers import Computers
from server.config import Settings
from server.fanout import Fanout
from server.folding import Folding
from server.gathering import build_gatherings
from server.house import GameCard
from server.passwords import Argon2Passwords
from server.ports import Chance, NodeId, StoreUnavailable, WallClock
from server.registry import registered
from server.services.accounts import Accounts
from server.services.admission import Admission
from server.services.agreed import Agreed
from server.services.attending import Attending
from server.services.busy import Busy
from server.services.challenge_records import ChallengeRecords
from server.services.challenges import Challenges
from server.services.circles import Circles
from server.services.computer_tables import ComputerTables
from server.services.counts import Counts
from server.services.daily import DailyGames
from server.services.delayed import Delays
from server.services.front_desk import FrontDesk
from server.services.leaving import Leaving
from server.services.live_table import LiveTable
from server.services.membership import Membership
from server.services.profiles import Profiles
from server.services.programs import ProgramKeeper
from server.services.rating_faces import RatingFaces
from server.services.rematches import Rematches
from server.services.replay_check import ReplayCheck
from server.services.room import Room
from server.services.seeks import Seeks
from server.services.standings import Standings
from server.services.tables import Tables, people
from server.services.upkeep import Upkeep
from server.services.yourself import Yourself
from server.social import Social, build_social
from server.store.embedded import EmbeddedStore
from server.store.node import StoreNode
from server.store.settings import Fsync, check_settings
from server.sweeper import Sweeper
from server.wire import GameWire


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHouse:
    """What stands behind the sockets."""

    store: StoreNode
    desk: FrontDesk
    accounts: Accounts
    social: Social
    members: Membership
    programs: ProgramKeeper
    profiles: Profiles
    daily: DailyGames
    games: Sequence[GameCard]
    wall: WallClock
    chance: Chance
    counts: Counts
    upkeep: Upkeep
    replay_check: ReplayCheck
    tables: Tables

    async def waiting_for(self) -> Sequence[str]:
        """What this process still waits for; nothing: it is ready."""
        try:
            await self.store.client.command("PING")
        except StoreUnavailable:
            return ["store"]
        return ["others"] if self.social.nodes.draining else []


@asynccontextmanager
async def open_house(
    settings: Settings,
    store_node: type[StoreNode] = StoreNode,
    wall: WallClock | None = None,
    *,
    serves: bool = True,
) -> AsyncIterator[OpenHouse]:
    """Everything behind the sockets, running; ended in good order afterwards.

    wall:   the calendar's time, which tests move by hand.
    serves: False: only to look and to act once (a host's command); the nodes tend the tables.
    """
    node = NodeId(f"{socket.gethostname()[:16]}-{SystemChance().nonce()}")
    async with AsyncExitStack() as stack:
        background = Background()
        store_url = await _store_url(settings, stack)
        store = await store_node.connect(store_url, node)
        stack.push_async_callback(store.close)
        await check_settings(store.client, Fsync(settings.appendfsync))
        archive = await open_archive(database_url(settings))
        stack.push_async_callback(archive.close)
        await archive.departure.finish_deletions()

        chance, wall = SystemChance(), wall or SystemWallClock()
        wires = {game.id: GameWire(game) for game in registered(settings.extra_games).values()}
        counts = Counts()
        fanout = Fanout(store.clock, store.tables.epoch)
        folding = Folding(settings.extra_games)
        stack.callback(folding.close)
        tables = Tables(
            wires,
            store=store.tables,
            archive=archive,
            clock=store.clock,
            chance=chance,
            counts=counts,
            fanout=fanout,
            folding=folding,
            spawn=background.spawn,
        )
        room = Room(
            store.room, store.clock, chance, background.spawn, RatingFaces(archive.ratings).of
        )
        tables.on_commit(room.table_moved)
        limits = settings.limits
        accounts = Accounts(
            archive, room, chance=chance, clock=store.clock, wall=wall, renames=limits.renames
        )
        yourself = Yourself(archive, archive.ledger, room, wall=wall, spawn=background.spawn)
        leaving = Leaving(tables, room, store.clock)
        passwords = Argon2Passwords()
        stack.callback(passwords.close)
        members = Membership(
            accounts,
            accounts=archive.accounts,
            tokens=archive.tokens,
            departure=archive.departure,
            ledger=archive.ledger,
            passwords=passwords,
            leaving=leaving,
            yourself=yourself,
            chance=chance,
            clock=store.clock,
            wall=wall,
            sign_ins=limits.sign_ins_account,
            exports=limits.exports,
        )
        programs = ProgramKeeper(
            accounts,
            tokens=archive.tokens,
            departure=archive.departure,
            leaving=leaving,
            chance=chance,
            wall=wall,
            most=limits.programs,
        )
        busy = Busy(tables, store.room, wall)
        standings = Standings(archive, busy, room, wall)
        agreed = Agreed(
            tables, room, store.room, archive.ledger, busy, standings, chance=chance, wall=wall
        )
        agreed.on_begun(partial(_tell_purses, yourself))
        rematches = Rematches(
            tables,
            agreed,
            standings,
            accounts,
            chance=chance,
            wall=wall,
            spawn=background.spawn,
        )
        challenges = Challenges(
            agreed,
            ChallengeRecords(agreed, store.room, wall),
            standings,
            accounts,
            room,
            chance=chance,
            spawn=background.spawn,
        )
        seeks = Seeks(agreed, standings, accounts, store.room, chance=chance, wall=wall)
        upkeep = Upkeep(
            agreed,
            challenges,
            seeks,
            tables=tables,
            store=store.room,
            ledger=archive.ledger,
            wall=wall,
        )
        computers = Computers(settings.extra_games)
        stack.callback(computers.close)
        circles = Circles(archive.relations, accounts, room, wall=wall, spawn=background.spawn)
        delays = Delays(tables)
        attending = Attending(
            tables,
            rematches,
            Admission(circles, wall),
            delays,
            store.talk,
            folding,
            chance=chance,
            replay_pages=limits.replay_pages,
            spawn=background.spawn,
        )
        social = build_social(
            settings,
            store,
            archive,
            database_url(settings),
            accounts=accounts,
            attending=attending,
            circles=circles,
            leaving=leaving,
            room=room,
            tables=tables,
            yourself=yourself,
            chance=chance,
            wall=wall,
            spawn=background.spawn,
        )
        gatherings = build_gatherings(
            store,
            archive.played,
            tables=tables,
            accounts=accounts,
            agreed=agreed,
            busy=busy,
            standings=standings,
            room=room,
            chance=chance,
            wall=wall,
            spawn=background.spawn,
        )
        replay_check = ReplayCheck(
            wires,
            archive=archive,
            played=archive.played,
            folding=folding,
            store=store.room,
            counts=counts,
            wall=wall,
        )
        desk = FrontDesk(
            accounts=accounts,
            attending=attending,
            computer_tables=ComputerTables(tables, room, chance),
            challenges=challenges,
            seeks=seeks,
            room=room,
            tables=tables,
            yourself=yourself,
            talk=social.talk,
            hosts=social.hosts,
            gatherings=gatherings,
            chance=chance,
            spawn=background.spawn,
        )
        sweeper = Sweeper(
            tables,
            computers=computers,
            archive=archive,
            liveness=store.liveness,
            wall=wall,
            after=_after_settlement(room, agreed, yourself),
            awake=attending.reconnect,
            rests=lambda: social.nodes.draining,
            spawn=background.spawn,
        )
        stack.push_async_callback(store.liveness.farewell)
        await sweeper.beat_once()
        if serves:
            for work in (
                sweeper.run(),
                sweeper.beat(),
                room.keep_present(),
                room.keep_tables_shown(),
                delays.run(),
                upkeep.run(),
                replay_check.run(),
                gatherings.run(),
            ):
                background.spawn(work)
        # The last to come is the first to end: nothing goes on when the store is left.
        stack.push_async_callback(background.close)
        yield OpenHouse(
            store=store,
            desk=desk,
            accounts=accounts,
            social=social,
            members=members,
            programs=programs,
            profiles=Profiles(
                accounts=archive.accounts,
                ratings=archive.ratings,
                played=archive.played,
                fair_play=archive.fair_play,
                ledger=archive.ledger,
                games=list(wires),
                wall=wall,
            ),
            daily=DailyGames(tables, room, archive.daily, chance=chance, wall=wall),
            games=[_card(wire) for wire in wires.values()],
            wall=wall,
            chance=chance,
            counts=counts,
            upkeep=upkeep,
            replay_check=replay_check,
            tables=tables,
        )


def _after_settlement(
    room: Room, agreed: Agreed, yourself: Yourself
) -> Callable[[LiveTable], Awaitable[None]]:
    """What is to be done when a table is settled."""

    async def settled(live: LiveTable) -> None:
        await agreed.over(live)
        await room.table_over(live)
        if live.table.match.start.terms.kind is Kind.RATED:
            await room.rated(people(live))
        await _tell_purses(yourself, live)

    return settled


async def _tell_purses(yourself: Yourself, live: LiveTable) -> None:
    """Their Taler have changed: stakes were held, paid or given back."""
    if live.table.match.start.terms.stake:
        for user in people(live):
            await yourself.changed(user)


def database_url(settings: Settings) -> str:
    """SQLAlchemy's URL: the host's own database, or a SQLite file in the data folder."""
    if settings.database_url is not None:
        return settings.database_url
    settings.data.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{Path(settings.data).resolve() / 'wartesaal.sqlite'}"


async def _store_url(settings: Settings, stack: AsyncExitStack) -> str:
    if settings.store_url is not None:
        return settings.store_url
    embedded = await EmbeddedStore.start(settings.data, Fsync(settings.appendfsync))
    guard = asyncio.create_task(embedded.guard())
    stack.push_async_callback(_end, guard)
    stack.push_async_callback(embedded.stop)
    return embedded.url


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})


def _card(wire: GameWire) -> GameCard:
    game = wire.game
    return GameCard(
        id=game.id,
        rules_version=game.rules_version,
        seats=(game.seats.start, game.seats.stop - 1),
        options=wire.options_schema,
        levels=[level.value for level in game.levels],
        texts=game.texts,
        rules=game.manual,
    )
