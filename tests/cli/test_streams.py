"""Ordinary trouble with what goes in and out: one line, no traceback."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tablee.core.shelf import names
from tests.cli.running import FRENCH, Ran, command, small_record, spawn
from tests.cli.test_play import QUICK

ARENA = ["arena", "toy", "--bots", "random,random,random,random", "--games", "1", "--json"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(small_record())
    return path


def in_shell(redirected: str, *arguments: str | Path, **env: str) -> Ran:
    done = subprocess.run(
        ["bash", "-c", f'"$@" {redirected}', "bash", *command(*arguments)],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
        env=os.environ | FRENCH | {"PYTHONUNBUFFERED": ""} | env,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode("latin-1"), done.stderr.decode())


def test_with_its_input_closed_nobody_plays(file: Path) -> None:
    ran = in_shell("<&-", "play", "toy")
    assert (ran.code, ran.out) == (2, "")
    assert "personne ne peut répondre" in ran.complaint
    assert in_shell("<&-", "replay", file).code == 0


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["verify"], ["replay"], ["verify", "--json"]])
def test_a_full_disk_is_one_line(file: Path, arguments: list[str], unbuffered: str) -> None:
    ran = in_shell(">/dev/full", *arguments, file, PYTHONUNBUFFERED=unbuffered)
    assert ran.code == 2
    assert ran.complaint == "tablee: impossible d’écrire\u00a0: le disque est plein"


@pytest.mark.parametrize("arguments", [["--help"], ["play", "-h"], ["version"], ["rules", "toy"], ARENA])
def test_a_full_disk_for_the_other_commands(arguments: list[str]) -> None:
    ran = in_shell(">/dev/full", *arguments)
    assert ran.code == 2
    assert "le disque est plein" in ran.complaint


def test_a_full_disk_for_complaints_too() -> None:
    assert in_shell("2>/dev/full", "play", "chess") == Ran(2, "", "")
    assert in_shell(">&- 2>&-", "version").code == 0


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_what_cannot_be_shown_is_replaced(file: Path, encoding: str) -> None:
    for arguments in (["--help"], ["rules", "toy"], ["replay", file], ["verify", file]):
        ran = in_shell("", *arguments, PYTHONIOENCODING=encoding)
        assert (ran.code, ran.err) == (0, "")
    ran = in_shell("", "play", "toy", *QUICK, PYTHONIOENCODING=encoding)
    assert (ran.code, ran.err) == (0, "")


def test_letters_lose_their_accents_before_they_are_lost() -> None:
    ran = in_shell("", "play", "chess", PYTHONIOENCODING="ascii")
    assert ran.complaint.startswith(f'tablee: aucun jeu " chess " sur l\'etagere : {names()[0]}')


def test_typed_lines_may_be_anything() -> None:
    done = subprocess.run(
        command("play", "toy", *QUICK, "--seed", "2"),
        input=b"\xff\xfe\x00\n",
        capture_output=True,
        timeout=60,
        env=os.environ | FRENCH | {"PYTHONIOENCODING": "utf-8:strict"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "n’est pas un coup" in done.stdout.decode()


def test_an_endless_file_is_not_read_to_its_end() -> None:
    """Memory for the record's limit is enough, and little more."""
    limit = "ulimit -v 1500000; exec"
    shell = f"{limit} {' '.join(command('verify', '/dev/zero'))}"
    done = subprocess.run(
        ["bash", "-c", shell], capture_output=True, timeout=60, env=os.environ | FRENCH, check=False
    )
    assert done.returncode == 2
    assert "dépasse 16 Mo" in done.stderr.decode()


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    ran = spawn("verify", os.fsdecode(bytes(tmp_path) + b"/\xff.json"))
    assert ran.code == 2
    assert "fichier introuvable" in ran.complaint
