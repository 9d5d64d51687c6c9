"""A program at the table: joins by link or code, and plays at random until the game is over.

    python examples/remote_bot.py http://127.0.0.1:8766/t/ABCDEF --name Robo

It needs nothing of fengsheng but a server: the protocol is JSON over a WebSocket (docs/protocol.md). Replace
`choose` with something cleverer; `view` is everything your seat knows, kept up to date by `apply`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def choose(view: dict[str, Any], prompt: dict[str, Any]) -> str:
    """The notation of one of the options."""
    options: list[dict[str, Any]] = prompt["options"]
    return str(random.choice(options)["n"])


def apply(view: Any, changes: list[list[Any]]) -> Any:
    """A view after the changes of a `step`."""

    def find(path: list[Any]) -> Any:
        place = view
        for step in path:
            place = place[step]
        return place

    for change in changes:
        path = change[0]
        if len(change) == 4:  # replace a part of an array
            _, start, count, items = change
            find(path)[start : start + count] = items
        elif not path:  # the whole view is new
            view = change[1]
        elif len(change) == 1:  # a key is gone
            del find(path[:-1])[path[-1]]
        else:  # a value is new
            find(path[:-1])[path[-1]] = change[1]
    return view


def socket_of(place: str, server: str) -> tuple[str, str]:
    """The socket's address and the code of the table, from a link or from a code and a server."""
    if "/" not in place:
        place = f"{server.rstrip('/')}/t/{place}"
    parts = urlsplit(place)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/ws", parts.path.rsplit("/", 1)[-1]


async def play(place: str, server: str, name: str, token: str, start: bool) -> dict[str, Any]:
    """Sit down, play one game to its end; the last message about the table."""
    address, code = socket_of(place, server)
    async with connect(address, max_size=None) as socket:

        async def say(**message: Any) -> None:
            await socket.send(json.dumps(message))

        await say(t="hello", table=code, name=name, token=token, words="none")
        view: Any = None
        started = False
        async for frame in socket:
            message = json.loads(frame)
            kind = message["t"]
            if kind == "view":
                view = message["view"]
            elif kind == "step":
                view = apply(view, message["patch"])
            elif kind == "table":
                if message["phase"] == "over":
                    await say(t="leave")
                    return dict(message)
                if start and not started and message["phase"] == "lobby":
                    started = True
                    await say(t="start")
            elif kind == "error" and message["code"] not in ("stale-prompt", "already-answered"):
                print(f"{message['code']}: {message['text']}", file=sys.stderr)
            elif kind == "bye":
                raise SystemExit(f"{message['code']}: {message['text']}")
            prompt = message.get("prompt")
            if kind in ("view", "step", "asked") and prompt:
                await say(t="answer", prompt=prompt["id"], option=choose(view, prompt))
    raise SystemExit("The connection has ended before the game.")


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Join a table of a fengsheng server and play a game.")
    parser.add_argument("table", help="a link to a table, or its six-letter code")
    parser.add_argument("--server", default="http://127.0.0.1:8766", help="needed with a code")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--token", default="", help="of a guest that exists; a new one otherwise")
    parser.add_argument("--start", action="store_true", help="deal at once, as the owner of the table")
    arguments = parser.parse_args()
    table = asyncio.run(
        play(arguments.table, arguments.server, arguments.name, arguments.token, arguments.start)
    )
    names = [chair["name"] for chair in table["chairs"]]
    winners = ", ".join(names[seat] for seat in table.get("winners", [])) or "nobody"
    print(f"The game is over: {table.get('reason', '')}. Winners: {winners}.")
    print(f"Seed {table['fair'].get('seed', '')}, whose hash was published before the deal.")


if __name__ == "__main__":
    main()
