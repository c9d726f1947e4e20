"""Draws by agreement, and resigning (ETO-51, ETO-53)."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.etoile.board import lift
from tablee.games.etoile.ending import draw, hand_on, win
from tablee.games.etoile.events import DrawAccepted, DrawDeclined, DrawOffered, Resigned
from tablee.games.etoile.state import Camp, DrawOffer, State, after, still_in


def asked(state: State, offer: DrawOffer) -> tuple[Camp, ...]:
    """Who has yet to answer: everybody still in but the one who proposed."""
    return tuple([camp for camp in still_in(state) if camp != offer.by and camp not in offer.accepted])


def refuse_offer(state: State) -> Refusal | None:
    if state.touched is not None:
        return refused("ETO-41", "touched-must-move", cell=state.touched)
    return refused("ETO-51", "already-declined") if state.offered else None


def refuse_answer(state: State, camp: Camp) -> Refusal | None:
    if state.offer is None:
        return refused("ETO-51", "no-draw-offered")
    if camp not in asked(state, state.offer):
        return refused("ETO-51", "not-yours-to-answer")
    return None


def offer_draw(state: State) -> Step:
    told = Told(DrawOffered(state.seats[state.turn]))
    return Step(msgspec.structs.replace(state, offer=DrawOffer(state.turn)), (told,))


def accept_draw(state: State, camp: Camp) -> Step:
    """The last one to agree ends the game."""
    assert state.offer is not None
    events = (Told(DrawAccepted(state.seats[camp])),)
    offer = DrawOffer(state.offer.by, tuple(sorted((*state.offer.accepted, camp))))
    if not asked(state, offer):
        return draw(state, "agreed", events)
    return Step(msgspec.structs.replace(state, offer=offer), events)


def decline_draw(state: State, camp: Camp) -> Step:
    """One refusal is enough; it may be proposed again in a later turn."""
    declined = msgspec.structs.replace(state, offer=None, offered=True)
    return Step(declined, (Told(DrawDeclined(state.seats[camp])),))


def resign(state: State) -> Step:
    """Their pieces come off; two others play on, one other has won (ETO-53)."""
    camp, own = state.turn, state.board.of(state.turn)
    following = after(state, camp)
    without = msgspec.structs.replace(
        state,
        board=lift(state.board, own),
        turn=following,
        count=0,
        withdrawn=tuple([own.bit_count() if c == camp else n for c, n in enumerate(state.withdrawn)]),
        gone=(*state.gone, (camp,)),
        last=(),
        claim=None,
        obliged=False,
        owed_to=None,
        touched=None,
        offered=False,
    )
    told = (Told(Resigned(state.seats[camp])),)
    left = still_in(without)
    return win(without, left, "resigned", told) if len(left) == 1 else hand_on(without, following, told)
