"""Who will win a position in which everything lies open: what a network has learned from many games."""

from __future__ import annotations
