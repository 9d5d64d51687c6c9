"""The HTTP side against its own description: whatever is asked, no answer is a mistake of the server."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.server.process import Process, process

if TYPE_CHECKING:  # it takes long to load, and only the worker that runs this needs it
    import schemathesis

EXAMPLES = 40  # of each operation; of 60 no other answer came after the 27th
SEED = 1  # said here: hypothesis would make one of the source, and other words would ask other things


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("schema") / "data", "--no-address-limits") as found:
        yield found
        assert found.alive()
        log = found.log.read_text()
        assert "Traceback" not in log
        assert "request failed" not in log


def check(case: schemathesis.Case[Any]) -> int:
    """One request; its status."""
    from schemathesis.checks import not_a_server_error

    reply = case.call()
    case.validate_response(reply, checks=[not_a_server_error])
    assert reply.headers["content-security-policy"][0].startswith("default-src 'none'")
    if reply.status_code >= 400 and case.method != "HEAD":
        # every refusal has the same form
        told = json.loads(reply.content)
        assert set(told) == {"code", "text"}, told
        assert told["code"]
    return reply.status_code


def ask_anything(operation: schemathesis.APIOperation[Any, Any, Any, Any]) -> Counter[int]:
    """Requests that fit the description and requests that do not; how often each status came back."""
    from schemathesis import GenerationMode

    statuses: Counter[int] = Counter()

    @seed(SEED)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of([operation.as_strategy(mode) for mode in GenerationMode]))
    def ask(case: schemathesis.Case[Any]) -> None:
        statuses[check(case)] += 1

    ask()
    return statuses


def test_no_request_is_answered_with_a_mistake(running: Process) -> None:
    from schemathesis import openapi
    from schemathesis.core.result import Ok

    schema = openapi.from_url(f"{running.base}/api/schema/openapi.json")
    seen: dict[str, Counter[int]] = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        seen[operation.label] = ask_anything(operation)
        if operation.label == "POST /api/tables":  # by chance nobody asks for a table that can be had
            usual = operation.Case(body={"name": "Ann"}, media_type="application/json")
            seen[operation.label][check(usual)] += 1
    assert len(seen) > 8
    assert seen["POST /api/tables"][201] > 0
    assert seen["POST /api/tables"][400] > 0
    assert not [status for counted in seen.values() for status in counted if status >= 500]
