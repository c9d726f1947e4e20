"""A finished game is kept: trouble is foreseen before it begins, and told while somebody can answer."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tablee.cli.screen.terminal_screen import Screen
from tablee.cli.solo.record_file import check_keeping, keep
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.fluent_words import game_words
from tablee.cli.speech.translation import speak
from tests.cli.running import call, small_record, spawn
from tests.cli.test_play import QUICK

GAME = b"a game"
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    speak("en")


def kept(answers: Sequence[str | Path], file: Path | None = None) -> str:
    """What is said while these answers are typed."""
    console, lines = Console(file=StringIO(), width=500), iter(answers)

    def read(prompt: str) -> str:
        try:
            return str(next(lines))
        except StopIteration:
            raise EOFError from None

    with console.capture() as said:
        keep(GAME, Screen(console, read, live=False), game_words("toy", "en"), file)
    assert not list(lines)
    return said.get()


def test_a_bad_name_is_explained_and_asked_again(tmp_path: Path) -> None:
    good = tmp_path / "good.json"
    said = kept([tmp_path, tmp_path / "no" / "where.json", "x" * 300, "a\0b", "/dev/full", good])
    for why in ("Is a directory", "No such file", "File name too long", "null", "No space left"):
        assert why in said
    assert said.count("Type another file name") == 5
    assert f"saved in {good}" in said
    assert good.read_bytes() == GAME
    assert [*tmp_path.iterdir()] == [good]


def test_nothing_typed_still_means_no() -> None:
    assert "Save this game?" in kept([""])
    assert "Save this game?" in kept([])


def test_a_file_that_fails_at_the_end_is_asked_for_again(tmp_path: Path) -> None:
    good = tmp_path / "good.json"
    said = kept([good], Path("/dev/full"))
    assert "not saved yet: /dev/full: No space left on device." in said
    assert "Save this game?" not in said
    assert good.read_bytes() == GAME


def test_with_nobody_to_ask_the_loss_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="/dev/full: No space left"):
        kept([], Path("/dev/full"))


def test_a_file_is_replaced_only_on_a_yes(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("old")
    assert "is there already" in kept([old, "", new])
    assert (old.read_text(), new.read_bytes()) == ("old", GAME)
    kept([old, "yes"])
    assert old.read_bytes() == GAME
    assert kept([new, "no", ""]).count("Save this game?") == 2


def test_a_link_stays_one(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("old")
    link.symlink_to(real)
    kept([link, "y"])
    assert link.is_symlink()
    assert real.read_bytes() == GAME


def test_an_older_game_outlives_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "old.json"
    old.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert "No space left" in kept([""], old)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_what_cannot_be_kept_is_said_before_the_game(capsys: Captured, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada")
    for file, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "no" / "where.json", "there is no such directory"),
        (letter, "it is there already and is not a Tablée record"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        ran = call(capsys, "play", "toy", "--record", file)
        assert (ran.code, ran.out) == (2, "")
        assert f"--record {file}: {why}" in ran.complaint
    assert letter.read_text() == "Dear Ada"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_closed_directory_is_said_before_the_game(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(Complaint, match="Permission denied"):
        check_keeping(tmp_path / "game.json")


def test_an_older_game_an_empty_file_and_a_device_will_do(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for data in (small_record(), b"", b'{"format":"tablee-record/9","game":"chess","rules":3}'):
        file.write_bytes(data)
        check_keeping(file)
        assert file.read_bytes() == data
    check_keeping(tmp_path / "new.json")
    check_keeping(Path("/dev/full"))
    assert [*tmp_path.iterdir()] == [file]


def test_a_whole_game_outlives_a_full_disk(tmp_path: Path) -> None:
    game = ["play", "toy", *QUICK, "--seed", "7", "--lang", "fr"]
    first = spawn(*game, "--record", tmp_path / "first.json", typed="a\n" * 200)
    asked = first.out.count("lettre ou cartes")
    good = tmp_path / "mine.json"
    ran = spawn(*game, "--record", "/dev/full", typed="a\n" * asked + f"{good}\n")
    assert (ran.code, ran.err) == (0, "")
    assert "pas encore enregistrée\u00a0: /dev/full\u00a0: le disque est plein." in ran.out
    assert json.loads(good.read_bytes())["game"] == "toy"
