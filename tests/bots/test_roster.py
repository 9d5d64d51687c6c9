"""Bots by name: with arguments, and from other packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import ClassVar

import pytest

from fengsheng import Decision, Option, View
from fengsheng.bots import BadBotArgument, UnknownBot, bot_names, check_bot, make_bot, roster
from fengsheng.cli import main
from fengsheng.simulate import Plan
from fengsheng.simulate.one import play_game


class Tuned:
    """Takes the option it was told to."""

    name = "tuned"
    arguments: ClassVar[dict[str, bool | int | float | str]] = {
        "at": 0,
        "eps": 0.5,
        "bold": False,
        "way": "up",
    }
    made: ClassVar[list[Tuned]] = []

    def __init__(
        self, seed: int | str, at: int = 0, eps: float = 0.5, bold: bool = False, way: str = "up"
    ) -> None:
        self.said = (at, eps, bold, way)
        Tuned.made.append(self)

    def choose(self, view: View, decision: Decision) -> Option:
        return decision.options[self.said[0] % len(decision.options)]


@pytest.fixture(autouse=True)
def tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "tuned", Tuned)
    Tuned.made.clear()


@pytest.mark.parametrize(
    ("called", "said"),
    [
        ("tuned", (0, 0.5, False, "up")),
        ("tuned:at=3", (3, 0.5, False, "up")),
        ("tuned:eps=0.1:bold=on:way=left", (0, 0.1, True, "left")),
        ("tuned:eps=1:bold=off", (0, 1.0, False, "up")),
    ],
)
def test_arguments_are_what_their_defaults_are(called: str, said: tuple[object, ...]) -> None:
    make_bot(called, 1)
    assert Tuned.made[0].said == said
    assert [type(value) for value in Tuned.made[0].said] == [int, float, bool, str]


@pytest.mark.parametrize(
    ("called", "words"),
    [
        (
            "tuned:depth=2",
            r"The bot tuned has no argument 'depth=2'; it has at, eps, bold, way \(name=value\)\.",
        ),
        ("tuned:at", "has no argument 'at'"),
        ("tuned:", "has no argument ''"),
        ("tuned:at=x", "at of tuned is a whole number, not 'x'"),
        ("tuned:at=1.5", "at of tuned is a whole number"),
        ("tuned:eps=", "eps of tuned is a number, not ''"),
        ("tuned:bold=yes", "bold of tuned is on or off, not 'yes'"),
        ("tuned:at=1:at=2", "The argument at of tuned is given twice"),
        ("random:at=1", r"The bot random has no argument 'at=1'; it has none"),
    ],
)
def test_what_a_bot_does_not_understand_is_an_error(called: str, words: str) -> None:
    for ask in (check_bot, lambda name: make_bot(name, 1)):
        with pytest.raises(BadBotArgument, match=words) as caught:
            ask(called)
        assert caught.value.code == "bad-bot-argument"
    with pytest.raises(BadBotArgument, match=words):
        Plan.make("classic", 5, 1, bots=(called,))
    assert not Tuned.made


def test_simulations_take_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert play_game(Plan.make("classic", 5, 1, bots=("tuned:at=2", "random")), 0).finished
    assert {bot.said[0] for bot in Tuned.made} == {2}
    assert main(["simulate", "--games", "1", "--bots", "tuned:at=x,random"]) == 2
    assert capsys.readouterr().err.startswith("error[bad-bot-argument]: at of tuned is")


@pytest.mark.interpreted_only
@pytest.mark.parametrize("name", roster.BOTS)
def test_the_name_of_a_bot_belongs_to_its_class(name: str) -> None:
    """Compiled, anything else would belong to objects alone, and the class had no name to be listed by."""
    said = vars(roster.BOTS[name])
    assert said["name"] == name
    assert said["__annotations__"]["name"].startswith("ClassVar")


def test_another_package_adds_a_bot_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its metadata says so; it is loaded when it is called."""
    point = EntryPoint("sleuth", "fengsheng.bots.random_bot:RandomBot", "fengsheng.bots")
    broken = EntryPoint("broken", "no.such.module:Bot", "fengsheng.bots")
    ours = EntryPoint("novice", "no.such.module:Bot", "fengsheng.bots")
    asked: list[str] = []

    def points(group: str) -> list[EntryPoint]:
        asked.append(group)
        return [point, broken, ours]

    monkeypatch.setattr(roster, "entry_points", points)
    roster._plugged.cache_clear()
    try:
        assert make_bot("sleuth", 1).name == "random"
        assert make_bot("novice", 1).name == "novice"  # nobody takes the place of ours
        assert bot_names()[-2:] == ["sleuth", "broken"]
        assert bot_names().count("novice") == 1
        assert bot_names()[:4] == ["random", "holder", "novice", "expert"]
        with pytest.raises(UnknownBot, match=f"there are {', '.join(bot_names())}\\.$"):
            make_bot("oracle", 1)
        with pytest.raises(ModuleNotFoundError):
            make_bot("broken", 1)
        assert asked == ["fengsheng.bots"]
    finally:
        roster._plugged.cache_clear()
