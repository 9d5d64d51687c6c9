"""Randomness by counting: SHA-256 of seed and counter, the same for ever and everywhere.

A browser can recompute it in ten lines: block `k` is `sha256(seed || k as 8 bytes, big-endian)`,
each block gives eight 32-bit big-endian words, and `below(n)` takes the first word under the largest
multiple of `n`.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import Final

SEED_BYTES: Final = 32
_SPAN: Final = 1 << 32


def seed_bytes(seed: int | str | bytes) -> bytes:
    """The 32-byte seed that a number, a word or 32 raw bytes stand for."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    text = seed if isinstance(seed, bytes) else f"fengsheng:{seed}".encode()
    return sha256(text).digest()


class Rng:
    """A seed and how many words of its stream have been used."""

    __slots__ = ("_block", "_block_no", "seed", "used")

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._block: tuple[int, ...] = ()
        self._block_no = -1

    def clone(self) -> Rng:
        """A generator that goes on exactly as this one would."""
        twin = Rng(self.seed, self.used)
        twin._block = self._block
        twin._block_no = self._block_no
        return twin

    def word(self) -> int:
        """The next 32 bits of the stream (a size that machine integers hold with ease)."""
        number = self.used >> 3
        if number != self._block_no:
            self._block = unpack(">8I", sha256(self.seed + number.to_bytes(8, "big")).digest())
            self._block_no = number
        word = self._block[self.used & 7]
        self.used += 1
        return word

    def below(self, n: int) -> int:
        """A uniform number in 0 … n-1, without bias."""
        fair = _SPAN - _SPAN % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, in place, from the end."""
        seed, used = self.seed, self.used
        block, number = self._block, self._block_no
        i = len(cards) - 1
        while i > 0:  # as `below`, written out: a deal takes a hundred words
            if used >> 3 != number:
                number = used >> 3
                block = unpack(">8I", sha256(seed + number.to_bytes(8, "big")).digest())
            for word in block[used & 7 :]:
                used += 1
                j = word % (i + 1)
                if word - j < _SPAN - i:  # a whole row of i + 1 words lies there, so none is favoured
                    cards[i], cards[j] = cards[j], cards[i]
                    i -= 1
                    if not i:
                        break
        self.used, self._block, self._block_no = used, block, number
