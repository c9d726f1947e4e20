"""What the README shows, runs; what it links to, exists."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "LISEZMOI.md", *sorted((ROOT / "docs").rglob("*.md"))]


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


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "LISEZMOI.md"], ids=lambda page: page.name)
@pytest.mark.slow
def test_the_commands_of_the_readme_run(page: Path, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(blocks(ROOT / "README.md", "python")[0], encoding="utf-8")
    kept = ROOT / "tests/games/dalmuti/records/rounds.json"
    for command in commands(page):
        if command.startswith("make "):
            assert re.search(rf"(?m)^{command.split()[1]}:", (ROOT / "Makefile").read_text())
            continue
        if " play " in command:  # needs a person; the game it would record is one that was kept
            name = command.split("--record ")[1]
            (tmp_path / name).write_bytes(kept.read_bytes())
            command = "tablee play --help"
        done = run(command, tmp_path)
        assert done.returncode == 0, (command, done.stderr)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target
