"""Promises about taking back: a step that may be taken back has taught nobody anything.

A step that teaches a viewer nothing goes the same way in every world the viewer cannot tell from this
one: the move is open there too, the viewer is told the same of it, and sees the same after it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import Played, move_of, random_game, some, stream
from tablee.core.box import part
from tablee.core.choices import any_of
from tablee.core.contract import Game, Seat
from tablee.core.taking_back import REASONS, Irrevocable

STEPS = 60  # of a game that are looked at
WORLDS = 4  # that a viewer cannot tell from this one, for each step


def what_may_be_taken_back_has_taught_nobody_anything(case: Case) -> None:
    for number, played in enumerate(_revocable(case, 17)):
        for viewer in (None, *range(case.seats)):
            for world in range(WORLDS):
                _teaches_nothing(case, played, viewer, WORLDS * number + world)


def _teaches_nothing(case: Case, played: Played, viewer: Seat | None, number: int) -> None:
    game, seat, move = case.rules, played.seat, played.move
    assert seat is not None
    other = game.guess(game.view(played.before, viewer), stream(number))
    refusal = game.refuse(other, seat, move)
    require(
        refusal is None, "what may be taken back tells nobody what the mover holds", viewer, move, refusal
    )
    step = game.apply(other, seat, move, stream(number))
    here, there = [_told(game, one.state, one.events, viewer) for one in (played.step, step)]
    require(here == there, "what may be taken back shows nobody anything hidden", viewer, move, here, there)


def _told(game: Game, state: Any, events: Any, viewer: Seat | None) -> bytes:
    seen = [told.event for told in events if told.seen_by(viewer)]
    return msgspec.json.encode((seen, game.view(state, viewer)))


def no_hidden_answer_is_taken_back_or_gone_back_over(case: Case) -> None:
    """While somebody may answer in secret, whether a step stands must not hang on their answer."""
    for number, played in enumerate(_revocable(case, 18)):
        for state in (played.before, played.step.state):
            hidden = _hidden(case.rules, state, number)
            require(
                not hidden, "no step into or out of hidden answers may be taken back", played.move, hidden
            )


def _hidden(game: Game, state: Any, number: int) -> list[tuple[Seat, Any]]:
    """What could be answered in secret now, as far as it is listed or easily made up."""
    found, chance = [], stream(number)
    for seat in sorted(game.to_act(state)):
        offers = game.offers(state, seat)
        served = [choice for choice in offers.choices if not choice.special]
        made = [move_of(game, choice, any_of(choice, chance)) for choice in served]
        found += [(seat, move) for move in (*offers.moves, *made) if game.hidden(state, seat, move)]
    return found


def what_not_everybody_hears_of_ends_no_taking_back(case: Case) -> None:
    """Else whoever is refused would learn by it that something has happened."""
    irrevocable, stood = _part(case), True
    if irrevocable is None:
        return
    for played in random_game(case, 20):
        if played.seat is not None:
            stands = not _can_be_taken_back(irrevocable, played)
            heard = any(told.to is None for told in played.step.events)
            require(heard or stood or not stands, "a secret step follows one that stands", played.move)
            stood = stands


def steps_stand_for_known_reasons(case: Case) -> None:
    irrevocable = _part(case)
    if irrevocable is None:
        return
    for played in random_game(case, 19):
        if played.seat is not None:
            why = irrevocable(played.before, played.seat, played.move, played.step.state)
            require(why in ("", *REASONS), "`takes_back` gives one of `core.taking_back.REASONS`", why)


def _part(case: Case) -> Irrevocable | None:
    found: Irrevocable | None = part(case.box.takes_back) if case.box.takes_back else None
    return found


def _revocable(case: Case, seed: int) -> list[Played]:
    """The steps of a game that may be taken back: no draw, told to all alike, and let go by the box."""
    irrevocable = _part(case)
    if irrevocable is None:
        return []
    steps = [
        played
        for played in random_game(case, seed)
        if played.seat is not None and _can_be_taken_back(irrevocable, played)
    ]
    return some(steps, STEPS)


def _can_be_taken_back(irrevocable: Irrevocable, played: Played) -> bool:
    assert played.seat is not None
    if played.draws or any(told.to is not None for told in played.step.events):
        return False
    return not irrevocable(played.before, played.seat, played.move, played.step.state)


CHECKS = (
    what_may_be_taken_back_has_taught_nobody_anything,
    no_hidden_answer_is_taken_back_or_gone_back_over,
    what_not_everybody_hears_of_ends_no_taking_back,
    steps_stand_for_known_reasons,
)
