"""The command answers at once, and says what is wrong in one line."""

from __future__ import annotations

import sys

import pytest

import tablee
from tablee.core.shelf import names
from tests.cli.running import call, command, spawn

COMMANDS = [
    "serve",
    "play",
    "join",
    "replay",
    "verify",
    "rules",
    "arena",
    "rate",
    "scale",
    "train",
    "mcp",
    "perft",
    "check-store",
    "version",
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the sentences are in French, `test_french.py` knows."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


HEAVY = (
    "tablee.server", "tablee.store", "tablee.table", "tablee.games", "tablee.bots", "tablee.lab",
    "tablee.core", "litestar", "uvicorn", "numpy", "rich", "fluent", "msgspec", "asyncio",
)  # fmt: skip


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "from tablee.cli.main import run\n"
        "assert run(['--help']) == 0\n"
        "print('MODULES', *sys.modules)"
    )
    import subprocess

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    modules = done.stdout.rpartition("MODULES")[2].split()
    assert "typer" in modules
    light = {"tablee.server", "tablee.server.limits"}  # the table of limits, which help prints
    modules = [name for name in modules if name not in light]
    assert not [name for name in modules for heavy in HEAVY if name == heavy or name.startswith(f"{heavy}.")]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_subcommand_explains_itself(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert name in call(capsys, "--help").out
    told = call(capsys, name, "--help")
    assert told.code == 0
    assert f"Usage: tablee {name}" in told.out


def test_no_arguments_is_a_question_for_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys) == call(capsys, "--help")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "version").out == f"tablee {tablee.__version__}\n"
    assert call(capsys, "--version") == call(capsys, "version")


def test_what_may_be_left_out_is_in_brackets_once(capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "rules", "--help").out
    assert told.startswith("Usage: tablee rules [OPTIONS] GAME [CLAUSE]\n")
    for name, usage in (("erase", "[CODE] [NUMBER]"), ("mcp", "[GAME]")):
        assert f"Usage: tablee {name} [OPTIONS] {usage}\n" in call(capsys, name, "--help").out


def test_english_help_is_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert "perd" not in call(capsys, "perft", "--help").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["plya"], "No such command 'plya'"),
        (["--nonsense"], "--nonsense"),
        (["play"], "GAME"),
        (["play", "chess"], f"no game called 'chess' on the shelf: {names()[0]}"),
        (["play", "toy", "--seats", "three"], "--seats"),
        (["play", "toy", "--seats", "9"], "2 to 8"),
        (["play", "toy", "--seats", "11"], "TOY-01"),
        (["play", "toy", "--bots", "genius"], "no bot called 'genius'"),
        (["play", "toy", "--bots", "nowhere.py"], "no such file"),
        (["play", "toy", "--option", "counters"], "NAME=VALUE"),
        (["play", "toy", "--option", "counter=3"], "no option 'counter'"),
        (
            ["play", "toy", "--option", "counters=many"],
            "counters: expected a number from 1 to 100000, not 'many'",
        ),
        (
            ["play", "toy", "--option", "order=x"],
            "order: expected left or right, not 'x'",
        ),
        (["check-store", "/"], "/: Is a directory"),
        (["play", "toy", "--option", "counters=0"], "--option counters: This setting goes from 1 to 100,000"),
        (["play", "toy", "--option", "secret=maybe"], "yes or no"),
        (["play", "toy", "--lang", "de"], "fr or en"),
        (["play", "toy", "--pace", "-1"], "--pace"),
        (["play", "toy", "--name", "x" * 30], "24 characters"),
        (["play", "toy", "--record", "/nowhere/at/all.json"], "no such directory"),
        (["arena", "toy"], "--bots"),
        (["mcp"], "either a GAME"),
        (["mcp", "toy", "--table", "ABCDEF"], "either a GAME"),
        (["mcp", "toy", "--seat", "3"], "--seat 3"),
        (["mcp", "toy", "--bots", "genius"], "no bot called 'genius'"),
        (["rate", "toy"], "either --bot or --command"),
        (["rate", "toy", "--bot", "easy", "--levels", "easy"], "nobody to play against"),
        (["rate", "toy", "--command", "/no/such/program"], "no program"),
        (["rate", "toy", "--command", "'"], "--command"),
        (["arena", "toy", "--bots", "easy"], "2 to 8"),
        (["arena", "toy", "--bots", "easy,,easy,easy"], "no bot called ''"),
        (["arena", "toy", "--bots", "easy,easy,easy,easy", "--games", "0"], "--games"),
        (["rules", "chess"], "no game called 'chess'"),
        (["rules", "toy", "TOY-99"], "no clause 'TOY-99'"),
        (["serve", "--port", "70000"], "--port"),
        (["check-store", "/nowhere.db"], "/nowhere.db"),
    ],
)
def test_wrong_arguments_get_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    ran = call(capsys, *arguments)
    assert ran.code == 2
    assert told in ran.complaint


def test_the_module_runs_like_the_command() -> None:
    assert command("version")[-1] == "version"
    assert spawn("version").out == f"tablee {tablee.__version__}\n"
    assert spawn("nonsense").code == 2


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    import subprocess

    shell = f"{' '.join(command('rules', 'toy'))} | head -1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
    assert "Traceback" not in done.stderr
