"""What the server runs on, for the page that says so: names, versions and licences from package metadata."""

from __future__ import annotations

import re
from functools import cache
from importlib import metadata


@cache
def licences(package: str = "fengsheng") -> list[dict[str, str]]:
    """The run-time packages of a package, and theirs, by name."""
    found: dict[str, dict[str, str]] = {}
    waiting = _needs(package)
    while waiting:
        name = waiting.pop()
        try:
            one = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another platform, or an extra that is not there
        key = re.sub(r"[-_.]+", "-", one.name).lower()
        if key not in found:
            found[key] = {"name": one.name, "version": one.version, "licence": _licence(one)}
            waiting += _needs(name)
    return [found[key] for key in sorted(found)]


def _needs(package: str) -> list[str]:
    try:
        lines = metadata.distribution(package).requires or []
    except metadata.PackageNotFoundError:
        return []
    return [re.split(r"[\s;<>=!~\[(]", line, maxsplit=1)[0] for line in lines if "extra ==" not in line]


def _licence(package: metadata.Distribution) -> str:
    meta = package.metadata
    lines = [line for line in meta.get_all("Classifier") or [] if line.startswith("License ::")]
    classified = ", ".join(line.split("::")[-1].strip() for line in lines)
    for name in ("License-Expression", "License"):
        if name in meta and (name == "License-Expression" or not classified):
            return meta[name].strip().split("\n")[0][:60]
    return classified
