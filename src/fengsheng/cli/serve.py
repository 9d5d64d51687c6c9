"""`fengsheng serve`: tables for people, over the network."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fengsheng.cli.database import DatabaseUrl, DataFolder, url_of


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="Address to listen on; 0.0.0.0 for the whole home network.", show_default="127.0.0.1"
        ),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port; 0 for any that is free.", show_default="8766")
    ] = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    public_url: Annotated[
        str | None, typer.Option(help="How people reach this server, such as https://cards.example.org.")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="text or json.", show_default="text")] = None,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info, warning or error.", show_default="info")
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            help="Addresses of reverse proxies, with commas, whose word on who calls is believed.",
            show_default="127.0.0.1",
        ),
    ] = None,
    keep_at_most: Annotated[
        str | None,
        typer.Option(
            help="How large the database may become, such as 500M; beyond it less is kept. 0: no limit.",
            show_default="1G",
        ),
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes in which bots of the level master look ahead; 0 for none, and no such level.",
            show_default="a core less than there are, 1 to 4",
        ),
    ] = None,
    analysis: Annotated[
        str | None,
        typer.Option(
            help="Analyses of finished games: on, standard (no deep ones) or off.", show_default="on"
        ),
    ] = None,
    open_metrics: Annotated[
        bool | None, typer.Option("--open-metrics", help="Show /metrics to other machines too.")
    ] = None,
    address_limits: Annotated[
        bool | None,
        typer.Option("--address-limits/--no-address-limits", help="Limits per address; off for a load test."),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(help="Share a PostgreSQL with other servers of this name; docs/cluster.md."),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            help="How the others reach this one, such as ws://10.0.0.7:8766.", show_default="its own address"
        ),
    ] = None,
    cluster_secret_file: Annotated[
        Path | None, typer.Option(help="A file with the secret that all of them share.")
    ] = None,
    nats: Annotated[
        str | None, typer.Option(help="A NATS for their hints.", show_default="through the database")
    ] = None,
    forward: Annotated[
        str | None, typer.Option(help="How players reach a table elsewhere: relay.", show_default="relay")
    ] = None,
    migrate: Annotated[
        bool | None,
        typer.Option("--migrate/--no-migrate", help="Bring the schema up to date at the start."),
    ] = None,
) -> None:
    """Start the game server. It stops on Ctrl-C, after telling the players and saving.

    Each option can be given as an environment variable instead: FENGSHENG_HOST, FENGSHENG_PORT,
    FENGSHENG_DATA, FENGSHENG_DATABASE_URL, FENGSHENG_PUBLIC_URL, FENGSHENG_LOG_FORMAT,
    FENGSHENG_LOG_LEVEL, FENGSHENG_TRUSTED_PROXIES, FENGSHENG_KEEP_AT_MOST, FENGSHENG_THINKERS,
    FENGSHENG_ANALYSIS, FENGSHENG_OPEN_METRICS, FENGSHENG_ADDRESS_LIMITS, FENGSHENG_CLUSTER,
    FENGSHENG_ADDRESS, FENGSHENG_CLUSTER_SECRET (the secret itself), FENGSHENG_NATS_URL, FENGSHENG_FORWARD,
    FENGSHENG_MIGRATE.

    \b
    fengsheng serve
    fengsheng serve --host 0.0.0.0 --port 8080
    """
    # the server's libraries are loaded when a server is wanted, not by every command
    from fengsheng.server.config import Config, from_environment, read_secret
    from fengsheng.server.run import serve as run

    config = from_environment(
        os.environ,
        host=host,
        port=port,
        database=url_of(data, database),
        public_url=public_url,
        log_format=log_format,
        log_level=log_level,
        trusted_proxies=trusted_proxies,
        keep_at_most=keep_at_most,
        thinkers=thinkers,
        analysis=analysis,
        open_metrics=open_metrics,
        address_limits=address_limits,
        cluster=cluster,
        address=address,
        cluster_secret=read_secret(cluster_secret_file) if cluster_secret_file else None,
        nats=nats,
        forward=forward,
        migrate=migrate,
    )

    def ready(config: Config) -> None:
        typer.echo(f"fengsheng listens on {config.base}")

    run(config, ready)
