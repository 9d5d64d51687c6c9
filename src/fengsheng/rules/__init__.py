"""The rules catalogue as data: every rule, option, ruling and scenario by its ID.

>>> from fengsheng.rules import catalogue
>>> catalogue("classic")["cl-setup-01"].text
'The game is for 3 to 9 players.'
"""

from fengsheng.rules.catalogue import (
    KINDS,
    Catalogue,
    Entry,
    Kind,
    catalogue,
    catalogue_names,
    find,
)
from fengsheng.rules.coverage import coverage, find_root, scenario_files
from fengsheng.rules.errors import (
    NoSourceTree,
    NothingFound,
    RulesError,
    UnknownEdition,
    UnknownRule,
)
from fengsheng.rules.ids import Citation, Expander, is_id, is_reference

__all__ = [
    "KINDS",
    "Catalogue",
    "Citation",
    "Entry",
    "Expander",
    "Kind",
    "NoSourceTree",
    "NothingFound",
    "RulesError",
    "UnknownEdition",
    "UnknownRule",
    "catalogue",
    "catalogue_names",
    "coverage",
    "find",
    "find_root",
    "is_id",
    "is_reference",
    "scenario_files",
]
