"""Fitting what the tracker believes: games of bots, numbers from them, and how good these are.

The numbers are for `fengsheng.bots.belief`. Learning needs numpy (the extra `fit`), playing does not.
"""

from __future__ import annotations

from fengsheng.fit.plan import BadFit, FitPlan

__all__ = ["BadFit", "FitPlan"]
