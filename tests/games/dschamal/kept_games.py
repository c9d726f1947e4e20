"""The games of Dschamál worth keeping: every scene, every ending."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.core.chance import commitment_of
from tablee.core.completion import complete_as_claimed
from tablee.core.record import ChanceRecord, Record, Turn
from tablee.core.replay import AnyRecord
from tablee.core.shelf import load
from tablee.games.dschamal.events import BoutWon, GameEnded
from tablee.games.dschamal.game import META, Options, offers, refuse, standings, to_act
from tablee.games.dschamal.moves import GiveUp, Move
from tablee.games.dschamal.pieces import FORMS, Piece, form_of, is_black, shape_of
from tablee.games.dschamal.scenes import SCENES
from tablee.games.dschamal.staging import SECRET, Pull, Scene, hand_moves, play, start_of
from tablee.games.dschamal.state import Searching, State, shapes_owned
from tablee.games.dschamal.tower import pieces_in
from tablee.lab.match import Match, secret_of
from tests.records.making import NAMES, Makes, events_of

SHARED = tuple([tuple(range(6 * seat, 6 * seat + 6)) for seat in range(8)])
BAG = Scene(
    "bag",
    "DSC-46",
    Options(game="duell"),
    0,
    (SHARED[0][:-1], *SHARED[1:]),
    ((Pull(0, SHARED[0][-1:], 2100), Pull(1)),),
    names=NAMES[:8],
)
"""The last coloured piece leaves the bag, and nobody has seven."""
SHORT = 200  # turns: a game kept for its ending need not be long
FLAT = ("brick", "cube", "cylinder", "holed-disc", "arch", "cross", "half-round", "wide-roof")
Wants = Callable[[State, int, Piece], bool]


def owned_shape(state: State, seat: int, piece: Piece) -> bool:
    return shape_of(piece) in shapes_owned(state, (seat,))


def flat_and_new(state: State, seat: int, piece: Piece) -> bool:
    """A shape that something can stand on, and that the tower has not yet."""
    built = [shape_of(one) for one in pieces_in(state.towers[seat])]
    return FORMS[form_of(piece)] in FLAT and shape_of(piece) not in built


def black(state: State, seat: int, piece: Piece) -> bool:
    return is_black(piece)


ENDINGS: dict[str, tuple[int, Options, Wants]] = {
    "seven": (3, Options(game="duell"), owned_shape),
    "tower": (3, Options(game="turm"), flat_and_new),
    "blacks": (3, Options(game="turm"), black),
    "four": (3, Options(game="quartett"), owned_shape),
    "duels": (4, Options(game="dreier", duels=5), owned_shape),
}


def scene_record(scene: Scene) -> AnyRecord:
    """Played on from the situation the scene begins with."""
    turns: list[Turn[Any, Any]] = [Turn(None, None, 0, (), ())]
    state = start_of(scene)
    for played in [played for beat in play(scene) for played in beat]:
        turns.append(Turn(played.seat, played.move, 1000 * len(turns), played.draws, played.step.events))
        state = played.step.state
    return Record(
        game=META.name,
        rules=META.rules,
        names=scene.names,
        options=scene.options,
        chance=ChanceRecord(commitment_of(SECRET), SECRET.hex(), (scene.name,)),
        turns=tuple(turns),
        standings=standings(state),
        start=start_of(scene),
    )


def whole_record(seats: int, options: Options, seed: int, wants: Wants) -> AnyRecord:
    """From the deal to the end, by hands that know what they take."""
    seeds = [f"seed {seat}" for seat in range(seats)]
    match = Match(load(META.name), NAMES[:seats], options, secret_of(seed), seeds)
    choice = random.Random(seed)
    while match.standings is None:
        number = match.state.bout.number
        for seat, move in _next(match.state, choice, wants):
            if match.state.bout.number == number and seat in to_act(match.state):
                taken = refuse(match.state, seat, move) is not None  # by the other hand, a moment before
                match.play(seat, GiveUp() if taken else move, match.moves * 1000)
    return match.record()


def _next(state: State, choice: random.Random, wants: Wants) -> list[tuple[int, Move]]:
    if isinstance(state.phase, Searching):
        hands = [_pull(state, state.phase, seat, choice, wants) for seat in state.bout.fighters]
        return [move for hand in hands for move in hand]
    seat = min(to_act(state))
    move = choice.choice(offers(state, seat).moves[:3])
    return [(seat, complete_as_claimed(load("dschamal"), state, seat, move))]


def _pull(
    state: State, phase: Searching, seat: int, choice: random.Random, wants: Wants
) -> list[tuple[int, Move]]:
    """Nine times in ten a piece of the kind it wants, if there is one."""
    lies = [lying.piece for lying in phase.layout]
    liked = [piece for piece in lies if wants(state, seat, piece)]
    wanted = choice.choice(liked if liked and choice.random() < 0.9 else lies)
    try:
        return hand_moves(phase, Pull(seat, (wanted,), choice.randint(1800, 6000)))
    except ValueError:
        return hand_moves(phase, Pull(seat))


def ends_by(reason: str) -> Callable[[AnyRecord], bool]:
    return lambda record: [e.reason for e in events_of(record) if isinstance(e, GameEnded)] == [reason]


def outcomes(record: AnyRecord) -> set[str]:
    """The clauses by which its duels were won."""
    return {event.clause for event in events_of(record) if isinstance(event, BoutWon)}


def first(reason: str) -> AnyRecord:
    seats, options, wants = ENDINGS[reason]
    records = (whole_record(seats, options, seed, wants) for seed in range(1000))
    return next(record for record in records if ends_by(reason)(record) and len(record.turns) <= SHORT)


WANTED: dict[str, Makes] = {
    **{f"scene-{scene.name}": partial(scene_record, scene) for scene in SCENES},
    "ends-bag": partial(scene_record, BAG),
    **{f"ends-{reason}": partial(first, reason) for reason in ENDINGS},
}
