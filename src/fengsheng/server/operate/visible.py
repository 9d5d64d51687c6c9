"""Text of others for somebody's terminal: what would move the cursor, turn the line round or hide something
is shown as what it is, not sent."""

from __future__ import annotations

import unicodedata


def visible(text: str) -> str:
    """The text with every control, direction, invisible or unknown character written as `\\u202e`."""
    if text.isprintable():
        return text
    return "".join(char if _harmless(char) else _escaped(char) for char in text)


def _harmless(char: str) -> bool:
    return char.isprintable() or unicodedata.category(char) == "Zs"


def _escaped(char: str) -> str:
    """As JSON writes it, so that JSON stays what it was."""
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))
