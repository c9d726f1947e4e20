"""What every game draws alike: a name, who is asked, and the places at the end."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.core.contract import Seat, Standings


def draw_mark(asked: bool) -> Text:
    return Text("▶ " if asked else "  ", "bold green")


def draw_name(reader: Reader, seat: Seat, *, asked: bool = False, otherwise: str = "") -> Text:
    """One's own name is underlined, the names of those who are asked are bold."""
    looks = "bold underline" if seat == reader.eyes else "bold" if asked else otherwise
    return Text(reader.name(seat), looks)


def draw_over(reader: Reader, *parts: RenderableType) -> RenderableType:
    return Group(Text(reader.words.say("prompt-over"), "bold"), Text(), *parts)


def draw_places(
    standings: Standings, reader: Reader, holding: Callable[[Seat], RenderableType], *below: RenderableType
) -> RenderableType:
    """Who came where and with what; after a tie as many places are skipped as were shared."""
    table = Table.grid(padding=(0, 3, 0, 0))
    place = 1
    for tied in standings:
        for seat in tied:
            table.add_row(reader.words.say("place-word", place=place), draw_name(reader, seat), holding(seat))
        place += len(tied)
    return draw_over(reader, table, *below)
