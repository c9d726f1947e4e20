"""Nothing hidden leaves the rules: change what viewers may not know, and what they are sent is the same."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import Played, random_game, some, stream
from tablee.core.contract import Game, Seat, Step

MOVES = 60  # of a game that are made again in another world


def sent(game: Game, state: Any, seat: Seat | None, tried: list[Any]) -> bytes:
    """Every byte a seat can be sent about a state: view, offers, whether it is asked, timers, refusals."""
    offers = None if seat is None else game.offers(state, seat)
    due = game.due(state)
    refusals = [] if seat is None else [game.refuse(state, seat, move) for move in tried]
    window = None if due is None else (due.window, due.seconds)
    return msgspec.json.encode((game.view(state, seat), offers, seat in game.to_act(state), window, refusals))


def a_guess_looks_the_same_to_the_one_who_guesses(case: Case) -> None:
    game = case.rules
    for played in some(list(random_game(case, 7)), case.plan.samples):
        for seat in (None, *range(case.seats)):
            view = game.view(played.step.state, seat)
            guessed = game.guess(view, stream(seat or 0))
            require(game.view(guessed, seat) == view, "a guess looks as its view says", seat, view)
            same = case.census(guessed) == case.census(played.step.state)
            require(same, "a guess has the same pieces", seat, guessed)


def hidden_differences_change_no_byte_a_viewer_is_sent(case: Case) -> None:
    game = case.rules
    tried = [played.move for played in random_game(case, 8) if played.move is not None][:60]
    for number, played in enumerate(some(list(random_game(case, 9)), case.plan.samples)):
        state = played.step.state
        for seat in (None, *range(case.seats)):
            other = game.guess(game.view(state, seat), stream(number))
            here, there = sent(game, state, seat, tried), sent(game, other, seat, tried)
            require(here == there, "what a seat is sent tells nothing it may not know", seat, here, there)


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
        require(False, "events tell nothing that the rules keep hidden", eyes, played.move, here, there)


def _seen(step: Step, eyes: Seat | None) -> bytes:
    return msgspec.json.encode([told.event for told in step.events if told.seen_by(eyes)])


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
