"""Bots by name, by file, or as they are."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any

from tablee import bots
from tablee.bots.bot import Bot, WithName
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Seat
from tablee.core.refusal import Refusal

Player = str | Bot


class NoSuchBot(ValueError):
    """A bot that cannot be found; the message is one line for people."""


class BotFailed(Exception):
    """A bot that broke down or broke the rules, in the middle of a game; `refusal` says which."""

    def __init__(self, bot: str, seat: Seat, why: str, refusal: Refusal | None = None) -> None:
        super().__init__(bot, seat, why, refusal)
        self.bot, self.seat, self.why, self.refusal = bot, seat, why, refusal

    def __str__(self) -> str:
        return f"{self.bot}, at seat {self.seat + 1}: {self.why}"


def broke_down(bot: str, seat: Seat, error: Exception) -> BotFailed:
    """With the line of the file it happened in, which its author will look for."""
    last = extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    return BotFailed(bot, seat, f"{type(error).__name__}: {error} ({where})")


def broke_the_rules(bot: str, seat: Seat, move: Any, refusal: Refusal) -> BotFailed:
    return BotFailed(bot, seat, f"{move!r} is refused: {refusal.clause}, {refusal.reason}", refusal)


def name_of(player: Player) -> str:
    """What results call a player: a level, a file's name, or what the bot calls itself."""
    if isinstance(player, str):
        return Path(player).name if player.endswith((".py", ".npz")) else player
    return player.name if isinstance(player, WithName) else type(player).__name__


def find_bot(game: str, player: Player) -> Bot:
    """A level's bot, the `BOT` of a Python file, a policy that was learnt (`.npz`), or the bot itself."""
    if not isinstance(player, str):
        return player
    if player.endswith(".py"):
        return _from_file(Path(player))
    if player.endswith(".npz"):
        return _learnt(Path(player), game)
    try:
        return bots.load(game, player)
    except KeyError:
        raise NoSuchBot(f"{game} has no bot called {player!r}") from None
    except (ImportError, AttributeError) as error:
        raise NoSuchBot(f"{game}: its bot {player!r} cannot be opened ({error})") from error


def _learnt(path: Path, game: str) -> Bot:
    """A policy of `tablee train`, for the game it was learnt in."""
    if importlib.util.find_spec("numpy") is None:
        raise NoSuchBot(f"{path}: a policy needs numpy: pip install 'tablee[lab]'")
    from tablee.lab.linear_policy import load_policy

    try:
        policy = load_policy(path)
    except ValueError as error:
        raise NoSuchBot(str(error)) from None
    if policy.game != game:
        raise NoSuchBot(f"{path}: it plays {policy.game}")
    return policy


def _from_file(path: Path) -> Bot:
    spec = importlib.util.spec_from_file_location(f"tablee_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NoSuchBot(f"{path}: no such file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever a stranger's file does
        raise NoSuchBot(f"{path}: {type(error).__name__}: {error}") from None
    bot: Bot | None = getattr(module, "BOT", None)
    if bot is None:
        raise NoSuchBot(f"{path}: it defines no BOT")
    if isinstance(bot, type):
        raise NoSuchBot(f"{path}: BOT is a class: write BOT = {bot.__name__}()")
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBot(f"{path}: BOT has no choose(view, offers, chance)")
    return bot


def streams(secret: bytes, seats: Sequence[object]) -> list[Stream]:
    """Chance for the bots' own choices: one stream a seat, none of them the game's."""
    return [Stream(key_of(secret, ("bot", str(seat)))) for seat in range(len(seats))]
