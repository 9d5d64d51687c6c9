"""Identities: two factions and seven kinds of 神秘人, each with a task of its own (SW-SETUP-02..07)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import BLUE, RED

QIANFU: Final = 0
TEGONG: Final = 1
ZHENYAZHE: Final = 2
CUANDUOZHE: Final = 3
SHUANGMIANJIANDIE: Final = 4
YOUBIANZHE: Final = 5
XIANXINGZHE: Final = 6
JIAOJUZHE: Final = 7
QINGDAOFU: Final = 8
NONE: Final = 9  # the identity card was taken away

IDENTITIES: Final = (
    "潜伏战线",
    "特工机关",
    "镇压者",
    "篡夺者",
    "双面间谍",
    "诱变者",
    "先行者",
    "搅局者",
    "清道夫",
    "无身份",
)
CODES: Final = (
    "qianfu",
    "tegong",
    "zhenyazhe",
    "cuanduozhe",
    "shuangmianjiandie",
    "youbianzhe",
    "xianxingzhe",
    "jiaojuzhe",
    "qingdaofu",
    "none",
)
FACTIONS: Final = ("潜伏战线", "特工机关", "神秘人")
FACTION_CODES: Final = ("qianfu", "tegong", "shenmi")
COLOUR_OF: Final = (RED, BLUE)

# Which tasks may be dealt (SW-SETUP-06, SW-CONFLICT-09).
POOLS: dict[str, tuple[int, ...]] = {
    "base": (ZHENYAZHE, CUANDUOZHE, SHUANGMIANJIANDIE),
    "expansion1": (ZHENYAZHE, CUANDUOZHE, SHUANGMIANJIANDIE, YOUBIANZHE, XIANXINGZHE),
    "full": (
        ZHENYAZHE,
        CUANDUOZHE,
        SHUANGMIANJIANDIE,
        YOUBIANZHE,
        XIANXINGZHE,
        JIAOJUZHE,
        QINGDAOFU,
    ),
}

# seats -> 潜伏战线, 特工机关, 神秘人 (SW-SETUP-03; four players: SW-VAR-03, SW-CONFLICT-23)
TABLES: dict[int, tuple[int, int, int]] = {
    4: (1, 1, 2),
    5: (2, 2, 1),
    6: (2, 2, 2),
    7: (3, 3, 1),
    8: (3, 3, 2),
}


def faction(identity: int) -> int:
    """0 and 1 are the factions, 2 is every 神秘人 (SW-CARD-SHITAN-04)."""
    return identity if identity < 2 else 2
