"""Figures for Prometheus. A registry of its own: several servers may live in one process."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

from fengsheng.server.operate.durations import Durations

COUNTERS: dict[str, str] = {
    "answers": "Answers accepted",
    "steps": "Steps that were broadcast",
    "games_started": "Games dealt",
    "games_ended": "Games played to the end",
    "tables_created": "Tables opened",
    "tables_refused": "Tables not opened because there are too many, or no room is left for them",
    "timeouts": "Questions whose clock ran out",
    "refused": "Messages refused by a table",
    "bad_messages": "Frames that were no message of the protocol",
    "too_fast": "Messages beyond a limit",
    "connections": "Connections accepted",
    "disconnections": "Connections that have ended",
    "frames_sent": "Frames sent",
    "bytes_sent": "Bytes sent in frames",
    "slow_peers": "Connections closed because they did not read",
    "room_errors": "Mistakes of the server at a table",
    "bot_errors": "Mistakes of bots",
    "thoughts": "Answers of bots that had looked ahead",
    "thoughts_late": "Answers of bots that should have looked ahead and did not come to an end",
    "thinkers_lost": "Processes in which bots look ahead that had to be replaced",
    "reports": "Lines of chat reported",
    "stalls": "Times the server stood still and clocks were set back",
    "stalled_seconds": "Seconds that the server stood still",
    "cluster_claims": "Tables that this node has taken",
    "cluster_fenced": "Writes refused because another node had the table",
    "cluster_lapsed": "Times this node has lost its lease",
    "cluster_relayed": "Connections whose table is at another node",
    "cluster_hints_lost": "Hints that could not be given",
}


class _Counters:
    """Reads the counts when somebody asks: counting itself must cost next to nothing."""

    def __init__(self, counts: dict[str, float]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[CounterMetricFamily]:
        """Every counter, as Prometheus wants it."""
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"fengsheng_{name}", about, value=self._counts[name])


class _Times:
    def __init__(self, name: str, about: str, durations: Durations) -> None:
        self._name, self._about, self._durations = name, about, durations

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """How often it took how long."""
        buckets = self._durations.buckets()
        yield HistogramMetricFamily(self._name, self._about, buckets, self._durations.total)


class Metrics:
    """Counters by name, and gauges that are read when somebody looks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counts: dict[str, float] = dict.fromkeys(COUNTERS, 0)
        self.registry.register(_Counters(self.counts))

    def count(self, what: str, number: float = 1) -> None:
        """One more, or several. From the event loop's thread alone."""
        self.counts[what] += number

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A value that is read on demand."""
        Gauge(f"fengsheng_{name}", about, registry=self.registry).set_function(read)

    def time(self, name: str, about: str, durations: Durations) -> None:
        """Something that takes its time, noted elsewhere."""
        self.registry.register(_Times(f"fengsheng_{name}", about, durations))

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
