"""A replay by keys, and leaving one."""

from __future__ import annotations

import pytest

from tablee.cli.screen.record_position import RecordPosition
from tablee.cli.speech.fluent_words import game_words


def pressed(*keys: str) -> RecordPosition:
    stepping = RecordPosition(20, game_words("toy", "en"))
    for key in keys:
        stepping.press(key)
    return stepping


@pytest.mark.parametrize(
    ("keys", "at"),
    [
        ("\r \r", 3),
        ("\r\rb", 1),
        ("b", 0),
        ("12\r", 12),
        ("20\r\r", 20),
        ("1b", 0),
        ("1 ", 0),
        ("\r1x", 1),
        ("0\r", 0),
    ],
)
def test_keys_lead_there(keys: str, at: int) -> None:
    stepping = pressed(*keys)
    assert (stepping.at, stepping.typed) == (at, "")


def test_a_number_beyond_the_end_is_told() -> None:
    stepping = pressed("\r", *"99\r")
    assert (stepping.at, stepping.note) == (1, "There is no move 99: the last is 20.")
    assert pressed(*"9" * 30, "\r").at == 0


@pytest.mark.parametrize("key", ["x", "Q", "²", "٣", "\x1b[5~", "\x1bOP"])
def test_a_key_that_does_nothing_is_told(key: str) -> None:
    stepping = pressed("\r", key)
    assert (stepping.at, stepping.note) == (1, "This key does nothing here.")
    stepping.press("\r")
    assert (stepping.at, stepping.note) == (2, "")
