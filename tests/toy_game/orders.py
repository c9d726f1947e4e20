"""What may be ordered in advance: to guess even, where that keeps silent, and to take a counter at a time."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.toy_game import Guess, Move, Take, View


class GuessEven(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="guess-even"):
    pass


class TakeWhileMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take-while-more"):
    """Take one while there are more than so many."""

    than: int


Order = GuessEven | TakeWhileMore


def offered(view: View, *, silent: bool) -> tuple[Order, ...]:
    guessing = () if all(view.guessed) or (view.secret and not silent) else (GuessEven(),)
    return (*guessing, *[TakeWhileMore(than) for than in (3, 5) if view.pile > than])


def answer(view: View, order: Any) -> Move | None:
    if isinstance(order, GuessEven):
        return None if all(view.guessed) else Guess(False)
    return Take(1) if all(view.guessed) and view.pile > order.than else None
