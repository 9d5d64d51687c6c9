"""The tool that breaks rules: which changes it makes, how it draws them, who is asked about them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.test_edition_names import REASONS
from tests.some import some
from tests.tools.trees import ROOT
from tools.mutants import sites
from tools.mutation.breaking import Breaking
from tools.mutation.edits import Edit, Source
from tools.mutation.judged import Judged
from tools.mutation.nearest import Nearest
from tools.mutation.report import as_data, is_settled, listed, noticed_by, table
from tools.mutation.run import QUICK, Run
from tools.mutation.sites import FILES, LEAST, Mutant, drawn, mutants_of, rule_files
from tools.mutation.snapshot import WATCHERS, snapshot, watchers
from tools.mutation.stages import Ears
from tools.mutation.worker import ENDLESS
from tools.mutation.workers import Worker

PACKAGE = ROOT / "src" / "fengsheng"
SWAP = "editions/spywar/cards/swap.py"
VALUES: dict[str, tuple[str, ...]] = {"self_counter": ("allowed", "forbidden")}


def changes(tmp_path: Path, text: str) -> set[tuple[str, str]]:
    """What is done to a module, and how its line reads afterwards."""
    path = tmp_path / "rule.py"
    path.write_text(text, "utf-8")
    return {(m.what, m.after) for m in mutants_of(path, tmp_path, VALUES)}


@pytest.mark.parametrize(
    ("line", "what", "after"),
    [
        ("if a < b: x = y", "comparison changed", "if a <= b: x = y"),
        ("if a == b: x = y", "condition negated", "if not (a == b): x = y"),
        ("x = [c for c in y if c]", "condition negated", "x = [c for c in y if not (c)]"),
        ("x = a and b and c", "operand dropped", "x = ((a) and (c))"),
        ("x = (a or b) and c", "operand dropped", "x = ((c))"),
        ("x = a is not None", "comparison changed", "x = a is None"),
        ("count = 3", "number + 1", "count = 4"),
        ("count = 3", "number - 1", "count = 2"),
        ("flip = True", "truth flipped", "flip = False"),
        ("draw(s, seat)", "call dropped", "pass"),
        ("s.dead |= bit", "update dropped", "pass"),
        ("s.dead &= ~bit", "mask turned round", "s.dead &= bit"),
        ("x = alive & ~bit", "mask turned round", "x = alive & bit"),
        (
            'x = o["self_counter"] == "allowed"',
            "other value of the house rule",
            'x = o["self_counter"] == "forbidden"',
        ),
        ("x = rules.after[seat]", "round for after", "x = rules.round[seat]"),
        ("鎖定 = 老鬼 < 老槍", "comparison changed", "鎖定 = 老鬼 <= 老槍"),
    ],
)
def test_a_rule_is_broken_this_way(tmp_path: Path, line: str, what: str, after: str) -> None:
    assert (what, after) in changes(tmp_path, f"{line}\n")


def test_guards_answers_and_steps_are_broken_inside_a_rule(tmp_path: Path) -> None:
    text = '''class Turn(Rule):
    steps = ("start", "draw")

    def over(self, s: State) -> bool:
        """Nothing in here: 3 < 4."""
        if s.sent:
            return True
        f.step = "draw"
        return s.alive
'''
    found = changes(tmp_path, text)
    assert ("guard dropped", "if False:") in found
    assert ("always False", "return False") in found
    assert ("other step", 'f.step = "start"') in found
    assert not any("4" in after for _, after in found)


@pytest.mark.parametrize(
    "line",
    [
        '"""A text with 3 < 4 in it."""',
        "import os",
        "DRAW: Final = 2",
        'assert x == 1, "text"',
        'raise ValueError("3 < 4" if a else "")',
        'emit("draw")',
        'x = "CL-TURN-03"',
        "x = o.rule or self.rule",
    ],
)
def test_words_and_declarations_are_left_alone(tmp_path: Path, line: str) -> None:
    assert changes(tmp_path, f"{line}\n") == set()


@pytest.mark.parametrize(
    ("edition", "some"),
    [
        ("classic", {"core/window.py", "editions/classic/cards/lock.py", "editions/classic/flow/gain.py"}),
        ("spywar", {"editions/spywar/cards/swap.py", "editions/spywar/flow/node.py"}),
    ],
)
def test_every_rule_file_of_the_tree_has_something_to_break(edition: str, some: set[str]) -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in rule_files(PACKAGE, edition)}
    assert some <= names
    characters = (PACKAGE / "editions" / edition / "characters").glob("*.py")
    assert {f"editions/{edition}/characters/{p.name}" for p in characters if p.name != "__init__.py"} <= names
    assert not any("__init__" in name or "laws" in name for name in names)
    counts = {name: len(mutants_of(PACKAGE / name, PACKAGE, {})) for name in names}
    poor = {name for name, count in counts.items() if count < LEAST}
    assert poor <= {"editions/classic/identities.py", "editions/classic/hooks.py"}
    assert sum(counts.values()) > 1000


@pytest.mark.parametrize("file", ["core/window.py", "editions/classic/flow/turn.py", SWAP])
def test_what_is_broken_is_still_a_program_and_another_one(file: str) -> None:
    text = (PACKAGE / file).read_text("utf-8")
    whole = ast.dump(ast.parse(text))
    found = mutants_of(PACKAGE / file, PACKAGE, {})
    assert found
    for mutant in found:
        assert ast.dump(ast.parse(Source(text).edited(mutant.edit))) != whole


def test_no_file_is_broken_in_the_runs_of_two_editions() -> None:
    classic, spywar = (set(rule_files(PACKAGE, edition)) for edition in FILES)
    assert not classic & spywar


def test_a_broken_rule_concerns_those_who_play_by_it() -> None:
    edit = Edit("", 0, 0, "")
    whom = {
        file: Mutant(file, 1, "", "", "", "", edit).editions
        for file in ("core/moves.py", "editions/classic/ruleset.py", SWAP)
    }
    assert whom == {
        "core/moves.py": ("classic", "spywar"),
        "editions/classic/ruleset.py": ("classic",),
        SWAP: ("spywar",),
    }


def made_up(file: str, count: int) -> list[Mutant]:
    kinds = ("a", "b", "c")
    return [Mutant(file, n, kinds[n % 3], "", "", f"{file}{n}", Edit("", 0, 0, "")) for n in range(count)]


def test_the_draw_is_the_same_every_time_and_takes_two_of_every_file() -> None:
    found = {"x": made_up("x", 9), "y": made_up("y", 1), "z": made_up("z", 30)}
    names = [m.name for m in drawn(found, 1, 12)]
    assert names == [m.name for m in drawn(found, 1, 12)]
    assert names != [m.name for m in drawn(found, 2, 12)]
    assert len(names) == len(set(names)) == 12
    few = [m.file for m in drawn(found, 1, 2)]
    assert sorted(few) == ["x", "x", "y", "z", "z"]
    first = [m.what for m in drawn(found, 1, 40) if m.file == "z"][:3]
    assert sorted(first) == ["a", "b", "c"]
    alone = [m.name for m in drawn({"x": found["x"]}, 1, 4)]
    assert alone == [name for name in [m.name for m in drawn(found, 1, 12)] if name[0] == "x"][:4]


def broken(file: str, old: str, new: str) -> Mutant:
    """A rule file with one text in it replaced by another."""
    raw = (PACKAGE / file).read_bytes()
    at = raw.index(old.encode())
    return Mutant(file, 1, "made up", "", "", "x", Edit("made up", at, at + len(old.encode()), new))


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    copy = tmp_path_factory.mktemp("mutants") / "copy"
    snapshot(ROOT, copy)
    serving = Worker(copy)
    yield serving
    serving.close()


def test_what_tests_look_through_beside_the_package_is_in_the_copy_too(worker: Worker) -> None:
    assert [place for place in some(REASONS) if not (worker.tree / place).exists()] == []


def test_a_scenario_notices_a_move_that_is_not_made(worker: Worker) -> None:
    """And only as long as it is broken: the copy itself is as it was."""
    dropped = broken(SWAP, 'replace_transit(s, f, "swapped", "SW-CARD-DIAOBAO-02")', "pass")
    before = (worker.tree / "src" / "fengsheng" / SWAP).read_bytes()
    answer = worker.try_("scenarios", ("spywar",), dropped, 60)
    assert ".scn: " in answer.words
    assert (worker.tree / "src" / "fengsheng" / SWAP).read_bytes() == before
    name = answer.noticed[0][0]
    assert worker.try_("scenarios", ("spywar",), None, 60, first=[name]).noticed == ()


def test_scenarios_named_first_are_asked_first_and_others_can_be_left_out(worker: Worker) -> None:
    dropped = broken(SWAP, 'replace_transit(s, f, "swapped", "SW-CARD-DIAOBAO-02")', "pass")
    first = Nearest(worker.tree).to((PACKAGE / SWAP).read_text("utf-8"))
    near = worker.try_("scenarios", ("spywar",), dropped, 60, first=first)
    assert near.noticed[0][0] in first[:5]
    again = worker.try_("scenarios", ("spywar",), dropped, 60, first=first, left_out=(near.noticed[0][0],))
    assert again.noticed[0][0] != near.noticed[0][0]


def test_a_rule_that_never_stops_is_noticed_soon(worker: Worker) -> None:
    endless = broken(SWAP, "if s.transit is not None:", "while s.transit is not None:")
    near = Nearest(worker.tree).to((PACKAGE / SWAP).read_text("utf-8"))
    answer = worker.try_("scenarios", ("spywar",), endless, 60, first=near)
    assert answer.noticed[0][1] == ENDLESS
    assert answer.seconds < 20


def test_a_rule_that_cannot_even_be_read_is_noticed(worker: Worker) -> None:
    nonsense = broken(SWAP, "function = SWAP", "function = SWOP")
    assert "NameError" in worker.try_("games", ("spywar",), nonsense, 60).words


def test_golden_games_notice_a_rule_that_they_play_by(worker: Worker) -> None:
    fewer = broken("editions/spywar/flow/turn.py", "DRAW: Final = 3", "DRAW: Final = 2")
    (name, _) = worker.try_("golden", ("spywar",), fewer, 120).noticed[0]
    assert name == "tests/golden/test_golden.py::test_a_game_comes_out_as_it_always_did[spywar-4-seed0]"


def test_only_tests_of_the_edition_are_asked() -> None:
    class Item:
        def __init__(self, nodeid: str) -> None:
            self.nodeid = nodeid

    names = [
        "a.py::test_x",
        "a.py::test_x[classic-lite-5]",
        "a.py::test_x[spywar-5]",
        "test_spywar.py::test_y",
    ]
    left: dict[tuple[str, ...], list[str]] = {}
    for editions in (("classic",), ("spywar",), ("classic", "spywar")):
        items = [Item(name) for name in [*names, "a.py::test_red"]]
        Ears(list(editions), ["a.py::test_red"]).pytest_collection_modifyitems(items)  # type: ignore[arg-type]
        left[editions] = [item.nodeid for item in items]
    assert left == {
        ("classic",): names[:2],
        ("spywar",): [names[0], *names[2:]],
        ("classic", "spywar"): names,
    }


def test_the_nearest_scenarios_speak_of_the_same_card_or_character() -> None:
    nearest = Nearest(ROOT)
    swap = nearest.to((PACKAGE / SWAP).read_text("utf-8"))
    assert swap
    assert "DIAOBAO" in swap[0]
    laogui = nearest.to((PACKAGE / "editions/classic/characters/laogui.py").read_text("utf-8"))
    assert "LAOGUI" in laogui[0]
    assert nearest.to('"""Nothing of the kind."""') == []


def test_one_module_alone_is_broken(tmp_path: Path) -> None:
    package = tmp_path / "made_up_package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text("number = 1\n")
    (package / "two.py").write_text("number = 2\n")
    finder = Breaking(package, "one.py", "number = 3\n")
    assert finder.name == "made_up_package.one"
    assert finder.find_spec("made_up_package.two", None) is None
    sys.path.insert(0, str(tmp_path))
    sys.meta_path.insert(0, finder)
    try:
        from made_up_package import one, two  # type: ignore[import-not-found]
    finally:
        sys.meta_path.remove(finder)
        sys.path.remove(str(tmp_path))
        for name in [name for name in sys.modules if name.startswith("made_up_package")]:
            del sys.modules[name]
    assert (one.number, two.number) == (3, 2)
    assert (package / "one.py").read_text() == "number = 1\n"


@pytest.mark.parametrize("stage", WATCHERS)
def test_other_watchers_have_another_digest(tmp_path: Path, stage: str) -> None:
    place = tmp_path / WATCHERS[stage][0].format("classic")
    one = watchers(tmp_path, stage, ("classic",))
    if place.suffix:
        place.parent.mkdir(parents=True)
    else:
        place.mkdir(parents=True)
        place = place / "x.py"
    place.write_text("", "utf-8")
    two = watchers(tmp_path, stage, ("classic",))
    place.write_text("x", "utf-8")
    assert len({one, two, watchers(tmp_path, stage, ("classic",))}) == 3


def tried(mutant: Mutant, **words: str) -> dict[str, object]:
    """A mutant that has been through some stages, and what was said there."""
    went = {stage: {"watchers": "", "words": said} for stage, said in words.items()}
    return as_data(mutant) | {"tried": went}


def test_golden_games_settle_nothing() -> None:
    (mutant,) = made_up("core/x.py", 1)
    assert noticed_by(tried(mutant, scenarios="", golden="changed")) == "golden"
    assert not is_settled(tried(mutant, scenarios="", golden="changed"))
    assert noticed_by(tried(mutant, golden="changed", laws="a law")) == "laws"
    assert is_settled(tried(mutant, golden="changed", laws="a law"))
    assert not is_settled(tried(mutant, scenarios="", golden=""))


def test_a_run_goes_on_where_another_stopped(tmp_path: Path) -> None:
    """Noticed: never again. Survived: again, as soon as others are watching."""
    state = tmp_path / "state.jsonl"
    (tmp_path / "scenarios").mkdir()
    seen, unseen, new = made_up("core/x.py", 3)
    first = Run(tmp_path, 0, state, quiet=True)
    first.load()
    assert first.missing(seen, QUICK) == list(QUICK)
    first._write(tried(seen, scenarios="x.scn"))
    mark = {stage: {"watchers": first.digest(stage, unseen.editions), "words": ""} for stage in QUICK}
    first._write(as_data(unseen) | {"tried": mark})
    second = Run(tmp_path, 0, state, quiet=True)
    second.load()
    assert second.missing(seen, QUICK) == []
    assert second.missing(unseen, QUICK) == []
    assert second.missing(unseen, ("laws",)) == ["laws"]
    assert second.missing(new, QUICK) == list(QUICK)
    (tmp_path / "scenarios" / "classic").mkdir()
    (tmp_path / "scenarios" / "classic" / "new.scn").write_text("", "utf-8")
    third = Run(tmp_path, 0, state, quiet=True)
    third.load()
    assert third.missing(seen, QUICK) == []
    assert third.missing(unseen, QUICK) == ["scenarios"]


def test_the_report_counts_by_file_and_lists_who_survived() -> None:
    first, second, third, fourth = made_up("core/x.py", 4)
    results = [
        tried(first, scenarios="x"),
        tried(second, scenarios=""),
        tried(third, tests="x"),
        tried(fourth, golden="x"),
    ]
    rows = table(results).splitlines()
    assert rows[1].split() == ["core/x.py", "3/4", "1", "1", "0", "0", "1"]
    assert rows[2].split() == ["all", "3/4", "1", "1", "0", "0", "1"]
    assert listed(results, "").splitlines()[0] == "core/x.py:1: b (core/x.py1)"
    assert listed(results, "golden").splitlines()[0] == "core/x.py:3: a (core/x.py3)"


def test_what_people_have_judged_is_read_from_the_document() -> None:
    document = """
| where | as it is | broken | why |
|---|---|---|---|
| `core/x.py` | `s.dead \\|= bit` | `pass` | nobody asks |
| `core/y.py` | only three | cells |
"""
    judged = Judged(document)
    assert judged.reason("core/x.py", "s.dead |= bit", "pass") == "nobody asks"
    assert judged.reason("core/x.py", "s.dead |= bit", "s.dead = 1") == ""
    assert len(judged.reasons) == 1
    known = Mutant("core/x.py", 1, "", "s.dead |= bit", "pass", "", Edit("", 0, 0, ""))
    assert known in judged
    assert Mutant("core/z.py", 1, "", "s.dead |= bit", "pass", "", Edit("", 0, 0, "")) not in judged


def test_a_judgement_on_a_line_that_reads_otherwise_now_is_stale() -> None:
    judged = Judged(
        "| `core/x.py` | `a` | `b` | so |\n| `core/x.py` | `c` | `d` | so |\n| `gone.py` | `a` | `b` | so |"
    )
    here = Mutant("core/x.py", 1, "", "a", "b", "", Edit("", 0, 0, ""))
    assert judged.stale({"core/x.py": [here], "gone.py": []}) == ["core/x.py: c", "gone.py: a"]
    assert judged.stale({"core/x.py": [here]}) == ["core/x.py: c"]


def test_what_was_judged_still_reads_so() -> None:
    """Of the real tree: else a survivor could hide behind a judgement on a line that is gone."""
    judged = Judged.of(ROOT)
    assert len(judged.reasons) > 30
    files = {file for file, _, _ in judged.reasons}
    found: dict[str, list[Mutant]] = {}
    for edition in FILES:
        for file in files:
            found |= sites(PACKAGE, edition, file)
    assert judged.stale(found) == []
    assert files <= found.keys()
