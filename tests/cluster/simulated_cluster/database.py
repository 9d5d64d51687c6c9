"""What is right in a simulated cluster. A statement takes effect at one instant."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import NamedTuple

from fengsheng.server.errors import NotOwner


class Line(NamedTuple):
    """A row of `chat`."""

    line: int
    guest: str
    name: str
    text: str
    at: int


@dataclass
class Owner:
    """A row of `owners`."""

    node: str | None = None
    epoch: int = 0


@dataclass
class Row:
    """A row of `nodes`."""

    key: int
    address: str
    beat_at: int
    gone: bool = False


@dataclass
class Database:
    """What is right. A statement takes effect at one instant; what is lost is the way there or back."""

    fenced: bool = True
    nodes: dict[str, Row] = field(default_factory=dict)
    owners: dict[str, Owner] = field(default_factory=dict)
    lines: dict[str, list[Line]] = field(default_factory=dict)
    locks: dict[int, int] = field(default_factory=dict)  # by the number of the session that holds it
    sessions: int = 0
    generation: int = 0  # after a restart all sessions are gone
    down_until: float = 0.0

    def restart(self, until: float) -> None:
        """Everything that was committed is there when it comes back; nobody is connected."""
        self.generation += 1
        self.locks.clear()
        self.down_until = until

    def save(self) -> Database:
        """As it is now."""
        return deepcopy(self)

    def go_back(self, saved: Database, until: float) -> None:
        """A backup is put in its place; nobody is connected."""
        then = deepcopy(saved)
        self.nodes, self.owners, self.lines = then.nodes, then.owners, then.lines
        self.restart(until)

    def hang_up(self, session: int) -> None:
        """A session ends: its locks are free."""
        self.locks = {key: holder for key, holder in self.locks.items() if holder != session}

    def release(self, table: str, epoch: int) -> None:
        """It is everybody's, if the fence stands."""
        owner = self.owners[table]
        if owner.epoch == epoch:
            owner.node, owner.epoch = None, epoch + 1

    def commit(self, table: str, line: Line, epoch: int) -> None:
        """One line, if the fence stands. Whoever has no fence writes over what others have written."""
        if self.fenced and self.owners[table].epoch != epoch:
            raise NotOwner("the table has moved")
        rows = self.lines[table]
        self.lines[table] = [*(row for row in rows if row.line != line.line), line]
