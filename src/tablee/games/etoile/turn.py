"""Who may act now, and who must wait (ETO-12, ETO-40, ETO-51)."""

from __future__ import annotations

from tablee.core.contract import Due
from tablee.core.refusal import Refusal, refused
from tablee.games.etoile.agreement import asked, refuse_answer, refuse_offer
from tablee.games.etoile.meta import META
from tablee.games.etoile.moves import Huff, Play, Touch
from tablee.games.etoile.refusing import refuse_play, refuse_touch
from tablee.games.etoile.soufflage import refuse_claim, refuse_huff, refuse_owner
from tablee.games.etoile.state import Camp, Seat, State

ALONE = tuple(frozenset((seat,)) for seat in range(META.seats[-1]))


def to_act(state: State) -> frozenset[Seat]:
    """Those asked about a draw, the owner of a piece that was not taken, or whose turn it is."""
    if state.end is not None:
        return frozenset()
    if state.offer is not None:
        return frozenset([state.seats[camp] for camp in asked(state, state.offer)])
    if state.claim is not None and state.claim.owner is not None:
        return ALONE[state.seats[state.claim.owner]]
    return ALONE[state.seats[state.turn]]


def due(state: State) -> Due | None:
    """Nothing happens by itself on the star; clocks belong to the table."""
    return None


def refuse_over(state: State) -> Refusal | None:
    return None if state.end is None else refused("ETO-90", "game-over")


def refuse_turn(state: State, camp: Camp) -> Refusal | None:
    """Why this camp may not move now: it is another's turn, or somebody has yet to answer."""
    if state.end is not None:
        return refuse_over(state)
    if state.offer is not None:
        return refused("ETO-51", "draw-to-answer")
    if state.claim is not None and state.claim.owner is not None:
        return refused("ETO-40", "owner-first", seat=state.seats[state.claim.owner])
    return None if camp == state.turn else refused("ETO-12", "not-your-turn", seat=state.seats[state.turn])


def refuse_claimant(state: State, camp: Camp) -> Refusal | None:
    """Why this camp may not have a move taken back: its owner may first, then the next player (ETO-40)."""
    if state.end is None and state.claim is not None and state.claim.owner is not None:
        return refuse_owner(state, camp)
    return refuse_turn(state, camp) or refuse_claim(state)


def refuse_playing(state: State, camp: Camp, move: Play) -> Refusal | None:
    return refuse_turn(state, camp) or refuse_play(state, move)


def refuse_touching(state: State, camp: Camp, move: Touch) -> Refusal | None:
    return refuse_turn(state, camp) or refuse_touch(state, move)


def refuse_huffing(state: State, camp: Camp, move: Huff) -> Refusal | None:
    return refuse_turn(state, camp) or refuse_huff(state, move)


def refuse_waiving(state: State, camp: Camp) -> Refusal | None:
    return refuse_over(state) or refuse_owner(state, camp)


def refuse_draw_offer(state: State, camp: Camp) -> Refusal | None:
    return refuse_turn(state, camp) or refuse_offer(state)


def refuse_draw_answer(state: State, camp: Camp) -> Refusal | None:
    return refuse_over(state) or refuse_answer(state, camp)
