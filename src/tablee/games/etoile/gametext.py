"""Whole games as text, in the manner of PDN: tags, then the moves, round by round (ETO-70).

    [Camps "1 0 2"]
    [Rules "italian"]

    1. Ac3-Ad4 Bc3-Bb4 Ce3-Cf4
    2. …

`Camps` are the seats of A, B and C. A move belongs to the camp whose turn it is; an answer of
another names its camp, `B:draw-yes`. `{…}` is a remark. `gamereader` reads it back.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Recorded
from tablee.games.etoile.game import apply
from tablee.games.etoile.geometry import CAMPS
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import Move
from tablee.games.etoile.notation import write_move
from tablee.games.etoile.position import Position, begin, start, write_position
from tablee.games.etoile.state import Seat, State

OPTION_TAGS = {
    "Rules": "rules",
    "Cells": "cells",
    "LoserWins": "loser_wins",
    "FreeLanding": "free_landing",
    "Touched": "touched",
    "OwnerObliges": "owner_obliges",
}


class Played(msgspec.Struct, frozen=True):
    """A game as it was played; `tags` are remarks of the table's own, names and dates."""

    options: Options
    seats: tuple[Seat, ...]
    moves: tuple[tuple[Seat, Move], ...] = ()
    position: Position | None = None  # where it began, if not at the opening
    tags: tuple[tuple[str, str], ...] = ()


def first_state(played: Played) -> State:
    position = played.position or start(len(played.seats), played.options.cells)
    state: State = begin(position, played.options, played.seats).state
    return state


def states(played: Played) -> Iterator[State]:
    """Every state of the game, the first one included."""
    state = first_state(played)
    yield state
    for seat, move in played.moves:
        state = apply(state, seat, move, Recorded(())).state
        yield state


def write_game(played: Played) -> str:
    lines = [f'[{name} "{value}"]' for name, value in (*played.tags, *_own_tags(played))]
    return "\n".join([*lines, "", *_rounds(played)]) + "\n"


def _own_tags(played: Played) -> Iterator[tuple[str, str]]:
    yield "Camps", " ".join(map(str, played.seats))
    for tag, field in OPTION_TAGS.items():
        value = getattr(played.options, field)
        if value != getattr(Options(), field):
            yield tag, "yes" if value is True else value
    if played.position is not None:
        yield "Position", write_position(played.position)


def _rounds(played: Played) -> Iterator[str]:
    """One line a round: a new one begins whenever the turn comes round to an earlier camp."""
    number, line, turn = 0, "", len(CAMPS)
    for state, (seat, move) in zip(states(played), played.moves, strict=False):
        if state.turn < turn:
            yield from [line] if line else []
            number += 1
            line = f"{number}."
        turn = state.turn
        camp = state.seats.index(seat)
        line += f" {CAMPS[camp] + ':' if camp != state.turn else ''}{write_move(move)}"
    yield from [line] if line else []
