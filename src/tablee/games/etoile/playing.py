"""A piece is moved: what it takes, what it becomes, what it misses (ETO-20 to ETO-33, ETO-41)."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Step, Told
from tablee.games.etoile.board import cells_of, lift, put
from tablee.games.etoile.count import restarts
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.ending import hand_on
from tablee.games.etoile.events import (
    CaptureMissed,
    OwnerAsked,
    PieceMoved,
    PiecesTaken,
    PieceTouched,
    QueenMade,
)
from tablee.games.etoile.geometry import Mask
from tablee.games.etoile.moves import Play, Touch
from tablee.games.etoile.soufflage import missed
from tablee.games.etoile.state import State, after


def touch(state: State, move: Touch) -> Step:
    """The piece must now be moved, and the right to punish is over (ETO-41)."""
    touched = msgspec.structs.replace(state, touched=move.cell, claim=None)
    return Step(touched, (Told(PieceTouched(state.seats[state.turn], move.cell)),))


def play(state: State, move: Play) -> Step:
    camp, seat, star = state.turn, state.seats[state.turn], state.star
    taken = legal_plays(state)[move]
    start, end = star.number[move.path[0]], star.number[move.path[-1]]
    man = bool(state.board.men[camp] >> start & 1)
    crowned = man and bool(star.crown[camp] >> end & 1)  # ETO-30
    board = put(lift(state.board, taken | 1 << start), camp, end, crowned or not man)
    following = after(state, camp)
    claim = None if taken else missed(state, move)
    moved = State(
        state.options,
        state.seats,
        board,
        turn=following,
        count=0 if taken or crowned or restarts(state, man) else state.count + 1,
        lost=losses(state, taken) if taken else state.lost,
        withdrawn=state.withdrawn,
        gone=state.gone,
        last=move.path,
        claim=claim,
        rules=state.rules,
    )
    events = [told_move(state, seat, move, taken)]
    if crowned:
        events.append(Told(QueenMade(seat, move.path[-1])))
    if claim is not None:
        events.append(Told(CaptureMissed(seat, state.seats[following], claim.cells)))
        if claim.owner is not None:
            events.append(Told(OwnerAsked(state.seats[claim.owner], seat)))
    return hand_on(moved, following, tuple(events))


def losses(state: State, lifted: Mask) -> tuple[int, ...]:
    return tuple([n + (state.board.of(camp) & lifted).bit_count() for camp, n in enumerate(state.lost)])


def told_move(state: State, seat: int, move: Play, taken: Mask) -> Told:
    if not taken:
        return Told(PieceMoved(seat, move.path))
    names = state.star.names
    return Told(PiecesTaken(seat, move.path, tuple([names[cell] for cell in cells_of(taken)])))
