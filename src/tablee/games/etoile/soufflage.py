"""A capture was missed: huff, oblige, or let it go by moving; its owner may speak first (ETO-40)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.etoile.board import lift
from tablee.games.etoile.duty import reach_now
from tablee.games.etoile.ending import hand_on
from tablee.games.etoile.events import CaptureWaived, MoveTakenBack, PieceHuffed
from tablee.games.etoile.geometry import Mask
from tablee.games.etoile.meta import duty_clause, soufflage_played
from tablee.games.etoile.moves import Huff, Play
from tablee.games.etoile.state import Camp, Claim, State, after, still_in


def missed(state: State, move: Play) -> Claim | None:
    """What the next player may punish after this move, which captures nothing."""
    captures = reach_now(state).captures
    if not captures:
        return None
    cells = dict.fromkeys([capture.path[0] for capture in captures])
    standing = tuple([move.path[-1] if cell == move.path[0] else cell for cell in cells])
    return Claim(state.turn, state.board, state.count, move.path, standing, owner_to_ask(state))


def owner_to_ask(state: State) -> Camp | None:
    """Whose piece could have been taken, if it is not the next player's and the table asks owners."""
    if not state.options.owner_obliges or len(still_in(state)) < 3:
        return None
    owner = after(state, after(state, state.turn))
    return owner if captures_of(state, owner) else None


def captures_of(state: State, owner: Camp) -> dict[Play, Mask]:
    """The captures that take a piece of this camp, with the cells they clear."""
    pieces = state.board.of(owner)
    return {play: taken for play, taken in reach_now(state).captures.items() if taken & pieces}


def refuse_owner(state: State, camp: Camp) -> Refusal | None:
    """Why this camp must wait, or may not answer for the owner of the piece."""
    claim = state.claim
    if claim is None or claim.owner is None:
        return refused("ETO-40", "nothing-to-waive")
    return None if camp == claim.owner else refused("ETO-40", "owner-first", seat=state.seats[claim.owner])


def waive(state: State) -> Step:
    """The next player has every answer still."""
    claim = state.claim
    assert claim is not None
    assert claim.owner is not None
    told = Told(CaptureWaived(state.seats[claim.owner]))
    return Step(replace(state, claim=replace(claim, owner=None)), (told,))


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
    lifted = replace(
        state,
        board=lift(state.board, 1 << state.star.number[move.cell]),
        lost=tuple([lost + (camp == offender) for camp, lost in enumerate(state.lost)]),
        count=0,
        claim=None,
    )
    told = Told(PieceHuffed(state.seats[state.turn], state.seats[offender], move.cell))
    return hand_on(lifted, state.turn, (told,))


def oblige(state: State) -> Step:
    """The offender's move is taken back; now they must capture, a piece of the owner if that is who asks."""
    claim = state.claim
    assert claim is not None
    asks = state.turn if claim.owner is None else claim.owner
    back = replace(
        state,
        board=claim.board,
        turn=claim.offender,
        count=claim.count,
        last=(),
        claim=None,
        obliged=True,
        owed_to=claim.owner,
        offered=False,
    )
    told = MoveTakenBack(state.seats[asks], state.seats[claim.offender], claim.path)
    return Step(back, (Told(told),))
