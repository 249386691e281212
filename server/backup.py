"""Copies of all that is kept, made while the house goes on.

The embedded parts are copied whole: SQLite by its own online backup, Valkey by the file it writes
in the background. For databases of the host's own, their own tools do it; what is left to them is
said, never guessed. Source: reliability.md 2 (what is not promised), ux.md 7.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import make_url

from server.ports import StoreUnavailable
from server.ports_hosting import BackedUp
from server.store.client import StoreClient

SQLITE_FILE: Final = "wartesaal.sqlite"
STORE_FILE: Final = "dump.rdb"
WRITE_TIMEOUT_S: Final = 60.0
_LOOK_EVERY_S: Final = 0.05


class HouseBackup:
    """The port `Backup`.

    database_url: of the archive; store: a client of the live store.
    data:         the data folder; copies go into `backups` in it.
    embedded:     the store lives in the data folder too.
    """

    def __init__(
        self, database_url: str, store: StoreClient, *, data: Path, embedded: bool
    ) -> None:
        self._database_url = database_url
        self._store = store
        self._data = data
        self._embedded = embedded

    async def make(self, stamp: str) -> BackedUp:
        """Make one under this name. Raises StoreUnavailable."""
        folder = self._data / "backups" / stamp
        await asyncio.to_thread(_make_private, folder)
        files: list[str] = []
        by_hand: list[str] = []
        url = make_url(self._database_url)
        if url.get_backend_name() == "sqlite" and url.database is not None:
            await asyncio.to_thread(copy_sqlite, Path(url.database), folder / SQLITE_FILE)
            files.append(SQLITE_FILE)
        else:
            by_hand.append("postgresql")
        written = await self._let_store_write()
        if self._embedded:
            await asyncio.to_thread(shutil.copyfile, written, folder / STORE_FILE)
            files.append(STORE_FILE)
        else:
            by_hand.append("store")
        return BackedUp(folder=str(folder), files=files, by_hand=by_hand)

    async def _let_store_write(self) -> Path:
        """Let the store write all it holds into one file, and wait until it is there."""
        before = int((await self._persistence())["rdb_saves"])
        await self._store.command("BGSAVE", "SCHEDULE")  # waits for a rewrite of its log
        try:
            async with asyncio.timeout(WRITE_TIMEOUT_S):
                await self._until_saved(before)
        except TimeoutError:
            raise StoreUnavailable("the store could not write its file") from None
        return self._data.resolve() / STORE_FILE

    async def _until_saved(self, before: int) -> None:
        while True:
            await asyncio.sleep(_LOOK_EVERY_S)
            if int((await self._persistence())["rdb_saves"]) > before:
                return

    async def _persistence(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = await self._store.command("INFO", "persistence")
        return found


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that is in use, whole and consistent."""
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)


def _make_private(folder: Path) -> None:
    """Copies hold what the originals hold: nobody else on this machine may read them."""
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
