"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.cli.faces.face import Reader, yes_no
from tablee.cli.faces.sentence_arguments import Arguments, Sayings
from tablee.core.roles import roles_in
from tablee.games.dalmuti import events, moves
from tablee.games.dalmuti.terminal.cards import say_card, say_cards, say_count, say_set

ROLES = roles_in(events.Event, moves.Move)


def _draws(reader: Reader, drawn: tuple[tuple[int, int], ...], _: object) -> str:
    return ", ".join([f"{reader.name(s)} {reader.words.say('card-name', rank=card)}" for s, card in drawn])


def _pairs(reader: Reader, pairs: tuple[tuple[int, int, int], ...], _: object) -> str:
    """As many go one way as the other: each two are told once."""
    return ", ".join([_pair(reader, *pair) for pair in pairs if pair[0] < pair[1]])


def _pair(reader: Reader, giver: int, receiver: int, count: int) -> str:
    return reader.words.say(
        "tax-pair", giver=reader.inside(giver), receiver=reader.inside(receiver), count=count
    )


def _lead(reader: Reader, lead: int, fields: Mapping[str, Any]) -> Arguments:
    return {**reader.seat("lead", lead), "same": yes_no(lead == fields["seat"])}


SAYINGS: Sayings = {
    "card": lambda reader, card, _: say_card(reader.words, card),
    "cards": lambda reader, cards, _: say_cards(reader.words, cards),
    "set": lambda reader, cards, _: say_set(reader.words, cards),
    "dealt": lambda reader, cards, _: {"count": say_count(reader.words, len(cards))},
    "draws": _draws,
    "pairs": _pairs,
    "lead": _lead,
}
