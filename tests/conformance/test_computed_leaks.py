"""The suite notices what is computed from a choice that nobody may know of yet: sums, parities, counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.conformance import check_box
from tablee.core.contract import Step, Told
from tests import toy_game as toy
from tests.conformance.broken_toy import PLAN, changed_toy

FOUND = "what others are shown changes with a choice only as far as an event tells them of it: "
OPEN = replace(PLAN, tables=((4, toy.Options()),))
Count = Callable[[tuple[Any, ...]], int]


class Counting(toy.View, frozen=True):
    odd: int = 0


def odd(guesses: tuple[Any, ...]) -> int:
    return guesses.count(True)


def parity(guesses: tuple[Any, ...]) -> int:
    return odd(guesses) % 2


def several(guesses: tuple[Any, ...]) -> int:
    return int(odd(guesses) > 1)


def counting(count: Count) -> dict[str, Any]:
    """A toy that shows a number made of the guesses, and guesses that honour it: nothing else finds it."""

    def view(state: Any, seat: int | None) -> Any:
        shown, number = toy.view(state, seat), count(state.guesses) if None in state.guesses else 0
        return Counting(**msgspec.structs.asdict(shown), odd=number)

    def guess(view: Any, chance: Any) -> Any:
        state = toy.guess(view, chance)
        guesses = list(state.guesses)
        known = sorted(range(len(guesses)), key=lambda seat: guesses[seat] is None)
        for seat in known if None in guesses else ():
            if count(tuple(guesses)) == view.odd:
                break
            if guesses[seat] is not None or (view.secret and seat != view.seat):
                guesses[seat] = True
        return replace(state, guesses=tuple(guesses))

    return {"View": Counting, "view": view, "guess": guess}


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("count", [odd, parity, several])
def test_a_number_computed_from_what_others_have_chosen(
    broken: Callable[..., str], count: Count, secret: bool
) -> None:
    plan = replace(PLAN, tables=((4, toy.Options(secret=secret)),))
    told = broken(plan, **counting(count))
    assert FOUND in told
    assert ", Guess(odd=" in told
    assert "'View.odd', " in told


def test_what_an_event_tells_everybody_may_be_counted(broken: Callable[..., str]) -> None:
    """Guesses that are open: whoever answers is heard at once."""

    def apply(state: Any, seat: int, move: Any, chance: Any) -> Step:
        step = toy.apply(state, seat, move, chance)
        heard = Told(toy.Taken(seat, int(move.odd), 0)) if isinstance(move, toy.Guess) else None
        return replace(step, events=(*step.events, heard)) if heard else step

    assert check_box(changed_toy(apply=apply, **counting(odd)), OPEN) > 40
