"""What nothing uses is found: what is planted is named. (`make check` looks at the real tree.)"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tools.build_web import CHECKS, WEB, Npm, find_node
from tools.dead_code import ROOT, problems

# A small tree in which everything is used.
TREE = {
    "src/fengsheng/__main__.py": "from .game import Game, play\n\nplay(Game())\n",
    "src/fengsheng/game.py": (
        "from .words import WELCOME\n\n\n"
        "class Game:\n    def greet(self):\n        return WELCOME\n\n\n"
        "def play(game):\n    print(game.greet())\n"
    ),
    "src/fengsheng/words.py": 'WELCOME = "welcome"\n',
    "src/fengsheng/rule.py": 'steps = ("begin",)\n\n\ndef name(f):\n    return f.steps\n',
    "tools/ask.py": (
        "from fengsheng.rule import name, steps\n\nif __name__ == '__main__':\n    print(name(steps))\n"
    ),
    "tests/helpers.py": "def two():\n    return 2\n",
    "tests/test_two.py": "from tests.helpers import two\n\n\ndef test_two():\n    assert two() == 2\n",
}


def plant(root: Path, **more: str) -> Path:
    """The small tree, with lines added at the end of files."""
    for name, text in TREE.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + more.get(path.stem, ""), encoding="utf-8")
    return root


def test_a_tree_in_which_everything_is_used_is_left_alone(tmp_path: Path) -> None:
    assert problems(plant(tmp_path), {}) == []


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        pytest.param("words", "\n\ndef lost():\n    return 1\n", "words.py: lost", id="function"),
        pytest.param("words", "\n\ndef play(word):\n    return word\n", "words.py: play", id="namesake"),
        pytest.param("words", "\n\ndef lost():\n    return lost()\n", "words.py: lost", id="calls itself"),
        pytest.param("words", "\n\nclass Lost:\n    pass\n", "words.py: Lost", id="class"),
        pytest.param("words", "LOST = 1\n", "words.py: LOST", id="constant"),
        pytest.param("rule", "\n\ndef two():\n    return 2\n", "rule.py: two", id="only a test uses it"),
        pytest.param("helpers", "\n\ndef lost():\n    return 3\n", "tests/helpers.py: lost", id="in a test"),
        pytest.param(
            "game",
            "\n\nclass Long(Game):\n    def lost(self):\n        return 1\n\n\nLong()\n",
            "game.py: lost",
            id="method",
        ),
    ],
)
def test_what_is_planted_is_found(file: str, text: str, found: str, tmp_path: Path) -> None:
    root = plant(tmp_path, **{file: text})
    (root / "tests" / "test_more.py").write_text("from fengsheng.rule import two as again\n\nprint(again)\n")
    said = problems(root, {})
    assert len(said) == 1
    assert said[0].removeprefix("src/fengsheng/").startswith(f"{found} is dead")


def test_a_module_that_nobody_imports_is_found(tmp_path: Path) -> None:
    root = plant(tmp_path)
    (root / "src" / "fengsheng" / "attic.py").write_text('"""Nothing."""\n')
    assert problems(root, {}) == ["src/fengsheng/attic.py is dead: nobody fetches it"]


def test_what_is_fetched_by_a_name_that_is_kept_elsewhere_is_used(tmp_path: Path) -> None:
    root = plant(tmp_path, words='PART = "fengsheng.attic"\n')
    (root / "src" / "fengsheng" / "attic.py").write_text("OLD = 1\nLOST = 2\n")
    fetch = (
        "from importlib import import_module\n\nfrom .words import PART\n\nprint(import_module(PART).OLD)\n"
    )
    (root / "src" / "fengsheng" / "__main__.py").write_text(TREE["src/fengsheng/__main__.py"] + fetch)
    lost = "src/fengsheng/attic.py: LOST is dead: nobody fetches it"
    assert problems(root, {}) == [lost]


def test_what_is_named_as_an_entry_point_is_used(tmp_path: Path) -> None:
    root = plant(tmp_path, words='PART = "fengsheng.attic:old"\n')
    (root / "src" / "fengsheng" / "attic.py").write_text("old = 1\nlost = 2\n")
    (root / "src" / "fengsheng" / "__main__.py").write_text(
        TREE["src/fengsheng/__main__.py"] + "from pkgutil import resolve_name\n\nfrom .words import PART\n\n"
        "print(resolve_name(PART))\n"
    )
    assert problems(root, {}) == ["src/fengsheng/attic.py: lost is dead: nobody fetches it"]


def test_a_package_that_passes_on_what_nobody_wants_is_found(tmp_path: Path) -> None:
    root = plant(tmp_path)
    (root / "src" / "fengsheng" / "__init__.py").write_text("from .game import Game\n")
    assert problems(root, {}) == ["src/fengsheng/__init__.py: Game is dead: nobody fetches it"]


def test_what_is_kept_needs_a_reason_and_must_be_there(tmp_path: Path) -> None:
    root = plant(tmp_path, words="\n\ndef lost():\n    return 1\n")
    lost, gone = "src/fengsheng/words.py: lost", "src/fengsheng/words.py: gone"
    assert problems(root, {lost: "somebody else calls it"}) == []
    assert problems(root, {"src/fengsheng/": "all of it"}) == []
    assert problems(root, {lost: " "}) == [f"{lost} is kept without a reason"]
    assert problems(root, {lost: "called", gone: "was called"}) == [f"{gone} is kept, but it is used or gone"]
    assert problems(root, {"src/fengsheng/words.py: los": "a piece of the name"}) != []


# The browser client.


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of its source, with the packages of the real one."""
    Npm().install()
    copy = tmp_path_factory.mktemp("client") / "web"
    copy.mkdir()
    for name in ("src", "plugins"):
        shutil.copytree(WEB / name, copy / name)
    for path in [*WEB.glob("*.json*"), *WEB.glob("*.html"), *WEB.glob("*.ts"), *WEB.glob("*.js")]:
        shutil.copy(path, copy)
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    return copy


def knip(web: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    program = web / "node_modules" / "knip" / "bin" / "knip.js"
    command = [find_node().node, str(program), "--no-progress", *flags]
    return subprocess.run(command, cwd=web, capture_output=True, text=True)


PLANTED = {
    (): {
        "lost": ("src/net/http.ts", "export function lost(): number {\n  return 1;\n}\n"),
        "src/attic.ts": ("src/attic.ts", "console.log(1);\n"),
        "src/Attic.svelte": ("src/Attic.svelte", "<p></p>\n"),
    },
    ("--production",): {"onlyTested": ("src/sound/story.ts", "export const onlyTested = 1;\n")},
}


@pytest.mark.parametrize("flags", PLANTED, ids=["whatever uses it", "only tests use it"])
def test_what_is_planted_in_the_client_is_found(client: Path, flags: tuple[str, ...]) -> None:
    """An export, a module, a component: each of them in its own words."""
    test = client / "src" / "planted.test.ts"
    before = {file: text(client / file) for file, _ in PLANTED[flags].values()}
    for file, planted in PLANTED[flags].values():
        (client / file).write_text((before[file] or "") + planted, encoding="utf-8")
    test.write_text("import { onlyTested } from './sound/story';\n\nconsole.log(onlyTested);\n")
    try:
        done = knip(client, *flags)
        assert done.returncode != 0
        said = done.stdout.split()
        assert {found for found in PLANTED[flags] if found in said} == PLANTED[flags].keys()
    finally:
        test.unlink()
        for file, kept in before.items():
            (client / file).unlink() if kept is None else (client / file).write_text(kept, encoding="utf-8")


def text(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None


def test_the_checks_are_among_those_a_change_must_pass() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipe = makefile.split("\ncheck:")[1].split("\n\n")[0]
    assert "tools.dead_code" in recipe
    assert "tools.build_web --check" in recipe
    assert "dead" in CHECKS
