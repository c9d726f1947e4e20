"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from typing import Any

from tablee.cli.face import Scene, yes_no
from tablee.core.contract import Offers
from tablee.games.etoile import events, moves
from tablee.games.etoile.view import View

SEATS = frozenset(("seat", "by", "offender"))


def tell(event: events.Event, scene: Scene) -> str:
    return scene.words.say(f"event-{_tag(event)}", **_fields(event, scene), **_extra(event, scene))


def describe(move: moves.Move, scene: Scene) -> str:
    return scene.words.say(f"move-{_tag(move)}", **_fields(move, scene))


def _tag(value: Any) -> str:
    return str(value.__struct_config__.tag)


def _fields(value: Any, scene: Scene) -> dict[str, object]:
    """Each field under its name: seats as names, a path as it is written, cells one after the other."""
    told: dict[str, object] = {}
    for name in value.__struct_fields__:
        field = getattr(value, name)
        if name in SEATS:
            told |= scene.seat(name, field)
        elif name == "path":
            told[name] = _written(value)
        elif name == "cells":
            told |= {name: scene.words.join(field), "count": len(field)}
        elif isinstance(field, bool):
            told[name] = yes_no(field)
        elif isinstance(field, str):
            told[name] = field
    return told


def _written(value: Any) -> str:
    takes = isinstance(value, events.PiecesTaken) or getattr(value, "takes", False)
    return ("x" if takes else "-").join(value.path)


def _extra(event: events.Event, scene: Scene) -> dict[str, object]:
    """What a sentence needs beyond the event's plain fields."""
    match event:
        case events.CampsDrawn(seats):
            return {"seats": ", ".join(map(scene.name, seats))}
        case events.PiecesTaken(taken=taken):
            return {"count": len(taken)}
        case events.GameEnded(standings=standings):
            winners = standings[0]
            told = scene.words.join([*map(scene.name, winners)])
            return {"count": len(winners), "winners": told, "winners_you": yes_no(scene.eyes in winners)}
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
