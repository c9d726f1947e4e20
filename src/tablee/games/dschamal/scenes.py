"""The sheets' own examples, to be watched move by move: who owned what, who pulled what and when.

Seats in left order: Hanna, Sebastian, Knut, Xenia, Volker. `staging` plays a scene by the rules,
`scene_words` says what there is to say of it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.contract import Step
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.moves import Take
from tablee.games.dschamal.notation import write_move
from tablee.games.dschamal.pieces import NAMED
from tablee.games.dschamal.scene_words import SAID, Words
from tablee.games.dschamal.staging import Pull, Scene, play, some, start_of

HANNA, SEBASTIAN, KNUT, XENIA, VOLKER = range(5)


class SceneMove(msgspec.Struct, frozen=True):
    """One move in the notation of `notation.py`, and what there is to say of it."""

    seat: int
    move: str
    words: Words | None = None


def _duel(winner: int, loser: int, *names: str) -> tuple[Pull, ...]:
    """The winner lays a shape they own; the other one finds nothing."""
    return (Pull(winner, some(*names), 2600), Pull(loser))


DUELL = Options(game="duell")
TURM = Options(game="turm")
DREIER = Options(game="dreier")
_BLUE = (some("blue-ball"), some("blue-cube"), some("blue-cone"), some("blue-egg"), some("blue-brick"))

OUTCOMES = (
    Scene(
        "own-shape",
        "DSC-20",
        DUELL,
        KNUT,
        ((), (), some("blue-ball"), some("white-ball"), ()),
        ((Pull(KNUT, some("brown-ball"), 3100), Pull(XENIA, some("yellow-cube"), 3900)),),
    ),
    Scene(
        "others-shape",
        "DSC-21",
        DUELL,
        KNUT,
        ((), (), some("blue-egg"), (), some("blue-narrow-roof", "white-narrow-roof")),
        (_duel(KNUT, VOLKER, "brown-narrow-roof"),),
        met=(XENIA,),
    ),
    Scene(
        "called-camel",
        "DSC-22",
        DUELL,
        HANNA,
        (some("blue-ball"), (), some("blue-cube", "white-cone"), (), ()),
        (
            (Pull(HANNA, some("camel"), 3000, called=True), Pull(KNUT)),
            (HANNA, Take(NAMED["white-cone"])),
        ),
        met=(SEBASTIAN,),
    ),
    Scene(
        "nobodys-shape",
        "DSC-23",
        DUELL,
        HANNA,
        (some("blue-ball"), (), some("blue-cube"), (), ()),
        (_duel(HANNA, KNUT, "yellow-egg"),),
        met=(SEBASTIAN,),
    ),
    Scene(
        "black-piece",
        "DSC-24",
        DUELL,
        HANNA,
        (some("blue-ball"), some("blue-cube", "white-cone"), (), (), ()),
        (_duel(SEBASTIAN, HANNA, "cut-cone"), (HANNA, Take(NAMED["blue-cube"]))),
    ),
    Scene(
        "camel-not-called",
        "DSC-25",
        DUELL,
        KNUT,
        ((), (), some("blue-ball", "blue-cube"), some("blue-cone"), ()),
        (_duel(KNUT, XENIA, "camel"), (XENIA, Take(NAMED["blue-ball"]))),
    ),
    Scene(
        "called-wrongly",
        "DSC-26",
        DUELL,
        XENIA,
        ((), (), (), some("blue-cylinder"), some("blue-egg")),
        ((Pull(XENIA, some("white-cylinder"), 2800, called=True), Pull(VOLKER)),),
    ),
    Scene(
        "two-pieces",
        "DSC-27",
        DUELL,
        VOLKER,
        (some("blue-ball"), (), (), (), some("blue-egg")),
        ("double",),
    ),
)
ORDER = (
    Scene(
        "order-a",
        "DSC-41",
        DUELL,
        KNUT,
        _BLUE,
        (
            _duel(XENIA, KNUT, "yellow-egg"),
            _duel(XENIA, VOLKER, "white-egg"),
            _duel(HANNA, XENIA, "yellow-ball"),
            _duel(HANNA, SEBASTIAN, "white-ball"),
        ),
    ),
    Scene(
        "order-b",
        "DSC-43",
        DUELL,
        HANNA,
        (some("blue-ball", "blue-arch"), *_BLUE[1:]),
        (
            _duel(HANNA, SEBASTIAN, "yellow-ball"),
            _duel(HANNA, KNUT, "white-ball"),
            _duel(HANNA, XENIA, "yellow-arch"),
            _duel(HANNA, VOLKER, "white-arch"),
        ),
    ),
    Scene(
        "order-c",
        "DSC-42",
        DUELL,
        SEBASTIAN,
        _BLUE,
        (
            _duel(SEBASTIAN, KNUT, "yellow-cube"),
            _duel(SEBASTIAN, XENIA, "white-cube"),
            _duel(SEBASTIAN, VOLKER, "brown-cube"),
            _duel(HANNA, SEBASTIAN, "yellow-ball"),
        ),
    ),
)
TRIELS = (
    Scene(
        "dreier-a",
        "DSC-63",
        DREIER,
        VOLKER,
        (some("yellow-holed-disc", "blue-holed-disc", "white-holed-disc"), (), (), some("yellow-egg"), ()),
        (
            (
                Pull(HANNA, some("white-cube"), 2400),
                Pull(XENIA, some("brown-holed-disc"), 2900),
                Pull(VOLKER),
            ),
        ),
    ),
    Scene(
        "dreier-b",
        "DSC-64",
        DREIER,
        XENIA,
        (some("yellow-cone"), (), some("yellow-egg"), some("yellow-cube"), some("yellow-arch")),
        ((Pull(KNUT, some("blue-ball"), 2200), Pull(XENIA, some("camel"), 2700), Pull(VOLKER)),),
    ),
    Scene(
        "dreier-order",
        "DSC-67",
        DREIER,
        XENIA,
        tuple(some(f"yellow-{shape}") for shape in ("ball", "cube", "cone", "egg", "brick")),
        (
            (Pull(KNUT, some("white-cone"), 2100), Pull(XENIA), Pull(VOLKER)),
            (Pull(XENIA, some("white-egg"), 2100), Pull(VOLKER), Pull(HANNA)),
        ),
    ),
)
_TALL = ("brick", "cube", "arch", "half-round", "cylinder", "cross", "cone")
TOWERS = (
    Scene(
        "tower-score",
        "DSC-56",
        TURM,
        0,
        (
            some("cut-cone"),
            some("cut-cube", "plain-disc"),
            some("drilled-brick", "double-arch", "blunt-roof"),
            some("flattened-ball", "notched-roof", "waisted-cylinder"),
        ),
        (_duel(0, 1, "blue-cone"), "build"),
        towers=tuple(
            tuple(NAMED[f"{colour}-{shape}"] for shape in _TALL[:count])
            for colour, count in (("blue", 6), ("yellow", 6), ("white", 5), ("brown", 4))
        ),
        names=("Knut", "Sebastian", "Volker", "Xenia"),
    ),
)
SCENES = (*OUTCOMES, *ORDER, *TRIELS, *TOWERS)
PLAYABLE = False  # nobody can guess where a finger went


def replay(scene: Scene) -> Iterator[tuple[SceneMove | None, Step]]:
    """The situation a scene begins with, then every move and what it leads to.

    Each beat is introduced with its first move, if it has more than one, and explained with its last.
    """
    yield None, Step(start_of(scene), ())
    said = iter(SAID[scene.name].said)
    for beat in play(scene):
        for place, played in enumerate(beat):
            ends = place in (0, len(beat) - 1)
            words = next(said) if ends else None
            yield SceneMove(played.seat, write_move(played.move), words), played.step
