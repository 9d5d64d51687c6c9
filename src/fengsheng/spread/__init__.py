"""Work in numbered pieces: here, in processes of this machine, or on a cluster of machines. What comes out
does not depend on which."""

from __future__ import annotations

from fengsheng.spread.errors import MixedCluster, PieceLost, Unreachable
from fengsheng.spread.sharing import Workers, in_order, spread

__all__ = ["MixedCluster", "PieceLost", "Unreachable", "Workers", "in_order", "spread"]
