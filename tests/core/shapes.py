"""The shapes of a view as core/view.py writes them; a compiled engine has forgotten them, so the source is
run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fengsheng

_SOURCE = Path(fengsheng.__file__).parent / "core" / "view.py"
SHAPES: dict[str, Any] = {"__name__": "fengsheng.core.view_as_written", "__package__": "fengsheng.core"}
exec(compile(_SOURCE.read_text("utf-8"), str(_SOURCE), "exec"), SHAPES)
