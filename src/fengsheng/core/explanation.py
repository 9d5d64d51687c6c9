"""An answer to "why can I not use this?"."""

from __future__ import annotations


class Explanation:
    """A sentence, the ID of its rule, and whether it says that the thing can be used; and a second sentence:
    when it will be possible, where the first does not say so itself."""

    __slots__ = ("rule", "sentence", "usable", "when")

    def __init__(self, sentence: str, rule: str, usable: bool, when: str = "") -> None:
        self.sentence = sentence
        self.rule = rule
        self.usable = usable
        self.when = when

    @property
    def whole(self) -> str:
        """Both sentences."""
        return f"{self.sentence} {self.when}".rstrip()

    def __repr__(self) -> str:
        return f"Explanation({self.sentence!r}, {self.rule!r})"
