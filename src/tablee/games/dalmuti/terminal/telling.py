"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.cli.faces.face import Scene, yes_no
from tablee.cli.faces.sentence_arguments import Arguments, Sayings
from tablee.core.roles import roles_in
from tablee.games.dalmuti import events, moves
from tablee.games.dalmuti.terminal.cards import say_card, say_cards, say_count, say_set

ROLES = roles_in(events.Event, moves.Move)


def _draws(scene: Scene, drawn: tuple[tuple[int, int], ...], _: object) -> str:
    return ", ".join([f"{scene.name(s)} {scene.words.say('card-name', rank=card)}" for s, card in drawn])


def _pairs(scene: Scene, pairs: tuple[tuple[int, int, int], ...], _: object) -> str:
    """As many go one way as the other: each two are told once."""
    return ", ".join([_pair(scene, *pair) for pair in pairs if pair[0] < pair[1]])


def _pair(scene: Scene, giver: int, receiver: int, count: int) -> str:
    return scene.words.say(
        "tax-pair", giver=scene.inside(giver), receiver=scene.inside(receiver), count=count
    )


def _lead(scene: Scene, lead: int, fields: Mapping[str, Any]) -> Arguments:
    return {**scene.seat("lead", lead), "same": yes_no(lead == fields["seat"])}


SAYINGS: Sayings = {
    "card": lambda scene, card, _: say_card(scene.words, card),
    "cards": lambda scene, cards, _: say_cards(scene.words, cards),
    "set": lambda scene, cards, _: say_set(scene.words, cards),
    "dealt": lambda scene, cards, _: {"count": say_count(scene.words, len(cards))},
    "draws": _draws,
    "pairs": _pairs,
    "lead": _lead,
}
