"""Finished games in a file: an arena that was killed at any byte goes on, and nothing foreign is touched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.arena.plans import arena, without_time
from tests.some import some

from fengsheng.arena import Arena, kept, run
from fengsheng.arena.errors import BadGames
from fengsheng.arena.figures import figures
from fengsheng.arena.kept import Kept
from fengsheng.cli import main

PLAN = arena(4, ("novice", "random"), mistakes=True)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of an arena that was played to its end."""
    path = tmp_path_factory.mktemp("kept") / "games.jsonl"
    run(PLAN, keep=path)
    return path.read_bytes()


def told(plan: Arena, games: Any) -> Any:
    return without_time(figures(plan, games))


def test_what_is_read_back_is_what_was_played(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole)
    games = Kept(path, PLAN).games
    assert path.read_bytes() == whole
    assert told(PLAN, games) == told(PLAN, run(PLAN))
    assert [json.dumps(game.to_json(), ensure_ascii=False, separators=(",", ":")) for game in games] == (
        whole.decode().splitlines()[1:]
    )


def test_a_file_cut_anywhere_is_gone_on_with(whole: bytes, tmp_path: Path) -> None:
    """Whatever is left, the whole lines of it are kept and nothing else."""
    path = tmp_path / "games.jsonl"
    ends = [at for at, byte in enumerate(whole) if byte == ord("\n")]
    first = whole[: ends[0] + 1]
    cuts = {0, 1, ends[0] - 1, *range(ends[0], len(whole) + 1, 97)} | {at + 1 for at in ends} | set(ends)
    for cut in some(sorted(cuts), 20):
        path.write_bytes(whole[:cut])
        games = Kept(path, PLAN).games
        lines = sum(end < cut for end in ends)
        assert len(games) == max(lines - 1, 0), cut
        assert path.read_bytes() == (whole[: ends[lines - 1] + 1] if lines else first)


def test_only_what_is_missing_is_played(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    lines = whole.splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[3] + lines[1][:-20])
    progress: list[int] = []
    games = run(PLAN, progress=progress.append, keep=path)
    assert progress == [1, 1, 1, 1]
    assert [game.number for game in games] == [0, 1, 2, 3]
    played = [json.loads(line)["game"] for line in path.read_bytes().splitlines()[1:]]
    assert played == [2, 0, 1, 3]
    before = path.read_bytes()
    assert told(PLAN, run(PLAN, 2, keep=path)) == told(PLAN, games)  # nothing is left to do
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"games": 6}, "belongs to another arena: there games is 4, here 6"),
        ({"seeds_from": "validation"}, 'there seeds is "development", here "validation"'),
        ({"mode": "block"}, 'there mode is "mixed", here "block"'),
        ({"bots": ("holder", "random")}, r'there bots is \["novice", "random"\], here'),
        ({"edition": "spywar"}, 'there edition is "classic", here "spywar"'),
        ({"options": {"faction_goal": "4"}}, "there options is"),
    ],
)
def test_the_file_of_another_arena_is_refused(
    whole: bytes, tmp_path: Path, other: dict[str, Any], sentence: str
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole)
    like_it: dict[str, Any] = {"games": 4, "bots": ("novice", "random"), "mistakes": True}
    plan = arena(**like_it | other)
    with pytest.raises(BadGames, match=sentence):
        Kept(path, plan)
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"once upon a time", "is no file of an arena's games"),
        (b"once upon a time\n", "is no file of an arena's games"),
        (b"\xff\xfe\n", "is no file of an arena's games"),
        (b'{"format": "fengsheng-record"}\n', "is no file of an arena's games"),
        (b'{"format": "fengsheng-arena", "version": 7}\n', "is of version 7"),
        (b"HEAD[]\n", "line 2: this is no game"),
        (b'HEAD{"game": 1}\n', "line 2: this is no game"),
        (b"HEADGAME1GAME1", "has game 0 twice"),
    ],
)
def test_what_is_no_such_file_is_refused_and_left_alone(
    whole: bytes, tmp_path: Path, content: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    head, game = whole.splitlines(keepends=True)[:2]
    path.write_bytes(content.replace(b"HEAD", head).replace(b"GAME1", game))
    before = path.read_bytes()
    command = ["arena", "--bots", "novice,random", "--games", "4", "--mistakes", "--keep", str(path)]
    assert main(command) == 2
    error = capsys.readouterr().err
    assert error.startswith("error[bad-games]: ")
    assert sentence in error
    assert path.read_bytes() == before


def test_a_game_that_the_arena_does_not_have_is_refused(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole.replace(b'{"game":3,', b'{"game":4,'))
    with pytest.raises(BadGames, match="there is no game 4 in this arena"):
        Kept(path, PLAN)


def test_games_of_another_program_are_refused(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole)
    monkeypatch.setattr(kept, "program", lambda: "0" * 16)
    with pytest.raises(BadGames, match="another version of the program"):
        Kept(path, PLAN)
