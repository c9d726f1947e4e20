"""What the README shows, runs; what it links to, exists."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from tablee.cli.commands.serve_options import ServeOptions
from tablee.cli.main import app
from tablee.core import shelf
from tablee.server.hosting.run import default_db
from tests.records.kept import kept

ROOT = Path(__file__).resolve().parent.parent
READMES = [ROOT / "README.md", ROOT / "LISEZMOI.md"]
PAGES = [*READMES, *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"))


def commands(page: Path) -> list[str]:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [line.split("   #")[0].strip() for line in lines if line.strip()]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    program, *arguments = shlex.split(command)
    assert program == "tablee"
    return subprocess.run(
        [str(Path(sys.executable).with_name("tablee")), *arguments],
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def is_a_target(name: str) -> bool:
    return re.search(rf"(?m)^{name}:", (ROOT / "Makefile").read_text()) is not None


def games_of(page: Path) -> set[str]:
    """The games that the page's commands name."""
    return {
        found for line in commands(page) for found in re.findall(r"^tablee (?:play|rules|arena) (\w+)", line)
    }


@pytest.mark.slow
def test_the_commands_of_the_readmes_run(tmp_path: Path) -> None:
    """Each once, whichever page shows it."""
    (tmp_path / "mybot.py").write_text(blocks(ROOT / "README.md", "python")[0], encoding="utf-8")
    missing = {game for page in READMES for game in games_of(page)} - set(shelf.names())
    if missing:
        pytest.skip(f"the pages play what is not on this shelf: {', '.join(missing)}")
    for command in dict.fromkeys([command for page in READMES for command in commands(page)]):
        if command.startswith("make "):
            assert is_a_target(command.split()[1])
            continue
        if command.startswith("git clone "):  # from an address that only the reader knows
            assert re.fullmatch(r"git clone [A-Z]+ (\w+) && cd \1", command)
            continue
        if " play " in command:  # needs a person; the game it would record is one that was kept
            name = command.split("--record ")[1]
            (tmp_path / name).write_bytes(kept(command.split()[2])[0].read_bytes())
            command = "tablee play --help"
        if " join CODE" in command:  # needs a table; tests/cli/test_join.py sits down at one
            command = "tablee join --help"
        done = run(command, tmp_path)
        assert done.returncode == 0, (command, done.stderr)


def removed() -> set[str]:
    """The games that the README leads to and the shelf has no more."""
    return set(re.findall(r"rules/(\w+)/", READMES[0].read_text(encoding="utf-8"))) - set(shelf.names())


def absent(target: str) -> bool:
    """Whether this is a place of a game that has been removed."""
    own = re.search(r"\b(?:rules|games)/(\w+)/", target)
    return own is not None and own[1] not in shelf.names()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in target and not absent(target):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_what_the_readme_says_of_keeping_a_house_is_so(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page.read_text(encoding="utf-8")
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"(?ms)^```.*?^```", "", text))
    for command in (part for code in inline for part in code.split(" && ")):
        if match := re.match(r"tablee ([a-z][a-z-]*)", command):
            assert match[1] in known, command
        if match := re.match(r"make ([a-z]+)", command):
            assert is_a_target(match[1]), command
    for flag in set(re.findall(r"--(?:port|host|db)\b", text)):
        assert flag in {option for parameter in known["serve"].params for option in parameter.opts}
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    kept = default_db().relative_to(Path.home())
    assert f"~/{kept}" in text
    assert f"http://localhost:{ServeOptions().port}" in text


def test_each_reader_has_a_picture_in_their_language() -> None:
    for page, language in zip(READMES, ("en", "fr"), strict=True):
        assert f"](docs/pictures/table.{language}.jpg)" in page.read_text(encoding="utf-8")
        assert (ROOT / f"docs/pictures/table.{language}.jpg").stat().st_size < 150_000


def test_the_glossary_names_what_there_is() -> None:
    """Files stand where the glossary says; what is said of older names is history."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    today = text.split("## Names that changed")[0]
    rooms = ("core", "table", "server", "store")
    named = {path for path in re.findall(r"`([\w/]+(?:\.py|/))`", today) if path.split("/")[0] in rooms}
    assert len(named) > 10
    assert not [path for path in sorted(named) if not (ROOT / "src" / "tablee" / path).exists()]


def test_files_that_pages_name_are_there() -> None:
    """Paths, or names alone, in decisions and guides; programs of the reader's own are not ours."""
    folders = ("src", "tests", "web/src", "packaging", "bench", "examples")
    ours = [path.as_posix() for folder in folders for path in (ROOT / folder).rglob("*.py")]
    for page in PAGES:
        today = page.read_text(encoding="utf-8").split("## Names that changed")[0]
        if any(game in f"{page.name} {today}".lower() for game in removed()):
            continue  # its files may be those of that game
        for name in set(re.findall(r"`([\w/]+\.py)`", today)) - {"mybot.py", "patient.py"}:
            assert any(path.endswith(f"/{name}") for path in ours), f"{page.name}: {name}"
