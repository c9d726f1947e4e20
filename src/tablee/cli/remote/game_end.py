"""A game at a table elsewhere is over: its result, its receipt, its record, and another one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.faces.face import Face
from tablee.cli.remote.house_line import HouseLine
from tablee.cli.remote.person_requests import Requests
from tablee.cli.remote.seat_view import SeatView
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.solo.record_file import keep
from tablee.cli.speech.fluent_words import Words
from tablee.client import HouseProblem
from tablee.core.given_deal import is_given

AGAIN = ("again", "encore")


class GameEnd:
    def __init__(self, line: HouseLine, requests: Requests, screen: Screen, face: Face, words: Words) -> None:
        self._line = line
        self._requests = requests
        self._screen = screen
        self._face = face
        self._words = words
        self.receipt = ""  # of the last game that was seen to its end
        self._told = 0  # the number of the game whose end was told

    def show(self, now: SeatView) -> None:
        """The result, and what the person wants then; `Left` if that is to go."""
        self.receipt = self._line.receipt() or ""
        ways = "remote-given-over" if is_given(now.table.list) else "remote-over"
        page = Group(self._result(now), Text(), Text(self._words.say(ways), "dim"))
        if not self._screen.live and self._told == now.table.number:
            text = self._screen.again()
        else:
            self._told = now.table.number
            text = self._screen.ask(page, Text())
        if text.lower() == "q" or not (text or self._screen.live):
            raise Left
        if text.lower() in AGAIN:
            self._requests.tried(lambda player: player.play_again())
        elif text:
            self._save(text)

    def tell_receipt(self) -> None:
        """Once the person has left: one line to copy, where it stays."""
        if self.receipt:
            self._screen.note(Text(self._words.say("play-receipt")))
            self._screen.note_to_copy(self.receipt)

    def _result(self, now: SeatView) -> RenderableType:
        if now.standings is None:
            return Text(self._words.say("remote-unfinished"))
        return self._face.result(now.view, now.standings, now.reader)

    def _save(self, text: str) -> None:
        try:
            data = self._line.record()
        except HouseProblem as problem:
            self._requests.tell(problem)
            return
        keep(data, self._screen, self._words, Path(text).expanduser())
