"""The deal of the day: at every table the same cards, and the same bots who play the same."""

from __future__ import annotations

from tests.server.given import moves_of


def test_the_same_moves_lead_to_the_same_game_at_every_table() -> None:
    assert moves_of("camelot", "AAAAAA") == moves_of("camelot", "BBBBBB")
