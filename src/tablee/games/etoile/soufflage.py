"""A capture was missed: huff, oblige, or let it go by moving (ETO-40)."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.etoile.board import lift
from tablee.games.etoile.duty import reach_now
from tablee.games.etoile.ending import hand_on
from tablee.games.etoile.events import MoveTakenBack, PieceHuffed
from tablee.games.etoile.meta import duty_clause, soufflage_played
from tablee.games.etoile.moves import Huff, Play
from tablee.games.etoile.state import Claim, State


def missed(state: State, move: Play) -> Claim | None:
    """What the next player may punish after this move, which captures nothing."""
    captures = reach_now(state).captures
    if not captures:
        return None
    cells = dict.fromkeys([capture.path[0] for capture in captures])
    standing = tuple([move.path[-1] if cell == move.path[0] else cell for cell in cells])
    return Claim(state.turn, state.board, state.count, move.path, standing)


def refuse_claim(state: State) -> Refusal | None:
    if not soufflage_played(state.options):
        return refused(duty_clause(state.options), "no-soufflage-here")
    return None if state.claim is not None else refused("ETO-40", "nothing-missed")


def refuse_huff(state: State, move: Huff) -> Refusal | None:
    refusal = refuse_claim(state)
    if refusal is not None:
        return refusal
    assert state.claim is not None
    if move.cell not in state.claim.cells:
        return refused("ETO-40", "piece-missed-nothing", cell=move.cell, cells=" ".join(state.claim.cells))
    return None


def huff(state: State, move: Huff) -> Step:
    """The piece is lifted, the count starts again, and the huffer moves as usual."""
    assert state.claim is not None
    offender = state.claim.offender
    after = msgspec.structs.replace(
        state,
        board=lift(state.board, 1 << state.star.number[move.cell]),
        lost=tuple([lost + (camp == offender) for camp, lost in enumerate(state.lost)]),
        count=0,
        claim=None,
    )
    told = Told(PieceHuffed(state.seats[state.turn], state.seats[offender], move.cell))
    return hand_on(after, state.turn, (told,))


def oblige(state: State) -> Step:
    """The offender's move is taken back; now he must capture."""
    claim = state.claim
    assert claim is not None
    after = msgspec.structs.replace(
        state,
        board=claim.board,
        turn=claim.offender,
        count=claim.count,
        last=(),
        claim=None,
        obliged=True,
        offered=False,
    )
    told = MoveTakenBack(state.seats[state.turn], state.seats[claim.offender], claim.path)
    return Step(after, (Told(told),))
