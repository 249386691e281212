"""A message as the bytes of one WebSocket frame, built once and written to many sockets.

A server's frames are not masked and, with deflate off, depend on nothing but the payload; so the
same bytes are right for every client of the codec. Source: RFC 6455 5.2, performance.md 1.
"""

import struct
from collections.abc import Mapping
from typing import Final

from protocol.codec import Codec

_FINAL_TEXT: Final = 0x81
_FINAL_BINARY: Final = 0x82
_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


def frame_bytes(payload: bytes, *, binary: bool) -> bytes:
    """One whole, final, unmasked data frame around `payload`."""
    head = _FINAL_BINARY if binary else _FINAL_TEXT
    size = len(payload)
    if size < 126:
        return _SHORT.pack(head, size) + payload
    if size < 65_536:
        return _MEDIUM.pack(head, 126, size) + payload
    return _LONG.pack(head, 127, size) + payload


def framed(plain: Mapping[str, object], codec: Codec) -> bytes:
    """The message `plain` as a frame for every client of this codec."""
    return frame_bytes(codec.encode(plain), binary=codec.binary)
