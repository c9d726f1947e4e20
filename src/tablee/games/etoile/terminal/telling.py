"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from tablee.cli.faces.face import Scene
from tablee.cli.faces.sentence_arguments import Sayings
from tablee.core.contract import Offers
from tablee.core.roles import roles_in
from tablee.games.etoile import events, moves
from tablee.games.etoile.view import View

ROLES = roles_in(events.Event, moves.Move)
SAYINGS: Sayings = {
    "path": lambda _, path, fields: ("x" if fields.get("takes") else "-").join(path),
    "capture": lambda _, path, fields: "x".join(path),
}


def prompt(view: View, offers: Offers, scene: Scene) -> str:
    """What the table wants from the one who looks."""
    say, names = scene.words.say, scene.names
    if view.offer is not None:
        return say("prompt-draw", seat=names[view.seats[view.offer.by]])
    if view.claim is not None:
        moves_too = any(isinstance(move, moves.Play) for move in offers.moves)
        key = "prompt-claim" if moves_too else "prompt-claim-only"
        return say(key, offender=names[view.seats[view.claim.offender]])
    if view.obliged:
        return say("prompt-take-back")
    if view.touched is not None:
        return say("prompt-touched", cell=view.touched)
    takes = [move.takes for move in offers.moves if isinstance(move, moves.Play)]
    return say("prompt-must-take" if takes and all(takes) else "prompt-move")
