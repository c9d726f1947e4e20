"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from tablee.cli.faces.face import Scene
from tablee.cli.faces.sentence_arguments import Sayings
from tablee.core.contract import Offers
from tablee.core.roles import roles_in
from tablee.games.camelot import events, moves
from tablee.games.camelot.offering import STAY
from tablee.games.camelot.terminal.cards import say_card, say_spot
from tablee.games.camelot.view import View

ROLES = roles_in(events.Event, moves.Move)
SAYINGS: Sayings = {"spot": lambda scene, spot, _: say_spot(scene.words, spot)}
PROMPTS = {"naming": "name", "adaptation": "keep", "token-lost": "lose", "token-won": "take", "over": "over"}


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
