"""Everything a caller can do wrong, as small ValueErrors with a stable code."""

from __future__ import annotations


class FengshengError(ValueError):
    """Base of all errors of this package; `code` never changes, the sentence may."""

    code = "error"


class IllegalAction(FengshengError):
    """The answer is not one of the options offered; nothing was changed."""

    code = "illegal-action"


class SetupError(FengshengError):
    """A game was asked for that cannot exist; nothing was created."""

    code = "bad-setup"


class UnknownEdition(SetupError):
    """No edition or preset of that name."""

    code = "unknown-edition"


class UnknownOption(SetupError):
    """No house rule of that name."""

    code = "unknown-option"


class BadOptionValue(SetupError):
    """The house rule exists, the value does not."""

    code = "bad-option-value"


class BadSeats(SetupError):
    """A number of seats the edition has no table for."""

    code = "bad-seats"


class BadDeal(SetupError):
    """Characters, identities, genders or first seat that do not fit."""

    code = "bad-deal"


class SaveError(FengshengError):
    """A save that cannot be loaded; the sentence names the field."""

    code = "bad-save"


class NewerSave(SaveError):
    """A save or record made by a newer program."""

    code = "newer-save"


class RecordError(FengshengError):
    """A record that cannot be replayed; the sentence names the field."""

    code = "bad-record"


class ScenarioError(FengshengError):
    """A scenario file with a mistake in it; the sentence names file and line."""

    code = "bad-scenario"


class ScenarioFailed(FengshengError):
    """A well-formed scenario whose expectation does not hold."""

    code = "scenario-failed"
