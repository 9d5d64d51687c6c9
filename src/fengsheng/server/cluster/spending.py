"""How many guests and tables somebody may make, counted in the database: over all nodes together.

What is spent is written in the transaction that makes the guest or the table. Where there is not enough the
database refuses the row, and with it the whole transaction.
"""

from __future__ import annotations

from sqlalchemy import delete, text

from fengsheng.server.socket.limits import Rate
from fengsheng.server.store import Op, schema

FORGOTTEN_MS = 3_600_000  # by then everything has long been filled up again

_NOW = "cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_SPEND = text(
    f"""INSERT INTO limits (key, "left", at) VALUES (:key, :burst - 1, {_NOW})
    ON CONFLICT (key) DO UPDATE SET at = {_NOW}, "left" = least(
      :burst, limits."left" + greatest(0, {_NOW} - limits.at) / 1000.0 * :per_second) - 1"""
)


def spend(what: str, whose: str, rate: Rate) -> Op:
    """One of these; the transaction fails with `Spent` where there is none left."""
    row = {"key": f"{what} {whose}"[:80], "burst": float(rate.burst), "per_second": float(rate.per_second)}
    return Op(_SPEND, row)


def forget_spent(now_ms: int) -> Op:
    """What is as good as never spent."""
    return Op(delete(schema.limits).where(schema.limits.c.at < now_ms - FORGOTTEN_MS))
