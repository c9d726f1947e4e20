"""Pieces that change hands when a search is judged, and what that makes of them (DSC-29, DSC-30, DSC-45)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dschamal.events import PieceKept, PieceMoved, ShapeCompleted, Started
from tablee.games.dschamal.moves import Give, Take
from tablee.games.dschamal.pieces import Piece, Pieces, coloured, shape_of
from tablee.games.dschamal.starting import reach_in
from tablee.games.dschamal.state import (
    REACH,
    Bout,
    Giving,
    Seat,
    State,
    Taking,
    gain,
    hand_over,
    shapes_owned,
)
from tablee.games.dschamal.winning import announced, finish, takeable, winning_shapes

Events = tuple[Told, ...]


def keep(state: State, seat: Seat, pieces: Pieces) -> tuple[State, Events]:
    """Coloured pieces out of the bag go to a seat; black ones always go back (DSC-29)."""
    kept = coloured(pieces)
    before = winning_shapes(state)
    after = gain(state, seat, kept)
    events: list[Told] = [Told(PieceKept(seat, piece)) for piece in kept]
    for shape in sorted(winning_shapes(after) - before):
        owners = [s for s in range(after.seats) if shape in shapes_owned(after, (s,))]
        events.append(Told(ShapeCompleted(shape, tuple(owners))))
    return after, tuple(events)


def keep_middle(state: State, seat: Seat) -> tuple[State, Events]:
    """The decisive piece goes to a seat (DSC-31)."""
    piece = state.bout.middle
    assert piece is not None
    lifted = replace(state, bag=(*state.bag, piece), bout=replace(state.bout, middle=None))
    return keep(lifted, seat, (piece,))


def take_one_of(state: State, taker: Seat, giver: Seat, shape: int) -> tuple[State, Events]:
    """One piece of a shape, whichever colour, if the other has it (DSC-21, DSC-63)."""
    found = [piece for piece in takeable(state, giver) if shape_of(piece) == shape]
    if not found:
        return state, ()
    return hand_over(state, giver, taker, found[0]), (Told(PieceMoved(giver, taker, found[0])),)


def let_take(
    state: State, taker: Seat, victims: tuple[Seat, ...], clause: str, events: Events, chance: Chance
) -> Step:
    """One piece of choice from each victim who has one to take (DSC-22, DSC-24, DSC-25, DSC-65)."""
    able = tuple([victim for victim in victims if takeable(state, victim)])
    if able:
        return _next_take(state, Taking(taker, able, clause), events)
    if state.options.game == "dreier" or (clause == "DSC-22" and not state.options.camel_reach):
        return finish(state, taker, events)
    return reach_alone(state, taker, events, chance)


def _next_take(state: State, phase: Taking, events: Events) -> Step:
    """Where there is nothing to choose, the one piece is taken at once."""
    open_pieces = takeable(state, phase.victims[0])
    asked = replace(state, phase=phase)
    if len(open_pieces) > 1:
        return Step(asked, events)
    taken = take(asked, phase, Take(open_pieces[0]))
    return Step(taken.state, (*events, *taken.events))


def refuse_take(state: State, phase: Taking, seat: Seat, move: Take) -> Refusal | None:
    if seat != phase.seat:
        return refused(phase.clause, "not-yours-to-take", taker=phase.seat)
    victim = phase.victims[0]
    if move.piece not in state.owned[victim]:
        return refused(phase.clause, "not-before-them", seat=victim)
    if move.piece not in takeable(state, victim):
        return refused("DSC-29", "winning-piece")
    return None


def take(state: State, phase: Taking, move: Take) -> Step:
    victim = phase.victims[0]
    after = hand_over(state, victim, phase.seat, move.piece)
    moved = (Told(PieceMoved(victim, phase.seat, move.piece)),)
    if len(phase.victims) > 1:
        return _next_take(after, Taking(phase.seat, phase.victims[1:], phase.clause), moved)
    return finish(after, phase.seat, moved)


def let_give(state: State, giver: Seat, to: Seat, events: Events, chance: Chance) -> Step:
    """A piece of the loser's own choice, if they have one that can be lost (DSC-26, DSC-30)."""
    open_pieces = takeable(state, giver)
    if not open_pieces:
        return reach_alone(state, to, events, chance)
    asked = replace(state, phase=Giving(giver, to))
    if len(open_pieces) > 1:
        return Step(asked, events)
    given = give(asked, Giving(giver, to), Give(open_pieces[0], to))
    return Step(given.state, (*events, *given.events))


def refuse_gift(state: State, phase: Giving, seat: Seat, move: Give) -> Refusal | None:
    if seat != phase.seat or move.to != phase.to:
        return refused("DSC-26", "loser-gives", giver=phase.seat, to=phase.to)
    if move.piece not in state.owned[seat]:
        return refused("DSC-26", "not-yours")
    if move.piece not in takeable(state, seat):
        return refused("DSC-29", "winning-piece")
    return None


def give(state: State, phase: Giving, move: Give) -> Step:
    after = hand_over(state, phase.seat, phase.to, move.piece)
    return finish(after, phase.to, (Told(PieceMoved(phase.seat, phase.to, move.piece)),))


def reach_alone(state: State, seat: Seat, events: Events, chance: Chance) -> Step:
    """The winner reaches once into the bag, alone (DSC-30)."""
    bout = Bout(state.bout.number + 1, (seat,), REACH)
    inside = reach_in(replace(state, bout=bout), chance)
    return Step(inside, (*events, announced(bout, state.course.master), Told(Started(bout.number, seat, 0))))


def best_to_take(state: State, taker: Seat, open_pieces: Pieces) -> Piece:
    """What is taken when nobody chooses in time: a piece of the shape the taker has most of."""
    mine = [shape_of(piece) for piece in state.owned[taker]]
    return max(open_pieces, key=lambda piece: (mine.count(shape_of(piece)), -piece))


def least_to_give(state: State, giver: Seat, open_pieces: Pieces) -> Piece:
    mine = [shape_of(piece) for piece in state.owned[giver]]
    return min(open_pieces, key=lambda piece: (mine.count(shape_of(piece)), piece))
