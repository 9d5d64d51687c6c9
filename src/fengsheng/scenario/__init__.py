"""Executable rulings: a position, actions and checks in a text file. `docs/scenarios.md` defines them."""

from fengsheng.core.errors import ScenarioError, ScenarioFailed
from fengsheng.scenario.scenario import Scenario

__all__ = ["Scenario", "ScenarioError", "ScenarioFailed"]
