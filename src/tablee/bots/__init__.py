"""Tools for players that know no game; `load` finds a game's own player by its level."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.core import shelf


def load(game: str, level: str) -> Bot:
    """The bot of that game and level; `KeyError` if there is none."""
    bot: Bot = shelf.box(game).bot(level)
    return bot
