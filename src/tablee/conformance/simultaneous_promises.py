"""Promises about choosing at the same time: nobody learns what another has chosen before all is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.leaks import sent
from tablee.conformance.luck_promises import MOVES, columns, open_moves
from tablee.conformance.random_game import Played, random_game, some, stream
from tablee.conformance.record_promises import differing
from tablee.core.contract import Game, Seat, Step

TOO_EARLY: Final = "an event tells nobody what was chosen before all is shown"
COMPUTED: Final = "what others are shown changes with a choice only as far as an event tells them of it"


class Outcome(msgspec.Struct, frozen=True):
    """A move that could be made, and what another seat or a watcher would be told and shown then."""

    move: Any
    hidden: bool
    events: list[Any]
    view: Any
    shown: bytes


def a_hidden_answer_changes_nothing_others_are_shown(case: Case) -> None:
    """In a window that lasts its whole time, as long as others are asked; older rules stay as they were."""
    game = case.rules
    for played in random_game(case, 30) if not case.played_by else ():
        due = game.due(played.before) if played.seat is not None else None
        if due is None or not due.whole or not _goes_on(game, played.before, played.seat, played.step.state):
            continue
        if game.hidden(played.before, played.seat or 0, played.move):
            for eyes in _others(case, played.seat):
                _shown_the_same(case, played, eyes)


def _shown_the_same(case: Case, played: Played, eyes: Seat | None) -> None:
    states = (played.before, played.step.state)
    here, there = [sent(case, state, eyes, []) for state in states]
    views = [case.rules.view(state, eyes) for state in states]
    shown = differing(views[0], views[1], "View") if views[0] != views[1] else (here, there)
    promise = "a hidden answer changes nothing that another seat or a watcher is shown"
    require(here == there, promise, eyes, played.move, *shown)


def what_is_chosen_at_the_same_time_is_told_when_all_have_chosen(case: Case) -> None:
    """Another move instead: whoever sees the same is told nothing of what is in the move.

    Nor may anything be shown that was computed from it, a sum or a count, unless an event tells of it.
    """
    if case.rules.clocked is not None:
        return  # hands that act in real time are seen to act
    steps = [played for played in random_game(case, 31) if played.seat is not None]
    for number, played in enumerate(some(steps, MOVES)):
        made = list(_made_otherwise(case, played, number))
        for eyes in _others(case, played.seat) if len(made) > 1 else ():
            outcomes = [_outcome(case, played, move, step, eyes) for move, step in made]
            alike = [one for one in outcomes if one.view == outcomes[0].view]
            _tells_no_field(eyes, alike)
            _tells_nothing(eyes, [one for one in alike if one.hidden])
            _shows_what_is_told(eyes, outcomes)


def _made_otherwise(case: Case, played: Played, number: int) -> Iterator[tuple[Any, Step]]:
    """The moves open to the seat that leave others to choose still, with what each leads to."""
    assert played.seat is not None
    if case.rules.to_act(played.before) == {played.seat}:
        return
    for move in open_moves(case, played, number):
        step = case.rules.apply(played.before, played.seat, move, stream(0))
        if _goes_on(case.rules, played.before, played.seat, step.state):
            yield move, step


def _goes_on(game: Game, before: Any, seat: Seat | None, after: Any) -> bool:
    """Whether others were asked at the same time, and still are."""
    others = game.to_act(before) - {seat}
    return bool(others) and others <= game.to_act(after)


def _others(case: Case, seat: Seat | None) -> list[Seat | None]:
    return [None, *[other for other in range(case.seats) if other != seat]]


def _outcome(case: Case, played: Played, move: Any, step: Step, eyes: Seat | None) -> Outcome:
    assert played.seat is not None
    return Outcome(
        move,
        case.rules.hidden(played.before, played.seat, move),
        [told.event for told in step.events if told.seen_by(eyes)],
        case.rules.view(step.state, eyes),
        sent(case, step.state, eyes, []),
    )


def _tells_no_field(eyes: Seat | None, outcomes: list[Outcome]) -> None:
    chosen = columns([[one.move] for one in outcomes], 2)
    told = columns([one.events for one in outcomes], 2)
    for (_, _, field), values in chosen.items():
        where = next((where for where, others in told.items() if others == values), None)
        require(where is None, TOO_EARLY, eyes, where, field)


def _tells_nothing(eyes: Seat | None, outcomes: list[Outcome]) -> None:
    for other in outcomes[1:]:
        first = outcomes[0]
        require(
            first.events == other.events, TOO_EARLY, eyes, first.move, first.events, other.move, other.events
        )


def _shows_what_is_told(eyes: Seat | None, outcomes: list[Outcome]) -> None:
    """Of two choices that these eyes are told the same of, they are shown the same."""
    firsts: dict[tuple[Any, ...], Outcome] = {}
    for one in outcomes:
        first = firsts.setdefault(tuple(one.events), one)
        if first.shown != one.shown:
            seen: tuple[Any, ...] = (first.shown, one.shown)
            if first.view != one.view:
                seen = differing(first.view, one.view, "View")
            require(False, COMPUTED, eyes, first.move, one.move, *seen)


CHECKS = (
    a_hidden_answer_changes_nothing_others_are_shown,
    what_is_chosen_at_the_same_time_is_told_when_all_have_chosen,
)
