"""A terminal filled with lines, drawn in one write; what is cut off at the top is said at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from tablee.cli.speech.translation import tell

TYPED = 1  # the line below, where somebody types


def lines_of(console: Console, part: RenderableType) -> list[str]:
    with console.capture() as drawn:
        console.print(part)
    return drawn.get().splitlines()


def draw_screenful(console: Console, lines: Sequence[str]) -> None:
    """One write, so that nothing flickers."""
    shown = lines if len(lines) + TYPED <= console.height else _cut(console, lines)
    console.file.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in shown) + "\x1b[J")
    console.file.flush()


def _cut(console: Console, lines: Sequence[str]) -> list[str]:
    sizes = {"height": console.height, "needed": len(lines) + TYPED}
    told = tell("Window too low: {height} lines, {needed} needed", **sizes)
    notice = lines_of(console, Text(told, "bold yellow"))
    room = max(1, console.height - TYPED - len(notice))
    return [*lines[-room:], *notice]
