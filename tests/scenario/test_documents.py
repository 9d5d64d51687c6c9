"""What the two documents show is run, and what they list is what there is."""

from __future__ import annotations

import re

import pytest
from tests.docs.blocks import ROOT, blocks, run_blocks

from fengsheng.editions.registry import EDITIONS
from fengsheng.scenario import Scenario
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


NEWER = "## The newer edition"
AFTER = "## Reading and writing"


def _parts() -> dict[str, str]:
    """The document, with the section on the newer edition apart."""
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    before, _, rest = text.partition(NEWER)
    newer, _, after = rest.partition(AFTER)
    return {"classic": before + after, "spywar": newer}


def test_every_verb_has_a_place_in_the_notation() -> None:
    texts = {"classic": _parts()["classic"], "spywar": "".join(_parts().values())}
    for edition in EDITIONS:
        shown = {match.split(" ")[0] for match in re.findall(r"`([a-z_]+(?: [^`]*)?)`", texts[edition.name])}
        assert {verb.name for verb in edition.vocabulary.verbs} - shown == set()


@pytest.mark.parametrize(("edition", "rule"), [("classic", "CL-TURN-05"), ("spywar", "SW-TURN-05")])
def test_every_answer_shown_is_well_written(edition: str, rule: str) -> None:
    head = f"title: T\nedition: {edition}\nrules: {rule}\nplay:\nexpect game goes on\n"
    scenario = Scenario.parse(head)
    words: Words = scenario.position.words
    answers = [a for a in re.findall(r"`([a-z_]+ [^`]*)`", _parts()[edition]) if re.search(r"[甲-鿿]", a)]
    assert len(answers) > 10
    for answer in answers:
        if "NAME" not in answer and "…" not in answer:
            words.notation(answer, scenario.position.play)
