"""What a simulation counts of skills, missions and tasks, compared with what was chosen and how it ended."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.laws.tables import new_dice, play
from typer.testing import CliRunner

from fengsheng import Game
from fengsheng.cli import app
from fengsheng.core.skill import Active
from fengsheng.editions.registry import find
from fengsheng.editions.spywar.identities import CODES, POOLS
from fengsheng.simulate.counting import Counts, count

CLASSIC = ["老鬼", "職業殺手", "刀鋒", "柒佰", "貝雷帽", "大美女", "閃靈", "小白"]
SPYWAR = ["老鳖", "李宁玉（SP）", "李宁玉", "顾小梦", "鬼脚", "裴玲", "端木静", "商玉"]


def played(edition: str, people: list[str], seed: int, **options: str) -> tuple[Game, Counter[str]]:
    """A game at random, and what was chosen in it: verbs of the notation that show a skill."""
    game = Game.new(edition, len(people), seed, characters=people, options=options)
    chosen: Counter[str] = Counter()

    def note() -> None:
        """The last answer, judged by itself and by whose turn it was."""
        text, seat, turn = last
        words = text.split()
        if words[0] == "skill":
            chosen[f"{words[1]} {words[2]}"] += 1
        elif words[0] == "play" and "as" in words:
            chosen[f"{people[seat]} as {words[words.index('as') + 1]}"] += 1
        elif words[0] == "play" and words[1].startswith("鎖定"):
            chosen[f"{people[seat]} locks"] += 1
            chosen[f"{people[seat]} locks in another turn"] += seat != turn
        elif words[0] == "send" and set(words) & set("←→↑"):
            chosen[f"{people[seat]} sends otherwise"] += 1

    last = ("", 0, 0)
    dice = new_dice("deeds", edition, seed)
    for d in play(game, dice):
        option = d.options[dice.below(len(d.options))]
        last = (option.notation, d.seat, game.state.turn)
        game.apply(option)
        note()
    return game, chosen


def sums(edition: str, people: list[str], games: int) -> tuple[Counter[str], Counter[str]]:
    done: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for seed in range(games):
        game, choices = played(edition, people, seed)
        done.update(count(game).skills)
        chosen.update(choices)
    return done, chosen


def test_classic_skills_are_counted_as_often_as_they_are_chosen() -> None:
    done, chosen = sums("classic", CLASSIC, 40)
    rules = Game.new("classic", len(CLASSIC), 0, characters=CLASSIC).state.rules
    actives = [skill for skill in rules.skills.values() if isinstance(skill, Active) and done[skill.name]]
    assert len(actives) >= 4
    for skill in actives:
        assert done[skill.name] == chosen[f"{skill.character} {skill.number}"], skill.name
    assert done["shashou-2"] == chosen["職業殺手 as 鎖定"] > 0
    assert done["daofeng-2"] == chosen["刀鋒 as 鎖定"] > 0
    assert 0 < done["daofeng-1"] <= chosen["刀鋒 locks"] + chosen["刀鋒 as 鎖定"]  # not while he is covered
    assert done["qibai-1"] == chosen["柒佰 locks in another turn"] > 0
    for name in ("laogui-2", "laogui-3", "dameinv-1", "beileimao-1", "xiaobai-3"):
        assert done[name] > 0, name


def test_spywar_skills_are_counted_as_often_as_they_are_chosen() -> None:
    done, chosen = sums("spywar", SPYWAR, 40)
    for name, text in (
        ("guijiao-1", "鬼脚 1"),
        ("peiling-1", "裴玲 1"),
        ("duanmujing-1", "端木静 1"),
        ("shangyu-1", "商玉 1"),
        ("laobie-1", "老鳖 sends otherwise"),
        ("liningyu_sp-1", "李宁玉（SP） as 误导"),
    ):
        assert done[name] == chosen[text] > 0, name
    assert done["liningyu-2"] > 0


def test_the_mission_of_a_bystander_who_declares_is_counted() -> None:
    fulfilled: Counter[str] = Counter()
    for seed in range(150):
        game = Game.new("classic", 9, seed)
        for _ in play(game, new_dice("missions", seed)):
            pass
        result, done = game.result, count(game)
        assert result is not None
        assert not done.tasks
        if result.declarer < 0:
            assert not done.missions
        elif result.faction == "soy":
            who = game.state.rules.characters[game.state.character[result.declarer]]
            assert done.missions[who.code] == 1
        fulfilled.update(done.missions)
    assert len(fulfilled) > 3


def test_tasks_are_counted_for_whom_they_let_win() -> None:
    codes = {CODES[task] for task in POOLS["full"]}
    fulfilled: Counter[str] = Counter()
    for seed in range(120):
        game = Game.new("spywar", 6, seed, options={"identity_pool": "full"})
        for _ in play(game, new_dice("tasks", seed)):
            pass
        result, done = game.result, count(game)
        assert result is not None
        assert not done.missions
        winners = {CODES[game.state.identity[seat]] for seat in result.winners} & codes
        assert set(done.tasks) == (winners if result.reason in ("collected", "task", "usurped") else set())
        fulfilled.update(done.tasks)
    assert set(fulfilled) <= codes
    assert len(fulfilled) >= 5


def test_the_epilogue_is_counted_when_a_player_without_identity_wins() -> None:
    """SW-CHAR-GUXIAOMENG-3: she has taken an identity, and wins."""
    seen = 0
    for seed in range(400):
        game, _ = played("spywar", SPYWAR[:6], seed)
        result = game.result
        assert result is not None
        without = [seat for seat in result.winners if CODES[game.state.identity[seat]] == "none"]
        assert count(game).skills["guxiaomeng-3"] == bool(without)
        seen += bool(without)
        if seen:
            break
    assert seen


def run(*arguments: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["simulate", "--json", *arguments])
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_everything_that_could_have_been_done_is_listed() -> None:
    classic = run("--games", "3")
    assert len(classic["skills"]) == 36
    assert len(classic["missions"]) == 18
    assert classic["tasks"] == {}
    assert 0 in classic["skills"].values()
    assert sum(classic["skills"].values()) > 0
    spywar = run("--games", "3", "--edition", "spywar")
    assert (len(spywar["skills"]), spywar["missions"], len(spywar["tasks"])) == (42, {}, 3)


def test_the_full_pool_deals_everybody_and_every_task() -> None:
    data = run("--games", "1", "--edition", "spywar", "--full-pool")
    assert data["options"]["identity_pool"] == "full"
    assert data["options"]["character_pool"] == "with_mohongshuang"
    skills = [skill.name for who in find("spywar").roster for skill in who.skills]
    assert (sorted(data["skills"]), len(data["tasks"])) == (sorted(skills), 7)
    narrower = run(
        "--games", "1", "--edition", "spywar", "--full-pool", "--option", "identity_pool=expansion1"
    )
    assert len(narrower["tasks"]) == 5
    assert run("--games", "1", "--full-pool")["games"] == 1  # the classic edition has one pool


def test_people_are_told_what_was_not_seen() -> None:
    result = CliRunner().invoke(app, ["simulate", "--games", "2", "--seats", "3"])
    squeezed = " ".join(result.output.split())
    assert "skills seen │" in squeezed
    assert "missions not seen: " in squeezed


@pytest.mark.parametrize("edition", ["classic", "spywar"])
def test_a_game_that_has_just_begun_counts_nothing(edition: str) -> None:
    assert count(Game.new(edition, 6, 1)) == Counts()
