"""Damaged copies of a real store: every damage is named, or harms nothing; none is an exception.

`TABLEE_DAMAGED=500` damages so many copies; `TABLEE_SEED` repeats them.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.store.sqlite.check import check
from tablee.store.sqlite.files import index_of, log_of
from tablee.store.sqlite.schema import CREATE, PAGE
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import StoreError
from tablee.table.entries import Entry
from tests.store.building import line, played_log
from tests.toy_game import find

COPIES = int(os.environ.get("TABLEE_DAMAGED", "60"))
SEED = int(os.environ.get("TABLEE_SEED", "11"))
CODES = [f"TAB{n}" for n in range(12)]
LENGTH = 30
TRIGGERS = [statement for statement in CREATE if statement.startswith("CREATE TRIGGER")]
Damage = Callable[[Path, random.Random], None]
Content = dict[str, list[Entry]]


def log_for(code: str) -> list[Entry]:
    """A whole game, then talk up to the same length for all; some of it is longer than a page."""
    game = played_log(code)
    return [
        *game,
        *[replace(line(n), text="long " * (n % 7) * 100 or "short") for n in range(LENGTH - len(game))],
    ]


def duplicate_open(path: Path, to: Path) -> None:
    """By another process: a descriptor of this one that closes would drop the store's locks."""
    for of in (Path, log_of, index_of):
        subprocess.run(["cp", of(path), of(to)], check=True)


async def _fill(path: Path, killed: Path) -> None:
    """Many tables, entries mixed as they come; `killed` is what a kill would leave at the end."""
    store = SqliteStore(path, games=find)
    logs = {code: log_for(code) for code in CODES}
    for version in range(1, LENGTH + 1):
        await asyncio.gather(*[store.append(code, version, logs[code][version - 1]) for code in CODES])
    duplicate_open(path, killed)
    await store.close()


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A closed store, and the three files of one that was killed."""
    folder = tmp_path_factory.mktemp("originals")
    closed, killed = folder / "closed.db", folder / "killed.db"
    asyncio.run(_fill(closed, killed))
    assert check(closed, games=find).sound
    assert check(killed, games=find).sound
    return closed, killed


@pytest.fixture
def copy(originals: tuple[Path, Path], tmp_path: Path) -> Path:
    return duplicated(originals[0], tmp_path)


def duplicated(original: Path, folder: Path) -> Path:
    for of in (Path, log_of, index_of):
        if of(original).exists():
            (folder / of(original).name).write_bytes(of(original).read_bytes())
    return folder / original.name


def named(path: Path) -> bool:
    """Whether `check-store` says anything; only a `StoreError` may come out of it."""
    try:
        return not check(path, games=find).sound
    except StoreError as error:
        return "\n" not in str(error)


async def read(path: Path) -> Content:
    """What a house would have of it: the tables that can be read."""
    content: Content = {}
    try:
        store = SqliteStore(path, games=find)
    except StoreError:
        return content
    try:
        for code in CODES:
            try:
                content[code] = await store.load(code)
            except StoreError:
                continue
    finally:
        await store.close()
    return content


def judge(path: Path, label: str) -> bool:
    """Named, or harmless; and no house tells a table otherwise than it was."""
    said = named(path)
    content = asyncio.run(read(path))
    if not said:
        assert content == {code: log_for(code) for code in CODES}, label
    for code, entries in content.items():
        whole = log_for(code)
        assert entries == (whole if not said else whole[: len(entries)]), label
    return said


# --- bytes ---------------------------------------------------------------------------------------


def part(path: Path, chance: random.Random, most: int) -> slice:
    size = path.stat().st_size
    start = chance.randrange(size)
    return slice(start, min(size, start + chance.randrange(1, most)))


def overwrite(path: Path, where: slice, data: bytes) -> None:
    content = bytearray(path.read_bytes())
    content[where] = data
    path.write_bytes(content)


def flip_a_bit(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def zero(path: Path, chance: random.Random) -> None:
    where = part(path, chance, 3 * PAGE)
    overwrite(path, where, bytes(where.stop - where.start))


def scribble(path: Path, chance: random.Random) -> None:
    where = part(path, chance, 200)
    overwrite(path, where, chance.randbytes(where.stop - where.start))


def cut_off(path: Path, chance: random.Random) -> None:
    os.truncate(path, chance.randrange(path.stat().st_size))


def cut_off_pages(path: Path, chance: random.Random) -> None:
    os.truncate(path, chance.randrange(path.stat().st_size // PAGE) * PAGE)


def append_garbage(path: Path, chance: random.Random) -> None:
    with path.open("ab") as file:
        file.write(chance.randbytes(chance.randrange(1, 3 * PAGE)))


def swap_pages(path: Path, chance: random.Random) -> None:
    content = path.read_bytes()
    pages = [content[start : start + PAGE] for start in range(0, len(content), PAGE)]
    one, two = chance.sample(range(len(pages)), 2)
    pages[one], pages[two] = pages[two], pages[one]
    path.write_bytes(b"".join(pages))


def repeat_a_page(path: Path, chance: random.Random) -> None:
    """As a write that went to the wrong place."""
    content = path.read_bytes()
    source, target = chance.sample(range(len(content) // PAGE), 2)
    overwrite(path, slice(target * PAGE, target * PAGE + PAGE), content[source * PAGE : source * PAGE + PAGE])


# --- rows ----------------------------------------------------------------------------------------


def altered(path: Path, *statements: str) -> None:
    """What no program of ours does: without the triggers, which are there again afterwards."""
    connection = sqlite3.connect(path, isolation_level=None)
    for trigger in TRIGGERS:
        connection.execute(f"DROP TRIGGER {trigger.split()[2]}")
    for statement in statements:
        connection.execute(statement)
    for trigger in TRIGGERS:
        connection.execute(trigger)
    connection.close()


def rows_of(path: Path, chance: random.Random) -> tuple[int, int]:
    connection = sqlite3.connect(path)
    (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    connection.close()
    one, two = chance.sample(range(1, count + 1), 2)
    return one, two


def swapped(columns: str) -> Damage:
    def swap(path: Path, chance: random.Random) -> None:
        one, two = rows_of(path, chance)
        other = f"SELECT {columns} FROM kept WHERE id = "
        altered(
            path,
            "CREATE TEMP TABLE kept AS SELECT rowid AS id, * FROM entries",
            *(["UPDATE entries SET version = -version"] if "version" in columns else []),
            f"UPDATE entries SET ({columns}) = ({other} {two}) WHERE rowid = {one}",
            f"UPDATE entries SET ({columns}) = ({other} {one}) WHERE rowid = {two}",
            *(["UPDATE entries SET version = abs(version)"] if "version" in columns else []),
        )

    swap.__name__ = f"swap_{columns.replace(', ', '_')}"
    return swap


def delete_a_row(path: Path, chance: random.Random) -> None:
    altered(path, f"DELETE FROM entries WHERE rowid = {rows_of(path, chance)[0]}")


def delete_the_last(path: Path, chance: random.Random) -> None:
    altered(
        path,
        f"DELETE FROM entries WHERE rowid > (SELECT max(rowid) FROM entries) - {chance.randrange(1, 30)}",
    )


BYTES: list[Damage] = [
    flip_a_bit,
    flip_a_bit,
    zero,
    scribble,
    cut_off,
    cut_off_pages,
    append_garbage,
    swap_pages,
    repeat_a_page,
]
ROWS: list[Damage] = [
    swapped("body"),
    swapped("crc, body"),
    swapped("at, crc, body"),
    swapped("code, version"),
    delete_a_row,
    delete_the_last,
]


@pytest.mark.slow
def test_damaged_copies_of_a_closed_store(originals: tuple[Path, Path], tmp_path: Path) -> None:
    chance = random.Random(SEED)
    told = 0
    for number in range(COPIES):
        path = duplicated(originals[0], tmp_path)
        damage = chance.choice(BYTES * 2 + ROWS)
        damage(path, chance)
        told += judge(path, f"copy {number} of seed {SEED}: {damage.__name__}")
        clear(path)
    assert told > COPIES / 3


@pytest.mark.slow
def test_damaged_copies_of_a_killed_store(originals: tuple[Path, Path], tmp_path: Path) -> None:
    """Its log is as precious as the file itself."""
    chance = random.Random(SEED)
    told = 0
    for number in range(COPIES):
        path = duplicated(originals[1], tmp_path)
        damage = chance.choice([flip_a_bit, flip_a_bit, zero, scribble, cut_off])
        damage(chance.choice([path, log_of(path), log_of(path), log_of(path)]), chance)
        told += judge(path, f"copy {number} of seed {SEED}: {damage.__name__}")
        clear(path)
    assert told > COPIES / 3


def clear(path: Path) -> None:
    for of in (Path, log_of, index_of):
        of(path).unlink(missing_ok=True)
    path.with_name(f"{path.name}-journal").unlink(missing_ok=True)


ONE = "WHERE code = 'TAB3' AND version = 5"


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE entries SET code = 'TAB4', version = {LENGTH + 1} {ONE}",
        f"UPDATE entries SET code = 'NEW', version = 1 {ONE}",
        f"UPDATE entries SET code = x'ff00' {ONE}",
        f"UPDATE entries SET code = CAST(x'ff41' AS TEXT) {ONE}",
        f"UPDATE entries SET version = 'five' {ONE}",
        f"UPDATE entries SET version = 5.5 {ONE}",
        f"UPDATE entries SET version = -3 {ONE}",
        f"UPDATE entries SET version = 9223372036854775807 {ONE}",
        f"UPDATE entries SET at = 'noon' {ONE}",
        f"UPDATE entries SET at = 1e300 {ONE}",
        f"UPDATE entries SET crc = 'none' {ONE}",
        f"UPDATE entries SET crc = x'00' {ONE}",
        f"UPDATE entries SET body = CAST(body AS TEXT) {ONE}",
        f"UPDATE entries SET body = 7 {ONE}",
        f"UPDATE entries SET body = zeroblob(50000000) {ONE}",
        f"UPDATE entries SET body = x'' {ONE}",
        "DELETE FROM entries WHERE code = 'TAB3'",
        "DELETE FROM entries WHERE code = 'TAB3' AND version > 5",
        "DELETE FROM about",
        "UPDATE about SET value = 'two' WHERE name = 'schema'",
        "UPDATE about SET value = 0 WHERE name = 'schema'",
        "UPDATE about SET value = 'no' WHERE name = 'closed'",
        "UPDATE about SET value = -1 WHERE name = 'closed'",
        "ALTER TABLE entries RENAME TO things",
        "ALTER TABLE entries ADD COLUMN more",
        "DROP TABLE about",
    ],
)
def test_what_a_program_could_do_to_it_is_named(copy: Path, statement: str) -> None:
    connection = sqlite3.connect(copy, isolation_level=None)
    if statement.startswith(("UPDATE", "DELETE")):
        connection.close()
        altered(copy, statement)
    else:
        connection.execute(statement)
        connection.close()
    assert judge(copy, statement)


@pytest.mark.parametrize("trigger", ["no_gaps", "no_update", "no_delete"])
def test_a_missing_or_foreign_trigger_is_named(copy: Path, trigger: str) -> None:
    connection = sqlite3.connect(copy, isolation_level=None)
    connection.execute(f"DROP TRIGGER {trigger}")
    assert judge(copy, trigger)
    connection.execute(f"CREATE TRIGGER {trigger} BEFORE INSERT ON about BEGIN SELECT 1; END")
    connection.close()
    assert named(copy)


def test_an_index_that_lacks_a_row_is_named(copy: Path) -> None:
    """As after a write that never reached the disk: the row is there, and no table leads to it."""
    connection = sqlite3.connect(copy, isolation_level=None)
    find_root = "SELECT rootpage FROM sqlite_master WHERE type = 'index' AND tbl_name = 'entries'"
    (root,) = connection.execute(find_root).fetchone()
    connection.close()
    content = copy.read_bytes()
    page = bytearray(content[(root - 1) * PAGE : root * PAGE])
    assert page[0] == 2, "an inner page of the index"
    page[3:5] = (int.from_bytes(page[3:5]) - 1).to_bytes(2)
    overwrite(copy, slice((root - 1) * PAGE, root * PAGE), bytes(page))
    assert judge(copy, "index")


def test_a_damaged_file_is_one_line_or_served_without_what_is_damaged(copy: Path) -> None:
    altered(copy, f"UPDATE entries SET body = x'00' {ONE}")

    async def served() -> None:
        store = SqliteStore(copy, games=find)
        with pytest.raises(StoreError, match="table TAB3, version 5: "):
            await store.load("TAB3")
        assert await store.load("TAB4") == log_for("TAB4")
        await store.append("TAB4", len(log_for("TAB4")) + 1, line(1))
        await store.close()

    asyncio.run(served())
    code = "import sys; from tablee.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "--lang", "en", "check-store", str(copy)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 1
    assert "table TAB3, version 5: the bytes are not those that were written here" in ran.stdout
    assert ran.stderr == ""
