"""Which moves conformance takes for none that a described choice lets through."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tablee.conformance.misfits import misfits
from tablee.core.choices import Choice, NumberIn, OrderOf, Part, SomeOf, TextOf, all_of
from tablee.core.contract import Game, read_choice


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lay"):
    row: tuple[int, ...] = ()
    bid: int = 0
    word: str = ""


GAME = cast(Game, SimpleNamespace(Move=Lay))


def rows(part: Part) -> list[list[int]]:
    return [list(move.row) for move in misfits(GAME, Choice("lay", (part,)))]


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        (SomeOf("row", (3, 4, 5), 0, 2), [[3, 3], [3, 4, 5]]),
        (SomeOf("row", (3, 3), 0, 2), [[3, 3, 3]]),
        (SomeOf("row", (3, 3, 4), 0, 3), [[3, 3, 3]]),
        (SomeOf("row", (3, 3, 4), 0, 2), [[3, 3, 3], [3, 3, 4]]),
        (SomeOf("row", (), 0, 2), []),
        (OrderOf("row", (1, 2, 3)), [[1, 1, 1], [2, 3]]),
        (OrderOf("row", (1, 1)), [[1]]),
        (OrderOf("row", (1,)), []),
    ],
)
def test_a_row_fits_that_takes_no_thing_oftener_than_it_is_there(part: Part, wrong: list[list[int]]) -> None:
    assert rows(part) == wrong


@pytest.mark.parametrize(
    "part", [SomeOf("row", (3, 3, 4, 4), 1, 3), OrderOf("row", (1, 1, 2)), NumberIn("bid", 2, 4)]
)
def test_no_misfit_is_one_of_the_moves_described(part: Part) -> None:
    choice = Choice("lay", (part,))
    described: list[dict[str, Any]] = all_of(choice, 1000) or []
    moves = {read_choice(GAME, choice, fields) for fields in described}
    assert moves
    assert moves.isdisjoint(misfits(GAME, choice))


def test_numbers_and_texts_are_tried_just_beyond_their_ends() -> None:
    choice = Choice("lay", (NumberIn("bid", 2, 4), TextOf("word", 3)))
    beyond = [(move.bid, len(move.word)) for move in misfits(GAME, choice)]
    assert (1, 0) in beyond
    assert (5, 0) in beyond
    assert beyond[-1][1] == 4
