"""A proxy in front of a store that can swallow replies and cut connections."""

import asyncio
import tempfile
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Proxy:
    """Passes bytes between its own unix socket and the store's.

    With `swallowing` true the store still hears everything, but no reply comes back; with
    `refusing` true nobody gets a new connection.
    """

    def __init__(self, target_url: str) -> None:
        self._target = unquote(urlsplit(target_url).path)
        self._folder = tempfile.TemporaryDirectory(prefix="ws-")
        self._path = Path(self._folder.name) / "proxy.sock"
        self._writers: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self.url = f"unix://{self._path}"
        self.swallowing = False
        self.refusing = False
        self.requests = b""
        """All that clients have sent."""
        self._heard = asyncio.Event()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_unix_server(self._accept, self._path)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        self._folder.cleanup()

    def cut(self) -> None:
        """Break all connections."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def until_sent(self, words: bytes) -> None:
        """Wait until a client has sent `words`."""
        async with asyncio.timeout(5):
            while words not in self.requests:
                self._heard.clear()
                await self._heard.wait()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        there, to_store = await asyncio.open_unix_connection(self._target)
        self._writers |= {writer, to_store}
        for pump in (self._requests(reader, to_store), self._replies(there, writer)):
            task = asyncio.create_task(pump)
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _requests(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                self.requests += data
                sink.write(data)
                self._heard.set()
        except ConnectionError:
            pass
        finally:
            sink.transport.abort()

    async def _replies(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                if not self.swallowing:
                    sink.write(data)
        except ConnectionError:
            pass
        finally:
            sink.transport.abort()
