"""What the two documents show is run, and what they list is what there is."""

from __future__ import annotations

import re

from tests.docs.blocks import ROOT, blocks, run_blocks

from fengsheng.scenario import Scenario
from fengsheng.scenario.kinds import VERBS
from fengsheng.scenario.words import Words


def test_the_python_runs() -> None:
    for name in ("docs/notation.md", "docs/scenarios.md"):
        assert blocks(name, "python")
        run_blocks(name)


def test_the_scenarios_hold() -> None:
    shown = blocks("docs/scenarios.md", "scenario")
    assert shown
    for text in shown:
        Scenario.parse(text, "docs/scenarios.md").run()


def test_every_verb_has_a_place_in_the_notation() -> None:
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    shown = {match.split(" ")[0] for match in re.findall(r"`([a-z_]+(?: [^`]*)?)`", text)}
    assert set(VERBS) - shown == set()


def test_every_answer_shown_is_well_written() -> None:
    scenario = Scenario.parse("title: T\nrules: CL-TURN-05\nplay:\nexpect game goes on\n")
    words: Words = scenario.position.words
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    answers = [a for a in re.findall(r"`([a-z_]+ [^`]*)`", text) if re.search(r"[甲-鿿]", a)]
    assert len(answers) > 20
    for answer in answers:
        if "NAME" not in answer:
            words.notation(answer, scenario.play)
