"""Fields of events, moves and refusals as the arguments of their sentences, alike in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Any

import msgspec

from tablee.cli.faces.face import Scene, yes_no
from tablee.cli.speech.fluent_words import Words
from tablee.core.contract import Standings

Sayings = Mapping[str, Callable[[Words, Any], str]]
"""How a game says the fields that have these names."""


def say_fields(said: msgspec.Struct, scene: Scene, seats: Set[str], sayings: Sayings) -> dict[str, object]:
    """Each field under its name: a seat, in the game's words, or as it is; what is missing is left out."""
    told: dict[str, object] = {}
    for name in said.__struct_fields__:
        field = getattr(said, name)
        if field is None:
            continue
        if name in seats:
            told |= scene.seat(name, field)
        elif name in sayings:
            told[name] = sayings[name](scene.words, field)
        elif name == "standings":
            told |= _winners(field, scene)
        elif isinstance(field, int | str):
            told[name] = yes_no(field) if isinstance(field, bool) else field
    return told


def _winners(standings: Standings, scene: Scene) -> dict[str, object]:
    winners = standings[0]
    named = scene.name if len(winners) == 1 else scene.names.__getitem__  # “vous” alone has its own verb
    told = scene.words.join([named(seat) for seat in winners])
    return {"count": len(winners), "winners": told, "winners_you": yes_no(scene.eyes in winners)}


def name_seats(values: dict[str, Any], scene: Scene, seats: Set[str]) -> dict[str, Any]:
    """A refusal's values, seats replaced by names."""
    return {name: scene.names[value] if name in seats else value for name, value in values.items()}
