"""Secrets and ids from the operating system's generator."""

import secrets
from base64 import urlsafe_b64encode
from typing import Final

_BASE62: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ID_LENGTH: Final = 22
"""62**22 > 2**128."""
_NONCE_BYTES: Final = 6
_POOL_BYTES: Final = 512 * _NONCE_BYTES
"""Fetched at once for nonces: a commit should not cost a system call."""


class SystemChance:
    """Nobody can guess what comes from here."""

    def __init__(self) -> None:
        self._pool = b""
        self._used = 0

    def seed(self) -> bytes:
        """32 secret bytes for a table."""
        return secrets.token_bytes(32)

    def token(self) -> str:
        """A login token of 256 bits, URL-safe."""
        return secrets.token_urlsafe(32)

    def new_id(self) -> str:
        """An id of 128 random bits in base62, always 22 characters."""
        rest = secrets.randbits(128)
        digits = []
        for _ in range(_ID_LENGTH):
            rest, digit = divmod(rest, 62)
            digits.append(_BASE62[digit])
        return "".join(digits)

    def nonce(self) -> str:
        """8 characters that make a commit's head differ from any other of the same length."""
        if self._used == len(self._pool):
            self._pool = secrets.token_bytes(_POOL_BYTES)
            self._used = 0
        taken = self._pool[self._used : self._used + _NONCE_BYTES]
        self._used += _NONCE_BYTES
        return urlsafe_b64encode(taken).decode()
