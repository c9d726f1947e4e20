"""States and moves from outside: whatever well-typed values they hold, they are refused or do no harm."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import any_move, random_game, some, stream

STATES: Final = 8  # of a game that are damaged
DAMAGES: Final = 40  # of each
MOVES: Final = 30  # of a game that are damaged
TIMES: Final = 4  # in each of their places
HUGE: Final = 10**400
FEW: Final = 3  # states of a game whose numbers are taken to the ends of their bounds
ONWARD: Final = 12  # moves that are played on from there
FURTHEST: Final = 2**16  # a number that may go further is bounded for safety alone
Path = tuple[str | int, ...]


def a_damaged_state_is_called_faulty_or_does_no_harm(case: Case) -> None:
    game, dice = case.rules, random.Random(22)
    for played in some(list(random_game(case, 22)), STATES):
        whole = msgspec.json.decode(msgspec.json.encode(played.step.state))
        places = list(_places(whole, ()))
        for path in dice.choices(places, k=DAMAGES):
            try:
                state = msgspec.convert(_damaged(whole, path, dice), game.State)
            except msgspec.ValidationError:
                continue
            _look(case, state, _said(path))


def a_damaged_move_is_refused_or_can_be_made(case: Case) -> None:
    game, dice = case.rules, random.Random(23)
    for played in some([one for one in random_game(case, 25) if one.seat is not None], MOVES):
        assert played.seat is not None
        whole = msgspec.json.decode(msgspec.json.encode(played.move))
        for path in list(_places(whole, ())) * TIMES:
            try:
                move = msgspec.convert(_damaged(whole, path, dice), game.Move)
            except msgspec.ValidationError:
                continue
            promise = "`refuse` raises nothing"
            try:
                if game.refuse(played.before, played.seat, move) is None:
                    promise = "what is not refused can be made"
                    game.apply(played.before, played.seat, move, stream(1))
            except Exception as error:  # of the game's own, whatever it is
                require(False, promise, move, error)


def a_state_at_the_end_of_a_bound_stays_sound(case: Case) -> None:
    """A bound leaves room for what is still to come: no open move leads beyond it."""
    dice = random.Random(24)
    for played in some(list(random_game(case, 28)), FEW):
        whole = msgspec.json.decode(msgspec.json.encode(played.step.state))
        for path in _numbers(whole, dice):
            for way in (1, -1):
                state = _at_the_end(case, whole, path, way)
                if state not in (None, played.step.state):
                    _play_on(case, state, _said(path), dice)


def _numbers(whole: Any, dice: random.Random) -> list[Path]:
    """One number of each field, however deep; of a row one of them."""
    rows: dict[Path, list[Path]] = {}
    for path in _places(whole, ()):
        if type(_at(whole, path)) is int:
            rows.setdefault(tuple([key for key in path if isinstance(key, str)]), []).append(path)
    return [dice.choice(paths) for paths in rows.values()]


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _said(path: Path) -> str:
    return ".".join(map(str, path))


def _at_the_end(case: Case, whole: Any, path: Path, way: int) -> Any | None:
    """The sound state whose number there is furthest that way; None where nothing near bounds it."""

    @cache
    def moved(far: int) -> Any | None:
        return _sound(case, _put(whole, path, _at(whole, path) + way * far))

    beyond = 1
    while beyond <= FURTHEST and moved(beyond) is not None:
        beyond *= 2
    if beyond > FURTHEST:
        return None
    return moved(bisect_left(range(beyond), True, beyond // 2, key=lambda far: moved(far) is None) - 1)


def _sound(case: Case, written: Any) -> Any | None:
    try:
        state = msgspec.convert(written, case.rules.State)
    except msgspec.ValidationError:
        return None
    return state if case.rules.fault_in(state, case.seats, case.options) is None else None


def _play_on(case: Case, state: Any, where: str, dice: random.Random) -> None:
    game, chance = case.rules, stream(29)
    for _ in range(ONWARD):
        asked = sorted(game.to_act(state))
        if not asked:
            return
        seat = dice.choice(asked)
        move = any_move(game, state, seat, dice, chance)
        state = game.apply(state, seat, move, chance).state
        fault = game.fault_in(state, case.seats, case.options)
        promise = "what `fault_in` lets through stays sound when it is played on"
        require(fault is None, promise, f"at its end: {where}", seat, move, fault)


def _look(case: Case, state: Any, where: str) -> None:
    promise = "`fault_in` raises nothing"
    try:
        if case.rules.fault_in(state, case.seats, case.options) is None:
            promise = "what `fault_in` lets through can be shown"
            _show(case, state)
    except Exception as error:  # of the game's own, whatever it is
        require(False, promise, f"damaged: {where}", error)


def _show(case: Case, state: Any) -> None:
    game = case.rules
    game.standings(state), game.to_act(state), game.due(state)
    for seat in (None, *range(case.seats)):
        game.view(state, seat)
        if seat is not None:
            game.offers(state, seat)


def _places(value: Any, path: Path) -> Iterator[Path]:
    """Where something stands: every field and every item, however deep."""
    inside: Any = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, one in inside:
        yield (*path, key)
        yield from _places(one, (*path, key))


def _damaged(value: Any, path: Path, dice: random.Random) -> Any:
    return _put(value, path, _spoilt(_at(value, path), dice))


def _put(value: Any, path: Path, other: Any) -> Any:
    """A copy with something else in that place."""
    if not path:
        return other
    copy = value.copy()
    copy[path[0]] = _put(copy[path[0]], path[1:], other)
    return copy


def _spoilt(value: Any, dice: random.Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return dice.choice((-1, value + 1, value - 1, HUGE, -HUGE))
        case str():
            return dice.choice(("", "?", value * 2))
        case list():
            return dice.choice(([], value + value, value[:-1]))
    return dice.choice((None, 0, {}))


CHECKS = (
    a_damaged_state_is_called_faulty_or_does_no_harm,
    a_damaged_move_is_refused_or_can_be_made,
    a_state_at_the_end_of_a_bound_stays_sound,
)
