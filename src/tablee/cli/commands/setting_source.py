"""Who says what a setting is: a flag, the environment, a line of the host's file, or nobody."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import typer

from tablee.cli.speech.translation import tell

PREFIX: Final = "TABLEE_"


def said_by(context: typer.Context, name: str) -> str | None:
    """As a host would look for it; None where it is as it is by default."""
    source = context.get_parameter_source(name)
    match source.name if source is not None else "":
        case "COMMANDLINE":
            return f"--{name.replace('_', '-')}"
        case "ENVIRONMENT":
            return f"{PREFIX}{name.upper()}"
        case "DEFAULT_MAP":
            return line_of(Path(context.params["config"]), name)
    return None


def line_of(file: Path, key: str) -> str:
    """The file, and the line on which it speaks of that setting, by whichever of its names."""
    spelled = re.escape(key.replace("-", "_")).replace("_", "[-_]")
    says = re.compile(rf"""\s*(?:\[+\s*)?["']?{spelled}["']?\s*[]=.]""")
    lines = file.read_text("utf-8").splitlines()
    found = [number for number, line in enumerate(lines, 1) if says.match(line)]
    return tell("{file}, line {line}", file=file, line=found[0]) if found else str(file)


def mistyped_variables(environment: Mapping[str, str], known: Iterable[str]) -> dict[str, str]:
    """What is nearly a setting in the environment, and the setting it nearly is; a box may read others."""
    settings = [f"{PREFIX}{name.upper()}" for name in known]
    others = sorted({name for name in environment if name.startswith(PREFIX)} - {*settings})
    return {name: near for name in others if (near := nearest(name, settings))}


def nearest(name: str, settings: Iterable[str]) -> str:
    """The one that was probably meant; empty if none is near."""
    from difflib import get_close_matches

    bare = {one.removeprefix(PREFIX): one for one in settings}
    found = get_close_matches(name.removeprefix(PREFIX), bare, n=1)
    return bare[found[0]] if found else ""
