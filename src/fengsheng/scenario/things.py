"""What a lesson can point at: the things of the table, by the words that a lesson has for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fengsheng.core.notation import SEATS
from fengsheng.game import Game
from fengsheng.scenario.lines import Line
from fengsheng.scenario.words import Words

LEARNER = 0  # 甲
PILE = "deck"


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing of the table: its sort, and whose or which it is."""

    sort: str
    seat: int = -1
    word: str = ""  # a card, an answer, a skill or a pile

    def __str__(self) -> str:
        parts = (self.sort, SEATS[self.seat] if self.seat >= 0 else "", self.word)
        return " ".join(part for part in parts if part)

    def missing(self, game: Game) -> str:
        """Why the learner cannot be shown it now; empty if it lies on the table."""
        return SORTS[self.sort].missing(self, game)


Missing = Callable[[Thing, Game], str]


@dataclass(frozen=True, slots=True)
class Sort:
    """`takes` is what stands behind the word: nothing, a seat, a card …"""

    takes: str
    about: str
    missing: Missing


def _always(thing: Thing, game: Game) -> str:
    return ""


def _view(game: Game) -> Mapping[str, Any]:
    return game.view(LEARNER)


def _tray(thing: Thing, game: Game) -> str:
    lies = _view(game)["seats"][thing.seat]["intel"]
    return "" if lies else f"nothing lies in front of {SEATS[thing.seat]}"


def _hand(thing: Thing, game: Game) -> str:
    held = _view(game)["seats"][LEARNER]["known"]
    if not thing.word:
        return "" if held else "the hand is empty"
    return "" if thing.word in held else f"{SEATS[LEARNER]} does not hold {thing.word}"


def _transit(thing: Thing, game: Game) -> str:
    return "" if _view(game)["transit"] is not None else "nothing is under way"


def _stack(thing: Thing, game: Game) -> str:
    """What waits to take effect; where nothing ever waits, the contest stands in its place."""
    view = _view(game)
    waiting = any(row["name"] != "window" for row in view["stack"])
    contested = view["transit"] is not None and view["transit"]["stage"] == "contest"
    return "" if waiting or contested else "nothing waits to take effect, and nothing is contested"


def _prompt(thing: Thing, game: Game) -> str:
    asked = game.decision
    return "" if asked is not None and asked.seat == LEARNER else f"{SEATS[LEARNER]} is not asked"


def _option(thing: Thing, game: Game) -> str:
    asked = game.decision
    if asked is None or asked.seat != LEARNER:
        return f"{SEATS[LEARNER]} is not asked"
    offered = [option.notation for option in asked.options]
    return "" if thing.word in offered else f"{thing.word!r} is not offered"


def _skill(thing: Thing, game: Game) -> str:
    who = _view(game)["seats"][LEARNER]["character"]
    return "" if who == thing.word.split(" ")[0] else f"{SEATS[LEARNER]} has no skill {thing.word}"


SORTS: dict[str, Sort] = {
    "identity": Sort("", "the learner's identity", _always),
    "portrait": Sort("seat", "a character", _always),
    "seat": Sort("seat", "a seat", _always),
    "tray": Sort("seat", "what lies in front of somebody", _tray),
    "mark": Sort("seat", "the learner's pencil mark on somebody", _always),
    "hand": Sort("card or nothing", "the learner's hand, or one card of it", _hand),
    "stamp": Sort("card", "how a card of the hand travels", _hand),
    "transit": Sort("", "the card under way", _transit),
    "wire": Sort("", "the way it takes", _transit),
    "stack": Sort("", "what waits to take effect, or the contest", _stack),
    "prompt": Sort("", "the question", _prompt),
    "option": Sort("answer", "an answer that is offered", _option),
    "skill": Sort("skill", "a skill of the learner's character", _skill),
    "pass": Sort("", "the button to pass or to end, also where it cannot be pressed", _prompt),
    "phase": Sort("", "how far the turn is", _always),
    "pile": Sort("pile", "the draw pile", _always),
    "log": Sort("", "what has happened", _always),
}


def read_thing(text: str, words: Words, line: Line) -> Thing:
    """A thing as lessons write it: `transit`, `seat 乙`, `hand 鎖定/red`, `option accept`."""
    name, _, rest = text.partition(" ")
    sort = SORTS.get(name)
    if sort is None:
        raise line.wrong(f"{name!r} is nothing to point at; expected one of {', '.join(SORTS)}")
    if not rest:
        if sort.takes and "nothing" not in sort.takes:
            raise line.wrong(f"which {name}? Expected a {sort.takes} behind it")
        return Thing(name)
    if sort.takes == "seat":
        return Thing(name, words.seat(rest, line))
    if sort.takes.startswith("card"):
        return Thing(name, word=words.card(rest, line))
    if sort.takes == "answer":
        return Thing(name, word=words.notation(rest, line))
    if sort.takes == "skill":
        words.notation(f"skill {rest}", line)
        return Thing(name, word=rest)
    if sort.takes == "pile" and rest == PILE:
        return Thing(name, word=rest)
    raise line.wrong(f"{rest!r} does not stand behind {name!r}")
