"""A real house and its file: stopped, copied, deprived of its disk."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.store.sqlite.check import check
from tests.server.house import PATIENCE, Guest, House

SMALL = 'ulimit -f 300; exec "$@"'  # blocks of 512 bytes, or of 1,024
DISK = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'


def copied(path: Path) -> Path:
    """The file without whatever lies beside it."""
    return Path(shutil.copy(path, path.with_name("copy.db")))


@contextlib.contextmanager
def running(house: House) -> Iterator[House]:
    house.start()
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.kill()


def wish(house: House) -> httpx.Response:
    body = {"game": "toy", "name": "Anne", "seats": 5}
    return httpx.post(f"{house.base}/api/tables", json=body, timeout=PATIENCE)


def is_there(house: House, code: str) -> bool:
    return house.get(f"/api/tables/{code}").status_code == 200


def refused(answer: httpx.Response) -> bool:
    """Not kept, said as that; anything but that and a table is a failure."""
    assert answer.status_code in (201, 503), answer.text
    return answer.status_code == 503 and answer.json()["code"] == "not-kept"


async def played(house: House) -> Guest:
    """Somebody at a table with bots, who must move."""
    guest = Guest(house, house.open(bots=["easy"] * 4, begin=True))
    await guest.__aenter__()
    await guest.my_turn()
    return guest


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
async def test_after_a_clean_stop_the_one_file_has_everything(tmp_path: Path, by: signal.Signals) -> None:
    house = House(tmp_path / "house" / "tables.db")
    with running(house):
        guest = await played(house)
        await guest.ask("say", text="the last word")
        version = guest.version
        assert house.stop(by) == 0
    assert [file.name for file in house.db.parent.iterdir()] == ["tables.db"]
    report = check(copied(house.db))
    assert report.sound
    house.db = house.db.with_name("copy.db")
    with running(house):
        await guest.dial()
        welcome = await guest.hello()
        assert welcome["version"] >= (version or 0)
        assert [line["text"] for line in welcome["chat"]] == ["the last word"]
        assert house.stop() == 0


def test_a_copy_of_a_running_house_s_file_is_said_to_be_no_whole_one(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    with running(house):
        house.open()
        copy = copied(house.db)
    report = check(copy)
    assert (report.tables, report.sound) == (0, False)
    said = serve_and_stop(copy)
    assert "the newest entries may be missing" in said
    assert len(said.splitlines()) == 1


def serve_and_stop(path: Path) -> str:
    """What `tablee serve` says on the error line about that file."""
    code = "import sys; from tablee.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "--lang", "en", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [*command, "--db", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.terminate()
        _, said = process.communicate()
    return said


async def test_a_deleted_file_is_noticed_before_anything_more_is_promised(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    with running(house):
        guest = await played(house)
        before = guest.version
        house.db.rename(tmp_path / "away.db")
        answer = await guest.move()
        assert (answer["type"], answer["code"]) == ("problem", "not-kept")
        assert guest.version == before
        assert refused(wish(house))
        assert is_there(house, guest.url.rpartition("/")[2])
        (tmp_path / "away.db").rename(house.db)
        answer = await guest.move()
        if answer.get("code") == "version-conflict":  # a bot's entry that was being written as the file went
            await guest.my_turn()
            answer = await guest.move()
        assert answer["type"] in ("update", "done", "kept"), answer
        assert house.stop() == 0
    assert check(house.db).sound


def codes_until_refused(house: House) -> list[str]:
    codes: list[str] = []
    while not refused(answer := wish(house)):
        codes.append(answer.json()["code"])
        assert len(codes) < 500
    return codes


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
async def test_a_file_that_may_not_grow_loses_nothing(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db", within=("sh", "-c", SMALL, "sh"))
    with running(house):
        guest = await played(house)
        seated = codes_until_refused(house)
        assert refused(wish(house))
        assert len(seated) > 5
        answer = await guest.ask("say", text="x" * 200)
        assert answer.get("code") in (None, "not-kept")
        assert all(is_there(house, code) for code in seated)
        assert house.stop() == 0
    report = check(house.db)
    assert report.flaws == ()
    assert report.tables == len(seated) + 1


def may_mount(folder: Path) -> bool:
    command = ["unshare", "--mount", "sh", "-c", DISK, str(folder), "true"]
    with contextlib.suppress(OSError):
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    return False


def fill(path: Path) -> None:
    """The disk it lies on, to the last byte."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT)
    with contextlib.suppress(OSError):
        while os.write(handle, bytes(1024)):
            pass
    os.close(handle)


async def talked_until_refused(guest: Guest) -> bool:
    """A word is smaller than a table or a move: it may fit where a table did not, until nothing does."""
    for _ in range(20):
        answer = await guest.ask("say", text="x")
        if answer["type"] == "problem":
            return bool(answer["code"] == "not-kept")
    return False


def remove(path: Path) -> None:
    path.unlink()


async def test_a_full_disk_is_a_problem_until_there_is_room_again(tmp_path: Path) -> None:
    """A disk of one megabyte that only this house has: it is gone with its process."""
    if not may_mount(tmp_path):
        pytest.skip("this user may not mount a small disk")
    house = House(tmp_path / "tables.db", within=("unshare", "--mount", "sh", "-c", DISK, str(tmp_path)))
    with running(house):
        guest = await played(house)
        filler = Path(f"/proc/{house.process.pid}/root{tmp_path}/filler")
        fill(filler)
        assert any(refused(wish(house)) for _ in range(300))
        assert await talked_until_refused(guest)
        for _ in range(3):
            answer = await guest.move()
            assert (answer["type"], answer["code"]) == ("problem", "not-kept")
        remove(filler)
        assert wish(house).status_code == 201
        answer = await guest.move()
        assert answer["type"] in ("update", "done", "kept"), answer
        assert house.stop() == 0
