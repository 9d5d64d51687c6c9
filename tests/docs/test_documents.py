"""What the documents show is run, and what they link to exists."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.docs.blocks import ROOT, blocks, run_blocks

from fengsheng.cli import COMMANDS, main

DOCUMENTS = ["README.md", "docs/architecture.md", "docs/adding-a-card.md"]


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "docs/architecture.md",
        pytest.param("docs/adding-a-card.md", marks=pytest.mark.interpreted_only),  # it subclasses a card
    ],
)
def test_the_python_of_a_document_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert blocks(name, "python")
    run_blocks(name)


def test_the_tour_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    run_blocks("README.md")
    assert re.fullmatch(r"\([\d, ]*\) [a-z ]+ CL-[A-Z0-9-]+\n", capsys.readouterr().out)


def test_the_commands_of_the_readme_succeed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In order, in a folder of their own: some use what others have written."""
    monkeypatch.chdir(tmp_path)
    (examples,) = blocks("README.md", "sh")
    lines = [shlex.split(line, comments=True) for line in examples.split("\n") if line]
    assert {line[0] for line in lines} == {"fengsheng"}
    assert {line[1] for line in lines} >= {"watch", "simulate", "replay", "rules", "deck", "bench"}
    assert {line[1] for line in lines} <= COMMANDS.keys()
    for line in lines:
        assert main(line[1:]) == 0, line
        assert capsys.readouterr().out


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    missing = [target for target in targets if not ((ROOT / name).parent / target).exists()]
    assert missing == []


def test_files_named_in_the_text_exist() -> None:
    """`core/moves.py` and the like, as the documents write them."""
    source = ROOT / "src/fengsheng"
    roots = [ROOT, source, source / "editions", source / "editions/classic", source / "editions/spywar"]
    invented = {"cards/detour.py"}  # the card that the walk-through makes up
    for name in DOCUMENTS:
        named = set(re.findall(r"`([\w/]+/\w+\.(?:py|md|json))`", (ROOT / name).read_text(encoding="utf-8")))
        gone = {path for path in named - invented if not any((root / path).exists() for root in roots)}
        assert gone == set(), name
