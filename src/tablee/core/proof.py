"""What a record that holds proves, and what it does not: who could have chosen its deal."""

from __future__ import annotations

import msgspec

from tablee.core.chance import ALONE, GIVEN, OPEN
from tablee.core.contract import Seat
from tablee.core.given_deal import read_terms
from tablee.core.replay import AnyRecord
from tablee.core.shuffle import ABSENT, BOT, PERSON, ShuffleList, read_list
from tablee.core.verify import list_text


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence of the verdict: its code, whom it is about, and a number it tells.

    "alone": one program dealt. "open": dealt before there was a list. "house-alone": nobody else
    opened a part. "together": all these would have to conspire. "withheld": these and the house
    could choose among `number` deals. "no-part", "absent", "bots": who brought nothing.
    "given": one deal for everybody, published for that `day`.
    "rematch": the `number`th game of a table. "position": played on, not dealt.
    """

    code: str
    seats: tuple[Seat, ...] = ()
    number: int = 0
    day: str = ""


def proof_of(record: AnyRecord) -> tuple[Note, ...]:
    """The verdict over a record that `verify` has nothing against."""
    if record.chance.scheme == ALONE:
        notes = [Note("alone")]
    elif record.chance.scheme == OPEN:
        notes = [Note("open")]
        if not any(record.chance.seeds):
            notes.append(Note("house-alone"))
    elif record.chance.scheme == GIVEN:
        notes = [Note("given", day=read_terms(list_text(record.chance)).day)]
    else:
        notes = _listed(read_list(list_text(record.chance)), record.chance.seeds)
    if record.start is not None:
        notes.append(Note("position"))
    return tuple(notes)


def _listed(listed: ShuffleList, parts: tuple[str, ...]) -> list[Note]:
    opened = tuple([seat for seat, part in enumerate(parts) if part])
    missing = tuple([seat for seat, one in enumerate(listed.seats) if one.commitment and not parts[seat]])
    silent = _of_kind(listed, PERSON, committed=False)
    notes = [Note("together", opened) if opened else Note("house-alone")]
    if missing:
        notes.append(Note("withheld", missing, 2 ** len(missing)))
    for code, seats in (
        ("no-part", silent),
        ("absent", _of_kind(listed, ABSENT)),
        ("bots", _of_kind(listed, BOT)),
    ):
        if seats:
            notes.append(Note(code, seats))
    if listed.number > 1:
        notes.append(Note("rematch", number=listed.number))
    return notes


def _of_kind(listed: ShuffleList, kind: str, *, committed: bool | None = None) -> tuple[Seat, ...]:
    return tuple(
        [
            seat
            for seat, one in enumerate(listed.seats)
            if one.kind == kind and (committed is None or bool(one.commitment) == committed)
        ]
    )
