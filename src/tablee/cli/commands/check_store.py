"""`tablee check-store FILE`: is everything as it was written?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell

if TYPE_CHECKING:
    from tablee.store.audit import Flaw
    from tablee.store.check import StoreReport


def add_to(app: typer.Typer) -> None:
    app.command("check-store")(check_store)


def check_store(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file `tablee serve --db` writes.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Check a store of tables from end to end.

    Nothing is changed. Exit code 0: sound; 1: damaged, or perhaps not whole; 2: the file cannot be read.
    """
    import msgspec

    from tablee.store.check import check
    from tablee.store.contract import StoreError

    if file.is_dir():
        raise Complaint(foreign(f"{file}: Is a directory"))
    try:
        report = check(file)
    except StoreError as error:
        raise Complaint(foreign(str(error))) from None
    if as_json:
        print(msgspec.json.encode(report).decode())
        return 0 if report.sound else 1
    for flaw in report.flaws:
        print(_flaw(flaw))
    for doubt in report.doubts:
        print(tell("the file: {why}", why=foreign(doubt)))
    counts = {"tables": report.tables, "entries": report.entries}
    print(tell("{tables} tables, {entries} entries: {verdict}", **counts, verdict=_verdict(report)))
    return 0 if report.sound else 1


def _verdict(report: StoreReport) -> str:
    if report.flaws:
        return tell("{count} damaged", count=len(report.flaws))
    return tell("perhaps not whole") if report.doubts else tell("sound")


def _flaw(flaw: Flaw) -> str:
    why = foreign(flaw.why)
    if not flaw.code:
        return tell("the file: {why}", why=why)
    if not flaw.version:
        return tell("table {code}: {why}", code=flaw.code, why=why)
    return tell("table {code}, version {version}: {why}", code=flaw.code, version=flaw.version, why=why)
