"""The figures of a load test for people, next to what they should be."""

from __future__ import annotations

from typing import Any

TARGETS: dict[str, float] = {
    "p50_ms": 8.0,
    "p99_ms": 60.0,
    "errors": 0,
    "cores": 0.6,
    "memory_mb": 280.0,
    "bytes_per_client_and_action": 1000,
}
"""With 200 tables of six; at most."""
HIGHEST = 300  # tables, at least
_NAMES = {
    "p50_ms": ("answer to event, half within", "ms"),
    "p99_ms": ("99 of 100 within", "ms"),
    "accepted_p50_ms": ("answer to accepted, half within", "ms"),
    "accepted_p99_ms": ("99 of 100 within", "ms"),
    "errors": ("errors", ""),
    "cores": ("share of one core", ""),
    "memory_mb": ("resident memory", "MB"),
    "bytes_per_client_and_action": ("bytes for each client and action", ""),
    "answers_per_s": ("answers a second", ""),
    "cpu_us_per_answer": ("processor time for an answer", "µs"),
}


def lines(told: dict[str, Any]) -> list[str]:
    """Everything that was measured."""
    out = [
        f"{told['edition']}, {told['seats']} seats, {told['build']} engine, Python {told['python']}, "
        f"{told['database']}",
        f"the server on core {told['server_core'] or 'any'}, clients on {told['client_cores'] or 'any'}",
    ]
    for part, title in (("load", "people at every seat"), ("novice", "one person and novice bots")):
        if part in told:
            row = told[part]
            out += ["", f"{row['tables']} tables, {title}: median of {len(row['repeats'])} stretches"]
            out += _rows(row, TARGETS if part == "load" and row["tables"] >= 200 else {})
            if part == "novice":
                out.append(f"  holds 250 ms: {'yes' if row['holds'] else 'NO'}")
    if "highest" in told:
        row = told["highest"]
        enough = row["tables"] >= HIGHEST or row["tables"] == row["tried"][-1]["tables"]
        mark = "" if enough else f"   (should be at least {HIGHEST})"
        out += ["", f"most tables with p99 within {row['limit_ms']:.0f} ms: {row['tables']}{mark}"]
        for tried in row["tried"]:
            out.append(
                f"  {tried['tables']:5} tables: p50 {tried['p50_ms']:.1f} ms, p99 {tried['p99_ms']:.1f} ms, "
                f"{tried['cores']:.2f} core, {tried['memory_mb']:.0f} MB, {tried['errors']} errors"
            )
    if "flood" in told:
        row = told["flood"]
        out += [
            "",
            f"one connection sends {row['sent_mb']:.1f} MB of pings and is dropped {row['dropped']} times",
        ]
        for key, title in (("calm", "before"), ("flooded", "meanwhile")):
            ping, health = (
                f"p50 {row[key][f'{what}_p50_ms']:.1f} ms, p99 {row[key][f'{what}_p99_ms']:.1f} ms"
                for what in ("ping", "health")
            )
            out.append(f"  {title:10} another's ping {ping}; /healthz {health}")
    if "analysis" in told:
        row = told["analysis"]
        out += [
            "",
            f"{row['tables']} tables, with and without an analysis on the server's core "
            f"({', '.join(row['states'])}): it had {row['analysis_cores']:.2f} of it",
        ]
        for key, title in (("without", "without"), ("beside", "with")):
            one = row[key]
            out.append(
                f"  {title:10} p50 {one['p50_ms']:.1f} ms, p99 {one['p99_ms']:.1f} ms; accepted "
                f"p50 {one['accepted_p50_ms']:.1f} ms, p99 {one['accepted_p99_ms']:.1f} ms; "
                f"{one['errors']} errors"
            )
    if "soak" in told:
        row = told["soak"]
        games = ", ".join(f"{count} {how}" for how, count in sorted(row["games"].items()))
        out += ["", f"soak of {row['seconds']:.0f} s: games {games}; {row['errors']} errors"]
        quarters = " → ".join(f"{value:.0f}" for value in row["memory_mb"])
        out.append(f"  memory by quarters {quarters} MB: {'flat' if row['flat'] else 'GROWING'}")
    return out


def _rows(row: dict[str, Any], targets: dict[str, float]) -> list[str]:
    out = []
    for key, (name, unit) in _NAMES.items():
        text = f"  {name:34} {row[key]:10,} {unit}"
        if key in targets:
            good = row[key] <= targets[key]
            text = f"{text:52} at most {targets[key]:,g}{'' if good else '   MISSED'}"
        out.append(text.rstrip())
    return out
