"""A view drawn by the roles of its fields alone: for games that bring no face of their own.

A field is shown if the game's words have a sentence `view-<field>`: its label. What each seat has
becomes a column beside the names, what the reader holds a row of cards, and the rest lines of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.common_pictures import draw_mark, draw_name, draw_places
from tablee.cli.faces.face import Reader
from tablee.cli.faces.sentence_arguments import minus, word_of
from tablee.core.contract import Seat, Standings
from tablee.core.roles import Roles, role_of

GAP = (0, 3, 0, 0)
NOTHING = "–"


class GenericPictures:
    def __init__(self, roles: Roles) -> None:
        self._roles = roles

    def draw_table(self, view: msgspec.Struct, reader: Reader) -> RenderableType:
        columns = list(self._shown(view, reader, "each"))
        table = Table.grid(padding=GAP)
        if columns:
            table.add_row(Text(), *[Text(label, "dim") for label, *_ in columns])
        asked = self._asked(view)
        for seat in range(len(reader.names)):
            cells = [self._cell(values[seat], role, reader) for _, role, values in columns]
            name = draw_name(reader, seat, asked=seat in asked)
            table.add_row(draw_mark(seat in asked) + name, *cells)
        return Group(*self._lines(view, reader), Text(), table)

    def draw_hand(self, view: msgspec.Struct, reader: Reader) -> RenderableType:
        """The labelled cards of whoever looks; a watcher has none."""
        rows = [
            Text.assemble((f"{label}  ", "dim"), *self._cards(values, role, reader))
            for label, role, values in self._shown(view, reader, "hand")
            if values
        ]
        return Group(*rows) if rows else Text()

    def hand_line(self, view: msgspec.Struct, reader: Reader) -> RenderableType:
        """Everything in the hand on one line, without a label."""
        cards = [
            card
            for _, role, values in self._shown(view, reader, "hand")
            for card in self._cards(values, role, reader)
        ]
        return Text.assemble(*cards) if cards else Text(NOTHING, "dim")

    def draw_result(self, view: msgspec.Struct, standings: Standings, reader: Reader) -> RenderableType:
        scores = [(label, values) for label, role, values in self._shown(view, reader, "each score")]

        def holding(seat: Seat) -> RenderableType:
            told = [f"{label}: {minus(values[seat])}" for label, values in scores]
            return Text("   ".join(told))

        return draw_places(standings, reader, holding)

    def _lines(self, view: msgspec.Struct, reader: Reader) -> Iterator[RenderableType]:
        """Single values on one line, rows of things each on its own."""
        single = []
        for label, role, value in self._shown(view, reader, ""):
            if isinstance(value, tuple | list):
                yield Text.assemble((f"{label}  ", "dim"), *self._cards(value, role, reader))
            else:
                single.append(Text.assemble((f"{label}  ", "dim"), self._cell(value, role, reader)))
        yield Text("     ").join(single)

    def _shown(self, view: msgspec.Struct, reader: Reader, wanted: str) -> Iterator[tuple[str, str, Any]]:
        """The label, the role of one thing and the value of every field that is shown so."""
        for field in view.__struct_fields__:
            role = role_of(self._roles, "", field)
            kind, _, inner = role.partition(" ")
            wrapped = kind in ("each", "hand")
            fits = f"{role} ".startswith(f"{wanted} ") if wanted else not wrapped
            value = getattr(view, field)
            if fits and value is not None and reader.words.has(f"view-{field}"):
                yield reader.words.say(f"view-{field}"), inner if wrapped else role, value

    def _asked(self, view: msgspec.Struct) -> tuple[Seat, ...]:
        named = [field for field in view.__struct_fields__ if role_of(self._roles, "", field) == "asked"]
        return tuple([seat for field in named for seat in getattr(view, field)])

    def _cards(self, values: Any, role: str, reader: Reader) -> list[Text]:
        one = role.removesuffix("s")
        cards = [Text(f" {word_of(value, one, reader)} ", "reverse") for value in values]
        return [piece for card in cards for piece in (card, Text(" "))] or [Text(NOTHING, "dim")]

    def _cell(self, value: Any, role: str, reader: Reader) -> Text:
        if value is None or value is False:
            return Text(NOTHING, "dim")
        if value is True:
            return Text("✓", "green")
        if isinstance(value, tuple | list):
            return Text.assemble(*self._cards(value, role, reader))
        told = str(word_of(value, role, reader))
        return Text(minus(told) if isinstance(value, int) else told, "bold" if role == "score" else "")
