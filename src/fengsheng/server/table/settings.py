"""What the owner of a table can choose, and whether such a table can exist."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fengsheng.editions.registry import USUAL, editions, make_ruleset
from fengsheng.lessons import coached
from fengsheng.levels import USUAL as USUAL_LEVEL
from fengsheng.levels import at_tables
from fengsheng.server.errors import Refused
from fengsheng.server.table.pace import FORMER, PACES

Word = Annotated[str, Meta(max_length=40)]
MOST_SEATS = 9


class TableSettings(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A table before the deal. What is not named is as the edition has it."""

    edition: Word = USUAL
    """Edition or preset, such as `classic` or `classic-lite`."""
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 5
    """How many play."""
    options: Annotated[dict[Word, Word], Meta(max_length=100)] = {}
    """House rules by name."""
    banned: Annotated[list[Word], Meta(max_length=100)] = []
    """Characters that are not dealt."""
    pace: Word = "normal"
    """How long questions last and how long people may think: calm, normal, quick; or instant, alone with
    bots."""
    speed: Word = ""
    """How quick bots are, and all that only passes time for somebody who is alone with them: one of the
    paces; as the pace if not said. With other people instant is as quick."""
    clock: bool = False
    """Whether also somebody who is alone with bots has a clock; with others there always is one."""
    relaxed: bool = False
    """Whether a question may wait for whoever has something to choose, and go on without those who have not:
    then time tells who had a choice. Public tables are never relaxed."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    public: bool = False
    """Whether the table is in the public list."""
    random_seats: bool = False
    """Whether seats are drawn by lot at the start."""
    coach: bool = False
    """With other people: whether everybody may have a coach; who uses it is shown to all. Alone with bots
    one always may."""
    coached: bool = False
    """The first game after the lessons: five seats, its owner alone with bots, dealt a side and an easy
    character; the last answer can be taken back (`undo`)."""
    bot: Word = ""
    """Which level, or bot by its name, takes seats that are empty or deserted; if not said the usual one."""

    def __post_init__(self) -> None:
        """Names that paces had before are still understood."""
        self.pace = FORMER.get(self.pace, self.pace)

    @property
    def bot_name(self) -> str:
        """The bot that fills in."""
        return self.bot or USUAL_LEVEL


def check(settings: TableSettings) -> None:
    """Raise an error with one clear sentence if there can be no such table."""
    if settings.pace not in PACES:
        raise Refused("bad-settings", f"There is no pace {settings.pace!r}; there are {', '.join(PACES)}.")
    if settings.speed and settings.speed not in PACES:
        raise Refused("bad-settings", f"There is no speed {settings.speed!r}; there are {', '.join(PACES)}.")
    if settings.relaxed and settings.public:
        raise Refused("bad-settings", "A public table cannot be relaxed.")
    if settings.bot_name not in at_tables():
        there_are = ", ".join(at_tables())
        raise Refused("bad-settings", f"There is no bot {settings.bot!r}; there are {there_are}.")
    if settings.coached:
        _check_coached(settings)
    make_ruleset(settings.edition, settings.seats, settings.options, tuple(sorted(settings.banned)))


def _check_coached(settings: TableSettings) -> None:
    """A coached game is dealt for one seat, so nothing about its deal can be chosen."""
    if settings.seats != coached.SEATS:
        raise Refused("bad-settings", f"A coached game has {coached.SEATS} seats.")
    if settings.options or settings.banned or settings.clock:
        raise Refused("bad-settings", "A coached game is played as printed, and without a clock.")
    if settings.public or settings.spectators or settings.random_seats:
        raise Refused("bad-settings", "A coached game is private: nobody else sits there or watches.")


def usual_settings() -> TableSettings:
    """What a new table has: five seats, or as many as the edition wants."""
    settings = TableSettings()
    allowed = editions()[settings.edition]["seats"]
    settings.seats = 5 if 5 in allowed else allowed[0]
    return settings
