"""Whether a record's chance is what was committed to (docs/decisions/chance.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.chance import ALONE, GIVEN, LISTED, OPEN, Stream, commitment_of, key_of
from tablee.core.contract import Game
from tablee.core.given_deal import GivenTerms, given_key, read_terms
from tablee.core.known_types import convert
from tablee.core.record import ChanceRecord
from tablee.core.replay import AnyRecord, RecordPath
from tablee.core.shuffle import (
    KINDS,
    PART_BYTES,
    PERSON,
    ShuffleList,
    listed_key,
    read_list,
    refuse_part,
    start_hash,
    withheld,
)
from tablee.core.soundness import brief, told_by


def verify(game: Game, record: AnyRecord, position: Any = None) -> str | None:
    """None if the opened commitment gives exactly this game's chance; else what is wrong.

    `position`: the record's start as the file has it, for a file of an older version of the rules.
    """
    chance = record.chance
    if chance.scheme not in (ALONE, OPEN, LISTED, GIVEN):
        return f"the generator {brief(chance.scheme)} is not known here"
    if chance.secret is None:
        return "the commitment has not been opened: the game was not over"
    try:
        secret = bytes.fromhex(chance.secret)
    except ValueError:
        return "the opened secret is no hexadecimal number"
    if commitment_of(secret) != chance.commitment:
        return "the opened secret is not the one that was committed to"
    if chance.scheme == GIVEN:
        return _verify_given(game, record, secret)
    if chance.scheme != LISTED:
        return _verify_draws(game, record, Stream(key_of(secret, chance.seeds)))
    return _verify_listed(game, record, secret, record.start if position is None else position)


def _verify_listed(game: Game, record: AnyRecord, secret: bytes, start: Any) -> str | None:
    if len(secret) != PART_BYTES:
        return f"the opened secret has {len(secret)} bytes instead of {PART_BYTES}"
    text = list_text(record.chance)
    try:
        listed = read_list(text)
    except ValueError as error:
        return told_by(error)
    wrong = _wrong_list(game, record, listed, secret, start) or _wrong_parts(record.chance, listed)
    return wrong or _verify_draws(game, record, Stream(listed_key(secret, text, record.chance.seeds)))


def _verify_given(game: Game, record: AnyRecord, secret: bytes) -> str | None:
    """The verdict on a deal given to everybody: nobody brings anything, the terms say it all."""
    if len(secret) != PART_BYTES:
        return f"the opened secret has {len(secret)} bytes instead of {PART_BYTES}"
    if record.start is not None:
        return "a given deal is played on from no position"
    text = list_text(record.chance)
    try:
        terms = read_terms(text)
    except ValueError as error:
        return told_by(error)
    if any(record.chance.seeds) or len(record.chance.seeds) != terms.seats or record.chance.withheld:
        return "somebody is said to have brought a part to a given deal"
    return _wrong_terms(game, record, terms) or _verify_draws(game, record, Stream(given_key(secret, text)))


def _wrong_terms(game: Game, record: AnyRecord, terms: GivenTerms) -> str | None:
    pairs = (
        (terms.commitment, record.chance.commitment, "commitment of the house"),
        (terms.game, record.game, "game"),
        (terms.rules, record.rules, "version of the rules"),
        (terms.seats, len(record.names), "number of seats"),
        (_options(game, terms), record.options, "options"),
    )
    for published, kept, what in pairs:
        if published != kept:
            return f"the terms of the deal have another {what} than the record"
    return None


def list_text(chance: ChanceRecord) -> str:
    return "" if isinstance(chance.list, msgspec.UnsetType) else chance.list


def _wrong_list(game: Game, record: AnyRecord, listed: ShuffleList, secret: bytes, start: Any) -> str | None:
    """What of the list is not as the record has it."""
    pairs = (
        (listed.commitment, record.chance.commitment, "commitment of the house"),
        (listed.game, record.game, "game"),
        (listed.rules, record.rules, "version of the rules"),
        (_names(listed, record), record.names, "order of seats"),
        (_options(game, listed), record.options, "options"),
        (listed.start, start_hash(start, secret), "position to play on from"),
    )
    for published, kept, what in pairs:
        if published != kept:
            return f"the list has another {what} than the record"
    return None


def _names(listed: ShuffleList, record: AnyRecord) -> tuple[str, ...]:
    """Those of the list, and the record's where the list names nobody."""
    if len(listed.seats) != len(record.names):
        return tuple([seat.name for seat in listed.seats])
    pairs = zip(listed.seats, record.names, strict=True)
    return tuple([seat.name or name for seat, name in pairs])


def _options(game: Game, listed: ShuffleList | GivenTerms) -> Any:
    try:
        return convert(listed.options, game.Options)
    except msgspec.ValidationError:
        return None


def _wrong_parts(chance: ChanceRecord, listed: ShuffleList) -> str | None:
    """What of the opened parts does not fit the list's commitments."""
    if len(chance.seeds) != len(listed.seats):
        return f"the record has {len(chance.seeds)} parts for {len(listed.seats)} seats"
    for seat, (place, part) in enumerate(zip(listed.seats, chance.seeds, strict=True)):
        if place.kind not in KINDS:
            return f"seat {seat + 1} is of no known kind: {brief(place.kind)}"
        if place.commitment and place.kind != PERSON:
            return f"seat {seat + 1} was no person present and committed to a part"
        if part and refuse_part(listed, seat, part) is not None:
            return f"the opened part of seat {seat + 1} is not the one that was committed to"
    if chance.withheld != withheld(listed, chance.seeds):
        return "the record does not mark exactly those who withheld their part"
    return None


def _verify_draws(game: Game, record: AnyRecord, stream: Stream) -> str | None:
    path = RecordPath(game, record)
    for number, turn in enumerate(record.turns):
        stream.now = turn.at
        try:
            path.step(number, turn, stream)
        except Exception as error:  # a record is a stranger's word
            return f"turn {number} does not follow the rules: {told_by(error)}"
        if stream.taken() != turn.draws:
            return f"turn {number} holds other draws than the committed generator gives"
    return None
