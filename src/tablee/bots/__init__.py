"""Players that see a view and choose a move; `load` finds one by game and level."""

from __future__ import annotations

from importlib import import_module

from tablee.bots.bot import Bot, RandomBot

_MODULES = {
    ("camelot", "easy"): "camelot_easy",
    ("camelot", "normal"): "camelot_normal",
    ("camelot", "hard"): "camelot_hard",
    ("dalmuti", "easy"): "dalmuti_easy",
    ("dalmuti", "normal"): "dalmuti_normal",
    ("dalmuti", "hard"): "dalmuti_hard",
    ("dschamal", "easy"): "dschamal_easy",
    ("dschamal", "normal"): "dschamal_normal",
    ("etoile", "beginner"): "etoile_beginner",
    ("etoile", "easy"): "etoile_easy",
    ("etoile", "normal"): "etoile_normal",
    ("etoile", "hard"): "etoile_hard",
    ("etoile", "master"): "etoile_master",
}


def load(game: str, level: str) -> Bot:
    """The bot of that game and level; `KeyError` if there is none."""
    if level == "random":
        return RandomBot()
    bot: Bot = import_module(f"tablee.bots.{_MODULES[game, level]}").BOT
    return bot
