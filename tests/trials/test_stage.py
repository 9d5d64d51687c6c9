"""Rulings on the stage: every scenario can be told, step by step and check by check, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fengsheng.scenario import Scenario
from fengsheng.scenario.expect import FORMS
from fengsheng.trials import lay_on_stage, people, telling
from fengsheng.trials import stage as stage_module
from fengsheng.words import LANGUAGES
from fengsheng.words.bundles import EXPECT, files
from fengsheng.words.check import arguments

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "scenarios").rglob("*.scn"))


def found(name: str) -> Scenario:
    (path,) = (path for path in SCENARIOS if path.stem == name)
    return Scenario.load(path)


def test_every_form_of_a_check_has_words() -> None:
    assert set(telling.FORMS) == {form.name for form in FORMS}


@pytest.mark.parametrize("third", range(3))
def test_every_step_and_every_check_is_told(third: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bare: Callable[[Any], dict[str, Any]] = lambda game: {"transit": None, "turn": 0}  # noqa: E731
    monkeypatch.setattr(stage_module, "open_view", bare)  # whether views are right is looked at elsewhere
    untold = []
    checks = 0
    mine = SCENARIOS[third::3]
    for path in mine:
        scenario = Scenario.load(path)
        stage = lay_on_stage(scenario, LANGUAGES[third])
        said = [line.text for moment in stage.moments for line in moment.told]
        said += [event["text"] for moment in stage.moments for event in moment.events]
        so = [sentence for moment in stage.moments for sentence in moment.so]
        checks += len(so)
        assert len(so) == sum(step.checks for step in scenario.steps)
        silent = [moment for moment in stage.moments[1:] if not moment.told]
        if silent or not all((*said, *so)) or any("{" in text for text in (*said, *so)):
            untold.append(path.name)
    assert untold == []
    assert len(mine) > 500
    assert checks > len(mine)


def test_a_ruling_step_by_step() -> None:
    stage = lay_on_stage(found("CL-SC-INTERCEPT-07"), "en")
    assert stage.moments[0].actors == ()
    assert all(moment.actors for moment in stage.moments[1:])
    sent = next(moment for moment in stage.moments if any(e["kind"] == "send" for e in moment.events))
    assert sent.view["transit"]["card"] != "?"  # everything lies open
    assert any(line.rule for line in sent.told)
    assert stage.moments[-1].so
    assert stage.seat in stage.concerned


def test_everybody_has_a_name() -> None:
    for lang in LANGUAGES:
        assert len(set(people(lang, 9))) == 9


def test_languages_have_the_same_sentences() -> None:
    told = []
    for lang in LANGUAGES:
        (file,) = files(lang, EXPECT)
        body = FluentParser().parse(file.read_text("utf-8")).body
        assert not any(isinstance(entry, ftl.Junk) for entry in body)
        told.append({entry.id.name: arguments(entry) for entry in body if isinstance(entry, ftl.Message)})
    assert told[0] == told[1] == told[2]
