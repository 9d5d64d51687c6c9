"""Games kept in a file as they are finished, so that an arena can be stopped at any time and goes on there.

The first line says which arena it is, every further line is a game. Lines are added whole; whatever kills the
process, at most the last one is incomplete, and that is cut off before anything is added. Nothing else that
does not belong there is ever taken, changed or thrown away.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import fengsheng
from fengsheng.arena.errors import BadGames
from fengsheng.arena.plan import Arena
from fengsheng.arena.played import Played

FORMAT = "fengsheng-arena"
VERSION = 1
# what a game depends on, beside the plan
_PLAYED_BY = (
    *("core", "editions", "bots", "game.*"),
    *(f"arena/{name}.*" for name in ("beliefs", "deals", "guard", "mistakes", "modes", "one", "plan")),
)


@cache
def program() -> str:
    """A hash of the program as far as games depend on it: another one may play other games."""
    root = Path(fengsheng.__file__).parent
    found = hashlib.sha256()
    for part in _PLAYED_BY:
        for top in sorted(root.glob(part)):
            for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
                if path.is_file() and "__pycache__" not in path.parts:
                    found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


class Kept:
    """The file of one arena."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self._path = path
        self._arena = arena
        self.games: list[Played] = self._open()

    def add(self, games: Iterable[Played]) -> None:
        """Some more are finished."""
        lines = "".join(_line(game.to_json()) for game in games)
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(lines)

    def _open(self) -> list[Played]:
        """What is there already; a file that is not there is begun."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "program": program(),
            "arena": self._arena.to_json(),
        }
        first = _line(head).encode()
        try:
            there = self._path.read_bytes() if self._path.exists() else b""
        except OSError as error:
            raise BadGames(f"{self._path} cannot be read: {error.strerror}.") from None
        whole = there[: there.rfind(b"\n") + 1]
        if not whole and first.startswith(there):
            self._write(first)
            return []
        if not whole:
            raise BadGames(f"{self._path} is no file of an arena's games.")
        lines = whole.splitlines()
        self._check_head(lines[0], head)
        games = [self._game(number, line) for number, line in enumerate(lines[1:], start=2)]
        seen: set[int] = set()
        for game in games:
            if game.number in seen:
                raise BadGames(f"{self._path} has game {game.number} twice.")
            seen.add(game.number)
        if whole != there:
            self._write(whole)
        return games

    def _write(self, content: bytes) -> None:
        """Beside it and then in its place, so that it is never half there."""
        beside = self._path.with_name(self._path.name + ".new")
        try:
            beside.write_bytes(content)
            beside.replace(self._path)
        except OSError as error:
            raise BadGames(f"{self._path} cannot be written: {error.strerror}.") from None

    def _check_head(self, line: bytes, wanted: dict[str, Any]) -> None:
        head = _read(line)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadGames(f"{self._path} is no file of an arena's games.")
        if head.get("version") != VERSION:
            raise BadGames(f"{self._path} is of version {head.get('version')}, and only {VERSION} is known.")
        plan = head.get("arena")
        for name, value in wanted["arena"].items():
            theirs = plan.get(name) if isinstance(plan, dict) else None
            if theirs != value:
                there, here = (json.dumps(one, ensure_ascii=False) for one in (theirs, value))
                raise BadGames(
                    f"{self._path} belongs to another arena: there {name} is {there}, here {here}."
                )
        if head.get("program") != wanted["program"]:
            raise BadGames(
                f"{self._path} was played by another version of the program; its games may differ."
            )

    def _game(self, number: int, line: bytes) -> Played:
        try:
            game = Played.from_json(_read(line))
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise BadGames(f"{self._path}, line {number}: this is no game.") from None
        if not 0 <= game.number < self._arena.whole:
            raise BadGames(f"{self._path}, line {number}: there is no game {game.number} in this arena.")
        return game


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:  # also where it is no UTF-8
        return None
