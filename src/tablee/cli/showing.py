"""A record's frames on a screen, by keys; all of them one after the other where there is none."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tablee.cli.face import Scene, load_face
from tablee.cli.screen import WIDEST
from tablee.cli.words import game_words, plain
from tablee.core.contract import Seat
from tablee.core.replay import AnyRecord, Frame, seen_events
from tablee.games import load

ONWARDS = ("\r", "\n", " ", "n", "\x1b[C", "\x1b[B")
BACK = ("b", "\x7f", "\x1b[D", "\x1b[A")
LEAVE = ("q", "\x1b", "\x03", "\x04")


class Showing:
    """`eyes` is a seat, or None for all hands open."""

    def __init__(self, record: AnyRecord, frames: Sequence[Frame], eyes: Seat | None, language: str) -> None:
        self._game = load(record.game)
        self._face = load_face(record.game)
        self._scene = Scene(
            game_words(record.game, language), tuple([plain(name) for name in record.names]), eyes
        )
        self._frames = frames
        self._console = Console(highlight=False)
        self._console.width = min(self._console.width, WIDEST)

    def run(self) -> None:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            for frame in self._frames:
                self._console.print(self.picture(frame), "")
            return
        with self._console.screen(hide_cursor=False):
            self._step_through()

    def _step_through(self) -> None:
        at, typed, last = 0, "", len(self._frames) - 1
        while True:
            self._show(at, typed)
            key = typer.getchar()
            if key.isdigit():
                typed += key
            elif key in LEAVE:
                return
            elif typed:
                at, typed = (min(int(typed[:9]), last), "") if key in ("\r", "\n") else (at, "")
            elif key in ONWARDS:
                at = min(at + 1, last)
            elif key in BACK:
                at = max(at - 1, 0)

    def _show(self, at: int, typed: str) -> None:
        self._console.clear()
        hint = self._scene.words.say("replay-hint", last=len(self._frames) - 1)
        self._console.print(self.picture(self._frames[at]), "", Text(hint, "dim"))
        self._console.print(f"› {typed}", end="")

    def picture(self, frame: Frame) -> RenderableType:
        view = self._game.view(frame.state, self._scene.eyes)
        told = [Text(self._face.tell(event, self._scene)) for event in self._events(frame)]
        return Group(
            Rule(self._title(frame), align="left", style="dim"),
            *told,
            Text(),
            self._face.table(view, self._scene),
            Text(),
            *self._hands(frame),
        )

    def _events(self, frame: Frame) -> tuple[object, ...]:
        """All there is to tell, or what these eyes saw."""
        if self._scene.eyes is None:
            return tuple([told.event for told in frame.turn.events])
        return seen_events(frame.turn, self._scene.eyes)

    def _title(self, frame: Frame) -> str:
        say, turn = self._scene.words.say, frame.turn
        number = say("replay-turn", number=frame.number, last=len(self._frames) - 1)
        if turn.seat is None:
            return f"{number} · {say('replay-deal')}"
        return f"{number} · {self._scene.names[turn.seat]}"

    def _hands(self, frame: Frame) -> list[RenderableType]:
        eyes = self._scene.eyes
        seats = range(len(self._scene.names)) if eyes is None else (eyes,)
        drawn: list[RenderableType] = []
        for seat in seats:
            view = self._game.view(frame.state, seat)
            drawn += [Text(self._scene.names[seat], "bold"), self._face.hand(view, self._scene)]
        return drawn
