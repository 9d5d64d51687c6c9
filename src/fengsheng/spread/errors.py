"""What can go wrong where work is done by others."""

from __future__ import annotations

from fengsheng.core.errors import FengshengError


class Unreachable(FengshengError):
    """No cluster answers at that address."""

    code = "no-cluster"


class MixedCluster(FengshengError):
    """A worker has another program than we have: what it plays would be other games."""

    code = "mixed-cluster"


class PieceLost(FengshengError):
    """Whoever had these numbers died of it again and again."""

    code = "piece-lost"
    exit_code = 1  # nothing was wrong with what was asked for
