"""`tablee config`: which settings hold, and who says so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import typer

from tablee.cli.commands.serve_options import ENVIRONMENT, SECRET, ServeOptions, with_serve_options
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell

PASSWORD: Final = re.compile(r"(?<=://)([^/@:]*):.*@|(?<=password=)[^&]*")


def add_to(app: typer.Typer) -> None:
    app.command("config", context_settings=ENVIRONMENT)(with_serve_options(config))


def config(context: typer.Context, options: ServeOptions) -> int:
    """Print the settings that `tablee serve` would run with.

    As TOML that --config reads, each line with where it comes from; what is secret is not shown.
    """
    from tablee.cli.commands.store_places import one_place
    from tablee.server.hosting.host_settings import BadSetting, HostSettings
    from tablee.server.hosting.run import default_db

    try:
        HostSettings(**options.of_host())
    except BadSetting as unfit:
        raise Complaint(foreign(str(unfit))) from None
    place = one_place(options.db, options.store)
    for name, value in options._asdict().items():
        if name == "config":
            continue
        shown = default_db() if name == "db" and place is None else value
        print(_line(name, shown, _said_by(context, name, options)))
    return 0


def _line(name: str, value: Any, source: str) -> str:
    if value is None or value == "" or value == []:
        return f"# {name}: {tell('not set')}"
    if name in SECRET:
        return f"# {name}: {tell('set, and not shown')} ({source})"
    if name == "store":
        value = PASSWORD.sub(_hidden, value)
    return f"{name} = {_toml(value)}  # {source}"


def _hidden(found: re.Match[str]) -> str:
    return f"{found[1]}:***@" if found[0].endswith("@") else "***"


def _toml(value: Any) -> str:
    """Texts, lists of them, numbers and truths read the same in JSON and TOML."""
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)


def _said_by(context: typer.Context, name: str, options: ServeOptions) -> str:
    source = context.get_parameter_source(name)
    match source.name if source is not None else "":
        case "COMMANDLINE":
            return f"--{name.replace('_', '-')}"
        case "ENVIRONMENT":
            return f"TABLEE_{name.upper()}"
        case "DEFAULT_MAP":
            return str(options.config)
    return tell("by default")
