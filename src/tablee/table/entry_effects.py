"""What one entry makes of a table. Nothing is decided here, and no rule of a game is run.

A move's new state is an argument: who decided it has it at hand, who reads a log again has
just replayed it (`log_replay.py`).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.core.chance import Chance, key_of
from tablee.core.chapters import part_begins
from tablee.core.contract import Game, Seat, Step
from tablee.core.given_deal import given_key, is_given, read_terms
from tablee.core.record_limits import TURNS
from tablee.core.shuffle import listed_key, read_list
from tablee.core.taking_back import Earlier, Past, why_it_stands
from tablee.table.deadlines import first_deadlines, later_deadlines, paused_deadlines
from tablee.table.entries import (
    Again,
    Agreed,
    Answered,
    Begun,
    CameBack,
    Committed,
    Ended,
    Entry,
    HandShown,
    HostNamed,
    Listed,
    LookedIn,
    Moved,
    Muted,
    Opened,
    PartOpened,
    Paused,
    Readied,
    Recognised,
    Removed,
    Said,
    SatDown,
    Seeded,
    StoodUp,
    Swapped,
    Waits,
    WentAway,
    WentOn,
)
from tablee.table.evening_points import with_result
from tablee.table.host_seat import next_host
from tablee.table.model import BOT, ENDED, LOBBY, OVER, PLAYING, SHUFFLING, Answer, Place, Recent, Table
from tablee.table.order_effects import lapsed, without_orders

REMEMBERED = 16
"""Ids kept for each seat; anything older that is sent again is stale by then (`moves_and_talk.forgotten`)."""


Placing = Committed | StoodUp | WentAway | CameBack | Recognised | Removed | Muted | Readied | HandShown
"""What changes one seat's place and nothing else of the game."""


def opened(code: str, entry: Opened) -> Table:
    return Table(
        code=code,
        version=1,
        game=entry.game,
        rules=entry.rules,
        status=LOBBY,
        options=entry.options,
        settings=entry.settings,
        places=(Place(),) * entry.seats,
        host=0,
        secret=entry.secret,
        commitment=entry.commitment,
        done=(Recent(),) * entry.seats,
        asked=(0,) * entry.seats,
        start=entry.start,
        evening=entry.evening,
    )


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
        past=table.past.after(why, Earlier(table.state, table.turns - 1, entry.seat, entry.by), entry.events),
        plea=table.plea if table.plea and entry.by == BOT and not why else None,
        evening=with_result(table, game.standings(state)) if over else table.evening,
        **(later_deadlines(table, entry, asked) if table.since else {}),
    )
    return lapsed(after, game) if after.orders else after


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


def changed_by(table: Table, entry: Entry) -> Table:
    """The table after an entry that is no move of the game."""
    version = table.version + 1
    if isinstance(entry, Placing):
        return _place_changed(replace(table, version=version), entry)
    match entry:
        case Agreed() | Again():
            return _next_game(replace(table, version=version), entry)
        case SatDown(seat=seat, place=place):
            return _sat_down(replace(table, version=version), seat, place)
        case Said(seat=seat, id=id):
            return replace(
                table, version=version, done=remember(table.done, seat, id, version) if id else table.done
            )
        case Seeded() | Listed() | PartOpened():
            return _shuffled(replace(table, version=version), entry)
        case HostNamed(seat=seat):
            return replace(table, version=version, host=seat)
        case LookedIn(seat=seat, device=device):
            return replace(table, version=version, hands_seen=(*table.hands_seen, (device, seat)))
        case Swapped():
            return _swapped(replace(table, version=version), entry)
        case Paused() | Ended() | Waits() | WentOn():
            return _stopped_or_awaited(replace(table, version=version), entry)
    raise ValueError(f"no such entry here: {type(entry).__name__}")


def _stopped_or_awaited(table: Table, entry: Paused | Ended | Waits | WentOn) -> Table:
    match entry:
        case Paused(on=on):
            return paused_deadlines(replace(table, paused=on), entry)
        case Waits(seat=seat, place=place):
            return replace(table, waiting=(*table.waiting, (seat, place)))
        case WentOn(code=code):
            return replace(table, next=code)
        case Ended():
            nobody_asked = (0,) * len(table.places)
            return replace(
                table,
                status=ENDED,
                asked=nobody_asked,
                answers=(),
                plea=None,
                paused=False,
                waiting=(),
                orders=(),
            )


def _shuffled(table: Table, entry: Seeded | Listed | PartOpened) -> Table:
    match entry:
        case Listed():
            return _listed(table, entry)
        case PartOpened():
            return _part_opened(table, entry)
    return table


def _listed(table: Table, entry: Listed) -> Table:
    if table.status != LOBBY or _seats_in(entry.list) != len(table.places):
        raise ValueError("a list that is not of this table's next game")
    return replace(table, status=SHUFFLING, list=entry.list, parts=("",) * len(table.places))


def _seats_in(text: str) -> int:
    return read_terms(text).seats if is_given(text) else len(read_list(text).seats)


def _part_opened(table: Table, entry: PartOpened) -> Table:
    if table.status != SHUFFLING or not 0 <= entry.seat < len(table.parts):
        raise ValueError("a part that belongs to no list")
    return replace(table, parts=(*table.parts[: entry.seat], entry.part, *table.parts[entry.seat + 1 :]))


def _place_changed(table: Table, entry: Placing) -> Table:
    if isinstance(entry, Removed) and entry.keep_away:
        table = replace(table, kept_away=(*table.kept_away, table.places[entry.seat].device))
    return _with_place(table, entry.seat, _place_after(table, entry))


def _place_after(table: Table, entry: Placing) -> Place:
    place = table.places[entry.seat]
    match entry:
        case Committed():
            return replace(place, commitment=entry.commitment)
        case Recognised():
            return replace(place, key=entry.key, token=entry.key if entry.only else place.token)
        case WentAway():
            return replace(place, away=True)
        case CameBack():
            return replace(place, away=False, bot="")
        case Muted(on=on):
            return replace(place, muted=on)
        case Readied(on=on):
            return replace(place, ready=on)
        case HandShown(look=look):
            return replace(place, look=look)
        case Removed():
            return Place() if table.status == LOBBY else Place(place.name, bot=table.settings.level)
        case StoodUp():
            return (
                Place()
                if table.status == LOBBY
                else replace(place, bot=table.settings.level, away=False, look="")
            )


def _sat_down(table: Table, seat: Seat, place: Place) -> Table:
    """Nobody waits any more for a seat that a person has."""
    done = (*table.done[:seat], Recent(), *table.done[seat + 1 :])
    waiting = tuple([one for one in table.waiting if place.bot or one[0] != seat])
    table = replace(table, done=done, waiting=waiting, part_begun=bool(waiting) and table.part_begun)
    return _with_place(_shown(table, seat, place), seat, place)


def _shown(table: Table, seat: Seat, place: Place) -> Table:
    """In the middle of a game, whoever sits down is shown that hand."""
    if table.status != PLAYING or not place.device:
        return table
    return replace(table, hands_seen=(*table.hands_seen, (place.device, seat)))


def _swapped(table: Table, entry: Swapped) -> Table:
    """The people and bots of two seats, with what was applied of theirs; the host stays the same person."""
    places, done = list(table.places), list(table.done)
    one, other = entry.seat, entry.other
    places[one], places[other] = (replace(places[at], commitment="") for at in (other, one))
    done[one], done[other] = done[other], done[one]
    host = {one: other, other: one}.get(table.host, table.host)
    return replace(table, places=tuple(places), done=tuple(done), host=next_host(tuple(places), host))


def _with_place(table: Table, seat: Seat, place: Place) -> Table:
    """Who leaves, for a while or for good, asks for nothing any more."""
    table = without_orders(table, seat, place)
    places = (*table.places[:seat], place, *table.places[seat + 1 :])
    plea = None if table.plea is not None and table.plea.seat == seat else table.plea
    return replace(table, places=places, host=next_host(places, table.host), plea=plea)


def _next_game(table: Table, entry: Agreed | Again) -> Table:
    return _agreed(table, entry) if isinstance(entry, Agreed) else _again(table, entry)


def _agreed(table: Table, entry: Agreed) -> Table:
    more = entry.seats - len(table.places)
    kept = [replace(place, ready=False) for place in table.places[: entry.seats]]
    places = (*kept, *(Place(),) * more)
    return replace(
        table,
        options=entry.options,
        settings=entry.settings,
        places=places,
        host=next_host(places, table.host),
        done=(*table.done[: entry.seats], *(Recent(),) * more),
        asked=(0,) * entry.seats,
        waiting=tuple([one for one in table.waiting if one[0] < entry.seats]),
    )


def _again(table: Table, entry: Again) -> Table:
    """The same people and bots, nobody ready yet; who stood up for good leaves a free seat."""
    places = tuple([_place_again(place) for place in table.places])
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


def _place_again(place: Place) -> Place:
    return Place() if place.bot and place.token else replace(place, commitment="", ready=False, look="")
