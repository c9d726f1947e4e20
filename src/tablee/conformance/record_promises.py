"""Promises about what is written down: equal draws, equal bytes; values survive JSON; states are sound."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.conformance.broken import Broken, require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, stream
from tablee.core.chance import Recorded


def the_recorded_draws_give_the_same_bytes(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 3):
        chance = Recorded(played.draws)
        if played.seat is None:
            again = game.deal(case.seats, case.options, chance, case.version)
        else:
            again = game.apply(played.before, played.seat, played.move, chance)
        chance.finish()
        same = msgspec.json.encode(again) == msgspec.json.encode(played.step)
        require(same, "the same draws lead to the same state and events", played.move)


def states_events_and_views_survive_json(case: Case) -> None:
    game = case.rules
    for played in list(random_game(case, 4))[::7]:
        state = played.step.state
        values = [(state, game.State), *[(told.event, game.Event) for told in played.step.events]]
        values += [(game.view(state, seat), game.View) for seat in (None, *range(case.seats))]
        for value, type_ in values:
            _comes_back(value, type_)


def _comes_back(value: Any, type_: Any) -> None:
    name = type(value).__name__
    try:
        again = msgspec.json.decode(msgspec.json.encode(value), type=type_)
    except msgspec.ValidationError as error:
        raise Broken(f"a value survives JSON: {name} does not come back: {error}") from None
    where, here, there = differing(value, again, name)
    require(again == value, f"a value survives JSON: {where} comes back otherwise", here, there)


def differing(value: Any, other: Any, name: str) -> tuple[str, Any, Any]:
    """The first field, however deep, in which two structs of one kind differ, and what it holds in both."""
    for field in value.__struct_fields__ if type(value) is type(other) else ():
        here, there = getattr(value, field), getattr(other, field)
        if here != there:
            deeper = isinstance(here, msgspec.Struct) and isinstance(there, msgspec.Struct)
            place = f"{name}.{field}"
            return differing(here, there, place) if deeper else (place, here, there)
    return name, value, other


def values_never_change(case: Case) -> None:
    """They are kept and shared by whoever shows, searches and replays."""
    game = case.rules
    for played in list(random_game(case, 4))[::7]:
        views = [game.view(played.step.state, seat) for seat in (None, *range(case.seats))]
        events = [told.event for told in played.step.events]
        for value in (played.step.state, *events, *views, *[played.move] * (played.seat is not None)):
            try:
                hash(value)
            except TypeError as error:
                require(False, "values are frozen structs of tuples", type(value).__name__, error)


def a_game_is_played_to_its_end_by_the_rules_it_began_with(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 7):
        state = played.step.state
        views = [game.view(state, seat) for seat in (None, *range(case.seats))]
        versions = {value.rules for value in (state, *views)}
        require(versions == {case.version}, "state and views keep `rules`, the version they follow", versions)


def a_state_without_a_version_follows_the_first(case: Case) -> None:
    """Records write the version once, outside the state they begin with."""
    played = next(iter(random_game(case, 8)))
    written = msgspec.to_builtins(played.step.state)
    written.pop("rules", None)
    state = msgspec.convert(written, case.rules.State)
    require(state.rules == 1, "`rules` of a state is 1 by default", state.rules)


def every_state_of_a_game_is_sound(case: Case) -> None:
    for seed in range(case.plan.seeds):
        for number, played in enumerate(random_game(case, seed)):
            fault = case.rules.fault_in(played.step.state, case.seats, case.options)
            require(fault is None, "`fault_in` finds nothing in a state that was played", seed, number, fault)


def a_state_of_another_table_is_not_sound(case: Case) -> None:
    game = case.rules
    state = game.deal(case.seats, case.options, stream(1)).state
    for seats in (-1, 0, case.seats - 1, case.seats + 1, 10**30):
        fault = game.fault_in(state, seats, case.options)
        require(fault is not None, "`fault_in` finds a state of another number of seats", seats)


CHECKS = (
    values_never_change,
    the_recorded_draws_give_the_same_bytes,
    states_events_and_views_survive_json,
    a_game_is_played_to_its_end_by_the_rules_it_began_with,
    a_state_without_a_version_follows_the_first,
    every_state_of_a_game_is_sound,
    a_state_of_another_table_is_not_sound,
)
