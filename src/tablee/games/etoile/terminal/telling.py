"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from typing import Any

from tablee.cli.faces.face import Scene
from tablee.cli.faces.sentence_arguments import name_seats, say_fields
from tablee.core.contract import Offers
from tablee.games.etoile import events, moves
from tablee.games.etoile.view import View

SEATS = frozenset(("seat", "by", "offender"))
SEAT_VALUES = frozenset(("turn",))


def values(said: events.Event | moves.Move, scene: Scene) -> dict[str, object]:
    return {**say_fields(said, scene, SEATS, {}), **_beyond(said, scene)}


def _beyond(said: events.Event | moves.Move, scene: Scene) -> dict[str, object]:
    """What a sentence needs beyond the plain fields: a path is told as it is written."""
    match said:
        case events.CampsDrawn(seats):
            return {"seats": ", ".join(map(scene.name, seats))}
        case events.PiecesTaken(path=path, taken=taken):
            return {"path": "x".join(path), "count": len(taken)}
        case events.PieceMoved(path=path) | events.MoveTakenBack(path=path):
            return {"path": "-".join(path)}
        case moves.Play(path, takes):
            return {"path": ("x" if takes else "-").join(path)}
        case events.CaptureMissed(cells=cells):
            return {"cells": scene.words.join(cells), "count": len(cells)}
    return {}


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


def refusal_values(values: dict[str, Any], scene: Scene) -> dict[str, Any]:
    return name_seats(values, scene, SEAT_VALUES)
