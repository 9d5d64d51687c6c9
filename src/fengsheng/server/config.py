"""How a server is set up: flags, else environment variables, else what is usual."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from fengsheng.server.errors import BadConfig

LEAST_KEPT = 1 << 20
MOST_THINKERS = 64
LEAST_SECRET = 16  # characters
LONGEST_ADDRESS = 200  # characters that the database keeps


class Config(NamedTuple):
    """Everything the server must be told."""

    host: str = "127.0.0.1"
    port: int = 8766
    database: str = ""
    public_url: str = ""
    """How people reach the server, for links: scheme, host and port, and a path if it is not at the root."""
    log_format: str = "text"
    log_level: str = "info"
    open_metrics: bool = False
    """Whether /metrics is shown to other machines too."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For is believed."""
    keep_at_most: int = 1 << 30
    """Bytes that the database may take; 0: as many as there are."""
    address_limits: bool = True
    """Off only for a load test, in which all clients have one address."""
    thinkers: int = -1
    """Processes in which bots of the level master look ahead; 0: there are none; -1: by the cores."""
    analysis: str = "on"
    """Which analyses of finished games are made: `on`, `standard` (no deep ones) or `off`."""
    hurry: float = 1.0
    """How many times as fast all that only passes time is: for tests and load tests."""

    cluster: str = ""
    """The name of the servers that share a database; empty: this one is alone."""
    address: str = ""
    """How others of them reach this one."""
    cluster_secret: str = ""
    """With what they sign to each other."""
    nats: str = ""
    """Where hints go; empty: through the database."""
    forward: str = "relay"
    """How frames get to the owner of a table."""
    migrate: bool = True
    """Whether the schema is brought up to date at the start."""

    @property
    def base(self) -> str:
        """The URL that links begin with."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "") else "[::1]" if self.host == "::" else self.host
        return f"http://{host}:{self.port}"


def data_folder() -> Path:
    """Where the database is by default."""
    named = os.environ.get("FENGSHENG_DATA") or os.environ.get("XDG_DATA_HOME")
    if os.environ.get("FENGSHENG_DATA"):
        return Path(os.environ["FENGSHENG_DATA"])
    return Path(named) / "fengsheng" if named else Path.home() / ".local" / "share" / "fengsheng"


def database_url(data: Path | None, url: str | None) -> str:
    """The database: a URL, or the file in the data folder."""
    if url:
        return url
    file = str(((data or data_folder()) / "fengsheng.sqlite").absolute())
    return "sqlite:///" + file.replace("%", "%25").replace("?", "%3F")  # what a URL takes for something else


def from_environment(env: Mapping[str, str], **flags: object) -> Config:
    """Flags win over the environment; a flag that is None was not given."""
    given: dict[str, object] = {}
    for name, text in (
        ("host", env.get("FENGSHENG_HOST")),
        ("port", env.get("FENGSHENG_PORT")),
        ("database", env.get("FENGSHENG_DATABASE_URL")),
        ("public_url", env.get("FENGSHENG_PUBLIC_URL")),
        ("log_format", env.get("FENGSHENG_LOG_FORMAT")),
        ("log_level", env.get("FENGSHENG_LOG_LEVEL")),
        ("trusted_proxies", env.get("FENGSHENG_TRUSTED_PROXIES")),
        ("keep_at_most", env.get("FENGSHENG_KEEP_AT_MOST")),
        ("thinkers", env.get("FENGSHENG_THINKERS")),
        ("analysis", env.get("FENGSHENG_ANALYSIS")),
        ("cluster", env.get("FENGSHENG_CLUSTER")),
        ("address", env.get("FENGSHENG_ADDRESS")),
        ("cluster_secret", env.get("FENGSHENG_CLUSTER_SECRET")),
        ("nats", env.get("FENGSHENG_NATS_URL")),
        ("forward", env.get("FENGSHENG_FORWARD")),
    ):
        if text:
            given[name] = _number(name, text) if name in ("port", "thinkers") else text
    if env.get("FENGSHENG_HURRY"):
        given["hurry"] = _factor(env["FENGSHENG_HURRY"])
    for name, variable in (
        ("open_metrics", "FENGSHENG_OPEN_METRICS"),
        ("address_limits", "FENGSHENG_ADDRESS_LIMITS"),
        ("migrate", "FENGSHENG_MIGRATE"),
    ):
        if variable in env:
            given[name] = env[variable].lower() in ("1", "true", "yes", "on")
    given |= {name: value for name, value in flags.items() if value is not None}
    if "keep_at_most" in given:
        given["keep_at_most"] = _bytes(str(given["keep_at_most"]))
    config = Config(**given)  # type: ignore[arg-type]
    check(config)
    return config


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        what = "The port" if name == "port" else "The number of thinkers"
        raise BadConfig(f"{what} must be a number, not {text!r}.") from None


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 1.0 <= factor <= 1000.0:
        raise BadConfig(f"FENGSHENG_HURRY is a number from 1 to 1000, not {text!r}.")
    return factor


def _bytes(text: str) -> int:
    """500M, 1.5G, or a plain number of bytes."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if found is None:
        raise BadConfig(f"A size is a number with K, M, G or T, such as 500M, not {text!r}.")
    return round(float(found[1]) * (1 << 10 * " KMGT".index(found[2].upper() or " ")))


def read_secret(file: Path) -> str:
    """What is in a file, for one user alone."""
    try:
        return file.read_text("utf-8").strip()
    except (OSError, ValueError) as error:
        raise BadConfig(f"The secret cannot be read: {getattr(error, 'strerror', None) or error}.") from None


def _reachable(url: str, *schemes: str) -> bool:
    """Whether this is scheme, host, perhaps a port and a path, as browsers and other servers write it."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port  # raises for a port that there is not
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and not set(url) & set(" ?#@\"'<>\\")
    return plain and parts.scheme in schemes and bool(host)


def _is_address(url: str) -> bool:
    """Whether others can open a socket there, and the database can keep it."""
    return _reachable(url, "ws") and urlsplit(url).port != 0 and len(url) <= LONGEST_ADDRESS


def _check_proxy(proxy: str) -> None:
    """What is no address would never be met, and everybody would be taken for the proxy."""
    try:
        if proxy not in ("", "*"):
            ip_network(proxy)
    except ValueError:
        raise BadConfig(
            f"A trusted proxy is an address or a network, such as 10.0.0.7 or 10.0.0.0/8, not {proxy!r}."
        ) from None


def _check_cluster(config: Config) -> None:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,30}", config.cluster):
        raise BadConfig("The name of a cluster is small letters, digits and hyphens.")
    if not config.database.startswith("postgresql"):
        raise BadConfig("Several servers need PostgreSQL: name it with --database.")
    if len(config.cluster_secret) < LEAST_SECRET:
        raise BadConfig(
            f"Several servers need a secret of at least {LEAST_SECRET} characters in --cluster-secret-file."
        )
    if config.address and not _is_address(config.address):
        raise BadConfig("The address is how other servers reach this one, such as ws://10.0.0.7:8766.")


def check(config: Config) -> None:
    """Raise one clear sentence if something makes no sense."""
    if not 0 <= config.port <= 65535:
        raise BadConfig(f"There is no port {config.port}; ports are 0 to 65535.")
    if config.public_url and not _reachable(config.public_url, "http", "https"):
        raise BadConfig(
            "The public URL is scheme, host and path, such as https://cards.example.org or "
            "https://example.org/games/fengsheng; other letters than Latin ones as browsers send them (xn--)."
        )
    for proxy in config.trusted_proxies.split(","):
        _check_proxy(proxy.strip())
    if not -1 <= config.thinkers <= MOST_THINKERS:
        raise BadConfig(f"There can be 0 to {MOST_THINKERS} thinkers, not {config.thinkers}.")
    if 0 < config.keep_at_most < LEAST_KEPT:
        raise BadConfig("Less than 1M is not enough for a database; 0 is no limit at all.")
    if config.forward != "relay":
        raise BadConfig(f"Frames go to the owner of a table by relay, not by {config.forward!r}.")
    if config.cluster:
        _check_cluster(config)
    elif config.address or config.nats or config.cluster_secret:
        raise BadConfig(
            "--address, --nats and --cluster-secret-file are for several servers: name them with --cluster."
        )
    if config.log_format not in ("text", "json"):
        raise BadConfig(f"The log format is text or json, not {config.log_format!r}.")
    if config.log_level not in ("debug", "info", "warning", "error"):
        raise BadConfig(f"The log level is debug, info, warning or error, not {config.log_level!r}.")
    if config.analysis not in ("on", "standard", "off"):
        raise BadConfig(f"Analysis is on, standard or off, not {config.analysis!r}.")
