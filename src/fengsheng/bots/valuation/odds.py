"""How likely somebody is of each faction: 0 and 1 collect red and blue, 2 stands for all who play alone."""

from __future__ import annotations

Odds = tuple[float, float, float]
