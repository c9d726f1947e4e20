"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from typing import Any

from tablee.cli.faces.face import Scene
from tablee.cli.faces.sentence_arguments import Sayings, name_seats, say_fields
from tablee.core.contract import Offers
from tablee.games.camelot import events, moves
from tablee.games.camelot.offering import STAY
from tablee.games.camelot.terminal.cards import say_card, say_cards, say_colour, say_spot
from tablee.games.camelot.view import View

SEATS = frozenset(("seat", "target", "owner"))
SAYINGS: Sayings = {
    "card": say_card, "cards": say_cards, "colour": say_colour, "before": say_colour,
    "mine": say_spot, "theirs": say_spot,
}  # fmt: skip
SEAT_VALUES = frozenset(("turn", "starter", "chooser", "target"))
PROMPTS = {"naming": "name", "adaptation": "keep", "token-lost": "lose", "token-won": "take", "over": "over"}


def values(said: events.Event | moves.Move, scene: Scene) -> dict[str, object]:
    """What an action does not have is "none" in its sentence."""
    missing = [name for name in said.__struct_fields__ if getattr(said, name) is None]
    none = dict.fromkeys([*missing, *[f"{name}_you" for name in missing]], "none")
    count = {"count": len(said.cards)} if isinstance(said, events.HandShown) else {}
    return {**none, **count, **say_fields(said, scene, SEATS, SAYINGS)}


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
    named = name_seats(values, scene, SEAT_VALUES)
    return {name: _refusal_word(name, value, scene) for name, value in named.items()}


def _refusal_word(name: str, value: Any, scene: Scene) -> Any:
    if name in ("card", "colour", "before"):
        kind = "card" if name == "card" else "colour"
        key = f"{kind}-{value}"
        return scene.words.say(key) if scene.words.has(key) else value
    return value
