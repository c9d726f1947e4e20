"""What a finger has felt lately, in characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

from tablee.games.dschamal.fingertip import ACROSS, NOTHING, PITCH, POINTS
from tablee.games.dschamal.state import Touch
from tablee.games.dschamal.terminal.room import low

MIDDLE = ACROSS // 2
SHADES = {"1": "░░", "2": "▒▒", "3": "▓▓", "4": "██"}
AROUND, LOW_AROUND = 7, 4  # the picture reaches that many points to each side


class Around:
    """What a finger has felt round where it is; less far where a terminal has no room for more."""

    def __init__(self, touches: Sequence[Touch], x: int, y: int) -> None:
        self._touches = touches
        self._x, self._y = x, y

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield draw_around(self._touches, self._x, self._y, _reach(console))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = 2 * (2 * _reach(console) + 1)
        return Measurement(width, width)


def _reach(console: Console) -> int:
    return LOW_AROUND if low(console) else AROUND


def draw_around(touches: Sequence[Touch], x: int, y: int, reach: int = AROUND) -> Text:
    """Far points above; the last touch is brighter."""
    known: dict[tuple[int, int], str] = {}
    for touch in touches:
        for k, char in enumerate(touch.relief[:POINTS] or NOTHING * POINTS):
            column, row = touch.x + PITCH * (k % ACROSS - MIDDLE), touch.y + PITCH * (k // ACROSS - MIDDLE)
            known[(column - x) // PITCH, (row - y) // PITCH] = char
    return Text("\n").join([_line(known, row, reach) for row in range(reach, -reach - 1, -1)])


def _line(known: dict[tuple[int, int], str], row: int, reach: int) -> Text:
    line = Text(no_wrap=True)
    for column in range(-reach, reach + 1):
        char = known.get((column, row))
        tip = abs(row) <= MIDDLE and abs(column) <= MIDDLE
        line.append("  " if char is None else SHADES.get(char, "· "), "bold" if tip else "dim")
    return line
