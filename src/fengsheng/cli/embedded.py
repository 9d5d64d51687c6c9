"""The server that `fengsheng play` starts: for whoever sits here, and for everybody in the home network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path

import typer

from fengsheng.cli.database import url_of
from fengsheng.words import say

OTHER_PORTS = 20  # behind the usual one, if somebody has that


def start(lang: str, host: str | None, port: int | None, data: Path | None, show: bool) -> None:
    """Serve until somebody stops it; say where, and open the page if there is a browser to open it in."""
    # the server's libraries are loaded when a server is wanted
    from fengsheng.server.config import Config, from_environment
    from fengsheng.server.http.addresses import EVERYWHERE, invitations
    from fengsheng.server.run import serve

    config = from_environment(
        os.environ,
        host=host or os.environ.get("FENGSHENG_HOST") or "0.0.0.0",
        port=port,
        database=url_of(data, None),
        log_level=os.environ.get("FENGSHENG_LOG_LEVEL", "warning"),
    )
    chosen = port is not None or "FENGSHENG_PORT" in os.environ

    def ready(config: Config) -> None:
        typer.echo(say(lang, "play-listens", url=config.base))
        if config.host in EVERYWHERE and not config.public_url:
            for url in invitations(config):
                typer.echo(say(lang, "play-network", url=url))
        typer.echo(say(lang, "play-stop"))
        if show and browser_here():
            # a moment later, when it answers; a thread of its own, because some browsers block
            opening = threading.Timer(0.5, webbrowser.open, (config.base,))
            opening.daemon = True
            opening.start()

    serve(config, ready, 0 if chosen else OTHER_PORTS)


def browser_here() -> bool:
    """Whether somebody sits here who could look at a page. A browser for text would take the terminal."""
    if not sys.stdin.isatty():
        return False
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or "microsoft" in os.uname().release
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
