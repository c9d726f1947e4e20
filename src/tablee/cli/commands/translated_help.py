"""Help in the language spoken: typer's own layout, our words."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.french_help import HELP, METAVARS, SHARED
from tablee.cli.speech.translation import foreign, spoken, tell


class SpokenCommand(TyperCommand):
    def invoke(self, ctx: Any) -> Any:
        """Typer would end an interrupted command without a word."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Complaint(tell("interrupted"), 130) from None

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_parameters(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_parameters(self, ctx, formatter)
        rows = [(name, one.get_short_help_str(200)) for name, one in self.commands.items()]
        write_section("Commands", rows, formatter)


def write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    """What must be given stands bare; typer has braces round it."""
    pieces = " ".join(command.collect_usage_pieces(ctx)).translate({ord("{"): None, ord("}"): None})
    formatter.write_usage(ctx.command_path, pieces, prefix=tell("Usage: "))


def write_parameters(command: Any, ctx: Any, formatter: Any) -> None:
    kinds: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for parameter in command.get_params(ctx):
        if spoken() == "fr" and parameter.name == "help":
            parameter.help = SHARED["help"]
        name, told = parameter.get_help_record(ctx)
        row = (re.sub(r" <\w+>$", "", name), re.sub(r"\[([^\[\]]*)\]$", _facts, told))
        kinds[parameter.param_type_name].append(row)
    kinds["option"].append(("--lang fr|en", tell("French or English; by default as your terminal.")))
    write_section("Arguments", kinds["argument"], formatter)
    write_section("Options", kinds["option"], formatter)


def write_section(title: str, rows: list[tuple[str, str]], formatter: Any) -> None:
    if rows:
        with formatter.section(tell(title)):
            formatter.write_dl(rows)


def _facts(found: re.Match[str]) -> str:
    """What typer adds in brackets: [default: 8000; 0<=x<=65535]."""
    return f"[{' ; '.join(map(foreign, found[1].split('; ')))}]" if spoken() == "fr" else found[0]


def in_french(group: Any) -> None:
    """A command just built, every text of it replaced."""
    group.subcommand_metavar = METAVARS[group.subcommand_metavar]
    _translate(group, HELP["tablee"])
    for name, command in group.commands.items():
        _translate(command, HELP[name])


def _translate(command: Any, texts: dict[str, str]) -> None:
    command.help = texts[""]
    command.short_help = texts[""].partition("\n")[0]
    for parameter in command.params:
        parameter.help = texts[parameter.name] if parameter.name in texts else SHARED[parameter.name]
        parameter.metavar = METAVARS.get(parameter.metavar, parameter.metavar)
