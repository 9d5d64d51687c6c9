"""Faults inside a node, at a signal. Each is called in the node's process before it serves."""

from __future__ import annotations

import os
import signal
import time
from random import choice

from alembic import command
from sqlalchemy import text

from fengsheng.server.cluster import hub, node
from fengsheng.server.operate import failpoints
from fengsheng.server.store import Op, database, pg, writer
from fengsheng.server.table import room

HANGS = 4.5  # seconds


def hangs_at_a_signal() -> None:
    """On SIGUSR1 the event loop stands still; every other thread goes on."""
    signal.signal(signal.SIGUSR1, lambda *_: time.sleep(HANGS))


def stops_in_a_transaction() -> None:
    """On SIGUSR1 the next transaction is sent up to its last statement, and then the process is stopped."""
    stops_at("append")


def stops_at(*places: str) -> None:
    """On SIGUSR1 the process is stopped when it next passes one of these: before something is committed,
    after that, or before somebody is told; SIGUSR2: not any more."""
    wanted: list[str] = []
    signal.signal(signal.SIGUSR1, lambda *_: wanted.append(choice(places)))
    signal.signal(signal.SIGUSR2, lambda *_: wanted.clear())
    real = failpoints.passing

    def passing(place: str) -> None:
        if place in wanted:
            wanted.clear()
            os.kill(os.getpid(), signal.SIGSTOP)
        real(place)

    for module in (pg, writer, room):
        vars(module)["passing"] = passing


def is_an_older_program(revision: str) -> None:
    """One that knows the schema up to this revision alone, plays by the rules before ours, and does not know
    what it may not spend."""
    upgrade = command.upgrade
    known = [one for one in database.revisions() if one <= revision]
    vars(database)["revisions"] = lambda: known
    vars(command)["upgrade"] = lambda config, _head: upgrade(config, revision)
    vars(node)["RULES"] = node.RULES - 1
    vars(hub)["spend"] = lambda *_: Op(text("SELECT 1"))
