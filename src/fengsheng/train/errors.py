"""What can be wrong with a training run."""

from __future__ import annotations

from fengsheng.core.errors import FengshengError


class BadTraining(FengshengError):
    """A run that cannot be made, or data that do not fit it."""

    code = "bad-training"
