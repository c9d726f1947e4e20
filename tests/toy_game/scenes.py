"""The toy's one example, to be watched or played through (TOY-03)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Stream
from tablee.core.contract import Step
from tests.toy_game import Options, Take, apply, deal, read_move, write_move

PLAYABLE = True


class Words(msgspec.Struct, frozen=True):
    fr: str
    en: str


class Made(msgspec.Struct, frozen=True):
    seat: int
    move: str
    words: Words | None = None


class Scene(msgspec.Struct, frozen=True):
    clause: str
    title: Words
    names: tuple[str, ...]


SCENES = (Scene("TOY-03", Words("Trois jetons chacun", "Three counters each"), ("Anne", "Bruno")),)
SAID = Words("On en prend trois.", "Three are taken.")


def replay(scene: Scene) -> Iterator[tuple[Made | None, Step]]:
    """Two take three counters each."""
    chance = Stream(b"scene")
    step = deal(len(scene.names), Options(counters=6, guessing=False), chance)
    yield None, step
    for _ in scene.names:
        made = Made(step.state.turn, write_move(Take(3)), SAID)
        step = apply(step.state, made.seat, read_move(made.move), chance)
        yield made, step
