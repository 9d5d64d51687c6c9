"""What can be wrong with an arena before or while it is played."""

from __future__ import annotations

from fengsheng.core.errors import FengshengError, SetupError


class BadArena(SetupError):
    """A plan that no arena can carry out."""

    code = "bad-arena"


class BadGames(FengshengError):
    """A file of games that does not belong to this arena, or is no such file."""

    code = "bad-games"


class BadRatings(FengshengError):
    """A file of ratings that is none, or cannot be written."""

    code = "bad-ratings"
