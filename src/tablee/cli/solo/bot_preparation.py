"""Bots, and gravity where a game has it, get ready in a thread while the person reads the first screen."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from threading import Thread

from tablee.bots.bot import Bot, prepare
from tablee.core.contract import Game


class BotPreparation:
    """The getting ready of one table's bots: it begins at once, and `wait` returns when it is done."""

    def __init__(self, game: Game, bots: Sequence[Bot]) -> None:
        self._game = game
        self._bots = list({id(bot): bot for bot in bots}.values())
        self._thread = Thread(target=self._learn, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    def wait(self) -> None:
        self._thread.join()

    def _learn(self) -> None:
        with suppress(Exception):  # what fails here fails again, and is told, when a bot is asked
            if self._game.simulated is not None:
                self._game.simulated.warm()
            for bot in self._bots:
                prepare(bot)
