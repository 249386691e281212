"""A line that takes its time: what goes in on one side comes out on the other so much later."""

import asyncio
from types import TracebackType
from urllib.parse import urlsplit


class SlowLine:
    """Passes bytes to a server and back, each way late by `delay_ms`, in order, none lost.

    Held, it passes nothing on until it is released.
    """

    def __init__(self, target_url: str, delay_ms: int) -> None:
        target = urlsplit(target_url)
        self._host, self._port = target.hostname, target.port
        self._delay_s = delay_ms / 1000
        self._released = asyncio.Event()
        self._released.set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.url = ""

    async def __aenter__(self) -> "SlowLine":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    def hold(self) -> None:
        """Whatever is sent from now on, or is still on its way, waits."""
        self._released.clear()

    def release(self) -> None:
        """What has waited goes on, in order."""
        self._released.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_server = await asyncio.open_connection(self._host, self._port)
        self._writers |= {writer, to_server}
        for source, sink in ((reader, to_server), (there, writer)):
            late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
            for pump in (self._take(source, late), self._bring(late, sink)):
                self._pumps.add(asyncio.create_task(pump))

    async def _take(
        self, source: asyncio.StreamReader, late: asyncio.Queue[tuple[float, bytes]]
    ) -> None:
        now = asyncio.get_running_loop().time
        while True:
            data = await source.read(65536)
            late.put_nowait((now() + self._delay_s, data))
            if not data:
                return

    async def _bring(
        self, late: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter
    ) -> None:
        now = asyncio.get_running_loop().time
        while True:
            due, data = await late.get()
            await asyncio.sleep(due - now())
            await self._released.wait()
            if not data:
                sink.close()
                return
            sink.write(data)
