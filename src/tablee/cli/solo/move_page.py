"""What a person is shown with a question: the table, the hand, and the moves as far as there is room."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import islice
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Face, Reader
from tablee.cli.screen.terminal_screen import Screen
from tablee.core.choices import Choice
from tablee.core.contract import Game, Offers

FEW = 8  # moves that are listed with their sentences
SOME = 4  # moves listed even where there is no room for them
Listed = Mapping[str, Any]
"""Moves by the letter that makes them."""


class MovePage:
    """The pages of one prompt, drawn by the game's face."""

    def __init__(self, game: Game, face: Face, reader: Reader, screen: Screen) -> None:
        self._game = game
        self._face = face
        self._reader = reader
        self._screen = screen

    def draw(self, view: Any, offers: Offers, listed: Listed) -> tuple[RenderableType, RenderableType]:
        """The picture and the question, shorter where both would not fit."""
        table = self._face.table(view, self._reader)
        question = self._question(view, offers, listed, FEW)
        if not self._screen.fits(table, question):
            question = self._question(view, offers, listed, 0)
        if self._screen.lacks(table, question):
            question = self._shorter(table, view, offers, listed)
        return table, question

    def _shorter(self, table: RenderableType, view: Any, offers: Offers, listed: Listed) -> RenderableType:
        """As many moves as there is room for; the others are typed."""

        def listing(count: int) -> RenderableType:
            first = dict(islice(listed.items(), count))
            return self._question(view, offers, first, 0, more=len(listed) - len(first))

        counts = range(SOME, len(listed))
        room = bisect_right(counts, 0, key=lambda count: self._screen.lacks(table, listing(count)))
        return listing(max(SOME, SOME + room - 1))

    def _question(
        self, view: Any, offers: Offers, listed: Listed, few: int, *, more: int = 0
    ) -> RenderableType:
        say = self._reader.words.say
        obvious = self._face.obvious(view, offers)
        hints = [say("play-hint")]
        if obvious is not None:
            hints.insert(0, say("play-enter", move=self._face.describe(obvious, self._reader)))
        return Group(
            self._face.hand(view, self._reader),
            Text(self._face.prompt(view, offers, self._reader), "bold green"),
            self._list(view, listed, few),
            *([Text(say("play-more", count=more), "dim")] if more else []),
            Text(" · ".join(hints), "dim"),
        )

    def _list(self, view: Any, listed: Listed, few: int) -> RenderableType:
        """A few moves with their sentences, many only as one types them."""
        typed = {key: self._typed(move, view) for key, move in listed.items()}
        if len(listed) > few:
            short = [self._entry(key, text) for key, text in typed.items()]
            return Columns(short, padding=(0, 3), column_first=True)
        table = Table.grid(padding=(0, 3, 0, 0))
        for key, move in listed.items():
            told = self._face.describe(move, self._reader)
            table.add_row(self._entry(key, told), Text(typed[key], "dim"))
        return table

    def _typed(self, move: Any, view: Any) -> str:
        if isinstance(move, Choice):
            return "…"
        return self._face.typed(move, self._game.write_move(move), view, self._reader)

    def _entry(self, key: str, told: str) -> Text:
        return Text(f"{key:>2} ", "bold yellow") + Text(told, "not bold default")
