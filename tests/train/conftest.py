"""Tests that need PyTorch are only there where it is: `make trained` installs it and runs them. It is too
large for every machine that runs the others."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("torch") is None:
    collect_ignore += ["test_foresee.py", "test_improve.py", "test_learn.py", "test_training_machine.py"]
