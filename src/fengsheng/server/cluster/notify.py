"""Hints through the database itself: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import URL

from fengsheng.server.operate.administer import CHANNEL, HINT
from fengsheng.server.store.patient import parameters

AGAIN = 1.0  # seconds until a lost connection is made anew
TELL_WITHIN = 2.0  # seconds
LONGEST = 7000  # bytes that PostgreSQL takes


class NotifyHints:
    """Of one cluster; others on the same database are told apart by its name."""

    def __init__(self, url: URL, cluster: str) -> None:
        self._url = url
        self._prefix = f"fs.{cluster}."
        self._heard: Callable[[str, dict[str, Any]], None] | None = None
        self._session: psycopg.AsyncConnection[Any] | None = None
        self._speaking: psycopg.AsyncConnection[Any] | None = None  # the other one only listens
        self._one_at_a_time = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[str, dict[str, Any]], None]) -> None:
        """Listen from now on, as long as there is a database."""
        self._heard = heard
        self._task = asyncio.get_running_loop().create_task(self._listen(), name="hints")

    async def _listen(self) -> None:
        while True:
            with suppress(psycopg.Error, OSError):
                session = await psycopg.AsyncConnection.connect(**parameters(self._url), autocommit=True)
                await session.execute(f"LISTEN {CHANNEL}".encode())
                self._session = session
                async for note in session.notifies():
                    self._take(note.payload)
            self._session = None
            await asyncio.sleep(AGAIN)

    def _take(self, payload: str) -> None:
        if payload == HINT and self._heard is not None:  # from the command line, which knows no cluster
            self._heard(HINT, {})
        with suppress(ValueError, KeyError, TypeError, RecursionError):  # whoever has the database may speak
            told = json.loads(payload)
            subject, message = str(told["s"]), dict(told["m"])
            if subject.startswith(self._prefix) and self._heard is not None:
                self._heard(subject.removeprefix(self._prefix), message)

    async def tell(self, subject: str, message: dict[str, Any]) -> bool:
        """Say it to all. Where the connection was lost since the last time there is another one."""
        text = json.dumps({"s": self._prefix + subject, "m": message})
        if len(text) > LONGEST:
            return False
        async with self._one_at_a_time:
            kept = self._speaking is not None
            return await self._tell(text) or (kept and await self._tell(text))

    async def _tell(self, text: str) -> bool:
        try:
            async with asyncio.timeout(TELL_WITHIN):
                if self._speaking is None:
                    given = parameters(self._url)
                    self._speaking = await psycopg.AsyncConnection.connect(**given, autocommit=True)
                await self._speaking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        except (psycopg.Error, OSError, TimeoutError):
            await self._hang_up()
            return False
        return True

    async def _hang_up(self) -> None:
        if self._speaking is not None:
            await self._speaking.close()
            self._speaking = None

    async def close(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
        await self._hang_up()
