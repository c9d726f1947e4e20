"""Described choices: a closed vocabulary that anybody can serve, and that leads to moves of the game."""

from __future__ import annotations

import msgspec
import pytest

from tablee.bots.bot import RandomBot
from tablee.core.chance import Stream
from tablee.core.choices import Choice, NumberIn, OrderOf, PointIn, SomeOf, TextOf, any_of
from tablee.core.contract import Offers
from tests import toy_game


def test_each_part_is_filled_within_its_limits() -> None:
    parts = (
        SomeOf("cards", ("a", "b", "c"), least=0, most=2),
        SomeOf("one", (7, 8)),
        NumberIn("bid", 3, 5),
        PointIn(("dx", "dy"), width=100, most=4),
        OrderOf("row", (1, 2, 3)),
        TextOf("word", 10),
    )
    chance = Stream(b"parts")
    for _ in range(200):
        filled = any_of(Choice("move", parts), chance)
        assert len(filled["cards"]) <= 2
        assert set(filled["cards"]) <= {"a", "b", "c"}
        assert filled["one"] in (7, 8)
        assert 3 <= filled["bid"] <= 5
        assert max(abs(filled["dx"]), abs(filled["dy"])) <= 4
        assert sorted(filled["row"]) == [1, 2, 3]
        assert filled["word"] == ""


def test_the_random_bot_serves_a_choice_where_nothing_is_listed() -> None:
    bot = RandomBot(toy_game.find("toy"))
    offers = Offers(choices=(Choice("guess", (SomeOf("odd", (0, 1)),)),))
    with pytest.raises(msgspec.ValidationError):  # the toy's guess is true or false, no number
        bot.choose(None, offers, Stream(b"toy"))
    assert bot.choose(None, Offers(choices=(Choice("gamble"),)), Stream(b"toy")) == toy_game.Gamble()
