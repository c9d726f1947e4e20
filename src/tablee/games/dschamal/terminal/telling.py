"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from tablee.cli.faces.face import Scene, tag_of
from tablee.cli.faces.sentence_arguments import Sayings
from tablee.core.contract import Offers
from tablee.core.roles import roles_in
from tablee.games.dschamal import events, moves
from tablee.games.dschamal.pieces import COLOURED, SHAPES
from tablee.games.dschamal.placing import span
from tablee.games.dschamal.state import DUEL, REACH
from tablee.games.dschamal.terminal.pieces import (
    say_one,
    say_seats,
    say_seconds,
    say_shape,
    say_times,
)
from tablee.games.dschamal.tower import Placed
from tablee.games.dschamal.view import View

ROLES = roles_in(events.Event, moves.Move)
SAYINGS: Sayings = {
    "piece": lambda scene, piece, _: say_one(scene.words, piece),
    "shape": lambda scene, shape, _: say_shape(scene.words, shape),
    "milliseconds": lambda scene, ms, _: say_seconds(scene.words, ms),
    "times": lambda scene, times, _: say_times(scene, times),
    "step": lambda _, dx, fields: {"direction": direction(dx, fields["dy"])},
}


def sentence(event: events.Event, scene: Scene) -> str:
    """Which sentence tells it: what only one's own hand knows is told otherwise of another's."""
    match event:
        case events.BoutReady(fighters=fighters, purpose=purpose) if (
            scene.eyes in fighters and purpose != DUEL
        ):
            return "own-bout-ready"
        case (
            events.ReliefFelt(seat=seat)
            | events.HandClosed(seat=seat)
            | events.HandOpened(seat=seat)
            | events.OwnLaid(seat=seat)
        ) if seat != scene.eyes:
            return f"told-{tag_of(event)}"
    return f"event-{tag_of(event)}"


def direction(dx: int, dy: int) -> str:
    """y grows away from the player."""
    deep = "far" if dy > 0 else "near" if dy < 0 else ""
    side = "right" if dx > 0 else "left" if dx < 0 else ""
    return "-".join([part for part in (deep, side) if part])


def building(drop: Placed, scene: Scene) -> str:
    low, high = span(drop)
    return scene.words.say("dschamal-set", piece=say_one(scene.words, drop.piece), height=round(high - low))


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
