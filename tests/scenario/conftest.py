"""Scenarios of an edition that is still being built run too: it is registered here until it is for all."""

from __future__ import annotations

import sys
from typing import Any

import fengsheng  # noqa: F401  (loads the registry)
from fengsheng.editions.spywar.edition import SPYWAR

registry: Any = sys.modules["fengsheng.editions.registry"]
if SPYWAR not in registry.EDITIONS:
    registry.EDITIONS = (*registry.EDITIONS, SPYWAR)
