"""What a table is between two answers: one document, written whole whenever it changes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import msgspec
from msgspec import Struct, field

from fengsheng.server.store.writes import Shown
from fengsheng.server.table.holding import Condition
from fengsheng.server.table.pace import INSTANT, QUICKEST
from fengsheng.server.table.settings import TableSettings
from fengsheng.words.people import bot_called, bot_everywhere


class Wishes(Struct, omit_defaults=True):
    """When a guest wants to think longer. What older servers have written here is passed over."""

    hold: list[Condition] | None = None
    named: list[str] = []


class Member(Struct, omit_defaults=True):
    """A guest at this table."""

    guest: str
    name: str
    gender: str = ""
    prefs: Wishes = field(default_factory=Wishes)
    mutes: list[str] = []


class Chair(Struct, omit_defaults=True):
    """A seat. With neither guest nor bot it is open."""

    guest: str = ""
    bot: str = ""
    name: str = ""
    """Of the bot, so that it keeps it."""
    away: bool = False
    """A bot plays for the guest until they are back."""
    conceded: bool = False
    misses: int = 0
    """Questions in a row that the guest let pass."""
    longer: int = 0
    """How often the guest has asked for one more clock in this game."""

    coach: bool = False
    """The guest has asked a coach in this game, with others at the table."""

    @property
    def open(self) -> bool:
        """Whether somebody may sit down."""
        return not self.guest and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person answers for this seat at present."""
        return bool(self.guest) and not self.away and not self.conceded


class Barred(Struct, omit_defaults=True):
    """Somebody whom the owner has sent away."""

    guest: str
    name: str
    place: str = ""
    """A digest of where they were, so that they are not somebody new the next moment."""
    until: int = 0
    """As long as that counts."""


class Outcome(Struct, omit_defaults=True):
    """How the last game went, for those who come later."""

    game: str
    sha256: str
    seed: str
    winners: list[int]
    reason: str


class TableState(Struct, omit_defaults=True):
    """A table without its game."""

    owner: str
    settings: TableSettings
    chairs: list[Chair]
    members: list[Member] = []
    kicked: list[str] = []
    barred: list[Barred] = []
    """The same with more about them, oldest first; of the last ones only."""
    swaps: list[tuple[int, int]] = []
    games: int = 0
    """How many were dealt."""
    game: str = ""
    """The id of the game that is played."""
    paused: bool = False
    elapsed_ms: int = 0
    """How long the open question had been open when the table was paused."""
    pauses_ms: int = 0
    """How long the pauses of this game have lasted that are over."""
    outcome: Outcome | None = None

    def shown(self, empty_since: int | None) -> Shown:
        """What can be looked for without reading all of this."""
        open_seats = sum(chair.open for chair in self.chairs)
        people = sum(bool(chair.guest) for chair in self.chairs)
        return Shown(self.settings.public, open_seats, people, empty_since)

    def member(self, guest: str) -> Member | None:
        """The member with that id."""
        for member in self.members:
            if member.guest == guest:
                return member
        return None

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    @property
    def alone(self) -> bool:
        """Whether at most one person plays: with bots, who learn nothing from time."""
        return sum(bool(chair.guest) for chair in self.chairs) <= 1

    @property
    def speed(self) -> str:
        """How quick bots are. With other people never at once: how long they have thought would be seen."""
        wanted = self.settings.speed
        return wanted if wanted != INSTANT or self.alone else QUICKEST

    @property
    def bots_alone(self) -> bool:
        """Whether nobody has a seat."""
        return not any(chair.guest for chair in self.chairs)

    def taken_names(self) -> list[str]:
        """All names in use; those of bots as each reader may have them."""
        bots = [name for chair in self.chairs if chair.name for name in bot_everywhere(chair.name)]
        return [member.name for member in self.members] + bots

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat, or would if its guest were gone."""
        return self.chairs[seat].bot or self.settings.bot_name

    def chair_name(self, seat: int, lang: str = "") -> str:
        """What a seat is called, by a reader of that language."""
        chair = self.chairs[seat]
        member = self.member(chair.guest) if chair.guest else None
        if member is not None:
            return member.name
        return bot_called(lang, chair.name) if lang and chair.bot else chair.name

    def names_in(self, lang: str, names: Sequence[str]) -> tuple[str, ...]:
        """The names of a game for a reader of that language: people's as they typed them."""
        bots = [bool(chair.bot) and not chair.guest for chair in self.chairs]
        return tuple(
            bot_called(lang, name) if bot else name
            for name, bot in zip_longest(names, bots[: len(names)], fillvalue="")
        )


_decoder = msgspec.json.Decoder(TableState)
_encoder = msgspec.json.Encoder()


def load(text: str) -> TableState:
    """A document from the store."""
    return _decoder.decode(text)


def dump(state: TableState) -> str:
    """A document for the store."""
    return _encoder.encode(state).decode()
