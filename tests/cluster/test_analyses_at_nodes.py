"""An analysis at real nodes, one of which is killed."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tests.cluster.engines import needs_postgres
from tests.cluster.nodes import cluster
from tests.cluster.test_owners import sql
from tests.server.nursery import Forked
from tests.server.patience import within
from tests.server.test_kill import open_table
from tests.server.test_socket import hello, receive, until
from websockets.asyncio.client import connect

pytestmark = needs_postgres


async def played(node: Forked) -> str:
    """A finished game of one person and two bots."""
    table = open_table(node.base, "Ann", pace="instant", seats=3)
    async with connect(node.socket) as socket:
        await hello(socket, table, token=table["token"])
        await until(socket, "table")
        await socket.send('{"t": "start"}')
        while True:
            message = await receive(socket)
            if message["t"] == "table" and message["phase"] == "over":
                return str(message["replay"])
            prompt = message.get("prompt")
            if isinstance(prompt, dict):
                answer = {"t": "answer", "prompt": prompt["id"], "option": prompt["options"][0]["n"]}
                await socket.send(json.dumps(answer))


def told(node: Forked, path: str, method: str = "GET") -> dict[str, Any]:
    request = Request(node.base + path, method=method)
    with urlopen(request, timeout=60) as reply:
        found: dict[str, Any] = json.loads(reply.read())
    return found


def test_real_nodes_one_is_killed_and_another_goes_on(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        nodes = [found.start() for _ in range(3)]
        path = f"/api/replays/{asyncio.run(played(nodes[0]))}/analysis?level=deep&seat=0"
        assert told(nodes[1], path, "POST")["state"] in ("queued", "running", "paused")
        within(lambda: sql(url, "SELECT state FROM analyses") == [("running",)], "somebody is at it")
        (at,) = sql(url, "SELECT n.id, n.name FROM analyses a JOIN nodes n ON n.id = a.node")
        for node in nodes:
            assert told(node, path)["state"] in ("running", "paused")
        (owner,) = [node for node in nodes if node.base.endswith(at[1][at[1].index(":") :])]
        owner.end(signal.SIGKILL)
        first, second = (node for node in nodes if node is not owner)
        asked = f"SELECT count(*) FROM analyses WHERE state = 'running' AND node <> '{at[0]}'"
        within(lambda: sql(url, asked) == [(1,)], "another is at it")
        assert told(first, path, "DELETE")["state"] in ("none", "part")
        assert told(second, path)["state"] in ("none", "part")
        for node in (first, second):
            assert "Traceback" not in node.log.read_text()
