"""Bytes <-> plain values <-> messages. What is not exactly right is refused here, at the door.

Source: reliability.md 5 (limits) and 6 (what a decoder must refuse).
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeAlias

import msgpack
from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from protocol.commands import AnyMessage
from protocol.errors import ErrorCode, ProtocolError
from protocol.frames import SUBPROTOCOLS, Plain
from protocol.ids import MAX_INTEGER

MAX_BYTES: Final = 4096
"""Of one message from a client. Tried: 64 KiB of empty maps cost 5 MB of objects."""

MAX_DEPTH: Final = 16
MAX_ITEMS: Final = 500
"""Entries of all maps and lists of a message together."""

MAX_TEXT: Final = 2000
"""Code points of one string."""

MAX_PATH: Final = 100
"""Characters of a field path in an answer: names of unknown fields are the peer's own words."""

_Pairs: TypeAlias = list[tuple[Any, Any]]
_UNREADABLE: Final = (
    ValueError,  # malformed, cut off, or with bytes left over; not UTF-8; beyond a limit
    TypeError,  # a map key that cannot be one
    OverflowError,
    RecursionError,  # JSON of 1,000 opening brackets
    msgpack.UnpackException,
)
_COMMAND_ID: Final = re.compile(r"[0-9A-HJKMNP-TV-Z]{26}")
_MESSAGES: Final = TypeAdapter[AnyMessage](AnyMessage)


@dataclass(frozen=True, slots=True, kw_only=True)
class Codec:
    """One way to write messages as bytes.

    subprotocol: its name at the upgrade.
    binary:      the kind of WebSocket frame it travels in; the other kind is closed with 1003.
    encode:      plain values to bytes, fast and unchecked: for what this program itself made.
    """

    subprotocol: str
    binary: bool
    encode: Callable[[Mapping[str, Any]], bytes]
    _parse: Callable[[bytes], Any]

    def decode(self, data: bytes) -> Plain:
        """What a client sent, within all limits.

        Only objects with distinct string keys, lists, strings, integers up to 2^53-1, booleans
        and null come out. Raises ProtocolError(BAD_FRAME) for anything else.
        """
        if len(data) > MAX_BYTES:
            raise ProtocolError(ErrorCode.BAD_FRAME)
        plain = self.decode_frame(data)
        try:
            _check_bounds(plain)
        except ValueError as error:
            raise ProtocolError(ErrorCode.BAD_FRAME) from error
        return plain

    def decode_frame(self, data: bytes) -> Plain:
        """What the house sent; its size and numbers are the house's business.

        Raises ProtocolError(BAD_FRAME) for bytes that are no object.
        """
        try:
            plain = self._parse(data)
        except _UNREADABLE as error:
            raise ProtocolError(ErrorCode.BAD_FRAME) from error
        if type(plain) is not dict:
            raise ProtocolError(ErrorCode.BAD_FRAME)
        return plain


def parse_command(plain: Plain) -> AnyMessage:
    """The message that `plain` is.

    Raises ProtocolError with UNKNOWN_TYPE, or BAD_MESSAGE and the path of the first wrong field,
    never its value; `cmd_id` is kept where it is readable, so that the asker gets an answer.
    """
    try:
        return _MESSAGES.validate_python(plain)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise _refusal(first, plain) from None  # the cause holds values, and causes are logged


def _refusal(first: ErrorDetails, plain: Plain) -> ProtocolError:
    asked = plain.get("cmd_id")
    cmd_id = asked if isinstance(asked, str) and _COMMAND_ID.fullmatch(asked) else None
    if not first["loc"]:  # the tag itself is wrong
        if first["type"] == "union_tag_invalid":
            return ProtocolError(ErrorCode.UNKNOWN_TYPE, cmd_id=cmd_id)
        return ProtocolError(ErrorCode.BAD_MESSAGE, cmd_id=cmd_id, path="type")
    _tag, *fields = first["loc"]
    path = ".".join(str(field) for field in fields)[:MAX_PATH]
    return ProtocolError(ErrorCode.BAD_MESSAGE, cmd_id=cmd_id, path=path)


def _check_bounds(plain: Plain) -> None:
    """Raise ValueError unless `plain` keeps the limits; level by level, so it cannot recurse."""
    items = 0
    level: list[Any] = [plain]
    for _depth in range(MAX_DEPTH):
        below: list[Any] = []
        for container in level:
            items += len(container)
            if type(container) is dict:
                for key, value in container.items():
                    _check_text(key)
                    _check_value(value, below)
            else:
                for value in container:
                    _check_value(value, below)
        if items > MAX_ITEMS:
            raise ValueError("too many items")
        if not below:
            return
        level = below
    raise ValueError("nested too deeply")


def _check_value(value: Any, containers: list[Any]) -> None:
    kind = type(value)
    if kind is str:
        _check_text(value)
    elif kind is int:
        if not -MAX_INTEGER <= value <= MAX_INTEGER:
            raise ValueError("integer out of range")
    elif kind is dict or kind is list:
        containers.append(value)
    elif value is not None and kind is not bool:  # floats, byte strings, extension types
        raise ValueError("a kind of value that never travels")


def _check_text(text: Any) -> None:
    if type(text) is not str or len(text) > MAX_TEXT:
        raise ValueError("no string, or too long")
    if not text.isascii():
        text.encode()  # half a surrogate pair, which JSON can smuggle in, is a UnicodeEncodeError


def _distinct(pairs: _Pairs) -> Plain:
    """An object from its pairs; both decoders would silently keep the last of equal keys."""
    plain = dict(pairs)
    if len(plain) != len(pairs):
        raise ValueError("a key stands twice")
    return plain


def _never(_text: str) -> NoReturn:
    raise ValueError("no floats")


def _parse_msgpack(data: bytes) -> Any:
    # One call a frame: a reused Unpacker would keep what a broken frame left in its buffer.
    return msgpack.unpackb(
        data, raw=False, strict_map_key=True, object_pairs_hook=_distinct, max_ext_len=0
    )


def _parse_json(data: bytes) -> Any:
    # Decoded here, because json.loads guesses UTF-16 and UTF-32 when it is given bytes.
    return json.loads(
        data.decode(), object_pairs_hook=_distinct, parse_float=_never, parse_constant=_never
    )


_json_encoder: Final = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":")
)


def _encode_json(plain: Mapping[str, Any]) -> bytes:
    return _json_encoder.encode(plain).encode()


MSGPACK: Final = Codec(
    subprotocol="wartesaal.v1.msgpack",
    binary=True,
    encode=msgpack.Packer(use_bin_type=True).pack,
    _parse=_parse_msgpack,
)

JSON: Final = Codec(
    subprotocol="wartesaal.v1.json",
    binary=False,
    encode=_encode_json,
    _parse=_parse_json,
)

CODECS: Final = dict(zip(SUBPROTOCOLS, (MSGPACK, JSON), strict=True))
"""By the name negotiated at the upgrade."""
