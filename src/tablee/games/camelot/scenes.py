"""The sheet's two tournaments, to be watched move by move or played through (CAM-80, CAM-81).

Whoever reads them is Danielle. One deal serves both: the second begins where the first ends. Hands
and draws not told by the sheet are filled with cards that leave the players no better move than the
one they make.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Draw, Recorded
from tablee.core.contract import Step
from tablee.core.teaching import Words
from tablee.games.camelot.game import Options, apply, deal, read_move
from tablee.games.camelot.pieces import DECK, Card
from tablee.games.camelot.scene_words import FIRST, FIRST_INTRO, SECOND, SECOND_INTRO, Told

NAMES = ("Marcel", "Raymond", "Maurice", "Danielle")
READER = 3
DEALER = 3  # so that Marcel, at Danielle's left, starts

HANDS: tuple[str, ...] = (
    "red-3 red-5 lady-6 blue-5 riposte adaptation green-1 green-1",
    "red-5 yellow-3 yellow-3 yellow-2 purple-4 purple-5 green-1 green-1",
    "blue-2 finesse blue-5 purple-5 purple-4 yellow-2 yellow-3 green-1",
    "red-4 red-3 red-3 squire-2 squire-3 blue-3 blue-4 maladresse",
)
DRAWN = (
    "yellow-3 purple-3 yellow-4 blue-3 yellow-2 yellow-3 green-1 purple-5 green-1 yellow-4 "
    "yellow-3 purple-5 purple-4 purple-3 purple-4 yellow-3 yellow-3 yellow-2 green-1 purple-7 red-4"
)


class SceneMove(msgspec.Struct, frozen=True):
    """One move in the notation of `notation.py`; `total` is what is announced, if anything."""

    seat: int
    move: str
    total: int | None = None
    words: Words | None = None


class Scene(msgspec.Struct, frozen=True):
    """A record with comments: `draws` are the deal's, `before` is played unwatched."""

    clause: str
    title: Words
    intro: Words
    names: tuple[str, ...]
    options: Options
    draws: tuple[Draw, ...]
    before: tuple[SceneMove, ...]
    moves: tuple[SceneMove, ...]
    hero: int = READER


def deal_draws() -> tuple[Draw, ...]:
    """The dealer, and the order of the deck that deals these hands and draws."""
    hands = [hand.split() for hand in HANDS]
    dealt = [hand[place] for place in range(8) for hand in hands]
    drawn = DRAWN.split()
    places: dict[Card, list[int]] = {}
    for place, card in enumerate(DECK):
        places.setdefault(card, []).append(place)
    top = [places[card].pop() for card in drawn]
    bottom = [places[card].pop() for card in dealt]
    rest = [place for left in places.values() for place in left]
    return DEALER, (*bottom, *rest, *top[::-1])


def _moves(told: tuple[Told, ...]) -> tuple[SceneMove, ...]:
    return tuple([SceneMove(NAMES.index(name), move, total, words) for name, move, total, words in told])


CAM_80 = Scene(
    clause="CAM-80",
    title=Words("Un tournoi rouge", "A red tournament"),
    intro=FIRST_INTRO,
    names=NAMES,
    options=Options(),
    draws=deal_draws(),
    before=(),
    moves=_moves(FIRST),
)
CAM_81 = msgspec.structs.replace(
    CAM_80,
    clause="CAM-81",
    title=Words("Du bleu au vert", "From blue to green"),
    intro=SECOND_INTRO,
    before=CAM_80.moves,
    moves=_moves(SECOND),
)
SCENES: tuple[Scene, ...] = (CAM_80, CAM_81)
PLAYABLE = True


def replay(scene: Scene) -> Iterator[tuple[SceneMove | None, Step]]:
    """The situation a scene begins with, then every move and what it leads to."""
    nothing = Recorded(())
    step = deal(len(scene.names), scene.options, Recorded(scene.draws))
    for made in scene.before:
        step = apply(step.state, made.seat, read_move(made.move), nothing)
    yield None, step
    for made in scene.moves:
        step = apply(step.state, made.seat, read_move(made.move), nothing)
        yield made, step
