"""Promises about windows: what is due in one closes it, and one that lasts its whole time tells nothing."""

from __future__ import annotations

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, some, stream


def what_is_due_is_legal_and_closes_its_window(case: Case) -> None:
    """Whoever runs the game makes these moves, one after the other, when the time is up."""
    game = case.rules
    for played in some(list(random_game(case, 13)), 60):
        state = played.step.state
        due = game.due(state)
        if due is None:
            continue
        require(due.seconds > 0, "a window has some time", due)
        for seat, move in due.moves:
            if seat in game.to_act(state):
                refusal = game.refuse(state, seat, move)
                require(refusal is None, "what is due may be played", seat, move, refusal)
                state = game.apply(state, seat, move, stream(3)).state
        after = game.due(state)
        require(after is None or after.window != due.window, "what is due closes its window", due)


def silence_in_a_whole_window_is_hidden(case: Case) -> None:
    """Whoever answers as silence would is not told apart from those who think: else the pause tells."""
    game = case.rules
    for played in random_game(case, 14):
        state = played.step.state
        due = game.due(state)
        for seat, move in due.moves if due is not None and due.whole else ():
            hidden = seat not in game.to_act(state) or game.hidden(state, seat, move)
            require(hidden, "what is due in a window that lasts its whole time is `hidden`", seat, move)


def whole_windows_are_said_to_be_there(case: Case) -> None:
    """Clients prepare for windows that last their whole time, and for real time, where META says so."""
    game = case.rules
    dues = [game.due(played.step.state) for played in random_game(case, 14)]
    if any(due is not None and due.whole for due in dues):
        require(game.META.windows, "`META.windows` is true where a window lasts its whole time")
    real_time = game.clocked is not None
    require(game.META.real_time == real_time, "`META.real_time` is true where hands act in real time")


CHECKS = (
    what_is_due_is_legal_and_closes_its_window,
    silence_in_a_whole_window_is_hidden,
    whole_windows_are_said_to_be_there,
)
