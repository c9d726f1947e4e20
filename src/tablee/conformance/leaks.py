"""Nothing hidden leaves the rules: change what viewers may not know, and what they are sent is the same."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import Played, random_game, some, stream
from tablee.core.chance import Chance
from tablee.core.contract import Game, Seat, Step
from tablee.core.previews import shown
from tablee.core.roles import plural, role_of, roles_of

LUCK = 6  # other draws that a step is made again with
MOVES = 60  # of a game that are made again in another world


def sent(case: Case, state: Any, seat: Seat | None, tried: list[Any]) -> bytes:
    """Every byte a seat can be sent about a state: view, offers, whether it is asked, timers, refusals."""
    game = case.rules
    offers = None if seat is None else shown(case.box, state, seat, game.offers(state, seat))
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
            differing = _differing(view, game.view(guessed, seat))
            require(not differing, "a guess looks as its view says", seat, differing)
            same = case.census(guessed) == case.census(played.step.state)
            require(same, "a guess has the same pieces", seat, guessed)


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
            here, there = sent(case, state, seat, tried), sent(case, other, seat, tried)
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


def what_is_drawn_is_told_to_nobody_else(case: Case) -> None:
    """The same step with other luck: where a viewer's view is the same, so are the things it was told of.

    Looked at are things that somebody's hand may hold; a die that leaves no trace may be told to everybody.
    """
    held = _held(case.rules)
    for played in some(list(random_game(case, 16)), MOVES) if held else ():
        for number in range(LUCK) if played.draws else ():
            other = _again(case, played, stream(number))
            for eyes in (None, *range(case.seats)):
                views = [case.rules.view(step.state, eyes) for step in (played.step, other)]
                if views[0] == views[1]:
                    here, there = [_things(step, eyes, held) for step in (played.step, other)]
                    require(here == there, "what is drawn is told to whoever may see it", eyes, here, there)


def _again(case: Case, played: Played, chance: Chance) -> Step:
    if played.seat is None:
        return case.rules.deal(case.seats, case.options, chance, case.version)
    return case.rules.apply(played.before, played.seat, played.move, chance)


def _held(game: Game) -> frozenset[tuple[str, str]]:
    """The fields of events that hold what a hand may hold: by the event's tag, and the name."""
    roles = roles_of(game)
    things = {role.removeprefix("hand ") for role in roles.values() if role.startswith("hand ")}
    words = things | {plural(thing) for thing in things}
    types = getattr(game.Event, "__args__", (game.Event,))
    return frozenset([
        (tag, field)
        for tag, fields in [(str(one.__struct_config__.tag), one.__struct_fields__) for one in types]
        for field in fields
        if role_of(roles, tag, field) in words
    ])  # fmt: skip


def _things(step: Step, eyes: Seat | None, held: frozenset[tuple[str, str]]) -> list[tuple[str, str, Any]]:
    """What these eyes were told of things that hands may hold."""
    seen = [told.event for told in step.events if told.seen_by(eyes)]
    tagged = [(str(event.__struct_config__.tag), event) for event in seen]
    return [
        (tag, name, getattr(event, name))
        for tag, event in tagged
        for name in event.__struct_fields__
        if (tag, name) in held
    ]


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
    what_is_drawn_is_told_to_nobody_else,
)
