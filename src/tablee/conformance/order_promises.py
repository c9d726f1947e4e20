"""Promises about what may be ordered in advance (`Box.orders`): legal answers that tell others nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, some, stream
from tablee.core.box import part
from tablee.core.contract import Game, Seat
from tablee.core.standing_orders import MOST, Orders

STEPS = 60  # of a game that are looked at


def what_is_ordered_is_answered_by_a_legal_move(case: Case) -> None:
    for orders, state, seat, order in _open_orders(case, 41, silent=True):
        move = orders.answer(case.rules.view(state, seat), order)
        refusal = None if move is None else case.rules.refuse(state, seat, move)
        require(refusal is None, "an order makes legal moves", seat, order, move, refusal)


def an_order_is_the_same_after_it_was_written_down(case: Case) -> None:
    for orders, _, _, order in _open_orders(case, 42, silent=True):
        read = msgspec.json.decode(msgspec.json.encode(order), type=orders.Order)
        require(read == order, "an order is written and read", order, read)


def no_order_answers_in_secret_where_windows_tell(case: Case) -> None:
    """Where a window closes with the last answer, everybody would see that nobody needed any time."""
    game = case.rules
    for silent in (False, True):
        for orders, state, seat, order in _open_orders(case, 43, silent=silent):
            move = orders.answer(game.view(state, seat), order)
            hidden = move is not None and game.hidden(state, seat, move)
            due = game.due(state)
            fits = not hidden or (silent and due is not None and due.whole)
            require(fits, "an order answers in secret only in a window that lasts", seat, order, move)


def whether_an_order_answers_tells_nothing_hidden(case: Case) -> None:
    """When a move comes at once, and when it does not, would otherwise tell of the hand."""
    game = case.rules
    for number, (orders, state, seat, order) in enumerate(_open_orders(case, 44, silent=True)):
        here = orders.answer(game.view(state, seat), order) is None
        for viewer in [None, *[one for one in range(case.seats) if one != seat]]:
            world = game.guess(game.view(state, viewer), stream(number))
            if seat in game.to_act(world):
                there = orders.answer(game.view(world, seat), order) is None
                require(here == there, "an order goes by what everybody sees", viewer, seat, order)


def _open_orders(case: Case, seed: int, *, silent: bool) -> Iterator[tuple[Orders, Any, Seat, Any]]:
    if not case.box.orders:
        return
    game, orders = case.rules, cast(Orders, part(case.box.orders))
    for played in some(list(random_game(case, seed)), STEPS):
        state = played.step.state
        yield from [(orders, state, *one) for one in _at(game, orders, state, silent)]


def _at(game: Game, orders: Orders, state: Any, silent: bool) -> Iterator[tuple[Seat, Any]]:
    for seat in sorted(game.to_act(state)):
        offered = orders.offered(game.view(state, seat), silent=silent)
        require(len(set(offered)) == len(offered) <= MOST, "few orders are offered, each once", offered)
        yield from [(seat, order) for order in offered]


CHECKS = (
    what_is_ordered_is_answered_by_a_legal_move,
    an_order_is_the_same_after_it_was_written_down,
    no_order_answers_in_secret_where_windows_tell,
    whether_an_order_answers_tells_nothing_hidden,
)
