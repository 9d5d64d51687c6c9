"""A server whose time passes so many times as fast, people's clocks too: `python -m tools.quick_server D 10`.

Its address is printed when it listens. With a page whose time is as fast (`web_readers`) a long game takes
little time, and everything lasts as long as ever by the clocks of both.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

from fengsheng.server.clock import Handle
from fengsheng.server.config import Config, database_url
from fengsheng.server.run import serve


class QuickClock:
    """Real time, so many times as fast."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._utc_ms = time.time_ns() // 1_000_000
        self._since = time.monotonic()

    def now(self) -> float:
        """Seconds."""
        return (time.monotonic() - self._since) * self._factor

    def utc_ms(self) -> int:
        """From the true time on."""
        return self._utc_ms + int(self.now() * 1000)

    def call_later(self, delay: float, ring: Callable[[], None]) -> Handle:
        """Sooner."""
        return asyncio.get_running_loop().call_later(max(0.0, delay) / self._factor, ring)


def _ready(config: Config) -> None:
    print(config.base, flush=True)


def main() -> None:
    """Serve until it is stopped."""
    folder, factor = Path(sys.argv[1]), float(sys.argv[2])
    config = Config(port=0, database=database_url(folder, None), address_limits=False, log_level="error")
    serve(config, _ready, clock=QuickClock(factor))


if __name__ == "__main__":
    main()
