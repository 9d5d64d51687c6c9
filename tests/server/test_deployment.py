"""The files for several servers say what the program knows, and agree with each other."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import insert, update
from tests.docs.blocks import run_blocks
from tests.server.nursery import ROOT
from tests.server.test_container import DEPLOY, MOST_EXPOSED, PREFIX
from tests.some import some
from typer.main import get_command

from fengsheng.cli import app
from fengsheng.server.app import make_app
from fengsheng.server.config import Config, from_environment
from fengsheng.server.errors import BadConfig, StoreError
from fengsheng.server.operate.administer import wait_until_drained
from fengsheng.server.operate.metrics import Metrics
from fengsheng.server.store import Store, schema

PROGRAM = f"{PREFIX}/bin/fengsheng"
PORT = str(Config().port)
SECRETS = {"POSTGRES_PASSWORD": "secret", "FENGSHENG_CLUSTER_SECRET": "x" * 48}
KUBERNETES = [
    document
    for file in sorted((DEPLOY / "kubernetes").glob("*.yaml"))
    for document in yaml.safe_load_all(file.read_text())
]
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose-cluster.yaml").read_text())["services"]
FILES = {path.name: path.read_text() for path in DEPLOY.rglob("*") if path.is_file()}


def of_kind(kind: str) -> list[dict[str, Any]]:
    """Objects of Kubernetes."""
    return [document for document in KUBERNETES if document["kind"] == kind]


def pod() -> dict[str, Any]:
    """A node there."""
    found: dict[str, Any] = of_kind("StatefulSet")[0]["spec"]["template"]["spec"]
    return found


def directives(name: str) -> dict[str, list[str]]:
    """What a unit says of its service."""
    found: dict[str, list[str]] = {}
    for line in FILES[name].partition("[Service]")[2].partition("[Install]")[0].splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


# How each of them sets up a node.


def composed(service: str) -> dict[str, str]:
    """The environment of a service; secrets come from outside."""
    env: dict[str, str] = COMPOSE[service]["environment"]
    return {
        name: re.sub(r"\$\{(\w+):\?\}", lambda found: SECRETS[found[1]], value) for name, value in env.items()
    }


def in_a_pod() -> dict[str, str]:
    """The same for Kubernetes, as the first pod has it."""
    given = {
        "fengsheng-db-app": "postgresql://a:b@fengsheng-db-rw:5432/fengsheng",
        "metadata.name": "fengsheng-0",
    }
    given["fengsheng-cluster"] = SECRETS["FENGSHENG_CLUSTER_SECRET"]
    found: dict[str, str] = {}
    for row in pod()["containers"][0]["env"]:
        value = row.get("value", "")
        if "valueFrom" in row:
            ((how, where),) = row["valueFrom"].items()
            value = given[where["fieldPath" if how == "fieldRef" else "name"]]
        found[row["name"]] = re.sub(r"\$\((\w+)\)", lambda name: found[name[1]], value)
    return found


def in_a_unit() -> dict[str, str]:
    """The same for systemd, for the instance of a port."""
    rows = (row.partition("=") for row in directives("fengsheng@.service")["Environment"])
    env = {name: value.replace("%i", "8767") for name, _, value in rows}
    return (
        env
        | {"FENGSHENG_DATABASE_URL": "postgresql+psycopg://localhost/fengsheng"}
        | {"FENGSHENG_CLUSTER_SECRET": SECRETS["FENGSHENG_CLUSTER_SECRET"]}
    )


@pytest.mark.parametrize(
    ("env", "address"),
    [
        (composed("node-1"), "ws://node-1:8766"),
        (composed("node-2"), "ws://node-2:8766"),
        (in_a_pod(), "ws://fengsheng-0.fengsheng-nodes:8766"),
        (in_a_unit(), "ws://127.0.0.1:8767"),
    ],
)
def test_a_node_understands_how_it_is_set_up(env: dict[str, str], address: str) -> None:
    config = from_environment(env)
    assert (config.cluster, config.address, config.migrate) == ("cards", address, False)
    assert config.public_url == "https://cards.example.org"
    with pytest.raises(BadConfig, match="secret"):
        from_environment(env | {"FENGSHENG_CLUSTER_SECRET": of_kind("Secret")[0]["stringData"]["secret"]})


def test_every_variable_is_one_that_the_program_reads() -> None:
    source = (ROOT / "src/fengsheng/server/config.py").read_text()
    known = set(re.findall(r'"(FENGSHENG_[A-Z_]+)"', source))
    built = set(re.findall(r'"(FENGSHENG_[A-Z_]+)"', (ROOT / "setup.py").read_text()))
    named = {name for text in FILES.values() for name in re.findall(r"FENGSHENG_[A-Z_]+", text)}
    assert {"FENGSHENG_CLUSTER", "FENGSHENG_NATS_URL"} < named <= known | built
    docs = (ROOT / "docs/hosting.md").read_text()
    assert {name for name in known if f"`{name}" not in docs} <= {"FENGSHENG_HURRY"}


def commands() -> list[list[str]]:
    """Every command of ours that a file gives."""
    lists = [service["command"] for name, service in COMPOSE.items() if name == "migrate"]
    lists += [one["command"] for one in pod()["initContainers"]]
    hook = pod()["containers"][0]["lifecycle"]["preStop"]["exec"]["command"]
    words = shlex.split(hook[-1].replace("$(hostname)", "host"))
    lists.append(words[words.index(PROGRAM) :])
    lists.append(directives("fengsheng@.service")["ExecStart"][0].split())
    return lists


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_is_one_that_there_is(command: list[str]) -> None:
    program, *words = command
    assert program == PROGRAM
    found: Any = get_command(app)
    while words and words[0].isalpha():
        found = found.get_command(None, words.pop(0))
    known = {option for parameter in found.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_nodes_and_balancers_have_the_same_ports_and_names() -> None:
    nodes = {f"{name}:{PORT}" for name in COMPOSE if name.startswith("node-")}
    assert f"EXPOSE {PORT}\n" in FILES["Containerfile"]
    nginx = FILES["nginx.conf"]
    assert set(re.findall(r"^ +server ([\w:-]+)", nginx, re.MULTILINE)) == nodes
    (listens,) = re.findall(r"listen (\d+);", nginx)
    assert COMPOSE["nginx"]["ports"] == [f"127.0.0.1:{PORT}:{listens}"]
    assert COMPOSE["nginx"]["volumes"][0].startswith("./nginx.conf:")
    assert "default $arg_table;" in nginx
    assert "hash $fengsheng_key consistent;" in nginx
    network = yaml.safe_load(FILES["compose-cluster.yaml"])["networks"]["default"]["ipam"]["config"][0][
        "subnet"
    ]
    assert f"set_real_ip_from {network};" in nginx
    assert composed("node-1")["FENGSHENG_TRUSTED_PROXIES"] == network
    haproxy = FILES["haproxy.cfg"]
    assert set(re.findall(r"^ +server [\w-]+ [\d.]+:(\d+)", haproxy, re.MULTILINE)) == {PORT}
    assert "balance url_param table" in haproxy
    assert "hash-type consistent" in haproxy
    for text in (nginx, haproxy):  # figures, and the right to pass somebody on, are nobody's outside
        assert "/metrics" in text
        assert "X-Fengsheng-Relay" in text


def test_engines_are_named_by_their_digests() -> None:
    for name in ("postgres", "nats", "nginx"):
        assert re.fullmatch(rf"{name}:[\w.-]+@sha256:[0-9a-f]{{64}}", COMPOSE[name]["image"])
    for name in ("node-1", "node-2", "migrate", "nats"):
        service = COMPOSE[name]
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])
        assert f"USER {service['user']}" in FILES["Containerfile"]


def test_the_objects_of_kubernetes_find_each_other() -> None:
    (kustomization,) = of_kind("Kustomization")
    listed = {*kustomization["resources"], "kustomization.yaml"}
    assert listed == {path.name for path in (DEPLOY / "kubernetes").iterdir()}
    (nodes,) = of_kind("StatefulSet")
    labels = nodes["spec"]["template"]["metadata"]["labels"]
    services = {service["metadata"]["name"]: service["spec"] for service in of_kind("Service")}
    assert services[nodes["spec"]["serviceName"]]["clusterIP"] == "None"
    assert services[nodes["spec"]["serviceName"]]["publishNotReadyAddresses"] is True
    (budget,) = of_kind("PodDisruptionBudget")
    chosen = [nodes["spec"]["selector"]["matchLabels"], budget["spec"]["selector"]["matchLabels"]]
    assert [*chosen, *(service["selector"] for service in services.values())] == [labels] * 4
    container = pod()["containers"][0]
    ports = {port["name"]: str(port["containerPort"]) for port in container["ports"]}
    assert ports == {"http": PORT}
    assert {str(port["port"]) for spec in services.values() for port in spec["ports"]} == {PORT}
    for ingress in some(of_kind("Ingress")):
        (rule,) = ingress["spec"]["rules"]
        service = rule["http"]["paths"][0]["backend"]["service"]
        assert service["name"] in services
        assert service["port"]["name"] in ports
    (database,) = of_kind("Cluster")
    secrets = {secret["metadata"]["name"] for secret in of_kind("Secret")} | {
        f"{database['metadata']['name']}-app"
    }
    wanted = [
        row["valueFrom"]["secretKeyRef"]["name"] for row in container["env"] if "secretKeyRef" in str(row)
    ]
    assert set(some(wanted)) == secrets
    assert database["spec"]["postgresql"]["synchronous"]["number"] >= 1
    # there is time to give all tables away, and somebody waits for it
    (patience,) = re.findall(r"timeout (\d+) ", container["lifecycle"]["preStop"]["exec"]["command"][-1])
    assert int(patience) < pod()["terminationGracePeriodSeconds"] == 60


def test_the_unit_of_a_node_has_the_rights_of_the_other_one_and_no_more() -> None:
    one, several = directives("fengsheng.service"), directives("fengsheng@.service")
    own = {"ExecStart", "Environment", "TimeoutStopSec", "StateDirectory", "StateDirectoryMode"}
    own |= {"EnvironmentFile", "LoadCredential"}
    assert {name: value for name, value in one.items() if name not in own} == {
        name: value for name, value in several.items() if name not in own
    }
    assert several["TimeoutStopSec"] == ["60"]


def test_systemd_understands_the_unit_of_a_node(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed (tools/setup_systemd.sh)")
    # the program need not be installed here
    unit = tmp_path / "fengsheng@.service"
    unit.write_text(FILES["fengsheng@.service"].replace(PROGRAM, "/bin/true"))
    told = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    exposed = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"Overall exposure level for fengsheng@\w+\.service: (\d+\.\d+)", exposed.stdout)
    assert found is not None, exposed.stderr
    assert float(found[1]) <= MOST_EXPOSED


# Figures.


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty one."""
    with closing(Store(f"sqlite:///{tmp_path / 'a.sqlite'}")) as found:
        yield found


def page(store: Store) -> str:
    """What /metrics shows."""
    metrics: Metrics = make_app(Config(thinkers=0), store).state.hub.metrics
    return metrics.page().decode()


def exported(store: Store) -> set[str]:
    """Names of figures that are shown, with the one that only a node of several has."""
    source = (ROOT / "src/fengsheng/server/cluster/node.py").read_text()
    return set(re.findall(r"^(fengsheng_\w+)", page(store), re.MULTILINE)) | {
        f"fengsheng_{name}" for name in re.findall(r'metrics\.watch\("(\w+)"', source)
    }


def expressions() -> dict[str, list[str]]:
    """What the dashboard and the alerts ask for."""
    panels = json.loads(FILES["grafana.json"])["panels"]
    groups = yaml.safe_load(FILES["alerts.yaml"])["groups"]
    return {
        "grafana.json": [target["expr"] for panel in panels for target in panel.get("targets", ())],
        "alerts.yaml": [rule["expr"] for group in groups for rule in group["rules"]],
    }


def names(file: str) -> set[str]:
    """Figures of ours that it names."""
    return {name for text in expressions()[file] for name in re.findall(r"fengsheng_\w+", text)}


def test_dashboard_and_alerts_name_figures_that_there_are(store: Store) -> None:
    known = exported(store)
    assert "fengsheng_cluster_lease_left_seconds" in known
    assert names("alerts.yaml") <= known
    # and nothing is left out of the dashboard, but for what a histogram has beside its buckets
    beside = {"fengsheng_saved_seconds_count", "fengsheng_saved_seconds_sum"}
    assert names("grafana.json") == known - beside
    panels = json.loads(FILES["grafana.json"])["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_how_long_it_took_until_something_was_saved_is_shown(store: Store) -> None:
    async def write() -> None:
        await store.commit([store.drop_meta("nothing")])

    assert "fengsheng_saved_seconds_count 0.0" in page(store)
    asyncio.run(write())
    told = page(store)
    assert "fengsheng_saved_seconds_count 1.0" in told
    assert 'fengsheng_saved_seconds_bucket{le="+Inf"} 1.0' in told


# What is done by hand, and what is said of it.


def test_waiting_for_a_node_to_give_its_tables_away(store: Store) -> None:
    row = {"id": "n", "key": 1, "name": "host:8766", "address": "", "version": "1", "rules": 1}
    row |= {"state": "draining", "started_at": 0, "beat_at": 0, "tables": 2, "peers": 0}
    with store.engine.begin() as connection:
        connection.execute(insert(schema.nodes), row)
    with pytest.raises(StoreError, match="2 tables and is not heard of"):
        wait_until_drained(store, "n", 0.01, 0.05)
    with store.engine.begin() as connection:
        connection.execute(update(schema.nodes).values(tables=0))
    wait_until_drained(store, "n", 0.01, 0.05)
    wait_until_drained(store, "gone", 0.01, 0.05)


def test_the_table_of_what_is_needed_is_what_the_function_says() -> None:
    needs: Any = run_blocks("docs/hosting.md")["needs"]
    text = (ROOT / "docs/hosting.md").read_text().split("| people at once |")[1]
    rows = re.findall(r"^\| ([\d,.]+(?: \| [\d,.]+)+) \|$", text, re.MULTILINE)
    assert len(rows) == 3
    for row in rows:
        people, *figures = (float(cell.replace(",", "")) for cell in row.split(" | "))
        said = needs(int(people))
        shown = ("processes", "answers_s", "commits_s", "wal_mb_s", "postgres_cores", "out_mb_s")
        assert figures == [said[name] for name in shown], people
