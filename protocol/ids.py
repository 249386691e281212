"""Names of the things that travel. Ids are opaque to clients."""

from typing import Annotated, NewType

from pydantic import Field, StringConstraints

_ID = StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")

TableId = Annotated[str, _ID]
"""128 random bits in base62; a link challenge and the table it becomes share it."""

UserId = Annotated[str, _ID]

CommandId = Annotated[str, StringConstraints(pattern=r"^[0-9A-HJKMNP-TV-Z]{26}$")]
"""A ULID made by the client, unique per user; sent again unchanged when an answer is missing."""

GameId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,31}$")]

MAX_INTEGER = 2**53 - 1
"""Numbers beyond it are changed by JavaScript and by the store's scripts."""

Natural = Annotated[int, Field(ge=0, le=MAX_INTEGER)]

Millis = NewType("Millis", int)

_CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def command_id(wall_ms: int, chance: int) -> CommandId:
    """The ULID of a moment (ms since 1970) and 80 random bits."""
    number = (wall_ms & (1 << 48) - 1) << 80 | (chance & (1 << 80) - 1)
    return "".join(_CROCKFORD[number >> shift & 31] for shift in range(125, -1, -5))
