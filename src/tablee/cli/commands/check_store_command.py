"""`tablee check-store PLACE`: is everything as it was written?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell

if TYPE_CHECKING:
    from tablee.store.replay_check import Replayed
    from tablee.store.report import Flaw, StoreReport


def add_to(app: typer.Typer) -> None:
    app.command("check-store")(check_store)


def check_store(
    place: Annotated[
        str,
        typer.Argument(
            metavar="PLACE", help="The file `tablee serve --db` writes, or a database: postgresql://…"
        ),
    ],
    replay: Annotated[
        bool, typer.Option("--replay", help="Also verify every deal and compare every snapshot.")
    ] = False,
    hashes: Annotated[
        bool,
        typer.Option(
            "--hashes", help="List every table's hash, and the one it had before words were set apart."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Check a store of tables from end to end.

    Nothing is changed. Exit code 0: sound; 1: damaged, or perhaps not whole; 2: the file cannot be read.
    """
    import msgspec

    from tablee.store.store_contract import StoreError

    try:
        report = _report(place, replay)
        if hashes:
            _list_hashes(place)
    except StoreError as error:
        raise Complaint(foreign(str(error))) from None
    if as_json:
        print(msgspec.json.encode(report).decode())
        return 0 if report.sound else 1
    for flaw in report.flaws:
        print(_flaw(flaw))
    for code, game in report.asleep.items():
        print(tell("table {code} sleeps: its box {game!r} is not installed here", code=code, game=game))
    for doubt in report.doubts:
        print(tell("the file: {why}", why=foreign(doubt)))
    counts = {"tables": report.tables, "entries": report.entries}
    print(tell("{tables} tables, {entries} entries: {verdict}", **counts, verdict=_verdict(report)))
    return 0 if report.sound else 1


def _list_hashes(place: str) -> None:
    import asyncio

    from tablee.store.hash_list import hashes_at

    for code, hash, old in asyncio.run(hashes_at(place)):
        if old:
            print(
                tell(
                    "{code} {hash} (before names and talk were set apart: {old})",
                    code=code,
                    hash=hash,
                    old=old,
                )
            )
        else:
            print(tell("{code} {hash}", code=code, hash=hash))


def _report(place: str, replay: bool) -> StoreReport:
    if not replay:
        return _checked(place, None)
    from tablee.cli.commands.store_places import progress_bar

    with progress_bar() as replayed:
        return _checked(place, replayed)


def _checked(place: str, replayed: Replayed | None) -> StoreReport:
    from tablee.store.store_choice import is_database, require_driver

    if is_database(place):
        import asyncio

        require_driver()
        from tablee.store.postgres.check import check_database

        return asyncio.run(check_database(place, replayed=replayed))
    from tablee.store.sqlite.check import check

    if Path(place).is_dir():
        raise Complaint(foreign(f"{place}: Is a directory"))
    return check(Path(place), replayed=replayed)


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
