"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from typing import Any

from tablee.cli.faces.face import Scene, yes_no
from tablee.cli.faces.sentence_arguments import Sayings, name_seats, say_fields
from tablee.core.contract import Offers
from tablee.games.dalmuti import events, moves
from tablee.games.dalmuti.taxes import tax_pairs
from tablee.games.dalmuti.terminal.cards import say_card, say_cards, say_count, say_set
from tablee.games.dalmuti.view import View

SEATS = frozenset(("seat", "partner", "giver", "receiver", "lead", "peon"))
SEAT_VALUES = frozenset(("turn", "decider"))
SAYINGS: Sayings = {"cards": say_cards, "card": say_card}


def values(said: events.Event | moves.Move, scene: Scene) -> dict[str, object]:
    return {**say_fields(said, scene, SEATS, SAYINGS), **_beyond(said, scene)}


def _beyond(said: events.Event | moves.Move, scene: Scene) -> dict[str, object]:
    """What a sentence needs beyond the plain fields."""
    words, name = scene.words, scene.name
    match said:
        case events.SetPlayed(cards=cards) | moves.PlaySet(cards=cards):
            return {"cards": say_set(words, cards)}
        case events.SeatCardsDrawn(drawn):
            shown = [f"{name(s)} {words.say('card-name', rank=card)}" for s, card in drawn]
            return {"drawn": ", ".join(shown)}
        case events.RoundBegun(order=order):
            return {**scene.seat("first", order[0]), **scene.seat("last", order[-1])}
        case events.HandDealt(cards=cards):
            return {"count": say_count(words, len(cards))}
        case events.TaxesExchanged(pairs):
            return {"pairs": ", ".join(_pair(scene, *pair) for pair in pairs if pair[0] < pair[1])}
        case events.TrickWon(seat, lead):
            return {"same": yes_no(seat == lead)}
        case events.RoundEnded(after=after):
            return {"after": ", ".join(map(name, after))}
    return {}


def _pair(scene: Scene, giver: int, receiver: int, count: int) -> str:
    """As many go one way as the other: each two are told once."""
    you = scene.words.say("you").lower()
    names = [you if seat == scene.eyes else scene.names[seat] for seat in (giver, receiver)]
    return scene.words.say("tax-pair", giver=names[0], receiver=names[1], count=count)


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


def refusal_values(values: dict[str, Any], scene: Scene) -> dict[str, Any]:
    return name_seats(values, scene, SEAT_VALUES)
