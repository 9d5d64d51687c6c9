"""Which browser the tests and pictures use: the Chromium of the machine, never one that is downloaded."""

from __future__ import annotations

import os
import shutil
import subprocess

# The first is the same browser without windows. The others have one for every page, with buttons nobody
# presses: a page costs three times as much there.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The browser, or nothing if there is none; FENGSHENG_CHROMIUM names another one."""
    named = os.environ.get("FENGSHENG_CHROMIUM")
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    return found[0] if found else ""


def cjk_fonts() -> bool:
    """Whether Chinese can be drawn."""
    try:
        said = subprocess.run(
            ["fc-list", ":lang=zh-tw", "family"], capture_output=True, text=True, timeout=30
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return bool(said.stdout.strip())


def missing() -> str:
    """What there is not, in one line; nothing if all is there."""
    if not chromium():
        return "no Chromium (Debian: tools/setup_browser.sh)"
    if not cjk_fonts():
        return "no Chinese fonts (Debian: tools/setup_browser.sh)"
    return ""
