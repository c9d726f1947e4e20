"""`tablee verify FILE`: does the deal follow from what was committed to, and what does that prove?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.commands.record_flaws import tell_flaw
from tablee.cli.commands.record_verdict import tell_notes, tell_receipt
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell

if TYPE_CHECKING:
    from tablee.core.proof import Note
    from tablee.core.receipt import Receipt
    from tablee.core.receipt_check import Document
    from tablee.core.record import RecordError
    from tablee.core.replay import AnyRecord


def add_to(app: typer.Typer) -> None:
    app.command()(verify)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a played game.")],
    receipt: Annotated[
        str | None,
        typer.Option(metavar="LINE", help="The line a player kept of this game, in quotes."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdict as JSON.")] = False,
) -> int:
    """Say whether a game's deal was honest, and what that proves.

    Every draw is derived anew from the opened commitments. Exit code 0: it holds; 1: it does not;
    2: the file or the receipt cannot be read.
    """
    kept = None if receipt is None else open_receipt(receipt)
    record, document = open_both(file)
    flaw = find_flaw(record, document, kept)
    notes = () if flaw is not None else proof(record)
    if as_json:
        print(as_object(record, flaw, notes))
    elif flaw is not None:
        print(tell("The record does not hold: {why}.", why=tell_flaw(flaw, record)))
    else:
        print("\n".join(_told(record, notes, kept)))
    return 0 if flaw is None else 1


def _told(record: AnyRecord, notes: tuple[Note, ...], receipt: Receipt | None) -> list[str]:
    from tablee.core.shelf import load

    title, chance = load(record.game).META.title, record.chance
    counts = {"seats": len(record.names), "turns": len(record.turns)}
    return [
        tell("It holds: {title}, {seats} seats, {turns} turns.", title=title, **counts),
        tell("Every draw follows from the secret committed to as {hash}.", hash=chance.commitment),
        *tell_notes(notes, record),
        *([] if receipt is None else tell_receipt(receipt)),
    ]


def as_object(record: AnyRecord, flaw: RecordError | None, notes: tuple[Note, ...]) -> str:
    import msgspec

    told = {
        "holds": flaw is None,
        "why": None if flaw is None else str(flaw),
        "game": record.game,
        "turns": len(record.turns),
        "commitment": record.chance.commitment,
        "scheme": record.chance.scheme,
        "notes": msgspec.to_builtins(notes),
    }
    return json.dumps(told)


def open_receipt(line: str) -> Receipt:
    from tablee.core.receipt import ReceiptError, read_receipt

    try:
        return read_receipt(line)
    except ReceiptError as error:
        raise Complaint(f"--receipt: {foreign(str(error))}") from None


def open_record(file: Path) -> AnyRecord:
    """A readable record, or one line about the file."""
    return open_both(file)[0]


def open_both(file: Path) -> tuple[AnyRecord, Document]:
    """The record, and the document it was read from."""
    from tablee.core.receipt_check import read_document
    from tablee.core.record import RecordError, load_document
    from tablee.core.shelf import load

    try:
        record, data = load_document(file, load)
    except RecordError as error:
        raise Complaint(foreign(str(error))) from None
    return record, read_document(data)


def find_flaw(
    record: AnyRecord, document: Document | None = None, receipt: Receipt | None = None
) -> RecordError | None:
    """The rules first, so that only a game that could happen is asked for its chance."""
    from tablee.core.receipt_check import receipt_flaw
    from tablee.core.record import RecordError
    from tablee.core.replay import replay
    from tablee.core.shelf import load
    from tablee.core.verify import verify as verify_chance

    game = load(record.game)
    try:
        for _ in replay(game, record):
            pass
    except RecordError as error:
        return error
    why = verify_chance(game, record, None if document is None else document.start)
    if why is None and document is not None and receipt is not None:
        why = receipt_flaw(record, document, receipt)
    return None if why is None else RecordError(why)


def proof(record: AnyRecord) -> tuple[Note, ...]:
    from tablee.core.proof import proof_of

    return proof_of(record)
