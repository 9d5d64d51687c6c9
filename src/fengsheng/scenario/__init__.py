"""Executable rulings: a position, actions and checks in a text file. `docs/scenarios.md` defines them."""

from ..core.errors import ScenarioError, ScenarioFailed
from .scenario import Scenario

__all__ = ["Scenario", "ScenarioError", "ScenarioFailed"]
