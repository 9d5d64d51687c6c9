"""A moment of a game as the text of a scenario: the position at a quiet question, then what was answered.

What is written is tried before it is given away: read again it must lead to the same question with the same
answers. A moment after something that no scenario can begin with (a limit that is used up, say) is written
from an earlier one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fengsheng.core.errors import FengshengError, ScenarioError
from fengsheng.core.notation import SEATS
from fengsheng.core.option import Decision
from fengsheng.editions.registry import find, make_ruleset
from fengsheng.game import Game
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.scenario import Scenario
from fengsheng.scenario.table import Table
from fengsheng.trials.positions import NoSuchMoment

_GENDERS = {0: "none", 1: "male", 2: "female", 3: "both"}


class NotWritable(FengshengError):
    """A moment to which no scenario leads."""

    code = "not-writable"


def as_scenario(record: Mapping[str, Any], moment: int, title: str = "") -> str:
    """The text of a scenario that leads to question `moment` of a finished game."""
    whole = Game.replay(record)
    if whole.decision is not None:
        raise NoSuchMoment("This game is not over: it cannot be taken apart yet.")
    game = Game.replay(dict(record, answers=[], asks=0), verify=False)
    answers = iter(whole.record()["answers"])
    given: list[tuple[int, str]] = []  # since the beginning, where there was something to choose
    quiet: list[tuple[int, Game]] = []  # how much was given, and the game then
    while (decision := game.decision) is not None and decision.number < moment:
        if _is_quiet(game):
            quiet.append((len(given), game.clone()))
        answer = decision.options[0].notation if len(decision.options) == 1 else next(answers)
        given.append((decision.seat, answer))
        game.apply(answer)
    if game.decision is None:
        raise NoSuchMoment(f"There is no question {moment} in this game.")
    if _is_quiet(game):
        quiet.append((len(given), game.clone()))
    for at, start in reversed(quiet):
        text = "\n".join(
            [*_head(start, title, game.decision), "", "play:", *_script(given[at:], game.decision)]
        )
        if _leads_to(text, game):
            return text + "\n"
    raise NotWritable("This moment cannot be written as a scenario.")


def _is_quiet(game: Game) -> bool:
    decision, s = game.decision, game.state
    if decision is None or s.transit is not None or len(s.stack) != 2:
        return False
    return decision.seat == s.turn and decision.kind == "play"


def _head(game: Game, title: str, asked: Decision) -> list[str]:
    s = game.state
    rules, edition = s.rules, find(s.rules.preset)
    usual = make_ruleset(rules.preset, rules.seats, {}).house
    options = [f"option: {name} = {value}" for name, value in rules.house.items() if usual[name] != value]
    rule = next((option.rule for option in asked.options if option.rule), f"{edition.rule_prefix}-TURN-01")
    lines = [
        f"title: {title or 'A moment of a game'}",
        f"rules: {rule}",
        f"edition: {rules.preset}",
        *options,
        f"seats: {rules.seats}",
        f"turn: {SEATS[s.turn]}",
        f"phase: {'sent' if s.sent else 'play'}",
        *(["questions: all"] if s.ask_forced else []),
    ]
    lines += [f"{SEATS[seat]}: {'; '.join(_person(game, seat))}" for seat in range(rules.seats)]
    for name, cards in (("deck only", s.deck[::-1]), ("discard", s.discard), ("aside", s.aside)):
        if cards or name == "deck only":
            lines.append(f"{name}: {_cards(game, cards)}")
    return lines


def _person(game: Game, seat: int) -> list[str]:
    s = game.state
    bit = 1 << seat
    codes = find(s.rules.preset).identity_codes
    character = s.rules.characters[s.character[seat]]
    told = [f"identity {codes[s.identity[seat]]}"]
    if s.identity_up & bit and s.alive & bit:
        told.append("identity up")
    told.append(f"character {character.name}")
    if not s.face_up & bit and s.alive & bit:
        covered = s.could_be[seat].bit_count() == 1
        told.append("face covered" if covered else "face down")
    elif character.lurking:
        told.append("face up")
    if gender := s.gender[seat]:
        told.append(f"gender {_GENDERS[gender]}")
    if not s.alive & bit:
        told.append("out dead" if s.dead & bit else "out lost")
        return told
    told.append(f"hand {_cards(game, s.hands[seat])}")
    if s.intel[seat]:
        told.append(f"intel {_cards(game, s.intel[seat])}")
    return told


def _cards(game: Game, cards: Sequence[int]) -> str:
    faces = game.state.rules.faces
    return ", ".join(faces[card].name for card in cards) or "none"


def _script(given: Sequence[tuple[int, str]], asked: Decision) -> list[str]:
    lines = [f"{SEATS[seat]}: {notation}" for seat, notation in given]
    return [*lines, f"asked {SEATS[asked.seat]} {asked.kind}"]


def _leads_to(text: str, game: Game) -> bool:
    """Whether the scenario comes to the same question, with the same answers and the same to be seen."""
    try:
        scenario = Scenario.parse(text)
        there, fresh = lay_out(scenario.position)
        table = Table(there, fresh, scenario.position.play, lawful=False)
        for step in scenario.steps:
            step.run(table)
    except (ScenarioError, FengshengError, AssertionError):
        return False
    asked, wanted = there.decision, game.decision
    assert wanted is not None
    if asked is None or asked.seat != wanted.seat:
        return False
    if sorted(o.notation for o in asked.options) != sorted(o.notation for o in wanted.options):
        return False
    return all(there.view(None)[part] == game.view(None)[part] for part in ("turn", "phase", "transit"))
