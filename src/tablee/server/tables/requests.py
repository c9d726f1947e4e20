"""A message from a socket as a request to the table: which decision it asks for."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tablee.core.contract import Seat
from tablee.core.soundness import told_by
from tablee.server.protocol import messages
from tablee.table import actions, game_rules
from tablee.table.model import Table
from tablee.table.outcome import Decision, Outcome, TableProblem

Decided = Outcome | tuple[Decision, ...]
SECRET_BYTES = 32


@cache
def move_decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game_rules.load(game).Move)


def read_move(table: Table, request: messages.MakeMove) -> Any:
    """The game's own move in a message, or a problem."""
    try:
        return move_decoder(table.game).decode(request.move)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return TableProblem("unknown-type", {"detail": told_by(error)})


def move(table: Table, seat: Seat | None, request: messages.MakeMove, now: int) -> Outcome:
    if seat is None:
        return TableProblem("not-seated")
    chosen = read_move(table, request)
    if isinstance(chosen, TableProblem):
        return chosen
    return actions.move(table, seat, chosen, request.id, request.seen, now)


def _say(table: Table, seat: Seat | None, request: messages.Say, now: int) -> Decided:
    return actions.say(table, seat, request.text, request.id, now)


def _agree(table: Table, seat: Seat | None, request: messages.Agree, now: int) -> Decided:
    return actions.agree(table, seat, request.seats, request.options, request.settings, now)


def _seat_bot(table: Table, seat: Seat | None, request: messages.SeatBot, now: int) -> Decided:
    return actions.seat_bot(table, seat, request.seat, request.level, now)


def _begin(table: Table, seat: Seat | None, request: messages.Begin, now: int) -> Decided:
    return actions.begin(table, seat, request.level, now)


def _play_again(table: Table, seat: Seat | None, request: messages.PlayAgain, now: int) -> Decided:
    return actions.again(table, seat, secrets.token_bytes(SECRET_BYTES), now)


def _stand_up(table: Table, seat: Seat | None, request: messages.StandUp, now: int) -> Decided:
    return actions.stand_up(table, seat, now)


def _let_bot_play(table: Table, seat: Seat | None, request: messages.LetBotPlay, now: int) -> Decided:
    return actions.go_away(table, seat, now) if request.on else actions.come_back(table, seat, now)


def _commit(table: Table, seat: Seat | None, request: messages.Commit, now: int) -> Decided:
    return actions.commit(table, seat, request.commitment, now)


def _open_part(table: Table, seat: Seat | None, request: messages.OpenPart, now: int) -> Decided:
    return actions.open_part(table, seat, request.part, now)


def _seed(table: Table, seat: Seat | None, request: messages.Seed, now: int) -> Decided:
    return TableProblem("bad-seed")


_DECISIONS: dict[type[Any], Callable[[Table, Seat | None, Any, int], Decided]] = {
    messages.MakeMove: move,
    messages.Say: _say,
    messages.Agree: _agree,
    messages.SeatBot: _seat_bot,
    messages.Begin: _begin,
    messages.PlayAgain: _play_again,
    messages.StandUp: _stand_up,
    messages.LetBotPlay: _let_bot_play,
    messages.Commit: _commit,
    messages.OpenPart: _open_part,
    messages.Seed: _seed,
}


def decided(table: Table, seat: Seat | None, request: Any, now: int) -> Decided:
    """What the table decides on this request of this seat; a watcher may ask for nothing."""
    if seat is None:
        return TableProblem("not-seated")
    return _DECISIONS[type(request)](table, seat, request, now)
