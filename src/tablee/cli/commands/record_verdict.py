"""What a record that holds proves, for people: who could have chosen its deal, and who could not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablee.cli.speech.translation import tell

if TYPE_CHECKING:
    from tablee.core.proof import Note
    from tablee.core.receipt import Receipt
    from tablee.core.replay import AnyRecord


def tell_notes(notes: Iterable[Note], record: AnyRecord) -> list[str]:
    """One sentence or two a line."""
    from tablee.cli.speech.fluent_words import plain
    from tablee.core.receipt_check import bound_by

    def named(note: Note) -> str:
        return ", ".join([plain(record.names[seat]) for seat in note.seats])

    return [_tell(note, named(note), bound_by(record)) for note in notes]


def _tell(note: Note, names: str, bound: str) -> str:
    match note.code:
        case "together":
            return tell(
                "In the shuffle: the house and {names}. Nobody could choose this deal unless the house "
                "and all these people did so together.",
                names=names,
            )
        case "withheld":
            return tell(
                "Committed to a part and did not open it: {names}. With the house they could choose among "
                "{number} deals.",
                names=names,
                number=note.number,
            )
        case "rematch":
            return tell(
                "Game {number} at this table: it has its own secret and its own parts, and says nothing of "
                "the games before it.",
                number=note.number,
            )
        case "given":
            return tell(
                "A given deal, the one of {day}: the same for everybody who played it. The house alone drew "
                "it; it was fixed before if the house published these terms before the day: {hash}.",
                day=note.day,
                hash=bound,
            )
        case "no-part":
            return tell("Brought no part: {names}.", names=names)
        case "absent":
            return tell("Absent at the shuffle, a bot playing for them: {names}.", names=names)
        case "bots":
            return tell("Bots, which bring no part: {names}.", names=names)
    return _tell_of_nobody(note.code)


def _tell_of_nobody(code: str) -> str:
    match code:
        case "house-alone":
            return tell("Nobody but the house contributed: the house could have chosen this deal.")
        case "alone":
            return tell(
                "One program dealt for everybody, in a terminal or among bots: it could have chosen this "
                "deal."
            )
        case "open":
            return tell(
                "An older way of dealing: contributions came openly, one after the other, and the record "
                "does not say which seats were bots. Who ran the house could have tried until a deal pleased."
            )
        case "position":
            return tell(
                "Played on from a position: nothing here says where that position comes from; only what was "
                "drawn since is checked."
            )
    raise KeyError(code)


def tell_receipt(receipt: Receipt) -> list[str]:
    """Of a receipt that fits its record."""
    seat = receipt.seat + 1
    if receipt.part:
        told = tell("The receipt fits: the part of seat {seat} was in this shuffle.", seat=seat)
    else:
        told = tell("The receipt fits; it holds no part of seat {seat}.", seat=seat)
    if not receipt.first:
        return [told, tell("Seat {seat} was told exactly what the record says.", seat=seat)]
    late = tell(
        "From turn {turn} on, seat {seat} was told exactly what the record says; the receipt does not know "
        "what came before.",
        seat=seat,
        turn=receipt.first,
    )
    return [told, late]
