"""The table before a game: who is there, and how others come."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.server.protocol.table_shown import PlaceView, TableView


def draw_lobby(table: TableView, reader: Reader, title: str, link: str) -> RenderableType:
    say = reader.words.say
    seats = Table.grid(padding=(0, 3, 0, 0))
    for seat, place in enumerate(table.places):
        name = Text(reader.name(seat) if place.name else say("remote-free"), "bold" if place.name else "dim")
        seats.add_row(Text(str(seat + 1), "dim"), name, Text(_who(place, reader, seat == table.host), "dim"))
    return Group(
        Text(title, "bold"),
        Text(f"{table.code}   {link}"),
        Text(),
        seats,
    )


def _who(place: PlaceView, reader: Reader, host: bool) -> str:
    if not place.name:
        return ""
    kind = "bot" if place.bot else "away" if place.away or not place.present else "here"
    told = reader.words.say("remote-place", kind=kind, level=place.bot)
    return f"{told} · {reader.words.say('remote-host')}" if host else told
