"""A record's frames on a screen, by keys; all of them one after the other where there is none."""

from __future__ import annotations

from collections.abc import Sequence

import typer
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.screen.console import open_console
from tablee.cli.screen.record_position import RecordPosition
from tablee.cli.screen.screenful import draw_screenful, lines_of
from tablee.cli.screen.streams import at_a_terminal
from tablee.cli.screen.terminal_screen import WIDEST
from tablee.cli.speech.fluent_words import game_words, plain
from tablee.core.contract import Seat
from tablee.core.replay import AnyRecord, Frame
from tablee.core.shelf import load
from tablee.core.told import events_for

LEAVE = ("q", "\x1b")


class RecordViewer:
    """`eyes` is a seat, or None for all hands open."""

    def __init__(self, record: AnyRecord, frames: Sequence[Frame], eyes: Seat | None, language: str) -> None:
        self._game = load(record.game)
        self._face = load_face(record.game)
        self._reader = Reader(
            game_words(record.game, language), tuple([plain(name) for name in record.names]), eyes
        )
        self._frames = frames
        self._console = open_console(WIDEST)

    def run(self) -> None:
        if not at_a_terminal():
            for frame in self._frames:
                self._console.print(Group(self.picture(frame), Text()))
            return
        with self._console.screen(hide_cursor=False):
            self._step_through()

    def _step_through(self) -> None:
        stepping = RecordPosition(len(self._frames) - 1, self._reader.words)
        while True:
            self._show(stepping)
            try:
                keys = _keys(typer.getchar())
            except EOFError:
                return
            for key in keys:
                if key in LEAVE:
                    return
                stepping.press(key)

    def _show(self, stepping: RecordPosition) -> None:
        hint = self._reader.words.say("replay-hint", last=len(self._frames) - 1)
        below = [Text(hint, "dim"), *([Text(stepping.note, "yellow")] if stepping.note else [])]
        page = Group(self.picture(self._frames[stepping.at]), Text(), *below)
        draw_screenful(self._console, lines_of(self._console, page))
        self._console.print(f"› {stepping.typed}", end="")

    def picture(self, frame: Frame) -> RenderableType:
        view = self._game.view(frame.state, self._reader.eyes)
        told = [Text(self._face.tell(event, self._reader)) for event in self._events(frame)]
        return Group(
            Rule(self._title(frame), align="left", style="dim"),
            *told,
            Text(),
            self._face.table(view, self._reader),
            Text(),
            self._hands(frame),
        )

    def _events(self, frame: Frame) -> tuple[object, ...]:
        """All there is to tell, or what these eyes saw."""
        if self._reader.eyes is None:
            return tuple([told.event for told in frame.turn.events])
        return events_for(frame.turn.events, self._reader.eyes)

    def _title(self, frame: Frame) -> str:
        say, turn = self._reader.words.say, frame.turn
        number = say("replay-turn", number=frame.number, last=len(self._frames) - 1)
        if turn.seat is None:
            return f"{number} · {say('replay-deal')}"
        name = self._reader.names[turn.seat]
        if isinstance(turn.back, int):
            return f"{number} · {say('replay-taken-back', name=name, turn=turn.back)}"
        return f"{number} · {name}"

    def _hands(self, frame: Frame) -> RenderableType:
        eyes = self._reader.eyes
        if eyes is not None:
            return self._face.hand(self._game.view(frame.state, eyes), self._reader)
        open_hands = Table.grid(padding=(0, 2, 0, 0))
        for seat, name in enumerate(self._reader.names):
            view = self._game.view(frame.state, seat)
            open_hands.add_row(Text(name, "bold"), self._face.open_hand(view, self._reader))
        return open_hands


def _keys(read: str) -> list[str]:
    """What a terminal handed over at once: one special key, or several plain ones."""
    return [read] if read.startswith("\x1b") else list(read)
