"""Who is who, from what has happened: exact odds over every way the identities can lie."""

from __future__ import annotations

from fengsheng.bots.belief.heard import Moved
from fengsheng.bots.belief.tables import Tables, tables_of
from fengsheng.bots.belief.tracker import Tracker

__all__ = ["Moved", "Tables", "Tracker", "tables_of"]
