"""`tablee config`: which settings hold, and who says so."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Final

import typer

from tablee.cli.commands.serve_options import ENVIRONMENT, SECRET, ServeOptions, with_serve_options
from tablee.cli.commands.setting_source import mistyped_variables, said_by
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
    place = one_place(context, options.db, options.store)
    for name, value in options._asdict().items():
        if name == "config":
            continue
        source = said_by(context, name) or tell("by default")
        if name in ("db", "store") and value and value != place:
            print(f"# {name}: {tell('not used, though set')} ({source})")
            continue
        print(_line(name, default_db() if name == "db" and place is None else value, source))
    for variable, near in mistyped_variables(os.environ, options._fields).items():
        print(f"# {variable}: {tell('no setting is called so; perhaps {near}?', near=near)}")
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
