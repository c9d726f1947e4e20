"""A view drawn by the roles of its fields alone: for games that bring no face of their own.

A field is shown if the game's words have a sentence `view-<field>`: its label. What each seat has
becomes a column beside the names, what the reader holds a row of cards, and the rest lines of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.common_pictures import draw_mark, draw_name, draw_places
from tablee.cli.faces.face import Reader
from tablee.cli.faces.sentence_arguments import minus, word_of
from tablee.core.contract import Seat, Standings
from tablee.core.roles import Roles, plural, role_of, singular

GAP = (0, 3, 0, 0)
NOTHING = "–"


class Shown(NamedTuple):
    """A field of the view that is shown: its label, the role of what it holds, and that."""

    field: str
    label: str
    role: str
    value: Any


class GenericPictures:
    """The `Pictures` of any game: it knows the roles of the view's fields and nothing else."""

    def __init__(self, roles: Roles) -> None:
        self._roles = roles

    def draw_table(self, view: msgspec.Struct, reader: Reader) -> RenderableType:
        columns = list(self._shown(view, reader, "each"))
        table = Table.grid(padding=GAP)
        if columns:
            table.add_row(Text(), *[Text(one.label, "dim") for one in columns])
        asked = self._asked(view)
        for seat in range(len(reader.names)):
            cells = [self._cell(one.value[seat], one.role, one.field, reader) for one in columns]
            name = draw_name(reader, seat, asked=seat in asked)
            table.add_row(draw_mark(seat in asked) + name, *cells)
        return Group(*self._lines(view, reader), Text(), table)

    def draw_hand(self, view: msgspec.Struct, reader: Reader) -> RenderableType:
        """The labelled cards of whoever looks; a watcher has none."""
        rows = [
            Text.assemble((f"{one.label}  ", "dim"), *self._cards(one.value, one.role, one.field, reader))
            for one in self._shown(view, reader, "hand")
            if one.value
        ]
        return Group(*rows) if rows else Text()

    def hand_line(self, view: msgspec.Struct, reader: Reader) -> RenderableType:
        """Everything in the hand on one line, without a label."""
        cards = [
            card
            for one in self._shown(view, reader, "hand")
            for card in self._cards(one.value, one.role, one.field, reader)
        ]
        return Text.assemble(*cards) if cards else Text(NOTHING, "dim")

    def draw_result(self, view: msgspec.Struct, standings: Standings, reader: Reader) -> RenderableType:
        scores = list(self._shown(view, reader, "each score"))

        def holding(seat: Seat) -> RenderableType:
            return Text("   ".join([f"{one.label}  {minus(one.value[seat])}" for one in scores]))

        return draw_places(standings, reader, holding)

    def _lines(self, view: msgspec.Struct, reader: Reader) -> Iterator[RenderableType]:
        """The phase, single values on one line, rows of things each on its own."""
        if phase := self._phase(view, reader):
            yield Text(phase, "bold")
        single, rows = list[Text](), list[Text]()
        for one in self._shown(view, reader, ""):
            row = isinstance(one.value, tuple | list)
            told = Text.assemble(
                (f"{one.label}  ", "dim"), self._cell(one.value, one.role, one.field, reader)
            )
            (rows if row else single).append(told)
        if single:
            yield Text("     ").join(single)
        yield from rows

    def _phase(self, view: msgspec.Struct, reader: Reader) -> str:
        """The phase in words, as the page has it: `phase-<value>` of the field with that role."""
        named = [field for field in view.__struct_fields__ if role_of(self._roles, "", field) == "phase"]
        said = [f"phase-{getattr(view, field)}" for field in named]
        return next((reader.words.say(name) for name in said if reader.words.has(name)), "")

    def _shown(self, view: msgspec.Struct, reader: Reader, wanted: str) -> Iterator[Shown]:
        for field in view.__struct_fields__:
            role = role_of(self._roles, "", field)
            kind, _, inner = role.partition(" ")
            wrapped = kind in ("each", "hand")
            fits = f"{role} ".startswith(f"{wanted} ") if wanted else not wrapped
            value = getattr(view, field)
            if fits and value is not None and reader.words.has(f"view-{field}"):
                inner = plural(inner) if kind == "hand" else inner
                yield Shown(field, reader.words.say(f"view-{field}"), inner if wrapped else role, value)

    def _asked(self, view: msgspec.Struct) -> tuple[Seat, ...]:
        named = [field for field in view.__struct_fields__ if role_of(self._roles, "", field) == "asked"]
        return tuple([seat for field in named for seat in getattr(view, field)])

    def _cards(self, values: Any, role: str, field: str, reader: Reader) -> list[Text]:
        cards = [self._card(value, singular(role), field, reader) for value in values]
        return [piece for card in cards for piece in (card, Text(" "))] or [Text(NOTHING, "dim")]

    def _card(self, value: Any, role: str, field: str, reader: Reader) -> Text:
        if isinstance(value, msgspec.Struct):
            return Text(f" {self._cell(value, role, field, reader).plain} ", "reverse")
        return Text(f" {_told(value, role, reader)} ", "reverse")

    def _cell(self, value: Any, role: str, field: str, reader: Reader) -> Text:
        """A struct is told by its values, each by the role it has in this field's structs."""
        if value is None or value is False:
            return Text(NOTHING, "dim")
        if value is True:
            return Text("✓", "green")
        if isinstance(value, tuple | list):
            return Text.assemble(*self._cards(value, role, field, reader))
        if isinstance(value, msgspec.Struct):
            parts = [self._part(value, name, field, reader) for name in value.__struct_fields__]
            return Text(" ").join(parts)
        return Text(_told(value, role, reader), "bold" if role == "score" else "")

    def _part(self, value: msgspec.Struct, name: str, field: str, reader: Reader) -> Text:
        """One value of a struct, after its label `view-<field>.<part>` where the game has one."""
        told = self._cell(getattr(value, name), role_of(self._roles, field, name), field, reader)
        label = f"view-{field}.{name}"
        return (
            Text.assemble((f"{reader.words.say(label)} ", "dim"), told) if reader.words.has(label) else told
        )


def _told(value: Any, role: str, reader: Reader) -> str:
    told = str(word_of(value, role, reader))
    return minus(told) if isinstance(value, int) else told
