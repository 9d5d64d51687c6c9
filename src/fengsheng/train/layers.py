"""What the networks are made of, in PyTorch. Parameters have the names that the weights have in a file."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional


class Layers(nn.Module):
    """Parameters that begin at random."""

    def __init__(self, gain: float) -> None:
        super().__init__()
        self._gain = gain

    def _rows(self, name: str, rows: int, width: int) -> None:
        """A row for everything that can be said; the first is for nothing."""
        table = torch.randn(rows, width) * 0.1
        table[0] = 0.0
        self.register_parameter(name, nn.Parameter(table))
        self._bias(f"{name}_bias", width)

    def _matrix(self, name: str, rows: int, columns: int) -> None:
        self.register_parameter(name, nn.Parameter(torch.randn(rows, columns) * (self._gain / rows**0.5)))

    def _bias(self, name: str, width: int) -> None:
        self.register_parameter(name, nn.Parameter(torch.zeros(width)))


def summed(rows: Tensor, table: Tensor) -> Tensor:
    """For the numbers along the last dimension the sum of their rows; 0 is nothing."""
    flat = rows.reshape(-1, rows.shape[-1])
    found = functional.embedding_bag(flat, table, mode="sum", padding_idx=0)
    return found.reshape(*rows.shape[:-1], table.shape[1])
