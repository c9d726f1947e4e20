"""What is drawn or chosen is told to whoever may see it: made again with other luck or otherwise."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, get_args

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import Played, move_of, random_game, some, stream
from tablee.core.chance import Chance
from tablee.core.choices import any_of
from tablee.core.contract import Game, Seat, Step
from tablee.core.roles import plural, role_of, roles_of

LUCK = 6  # other draws that a step is made again with
MOVES = 60  # of a game that are made again
FEW = 12  # of them that are made again with much other luck
TRIES = 24  # of that
DIFFERENT = 3  # values that are not alike by accident


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
                    _same_things(eyes, here, there)


def _same_things(
    eyes: Seat | None, here: list[tuple[str, str, Any]], there: list[tuple[str, str, Any]]
) -> None:
    pairs = zip_longest(here, there, fillvalue=("", "", None))
    tag, field, _ = next((one if one[0] else other for one, other in pairs if one != other), ("", "", None))
    where = f"{tag}.{field}"
    require(here == there, "what is drawn is told to whoever may see it", eyes, where, here, there)


def what_one_seat_alone_is_shown_is_told_to_nobody_else(case: Case) -> None:
    """The same step with other luck: no event says each time what only another's view shows."""
    drawn = [played for played in random_game(case, 23) if played.draws]
    for played in some(drawn, FEW):
        steps = [_again(case, played, stream(number)) for number in range(TRIES)]
        views = {eyes: [case.rules.view(step.state, eyes) for step in steps] for eyes in range(case.seats)}
        for eyes in (None, *range(case.seats)):
            own = [case.rules.view(step.state, eyes) for step in steps]
            alike = [number for number, view in enumerate(own) if view == own[0]]
            _tells_nothing_of_others(eyes, [steps[number] for number in alike], {
                seat: [seen[number] for number in alike] for seat, seen in views.items() if seat != eyes
            })  # fmt: skip


def what_is_chosen_in_secret_is_told_to_nobody_else(case: Case) -> None:
    """Another move instead: no event says each time what only the mover's own view shows of it."""
    steps = [played for played in random_game(case, 24) if played.seat is not None]
    for number, played in enumerate(some(steps, MOVES)):
        assert played.seat is not None
        made = [
            case.rules.apply(played.before, played.seat, move, stream(0))
            for move in open_moves(case, played, number)
        ]
        for eyes in (None, *[seat for seat in range(case.seats) if seat != played.seat]):
            own = [case.rules.view(step.state, eyes) for step in made]
            alike = [step for step, view in zip(made, own, strict=True) if view == own[0]]
            shown = [case.rules.view(step.state, played.seat) for step in alike]
            _tells_nothing_of_others(eyes, alike, {played.seat: shown})


def open_moves(case: Case, played: Played, number: int) -> list[Any]:
    """Moves that could have been made instead, and the one that was."""
    assert played.seat is not None
    offers, chance = case.rules.offers(played.before, played.seat), stream(number)
    served = [choice for choice in offers.choices if not choice.special]
    made = [move_of(case.rules, choice, any_of(choice, chance)) for choice in served for _ in range(LUCK)]
    moves = dict.fromkeys((played.move, *offers.moves[:TRIES], *made))
    return [move for move in moves if case.rules.refuse(played.before, played.seat, move) is None]


def _tells_nothing_of_others(eyes: Seat | None, steps: list[Step], views: dict[Seat, list[Any]]) -> None:
    told = columns([[told.event for told in step.events if told.seen_by(eyes)] for step in steps])
    for seat, seen in views.items():
        shown = columns([[view] for view in seen])
        for (_, _, field), values in shown.items():
            same = next((where for where, others in told.items() if others == values), None)
            require(
                same is None, "an event tells nobody what only another seat is shown", eyes, same, seat, field
            )


def columns(rows: list[list[Any]], different: int = DIFFERENT) -> dict[tuple[int, str, str], list[Any]]:
    """What one field of these structs holds time after time, where that changes often enough."""
    if len({tuple(map(type, row)) for row in rows}) != 1:
        return {}
    columns = {
        (number, type(one).__name__, name): [getattr(row[number], name) for row in rows]
        for number, one in enumerate(rows[0])
        for name in one.__struct_fields__
    }
    return {where: values for where, values in columns.items() if len(set(values)) >= different}


def _again(case: Case, played: Played, chance: Chance) -> Step:
    if played.seat is None:
        return case.rules.deal(case.seats, case.options, chance, case.version)
    return case.rules.apply(played.before, played.seat, played.move, chance)


def _held(game: Game) -> frozenset[tuple[str, str]]:
    """The fields of events that hold what a hand may hold: by the event's tag, and the name."""
    roles = roles_of(game)
    things = {role.removeprefix("hand ") for role in roles.values() if role.startswith("hand ")}
    words = things | {plural(thing) for thing in things}
    types = get_args(game.Event) or (game.Event,)
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


CHECKS = (
    what_is_drawn_is_told_to_nobody_else,
    what_one_seat_alone_is_shown_is_told_to_nobody_else,
    what_is_chosen_in_secret_is_told_to_nobody_else,
)
