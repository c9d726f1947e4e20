"""`tablee check-store FILE`: is everything as it was written?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.complaint import Complaint
from tablee.cli.speech import foreign, tell

if TYPE_CHECKING:
    from tablee.store.check import Flaw


def add_to(app: typer.Typer) -> None:
    app.command("check-store")(check_store)


def check_store(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file `tablee serve --db` writes.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Check a store of tables from end to end.

    Nothing is changed. Exit code 0: sound; 1: damaged; 2: the file cannot be read.
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
    verdict = tell("sound") if report.sound else tell("{count} damaged", count=len(report.flaws))
    counts = {"tables": report.tables, "entries": report.entries}
    print(tell("{tables} tables, {entries} entries: {verdict}", **counts, verdict=verdict))
    return 0 if report.sound else 1


def _flaw(flaw: Flaw) -> str:
    why = foreign(flaw.why)
    if not flaw.code:
        return tell("the file: {why}", why=why)
    return tell("table {code}, version {version}: {why}", code=flaw.code, version=flaw.version, why=why)
