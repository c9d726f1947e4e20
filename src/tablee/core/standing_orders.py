"""What somebody may order in advance: answers that the table gives for them when the question comes.

A box may offer such orders (`Box.orders`, a module that meets `Orders`); the house takes them at slow tables,
where people are seldom there. They go by what their owner sees, and are shown to nobody else.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from tablee.core import shelf
from tablee.core.box import part

MOST: Final = 8
"""How many orders a seat may have at a time."""


class Orders(Protocol):
    """Pure functions of what one seat sees; `view` is that seat's."""

    Order: Any
    """All orders: a struct with a tag, or a union of such. `order-<tag>` in the box's words says what each
    does, with its fields as arguments."""

    def offered(self, view: Any, *, silent: bool) -> tuple[Any, ...]:
        """What this seat may order now. An order that is offered no longer has lapsed.

        `silent`: windows with hidden answers last their whole time here, whoever has answered. Only then may
        an order be offered that answers in one; elsewhere the end of the window would tell of it.
        """

    def answer(self, view: Any, order: Any) -> Any:
        """The move that this order makes of the present question, a legal one; None if it says nothing
        about it. Asked only while something is open to the seat."""


def orders_of(game: str) -> Orders | None:
    """None where nothing may be ordered in advance."""
    try:
        reference = shelf.box(game).orders
    except KeyError:
        return None
    found: Orders | None = part(reference) if reference else None
    return found
