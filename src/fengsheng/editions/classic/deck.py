"""The 81 game cards, typed in as the deck table of the catalogue has them (CL-COMP-01, CL-COMP-04..13).

A card is a function card or intelligence (CL-TERM-01); red and blue are what the factions collect, black
is false intelligence (CL-TERM-07..09).
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK, BLUE, COLOURS, RED, Face
from fengsheng.editions.classic.identities import BUREAU, FRONT, IDENTITIES, SOY

LOCK: Final = 0
LURE: Final = 1
INTERCEPT: Final = 2
RETURN: Final = 3
DECODE: Final = 4
BURN: Final = 5
COUNTER: Final = 6
PROBE: Final = 7
TRUEFALSE: Final = 8
FUNCTIONS: Final = ("鎖定", "調虎離山", "截獲", "退回", "破譯", "燒毀", "識破", "試探", "真偽莫辨")

CODED: Final = 0
DIRECT: Final = 1
TEXT: Final = 2
ROUTES: Final = ("密電", "直達", "文本")
ROUTE_KEYS: Final = ("coded", "direct", "text")

DRAW_TWO: Final = 0
DISCARD_ONE: Final = 1
EFFECTS: Final = ("抽2", "棄1")
PHRASES = ("我是臥底", "我是好人")  # what is said instead (CL-COMP-13)

# function, route, how many red, blue, black (CL-CARD-LOCK-01, CL-CARD-LURE-01, CL-CARD-INTERCEPT-01,
# CL-CARD-RETURN-01, CL-CARD-DECODE-01, CL-CARD-BURN-01, CL-CARD-COUNTER-01, CL-CARD-TRUEFALSE-01)
_COUNTS = (
    (LOCK, DIRECT, 3, 3, 6),
    (LURE, TEXT, 2, 2, 2),
    (INTERCEPT, CODED, 1, 1, 6),
    (RETURN, TEXT, 3, 3, 2),
    (DECODE, CODED, 2, 2, 2),
    (BURN, DIRECT, 2, 2, 2),
    (COUNTER, DIRECT, 5, 5, 4),
    (TRUEFALSE, TEXT, 1, 1, 1),
)


def _faces() -> tuple[Face, ...]:
    """Equal cards share one face; a card's id is its place in the tuple. They are written alike at every
    table, whatever it calls the blue faction (CL-RULING-179)."""
    faces: list[Face] = []
    sort = 0
    for function, route, *counts in _COUNTS:
        for colour, count in zip((RED, BLUE, BLACK), counts, strict=True):
            name = f"{FUNCTIONS[function]}/{COLOURS[colour]}"
            faces += [Face(sort, function, (colour,), route, name)] * count
            sort += 1
    for identity in (FRONT, BUREAU, SOY):  # CL-CARD-PROBE-01, CL-COMP-11/12: every variant exists once
        for effect in (DRAW_TWO, DISCARD_ONE):
            for colour in (RED, BLUE, BLACK):
                name = f"試探/{COLOURS[colour]}/{IDENTITIES[identity]}{EFFECTS[effect]}"
                faces.append(Face(sort, PROBE, (colour,), CODED, name, (identity, effect)))
                sort += 1
    return tuple(faces)


FACES: Final = _faces()
