"""Der Dschamál-Turm: who pulls first builds, or gives (DSC-51 to DSC-54)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dschamal.duell import again, shown, void
from tablee.games.dschamal.events import BoutWon, PieceKept, PieceMoved, TowerBuilt, TowerLost
from tablee.games.dschamal.keeping import Events
from tablee.games.dschamal.moves import Build, Give, Take
from tablee.games.dschamal.pieces import CAMEL, Piece, is_black, shape_of
from tablee.games.dschamal.race import ranked, receipt, tied
from tablee.games.dschamal.state import (
    Building,
    Cameling,
    Hand,
    Handing,
    Searching,
    Seat,
    State,
    gain,
    hand_over,
    to_bag,
    with_tower,
)
from tablee.games.dschamal.tower import fallen, pieces_in, refuse_build
from tablee.games.dschamal.winning import finish


def judge_pull(state: State, phase: Searching) -> Step:
    """Whoever pulls first wins, unless they pulled two (DSC-51, DSC-53)."""
    laid = ranked(phase)
    if not laid:
        return void(state, ())
    events: Events = (receipt(state, laid),)
    if len(laid) == 2 and tied(state, laid[0], laid[1]):
        return again(state, "tie", events)
    first = laid[0]
    events = (*events, shown(first))
    if len(first.held) > 1:
        return lose_tower(state, first, events)
    events = (*events, Told(BoutWon(first.seat, "DSC-51")))
    return place(state, first.seat, first.held[0], events)


def lose_tower(state: State, first: Hand, events: Events) -> Step:
    """Two or more pulled: the whole tower goes back, and the other is Master (DSC-53)."""
    other = next(seat for seat in state.bout.fighters if seat != first.seat)
    pieces = pieces_in(state.towers[first.seat])
    after = with_tower(to_bag(state, pieces), first.seat, ())
    told = (Told(BoutWon(other, "DSC-53")), Told(TowerLost(first.seat, pieces)))
    return finish(after, other, (*events, *told))


def place(state: State, seat: Seat, piece: Piece, events: Events) -> Step:
    if piece == CAMEL:
        if camel_choices(state, seat):
            return Step(replace(state, phase=Cameling(seat)), events)
        return finish(state, seat, events)
    if owns_kind(state, seat, piece):
        return Step(replace(state, phase=Handing(seat, piece)), events)
    return receive(state, seat, seat, piece, (*events, Told(PieceKept(seat, piece))))


def owns_kind(state: State, seat: Seat, piece: Piece) -> bool:
    """A coloured kind is its shape; each black piece is a kind of its own, or all are one (DSC-51)."""
    if is_black(piece):
        return state.options.one_black_kind and bool(state.owned[seat])
    return shape_of(piece) in [shape_of(built) for built in pieces_in(state.towers[seat])]


def receive(state: State, winner: Seat, seat: Seat, piece: Piece, events: Events) -> Step:
    """Black pieces lie beside the tower, coloured ones must be built at once (DSC-54)."""
    if is_black(piece):
        return finish(gain(state, seat, (piece,)), winner, events)
    return Step(replace(state, phase=Building(seat, piece, winner)), events)


def refuse_handing(state: State, phase: Handing, seat: Seat, move: Give) -> Refusal | None:
    if seat != phase.seat:
        return refused("DSC-51", "winner-gives", giver=phase.seat)
    if move.piece != phase.piece:
        return refused("DSC-51", "give-what-you-pulled")
    if move.to == seat or not 0 <= move.to < state.seats:
        return refused("DSC-51", "give-to-another")
    return None


def hand_on(state: State, phase: Handing, move: Give) -> Step:
    told = (Told(PieceMoved(phase.seat, move.to, move.piece)),)
    return receive(state, phase.seat, move.to, move.piece, told)


def camel_choices(state: State, seat: Seat) -> tuple[Give | Take, ...]:
    """Give one of one's black pieces to anybody, or take one from anybody (DSC-52)."""
    others = [other for other in range(state.seats) if other != seat]
    takes = [Take(piece) for other in others for piece in state.owned[other]]
    gifts = [Give(piece, other) for piece in state.owned[seat] for other in others]
    return (*takes, *gifts)


def refuse_camel(state: State, phase: Cameling, seat: Seat, move: Give | Take) -> Refusal | None:
    if seat != phase.seat:
        return refused("DSC-52", "camel-is-theirs", seat=phase.seat)
    if move not in camel_choices(state, seat):
        return refused("DSC-52", "no-such-black")
    return None


def use_camel(state: State, phase: Cameling, move: Give | Take) -> Step:
    if isinstance(move, Give):
        giver, taker = phase.seat, move.to
    else:
        giver = next(seat for seat, owned in enumerate(state.owned) if move.piece in owned)
        taker = phase.seat
    after = hand_over(state, giver, taker, move.piece)
    return finish(after, phase.seat, (Told(PieceMoved(giver, taker, move.piece)),))


def refuse_building(state: State, phase: Building, seat: Seat, move: Build) -> Refusal | None:
    if seat != phase.seat:
        return refused("DSC-54", "owner-builds", seat=phase.seat)
    return refuse_build(state.towers[seat], phase.piece, move.drop, move.settled)


def build(state: State, phase: Building, move: Build) -> Step:
    """What stands stays, what fell goes back into the bag (DSC-54)."""
    assert move.settled is not None
    tower = state.towers[phase.seat]
    lost = fallen(tower, phase.piece, move.settled)
    bag = tuple([piece for piece in state.bag if piece != phase.piece])
    after = with_tower(to_bag(replace(state, bag=bag), lost), phase.seat, move.settled)
    told = Told(TowerBuilt(phase.seat, phase.piece, move.drop, move.settled, lost))
    return finish(after, phase.winner, (told,))
