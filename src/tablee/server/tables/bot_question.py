"""What a bot is asked: the view and the offers of one seat, as a person there would see them."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.core.contract import Offers, Seat
from tablee.core.given_deal import bot_key
from tablee.table import game_rules
from tablee.table.model import Table


class Question(NamedTuple):
    """What a bot of some level is asked at one table."""

    table: str
    game: str
    level: str
    view: Any
    offers: Offers
    key: bytes = b""  # of the bot's own chance, where it is settled


def level_of(table: Table, seat: Seat) -> str:
    """The bot that sits there, or the one that plays for somebody."""
    return table.places[seat].bot or table.settings.level


def question_of(table: Table, seat: Seat, level: str, view: Any = None) -> Question:
    """`view` is what that seat sees, if somebody was shown it already."""
    game = game_rules.load(table.game)
    if view is None:
        view = game.view(table.state, seat)
    key = bot_key(bytes.fromhex(table.secret), seat, view) if table.given else b""
    return Question(table.code, table.game, level, view, game.offers(table.state, seat), key)
