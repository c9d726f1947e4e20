"""Whether a state from outside could be one of this game: pieces, towers, whose duel, and each phase."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.soundness import (
    Fault,
    Faults,
    all_among,
    among,
    conserved,
    distinct_seats,
    first_fault,
    fits,
    in_order,
    length,
    no_longer,
    number,
    options_faults,
)
from tablee.games.dschamal.course import fighters_of
from tablee.games.dschamal.meta import META, SEVEN, Options, refuse_options
from tablee.games.dschamal.pieces import ALL, CAMEL, COLOURED, Pieces, left_out
from tablee.games.dschamal.race import BOUND
from tablee.games.dschamal.sound_phases import phase_faults
from tablee.games.dschamal.state import DECISIVE, DUEL, REACH, Bout, Choosing, Over, State, Verdict
from tablee.games.dschamal.tower import can_stand, pieces_in
from tablee.games.dschamal.winning import why_over, without_middle

_DECIDING = (20, 21, 22, 23, 24, 25, 26, 27, 31, 51, 53, 63, 64, 65, 66, 72)
CLAUSES = ("", *[f"DSC-{clause}" for clause in _DECIDING])  # that decide a search
MOST_HANDS = 3


def fault_in(state: State, seats: int, options: Options) -> Fault:
    """What is wrong with a state of a table of so many seats that plays so; None: nothing."""
    return first_fault(_faults(state, seats, options))


def _faults(state: State, seats: int, options: Options) -> Faults:
    yield from options_faults(state.options, options, refuse_options(seats, options))
    yield number("rules", state.rules, META.oldest, META.rules)
    yield from _piece_faults(state, seats)
    yield from _tower_faults(state)
    yield from _course_faults(state, seats)
    yield from _bout_faults(state, state.bout)
    if state.last is not None:
        yield from _verdict_faults(state.last, seats, options)
    over = why_over(without_middle(state))
    yield fits("phase", over is None or isinstance(state.phase, Over), "owned")
    yield from phase_faults(state)


def _piece_faults(state: State, seats: int) -> Faults:
    """Every piece in play is in the bag, before a player, or in the middle (DSC-01)."""
    yield length("owned", state.owned, seats)
    yield length("towers", state.towers, seats)
    for seat, tower in enumerate(state.towers):
        yield no_longer(f"towers[{seat}]", tower, SEVEN)
    pieces: list[int] = []
    for where, some in _places(state):
        yield from all_among(where, some, ALL, len(ALL))
        pieces += some
    out = left_out(state.options.game)
    yield conserved("bag", sorted(pieces) == [piece for piece in ALL if piece not in out])
    for where, some in (("bag", state.bag), *[(f"owned[{s}]", own) for s, own in enumerate(state.owned)]):
        yield in_order(where, tuple(sorted(some)) == some)


def _places(state: State) -> Iterator[tuple[str, Pieces]]:
    yield "bag", state.bag
    for seat, owned in enumerate(state.owned):
        yield f"owned[{seat}]", owned
    for seat, tower in enumerate(state.towers):
        yield f"towers[{seat}]", pieces_in(tower)
    if state.bout.middle is not None:
        yield "bout.middle", (state.bout.middle,)


def _tower_faults(state: State) -> Faults:
    """Only the Turm builds: black pieces lie beside the towers, coloured ones stand in them (DSC-54)."""
    building = state.options.game == "turm"
    for seat, (tower, owned) in enumerate(zip(state.towers, state.owned, strict=True)):
        yield fits(f"towers[{seat}]", building or not tower, "options.game")
        yield fits(f"towers[{seat}]", all(piece < COLOURED for piece in pieces_in(tower)), "options.game")
        yield fits(f"towers[{seat}]", can_stand(tower), "DSC-54")
        least, most = (COLOURED, CAMEL - 1) if building else (0, COLOURED - 1)
        for piece in owned:
            yield number(f"owned[{seat}]", piece, least, most)


def _course_faults(state: State, seats: int) -> Faults:
    """There is always somebody whom the Master has not met (DSC-41 to DSC-43)."""
    yield number("course.master", state.course.master, 0, seats - 1)
    yield from distinct_seats("course.met", state.course.met, seats)
    yield fits("course.met", state.course.master not in state.course.met, "course.master")
    yield no_longer("course.met", state.course.met, seats - 2)


def _bout_faults(state: State, bout: Bout) -> Faults:
    """Who searches follows from the course; alone only one of them, after a duel (DSC-30, DSC-31)."""
    yield among("bout.purpose", bout.purpose, (DUEL, DECISIVE, REACH))
    yield number("bout.number", bout.number, 1, state.options.duels + (bout.purpose == REACH))
    game = state.options.game
    fighters = fighters_of(state, state.course)
    if isinstance(state.phase, Choosing):
        yield fits("bout", bout == Bout(1, ()), "phase")
    elif bout.purpose == REACH:
        alone = len(bout.fighters) == 1 and bout.fighters[0] in fighters
        yield fits("bout.fighters", game == "duell" and alone, "course")
    else:
        yield fits("bout.fighters", bout.fighters == fighters, "course")
    decisive = bout.purpose == DECISIVE and game in ("duell", "dreier")
    yield fits("bout.purpose", decisive or bout.purpose != DECISIVE, "options.game")
    closed = isinstance(state.phase, Over)  # the decisive piece is back in the bag then
    yield fits("bout.middle", (bout.middle is not None) == (decisive and not closed), "bout.purpose")
    yield fits("bout.middle", bout.middle is None or bout.middle < COLOURED, "bout.purpose")


def _verdict_faults(last: Verdict, seats: int, options: Options) -> Faults:
    """What everybody was told of the last search (DSC-84)."""
    yield no_longer("last.times", last.times, MOST_HANDS)
    for seat, time in last.times:
        yield number("last.times", seat, 0, seats - 1)
        yield number("last.times", time, 0, options.search_seconds * 1000)
    yield no_longer("last.shown", last.shown, MOST_HANDS)
    for seat, pieces in last.shown:
        yield number("last.shown", seat, 0, seats - 1)
        yield from all_among("last.shown", pieces, ALL, len(ALL))
    if last.winner is not None:
        yield number("last.winner", last.winner, 0, seats - 1)
    yield among("last.clause", last.clause, CLAUSES)
    yield number("last.within", last.within, 0, BOUND)
