"""What a host may set, once for the commands that take it: by flag, by environment or in one TOML file."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, get_type_hints

import typer

from tablee.cli.commands.settings_file import read_settings_file
from tablee.server import limits

ENVIRONMENT: Final = {"auto_envvar_prefix": "TABLEE"}
"""For a command's `context_settings`: `--public-url` is also `TABLEE_PUBLIC_URL`."""
SECRET: Final = ("admin_token", "metrics_token")


def settings_file(context: typer.Context, file: Path | None) -> Path | None:
    """What stands in the file holds where neither a flag nor the environment says otherwise."""
    if file is not None:
        kinds = {name: kind for name, kind in get_type_hints(ServeOptions).items() if name != "config"}
        context.default_map = read_settings_file(file, kinds)
    return file


def _option(help: str, metavar: str | None = None, *names: str, **more: Any) -> Any:
    return typer.Option(*names, metavar=metavar, help=help, show_envvar=False, **more)


class ServeOptions(NamedTuple):
    """The flags of `tablee serve`, and what each is if nobody says anything."""

    config: Annotated[
        Path | None,
        _option(
            "A TOML file with any of these settings (port = 8080 …).",
            "FILE",
            is_eager=True,
            callback=settings_file,
        ),
    ] = None
    host: Annotated[str, _option("Where to listen; 127.0.0.1 keeps it to this machine.", "ADDRESS")] = (
        "0.0.0.0"
    )
    port: Annotated[int, _option("The port; 0 takes any free one.", "N", min=0, max=65535)] = 8000
    db: Annotated[Path | None, _option("Where tables are kept (made if missing).", "FILE")] = None
    store: Annotated[str, _option("A PostgreSQL database to keep tables in: postgresql://…", "ADDRESS")] = ""
    node: Annotated[
        bool, _option("Be one of several nodes that serve one database (with --store).", None, "--node")
    ] = False
    node_address: Annotated[
        str, _option("Where other nodes reach this one; else any free port.", "HOST:PORT")
    ] = ""
    joins_per_minute: Annotated[
        float,
        _option("Tables opened, or seats asked for at a table, a minute from an address.", "N", min=1),
    ] = limits.JOINS_PER_MINUTE
    connections_per_address: Annotated[
        int, _option("How many connections one address may have open.", "N", min=8)
    ] = limits.CONNECTIONS_PER_ADDRESS
    public_url: Annotated[
        str, _option("Where people find the house, for example https://games.example/club.", "URL")
    ] = ""
    allow_host: Annotated[
        list[str] | None, _option("One more name the house answers to; repeatable.", "NAME")
    ] = None
    allow_origin: Annotated[
        list[str] | None, _option("A foreign page that may speak to the house; repeatable.", "URL")
    ] = None
    trusted_proxy: Annotated[
        list[str] | None,
        _option(
            "A proxy, or a network of proxies, whose X-Forwarded-For is believed; repeatable.", "ADDRESS"
        ),
    ] = None
    keep_days: Annotated[
        int,
        _option("Remove tables nobody has touched for so many days; 0 keeps them for ever.", "N", min=0),
    ] = 0
    calls_to_private: Annotated[
        bool,
        _option("Let people be called at addresses of the house's own network.", None, "--calls-to-private"),
    ] = False
    admin_token: Annotated[
        str,
        _option("Opens /admin to whoever knows it; better in the environment or the file.", "SECRET"),
    ] = ""
    metrics_token: Annotated[
        str, _option("Lets programs on other machines read /metrics; better there too.", "SECRET")
    ] = ""
    log: Annotated[str, _option("How the log is written: text or json.", "text|json")] = "text"
    quiet: Annotated[bool, _option("Print no addresses.", None, "--quiet")] = False

    def of_host(self) -> dict[str, Any]:
        """Those that `HostSettings` knows."""
        lists = {name: tuple(getattr(self, name) or ()) for name in _LISTS}
        rest = {name: getattr(self, name) for name in _SINGLE}
        return {**rest, **lists}


_LISTS: Final = ("allow_host", "allow_origin", "trusted_proxy")
_SINGLE: Final = (
    "joins_per_minute",
    "connections_per_address",
    "public_url",
    "keep_days",
    "calls_to_private",
    "admin_token",
    "metrics_token",
    "log",
)


def with_serve_options(run: Callable[[typer.Context, ServeOptions], int]) -> Callable[..., int]:
    """The command with every option in its signature, as typer wants it."""

    def command(context: typer.Context, **given: Any) -> int:
        return run(context, ServeOptions(**given))

    keyword = inspect.Parameter.KEYWORD_ONLY
    hints = get_type_hints(ServeOptions, include_extras=True)
    options = [
        inspect.Parameter(name, keyword, default=ServeOptions._field_defaults[name], annotation=hint)
        for name, hint in hints.items()
    ]
    context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    return signed(command, run, [context, *options])


def signed(
    command: Callable[..., int], run: Callable[..., int], asked: list[inspect.Parameter]
) -> Callable[..., int]:
    """The command under the name of what it runs, with what typer is to ask for in its signature."""
    command.__signature__ = inspect.Signature(asked)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in asked}
    command.__name__, command.__doc__ = run.__name__, run.__doc__
    return command
