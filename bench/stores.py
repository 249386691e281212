"""The durable store of the bench: the embedded one, with its log synced every second."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from redis.asyncio import Redis

from bench import machine
from server.store.embedded import EmbeddedStore


@dataclass(frozen=True, slots=True)
class Store:
    """A running store: its URL and its process."""

    url: str
    pid: int


@asynccontextmanager
async def embedded_store(folder: Path) -> AsyncIterator[Store]:
    """Run a store of our own until the block ends, beside the load and not beside the server."""
    embedded = await EmbeddedStore.start(folder)
    try:
        client = Redis.from_url(embedded.url)
        try:
            pid = (await client.info("server"))["process_id"]
        finally:
            await client.aclose()
        machine.pin(pid, machine.OTHER_CORE)
        yield Store(embedded.url, pid)
    finally:
        await embedded.stop()
