"""The start: who begins, and what everybody chooses (DSC-10, DSC-11, DSC-50, DSC-60, DSC-70)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dschamal.course import first_fighters
from tablee.games.dschamal.events import BoutReady, PieceChosen, StarterDrawn
from tablee.games.dschamal.meta import SETUP_CLAUSE, Options
from tablee.games.dschamal.moves import Choose
from tablee.games.dschamal.pieces import ALL, BLUE, YELLOW, Pieces, left_out, of_colour
from tablee.games.dschamal.state import Bout, Choosing, Course, Ready, Seat, State, gain

STARTING = {"duell": (BLUE, 1), "dreier": (YELLOW, 1), "quartett": (BLUE, 2), "turm": (BLUE, 0)}
"""The colour and the number of pieces everybody puts before them (DSC-10, DSC-60, DSC-70, DSC-50)."""


def set_up(seats: int, options: Options, chance: Chance, rules: int) -> Step:
    """All in the bag; the first one is drawn by lot (DSC-11)."""
    starter = chance.below(seats)
    out = left_out(options.game)
    state = State(
        options=options,
        owned=((),) * seats,
        towers=((),) * seats,
        bag=tuple([piece for piece in ALL if piece not in out]),
        course=Course(starter),
        bout=Bout(1, ()),
        phase=Choosing(starter),
        rules=rules,
    )
    return go_on(state, (Told(StarterDrawn(starter)),))


def go_on(state: State, events: tuple[Told, ...]) -> Step:
    """The next one chooses, in seating order from the starter; then the first search is made ready."""
    first, count = state.course.master, STARTING[state.options.game][1]
    for turn in range(count * state.seats):
        seat = (first + turn) % state.seats
        if len(state.owned[seat]) <= turn // state.seats:
            return Step(replace(state, phase=Choosing(seat)), events)
    bout = Bout(1, first_fighters(state))
    ready = Told(BoutReady(1, bout.fighters, bout.purpose, first))
    return Step(replace(state, bout=bout, phase=Ready()), (*events, ready))


def open_pieces(state: State) -> Pieces:
    """What is still there to choose: pieces of the starting colour."""
    colour, _ = STARTING[state.options.game]
    return tuple([piece for piece in of_colour(colour) if piece in state.bag])


def refuse_choice(state: State, phase: Choosing, seat: Seat, move: Choose) -> Refusal | None:
    clause = SETUP_CLAUSE[state.options.game]
    if seat != phase.turn:
        return refused(clause, "not-your-choice", seat=phase.turn)
    if move.piece not in open_pieces(state):
        return refused(clause, "not-to-choose")
    return None


def choose(state: State, phase: Choosing, seat: Seat, move: Choose) -> Step:
    return go_on(gain(state, seat, (move.piece,)), (Told(PieceChosen(seat, move.piece)),))
