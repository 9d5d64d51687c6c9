"""What can go wrong when somebody asks the catalogue; each is one sentence for a person."""

from __future__ import annotations

from collections.abc import Sequence


class RulesError(ValueError):
    """Base of the errors of this package; `code` is what scripts may match on."""

    code = "rules"


class UnknownEdition(RulesError):
    code = "unknown-edition"

    def __init__(self, edition: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no rules catalogue for '{edition}'; there is one for {', '.join(known)}")


class UnknownRule(RulesError):
    code = "unknown-rule"

    def __init__(self, rule_id: str, near: Sequence[str] = ()) -> None:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"no rule has the ID {rule_id}{hint}")
        self.near = tuple(near)


class NothingFound(RulesError):
    code = "nothing-found"

    def __init__(self, words: str) -> None:
        super().__init__(f"no entry of the rules catalogue contains '{words}'")


class NoSourceTree(RulesError):
    code = "no-source-tree"

    def __init__(self, start: str) -> None:
        super().__init__(
            "coverage reads a source tree of fengsheng (pyproject.toml and src/fengsheng), "
            f"and there is none at or above {start}"
        )
