"""What a bot is to the house, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tablee.core.chance import Chance
from tablee.core.choices import any_of
from tablee.core.contract import Game, Offers, read_choice


class Bot(Protocol):
    """Chooses one of the offers from what its seat sees, and nothing else.

    `heavy` bots think long enough to be run outside a server's event loop.
    """

    @property
    def heavy(self) -> bool: ...

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any: ...


def is_heavy(bot: Bot, view: Any) -> bool:
    """Whether this very question is to be answered elsewhere: some bots have long thoughts now and then."""
    heavy_at: Callable[[Any], bool] | None = getattr(bot, "heavy_at", None)
    return bot.heavy if heavy_at is None else heavy_at(view)


def prepare(bot: Bot) -> None:
    """Let a bot that knows how to do its long homework do it before anybody waits for it."""
    homework: Callable[[], None] | None = getattr(bot, "prepare", None)
    if homework is not None:
        homework()


class RandomBot:
    """Any listed move, each as likely as the others; where nothing is listed, some move that is described."""

    heavy = False

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        if offers.moves:
            return offers.moves[chance.below(len(offers.moves))]
        choice = offers.choices[chance.below(len(offers.choices))]
        return read_choice(self._game, choice, any_of(choice, chance))
