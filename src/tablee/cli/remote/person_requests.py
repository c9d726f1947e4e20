"""What a person at a table elsewhere asks of the house, and how its refusals come back."""

from __future__ import annotations

import select
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablee.cli.remote.house_line import HouseLine
from tablee.cli.screen.typed_lines import Interrupted
from tablee.cli.solo.move_prompt import Advice
from tablee.client import HouseProblem, Player
from tablee.core.contract import Game
from tablee.core.refusal import Refusal

Note = Callable[..., None]
LATE = frozenset({"stale", "answered", "version-conflict", "not-playing"})
"""The question had gone by the time the answer came."""


class Requests:
    """`note` tells the person a sentence of the terminal's own."""

    def __init__(self, line: HouseLine, game: Game, note: Note) -> None:
        self._line = line
        self._game = game
        self._note = note

    def make(self, move: Any) -> Refusal | None:
        """The move is made, or its clause comes back; `Interrupted` where it answers nothing any more."""
        try:
            self._line.ask(lambda player: player.move(move))
        except HouseProblem as problem:
            if problem.refusal is not None:
                return problem.refusal
            if problem.code not in LATE:
                self.tell(problem)
            raise Interrupted from None
        return None

    def tried(self, request: Callable[[Player], Awaitable[Any]]) -> bool:
        """Whether the house has done it; if not, the person is told why."""
        try:
            self._line.ask(request)
        except HouseProblem as problem:
            self.tell(problem)
            return False
        return True

    def take_back(self) -> str:
        """Empty once it is done or the others are asked; else why the move stands."""
        try:
            self._line.ask(lambda player: player.take_back())
        except HouseProblem as problem:
            if problem.code == "no-take-back":
                return str(problem.values.get("reason", ""))
            self.tell(problem)
            raise Interrupted from None
        return ""

    def advice(self) -> Advice | None:
        try:
            told = self._line.ask(lambda player: player.hint())
        except HouseProblem:
            return None
        fields = dict(told)
        why = fields.pop("why", None) or {}
        move = msgspec.convert(fields, self._game.Move)
        return Advice(move, why.get("key", ""), why.get("values", {}))

    def wait(self) -> None:
        """Until the house says something."""
        select.select([self._line.wake], [], [])

    def tell(self, problem: HouseProblem) -> None:
        self._note("remote-problem", code=problem.code)
