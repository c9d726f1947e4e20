"""What the entries of a game make of a table: its deal, its moves, its hidden answers, another game.

No rule is run here. A new state is an argument: who decided on a move has it at hand, who reads a log
again has just replayed it (`log_replay.py`).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.core.chance import Chance, key_of
from tablee.core.chapters import part_begins
from tablee.core.contract import Game, Seat, Step
from tablee.core.given_deal import given_key
from tablee.core.record_limits import TURNS
from tablee.core.shuffle import listed_key
from tablee.core.taking_back import Earlier, Past, why_it_stands
from tablee.table.deadlines import first_deadlines, later_deadlines
from tablee.table.entries import Again, Answered, Begun, Moved
from tablee.table.evening_points import with_result
from tablee.table.host_seat import next_host
from tablee.table.model import BOTS, LOBBY, OVER, PLAYING, Answer, Place, Recent, Table
from tablee.table.order_effects import lapsed

REMEMBERED = 16
"""Ids kept for each seat; anything older that is sent again is stale by then (`moves_and_talk.forgotten`)."""


def first_step(table: Table, game: Game, chance: Chance) -> Step:
    """The deal, or the position this table plays on from."""
    if table.start is not None:
        return Step(table.start, ())
    return game.deal(len(table.places), table.options, chance, table.rules)


def begun(table: Table, entry: Begun, state: Any, game: Game) -> Table:
    version = table.version + 1
    waiting = game.to_act(state)
    return replace(
        table,
        version=version,
        status=PLAYING,
        key=key_of_table(table, entry.seeds),
        block=entry.block,
        state=state,
        asked=tuple([version if seat in waiting else 0 for seat in range(len(table.places))]),
        first=version,
        began=entry.at,
        orders=(),
        hands_seen=tuple([(place.device, seat) for seat, place in enumerate(table.places) if place.device]),
        turns=1,
        undone=0,
        past=Past(),
        most=min(TURNS, 1 + game.longest(len(table.places), table.options)),
        **first_deadlines(table, entry.at),
    )


def key_of_table(table: Table, seeds: tuple[str, ...] = ()) -> bytes:
    """The key of the present game's chance; `seeds` are those of a log from before the list."""
    secret = bytes.fromhex(table.secret)
    if table.given:
        return given_key(secret, table.list)
    return listed_key(secret, table.list, table.parts) if table.list else key_of(secret, seeds)


def moved(table: Table, entry: Moved, state: Any, game: Game) -> Table:
    version = table.version + 1
    turns = table.turns + 1
    last = turns - table.undone >= table.most or turns >= TURNS
    waiting = frozenset[Seat]() if last else game.to_act(state)
    over = last or (not waiting and game.standings(state) is not None)
    asked = _asked(table, entry.seat, version, state, waiting, game)
    why = why_it_stands(table.game, table.state, entry.seat, entry.move, state, entry.draws, entry.events)
    after = replace(
        table,
        version=version,
        status=OVER if over else PLAYING,
        block=entry.block,
        state=state,
        asked=asked,
        done=remember(table.done, entry.seat, entry.id, version),
        answers=_still_answers(table, entry.seat, asked) if table.answers else (),
        turns=turns,
        part_begun=table.part_begun or (bool(table.waiting) and part_begins(table.game, entry.events)),
        past=table.past if table.past.stays(why) else _past_after(table, entry, why),
        plea=table.plea if table.plea and entry.by in BOTS and not why else None,
        evening=with_result(table, game.standings(state)) if over else table.evening,
    )
    if table.since:
        after = replace(after, **later_deadlines(table, entry, asked))
    return lapsed(after, game) if after.orders else after


def _past_after(table: Table, entry: Moved, why: str) -> Past:
    left = Earlier(table.state, table.turns - 1, entry.seat, entry.by)
    return table.past.after(why, left, entry.events)


def _still_answers(table: Table, mover: Seat, asked: tuple[int, ...]) -> tuple[Answer, ...]:
    """A hidden answer holds as long as its question is the same."""
    return tuple([a for a in table.answers if a.seat != mover and asked[a.seat] == table.asked[a.seat]])


def answered(table: Table, entry: Answered) -> Table:
    answers = (*table.answers, Answer(entry.seat, entry.move, entry.by))
    return replace(
        table,
        answers=answers,
        hidden=table.hidden + 1,
        done=remember(table.done, entry.seat, entry.id, table.version),
    )


def _asked(
    table: Table, mover: Seat, version: int, state: Any, waiting: frozenset[Seat], game: Game
) -> tuple[int, ...]:
    """A question stays the same while others act, unless what is open to the seat has changed."""
    asked = [0] * len(table.places)
    clocked = game.clocked
    for seat in waiting:
        before = table.asked[seat]
        same = before and (
            (clocked is not None and clocked.same_question(table.state, state, seat))
            or (seat != mover and game.offers(table.state, seat) == game.offers(state, seat))
        )
        asked[seat] = before if same else version
    return tuple(asked)


def remember(done: tuple[Recent, ...], seat: Seat, id: str, version: int) -> tuple[Recent, ...]:
    """An empty id (a bot's, the clock's) is nobody's to send again."""
    if not id:
        return done
    old = done[seat]
    keep = 1 - REMEMBERED
    new = Recent((*old.ids[keep:], id), (*old.versions[keep:], version))
    return (*done[:seat], new, *done[seat + 1 :])


def played_again(table: Table, entry: Again) -> Table:
    """The same people and bots, nobody ready yet; who stood up for good leaves a free seat."""
    places = tuple([_placeplayed_again(place) for place in table.places])
    return replace(
        table,
        rules=entry.rules,
        status=LOBBY,
        places=places,
        host=next_host(places, table.host),
        secret=entry.secret,
        commitment=entry.commitment,
        key=b"",
        block=0,
        state=None,
        asked=(0,) * len(places),
        first=0,
        began=0,
        start=None,
        answers=(),
        orders=(),
        number=table.number + 1,
        list="",
        parts=(),
        turns=0,
        undone=0,
        past=Past(),
        plea=None,
        returned=0,
        declined=0,
        stopped=0,
        since=(),
        left=(),
        part_begun=False,
    )


def _placeplayed_again(place: Place) -> Place:
    return Place() if place.bot and place.token else replace(place, commitment="", ready=False, look="")
