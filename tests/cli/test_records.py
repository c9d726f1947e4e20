"""`replay` and `verify`: good records, and every kind of bad one."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.commands.verify_command import find_flaw
from tablee.core.record import RecordError, read_record
from tablee.core.shelf import load
from tests.cli.running import call, small_record, spawn

GOOD = small_record()
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(GOOD)
    return path


def changed(path: Path, **fields: Any) -> Path:
    path.write_text(json.dumps(json.loads(GOOD) | fields))
    return path


def test_a_good_record_holds(capsys: Captured, file: Path) -> None:
    ran = call(capsys, "verify", file)
    assert ran.code == 0
    assert ran.out.startswith("It holds: Toy, 4 seats")
    assert json.loads(GOOD)["chance"]["commitment"] in ran.out


def test_the_verdict_as_json(capsys: Captured, file: Path) -> None:
    ran = call(capsys, "verify", file, "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["holds"], told["why"], told["game"]) == (0, True, None, "toy")


def test_another_secret_does_not_hold(capsys: Captured, file: Path) -> None:
    chance = json.loads(GOOD)["chance"]
    ran = call(capsys, "verify", changed(file, chance=chance | {"secret": "00" * 32}), "--json")
    assert (ran.code, json.loads(ran.out)["holds"]) == (1, False)
    ran = call(capsys, "verify", changed(file, chance=chance | {"secret": None}))
    assert (ran.code, ran.out) == (
        1,
        "The record does not hold: the commitment has not been opened: the game was not over.\n",
    )
    ran = call(capsys, "verify", changed(file, chance=chance | {"seeds": ["a", "b", "c", "d"]}))
    assert ran.code == 1
    assert "turn 0 holds other draws" in ran.out


def test_another_result_does_not_hold(capsys: Captured, file: Path) -> None:
    assert call(capsys, "verify", changed(file, standings=[[0, 1, 2, 3]])).code == 1
    assert call(capsys, "verify", changed(file, turns=json.loads(GOOD)["turns"][:-1])).code == 1
    assert call(capsys, "verify", changed(file, names=["a", "b", "c"])).code == 1
    assert call(capsys, "replay", changed(file, turns=[])).code == 2


def test_a_missing_file_is_one_line(capsys: Captured, tmp_path: Path) -> None:
    for name in ("replay", "verify"):
        ran = call(capsys, name, tmp_path / "nothing.json")
        assert ran.code == 2
        assert "No such file" in ran.complaint
        assert call(capsys, name, tmp_path).code == 2


@pytest.mark.parametrize(
    "text",
    [
        b"", b"null", b"[]", b"42", b'"tablee-record/1"', b"{", b"{}", b"\xff\xfe\x00", b"not json",
        b'{"format":"tablee-record/1"}',
        b'{"format":"tablee-record/9","game":"toy","rules":3}',
        b'{"format":"tablee-record/1","game":"chess","rules":1}',
        b'{"format":"tablee-record/1","game":"toy","rules":99}',
        b'{"format":"tablee-record/1","game":"toy","rules":3}',
        b'{"format":"pgn","game":"x\\n\\u001b[31my","rules":1}',
        b"[" * 5000,
    ],
)  # fmt: skip
def test_foreign_files_are_one_line(capsys: Captured, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "foreign.json"
    path.write_bytes(text)
    for name in ("replay", "verify"):
        ran = call(capsys, name, path)
        assert ran.code == 2
        assert ran.complaint.isprintable()


def test_every_truncation_is_no_record() -> None:
    for length in range(len(GOOD)):
        with pytest.raises(RecordError):
            read_record(GOOD[:length], load)


def test_truncated_files_are_one_line(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    for length in range(1, len(GOOD), len(GOOD) // 10):
        path.write_bytes(GOOD[:length])
        for name in ("replay", "verify"):
            ran = call(capsys, name, path)
            assert ran.code == 2
            assert ran.complaint


def test_flipped_bytes_are_found_or_harmless() -> None:
    choice = random.Random(5)
    for _ in range(2000):
        damaged = bytearray(GOOD)
        damaged[choice.randrange(len(GOOD))] ^= 1 << choice.randrange(8)
        judge(bytes(damaged))


def test_odd_numbers_are_found_or_harmless() -> None:
    """Numbers of the record in turn become ones that do not belong there."""
    choice = random.Random(6)
    for _ in range(500):
        document = json.loads(GOOD)
        holder, key = choice.choice([*numbers_in(document)])
        holder[key] = choice.choice([-1, 99, 2**40])
        judge(json.dumps(document).encode())


def judge(data: bytes) -> None:
    """Unreadable, flawed or sound: anything but an exception of another kind."""
    with contextlib.suppress(RecordError):
        find_flaw(read_record(data, load))


def numbers_in(value: Any) -> Any:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        if isinstance(inner, dict | list):
            yield from numbers_in(inner)
        elif isinstance(inner, int):
            yield value, key


def test_replay_prints_every_frame_where_there_is_no_terminal(capsys: Captured, file: Path) -> None:
    ran = call(capsys, "replay", file, "--lang", "en")
    turns = json.loads(GOOD)["turns"]
    assert ran.code == 0
    assert ran.out.count(f"of {len(turns) - 1} ·") == len(turns)
    assert "Move 0 of" in ran.out
    assert "the game is over" in ran.out


def test_replay_from_a_seat_shows_that_hand_only(capsys: Captured, file: Path) -> None:
    everybody = call(capsys, "replay", file, "--lang", "fr").out
    second = call(capsys, "replay", file, "--lang", "fr", "--seat", "2").out
    assert "Vous" in second
    assert "Vous" not in everybody
    dealt = [told["event"] for told in json.loads(GOOD)["turns"][0]["events"]]
    hands = {e["seat"]: e["cards"] for e in dealt if e["type"] == "hand-dealt"}
    lines = {seat: " ".join("J" if c == 13 else str(c) for c in cards) for seat, cards in hands.items()}
    assert all(line in everybody for line in lines.values())
    assert not any(line in second for line in lines.values())


@pytest.mark.parametrize("seat", ["0", "5", "x", "-1", "²"])
def test_a_seat_that_is_not_there(capsys: Captured, file: Path, seat: str) -> None:
    ran = call(capsys, "replay", file, f"--seat={seat}")
    assert ran.code == 2
    assert "1 to 4" in ran.complaint


def test_names_cannot_command_the_terminal(capsys: Captured, file: Path) -> None:
    names = ["\x1b[2Jevil", "[red]b[/red]", "c\r\n", "d"]
    ran = call(capsys, "replay", changed(file, names=names))
    assert ran.code == 0
    assert "\x1b[2J" not in ran.out
    assert "[red]b[/red]" in ran.out


def test_the_terminals_language_is_spoken(file: Path) -> None:
    assert "Coup 0 sur" in spawn("replay", file, env={"LANG": "fr_BE.UTF-8"}).out
    assert "Move 0 of" in spawn("replay", file, env={"LANG": "C.UTF-8"}).out
    assert "Move 0 of" in spawn("replay", file, env={"LANG": "en_GB.UTF-8"}).out
