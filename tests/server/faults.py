"""Faults to plant into a server, to see that they are noticed or survived. Each is called in the server's
process before it serves."""

from __future__ import annotations

import asyncio
import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import event
from sqlalchemy.pool import Pool
from tests.server.harness import Server, play_out

from fengsheng.server.clock import RealClock
from fengsheng.server.hub import shelf
from fengsheng.server.socket import limiter
from fengsheng.server.store import Op, Store
from fengsheng.server.store.ops import Fence
from fengsheng.server.table import commands, loading
from fengsheng.server.table.outbox import Outbox
from fengsheng.server.table.pace import PACES
from fengsheng.server.table.peer import Peer
from fengsheng.server.table.resuming import Resumed
from fengsheng.server.table.room import Room
from fengsheng.server.table.table import Table
from fengsheng.server.wire import client, codec

NOBODY = 65534  # a user who owns nothing
FEW = 300  # tables
CLONE_NEWNS = 0x20000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_SET_NO_NEW_PRIVS, PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN = 38, 65, 1


def told_before_it_is_written() -> None:
    """Nobody waits for the disk."""
    real = Store.commit

    def hasty(self: Store, ops: Sequence[Op], fence: Fence | None = None) -> asyncio.Future[None]:
        real(self, ops, fence)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    Store.commit = hasty  # type: ignore[method-assign]


def chat_is_told_at_once() -> None:
    """A line of chat goes out while it is still to be written."""
    real = Outbox.tell

    def hasty(self: Outbox, peer: Peer, message: Any) -> None:
        if type(message).__name__ == "Chat":
            peer.send(codec.encode(message))
        else:
            real(self, peer, message)

    Outbox.tell = hasty  # type: ignore[method-assign]


def held_answers_are_forgotten() -> None:
    """After a start everybody in a window is asked anew."""
    real = vars(loading)["resume"]

    def forgetful(*given: Any) -> Resumed:
        found: Resumed = real(*given)
        found.match.answers.given.clear()
        return found

    vars(loading)["resume"] = forgetful


def pauses_end() -> None:
    """After a start a paused table goes on."""
    real = Room.read

    def impatient(self: Room, stored: Any) -> None:
        real(self, stored)
        self.table.state.paused = False

    Room.read = impatient  # type: ignore[method-assign]


def answers_are_not_written() -> None:
    """An answer to a question of its own is accepted without being noted."""
    real = commands.COMMANDS[client.Answer]

    def careless(table: Table, out: Outbox, peer: Peer, message: client.Answer) -> None:
        before = len(out.writes)
        real(table, out, peer, message)
        del out.writes[before:]

    commands.COMMANDS[client.Answer] = careless


def clocks_are_short() -> None:
    """Everybody has two seconds, so that a test need not wait long."""
    PACES["quick"] = PACES["quick"]._replace(window=2.0, decision=2.0)


def few_tables() -> None:
    """Memory is full with three hundred tables, so that a test need not open thousands."""
    shelf.MOST_TABLES = FEW


def hints_without_waiting(times: str) -> None:
    """A guest may ask for so many times as many hints, where a game is played by them and nobody thinks."""
    limiter._OF_GUEST["hint"] = limiter.RATES["hint"].times(float(times))


def become(user: str) -> None:
    """Another user from here on."""
    os.setgroups([])
    os.setgid(int(user))
    os.setuid(int(user))


def _play_once() -> None:
    """A game, so that everything a server loads on the way is loaded: another user may not read it."""

    async def play(folder: str) -> None:
        running = Server(Path(folder) / "db")
        room, people = await running.table(["Ann"], seats=5)
        await running.join(room, "Wes", words="full", watch=True)
        await running.say(room, people[0], client.Start())
        await play_out(running, room, people, Random(1))
        await running.crash()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(folder))


def fill(junk: Path) -> None:
    """Whatever room is left on a disk is taken."""
    with junk.open("wb", buffering=0) as out:
        try:
            while out.write(b"x" * 65536):
                pass
        except OSError:
            return


def can_mount() -> bool:
    """Whether this user may mount something for itself."""
    if os.geteuid() != 0 or sys.platform != "linux":
        return False
    return subprocess.run(["unshare", "-m", "true"], capture_output=True, check=False).returncode == 0


def confined(writable: str) -> None:
    """As deploy/ has it: no new rights, no memory that can be written and then run; and where it can be done,
    a root that is read-only but for one folder, and another user."""
    libc = ctypes.CDLL(None, use_errno=True)

    def mount(what: str, where: str, flags: int) -> None:
        if libc.mount(what.encode(), where.encode(), None, flags, None) != 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))

    if can_mount():
        _play_once()
        assert libc.unshare(CLONE_NEWNS) == 0
        mount("none", "/", MS_REC | MS_PRIVATE)
        mount(writable, writable, MS_BIND)
        mount("none", "/", MS_REMOUNT | MS_BIND | MS_RDONLY)
        os.chdir("/")
        become(str(NOBODY))
    assert libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
    libc.prctl(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN, 0, 0, 0)  # a kernel may be too old for it


def pragmas_from(file: str) -> None:
    """Before every use of the database the pragmas in this file are set: how a test makes the disk full
    (`max_page_count`) or the database read-only (`query_only`) while the server runs."""

    def obey(connection: Any, _record: Any, _proxy: Any) -> None:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            connection.execute(f"PRAGMA {line}")

    event.listen(Pool, "checkout", obey)


def clock_off(days: str) -> None:
    """The time of day is wrong by so many days."""
    real = RealClock.utc_ms
    RealClock.utc_ms = lambda self: real(self) + int(days) * 86_400_000  # type: ignore[method-assign]


PLANTED = (
    told_before_it_is_written,
    chat_is_told_at_once,
    held_answers_are_forgotten,
    pauses_end,
    answers_are_not_written,
)
