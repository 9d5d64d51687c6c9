"""What bars a player, and what a character answers differently.

| question | asked when | usual answer |
|---|---|---|
| any_arrow | which way intelligence may be sent | as printed |
| immune | does a 试探 or 威逼 affect its target | yes |
| conversions | which cards may be used as a function | those it is printed on |
| shares_victory | who wins along | nobody |
"""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLACK
from fengsheng.core.skill import FEMALE, Skill, modifier
from fengsheng.core.state import State
from fengsheng.editions.spywar.identities import TABLES

# the names of these marks, made once
_VOID: Final = tuple(f"void:{seat}" for seat in range(max(TABLES)))
_BARRED: Final = tuple(f"barred:{seat}" for seat in range(max(TABLES)))
_VOID_BITS: Final = {name: 1 << seat for seat, name in enumerate(_VOID)}
_BARRED_BITS: Final = {name: 1 << seat for seat, name in enumerate(_BARRED)}
_BAN: Final = tuple(f"ban:{function}" for function in range(64))  # more than any deck has


def void(s: State, seat: int) -> bool:
    """SW-CHAR-WANGTIANXIANG-1: all skills of this player are void for the rest of the turn."""
    return _VOID[seat] in s.marks


def barred(s: State, seat: int) -> bool:
    """SW-CHAR-WANGTIANXIANG-1: this player cannot use hand cards for the rest of the turn."""
    return _BARRED[seat] in s.marks


def barred_seats(s: State) -> int:
    """Everybody who is barred."""
    return _seats_in(s, _BARRED_BITS)


def void_seats(s: State) -> int:
    """Everybody whose skills are void."""
    return _seats_in(s, _VOID_BITS)


def _seats_in(s: State, bits: dict[str, int]) -> int:
    mask = 0
    for mark in s.marks:  # there are few, and seldom one of these
        if mark in bits:
            mask |= bits[mark]
    return mask


def banned(s: State, function: int) -> bool:
    """SW-CHAR-ZHANGYITING-1: nobody may use cards of that name for the rest of the turn."""
    return _BAN[function] in s.marks


def passive(s: State, seat: int, hook: str) -> Skill | None:
    """The skill that a seat has for a hook, unless it is void."""
    skill = modifier(s, seat, hook)
    return None if skill is None or void(s, seat) else skill


def is_female(s: State, seat: int) -> bool:
    """SW-TERM-22: only a face-up character has a gender."""
    return bool(s.face_up >> seat & 1 and s.rules.characters[s.character[seat]].gender & FEMALE)


def would_have_three(s: State, seat: int, cards: tuple[int, ...]) -> bool:
    """SW-TERM-31: the three-of-a-colour test looks only at the colours being placed."""
    added = [0, 0, 0]
    for card in cards:
        for colour in s.rules.faces[card].colours:
            added[colour] += 1
    return any(n and s.tally[seat * 3 + colour] + n >= 3 for colour, n in enumerate(added))


def is_black(s: State, card: int) -> bool:
    """SW-TERM-02/05: black is among its colours, whatever else is; a card is non-black without it."""
    return BLACK in s.rules.faces[card].colours


def coloured(s: State, card: int) -> bool:
    """Red or blue is among its colours: it is not pure black (SW-TERM-04)."""
    return any(colour != BLACK for colour in s.rules.faces[card].colours)


def dual(s: State, card: int) -> bool:
    """SW-TERM-03: a card of two colours."""
    return len(s.rules.faces[card].colours) == 2
