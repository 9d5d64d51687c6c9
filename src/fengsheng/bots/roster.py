"""Which bots there are, by name, and how one is called with arguments: `search:rollouts=64:worlds=24`.

A package that wants to add one names it in its metadata, in the group `fengsheng.bots`:

    [project.entry-points."fengsheng.bots"]
    sleuth = "their_package:SleuthBot"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from fengsheng.bots.bot import Bot
from fengsheng.bots.expert import ExpertBot
from fengsheng.bots.holder_bot import HolderBot
from fengsheng.bots.neural import NeuralBot, lacking
from fengsheng.bots.novice import NoviceBot
from fengsheng.bots.random_bot import RandomBot
from fengsheng.bots.search import SearchBot
from fengsheng.core.errors import FengshengError

GROUP: Final = "fengsheng.bots"
Value = bool | int | float | str
Maker = Callable[..., Bot]  # of a seed, and of what it lists in `arguments`

BOTS: dict[str, Maker] = {
    RandomBot.name: RandomBot,
    HolderBot.name: HolderBot,
    NoviceBot.name: NoviceBot,
    ExpertBot.name: ExpertBot,
    SearchBot.name: SearchBot,
}
if not lacking():  # else it is not offered; whoever calls it by name is told why
    BOTS[NeuralBot.name] = NeuralBot


class UnknownBot(FengshengError):
    """No bot of that name."""

    code = "unknown-bot"


class BadBotArgument(FengshengError):
    """The bot exists; what was said to it makes no sense to it."""

    code = "bad-bot-argument"


def make_bot(called: str, seed: int | str) -> Bot:
    """A fresh bot with a generator of its own, by its name, or by that and its arguments."""
    name, given = _read(called)
    return _maker(name)(seed, **given)


def check_bot(called: str) -> None:
    """Raise an error with one clear sentence if no bot can be called so."""
    _read(called)


def bot_names() -> list[str]:
    """All there are: ours, and those of other packages."""
    return [*BOTS, *(name for name in _plugged() if name not in BOTS)]


@cache
def _plugged() -> dict[str, EntryPoint]:
    """The bots of other packages; none of them is loaded before somebody calls it."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _maker(name: str) -> Maker:
    if name in BOTS:
        return BOTS[name]
    if name == NeuralBot.name:
        return NeuralBot
    plugged = _plugged()
    if name not in plugged:
        raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(bot_names())}.")
    maker: Maker = plugged[name].load()
    return maker


def _read(called: str) -> tuple[str, dict[str, Value]]:
    """The name, and every argument as what its default is."""
    name, *texts = called.split(":")
    # what a bot may be told, with what it takes if nobody says anything
    usual: Mapping[str, Value] = getattr(_maker(name), "arguments", {})
    given: dict[str, Value] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if key not in usual or not equals:
            known = f"it has {', '.join(usual)}" if usual else "it has none"
            raise BadBotArgument(f"The bot {name} has no argument {text!r}; {known} (name=value).")
        if key in given:
            raise BadBotArgument(f"The argument {key} of {name} is given twice.")
        given[key] = _value(name, key, value, usual[key])
    return name, given


def _value(name: str, key: str, text: str, usual: Value) -> Value:
    kind: type[Any] = type(usual)
    if kind is bool:
        if text in ("on", "off"):
            return text == "on"
        raise BadBotArgument(f"{key} of {name} is on or off, not {text!r}.")
    try:
        value: Value = kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise BadBotArgument(f"{key} of {name} is {what}, not {text!r}.") from None
    return value
