"""A game that is over, without a browser: where a test is about what comes afterwards."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.harness import Listener, pick
from tests.server.process import Process
from websockets.sync.client import connect

PATIENCE = 90.0  # seconds until something must have been heard


def finished(server: Process, **settings: Any) -> str:
    """One person and bots have played; the id of the replay."""
    table = server.open_table("Ann", pace="instant", **settings)
    dice, ann, asked, started = Random(1), Listener(table["guest"]), "", False
    with connect(server.socket, compression=None, max_size=None) as line:
        hello = {"t": "hello", "table": table["code"], "token": table["token"], "words": "none"}
        line.send(json.dumps(hello))
        while not (ann.table.get("phase") == "over" and ann.table.get("replay")):
            ann.send(line.recv(PATIENCE, decode=False))
            if not started and ann.table.get("phase") == "lobby":
                started = True
                line.send(json.dumps({"t": "start"}))
            if ann.prompt is not None and ann.prompt["id"] != asked:
                asked = ann.prompt["id"]
                line.send(json.dumps({"t": "answer", "prompt": asked, "option": pick(ann.prompt, dice)}))
    return str(ann.table["replay"])
