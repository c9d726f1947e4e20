"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from typing import Any

from tablee.cli.face import Scene, yes_no
from tablee.cli.games.dalmuti.cards import say_cards, say_count, say_set
from tablee.core.contract import Offers
from tablee.games.dalmuti import events, moves
from tablee.games.dalmuti.taxes import tax_pairs
from tablee.games.dalmuti.view import View

SEATS = frozenset(("seat", "partner", "giver", "receiver", "lead", "peon"))


def tell(event: events.Event, scene: Scene) -> str:
    return scene.words.say(f"event-{_tag(event)}", **_fields(event, scene), **_extra(event, scene))


def describe(move: moves.Move, scene: Scene) -> str:
    return scene.words.say(f"move-{_tag(move)}", **_fields(move, scene))


def _tag(value: Any) -> str:
    return str(value.__struct_config__.tag)


def _fields(value: Any, scene: Scene) -> dict[str, object]:
    """Each field under its name: seats as names, cards as words, the rest as it is."""
    told: dict[str, object] = {}
    for name in value.__struct_fields__:
        field = getattr(value, name)
        if name in SEATS:
            told |= scene.seat(name, field)
        elif name == "cards":
            one_set = isinstance(value, events.SetPlayed | moves.PlaySet)
            told[name] = (say_set if one_set else say_cards)(scene.words, field)
        elif name == "card":
            told[name] = say_set(scene.words, (field,))
        elif isinstance(field, bool):
            told[name] = yes_no(field)
        elif isinstance(field, int | str):
            told[name] = field
    return told


def _extra(event: events.Event, scene: Scene) -> dict[str, object]:
    """What a sentence needs beyond the event's plain fields."""
    words, name = scene.words, scene.name
    match event:
        case events.SeatCardsDrawn(drawn):
            shown = [f"{name(s)} {words.say('card-name', rank=card)}" for s, card in drawn]
            return {"drawn": ", ".join(shown)}
        case events.RoundBegun(order=order):
            return {**scene.seat("first", order[0]), **scene.seat("last", order[-1])}
        case events.HandDealt(cards=cards):
            return {"count": say_count(words, len(cards))}
        case events.TaxesExchanged(pairs):
            return {"pairs": ", ".join(_pair(scene, *pair) for pair in pairs)}
        case events.TrickWon(seat, lead):
            return {"same": yes_no(seat == lead)}
        case events.RoundEnded(after=after):
            return {"after": ", ".join(map(name, after))}
        case events.GameEnded(standings):
            winners = standings[0]
            told = words.join([*map(name, winners)])
            return {"count": len(winners), "winners": told, "winners_you": yes_no(scene.eyes in winners)}
    return {}


def _pair(scene: Scene, giver: int, receiver: int, count: int) -> str:
    names = {"giver": scene.name(giver), "receiver": scene.name(receiver)}
    return scene.words.say("tax-pair", **names, count=count)


def prompt(view: View, offers: Offers, scene: Scene) -> str:
    """What the table wants from the one who looks."""
    words = scene.words
    if view.phase == "play":
        return _prompt_play(view, offers, scene)
    if view.phase == "taxes":
        return _prompt_taxes(view, scene)
    if view.phase == "slip" and view.slip is not None:
        card = say_set(words, (view.slip.card,))
        return words.say("prompt-slip", card=card, seat=scene.names[view.slip.meant_for])
    return words.say(f"prompt-{view.phase}")


def _prompt_play(view: View, offers: Offers, scene: Scene) -> str:
    if view.trick is None:
        return scene.words.say("prompt-lead")
    key = "prompt-only-pass" if len(offers.moves) == 1 else "prompt-follow"
    return scene.words.say(key, cards=say_set(scene.words, view.trick.cards))


def _prompt_taxes(view: View, scene: Scene) -> str:
    words = scene.words
    for dalmuti, peon, count in tax_pairs(view.order):
        if dalmuti == view.seat:
            return words.say("prompt-tax", cards=say_count(words, count), receiver=scene.names[peon])
    if view.swap_partner is None:
        return words.say("prompt-swap")
    return words.say("prompt-swap-answer", seat=scene.names[view.order[2]])
