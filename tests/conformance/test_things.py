"""What conformance takes for things of a game, which have words of its own."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.conformance.things import things_in
from tablee.core.roles import EachSeat, Hand, Seat, role, roles_in

Fruit = Annotated[str, role("fruit")]


class Basket(msgspec.Struct, frozen=True):
    best: Fruit
    weight: int


class Fallen(msgspec.Struct, frozen=True, tag="fallen"):
    """Rows, rows of each seat, structs and hands of things, and what is none."""

    row: tuple[Fruit, ...]
    kept: EachSeat[Fruit | None]
    caught: EachSeat[tuple[Fruit, ...]]
    basket: Basket
    hand: Hand[Fruit]
    seat: Seat
    count: int
    ripe: bool


def test_things_are_found_however_deep() -> None:
    fallen = Fallen(("nut",), ("fig", None), (("pip",), ()), Basket("pear", 3), ("plum",), 0, 3, True)
    found = [value for word, value in things_in(fallen, "fallen", roles_in(Fallen)) if word == "fruit"]
    assert found == ["nut", "fig", "pip", "pear", "plum"]
    assert {word for word, _ in things_in(fallen, "fallen", roles_in(Fallen))} == {"fruit"}
