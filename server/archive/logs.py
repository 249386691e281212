"""A finished table's log as one stored value."""

import zlib
from collections.abc import Sequence
from typing import Any

from pydantic_core import from_json, to_json

from server.ports_people import FORGOTTEN_NAME


def deflate(log: Sequence[bytes]) -> bytes:
    """Encoded entries as one value. JSON has no raw line feeds, so one parts them."""
    return zlib.compress(b"\n".join(log))


def inflate(stored: bytes) -> list[bytes]:
    """The entries again."""
    return zlib.decompress(stored).split(b"\n")


def without_name(log: Sequence[bytes], user: str) -> list[bytes]:
    """The same entries, with a placeholder wherever they name the user.

    A name stands beside its user's id, in an object `{"user": …, "name": …}`: nothing else of
    the entries' shape is known here, so entries of every version can be rewritten.
    """
    mark = to_json(user)
    return [
        to_json(_nameless(from_json(entry), user))
        if mark in entry and b'"name"' in entry
        else entry
        for entry in log
    ]


def _nameless(plain: Any, user: str) -> Any:
    if isinstance(plain, list):
        return [_nameless(each, user) for each in plain]
    if not isinstance(plain, dict):
        return plain
    inner = {key: _nameless(each, user) for key, each in plain.items()}
    if plain.get("user") == user and "name" in plain:
        inner["name"] = FORGOTTEN_NAME
    return inner
