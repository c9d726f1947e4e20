"""Where a game is shown: a screen drawn anew at each step, or paper when it goes to a file."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from tablee.cli.screen.console import open_console
from tablee.cli.screen.screenful import TYPED, draw_screenful, lines_of
from tablee.cli.screen.streams import at_a_terminal

ReadLine = Callable[[str], str]
WIDEST = 110
KEPT = 100
LEAST = 4  # lines between picture and question: two of what happened, and a gap on each side


class Left(Exception):
    """The person has gone: no more input will come."""


class Screen:
    """A picture above, what happened in the middle, one's own cards and the question below.

    `live` redraws all of it at every step and lets `pace` seconds go by, so that one can follow.
    """

    def __init__(self, console: Console, read: ReadLine, *, live: bool, pace: float = 0.0) -> None:
        self.console = console
        self._read = read
        self.live = live
        self._pace = pace
        self._log: list[Text] = []
        self.told = 0
        self._hurried = False

    def __enter__(self) -> Screen:
        if self.live:
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            self.console.set_alt_screen(False)

    def happened(self, sentences: Sequence[str], above: RenderableType, below: RenderableType) -> None:
        self._log = [*self._log, *map(Text, sentences)][-KEPT:]
        self.told += len(sentences)
        if self.live and sentences:
            self._draw(above, below, self._log)
            self._wait()
        else:
            for sentence in sentences:
                self.console.print(Text(sentence))

    def ask(self, above: RenderableType, below: RenderableType) -> str:
        """Show all there is, and read a line; what happened before then counts as old."""
        self._hurried = False
        if self.live:
            self._draw(above, below, self._log)
        else:
            self.console.print(Group(Text(), above, Text(), below))
        for sentence in self._log:
            sentence.stylize("dim")
        return self.again()

    def again(self) -> str:
        """Read a line under what is shown already."""
        try:
            return self._read("› ").strip()
        except EOFError:
            raise Left from None

    def stop_at(self, page: RenderableType, hint: str) -> None:
        """A page of its own, until Enter."""
        if self.live:
            self._draw(page, Text(hint, "dim"), ())
        else:
            self.console.print(Group(Text(), page, Text(), Text(hint, "dim")))
        self.again()

    def show(self, above: RenderableType, below: RenderableType) -> None:
        """A frame drawn at once, waiting for a key and not for a line."""
        self._draw(above, below, self._log)
        self.console.file.write("› ")
        self.console.file.flush()

    def hurry(self, hurried: bool) -> None:
        """Whether what happens is shown without giving time to read it."""
        self._hurried = hurried

    def note(self, note: RenderableType) -> None:
        self.console.print(note)

    def note_to_copy(self, line: str) -> None:
        """One line, however narrow the window: it is to be taken whole."""
        self.console.print(line, soft_wrap=True, markup=False, highlight=False)

    def fits(self, above: RenderableType, below: RenderableType) -> bool:
        """Whether both can be seen at once, with a line or two of what happened between them."""
        return self._room(above, below) >= LEAST

    def lacks(self, above: RenderableType, below: RenderableType) -> int:
        """How many lines it has too few for both."""
        return max(0, -self._room(above, below))

    def _room(self, above: RenderableType, below: RenderableType) -> int:
        """Paper is endless."""
        return self._spare(self._lines(above), self._lines(below)) if self.live else LEAST

    def _spare(self, top: list[str], bottom: list[str]) -> int:
        """Lines left beside them and the one that is typed."""
        return self.console.height - len(top) - len(bottom) - TYPED

    def _draw(self, above: RenderableType, below: RenderableType, log: Sequence[Text]) -> None:
        """As much of the log as there is room for."""
        top, bottom = self._lines(above), self._lines(below)
        spare = self._spare(top, bottom)
        gap = [""] if spare >= LEAST else []
        room = spare - 2 * len(gap)
        middle: list[str] = []
        for sentence in reversed(log):
            lines = self._lines(sentence)
            if len(middle) + len(lines) > room:
                break
            middle = lines + middle
        draw_screenful(self.console, [*top, *gap, *middle, *gap, *bottom])

    def _lines(self, part: RenderableType) -> list[str]:
        return lines_of(self.console, part)

    def _wait(self) -> None:
        """Time to see what happened; Enter hurries on to the next question."""
        if self._hurried or self._pace <= 0:
            return
        ready, _, _ = select.select([sys.stdin], [], [], self._pace)
        if ready:
            sys.stdin.readline()
            self._hurried = True


def terminal_screen(pace: float) -> Screen:
    """This terminal, or plain lines where input or output is none."""
    live = at_a_terminal() and os.environ.get("TERM") != "dumb"
    if live:
        import readline  # noqa: F401  (arrow keys while typing)
    return Screen(open_console(WIDEST), input if live else _plain_line, live=live, pace=pace)


def _plain_line(prompt: str) -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
