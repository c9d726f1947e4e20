"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.cli.faces.face import Scene, yes_no
from tablee.cli.faces.sentence_arguments import Arguments, Sayings
from tablee.core.contract import Offers
from tablee.core.roles import roles_in
from tablee.games.dalmuti import events, moves
from tablee.games.dalmuti.taxes import tax_pairs
from tablee.games.dalmuti.terminal.cards import say_card, say_cards, say_count, say_set
from tablee.games.dalmuti.view import View

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


def prompt(view: View, offers: Offers, scene: Scene) -> str:
    """What the table wants from the one who looks."""
    words = scene.words
    if view.phase == "play":
        return _prompt_play(view, offers, scene)
    if view.phase == "taxes":
        return _prompt_taxes(view, scene)
    if view.phase == "slip" and view.slip is not None:
        card = say_card(words, view.slip.card)
        return words.say("prompt-slip", card=card, seat=scene.names[view.slip.meant_for])
    asked = words.say(f"prompt-{view.phase}")
    if view.phase == "call" and moves.Declare() not in offers.moves:
        return f"{asked} {words.say('refusal-jokers-missing')} (DAL-25)"
    return asked


def _prompt_play(view: View, offers: Offers, scene: Scene) -> str:
    if view.trick is None:
        return scene.words.say("prompt-lead")
    key = "prompt-only-pass" if len(offers.moves) == 1 else "prompt-follow"
    return scene.words.say(key, cards=say_set(scene.words, view.trick.cards))


def _prompt_taxes(view: View, scene: Scene) -> str:
    words = scene.words
    for dalmuti, peon, count in tax_pairs(view.order):
        if dalmuti == view.seat:
            asked = words.say("prompt-tax", cards=say_count(words, count), receiver=scene.names[peon])
            return f"{asked} {words.say('play-any-cards')}" if count > 1 else asked
    if view.swap_partner is None:
        return words.say("prompt-swap")
    return words.say("prompt-swap-answer", seat=scene.names[view.order[2]])
