"""What every game draws alike: a name, who is asked, and the places at the end."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Scene
from tablee.core.contract import Seat, Standings


def draw_mark(asked: bool) -> Text:
    return Text("▶ " if asked else "  ", "bold green")


def draw_name(scene: Scene, seat: Seat, *, asked: bool = False, otherwise: str = "") -> Text:
    """One's own name is underlined, the names of those who are asked are bold."""
    looks = "bold underline" if seat == scene.eyes else "bold" if asked else otherwise
    return Text(scene.name(seat), looks)


def draw_over(scene: Scene, *parts: RenderableType) -> RenderableType:
    return Group(Text(scene.words.say("prompt-over"), "bold"), Text(), *parts)


def draw_places(
    standings: Standings, scene: Scene, holding: Callable[[Seat], RenderableType], *below: RenderableType
) -> RenderableType:
    """Who came where and with what; after a tie as many places are skipped as were shared."""
    table = Table.grid(padding=(0, 3, 0, 0))
    place = 1
    for tied in standings:
        for seat in tied:
            table.add_row(scene.words.say("place-word", place=place), draw_name(scene, seat), holding(seat))
        place += len(tied)
    return draw_over(scene, table, *below)
