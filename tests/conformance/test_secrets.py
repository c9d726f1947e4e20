"""Nothing hidden leaves the rules: change what a viewer may not know, and all he is sent stays the same."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec
import pytest

from tablee.core.contract import Game
from tests.conformance.playing import Case, Played, all_cases, name_of, random_game, stream

every_case = pytest.mark.parametrize("case", all_cases(), ids=name_of)


def sent(game: Game, state: Any, seat: int | None, tried: list[Any]) -> bytes:
    """Every byte a seat can be sent about a state: view, offers, whether it is asked, timers, refusals."""
    offers = None if seat is None else game.offers(state, seat)
    due = game.due(state)
    refusals = [] if seat is None else [game.refuse(state, seat, move) for move in tried]
    window = None if due is None else (due.window, due.seconds)
    return msgspec.json.encode((game.view(state, seat), offers, seat in game.to_act(state), window, refusals))


def sampled(case: Case, seed: int) -> list[Played]:
    """Some steps of a game, fewer where its guesses take long."""
    steps = list(random_game(case, seed))
    samples = getattr(import_module(f"tests.games.{case.game}.cases"), "SAMPLES", 30)
    return steps[:: max(1, len(steps) // samples)]


@every_case
def test_a_guess_looks_the_same_to_the_one_who_guesses(case: Case) -> None:
    game = case.rules
    for played in sampled(case, 7):
        for seat in (None, *range(case.seats)):
            view = game.view(played.step.state, seat)
            guessed = game.guess(view, stream(seat or 0))
            assert game.view(guessed, seat) == view
            assert case.census(guessed) == case.census(played.step.state)


@every_case
def test_hidden_differences_change_no_byte_a_viewer_is_sent(case: Case) -> None:
    game = case.rules
    tried = [played.move for played in random_game(case, 8) if played.move is not None][:60]
    for number, played in enumerate(sampled(case, 9)):
        state = played.step.state
        for seat in (None, *range(case.seats)):
            other = game.guess(game.view(state, seat), stream(number))
            assert sent(game, other, seat, tried) == sent(game, state, seat, tried)


@every_case
def test_events_of_ones_own_move_tell_nothing_hidden(case: Case) -> None:
    """The same move in a world that differs only where the mover cannot see."""
    game = case.rules
    steps = list(random_game(case, 10))
    for number, played in enumerate(steps):
        if played.seat is None or number % 5 or played.draws:
            continue
        other = game.guess(game.view(played.before, played.seat), stream(number))
        here = [t.event for t in played.step.events if t.seen_by(played.seat)]
        step = game.apply(other, played.seat, played.move, stream(1))
        there = [t.event for t in step.events if t.seen_by(played.seat)]
        if not _reveals(case, played):
            assert msgspec.json.encode(there) == msgspec.json.encode(here)


def _reveals(case: Case, played: Played) -> bool:
    """Moves that by the rules show the mover something he did not know."""
    reveals = getattr(import_module(f"tests.games.{case.game}.cases"), "reveals", None)
    return bool(reveals and reveals(played.before, played.seat, played.move, played.step))


@every_case
def test_private_events_reach_only_those_they_concern(case: Case) -> None:
    """What a watcher is told is the same in every world a watcher cannot tell apart."""
    game = case.rules
    for number, played in enumerate(random_game(case, 11)):
        if played.seat is None or number % 5 or played.draws:
            continue
        view = game.view(played.before, None)
        other = game.guess(view, stream(number))
        if game.refuse(other, played.seat, played.move) is not None:
            continue
        step = game.apply(other, played.seat, played.move, stream(2))
        here = [t.event for t in played.step.events if t.to is None]
        there = [t.event for t in step.events if t.to is None]
        if not _reveals(case, played):
            assert msgspec.json.encode(there) == msgspec.json.encode(here)
