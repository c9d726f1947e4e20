"""Packages of somebody else, installed into a folder of their own: by pip, or written as pip leaves them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablee.cli.faces.installed_faces import load_face
from tablee.cli.speech.fluent_words import game_words
from tablee.core import shelf
from tablee.core.box import part

ROOT = Path(__file__).resolve().parents[2]
KETTLE = ROOT / "examples" / "kettle"


def pip_install(package: Path, target: Path) -> None:
    """As `pip install` does, with the set-up's own build backend, in a second."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps"]
    options = ["--no-index", "--disable-pip-version-check", "--target", str(target)]
    done = subprocess.run([*command, *options, str(package)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def write_package(target: Path, name: str, box: str, package: str = "", **modules: str) -> None:
    """A package as it lies in a folder of installed ones: an entry point, a module with its box, others."""
    info = target / f"{package or name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package or name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {name}_box:BOX\n")
    for module, text in {f"{name}_box": box, **modules}.items():
        (target / f"{module}.py").write_text(text)


@contextmanager
def on_the_shelf(*folders: Path) -> Iterator[None]:
    """Look for boxes in these folders too, and forget them afterwards."""
    caches = (shelf.installed, part, load_face, game_words)
    before = list(sys.path)
    sys.path[:0] = [str(folder) for folder in folders]
    for one in caches:
        one.cache_clear()
    try:
        yield
    finally:
        sys.path[:] = before
        for one in caches:
            one.cache_clear()
