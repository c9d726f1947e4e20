"""The kept games of Camelot show every action card."""

from __future__ import annotations

from tablee.core.record import load_record
from tablee.core.shelf import load
from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.game import META
from tests.games.camelot.kept_games import cancelled, took_effect
from tests.records.kept import kept


def test_every_action_card_is_kept_cancelled_and_not() -> None:
    records = [load_record(path, load) for path in kept(META.name)]
    assert {card for record in records for card in cancelled(record)} == set(BY_CARD)
    assert {card for record in records for card in took_effect(record)} == set(BY_CARD)
