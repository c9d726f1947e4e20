"""`tablee serve`: open the house to browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.server import limits


def add_to(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 127.0.0.1 keeps it to this machine.")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes any free one.")
    ] = 8000,
    db: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where tables are kept (made if missing).")
    ] = None,
    store: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="A PostgreSQL database to keep tables in: postgresql://…"),
    ] = "",
    joins_per_minute: Annotated[
        float,
        typer.Option(
            metavar="N", min=1, help="Tables opened, or seats asked for at a table, a minute from an address."
        ),
    ] = limits.JOINS_PER_MINUTE,
    connections_per_address: Annotated[
        int,
        typer.Option(metavar="N", min=8, help="How many connections one address may have open."),
    ] = limits.CONNECTIONS_PER_ADDRESS,
    public_url: Annotated[
        str,
        typer.Option(metavar="URL", help="Where people find the house, for example https://games.example."),
    ] = "",
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="One more name the house answers to; repeatable."),
    ] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A foreign page that may speak to the house; repeatable."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy, or a network of proxies, whose X-Forwarded-For is believed; repeatable.",
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print no addresses.")] = False,
) -> int:
    """Open the house to browsers.

    It prints its address for this machine and for the local network; Ctrl+C closes it.
    """
    from tablee.cli.commands.store_places import one_place
    from tablee.cli.speech.translation import foreign, spoken
    from tablee.server.hosting import run

    settings: dict[str, object] = {
        "joins_per_minute": joins_per_minute,
        "connections_per_address": connections_per_address,
        "public_url": public_url,
        "allow_host": tuple(allow_host or ()),
        "allow_origin": tuple(allow_origin or ()),
        "trusted_proxy": tuple(trusted_proxy or ()),
    }
    place = one_place(db, store)
    return run.serve(host, port, place, quiet=quiet, language=spoken(), translated=foreign, **settings)
