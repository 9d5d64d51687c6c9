"""At every question, for every seat's every card and skill: a sentence, a rule that exists, and the truth."""

from __future__ import annotations

from random import Random

import pytest

from fengsheng import Game, Option
from fengsheng.core.skill import Conversion, Skill
from fengsheng.editions.registry import EDITIONS, find
from fengsheng.rules import catalogue
from fengsheng.words import LANGUAGES

OPTIONS: dict[str, list[tuple[str, int, dict[str, str]]]] = {
    "classic": [
        ("classic", 3, {}),
        ("classic", 5, {}),
        ("classic", 7, {"self_counter": "forbidden", "liujie_steal": "after_reaction"}),
        ("classic", 9, {}),
        ("classic-lite", 3, {}),
        ("classic-lite", 6, {"lock_target": "player", "self_counter": "forbidden"}),
        ("classic-lite", 8, {}),
    ],
    "spywar": [
        ("spywar", 4, {}),
        ("spywar", 5, {"character_pool": "with_mohongshuang", "characters_dealt": "3"}),
        ("spywar", 6, {"rescue_actions": "card_only", "skills_before_dying": "own"}),
        ("spywar", 7, {"identity_pool": "full", "dying_poll_after_use": "continue"}),
        ("spywar", 8, {"dying_moment": "at_once", "victory_moment": "at_once"}),
    ],
}


def _choose(rnd: Random, game: Game) -> Option:
    decision = game.decision
    assert decision is not None
    options = decision.options
    if options[0].kind == "pass" and rnd.random() < 0.6:
        return options[0]
    return rnd.choice(options)


def _uses_skill(option: Option, skill: Skill, own_turn: bool) -> bool:
    """Written again, from the options' notation alone."""
    words = option.notation.split()
    if words[0] == "skill":
        return words[1:3] == [skill.character, str(skill.number)]
    if isinstance(skill, Conversion):
        printed = option.rules.function_names[skill.source]
        becomes = option.rules.function_of_card[skill.becomes]
        return words[0] == "play" and words[1].startswith(printed) and words[2:4] == ["as", becomes]
    if (skill.character, skill.number) == ("柒佰", 1):
        return not own_turn and words[0] == "play" and words[1].startswith("鎖定")
    if (skill.character, skill.number) == ("貝雷帽", 1):
        return words[0] == "send" and words[-1] == "left"
    if (skill.character, skill.number) == ("老鳖", 1):
        return words[0] == "send" and bool(set(words) & set("←→↑"))
    return option.rule.startswith(skill.rule)


def _check(game: Game, lang: str, rules: set[str]) -> int:
    """Everything that could be asked about now; how much that was."""
    asked = 0
    s = game.state
    offered = dict(game.window())
    for seat in range(game.seats):
        options = offered.get(seat, ())
        if s.alive >> seat & 1:
            for face in {s.rules.faces[card].name for card in s.hands[seat]}:
                told = game.explain(seat, face, lang)
                plays = any(o.kind == "play" and s.rules.faces[o.card].name == face for o in options)
                assert told.usable == plays, (face, told)
                assert told.sentence
                assert told.rule in rules, told
                asked += 1
        if s.character[seat] < 0:
            continue
        for skill in s.rules.characters[s.character[seat]].skills:
            told = game.explain(seat, f"skill {skill.character} {skill.number}", lang)
            used = any(_uses_skill(o, skill, s.turn == seat) for o in options)
            assert told.usable == used, (skill.name, told, options)
            assert told.sentence
            assert told.rule in rules, told
            asked += 1
    return asked


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "seats", "house"), [row for e in EDITIONS for row in OPTIONS[e.name]])
def test_it_says_usable_exactly_when_it_is_offered(edition: str, seats: int, house: dict[str, str]) -> None:
    rules = {entry.id for entry in catalogue(find(edition).name)}
    asked = 0
    for seed in range(2):
        rnd = Random(f"{edition}{seats}{seed}")
        game = Game.new(edition, seats, seed, options=house, ask_forced=True)
        number = 0
        while game.decision is not None:
            number += 1
            if number % 7 == 0 or len(game.decision.options) > 1:
                asked += _check(game, LANGUAGES[number % 3], rules)
            game.apply(_choose(rnd, game))
        asked += _check(game, "en", rules)
    assert asked > 1000
