"""What can go wrong with a lesson."""

from __future__ import annotations

from typing import ClassVar

from fengsheng.core.errors import FengshengError


class UnknownLesson(FengshengError):
    """There is no lesson of that name."""

    code: ClassVar[str] = "unknown-lesson"


class LessonError(FengshengError):
    """Not possible at this step of a lesson; nothing was changed."""

    code: ClassVar[str] = "lesson-step"
