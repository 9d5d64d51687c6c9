"""The answers that were given to real choices, as a game keeps them: as options, until they are written."""

from __future__ import annotations

from json.encoder import encode_basestring as quoted

from fengsheng.core.option import Option


class Given:
    """A game is saved again and again: each answer is written once, for the save and for its digest."""

    __slots__ = ("_text", "_written", "answers")

    def __init__(self, answers: list[Option | str]) -> None:
        self.answers = answers
        self._written: list[str] = []  # the first of them
        self._text = ""  # the same, as canonical text

    def clone(self) -> Given:
        """An independent copy."""
        twin = Given(self.answers.copy())
        twin._written = self._written.copy()
        twin._text = self._text
        return twin

    def written(self) -> list[str]:
        """All of them in notation."""
        self._write()
        return self._written.copy()

    def text(self) -> str:
        """The same as canonical text."""
        self._write()
        return f"[{self._text}]"

    def _write(self) -> None:
        done = len(self._written)
        if done == len(self.answers):
            return
        fresh = [a if isinstance(a, str) else a.notation for a in self.answers[done:]]
        self._written += fresh
        text = ",".join([quoted(notation) for notation in fresh])
        self._text = f"{self._text},{text}" if done else text
