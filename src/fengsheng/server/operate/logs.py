"""Logs: one line an event, with fields; as text or as JSON. Tokens never get here, and if one did it would be
struck out."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

from fengsheng.server.operate.visible import visible
from fengsheng.server.socket.limits import Bucket, Rate

LINES = Rate(100, 1)  # that say the same

_PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "taskName"}
_PLAIN |= {"color_message"}
# the shape of a token: an id of 24 hexadecimal digits, a point, 43 characters
_TOKEN = re.compile(r"\b([0-9a-f]{24})\.[A-Za-z0-9_-]{20,}")


def without_secrets(text: str) -> str:
    """The text with anything that looks like a token struck out."""
    return _TOKEN.sub(r"\1.***", text)


class _Formatter(logging.Formatter):
    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        level, event = record.levelname.lower(), record.getMessage().strip()
        fields = {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        if self._as_json:
            line = json.dumps(
                {"at": at, "level": level, "event": event, **fields}, ensure_ascii=False, default=str
            )
        else:
            line = " ".join([at, level, event, *(f"{key}={value}" for key, value in fields.items())])
        return without_secrets("\n".join(map(visible, line.split("\n"))))


class _NotTooOften(logging.Filter):
    """What others can cause again and again does not fill the disk: of the same line only so many. Mistakes
    of the server are always written down."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[object, Bucket] = {}  # by what the program says, which is not much

    def filter(self, record: logging.LogRecord) -> bool:
        bucket = self._lines.setdefault(record.msg, Bucket(LINES, record.created))
        return record.levelno >= logging.ERROR or bucket.take(record.created)


def set_up(log_format: str, level: str) -> None:
    """Send everything of ours to the error stream; of the web server only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter(log_format == "json"))
    handler.addFilter(_NotTooOften())
    ours = logging.getLogger("fengsheng")
    ours.handlers = [handler]
    ours.setLevel(level.upper())
    ours.propagate = False
    for name in ("uvicorn", "uvicorn.error", "litestar", "alembic", "sqlalchemy"):
        other = logging.getLogger(name)
        other.handlers = [handler]
        other.setLevel(logging.WARNING)
        other.propagate = False
