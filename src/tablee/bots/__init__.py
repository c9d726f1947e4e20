"""Tools for players that know no game; `load` finds a game's own player by its level."""

from __future__ import annotations

from typing import Final

from tablee.bots.bot import Bot, RandomBot
from tablee.bots.search import SearchBot, can_search
from tablee.core import shelf
from tablee.core.box import part

RANDOM: Final = "random"
SEARCH: Final = "search"
"""The levels every game has; a box may bring a better player of its own under the second name."""


def load(game: str, level: str) -> Bot:
    """The bot of that game and level; `KeyError` if there is none."""
    own = shelf.box(game).bots
    if level == RANDOM:
        return RandomBot(shelf.load(game))
    if level == SEARCH and SEARCH not in own and can_search(shelf.load(game)):
        return SearchBot(shelf.load(game))
    bot: Bot = part(own[level])
    return bot
