"""`tablee version`, or `tablee --version`."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee import __version__


def add_to(app: typer.Typer) -> None:
    app.command()(version)


def version() -> None:
    """Say which version this is."""
    print(f"tablee {__version__}")


def _say_at_once(asked: bool) -> None:
    if asked:
        version()
        raise typer.Exit


VersionAsked = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_say_at_once, help="Say which version this is.")
]
