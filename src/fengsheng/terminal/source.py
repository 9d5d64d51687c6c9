"""Where answers come from: a keyboard, a file, a pipe. All end with EOFError."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rich.console import Console


class Source(Protocol):
    """Gives one line at a time."""

    def line(self, prompt: str) -> str:
        """The next answer; EOFError when there are no more."""
        ...


class Keyboard:
    """A person."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def line(self, prompt: str) -> str:
        """Wait for a line."""
        return self._console.input(prompt, markup=False).strip()


class Lines:
    """Lines written beforehand, each shown after its prompt as if it had been typed."""

    def __init__(self, console: Console, lines: Iterable[str]) -> None:
        self._console = console
        self._lines = iter(lines)

    def line(self, prompt: str) -> str:
        """The next line."""
        text = next(self._lines, None)
        if text is None:
            raise EOFError
        self._console.print(f"{prompt}{text.rstrip()}")
        return text.strip()
