"""Hints through NATS: what cannot be said now is not said later. The command line knows the database alone,
so what is said there is heard too."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from fengsheng.server.cluster.protocols import Hints
from fengsheng.server.errors import BadConfig

log = logging.getLogger("fengsheng.server")

START_WITHIN = 3  # seconds


class NatsHints:
    """Of one cluster; `beside` only listens."""

    def __init__(self, url: str, cluster: str, beside: Hints) -> None:
        self._url = url
        self._beside = beside
        self._prefix = f"fs.{cluster}."
        self._client: Client | None = None

    async def open(self, heard: Callable[[str, dict[str, Any]], None]) -> None:
        """Listen; at the start NATS has to be there, later it may come and go."""

        async def take(message: Msg) -> None:
            with suppress(ValueError, TypeError):
                heard(message.subject.removeprefix(self._prefix), dict(json.loads(message.data)))

        async def failed(error: Exception) -> None:
            log.debug("nats", extra={"error": str(error)})

        try:
            async with asyncio.timeout(START_WITHIN):  # by itself it would try for ever
                self._client = await nats.connect(
                    self._url,
                    connect_timeout=START_WITHIN,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.5,
                    pending_size=0,
                    error_cb=failed,
                )
                await self._client.subscribe(f"{self._prefix}>", cb=take)
        except Exception as error:  # its own errors have no base of their own
            raise BadConfig(f"NATS cannot be reached: {str(error) or type(error).__name__}.") from None
        await self._beside.open(heard)

    async def tell(self, subject: str, message: dict[str, Any]) -> bool:
        """Say it to all who listen."""
        try:
            assert self._client is not None
            if not self._client.is_connected:
                return False
            await self._client.publish(self._prefix + subject, json.dumps(message).encode())
        except Exception:  # away: whoever needs to know finds it in the database
            return False
        return True

    async def close(self) -> None:
        """Listen no longer."""
        await self._beside.close()
        if self._client is not None:
            with suppress(Exception):
                await self._client.close()
