"""`tablee people`, `tablee export` and `tablee erase`: one person at one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tablee.cli.commands.house_place import with_house_place
from tablee.cli.commands.store_places import complaint_of
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell

if TYPE_CHECKING:
    from tablee.store.store_contract import Store

T = TypeVar("T")
Place = Path | str
Code = Annotated[str, typer.Argument(metavar="CODE", help="The table's six letters.")]
Number = Annotated[
    int, typer.Argument(metavar="NUMBER", show_default=False, help="As `tablee people` lists them.")
]
Again = Annotated[
    Path | None,
    typer.Option(
        "--again",
        metavar="LIST",
        help="Erase once more what this list says: after an older copy was put back.",
    ),
]


def add_to(app: typer.Typer) -> None:
    app.command()(with_house_place(people))
    app.command()(with_house_place(export))
    app.command()(with_house_place(erase))


def people(place: Place, code: Code) -> int:
    """List who ever sat at a table.

    The house must be closed if it keeps its tables in a file; /admin does the same while it is open.
    """
    from tablee.store.persons import persons_at

    for one in _asked(place, lambda opened: persons_at(opened, code.upper())):
        words = {"number": one.number, "name": one.name, "entries": one.entries, "last": _day(one.last)}
        print(tell("{number}: {name}, {entries} entries, the last on {last}", **words))
    return 0


def export(place: Place, code: Code, number: Number) -> int:
    """Print everything that is kept of one person at a table, as JSON."""
    from tablee.store.persons import export_person

    print(_asked(place, lambda opened: export_person(opened, code.upper(), number)).decode())
    return 0


def erase(
    place: Place,
    code: Code = "",
    number: Number = 0,
    again: Again = None,
    listed: Annotated[
        bool, typer.Option("--list", help="Print what was ever erased: codes and numbers, to keep elsewhere.")
    ] = False,
) -> int:
    """Erase a person's name and all they said at a table, for good.

    The game itself stays, and can still be verified. Copies made before still name them.
    """
    if listed:
        return _list(place)
    if again is not None:
        return _erase_again(place, again)
    if not code or not number:
        raise Complaint(
            tell("erase: a table's code and a person's number, as `tablee people CODE` lists them")
        )
    from tablee.server.tables.system_time import wall
    from tablee.store.persons import erase_person, persons_at

    async def work(opened: Store) -> tuple[int, int]:
        found = [one for one in await persons_at(opened, code.upper()) if one.number == number]
        lists = sum([one.named_in_lists for one in found])
        return await erase_person(opened, code.upper(), number, wall()), lists

    words, lists = _asked(place, work)
    print(tell("{words} entries named or quoted them: erased", words=words))
    if lists:
        print(
            tell(
                "{lists} deals of an earlier version still name them: only the whole table takes that along",
                lists=lists,
            )
        )
    return 0


def _list(place: Place) -> int:
    from tablee.store.store_contract import ERASED

    async def work(opened: Store) -> list[bytes]:
        return list((await opened.notes(ERASED)).values())

    for line in _asked(place, work):
        print(line.decode())
    return 0


def _erase_again(place: Place, listed: Path) -> int:
    import msgspec

    from tablee.store.copying import erase_again
    from tablee.store.store_contract import Erasure

    try:
        lines = listed.read_bytes().splitlines()
        erasures = [msgspec.json.decode(line, type=Erasure) for line in lines if line.strip()]
    except OSError as error:
        raise complaint_of(error) from None
    except msgspec.MsgspecError:
        raise Complaint(tell("{file}: this is no list of erasures", file=str(listed))) from None
    words = _asked(place, lambda opened: erase_again(opened, erasures))
    print(tell("{words} entries named or quoted them: erased", words=words))
    return 0


def _asked(place: Place, work: Callable[[Store], Awaitable[T]]) -> T:
    """What the store at that place answers; nothing is made where none is."""
    import asyncio

    from tablee.store.snapshot import require_readable
    from tablee.store.store_choice import open_store
    from tablee.store.store_contract import StoreError

    async def answer(opened: Store) -> T:
        try:
            return await work(opened)
        finally:
            await opened.close()

    try:
        asyncio.run(require_readable(place))
        return asyncio.run(answer(open_store(place)))
    except StoreError as error:
        raise complaint_of(error) from None


def _day(milliseconds: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
