"""The toy's one example, to be watched or played through (TOY-03)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Stream
from tablee.core.contract import Step
from tablee.core.teaching import SceneMove, Words
from tests.toy_game import Options, Take, apply, deal, read_move, write_move

PLAYABLE = True


class Scene(msgspec.Struct, frozen=True):
    clause: str
    title: Words
    names: tuple[str, ...]
    intro: Words | None = None
    hero: int | None = 0


SCENES = (Scene("TOY-03", Words("Trois jetons chacun", "Three counters each"), ("Anne", "Bruno")),)
SAID = Words("On en prend trois.", "Three are taken.")


def replay(scene: Scene) -> Iterator[tuple[SceneMove | None, Step]]:
    """Two take three counters each."""
    chance = Stream(b"scene")
    step = deal(len(scene.names), Options(counters=6, guessing=False), chance)
    yield None, step
    for _ in scene.names:
        made = SceneMove(step.state.turn, write_move(Take(3)), SAID)
        step = apply(step.state, made.seat, read_move(made.move), chance)
        yield made, step
