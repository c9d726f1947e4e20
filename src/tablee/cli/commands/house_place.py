"""Where the house keeps its tables, for commands about it: found as `tablee serve` finds them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from tablee.cli.commands.serve_options import settings_file, signed
from tablee.cli.commands.store_places import one_place


def _option(name: str, metavar: str, help: str, **more: Any) -> Any:
    variable = f"TABLEE_{name.upper()}"
    return typer.Option(f"--{name}", metavar=metavar, help=help, envvar=variable, show_envvar=False, **more)


OPTIONS = {
    "config": Annotated[
        Path | None,
        _option("config", "FILE", "The house's TOML file.", is_eager=True, callback=settings_file),
    ],
    "db": Annotated[
        Path | None, _option("db", "FILE", "The house's file; the one of `tablee serve` if not given.")
    ],
    "store": Annotated[
        str | None, _option("store", "ADDRESS", "The house's PostgreSQL database: postgresql://…")
    ],
}


def with_house_place(run: Callable[..., int]) -> Callable[..., int]:
    """The command with these options beside its own; its first parameter, `place`, is what they lead to."""

    def command(context: typer.Context, **given: Any) -> int:
        from tablee.server.hosting.run import default_db

        db, store, _ = (given.pop(name) for name in ("db", "store", "config"))
        return run(one_place(context, db, store or "") or default_db(), **given)

    keyword = inspect.Parameter.KEYWORD_ONLY
    hints = get_type_hints(run, include_extras=True)
    own = list(inspect.signature(run).parameters.values())[1:]
    asked = [inspect.Parameter("context", keyword, annotation=typer.Context)]
    asked += [one.replace(kind=keyword, annotation=hints[one.name]) for one in own]
    asked += [
        inspect.Parameter(name, keyword, default=None, annotation=hint) for name, hint in OPTIONS.items()
    ]
    return signed(command, run, asked)
