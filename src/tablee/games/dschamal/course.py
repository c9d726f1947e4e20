"""Who searches next (DSC-11, DSC-40 to DSC-43, DSC-60, DSC-67, DSC-71)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.dschamal.state import Bout, Course, Ready, Seat, State, left_of


def first_fighters(state: State) -> tuple[Seat, ...]:
    """The starter and their left neighbour (DSC-11, DSC-71), or both their neighbours (DSC-60)."""
    return fighters_of(state, state.course)


def fighters_of(state: State, course: Course) -> tuple[Seat, ...]:
    master = course.master
    if state.options.game == "dreier":
        return (left_of(state, master, -1), master, left_of(state, master))
    if state.options.game == "quartett":
        return (master, left_of(state, master))
    return (master, opponent(state.seats, course))


def opponent(seats: int, course: Course) -> Seat:
    """The first one leftwards whom the Master has not met in this row (DSC-41, DSC-42)."""
    leftwards = [(course.master + step) % seats for step in range(1, seats)]
    return next(seat for seat in leftwards if seat not in course.met)


def after_duel(seats: int, course: Course, fighters: tuple[Seat, ...], winner: Seat | None) -> Course:
    """The Master after a duel; after a void one they simply go on (DSC-40 to DSC-43)."""
    best = course.master if winner is None else winner
    loser = next(seat for seat in fighters if seat != best)
    if seats == 3:
        return Course(best, (loser,))  # the third is next (DSC-40)
    met = (*course.met, loser) if best == course.master else (loser,)
    if len(met) == seats - 1:
        return Course((best + 1) % seats)  # everybody in a row: the left neighbour (DSC-43)
    return Course(best, met)


def next_course(state: State, winner: Seat | None) -> Course:
    if state.options.game in ("dreier", "quartett"):
        return Course(left_of(state, state.course.master))  # one seat to the left (DSC-67, DSC-71)
    fighters = fighters_of(state, state.course)
    return after_duel(state.seats, state.course, fighters, winner)


def next_bout(state: State, winner: Seat | None) -> State:
    course = next_course(state, winner)
    bout = Bout(state.bout.number + 1, fighters_of(state, course))
    return replace(state, course=course, bout=bout, phase=Ready())
