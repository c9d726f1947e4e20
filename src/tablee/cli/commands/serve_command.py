"""`tablee serve`: open the house to browsers."""

from __future__ import annotations

import typer

from tablee.cli.commands.serve_options import ENVIRONMENT, ServeOptions, with_serve_options


def add_to(app: typer.Typer) -> None:
    app.command("serve", context_settings=ENVIRONMENT)(with_serve_options(serve))


def serve(context: typer.Context, options: ServeOptions) -> int:
    """Open the house to browsers.

    It prints its address for this machine and for the local network; Ctrl+C closes it. Every option may
    also stand in the environment (TABLEE_PORT=8080) or in the TOML file of --config; `tablee config` says
    what holds.
    """
    from tablee.cli.commands.store_places import one_place
    from tablee.cli.speech.translation import foreign, spoken
    from tablee.server.hosting import run

    return run.serve(
        options.host,
        options.port,
        one_place(context, options.db, options.store),
        quiet=options.quiet,
        language=spoken(),
        translated=foreign,
        node=options.node,
        node_address=options.node_address,
        **options.of_host(),
    )
