"""Empty databases: SQLite always, PostgreSQL where its programs are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from server.archive.engine import connect
from server.archive.open import open_archive, upgrade
from server.archive.sql import SqlArchive
from tests.archive.books import wipe

PROGRAMS = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
"""Debian's place; the package is `postgresql`."""

_numbers = count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Path]:
    """Folder with the socket of a running PostgreSQL, whose superuser is `house`."""
    assert PROGRAMS is not None, "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    folder = Path(tempfile.mkdtemp(prefix="ws-"))
    user = None
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        user = pwd.getpwnam("nobody").pw_uid
        os.chown(folder, user, -1)

    def run(program: str, *words: str) -> None:
        subprocess.run(
            [PROGRAMS / program, *words],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(folder)},
        )

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=40"
    run("pg_ctl", "-D", data, "-l", str(folder / "log"), "-o", options, "-w", "start")
    yield folder
    run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder)


async def empty_database(folder: Path) -> str:
    """URL of a new database on the PostgreSQL whose socket lies in `folder`."""
    name = f"test{next(_numbers)}"
    connection = await asyncpg.connect(host=str(folder), user="house", database="postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"postgresql+asyncpg://house@/{name}?host={folder}"


KINDS = ["sqlite", *(["postgresql"] if PROGRAMS else [])]


async def make(kind: str, request: pytest.FixtureRequest) -> str:
    """URL of a new, empty database."""
    if kind == "sqlite":
        return f"sqlite+aiosqlite:///{request.getfixturevalue('tmp_path')}/archive.sqlite"
    return await empty_database(request.getfixturevalue("postgresql"))


@pytest_asyncio.fixture(params=KINDS)
async def database_url(request: pytest.FixtureRequest) -> str:
    """URL of an empty database of each kind, without any tables."""
    return await make(request.param, request)


@pytest.fixture(scope="session")
def made() -> dict[str, str]:
    """URLs of databases with tables, by kind: making one takes PostgreSQL a second."""
    return {}


@pytest_asyncio.fixture(params=KINDS)
async def archive_url(request: pytest.FixtureRequest, made: dict[str, str]) -> str:
    """URL of a database of each kind, with tables and nothing in them."""
    url = made.get(request.param)
    if url is None or request.param == "sqlite":
        url = made[request.param] = await make(request.param, request)
        await upgrade(url)
    engine = connect(url)
    await wipe(engine)
    await engine.dispose()
    return url


@pytest_asyncio.fixture
async def archive(archive_url: str) -> AsyncIterator[SqlArchive]:
    """An empty archive."""
    opened = await open_archive(archive_url)
    yield opened
    await opened.close()
