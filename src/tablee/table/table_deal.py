"""From the commitments to the deal: the list, the opened parts, and what follows from them.

A person's client commits to a part while the table is in the lobby. When the host begins, the
list settles everything and the table is shuffling: those who committed open their parts, and
the last one, or the clock, deals. There is one list a game, whatever happens after it.
"""

from __future__ import annotations

from tablee.core.chance import LISTED, Stream
from tablee.core.contract import Game, Seat
from tablee.core.shuffle import (
    ABSENT,
    BOT,
    PERSON,
    ListedSeat,
    ShuffleList,
    is_hash,
    read_list,
    refuse_part,
    start_hash,
    withheld,
    write_list,
)
from tablee.table.entries import Begun, Committed, Listed, PartOpened, Readied, SatDown
from tablee.table.entry_effects import changed_by
from tablee.table.game_effects import begun, first_step, key_of_table
from tablee.table.game_rules import Games, load
from tablee.table.host_seat import host_of
from tablee.table.lobby import refuse_beginning, refuse_level, refuse_lobby
from tablee.table.model import ENDED, LOBBY, SHUFFLING, Place, Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem
from tablee.table.player_names import BOT_NAMES, bot_name


def commit(table: Table, seat: Seat | None, commitment: str, now: int) -> Outcome:
    """A person binds themself to a part; before the list another commitment may take its place."""
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if table.status != LOBBY:
        return TableProblem("already-begun")
    if not is_hash(commitment):
        return TableProblem("bad-part", {"reason": "not-a-commitment"})
    if commitment == table.places[seat].commitment:
        return AlreadyDone(table.version)
    entry = Committed(now, seat, commitment)
    return Decision(entry, changed_by(table, entry))


def begin(
    table: Table, by: Seat | None, level: str, now: int, *, games: Games = load
) -> tuple[Decision, ...] | TableProblem:
    """The host starts, or anybody here if it is not the first game: bots of `level` take the free seats,
    the list is made, and the cards are dealt unless somebody has a part to open first."""
    if problem := refuse_beginning(table, by):
        return problem
    if table.status != LOBBY:
        return TableProblem("table-ended" if table.status == ENDED else "already-begun")
    game = games(table.game)
    if not game.META.reads(table.rules):
        return TableProblem("other-rules")
    if problem := refuse_level(game, level):
        return problem
    filled = _fill(table, level, now)
    full = filled[-1].table if filled else table
    entry = Listed(now, write_list(list_of(full)))
    listed = Decision(entry, changed_by(full, entry))
    return (*filled, listed, *_deal_if_whole(listed.table, game, now))


def ready(
    table: Table, seat: Seat | None, on: bool, now: int, *, games: Games = load
) -> tuple[Decision, ...] | Outcome:
    """A person is ready, or no longer; with the last of those present the game begins.

    Free seats are then a bot's of the table's own level.
    """
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if problem := refuse_lobby(table):
        return problem
    if table.places[seat].ready == on:
        return AlreadyDone(table.version)
    entry = Readied(now, seat, on)
    readied = Decision(entry, changed_by(table, entry))
    if not all(place.ready for place in readied.table.places if place.person and not place.away):
        return readied
    begun = begin(readied.table, host_of(table), table.settings.level, now, games=games)
    return readied if isinstance(begun, TableProblem) else (readied, *begun)


def _fill(table: Table, level: str, now: int) -> tuple[Decision, ...]:
    decisions = []
    for seat, place in enumerate(table.places):
        if place.free:
            entry = SatDown(now, seat, Place(bot_name(table.places), bot=level))
            table = changed_by(table, entry)
            decisions.append(Decision(entry, table))
    return tuple(decisions)


def list_of(table: Table) -> ShuffleList:
    return ShuffleList(
        scheme=LISTED,
        table=table.code,
        number=table.number,
        game=table.game,
        rules=table.rules,
        options=table.options,
        start=start_hash(table.start, bytes.fromhex(table.secret)),
        commitment=table.commitment,
        seats=tuple([_listed(place) for place in table.places]),
    )


def _listed(place: Place) -> ListedSeat:
    """Nobody waits for somebody who is absent: a bot plays for them and brings no part.

    The list names bots alone: it is part of the deal's proof, from which no name can be erased.
    """
    if place.bot:
        return ListedSeat(BOT, place.name if place.name in BOT_NAMES else "", "")
    if place.away:
        return ListedSeat(ABSENT, "", "")
    return ListedSeat(PERSON, "", place.commitment)


def open_part(
    table: Table, seat: Seat | None, part: str, now: int, *, games: Games = load
) -> tuple[Decision, ...] | Outcome:
    """A person opens the part they committed to; the last one deals."""
    if seat is None or not table.place(seat).token:
        return TableProblem("not-seated")
    if table.parts and part == table.parts[seat]:
        return AlreadyDone(table.version)
    if table.status != SHUFFLING:
        early = TableProblem("bad-part", {"reason": "no-list"})
        return early if table.status == LOBBY else TableProblem("already-begun")
    if reason := refuse_part(read_list(table.list), seat, part):
        return TableProblem("bad-part", {"reason": reason})
    entry = PartOpened(now, seat, part)
    opened = Decision(entry, changed_by(table, entry))
    return (opened, *_deal_if_whole(opened.table, games(table.game), now))


def _deal_if_whole(table: Table, game: Game, now: int) -> tuple[Decision, ...]:
    return () if withheld(read_list(table.list), table.parts) else (_deal(table, game, now),)


def deal(table: Table, now: int, *, games: Games = load) -> tuple[Decision, ...]:
    """The time to open is over: who has not opened has withheld; nothing if it was dealt before."""
    return (_deal(table, games(table.game), now),) if table.status == SHUFFLING else ()


def _deal(table: Table, game: Game, now: int) -> Decision:
    chance = Stream(key_of_table(table))
    step = first_step(table, game, chance)
    entry = Begun(now, chance.taken(), chance.block, step.events, strength=game.META.strength)
    return Decision(entry, begun(table, entry, step.state, game))
