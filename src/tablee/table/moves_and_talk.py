"""Moves and talk. `move` is the hot path: it runs the game once and copies little."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Stream
from tablee.core.contract import Game, Seat
from tablee.core.refusal import MoveRefused
from tablee.table.chat_text import LONGEST_ID, refuse_text, tidy_text
from tablee.table.entries import Answered, Moved, Said
from tablee.table.entry_effects import changed_by
from tablee.table.game_effects import REMEMBERED, answered, moved
from tablee.table.game_rules import Games, load
from tablee.table.model import BOT, BOTS, BRAKED, CLOCK, ORDER, PLAYER, PLAYING, Recent, Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem

__all__ = ["BOT", "BRAKED", "CLOCK", "ORDER", "PLAYER", "beforehand", "carry_out", "known", "move", "say"]


def move(
    table: Table,
    seat: Seat | None,
    move: Any,
    id: str,
    seen: int,
    now: int,
    by: str = PLAYER,
    *,
    games: Games = load,
) -> Outcome:
    """A move of the game, chosen by the player, by a bot for them, or by the clock.

    `id` (empty for bots and clock) makes it safe to send twice; `seen` is the version the
    choice was made on: if the question has changed since, the move is stale. An answer that is
    to stay hidden is kept by the table until the window closes (`hidden_answers.py`).
    """
    if seat is None or not table.place(seat).name:
        return TableProblem("not-seated")
    if answer := beforehand(table, seat, id, seen, by):
        return answer
    game = games(table.game)
    if game.hidden(table.state, seat, move):
        return _answer(table, Answered(now, seat, move, id, by), game)
    return carry_out(table, seat, move, id, by, now, game)


def _answer(table: Table, entry: Answered, game: Game) -> Decision | TableProblem:
    if refusal := game.refuse(table.state, entry.seat, entry.move):
        return TableProblem("refused", refusal=refusal)
    return Decision(entry, answered(table, entry))


def carry_out(
    table: Table, seat: Seat, move: Any, id: str, by: str, now: int, game: Game
) -> Decision | TableProblem:
    """What the move makes of the game, or why the rules refuse it."""
    chance = Stream(table.key, table.block, max(0, now - table.began))
    try:
        step = game.apply(table.state, seat, move, chance)
    except MoveRefused as refused:
        return TableProblem("refused", refusal=refused.refusal)
    entry = Moved(now, seat, move, id, by, chance.taken(), chance.block, step.events)
    return Decision(entry, moved(table, entry, step.state, game))


def beforehand(
    table: Table, seat: Seat, id: str, seen: int, by: str = PLAYER
) -> AlreadyDone | TableProblem | None:
    """What becomes of a move whatever it is: it was made already, or this seat may make none now."""
    return (known(table, seat, id) if id else None) or _refuse_mover(table, seat, seen, by)


def known(table: Table, seat: Seat, id: str) -> AlreadyDone | TableProblem | None:
    recent = table.done[seat]
    if id in recent.ids:
        return AlreadyDone(recent.versions[recent.ids.index(id)])
    return TableProblem("bad-id", {"most": LONGEST_ID}) if len(id) > LONGEST_ID else None


def _refuse_mover(table: Table, seat: Seat, seen: int, by: str) -> TableProblem | None:
    """A bot plays for bots and for those away; people play their own seat; the clock, any."""
    if table.status != PLAYING or table.paused:
        return TableProblem("paused" if table.paused else "not-playing")
    place = table.places[seat]
    if (by in (PLAYER, ORDER) and place.bot) or (by in BOTS and not place.played_by_bot):
        return TableProblem("not-your-seat")
    if seen < table.asked[seat] or (by == PLAYER and forgotten(table.done[seat], seen)):
        return TableProblem("stale", {"asked": table.asked[seat]})
    return TableProblem("answered") if table.answers and table.answer(seat) is not None else None


def forgotten(recent: Recent, seen: int) -> bool:
    """Whether a move made on that version may have been applied already, and its id dropped since.

    Where a question outlasts one's own moves, only so many of them can be under way at once.
    """
    return len(recent.ids) == REMEMBERED and seen < recent.versions[0]


def say(table: Table, seat: Seat | None, text: str, id: str, now: int) -> Outcome:
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if id and (answer := known(table, seat, id)):
        return answer
    if table.places[seat].muted:
        return TableProblem("muted")
    text = tidy_text(text)
    if problem := refuse_text(text):
        return problem
    entry = Said(now, seat, text, id)
    return Decision(entry, changed_by(table, entry))
