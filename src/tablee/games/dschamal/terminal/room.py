"""How much room a terminal has."""

from __future__ import annotations

from rich.console import Console

TALL = 36  # lines that show the largest relief, eight players and the keys


def low(console: Console) -> bool:
    """Paper has room enough."""
    return console.is_terminal and console.height < TALL
