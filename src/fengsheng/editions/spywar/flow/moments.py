"""The questions at which cards and skills are offered."""

from __future__ import annotations

from typing import Final

PLAY: Final = "play"  # 出牌阶段: the own turn
TRAVEL: Final = "travel"  # intelligence lies in front of a player, who has not decided yet
CONTEST: Final = "contest"  # 争夺阶段
RESCUE: Final = "rescue"  # somebody is dying
