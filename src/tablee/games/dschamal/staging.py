"""Plays a scene by the rules: finds in the shaken bag the pieces its people are to pull."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.chance import Draw, Stream, key_of
from tablee.core.contract import Step
from tablee.games.dschamal import game
from tablee.games.dschamal.course import fighters_of
from tablee.games.dschamal.lying import TOUCHING, Layout, gap
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.moves import Call, Close, Feel, GiveUp, Lay, Move, Start
from tablee.games.dschamal.pieces import ALL, NAMED, Pieces, is_black, left_out
from tablee.games.dschamal.placing import plain_builds, set_on
from tablee.games.dschamal.scene_words import SAID, Words
from tablee.games.dschamal.searching import SPEED, hand_of
from tablee.games.dschamal.starting import callers
from tablee.games.dschamal.state import Bout, Building, Course, Ready, Searching, State
from tablee.games.dschamal.touch import grasped, inside
from tablee.games.dschamal.tower import Tower


class Pull(msgspec.Struct, frozen=True):
    """One hand of a search: what it lays after how many ms, called or not; nothing: it gives up."""

    seat: int
    pieces: Pieces = ()
    at: int = 0
    called: bool = False


Beat = tuple[Pull, ...] | tuple[int, Move] | str
"""A search, a choice, or "build" and "double": the plain building, and two pieces that touch."""


class Scene(msgspec.Struct, frozen=True):
    """A position, and the searches, choices and buildings that follow from it."""

    name: str
    clause: str
    options: Options
    master: int
    owned: tuple[Pieces, ...]
    beats: tuple[Beat, ...]
    met: tuple[int, ...] = ()
    towers: tuple[Pieces, ...] = ()
    names: tuple[str, ...] = ("Hanna", "Sebastian", "Knut", "Xenia", "Volker")
    hero: int | None = None  # they are all spoken of by name
    intro: Words | None = None

    @property
    def title(self) -> Words:
        return SAID[self.name].title


def some(*names: str) -> Pieces:
    return tuple(sorted(NAMED[name] for name in names))


class Played(msgspec.Struct, frozen=True):
    """One move of a scene, as it would stand in a record, and what it led to."""

    seat: int
    move: Any
    draws: tuple[Draw, ...]
    step: Step


def tower_of(pieces: Pieces) -> Tower:
    """A tower of these pieces, each set squarely on the one before."""
    tower: Tower = ()
    for piece in pieces:
        tower = (*tower, set_on(tower, piece))
    return tower


def start_of(scene: Scene) -> State:
    towers = tuple([tower_of(pieces) for pieces in scene.towers]) or ((),) * len(scene.owned)
    used = {*left_out(scene.options.game)}
    for pieces in (*scene.owned, *scene.towers):
        used.update(pieces)
    course = Course(scene.master, scene.met)
    state = State(
        scene.options,
        scene.owned,
        towers,
        tuple([piece for piece in ALL if piece not in used]),
        course,
        Bout(1, ()),
        Ready(),
        rules=game.META.rules,
    )
    return msgspec.structs.replace(state, bout=Bout(1, fighters_of(state, course)))


SECRET = b"scene"


def play(scene: Scene) -> Iterator[list[Played]]:
    """Every beat of the scene in turn, move by move; the generator's key is the scene's name."""
    key = key_of(SECRET, [scene.name])
    state, chance = start_of(scene), Stream(key)
    for beat in scene.beats:
        moves: list[Played] = []
        for seat, move in _moves(state, beat, Stream(key, chance.block)):
            step = game.apply(state, seat, move, chance)
            moves.append(Played(seat, move, chance.taken(), step))
            state = step.state
        yield moves


def _moves(state: State, beat: Any, twin: Stream) -> list[tuple[int, Move]]:
    """The moves of one beat; a search is tried with the same chance to see how the bag will lie."""
    if beat == "build":
        assert isinstance(state.phase, Building)
        seat = state.phase.seat
        return [(seat, plain_builds(state.towers[seat], state.phase.piece)[0])]
    if isinstance(beat[0], int):
        return [(beat[0], beat[1])]
    caller = callers(state)[0]
    start = Start(after_pause=caller in state.bout.fighters)
    shaken = game.apply(state, caller, start, twin).state.phase
    assert isinstance(shaken, Searching)
    pulls = _double(state, shaken.layout) if beat == "double" else beat
    hands = [hand_moves(shaken, pull) for pull in sorted(pulls, key=lambda pull: pull.at or 10**6)]
    return [(caller, start), *[move for moves in hands for move in moves]]


def _double(state: State, layout: Layout) -> tuple[Pull, ...]:
    """The first fighter takes a black and a coloured piece that touch (DSC-27)."""
    one, other = state.bout.fighters
    for a in layout:
        for b in layout:
            mixed = is_black(a.piece) and not is_black(b.piece)
            if mixed and gap(a, b) <= TOUCHING and _spot(layout, (b.piece, a.piece)) is not None:
                return (Pull(one, tuple(sorted((a.piece, b.piece))), 3300), Pull(other))
    raise ValueError("no black piece touches a coloured one in this bag")


def hand_moves(phase: Searching, pull: Pull) -> list[tuple[int, Move]]:
    """Straight to the piece, close, call if so, and lay at the time the scene tells."""
    if not pull.pieces:
        return [(pull.seat, GiveUp())]
    hand, spot = hand_of(phase, pull.seat), _spot(phase.layout, pull.pieces)
    if hand is None or spot is None:
        raise ValueError(f"seat {pull.seat} cannot take {pull.pieces} in this bag")
    dx, dy = spot[0] - hand.x, spot[1] - hand.y
    way = 1 + int(1000 * (dx * dx + dy * dy) ** 0.5 / SPEED[Feel])
    moves: list[Move] = [Feel(dx, dy, max(40, way)), Close(200)]
    if pull.called:
        moves.append(Call(100))
    used = max(40, way) + 200 + 100 * pull.called
    return [(pull.seat, move) for move in (*moves, Lay(pull.at - used))]


def _spot(layout: Layout, pieces: Pieces) -> tuple[int, int] | None:
    """Where a hand closes on exactly these pieces."""
    wanted = tuple(sorted(pieces))
    for lying in [lying for lying in layout if lying.piece in wanted]:
        for dx in range(-24, 25, 4):
            for dy in range(-24, 25, 4):
                spot = (lying.x + dx, lying.y + dy)
                if spot == inside(*spot) and grasped(layout, *spot, ()) == wanted:
                    return spot
    return None
