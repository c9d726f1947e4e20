"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from typing import Any

from tablee.cli.face import Scene, yes_no
from tablee.cli.games.camelot.cards import say_card, say_cards, say_colour
from tablee.core.contract import Offers
from tablee.games.camelot import events, moves
from tablee.games.camelot.offering import STAY
from tablee.games.camelot.view import View

SEATS = frozenset(("seat", "target", "owner"))
SEAT_VALUES = frozenset(("turn", "starter", "chooser", "target"))
PROMPTS = {"naming": "name", "adaptation": "keep", "token-lost": "lose", "token-won": "take", "over": "over"}


def tell(event: events.Event, scene: Scene) -> str:
    return scene.words.say(f"event-{_tag(event)}", **_fields(event, scene), **_winners(event, scene))


def describe(move: moves.Move, scene: Scene) -> str:
    return scene.words.say(f"move-{_tag(move)}", **_fields(move, scene))


def _tag(value: Any) -> str:
    return str(value.__struct_config__.tag)


def _fields(value: Any, scene: Scene) -> dict[str, object]:
    """Each field under its name, as the Fluent files want it; what is missing is "none"."""
    told: dict[str, object] = {}
    for name in value.__struct_fields__:
        field = getattr(value, name)
        if name in SEATS:
            told |= {name: "none", f"{name}_you": "none"} if field is None else scene.seat(name, field)
        elif field is None:
            told[name] = "none"
        elif name != "standings":
            told[name] = _word(name, field, scene)
    return told


def _word(name: str, field: Any, scene: Scene) -> object:
    words = scene.words
    if name in ("colour", "before"):
        return say_colour(words, field)
    if name == "cards":
        return say_cards(words, field)
    if name in ("mine", "theirs") and isinstance(field, int):
        return words.say("card-at", place=field)
    if name in ("card", "mine", "theirs"):
        return say_card(words, field)
    return yes_no(field) if isinstance(field, bool) else field


def _winners(event: events.Event, scene: Scene) -> dict[str, object]:
    if not isinstance(event, events.GameEnded):
        return {}
    winners = event.standings[0]
    told = scene.words.join([scene.name(seat) for seat in winners])
    return {"count": len(winners), "winners": told, "winners_you": yes_no(scene.eyes in winners)}


def prompt(view: View, offers: Offers, scene: Scene) -> str:
    """What the table wants from the one who looks."""
    say = scene.words.say
    if view.phase in PROMPTS:
        return say(f"prompt-{PROMPTS[view.phase]}")
    assert view.turn is not None
    if view.phase == "reaction" and view.action is not None:
        card = say_card(scene.words, view.action.card)
        return say("prompt-react", seat=scene.names[view.turn.seat], card=card)
    if view.turn.opening and not view.turn.entered:
        return say("prompt-open")
    if STAY in offers.moves:
        return say("prompt-highest")
    short = view.short[view.turn.seat]
    return say("prompt-turn", short=short) if short else say("prompt-must-play")


def refusal_values(values: dict[str, Any], scene: Scene) -> dict[str, Any]:
    """Seats as names, cards and colours as words."""
    return {name: _refusal_word(name, value, scene) for name, value in values.items()}


def _refusal_word(name: str, value: Any, scene: Scene) -> Any:
    if name in SEAT_VALUES:
        return scene.names[value]
    if name in ("card", "colour", "before"):
        kind = "card" if name == "card" else "colour"
        key = f"{kind}-{value}"
        return scene.words.say(key) if scene.words.has(key) else value
    return value
