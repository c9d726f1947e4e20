"""What may be ordered in advance at a slow table, as lines with letters."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from tablee.cli.speech.fluent_words import Words
from tablee.server.protocol.to_client import Orders


def order_of(letter: str, offered: Sequence[Any]) -> Any:
    """The order that this letter stands for; None for anything else."""
    at = ascii_lowercase.find(letter) if len(letter) == 1 else -1
    return offered[at] if 0 <= at < len(offered) else None


def order_lines(told: Orders, words: Words) -> list[str]:
    """Each with its letter, and whether it stands."""
    return [
        words.say(
            "remote-order",
            letter=letter,
            stands="yes" if order in told.standing else "no",
            order=words.say(f"order-{order['type']}", **{k: v for k, v in order.items() if k != "type"}),
        )
        for letter, order in zip(ascii_lowercase, told.offered, strict=False)
    ]
