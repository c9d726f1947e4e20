"""Whoever answers questions as text, seated as a bot: a Python callable, or a program that speaks lines.

What it answers is judged by the rules; it may try again with what was wrong. Whoever never answers, or
never finds a move, is played for, and it is counted.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

import msgspec

from tablee.bots.bot import RandomBot, seat_of
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.completion import complete_as_claimed
from tablee.core.contract import Offers
from tablee.lab.text_harness import NoMove, parse, prompt

Answer = Callable[[str], str]
TRIES: Final = 3
PATIENCE: Final = 60.0
GIVEN_UP: Final = 3  # questions in a row without an answer, after which nobody is asked any more


class Silent(Exception):
    """No answer came."""


class Conduct(msgspec.Struct):
    """How somebody has answered so far; `played_for` counts questions, `wrong` and `silent` answers."""

    asked: int = 0
    wrong: int = 0
    silent: int = 0
    played_for: int = 0


class TextBot:
    """`answer` is given a prompt and returns a text with a move in it; `Silent` from it is no answer."""

    heavy = True

    def __init__(
        self,
        game: str,
        answer: Answer,
        *,
        name: str = "text",
        listed: bool = True,
        book: str = "",
        tries: int = TRIES,
    ) -> None:
        self.name = name
        self.conduct = Conduct()
        self._game = shelf.load(game)
        self._answer = answer
        self._listed = listed
        self._book = book
        self._tries = tries
        self._silent = 0  # questions in a row

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        self.conduct.asked += 1
        refused = ""
        for _ in range(self._tries if self._silent < GIVEN_UP else 0):
            asked = prompt(self._game, view, offers, listed=self._listed, book=self._book, refused=refused)
            try:
                text = self._answer(asked)
            except Silent:
                self.conduct.silent += 1
                self._silent += 1
                break
            self._silent = 0
            try:
                move = parse(self._game, text)
                refused = self._refused(view, offers, move, chance)
            except NoMove as error:
                refused = str(error)
            else:
                if not refused:
                    return move
            self.conduct.wrong += 1
        self.conduct.played_for += 1
        return RandomBot(self._game).choose(view, offers, chance)

    def _refused(self, view: Any, offers: Offers, move: Any, chance: Chance) -> str:
        """Why the rules refuse it, as far as the seat can know, which is all a refusal goes by."""
        if move in offers.moves:
            return ""
        world, seat = self._game.guess(view, chance), seat_of(self._game, view, chance)
        full = complete_as_claimed(self._game, world, seat, move)
        refusal = self._game.refuse(world, seat, full)
        return "" if refusal is None else f"{refusal.clause}, {refusal.reason} {refusal.values or ''}".strip()


class LineProgram:
    """A program that reads one JSON line a question, `{"prompt": …}`, and writes one line an answer.

    A program that is silent for longer than `patience` seconds, or ends, is ended and begun anew for the
    next question. An answer of several lines is written as one JSON string.
    """

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command = shlex.split(command)
        if not self._command:
            raise ValueError("no command")
        self.name = self._command[0]
        self._patience = patience
        self._running: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()

    def __call__(self, asked: str) -> str:
        program = self._program()
        assert program.stdin is not None
        try:
            program.stdin.write(msgspec.json.encode({"prompt": asked}).decode() + "\n")
            program.stdin.flush()
            line = self._lines.get(timeout=self._patience)
        except (OSError, Empty):
            line = ""
        if not line:
            self.close()
            raise Silent
        return _text(line)

    def close(self) -> None:
        program, self._running = self._running, None
        if program is not None:
            program.kill()
            with suppress(OSError):
                program.communicate()

    def _program(self) -> subprocess.Popen[str]:
        """`OSError` if it cannot be started."""
        if self._running is None:
            self._running = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
            self._lines = Queue()
            Thread(target=_read, args=(self._running, self._lines), daemon=True).start()
        return self._running


def _read(program: subprocess.Popen[str], lines: Queue[str]) -> None:
    """Every line as it comes; an empty one once the program has ended."""
    assert program.stdout is not None
    with suppress(OSError, ValueError):
        for line in program.stdout:
            lines.put(line)
    lines.put("")


def _text(line: str) -> str:
    try:
        return msgspec.json.decode(line, type=str)
    except msgspec.DecodeError:
        return line
