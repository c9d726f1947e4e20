"""What a seat sees as a picture: in a notebook, or as a file of SVG or HTML.

    from tablee.cli.screen.view_picture import picture_of
    picture_of("<game>", view, names)              # shown by itself at the end of a notebook's cell
    picture_of("<game>", view, names).save("table.svg")

It is drawn by the game's own face, the one of the terminal; nothing is fetched from anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console, Group, RenderableType
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.speech.fluent_words import game_words, plain
from tablee.core.shelf import load
from tablee.core.told import Seat

WIDTH: Final = 100
SVG: Final = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
HTML: Final = '<pre style="font-family:monospace;line-height:1.2;white-space:pre">{code}</pre>'


@runtime_checkable
class OwnedView(Protocol):
    """A view that says whose it is; without that it is drawn as a watcher sees the table."""

    @property
    def seat(self) -> Seat | None: ...


class ViewPicture:
    def __init__(self, drawn: RenderableType, title: str, width: int) -> None:
        self._drawn = drawn
        self._title = title
        self._width = width

    def svg(self) -> str:
        return self._console().export_svg(title=self._title, code_format=SVG, unique_id="tablee")

    def html(self) -> str:
        return self._console().export_html(code_format=HTML, inline_styles=True)

    def _repr_html_(self) -> str:
        return self.html()

    def save(self, file: Path | str) -> None:
        """By its ending: .svg or .html; `ValueError` for any other."""
        path = Path(file)
        made = {".svg": self.svg, ".html": self.html}.get(path.suffix.lower())
        if made is None:
            raise ValueError(f"{path}: a picture is a file of .svg or .html")
        path.write_text(made(), encoding="utf-8")

    def _console(self) -> Console:
        console = Console(record=True, file=StringIO(), width=self._width, force_terminal=True)
        console.print(self._drawn)
        return console


def picture_of(
    game: str, view: Any, names: Sequence[str], *, language: str = "en", width: int = WIDTH
) -> ViewPicture:
    """The table and the hand of whoever looks, a watcher has none; `names` say who sits where."""
    rules, face, words = load(game), load_face(game), game_words(game, language)
    reader = Reader(
        words, tuple([plain(name) for name in names]), view.seat if isinstance(view, OwnedView) else None
    )
    parts: list[RenderableType] = [face.table(view, reader)]
    if reader.eyes is not None:
        parts += [Text(), face.hand(view, reader)]
    return ViewPicture(Group(*parts), rules.META.title, width)
