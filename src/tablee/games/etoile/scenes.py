"""One idea of the star at a time, to be watched or played: a position, a few moves, and why.

Whoever reads is Agnès in camp A; Basile plays B and Céleste C.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Recorded
from tablee.core.contract import Step
from tablee.core.teaching import SceneMove, Words
from tablee.games.etoile.game import Options, apply, read_move
from tablee.games.etoile.position import begin, read_position
from tablee.games.etoile.scene_words import TOLD, Lesson

NAMES = ("Agnès", "Basile", "Céleste")
READER = 0
CAMPS = "ABC"


class Scene(msgspec.Struct, frozen=True):
    """A position that is played on from; its clause is its name."""

    clause: str
    title: Words
    intro: Words
    names: tuple[str, ...]
    position: str
    moves: tuple[SceneMove, ...]
    hero: int = READER


def _scene(lesson: Lesson) -> Scene:
    camps = len(read_position(lesson.position).board.men) if "C=" in lesson.position else 2
    moves = tuple([SceneMove(CAMPS.index(camp), move, words) for camp, move, words in lesson.moves])
    return Scene(lesson.clause, lesson.title, lesson.intro, NAMES[:camps], lesson.position, moves)


SCENES: tuple[Scene, ...] = tuple([_scene(lesson) for lesson in TOLD])
PLAYABLE = True


def start_of(scene: Scene) -> Step:
    """The position as the rules begin with it; seat 0 is camp A."""
    return begin(read_position(scene.position), Options(), tuple(range(len(scene.names))))


def replay(scene: Scene) -> Iterator[tuple[SceneMove | None, Step]]:
    """The position, then every move and what it leads to."""
    step = start_of(scene)
    yield None, step
    for made in scene.moves:
        step = apply(step.state, made.seat, read_move(made.move), Recorded(()))
        yield made, step
