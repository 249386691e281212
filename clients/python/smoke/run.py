"""Plays all tables, has their records verified, and tells what came of it."""

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from clients.python.door import Address, games
from clients.python.sdk import Client
from clients.python.smoke.lobby import try_lobby
from clients.python.smoke.own_house import own_house
from clients.python.smoke.play import Played, play_table

GUESTS: Final = 29
"""With their spectator as many as one address may make a minute."""

COMPANIES: Final = 10
"""Tables at the same time, if there are guests for so many."""

PROGRAM: Final = "wartesaal-smoke/0.1"


async def smoke(
    url: str | None, *, wanted: Sequence[str], tables: int, tell: Callable[[str], None]
) -> bool:
    """Whether every promise was kept; tells a line for each game, faults, and a summary last.

    url: None: a house of its own. wanted: ids of games, empty: all; each by as few as it allows.
    """
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(own_house()) if url is None else url
        offered = {card.id: card for card in await games(Address.parse(house))}
        chosen = list(wanted) or list(offered)
        unknown = [game for game in chosen if game not in offered]
        if unknown or not chosen:
            tell(f"smoke: FAILED, no such game: {', '.join(unknown)}")
            return False
        began = time.monotonic()
        seats = {game: offered[game].seats[0] for game in chosen}
        played = await _play_all(house, [game for game in chosen for _ in range(tables)], seats)
        seconds = time.monotonic() - began
    broken = await _verify(played)
    for line in _report(played):
        tell(line)
    for table in played:
        for fault, times in Counter(table.faults).items():
            tell(f"{table.game} {table.table}: {fault}{f' ({times} times)' if times > 1 else ''}")
    for line in broken:
        tell(line)
    faults = len(broken) + sum(len(table.faults) for table in played)
    actions = sum(table.actions for table in played)
    tell(
        f"smoke: {'ok' if not faults else 'FAILED'}, {len(played)} tables, {actions} actions, "
        f"{faults} faults, {seconds:.1f} s"
    )
    return not faults


async def smoke_lobby(url: str | None, *, tell: Callable[[str], None]) -> bool:
    """Whether the waiting room keeps its promises; the last line sums up. url: as of `smoke`."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(own_house()) if url is None else url
        return await try_lobby(house, tell) == 0


async def _play_all(house: str, jobs: Sequence[str], seats: Mapping[str, int]) -> list[Played]:
    """Play one table for each job, as many at the same time as there are companies of guests."""
    waiting = list(enumerate(jobs))
    played: list[Played] = []
    most = max(seats.values())
    async with AsyncExitStack() as stack:

        async def come_in() -> Client:
            client = await Client.connect(house, language="en", program=PROGRAM)
            return await stack.enter_async_context(client)

        async def keep_playing(company: Sequence[Client]) -> None:
            while waiting:
                number, game = waiting.pop()
                # Not for secrets: the same choices in the same positions, at each run.
                chance = random.Random(number)  # noqa: S311
                players = company[: seats[game]]
                played.append(await play_table(game, players, spectator, chance))

        spectator = await come_in()
        companies = [
            [await come_in() for _ in range(most)]
            for _ in range(min(COMPANIES, GUESTS // most, len(jobs)))
        ]
        await asyncio.gather(*map(keep_playing, companies))
    return played


async def _verify(played: Sequence[Played]) -> list[str]:
    """What `wartesaal verify` has to say against the records."""
    with tempfile.TemporaryDirectory(prefix="ws-") as folder:
        paths = _write_records(played, folder)
        if not paths:  # what came of a table that should have one is told already
            return []
        verifying = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "server", "verify", *paths),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await verifying.communicate()
    if verifying.returncode == 0:
        return []
    lines = output.decode(errors="replace").splitlines()
    return [line for line in lines if "BROKEN" in line or "no record" in line] or ["verify failed"]


def _write_records(played: Sequence[Played], folder: str) -> list[str]:
    paths = []
    for table in played:
        if table.record is not None:
            path = Path(folder, f"{table.game}-{table.table}.json")
            path.write_text(json.dumps(table.record), encoding="utf-8")
            paths.append(str(path))
    return paths


def _report(played: Sequence[Played]) -> Iterator[str]:
    yield f"{'game':16} {'tables':>7} {'actions':>8} {'s/table':>8} {'faults':>7}"
    for game in dict.fromkeys(table.game for table in played):
        tables = [table for table in played if table.game == game]
        yield (
            f"{game:16} {len(tables):7} {sum(each.actions for each in tables):8} "
            f"{sum(each.seconds for each in tables) / len(tables):8.2f} "
            f"{sum(len(each.faults) for each in tables):7}"
        )
