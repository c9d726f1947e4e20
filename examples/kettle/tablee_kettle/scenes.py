"""A worked example, to be watched or played through: a kettle filled to the brim (KET-33)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Stream
from tablee.core.contract import Seat, Step
from tablee.core.teaching import SceneMove, Words
from tablee_kettle import game
from tablee_kettle.meta import Options
from tablee_kettle.pieces import Event, State

PLAYABLE = True


class Scene(msgspec.Struct, frozen=True):
    clause: str
    title: Words
    names: tuple[str, ...]
    moves: tuple[SceneMove, ...]
    hero: Seat | None = 0
    intro: Words | None = None


SCENES = (
    Scene(
        clause="KET-33",
        title=Words("À ras bord", "To the brim"),
        names=("Anne", "Bruno"),
        intro=Words("La bouilloire contient 7.", "The kettle holds 7."),
        moves=(
            SceneMove(0, "swap", Words("Vous gardez vos cartes.", "You keep your cards.")),
            SceneMove(1, "swap"),
            SceneMove(0, "pour 4", Words("Vous versez un 4.", "You pour a 4.")),
            SceneMove(1, "pour 3"),
            SceneMove(0, "wait", Words("4 et 3 font 7 : on ne remue pas.", "4 and 3 make 7: do not stir.")),
            SceneMove(1, "wait"),
        ),
    ),
)


def replay(scene: Scene) -> Iterator[tuple[SceneMove | None, Step[State, Event]]]:
    """The situation, then each move and what it leads to; the same luck every time."""
    chance = Stream(b"0")
    step = game.deal(len(scene.names), Options(rounds=1), chance)
    yield None, step
    for made in scene.moves:
        step = game.apply(step.state, made.seat, game.read_move(made.move), chance)
        yield made, step
