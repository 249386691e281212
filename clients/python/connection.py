"""A follower on real sockets: connects, listens, speaks, and comes back after every break."""

import asyncio
from collections.abc import Callable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from clients.python.door import Address, Unreachable
from protocol.codec import Codec
from protocol.errors import CloseCode, ProtocolError
from protocol.follower import Follower, Heard
from protocol.ids import Millis

TICK_S: Final = 0.25

GOODBYE_S: Final = 1
"""How long the house may take to say goodbye too."""

_STATUS_MEANS: Final = {
    401: CloseCode.SIGNED_OUT,
    403: CloseCode.FORBIDDEN,
    404: CloseCode.NO_SUCH_TABLE,
    429: CloseCode.OVERLOADED,
    503: CloseCode.OVERLOADED,
}
"""What a refused upgrade means, in close codes."""


class Ended(Exception):
    """The house has ended the conversation for good (signed out, too old a program, …)."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One user's conversation with one house.

    hear:   called with everything the follower tells.
    notice: called with True after a welcome, False after a break.
    """

    def __init__(
        self,
        address: Address,
        token: str,
        *,
        codec: Codec,
        follower: Follower,
        hear: Callable[[Heard], None],
        notice: Callable[[bool], None],
    ) -> None:
        self.follower = follower
        self._address = address
        self._token = token
        self._codec = codec
        self._hear = hear
        self._notice = notice
        self._something_to_say = asyncio.Event()
        self._was_welcomed = False
        self._last_break = ""

    def now(self) -> Millis:
        """The clock by which the follower lives."""
        return Millis(round(asyncio.get_running_loop().time() * 1000))

    def flush(self) -> None:
        """Send what the follower has to say."""
        self._something_to_say.set()

    async def run(self) -> None:
        """Converse for ever, over as many sockets as it takes.

        Raises Ended; Unreachable when already the first connection cannot be made.
        """
        while True:
            code = await self._converse()
            self._notice(False)
            wait = self.follower.closed(code)
            if wait is None:
                raise Ended(code or CloseCode.POLICY)
            if not self._was_welcomed:
                raise Unreachable(f"{self._address.socket}: {self._last_break}")
            await asyncio.sleep(wait / 1000)

    async def _converse(self) -> int | None:
        """One socket from its opening to its end; the close code, None: it just broke."""
        opening = connect(
            self._address.socket,
            subprotocols=[Subprotocol(self._codec.subprotocol)],
            additional_headers={"Authorization": f"Bearer {self._token}"},
            compression=None,
            ping_interval=None,  # the follower pings, and knows what silence means
            close_timeout=GOODBYE_S,
            max_size=None,
            proxy=None if self._address.is_this_machine else True,
        )
        try:
            socket = await opening
        except InvalidStatus as error:
            self._last_break = str(error)
            return _STATUS_MEANS.get(error.response.status_code)
        except (OSError, InvalidHandshake) as error:  # a TimeoutError is an OSError
            self._last_break = str(error)
            return None
        try:
            return await self._talk(socket)
        finally:
            await socket.close()  # at once when it is closed already, else within close_timeout

    async def _talk(self, socket: ClientConnection) -> int | None:
        self.follower.opened(self.now())
        self.flush()
        parts = [
            asyncio.create_task(self._listen(socket)),
            asyncio.create_task(self._speak(socket)),
            asyncio.create_task(self._tick(socket)),
        ]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in parts:
                part.cancel()
            endings = await asyncio.gather(*parts, return_exceptions=True)
        for ending in endings:
            if isinstance(ending, Exception) and not isinstance(ending, ConnectionClosed):
                raise ending
        self._last_break = f"closed with {socket.close_code}"
        return socket.close_code

    async def _listen(self, socket: ClientConnection) -> None:
        while True:
            data = await socket.recv(decode=False)
            try:
                frame = self._codec.decode_frame(data)
            except ProtocolError:
                return  # no house speaks like this: hang up, try again
            heard = self.follower.receive(frame, self.now())
            if frame.get("type") == "welcome":
                self._was_welcomed = True
                self._notice(True)
            if heard is not None:
                self._hear(heard)
            self.flush()

    async def _speak(self, socket: ClientConnection) -> None:
        while True:
            await self._something_to_say.wait()
            self._something_to_say.clear()
            for message in self.follower.messages_to_send():
                data = self._codec.encode(message.model_dump())
                await socket.send(data, text=not self._codec.binary)

    async def _tick(self, socket: ClientConnection) -> None:
        while self.follower.tick(self.now()):
            self.flush()
            await asyncio.sleep(TICK_S)
        socket.transport.abort()  # nobody is there to say goodbye to
