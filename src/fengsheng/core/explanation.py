"""An answer to "why can I not use this?"."""

from __future__ import annotations


class Explanation:
    """A sentence, the ID of its rule, and whether it says that the thing can be used."""

    __slots__ = ("rule", "sentence", "usable")

    def __init__(self, sentence: str, rule: str, usable: bool) -> None:
        self.sentence = sentence
        self.rule = rule
        self.usable = usable

    def __repr__(self) -> str:
        return f"Explanation({self.sentence!r}, {self.rule!r})"
