"""Which characters are good to have, from games of novices against each other."""

from __future__ import annotations

LIKED: dict[str, float] = {}
