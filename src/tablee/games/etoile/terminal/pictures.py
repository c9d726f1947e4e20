"""The table as a picture: the star, who plays which camp, and how it ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.common_pictures import draw_mark, draw_name, draw_places
from tablee.cli.faces.face import Reader
from tablee.core.contract import Standings
from tablee.games.etoile.geometry import CAMPS
from tablee.games.etoile.terminal.star import Star, camp_sign
from tablee.games.etoile.view import View


def draw_table(view: View, reader: Reader) -> RenderableType:
    """Whoever looks sits below; a watcher sits with A."""
    bottom = 0 if reader.eyes is None else view.seats.index(reader.eyes)
    return Star(view, bottom)


def draw_hand(view: View, reader: Reader) -> RenderableType:
    """Each camp with its player, what is left of it and what it has lost."""
    say = reader.words.say
    table = Table.grid(padding=(0, 2, 0, 0))
    for camp, seat in enumerate(view.seats):
        asked = seat in view.waiting
        table.add_row(
            draw_mark(asked) + camp_sign(camp),
            draw_name(reader, seat, asked=asked),
            Text(say("camp-material", camp=CAMPS[camp]), "italic"),
            Text(pieces_left(view, camp, reader)),
            Text(f"−{view.lost[camp]}" if view.lost[camp] else "", "dim"),
        )
    if view.count < view.limit // 2:
        return table
    return Group(table, Text(say("count-title", count=view.count, limit=view.limit), "dim"))


def pieces_left(view: View, camp: int, reader: Reader) -> str:
    """Of who resigned, what was taken off the board (ETO-53)."""
    if view.withdrawn[camp]:
        return reader.words.say("resigned-with", count=view.withdrawn[camp])
    side = view.sides[camp]
    return reader.words.say("men-and-queens", men=len(side.men), queens=len(side.queens))


def hand_line(view: View, reader: Reader) -> Text:
    """A seat's pieces on one line, queens with their Q."""
    if view.seat is None:
        return Text("–", "dim")
    side = view.sides[view.seats.index(view.seat)]
    cells = [*side.men, *[f"Q{cell}" for cell in side.queens]]
    return Text(" ".join(cells) or "–")


def draw_result(view: View, standings: Standings, reader: Reader) -> RenderableType:
    return draw_places(
        standings, reader, lambda seat: Text(pieces_left(view, view.seats.index(seat), reader))
    )
