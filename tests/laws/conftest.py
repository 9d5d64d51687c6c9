"""Faults are planted by replacing parts of the engine, which only its interpreted form allows."""

from __future__ import annotations

import pytest

import fengsheng.core.engine

COMPILED = not (fengsheng.core.engine.__file__ or "").endswith(".py")


@pytest.fixture(autouse=True)
def only_where_faults_can_be_planted(request: pytest.FixtureRequest) -> None:
    """In a compiled build the faults are left out; the laws themselves are not."""
    if COMPILED and "monkeypatch" in request.fixturenames:
        pytest.skip("faults cannot be planted in compiled code")
