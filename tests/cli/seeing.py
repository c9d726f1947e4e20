"""What a face shows to one who sits at the table."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from tablee.cli.faces.face import Reader
from tablee.cli.speech.fluent_words import game_words

NAMES = ("Anne", "Bruno", "Chloé")


def reader_of(game: str, language: str) -> Reader:
    """Three at a table, seen by the first."""
    return Reader(game_words(game, language), NAMES, 0)


def drawn(part: RenderableType) -> str:
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as shown:
        console.print(part)
    return shown.get()
