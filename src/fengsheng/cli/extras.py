"""What a plain installation does without, and the line to type for it."""

from __future__ import annotations

from typing import Final

EXTRAS: Final = {
    "arena": ("openskill",),
    "fit": ("numpy",),
    "neural": ("numpy",),
    "train": ("torch",),
    "server": (
        "alembic",
        "litestar",
        "msgspec",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "postgres": ("psycopg",),
    "cluster": ("nats", "psycopg"),
    "ray": ("ray",),
}
"""The extras of pyproject.toml, with the modules that they bring."""


def line_to_type(error: ModuleNotFoundError) -> str:
    """How to install what is missing; empty: it is nothing that an extra brings, but a mistake of ours."""
    missing = error.name or ""  # a part of something that is there is a wrong version of it
    for extra, modules in EXTRAS.items():
        if missing in modules:
            return f"pip install 'fengsheng[{extra}]'"
    return ""
