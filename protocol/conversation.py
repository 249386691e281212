"""The server's end of one connection: hello first, then commands. Sans-I/O; no sockets, no clock.

    conversation = Conversation(codec)
    message = conversation.receive(data, binary=True)

A refused frame raises ProtocolError: tell the peer, and go on. What ends the conversation raises
Hangup: close the socket with its code.
"""

from typing import Final

from protocol.codec import Codec, parse_command
from protocol.commands import PROTOCOL, AnyMessage, Hello
from protocol.errors import CloseCode, ErrorCode, ProtocolError

BAD_FRAMES_IN_A_ROW: Final = 5
"""A program that sends so many is broken, or hostile. Source: reliability.md 5."""


class Hangup(Exception):
    """The conversation is over; close with `code`."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


class Conversation:
    """What may come next on one connection."""

    __slots__ = ("_bad_frames", "codec", "greeted")

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.greeted = False
        """Whether a valid hello has come; until then nothing else is heard."""
        self._bad_frames = 0

    def receive(self, data: bytes, *, binary: bool) -> AnyMessage:
        """The message in one frame: once a Hello, from then on anything else.

        binary: the kind of WebSocket frame that `data` came in.
        Raises ProtocolError for a frame to be refused; Hangup with WRONG_KIND for a frame kind
        that is not the subprotocol's, POLICY for anything before hello or another version of
        the protocol, BAD_FRAMES for the fifth undecodable frame in a row.
        """
        if binary is not self.codec.binary:
            raise Hangup(CloseCode.WRONG_KIND)
        message = self._parse(data)
        if isinstance(message, Hello):
            self._greet(message)
        elif not self.greeted:
            raise Hangup(CloseCode.POLICY)
        return message

    def _parse(self, data: bytes) -> AnyMessage:
        try:
            message = parse_command(self.codec.decode(data))
        except ProtocolError as error:
            self._count(error)
            raise
        self._bad_frames = 0
        return message

    def _count(self, error: ProtocolError) -> None:
        if error.code is not ErrorCode.BAD_FRAME:
            self._bad_frames = 0
            return
        self._bad_frames += 1
        if self._bad_frames == BAD_FRAMES_IN_A_ROW:
            raise Hangup(CloseCode.BAD_FRAMES) from error

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Hangup(CloseCode.POLICY)
        if self.greeted:
            raise ProtocolError(ErrorCode.BAD_MESSAGE, path="type")
        self.greeted = True
