"""Chance is a count: the same for ever, fair, and easy to check by anybody with SHA-256."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from fengsheng.core.rng import Rng, seed_bytes

SEED = seed_bytes(42)


def word(seed: bytes, number: int) -> int:
    """The stream as its documentation describes it, written a second time."""
    block = sha256(seed + (number // 8).to_bytes(8, "big")).digest()
    at = number % 8 * 4
    return int.from_bytes(block[at : at + 4], "big")


def test_the_first_words_are_what_they_were_on_the_first_day() -> None:
    """Written down once and never changed: else old records would play other games."""
    rng = Rng(SEED)
    assert SEED.hex() == "83105854ea8dd2e9a0f6f878b81d4f9707ad6b2243d1cb235b6cbe952558c8e8"
    assert [rng.word() for _ in range(9)] == [
        0x4D45A470,
        0xD4CE1071,
        0x725A54F7,
        0x4C123451,
        0xE57AB965,
        0x5069DFF3,
        0x47889C9B,
        0x0E5907BF,
        0xCA33DD9F,
    ]


def test_every_word_is_a_piece_of_a_hash() -> None:
    rng = Rng(SEED)
    assert [rng.word() for _ in range(50)] == [word(SEED, n) for n in range(50)]
    assert rng.used == 50


def test_a_generator_can_be_picked_up_anywhere() -> None:
    """Seed and count are all there is to it."""
    assert Rng(SEED, 17).word() == word(SEED, 17)
    rng = Rng(SEED)
    rng.word()
    twin = rng.clone()
    assert [twin.word() for _ in range(9)] == [word(SEED, n) for n in range(1, 10)]
    assert rng.used == 1
    assert rng.word() == word(SEED, 1)


def test_seeds_are_numbers_words_or_raw_bytes() -> None:
    raw = bytes(range(32))
    assert seed_bytes(raw) is raw
    assert seed_bytes("tea") == sha256(b"fengsheng:tea").digest()
    assert seed_bytes(7) == sha256(b"fengsheng:7").digest()
    assert seed_bytes(b"short") == sha256(b"short").digest()
    assert len({seed_bytes(seed) for seed in (0, 1, "a", "b", b"a", raw)}) == 6


class Given(Rng):
    """A generator that says what it was told to say."""

    def __init__(self, *words: int) -> None:
        super().__init__(SEED)
        self.left = list(words)

    def word(self) -> int:
        return self.left.pop(0)


TOP = (1 << 32) - 1


@pytest.mark.parametrize(
    ("n", "words", "result"),
    [
        (1, [TOP], 0),
        (2, [TOP], 1),  # two divides the span: nothing is thrown away
        (3, [TOP - 1], 2),
        (3, [TOP, 5], 2),  # the one word too many would favour 0
        (3, [TOP, TOP, 3], 0),
        (10, [TOP - 6], 9),
        (10, [TOP - 5, TOP, 12], 2),
        ((1 << 31) + 1, [(1 << 31) + 1, 1 << 31], 1 << 31),
        (1 << 32, [TOP], TOP),
    ],
)
@pytest.mark.interpreted_only
def test_words_that_would_favour_small_numbers_are_thrown_away(n: int, words: list[int], result: int) -> None:
    rng = Given(*words)
    assert rng.below(n) == result
    assert rng.left == []


def test_a_shuffle_is_fisher_and_yates_from_the_end() -> None:
    cards = list(range(20))
    Rng(SEED).shuffle(cards)
    mine, used = list(range(20)), 0
    for i in range(19, 0, -1):
        while word(SEED, used) >= (1 << 32) - (1 << 32) % (i + 1):
            used += 1
        j = word(SEED, used) % (i + 1)
        used += 1
        mine[i], mine[j] = mine[j], mine[i]
    assert cards == mine


@pytest.mark.parametrize("cards", [[], [4]])
def test_nothing_to_shuffle_uses_no_chance(cards: list[int]) -> None:
    rng = Rng(SEED)
    rng.shuffle(cards)
    assert rng.used == 0


def test_all_orders_are_equally_likely() -> None:
    """Chi-square with five degrees of freedom: 25.7 once in ten thousand."""
    rng = Rng(seed_bytes("orders"))
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        met[tuple(cards)] += 1
    assert len(met) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in met.values()) < 25.7
