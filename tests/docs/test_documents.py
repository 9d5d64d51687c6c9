"""What the documents show is run, and what they link to exists."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

import pytest
from tests.docs.blocks import ROOT, blocks, run_blocks
from tools.scenario_words import renewed

from fengsheng.cli import COMMANDS, main
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS, make_ruleset
from fengsheng.scenario.position import BEGINS, PHASES, first_step

DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
)


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "docs/architecture.md",
        "docs/beliefs.md",
        "docs/coach.md",
        "docs/hosting.md",
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


# What the walk-throughs make up, and what stands for something.
INVENTED = re.compile(r"detour|xinchai|youchai|XINCHAI|YOUCHAI|HOUSE-|<edition>|/LANG/")
SOURCE = ROOT / "src/fengsheng"
ROOTS = (
    *(ROOT, ROOT / "web", SOURCE, SOURCE / "server"),
    *(SOURCE / "editions", SOURCE / "editions/classic", SOURCE / "editions/spywar"),
)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_files_and_folders_named_in_the_text_exist(name: str) -> None:
    """`core/moves.py`, `tests/laws/` and the like, as the documents write them."""
    text = (ROOT / name).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w.<>-]+(?:/[\w.<>-]+)*/(?:[\w<>-]+\.\w+)?)`", text))
    gone = {path for path in named if not any((root / path).exists() for root in ROOTS)}
    assert {path for path in gone if not INVENTED.search(path)} == set()


def test_documents_name_files() -> None:
    """Else the pattern above has lost its way."""
    text = "".join((ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS)
    assert len(re.findall(r"`[\w/]+/\w+\.py`", text)) > 60


def by_name(edition: str) -> set[str]:
    """The parts outside the editions that know one by its name."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE).as_posix()
        if name.startswith("editions/"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if text.startswith(edition) and id(node) not in docs:
                    found.add(name)
                case ast.ImportFrom(module=module, names=names) if f".{edition}." in f".{module}." or any(
                    one.name == edition for one in names
                ):
                    found.add(name)
    return found


def test_whoever_knows_an_edition_by_name_is_in_the_document() -> None:
    text = (ROOT / "docs/adding-an-edition.md").read_text("utf-8")
    section = text.split("## Who else knows editions by name")[1].split("\n## ")[0]
    listed = set(re.findall(r"`([\w/]+\.py)`", section))
    # how IDs begin is written in small letters nowhere; the files with an edition's own name are examples
    assert by_name("spywar") <= listed
    assert {name for name in listed if not (SOURCE / name).exists()} == set()


def test_the_words_of_scenarios_are_those_there_are() -> None:
    text = (ROOT / "docs/scenarios.md").read_text("utf-8")
    assert text == renewed(text), "run: python -m tools.scenario_words docs/scenarios.md"
    assert set(BEGINS) == set(PHASES)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_word_of_an_edition_is_in_its_part_of_the_document(edition: Edition) -> None:
    text = (ROOT / "docs/scenarios.md").read_text("utf-8")
    part = text.split(f"## The words of `{edition.name}`")[1].split("\n## ")[0]
    shown = set(re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE))
    words = edition.vocabulary
    named = {kind.name for kind in words.events} | {verb.name for verb in words.verbs}
    named |= {kind.name for kind in words.questions} | {reason.name for reason in words.reasons}
    named |= {word.name for word in (*words.causes, *words.stages)} | {p.name for p in words.phases}
    rules = make_ruleset(next(iter(edition.presets)), 5, {})
    begins = {phase for phase in PHASES if first_step(rules, phase)}
    assert {*named, *edition.identity_codes, *begins} <= shown


def test_a_document_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks the marks"):
        renewed("nothing here")
