"""`tablee version`."""

from __future__ import annotations

import typer

from tablee import __version__


def add_to(app: typer.Typer) -> None:
    app.command()(version)


def version() -> None:
    """Say which version this is."""
    print(f"tablee {__version__}")
