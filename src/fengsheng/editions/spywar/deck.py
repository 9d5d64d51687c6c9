"""The 100 base cards, typed in as the deck table of the catalogue has them (SW-SETUP-15, SW-TERM-01): all of
them are played with (SW-CONFLICT-16).

Names and arrows as on the card; `锁` marks a card that can lock; a 试探 names the identities that draw.
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import COLOURS, Face
from fengsheng.editions.spywar.identities import FACTIONS

PROBE: Final = 0
COERCE: Final = 1
ENTICE: Final = 2
BALANCE: Final = 3
CLEAR: Final = 4
DECIPHER: Final = 5
INTERCEPT: Final = 6
MISLEAD: Final = 7
SWAP: Final = 8
FUNCTIONS: Final = ("试探", "威逼", "利诱", "平衡", "澄清", "破译", "截获", "误导", "调包")

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
ROUTES: Final = ("left", "right", "up")
ARROWS: Final = ("←", "→", "↑")

# function, colours, arrow, lock, who draws (试探: a mask of factions), left out by SW-VAR-01, how many
_ROWS: tuple[tuple[int, str, int, bool, int, bool, int], ...] = (
    (PROBE, "black", RIGHT, False, 4, True, 1),
    (PROBE, "black", RIGHT, False, 2, False, 1),
    (PROBE, "black", RIGHT, False, 5, False, 1),
    (PROBE, "black", LEFT, False, 3, True, 1),
    (PROBE, "black", LEFT, False, 6, False, 1),
    (PROBE, "black", LEFT, False, 1, False, 1),
    (PROBE, "red", RIGHT, False, 4, False, 1),
    (PROBE, "red", RIGHT, False, 2, False, 1),
    (PROBE, "red", RIGHT, False, 5, True, 1),
    (PROBE, "red", LEFT, False, 3, False, 1),
    (PROBE, "red", LEFT, False, 6, False, 1),
    (PROBE, "red", LEFT, False, 1, True, 1),
    (PROBE, "blue", RIGHT, False, 4, False, 1),
    (PROBE, "blue", RIGHT, False, 2, True, 1),
    (PROBE, "blue", RIGHT, False, 5, False, 1),
    (PROBE, "blue", LEFT, False, 3, False, 1),
    (PROBE, "blue", LEFT, False, 6, True, 1),
    (PROBE, "blue", LEFT, False, 1, False, 1),
    (BALANCE, "black", LEFT, True, 0, False, 1),
    (BALANCE, "black", RIGHT, True, 0, False, 1),
    (BALANCE, "blue", LEFT, True, 0, False, 1),
    (BALANCE, "red", RIGHT, True, 0, False, 1),
    (BALANCE, "red+black", UP, False, 0, False, 1),
    (BALANCE, "blue+black", UP, False, 0, False, 1),
    (BALANCE, "red+black", LEFT, False, 0, False, 1),
    (BALANCE, "blue+black", RIGHT, False, 0, False, 1),
    (COERCE, "red", LEFT, False, 0, False, 3),
    (COERCE, "red", RIGHT, False, 0, False, 1),
    (COERCE, "blue", LEFT, False, 0, False, 1),
    (COERCE, "blue", RIGHT, False, 0, False, 3),
    (COERCE, "black", LEFT, False, 0, False, 2),
    (COERCE, "black", RIGHT, False, 0, False, 2),
    (COERCE, "blue+black", LEFT, False, 0, False, 1),
    (COERCE, "red+black", RIGHT, False, 0, False, 1),
    (ENTICE, "black", LEFT, True, 0, False, 1),
    (ENTICE, "black", RIGHT, True, 0, False, 1),
    (ENTICE, "black", LEFT, True, 0, False, 1),
    (ENTICE, "black", RIGHT, True, 0, False, 1),
    (ENTICE, "black", LEFT, True, 0, False, 1),
    (ENTICE, "black", RIGHT, True, 0, False, 1),
    (ENTICE, "blue", LEFT, True, 0, False, 1),
    (ENTICE, "red", RIGHT, True, 0, False, 1),
    (CLEAR, "red", UP, True, 0, False, 2),
    (CLEAR, "black", UP, True, 0, False, 2),
    (CLEAR, "blue", UP, True, 0, False, 2),
    (CLEAR, "black", UP, True, 0, False, 2),
    (DECIPHER, "red+black", LEFT, True, 0, False, 1),
    (DECIPHER, "blue+black", LEFT, True, 0, False, 1),
    (DECIPHER, "red", LEFT, True, 0, False, 1),
    (DECIPHER, "blue", LEFT, True, 0, False, 1),
    (DECIPHER, "black", LEFT, True, 0, False, 1),
    (DECIPHER, "red+black", RIGHT, True, 0, False, 1),
    (DECIPHER, "blue+black", RIGHT, True, 0, False, 1),
    (DECIPHER, "red", RIGHT, True, 0, False, 1),
    (DECIPHER, "blue", RIGHT, True, 0, False, 1),
    (DECIPHER, "black", RIGHT, True, 0, False, 1),
    (SWAP, "red", UP, False, 0, False, 1),
    (SWAP, "red", LEFT, False, 0, False, 1),
    (SWAP, "red", RIGHT, False, 0, False, 1),
    (SWAP, "blue", UP, False, 0, False, 1),
    (SWAP, "blue", LEFT, False, 0, False, 1),
    (SWAP, "blue", RIGHT, False, 0, False, 1),
    (SWAP, "black", LEFT, False, 0, False, 1),
    (SWAP, "black", RIGHT, False, 0, False, 1),
    (SWAP, "red+black", UP, False, 0, False, 1),
    (SWAP, "red+black", RIGHT, False, 0, False, 1),
    (SWAP, "blue+black", UP, False, 0, False, 1),
    (SWAP, "blue+black", LEFT, False, 0, False, 1),
    (INTERCEPT, "red", UP, False, 0, False, 2),
    (INTERCEPT, "red", UP, True, 0, False, 1),
    (INTERCEPT, "blue", UP, False, 0, False, 2),
    (INTERCEPT, "blue", UP, True, 0, False, 1),
    (INTERCEPT, "black", UP, False, 0, False, 2),
    (INTERCEPT, "black", UP, True, 0, False, 2),
    (INTERCEPT, "blue+black", UP, False, 0, False, 1),
    (INTERCEPT, "red+black", UP, False, 0, False, 1),
    (MISLEAD, "red", UP, False, 0, False, 1),
    (MISLEAD, "red", LEFT, False, 0, False, 1),
    (MISLEAD, "red", RIGHT, False, 0, False, 1),
    (MISLEAD, "blue", UP, False, 0, False, 1),
    (MISLEAD, "blue", LEFT, False, 0, False, 1),
    (MISLEAD, "blue", RIGHT, False, 0, False, 1),
    (MISLEAD, "black", LEFT, False, 0, False, 1),
    (MISLEAD, "black", RIGHT, False, 0, False, 1),
    (MISLEAD, "blue+black", LEFT, False, 0, False, 1),
    (MISLEAD, "red+black", RIGHT, False, 0, False, 1),
)


def printed() -> tuple[Face, ...]:
    """The base deck in the order of its printed numbers."""
    return _deck(False)


def faces(reduced_probes: bool) -> tuple[Face, ...]:
    """The deck as the engine numbers it: equal cards stand together, so that which of them is which can
    never matter."""
    return tuple(sorted(_deck(reduced_probes), key=_sort))


def _sort(face: Face) -> int:
    return face.sort


def _deck(reduced_probes: bool) -> tuple[Face, ...]:
    """Equal cards share one face."""
    sorts: dict[str, Face] = {}
    deck: list[Face] = []
    for function, colours, arrow, lock, draws, left_out, count in _ROWS:
        if left_out and reduced_probes:
            continue
        name = f"{FUNCTIONS[function]}/{colours}/{ARROWS[arrow]}"
        if lock:
            name += "/锁"
        if function == PROBE:
            name += "/" + "".join(f for i, f in enumerate(FACTIONS) if draws >> i & 1) + "抽"
        if name not in sorts:
            palette = tuple(COLOURS.index(c) for c in colours.split("+"))
            detail = (draws,) if function == PROBE else ()
            sorts[name] = Face(len(sorts), function, palette, arrow, name, detail, lock)
        deck += [sorts[name]] * count
    return tuple(deck)
