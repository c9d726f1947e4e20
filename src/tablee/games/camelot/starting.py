"""Starting a tournament (CAM-10 to CAM-14)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import facts
from tablee.games.camelot.drawing import draw
from tablee.games.camelot.events import ColourNamed, HandShown, NobodyStarted
from tablee.games.camelot.meta import Options
from tablee.games.camelot.moves import NameColour
from tablee.games.camelot.pieces import COLOUR, COLOURS, SUPPORT, Colour
from tablee.games.camelot.state import Naming, Playing, Seat, State, Turn, clockwise


def open_tournament(state: State, first: Seat, chance: Chance) -> Step:
    """Everybody is in; the first seat that can, beginning with the winner, will name a colour."""
    state = replace(
        state,
        tournament=state.tournament + 1,
        inside=tuple(range(len(state.hands))),
        colour=None,
        standing=(),
    )
    return find_starter(state, first, chance)


def find_starter(state: State, first: Seat, chance: Chance) -> Step:
    """Whoever cannot start shows their hand and the next one tries; if nobody can, all draw (CAM-13)."""
    events: tuple[Told, ...] = ()
    order = clockwise(len(state.hands), first)
    while True:
        for seat in order:
            if state.options.name_after_drawing:
                state, told = _drawn(state, (seat,), chance)
                events += told
            if open_colours(state, seat):
                return Step(replace(state, starter=seat, phase=Naming(seat)), events)
            hand = state.hands[seat]
            state = replace(state, known=facts.hand_shown(state.known, seat, hand))
            events += (Told(HandShown(seat, hand)),)
        events += (Told(NobodyStarted(first)),)
        if not state.options.name_after_drawing:
            state, told = _drawn(state, order, chance)
            events += told


def _drawn(state: State, seats: tuple[Seat, ...], chance: Chance) -> tuple[State, tuple[Told, ...]]:
    events: tuple[Told, ...] = ()
    for seat in seats:
        step = draw(state, seat, chance)
        state, events = step.state, events + step.events
    return state, events


def barred(options: Options, previous: Colour | None) -> Colour | None:
    """Purple after purple; with the option, any colour after itself (CAM-12)."""
    return previous if previous == "purple" or options.no_repeated_colour else None


def open_colours(state: State, seat: Seat) -> tuple[Colour, ...]:
    """The colours this seat could name (CAM-11, CAM-12)."""
    hand, closed = state.hands[seat], barred(state.options, state.previous)
    supported = not SUPPORT.isdisjoint(hand)
    held = {COLOUR.get(card) for card in hand}
    return tuple([c for c in COLOURS if c != closed and (supported or c in held)])


def refuse_naming(state: State, phase: Naming, seat: Seat, move: NameColour) -> Refusal | None:
    if seat != phase.seat:
        return refused("CAM-10", "not-the-starter", seat=phase.seat)
    if move.colour not in COLOURS:
        return refused("CAM-10", "no-such-colour", colour=move.colour)
    if move.colour == barred(state.options, state.previous):
        return refused("CAM-12", "colour-barred", colour=move.colour)
    if move.colour not in open_colours(state, seat):
        return refused("CAM-11", "colour-not-held", colour=move.colour)
    return None


def name_colour(state: State, seat: Seat, move: NameColour, chance: Chance) -> Step:
    """The colour is named before the starter draws, unless the table plays it after (CAM-14)."""
    turn = Playing(Turn(seat, opening=True, first=True))
    state = replace(state, colour=move.colour, phase=turn)
    told = Told(ColourNamed(seat, move.colour, state.tournament))
    if state.options.name_after_drawing:
        return Step(state, (told,))
    drawn = draw(state, seat, chance)
    return Step(drawn.state, (told, *drawn.events))
