"""Whether a search from outside can be under way: what lies in the bag, and the hands in it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.soundness import Faults, all_among, among, fits, in_order, length, no_longer, number
from tablee.games.dschamal.fingertip import LEVELS, NOTHING, POINTS, SINCE, TILTS, blank
from tablee.games.dschamal.lying import WIDTH, Layout, Lying
from tablee.games.dschamal.lying import fits as lies_free
from tablee.games.dschamal.moves import ACROSS_TURNS, GRIP, QUICKEST, Close
from tablee.games.dschamal.pieces import ALL, form_of
from tablee.games.dschamal.race import BOUND
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.searching import CLOSINGS, REMEMBERED, TRACED
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.state import IN, LAID, OUT, REACH, Hand, Searching, State

FELT = frozenset((NOTHING, "0", *LEVELS))
LEANING = frozenset(TILTS)


def search_faults(state: State, phase: Searching) -> Faults:
    """Every fighter has a hand, one of them still in the bag; what lies there is of the bag, none laid."""
    yield length("phase.hands", phase.hands, len(state.bout.fighters))
    seats = tuple([hand.seat for hand in phase.hands])
    yield fits("phase.hands", seats == state.bout.fighters, "bout.fighters")
    for at, hand in enumerate(phase.hands):
        yield from _hand_faults(f"phase.hands[{at}]", state, hand)
    yield fits("phase.hands", any(hand.status == IN for hand in phase.hands), "phase")
    held = [piece for hand in phase.hands for piece in hand.held]
    yield fits("phase.hands", len(set(held)) == len(held) and set(held) <= set(state.bag), "bag")
    laid = {piece for hand in phase.hands if hand.status == LAID for piece in hand.held}
    yield no_longer("phase.layout", phase.layout, len(state.bag) - len(laid))
    lying = {one.piece for one in phase.layout}
    yield fits("phase.layout", len(lying) == len(phase.layout) and lying <= {*state.bag} - laid, "bag")
    yield fits("phase.layout", {*held} - laid <= lying, "phase.hands")
    yield from _layout_faults("phase.layout", phase.layout)


def _hand_faults(where: str, state: State, hand: Hand) -> Faults:
    """What a hand holds, where it is, and how long it has been there (DSC-31, DSC-82, DSC-83)."""
    yield among(f"{where}.status", hand.status, (IN, LAID, OUT))
    yield from _place_faults(where, hand.x, hand.y)
    yield number(f"{where}.clock", hand.clock, 0, state.options.search_seconds * 1000)
    yield number(f"{where}.within", hand.within, 0, BOUND)
    silent = state.options.game in ("turm", "quartett") or state.bout.purpose == REACH
    yield fits(f"{where}.called", not (hand.called and silent), "options.game")
    yield from all_among(f"{where}.held", hand.held, ALL, len(ALL))
    yield in_order(f"{where}.held", tuple(sorted(hand.held)) == hand.held)
    full = {IN: hand.grip is not None, LAID: True, OUT: False}[hand.status]
    yield fits(f"{where}.held", bool(hand.held) == full, f"{where}.status")
    if hand.grip is not None:
        yield from _grip_faults(where, hand, hand.grip)
    if hand.width is not None:
        yield fits(f"{where}.width", bool(hand.held), f"{where}.held")
        yield number(f"{where}.width.across", hand.width.across, 0, ACROSS_TURNS - 1)
        yield number(f"{where}.width.mm", hand.width.mm, 1, WIDTH)
    yield from _memory_faults(where, hand, state.rules)
    yield from _way_faults(where, hand, state.options.search_seconds * 1000)


def _way_faults(where: str, hand: Hand, longest: int) -> Faults:
    """A trace every tenth of a second, and one wherever it closed; what it laid had lain somewhere."""
    yield no_longer(f"{where}.trail", hand.trail, longest // TRACED + longest // QUICKEST[Close] + 2)
    for at, trace in enumerate(hand.trail):
        yield from _place_faults(f"{where}.trail[{at}]", trace.x, trace.y)
        yield number(f"{where}.trail[{at}].ms", trace.ms, 0, longest)
        yield number(f"{where}.trail[{at}].count", trace.count, -1, len(ALL))
    took = {lying.piece for lying in hand.took}
    yield fits(f"{where}.took", len(took) == len(hand.took) and took <= {*hand.held}, f"{where}.held")
    yield fits(f"{where}.took", hand.status == LAID or not took, f"{where}.status")
    yield from _poses_faults(f"{where}.took", hand.took)


def _grip_faults(where: str, hand: Hand, grip: tuple[int, int]) -> Faults:
    """The fingertip is near what the hand holds (DSC-82)."""
    yield fits(f"{where}.grip", hand.status == IN, f"{where}.status")
    yield from _place_faults(f"{where}.grip", *grip)
    across, along = hand.x - grip[0], hand.y - grip[1]
    yield number(f"{where}.grip", across * across + along * along, 0, GRIP * GRIP)


def _memory_faults(where: str, hand: Hand, rules: int) -> Faults:
    """The last touches and closings a hand keeps in mind (DSC-80)."""
    if hand.felt is not None:
        yield from _relief_faults(f"{where}.felt.relief", hand.felt.relief, rules)
    yield no_longer(f"{where}.lately", hand.lately, REMEMBERED)
    for at, touch in enumerate(hand.lately):
        yield from _place_faults(f"{where}.lately[{at}]", touch.x, touch.y)
        if touch.relief:
            yield from _relief_faults(f"{where}.lately[{at}]", touch.relief, rules)
    yield no_longer(f"{where}.closings", hand.closings, CLOSINGS)
    for at, closing in enumerate(hand.closings):
        yield from _place_faults(f"{where}.closings[{at}]", closing.x, closing.y)
        yield number(f"{where}.closings[{at}]", closing.count, 0, len(ALL))


def _relief_faults(where: str, relief: str, rules: int) -> Faults:
    yield length(where, relief, len(blank(rules)))
    leaning = rules < SINCE or relief == blank(rules) or LEANING.issuperset(relief[POINTS:])
    yield fits(where, FELT.issuperset(relief[:POINTS]) and leaning, "DSC-80")


def _place_faults(where: str, x: int, y: int) -> Faults:
    yield number(f"{where}.x", x, 0, WIDTH)
    yield number(f"{where}.y", y, 0, WIDTH)


def _layout_faults(where: str, layout: Layout) -> Faults:
    """Each in nobody else's place (DSC-80)."""
    yield from _poses_faults(where, layout)
    for at, lying in enumerate(layout):
        yield fits(f"{where}[{at}]", lies_free(lying, _after(layout, at)), where)


def _poses_faults(where: str, layout: Layout) -> Faults:
    """Each in a pose of its form, inside the bag (DSC-80)."""
    for at, lying in enumerate(layout):
        yield number(f"{where}[{at}].pose", lying.pose, 0, poses(form_of(lying.piece)) - 1)
        yield number(f"{where}[{at}].turn", lying.turn, 0, STEPS - 1)
        yield from _place_faults(f"{where}[{at}]", lying.x, lying.y)


def _after(layout: Layout, at: int) -> Sequence[Lying]:
    return layout[at + 1 :]
