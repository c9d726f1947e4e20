"""Tools for players that know no game; `load` finds a game's own player by its level."""

from __future__ import annotations

from typing import Final

from tablee.bots.bot import Bot, RandomBot
from tablee.core import shelf
from tablee.core.box import part

RANDOM: Final = "random"
"""The level every game has."""


def load(game: str, level: str) -> Bot:
    """The bot of that game and level; `KeyError` if there is none."""
    if level == RANDOM:
        return RandomBot(shelf.load(game))
    bot: Bot = part(shelf.box(game).bots[level])
    return bot
