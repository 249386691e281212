"""Chance that can be replayed: draws are a keyed hash of (seed, ply), so nothing is stored.

HMAC-SHA256 in counter mode. The same seed and ply give the same draws on every Python, in a
replay, after a take-back and on a second try after a lost commit.
"""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD_BITS = 32
_WORD_BYTES = _WORD_BITS // 8


class Rng:
    """The draws of one step.

    seed: at least 16 secret bytes, the table's.
    ply:  the number of the step; another ply is another, independent stream.
    """

    __slots__ = ("_block", "_counter", "_made_key", "_ply", "_seed", "drawn")

    def __init__(self, seed: bytes, ply: int) -> None:
        self._seed = seed
        self._ply = ply
        self._made_key: bytes | None = None  # most steps draw nothing, and need none
        self._counter = 0
        self._block = b""
        self.drawn = False
        """Whether anything was drawn: the step is then a barrier for a take-back."""

    def below(self, bound: int) -> int:
        """A number in 0..bound-1, each equally likely. `bound` is 1..2**32."""
        if not 0 < bound <= 1 << _WORD_BITS:
            raise ValueError(f"bound must be in 1..2**32, not {bound}")
        # Rejection keeps the draw unbiased: words above the last whole multiple are thrown away.
        limit = (1 << _WORD_BITS) // bound * bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into random order, in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in random order."""
        mixed = list(items)
        self.shuffle(mixed)
        return tuple(mixed)

    def fork(self, label: str) -> "Rng":
        """An independent stream of the same step, e.g. one for each assumption of a computer."""
        return Rng(hmac.digest(self._key, b"fork/" + label.encode(), hashlib.sha256), 0)

    @property
    def _key(self) -> bytes:
        if self._made_key is None:
            label = b"wartesaal/ply/%d" % self._ply
            self._made_key = hmac.digest(self._seed, label, hashlib.sha256)
        return self._made_key

    def _word(self) -> int:
        self.drawn = True
        if not self._block:
            counter = self._counter.to_bytes(8, "big")
            self._block = hmac.digest(self._key, counter, hashlib.sha256)
            self._counter += 1
        word = int.from_bytes(self._block[:_WORD_BYTES], "big")
        self._block = self._block[_WORD_BYTES:]
        return word
