"""Everything a caller can do wrong, as small ValueErrors with a stable code."""

from __future__ import annotations

from typing import ClassVar


class FengshengError(ValueError):
    """Base of all errors of this package; `code` never changes, the sentence may."""

    code: ClassVar[str] = "error"


class IllegalAction(FengshengError):
    """The answer is not one of the options offered; nothing was changed."""

    code: ClassVar[str] = "illegal-action"


class SetupError(FengshengError):
    """A game was asked for that cannot exist; nothing was created."""

    code: ClassVar[str] = "bad-setup"


class UnknownEdition(SetupError):
    """No edition or preset of that name."""

    code: ClassVar[str] = "unknown-edition"


class UnknownOption(SetupError):
    """No house rule of that name."""

    code: ClassVar[str] = "unknown-option"


class BadOptionValue(SetupError):
    """The house rule exists, the value does not."""

    code: ClassVar[str] = "bad-option-value"


class BadSeats(SetupError):
    """A number of seats the edition has no table for."""

    code: ClassVar[str] = "bad-seats"


class BadDeal(SetupError):
    """Characters, identities, genders or first seat that do not fit."""

    code: ClassVar[str] = "bad-deal"


class SaveError(FengshengError):
    """A save that cannot be loaded; the sentence names the field."""

    code: ClassVar[str] = "bad-save"


class NewerSave(SaveError):
    """A save or record made by a newer program."""

    code: ClassVar[str] = "newer-save"


class RecordError(FengshengError):
    """A record that cannot be replayed; the sentence names the field."""

    code: ClassVar[str] = "bad-record"


class ScenarioError(FengshengError):
    """A scenario file with a mistake in it; the sentence names file and line."""

    code: ClassVar[str] = "bad-scenario"


class ScenarioFailed(FengshengError):
    """A well-formed scenario whose expectation does not hold."""

    code: ClassVar[str] = "scenario-failed"
