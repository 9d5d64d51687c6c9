"""What those who play alone are after, by character (classic) or by task (spywar)."""

from __future__ import annotations

from typing import NamedTuple


class Aim(NamedTuple):
    """Colours to collect and how many, whose death helps (by faction), what a hand card is worth."""

    collects: tuple[int, ...] = ()
    need: int = 3
    kills: tuple[float, float, float] = (0.0, 0.0, 0.0)
    hand: float = 1.0  # times the usual
    dies: float = 0.0  # what the own death is worth
    together: bool = False  # the collected colours count together


NOTHING = Aim()
ANYBODY = (1.0, 1.0, 1.0)

AIMS: dict[str, Aim] = {
    "情報處長": Aim((0,)),
    "老槍": Aim((0,)),
    "峨嵋風": Aim((1,)),
    "譯電員": Aim((1,)),
    "柒佰": Aim((0, 1), 5, together=True),
    "六姐": Aim((0, 1, 2), 6, together=True),
    "刀鋒": Aim(kills=(1.0, 0.0, 0.0)),
    "閃靈": Aim(kills=(1.0, 0.0, 0.0)),
    "黑玫瑰": Aim(kills=(0.0, 1.0, 0.0)),
    "小馬哥": Aim(kills=(0.0, 1.0, 0.0)),
    "小白": Aim(kills=(0.5, 0.5, 0.0), dies=1.0),
    "貝雷帽": Aim(kills=ANYBODY),
    "職業殺手": Aim(kills=ANYBODY),
    "怪盜阿十": Aim(hand=3.0),
    "老金": Aim(hand=2.0),
    "双面间谍": Aim((0, 1)),
    "镇压者": Aim(kills=ANYBODY),
    "清道夫": Aim(kills=ANYBODY),
    "先行者": Aim(dies=1.0),
}


def aim_of(identity: str, character: object) -> Aim:
    """A task counts before a character's mission."""
    if identity in AIMS:
        return AIMS[identity]
    return AIMS.get(character, NOTHING) if isinstance(character, str) else NOTHING
