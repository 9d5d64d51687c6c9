"""Every bot of the roster, by a name under which it thinks no longer than a test can wait."""

from __future__ import annotations

from fengsheng.bots import BOTS

BRIEF = {"search": "search:rollouts=2"}
CALLED = [BRIEF.get(name, name) for name in BOTS]
