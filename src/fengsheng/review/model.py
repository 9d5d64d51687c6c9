"""What an analysis says: plain data with its texts in every language, as it is kept in a file.

Names of players are not in it: a text has places for them (see `named`), so that bots are called as the
reader's language calls them, and names can be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from fengsheng.core.errors import FengshengError
from fengsheng.core.notation import SEATS
from fengsheng.words import seat_label

FORMAT: Final = "fengsheng-review"
VERSION: Final = 1

Text = dict[str, str]  # by language
Grid = tuple[tuple[tuple[int, float, str], ...], ...]  # viewer by viewed: faction, how likely, how known


class BadReview(FengshengError):
    """What was read is no analysis."""

    code = "bad-review"


def placeholders(seats: int) -> list[str]:
    """What stands in texts where a player is named."""
    return [f"⁅{seat}⁆" for seat in range(seats)]


def named(text: str, names: Sequence[str]) -> str:
    """A text with names in it."""
    for seat, name in enumerate(names):
        text = text.replace(f"⁅{seat}⁆", name)
    return text


class Key(NamedTuple):
    """What an analysis was made of and by: made anew when any of it changes."""

    record: str  # SHA-256 of the record
    engine: str  # version of the rules
    bot: str  # who judges; empty: nobody good enough does
    bot_version: str
    level: str
    seat: int  # whose choices are judged; -1: nobody's in particular


class Side(NamedTuple):
    """Who wins together. 0 and 1 collect red and blue, 2 plays alone."""

    faction: int
    seats: tuple[int, ...]


class TurnPoint(NamedTuple):
    """The beginning of a turn; the last one is the end of the game."""

    turn: int
    seat: int  # whose turn begins; -1: the game is over
    moment: int
    chances: tuple[tuple[float, float], ...]  # of every side, with its error; empty: not yet
    plays: int  # that it rests on


class Seen(NamedTuple):
    """What everybody could think from a question on."""

    moment: int
    turn: int
    odds: tuple[tuple[float, float, float], ...]


class Answer(NamedTuple):
    """An answer that was tried, from the view of whoever chose."""

    notation: str
    label: Text
    reason: Text
    done: bool
    chance: float
    error: float
    behind: float  # the best of them
    behind_error: float


class Choice(NamedTuple):
    """A question, what could be done and what was."""

    moment: int
    turn: int
    seat: int
    question: str
    verdict: str  # `like` the expert's, the `same` within its error, a kind of mistake, or a `bluff`
    told: Text  # what the verdict means here; empty where there is nothing to say
    loss: float
    error: float
    answers: tuple[Answer, ...]  # best first; empty: not tried, because the expert would have done so too
    about: int  # whom it was about; -1: nobody
    believed: tuple[Text, ...]  # what had moved that player's belief about them
    worlds: int
    done: str  # notation
    believed_at: tuple[int, ...] = ()  # the questions that were open once those things had happened; -1: none


class Picture(NamedTuple):
    """Who did something, to whom, with which card; -1 and empty: nobody, none that could be named."""

    actor: int
    target: int
    card: str


class TurningPoint(NamedTuple):
    """A turn in which a side's chance changed clearly."""

    turn: int
    moment: int
    side: int
    before: float
    after: float
    error: float
    title: Text
    happened: tuple[Text, ...]
    picture: Picture
    choice: Choice | None

    def sentence(self, lang: str, names: Sequence[str] = ()) -> str:
        """What happened; without names the seats' own."""
        people = names or [seat_label(lang, seat) for seat in range(len(SEATS))]
        return named(self.title[lang], people)


class Counted(NamedTuple):
    """Of one seat: its key choices, and how many of them were like the expert's or no different by the
    figures."""

    seat: int
    key: int
    like: int


class Review(NamedTuple):
    """The analysis of one game."""

    key: Key
    edition: str
    names: tuple[str, ...]
    truth: tuple[int, ...]  # faction of every seat
    identities: tuple[str, ...]  # by name, as views have them
    characters: tuple[str, ...]
    winners: tuple[int, ...]
    turns: tuple[TurnPoint, ...]
    sides: tuple[Side, ...]
    suspicion: tuple[Seen, ...]
    knowing: tuple[Grid, ...]  # for every turn
    turning_points: tuple[TurningPoint, ...] = ()
    choices: tuple[Choice, ...] = ()
    counted: tuple[Counted, ...] = ()
    ready: bool = False
    work: dict[str, Any] = {}  # noqa: RUF012  (a tuple's default, never changed): for a later run to go on with

    @property
    def mistakes(self) -> list[Choice]:
        """The choices that cost something, bluffs not counted."""
        return [choice for choice in self.choices if choice.verdict not in ("like", "same", "bluff")]

    def to_dict(self) -> dict[str, Any]:
        """As JSON-able data."""
        plain: dict[str, Any] = _plain(self)
        return {"format": FORMAT, "version": VERSION, **plain}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Review:
        """From JSON; what is wrong with it is said in one sentence."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise BadReview("This is no analysis of a game.")
        if data.get("version") != VERSION:
            raise BadReview(f"This analysis is of version {data.get('version')!r}, not {VERSION}.")
        found: Review = _built(Review, data, "review")
        return found


def _plain(thing: Any) -> Any:
    if hasattr(thing, "_asdict"):
        return {name: _plain(value) for name, value in thing._asdict().items()}
    if isinstance(thing, (tuple, list)):
        return [_plain(value) for value in thing]
    return thing


def _built(kind: Any, data: Any, where: str) -> Any:
    """Data as what it is said to be."""
    if hasattr(kind, "_fields"):
        if not isinstance(data, Mapping):
            raise BadReview(f"{where} of this analysis is broken.")
        hints = get_type_hints(kind)
        missing = [name for name in kind._fields if name not in data and name not in kind._field_defaults]
        if missing:
            raise BadReview(f"{where} of this analysis lacks {missing[0]}.")
        return kind(**{name: _built(hints[name], data[name], name) for name in kind._fields if name in data})
    origin = get_origin(kind)
    if origin is UnionType:
        inner = next(one for one in get_args(kind) if one is not NoneType)
        return None if data is None else _built(inner, data, where)
    if origin is tuple:
        if not isinstance(data, (list, tuple)):
            raise BadReview(f"{where} of this analysis is broken.")
        kinds = get_args(kind)
        if kinds[-1] is Ellipsis:
            return tuple(_built(kinds[0], one, where) for one in data)
        return tuple(_built(one, value, where) for one, value in zip(kinds, data, strict=True))
    plain = origin or kind
    if plain is float and isinstance(data, int):
        return float(data)
    if plain is not Any and not isinstance(data, plain):
        raise BadReview(f"{where} of this analysis is broken.")
    return data
