"""`tablee check-store FILE`: is everything as it was written?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.complaint import Complaint


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

    try:
        report = check(file)
    except StoreError as error:
        raise Complaint(error) from None
    if as_json:
        print(msgspec.json.encode(report).decode())
        return 0 if report.sound else 1
    for flaw in report.flaws:
        where = f"table {flaw.code}, version {flaw.version}" if flaw.code else "the file"
        print(f"{where}: {flaw.why}")
    verdict = "sound" if report.sound else f"{len(report.flaws)} damaged"
    print(f"{report.tables} tables, {report.entries} entries: {verdict}")
    return 0 if report.sound else 1
