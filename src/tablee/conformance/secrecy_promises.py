"""Nothing hidden leaves the rules: change what viewers may not know, and what they are sent is the same."""

from __future__ import annotations

from typing import Any

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.leaks import sent
from tablee.conformance.misfits import misfits
from tablee.conformance.random_game import Played, random_game, some, stream
from tablee.conformance.record_promises import differing
from tablee.core.contract import Seat, Step

MOVES = 60  # of a game that are made again in another world


def a_guess_looks_the_same_to_the_one_who_guesses(case: Case) -> None:
    game = case.rules
    for played in some(list(random_game(case, 7)), case.plan.samples):
        for seat in (None, *range(case.seats)):
            view = game.view(played.step.state, seat)
            guessed = game.guess(view, stream(seat or 0))
            differing = _differing(view, game.view(guessed, seat))
            require(not differing, "a guess looks as its view says", seat, differing)
            same = case.census(guessed) == case.census(played.step.state)
            require(same, "a guess has the same pieces", seat, guessed)
            fault = game.fault_in(guessed, case.seats, case.options)
            require(fault is None, "a guess is a sound state", seat, fault)


def _differing(view: Any, other: Any) -> dict[str, tuple[Any, Any]]:
    """The fields in which two views differ, as each has them."""
    both = [(name, getattr(view, name), getattr(other, name)) for name in view.__struct_fields__]
    return {name: (one, two) for name, one, two in both if one != two}


def hidden_differences_change_no_byte_a_viewer_is_sent(case: Case) -> None:
    game = case.rules
    tried = [played.move for played in random_game(case, 8) if played.move is not None][:60]
    for number, played in enumerate(some(list(random_game(case, 9)), case.plan.samples)):
        state = played.step.state
        for seat in (None, *range(case.seats)):
            other = game.guess(game.view(state, seat), stream(number))
            moves = [*tried, *_wrong_moves(case, state, seat)]
            here, there = sent(case, state, seat, moves), sent(case, other, seat, moves)
            require(here == there, "what a seat is sent tells nothing it may not know", seat, here, there)


def _wrong_moves(case: Case, state: Any, seat: Seat | None) -> list[Any]:
    """What a seat may try though no choice describes it."""
    choices = () if seat is None else case.rules.offers(state, seat).choices
    return [move for choice in choices for move in misfits(case.rules, choice)]


def events_of_ones_own_move_tell_nothing_hidden(case: Case) -> None:
    """The same move in a world that differs only where the mover cannot see."""
    for number, played in enumerate(some(list(random_game(case, 10)), MOVES)):
        if played.seat is None or played.draws:
            continue
        other = case.rules.guess(case.rules.view(played.before, played.seat), stream(number))
        step = case.rules.apply(other, played.seat, played.move, stream(1))
        _same_events(case, played, step, played.seat)


def private_events_reach_only_those_they_concern(case: Case) -> None:
    """What a watcher is told is the same in every world a watcher cannot tell apart."""
    game = case.rules
    for number, played in enumerate(some(list(random_game(case, 11)), MOVES)):
        if played.seat is None or played.draws:
            continue
        other = game.guess(game.view(played.before, None), stream(number))
        if game.refuse(other, played.seat, played.move) is None:
            _same_events(case, played, game.apply(other, played.seat, played.move, stream(2)), None)


def _same_events(case: Case, played: Played, step: Step, eyes: Seat | None) -> None:
    here, there = _seen(played.step, eyes), _seen(step, eyes)
    if here != there and not _reveals(case, played, step, eyes):
        where, *values = _first_differing(here, there)
        require(False, "events tell nothing that the rules keep hidden", eyes, played.move, where, *values)


def _seen(step: Step, eyes: Seat | None) -> list[Any]:
    return [told.event for told in step.events if told.seen_by(eyes)]


def _first_differing(here: list[Any], there: list[Any]) -> tuple[Any, ...]:
    """The field of the first event that is told otherwise; both rows where they are events of other kinds."""
    for one, other in zip(here, there, strict=False):
        if one != other and type(one) is type(other):
            return differing(one, other, type(one).__name__)
    return "other events", here, there


def _reveals(case: Case, played: Played, other: Step, eyes: Seat | None) -> bool:
    """Whether these eyes are shown something by the rules: the plan knows, or their view shows it too."""
    assert played.seat is not None
    if case.plan.reveals is not None:
        return case.plan.reveals(played.before, played.seat, played.move, played.step)
    return bool(case.rules.view(played.step.state, eyes) != case.rules.view(other.state, eyes))


CHECKS = (
    a_guess_looks_the_same_to_the_one_who_guesses,
    hidden_differences_change_no_byte_a_viewer_is_sent,
    events_of_ones_own_move_tell_nothing_hidden,
    private_events_reach_only_those_they_concern,
)
