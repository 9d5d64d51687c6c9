"""風聲 The Message: the card game as a library.

>>> from fengsheng import Game
>>> game = Game.new(edition="classic", seats=5, seed=42)
>>> game.decision.kind
'character'
"""

from fengsheng.core.errors import (
    FengshengError,
    IllegalAction,
    RecordError,
    SaveError,
    ScenarioError,
    ScenarioFailed,
    SetupError,
)
from fengsheng.core.event import Event
from fengsheng.core.option import Decision, Option
from fengsheng.core.view import View
from fengsheng.editions.registry import RULES_VERSION, editions
from fengsheng.game import Game
from fengsheng.scenario import Scenario

__version__ = "0.1.0"

__all__ = [
    "RULES_VERSION",
    "Decision",
    "Event",
    "FengshengError",
    "Game",
    "IllegalAction",
    "Option",
    "RecordError",
    "SaveError",
    "Scenario",
    "ScenarioError",
    "ScenarioFailed",
    "SetupError",
    "View",
    "editions",
]
