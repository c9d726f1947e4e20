"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.cli.face import Scene, yes_no
from tablee.cli.games.dschamal.pieces import say_one, say_seats, say_seconds, say_shape, say_times
from tablee.core.contract import Offers
from tablee.games.dschamal import events, moves
from tablee.games.dschamal.pieces import COLOURED, SHAPES
from tablee.games.dschamal.placing import span
from tablee.games.dschamal.state import REACH
from tablee.games.dschamal.tower import Placed
from tablee.games.dschamal.view import View

SEATS = frozenset(("seat", "giver", "taker", "to", "turn", "victim", "builder", "holder", "master"))
PIECES = frozenset(("piece", "middle"))
LISTS: dict[str, Callable[[Any, Scene], dict[str, object]]] = {
    "fighters": lambda seats, scene: {"fighters": say_seats(scene, seats), "count": len(seats)},
    "owners": lambda seats, scene: {"owners": say_seats(scene, seats)},
    "pieces": lambda pieces, scene: {
        "pieces": scene.words.join([say_one(scene.words, piece) for piece in pieces])
    },
    "fallen": lambda pieces, scene: {"fallen_count": len(pieces)},
    "times": lambda times, scene: {"times": say_times(scene, times)},
    "totals": lambda totals, scene: {
        "totals": scene.words.join([f"{scene.name(seat)} {total}" for seat, total in enumerate(totals)])
    },
}


def tell(event: events.Event, scene: Scene) -> str:
    told = {"middle": "", **_fields(event, scene), **_winners(event, scene)}
    return scene.words.say(f"event-{_tag(event)}", **told)


def describe(move: moves.Move, scene: Scene) -> str:
    if isinstance(move, moves.Feel | moves.Push):
        return scene.words.say(f"move-{_tag(move)}", direction=direction(move.dx, move.dy))
    if isinstance(move, moves.Build):
        return _building(move.drop, scene)
    return scene.words.say(f"move-{_tag(move)}", **_fields(move, scene))


def direction(dx: int, dy: int) -> str:
    """y grows away from the player."""
    deep = "far" if dy > 0 else "near" if dy < 0 else ""
    side = "right" if dx > 0 else "left" if dx < 0 else ""
    return "-".join([part for part in (deep, side) if part])


def _building(drop: Placed, scene: Scene) -> str:
    low, high = span(drop)
    return scene.words.say("dschamal-set", piece=say_one(scene.words, drop.piece), height=round(high - low))


def _tag(value: Any) -> str:
    return str(value.__struct_config__.tag)


def _fields(value: Any, scene: Scene) -> dict[str, object]:
    told: dict[str, object] = {}
    for name in value.__struct_fields__:
        told |= word(name, getattr(value, name), scene)
    return told


def word(name: str, field: Any, scene: Scene) -> dict[str, object]:
    """One field as its sentence wants it."""
    if field is None:
        return {}
    if isinstance(field, tuple | list):
        return LISTS[name](field, scene) if name in LISTS else {}
    if name in SEATS:
        return dict(scene.seat(name, field))
    if name in PIECES:
        return {name: say_one(scene.words, field)}
    if name == "shape":
        return {name: say_shape(scene.words, field)}
    if name == "within":
        return {name: say_seconds(scene.words, field)}
    return {name: yes_no(field) if isinstance(field, bool) else field}


def _winners(event: events.Event, scene: Scene) -> dict[str, object]:
    if not isinstance(event, events.GameEnded):
        return {}
    winners = event.standings[0]
    told = say_seats(scene, winners)
    return {"count": len(winners), "winners": told, "winners_you": yes_no(scene.eyes in winners)}


def prompt(view: View, offers: Offers, scene: Scene) -> str:
    """What the table wants from the one who looks."""
    say = scene.words.say
    match view.phase:
        case "ready":
            return ready(view, scene)
        case "search":
            return searching(view, scene)
        case "take":
            return say("prompt-take", victim=scene.names[view.victims[0]])
        case "give" if view.to is not None:
            return say("prompt-give", to=scene.names[view.to])
        case "hand" | "build" if view.piece is not None:
            base = view.phase == "build" and view.seat is not None and not view.towers[view.seat]
            return say(f"prompt-{view.phase}{'-base' * base}", piece=say_one(scene.words, view.piece))
    return say(f"prompt-{view.phase}")


def ready(view: View, scene: Scene) -> str:
    if scene.eyes in view.bout.fighters:
        return scene.words.say("prompt-ready-all" if scene.eyes in view.waiting else "prompt-ready-fighter")
    fighters = view.bout.fighters
    return scene.words.say("prompt-ready-caller", fighters=say_seats(scene, fighters), count=len(fighters))


def searching(view: View, scene: Scene) -> str:
    say, fighters = scene.words.say, view.bout.fighters
    if view.hand is None:
        return say("prompt-search-watch", fighters=say_seats(scene, fighters), count=len(fighters))
    if view.hand.laid or view.seat not in view.waiting:
        return say("prompt-laid")
    if view.hand.holds:
        return say("prompt-holding", count=view.hand.holds)
    return sought(view, scene)


def sought(view: View, scene: Scene) -> str:
    """What there is to find in this search."""
    say = scene.words.say
    if view.bout.middle is not None:
        return say("prompt-search-decisive", shape=say("form-the", form=SHAPES[view.bout.middle // 4]))
    if view.bout.purpose == REACH:
        return say("prompt-search-alone")
    if view.options.game == "turm":
        return say("prompt-search-turm")
    own = view.options.game == "quartett" and view.seat is not None
    seats = (view.seat,) if own and view.seat is not None else view.bout.fighters
    found = {piece // 4 for seat in seats for piece in view.owned[seat] if piece < COLOURED}
    shapes = scene.words.join([say_shape(scene.words, shape) for shape in sorted(found)])
    return say("prompt-search-own" if own else "prompt-search", shapes=shapes)


def refusal_values(values: dict[str, Any], scene: Scene) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name, value in values.items():
        told |= {name: scene.names[value]} if name in SEATS else {name: value}
    return told
