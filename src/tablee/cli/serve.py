"""`tablee serve`: open the house to browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


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
    joins_per_minute: Annotated[
        float | None,
        typer.Option(metavar="N", min=1, help="How many people may sit down a minute from one address."),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print no addresses.")] = False,
) -> int:
    """Open the house to browsers.

    It prints its address for this machine and for the local network; Ctrl+C closes it.
    """
    from tablee.cli.speech import foreign, spoken
    from tablee.server import run

    limit = joins_per_minute
    return run.serve(
        host, port, db, joins_per_minute=limit, quiet=quiet, language=spoken(), translated=foreign
    )
