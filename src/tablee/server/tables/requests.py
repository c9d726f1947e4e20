"""A message from a socket as a request to the table: which decision it asks for."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tablee.core.contract import Seat
from tablee.core.known_types import decoder_of
from tablee.core.soundness import told_by
from tablee.core.standing_orders import orders_of
from tablee.server.protocol.from_client import (
    Agree,
    AnswerTakeBack,
    Begin,
    Commit,
    EndTable,
    GiveOrders,
    LetBotPlay,
    MakeMove,
    Mute,
    NameHost,
    OpenPart,
    Pause,
    PlayAgain,
    Ready,
    Recognise,
    Remove,
    Say,
    SeatBot,
    Seed,
    ShowHand,
    StandUp,
    Swap,
    TakeBack,
)
from tablee.table import actions, game_rules
from tablee.table.given_table import refuse_at_given
from tablee.table.model import Table
from tablee.table.outcome import Decision, Outcome, TableProblem

Decided = Outcome | tuple[Decision, ...]
SECRET_BYTES = 32


@cache
def move_decoder(game: str) -> msgspec.json.Decoder[Any]:
    return decoder_of(game_rules.load(game).Move)


@cache
def orders_decoder(game: str) -> msgspec.json.Decoder[tuple[Any, ...]] | None:
    """None where nothing may be ordered in advance."""
    box = orders_of(game)
    return None if box is None else decoder_of(tuple[box.Order, ...])  # type: ignore[name-defined]


def read_move(table: Table, request: MakeMove) -> Any:
    """The game's own move in a message, or a problem."""
    try:
        return move_decoder(table.game).decode(request.move)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return TableProblem("unknown-type", {"detail": told_by(error)})


def move(table: Table, seat: Seat | None, request: MakeMove, now: int) -> Outcome:
    if seat is None:
        return TableProblem("not-seated")
    chosen = read_move(table, request)
    if isinstance(chosen, TableProblem):
        return chosen
    return actions.move(table, seat, chosen, request.id, request.seen, now)


def give_orders(table: Table, seat: Seat | None, request: GiveOrders, now: int) -> Outcome:
    decoder = orders_decoder(table.game)
    if decoder is None:
        return TableProblem("no-such-order")
    try:
        orders = decoder.decode(request.orders)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return TableProblem("unknown-type", {"detail": told_by(error)})
    return actions.give_orders(table, seat, orders, request.id, now)


Decide = Callable[[Table, Seat | None, Any, int], Decided]

_DECISIONS: dict[type[Any], Decide] = {
    MakeMove: move,
    Say: lambda table, seat, request, now: actions.say(table, seat, request.text, request.id, now),
    Agree: lambda table, seat, request, now: actions.agree(
        table, seat, request.seats, request.options, request.settings, now
    ),
    SeatBot: lambda table, seat, request, now: actions.seat_bot(
        table, seat, request.seat, request.level, now
    ),
    Begin: lambda table, seat, request, now: actions.begin(table, seat, request.level, now),
    Ready: lambda table, seat, request, now: actions.ready(table, seat, request.on, now),
    PlayAgain: lambda table, seat, request, now: actions.again(
        table, seat, secrets.token_bytes(SECRET_BYTES), now
    ),
    StandUp: lambda table, seat, request, now: actions.stand_up(table, seat, now),
    LetBotPlay: lambda table, seat, request, now: (
        actions.go_away(table, seat, now) if request.on else actions.come_back(table, seat, now)
    ),
    Remove: lambda table, seat, request, now: actions.remove(
        table, seat, request.seat, request.keep_away, now
    ),
    Mute: lambda table, seat, request, now: actions.mute(table, seat, request.seat, request.on, now),
    NameHost: lambda table, seat, request, now: actions.name_host(table, seat, request.seat, now),
    Swap: lambda table, seat, request, now: actions.swap(table, seat, request.seat, request.other, now),
    Pause: lambda table, seat, request, now: actions.pause(table, seat, request.on, now),
    EndTable: lambda table, seat, request, now: actions.end(table, seat, now),
    ShowHand: lambda table, seat, request, now: actions.show_hand(table, seat, request.look, now),
    Recognise: lambda table, seat, request, now: actions.recognise(
        table, seat, request.key, request.only, now
    ),
    TakeBack: lambda table, seat, request, now: actions.take_back(table, seat, request.id, request.seen, now),
    AnswerTakeBack: lambda table, seat, request, now: actions.answer_take_back(
        table, seat, request.yes, request.id, now
    ),
    GiveOrders: give_orders,
    Commit: lambda table, seat, request, now: actions.commit(table, seat, request.commitment, now),
    OpenPart: lambda table, seat, request, now: actions.open_part(table, seat, request.part, now),
    Seed: lambda table, seat, request, now: TableProblem("bad-seed"),
}


ALONE_TOO = (MakeMove, Say, Pause, Recognise)
"""What may be asked for where one person plays a given deal."""


def decided(table: Table, seat: Seat | None, request: Any, now: int) -> Decided:
    """What the table decides on this request of this seat; a watcher may ask for nothing."""
    if seat is None:
        return TableProblem("not-seated")
    if not isinstance(request, ALONE_TOO) and (problem := refuse_at_given(table)):
        return problem
    return _DECISIONS[type(request)](table, seat, request, now)
